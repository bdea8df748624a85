//! Counters: what a unit, a stack and a gun look like. Each is drawn around its own middle.

use charge::{Group, Gun, Unit};

use crate::compound::piece::squeezed;
use crate::compound::stack::Stack;

/// The short name on a Mexican counter.
pub fn short(group: Group) -> &'static str {
    match group.code() {
        "Ald" => "ALD",
        "SL1" | "SL2" => "S.L.",
        "Tol" => "TOL",
        "Mat" => "MAT",
        "Jim" => "JIM",
        "Caz" => "CAZ",
        "Zap" => "ZAP",
        _ => "GRA",
    }
}

/// The figure on a Mexican counter.
pub fn soldier(group: Group) -> &'static str {
    match group.code() {
        "Caz" => "fig-light",
        "Zap" => "fig-sapper",
        "Gra" => "fig-grenadier",
        _ => "fig-line",
    }
}

/// A stack of Mexican units: column on the stripe, battalion on the band, how many at the right.
pub fn stack(group: Group, count: u8) -> String {
    let under = match count {
        0 | 1 => 0,
        2 | 3 => 1,
        _ => 2,
    };
    Stack {
        code: group.code(),
        figure: soldier(group),
        column: group.column().code(),
        short: short(group),
        count,
        under,
    }
    .drawn()
}

/// The figure on a Texian counter.
pub fn captain(unit: Unit) -> &'static str {
    match unit.code() {
        "Travis" => "fig-officer",
        "Crockett" => "fig-coonskin",
        "Carey" | "Dickinson" => "fig-gunner",
        _ => "fig-rifle",
    }
}

/// A Texian unit: its captain's name on the band, a star for a leader.
pub fn texian(unit: Unit, name: &str, scale: f32) -> String {
    let figure = captain(unit);
    let squeeze = squeezed(name, scale);
    let star = if unit.is_leader() {
        r##"<use class="star" href="#fig-star" transform="translate(15 -14)scale(.34)"/>"##
    } else {
        ""
    };
    format!(
        r##"<rect class="base texas" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#{figure}" transform="translate(-1 -9)scale(.92)"/>{star}<path class="band texas" d="M-25 6h50v14a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21.5"{squeeze}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##
    )
}

/// A gun on its box: its number, what it adds, which way it looks; a cross when it is destroyed.
pub fn gun(gun: Gun, bearing: i32, hits: u8, destroyed: bool) -> String {
    let pips = (0..gun.strength()).map(|pip| {
        let y = 11 - 8 * i32::from(pip);
        format!(r##"<circle class="pip" cx="17" cy="{y}" r="2.8"/>"##)
    });
    let mark = if destroyed {
        r##"<path class="cross" d="M-20-16L20 16M20-16L-20 16"/>"##
    } else if hits > 0 {
        r##"<path class="crack" d="M-4-20l6 9l-7 6l8 8l-5 8l4 9"/>"##
    } else {
        ""
    };
    format!(
        r##"<rect class="base cannon" x="-24" y="-20" width="48" height="40" rx="4"/><use class="cannon" href="#fig-cannon" transform="translate(1 0)rotate({bearing})"/><text class="position" x="-17" y="-7">{}</text>{}{mark}<rect class="rim" x="-24" y="-20" width="48" height="40" rx="4"/>"##,
        gun.position(),
        pips.collect::<String>(),
    )
}
