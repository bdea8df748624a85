//! Counters: what a unit, a stack and a gun look like. Each is drawn around its own middle.

use charge::{Group, Gun, Unit};

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

fn soldier(group: Group) -> &'static str {
    match group.code() {
        "Caz" => "light",
        "Zap" => "sapper",
        "Gra" => "grenadier",
        _ => "line",
    }
}

/// A stack of Mexican units: column on the stripe, battalion on the band, how many at the right.
pub fn stack(group: Group, count: u8) -> String {
    let column = group.column();
    let under = match count {
        0 | 1 => "",
        2 | 3 => r##"<rect class="under" x="-22" y="-22" width="50" height="50" rx="5"/>"##,
        _ => {
            r##"<rect class="under" x="-20" y="-20" width="50" height="50" rx="5"/><rect class="under" x="-22.5" y="-22.5" width="50" height="50" rx="5"/>"##
        }
    };
    format!(
        concat!(
            r##"{under}<rect class="base {code}" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
            r##"<use href="#fig-{soldier}" x="-2" y="-6"/><path class="stripe col-{column}" d="M-25-20a5 5 0 0 1 5-5h8v50h-8a5 5 0 0 1-5-5z"/>"##,
            r##"<text class="numeral" x="-18.4" y="-11">{column}</text><path class="band {code}" d="M-12 9h37v11a5 5 0 0 1-5 5h-32z"/>"##,
            r##"<text class="battalion {code}" x="6.5" y="21.5">{short}</text><text class="count" x="16.5" y="3">{count}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##
        ),
        under = under,
        code = group.code(),
        soldier = soldier(group),
        column = column.code(),
        short = short(group),
        count = count,
    )
}

/// A Texian unit: its captain's name on the band, a star for a leader.
pub fn texian(unit: Unit, name: &str) -> String {
    let figure = match unit.code() {
        "Travis" => "officer",
        "Crockett" => "coonskin",
        "Carey" | "Dickinson" => "gunner",
        _ => "rifle",
    };
    let squeeze =
        if name.chars().count() > 7 { r##" textLength="45" lengthAdjust="spacingAndGlyphs""## } else { "" };
    let star = if unit.is_leader() {
        r##"<use class="star" href="#fig-star" transform="translate(15 -14)scale(.34)"/>"##
    } else {
        ""
    };
    format!(
        r##"<rect class="base texas" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#fig-{figure}" x="-1" y="-6"/>{star}<path class="band texas" d="M-25 9h50v11a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21"{squeeze}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##
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
