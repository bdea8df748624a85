//! Counters: what a company, an officer, a stack and a gun look like. Each is drawn around its own middle.

use thirteen_days::{Arm, Battalion, Gun, Officer, Unit};

/// Shapes of this game beside those that the boards of the Alamo share.
pub const SHAPES: &str = r##"<defs>
<g id="fig-lancer"><path class="f-horse" d="M-15 15c-1-7 2-11 7-12l2-7l5-5l7 3l-3 3l3 8c5 1 7 5 6 10z"/><path class="f-mane" d="M-1-8l-4 6l-2 7"/><path class="f-coat-red" d="M-1 6c0-6 3-8 6-8s6 2 6 8z"/><circle class="f-skin" cx="5" cy="-5" r="3.6"/><path class="f-shako" d="M0-14h10l1 7h-12z"/><path class="f-lance" d="M13 15L9-18"/><path class="f-pennon" d="M9-18l-8 3l8 3z"/></g>
<g id="fig-general"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-sash" d="M-7 8L7 15"/><path class="f-gilt" d="M-11 9h5M6 9h5"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-shako" d="M-13 0c1-9 7-14 13-14s12 5 13 14c-6-5-20-5-26 0z"/><path class="f-cockade" d="M-2-10h4v6h-4z"/></g>
<g id="fig-knife"><path class="f-buckskin" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-hair" d="M-5 1c-2-8 2-11 5-11s7 3 5 11l-2-5h-6z"/><path class="f-blade" d="M10 14l-1-5l5-14l3 3l-3 13z"/><path class="f-hilt" d="M6 9l8 2"/></g>
</defs>"##;

/// The short name on a Mexican counter.
fn short(battalion: Battalion) -> &'static str {
    match battalion.code() {
        "Ald" => "ALD",
        "Tol" => "TOL",
        "All" => "ALL",
        "Mat" => "MAT",
        "Jim" => "JIM",
        "SLu" => "S.L.",
        "Zap" => "ZAP",
        _ => "DOL",
    }
}

/// The column whose colour a battalion wears: the sappers have no single one.
fn column(battalion: Battalion) -> &'static str {
    match battalion.code() {
        "Ald" => "I",
        "Tol" | "All" => "II",
        "Mat" | "Jim" => "III",
        "SLu" => "IV",
        "Zap" => "Z",
        _ => "R",
    }
}

/// A stack of Mexican counters: column on the stripe, battalion on the band, how many at the right.
pub fn stack(battalion: Battalion, count: u8) -> String {
    let figure = match battalion.arm() {
        Arm::Sapper => "sapper",
        Arm::Cavalry => "lancer",
        Arm::Militia => "light",
        Arm::Regular => "line",
    };
    let under = match count {
        0 | 1 => "",
        2 => r##"<rect class="under" x="-22" y="-22" width="50" height="50" rx="5"/>"##,
        _ => {
            r##"<rect class="under" x="-20" y="-20" width="50" height="50" rx="5"/><rect class="under" x="-22.5" y="-22.5" width="50" height="50" rx="5"/>"##
        }
    };
    format!(
        concat!(
            r##"{under}<rect class="base {code}" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
            r##"<use href="#fig-{figure}" x="-2" y="-6"/><path class="stripe col-{column}" d="M-25-20a5 5 0 0 1 5-5h8v50h-8a5 5 0 0 1-5-5z"/>"##,
            r##"<text class="numeral" x="-18.4" y="-11">{column}</text><path class="band {code}" d="M-12 9h37v11a5 5 0 0 1-5 5h-32z"/>"##,
            r##"<text class="battalion {code}" x="6.5" y="21.5">{short}</text><text class="count" x="16.5" y="3">{count}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##
        ),
        under = under,
        code = battalion.code(),
        figure = figure,
        column = column(battalion),
        short = short(battalion),
        count = count,
    )
}

/// A company of Texans: who they are on the band.
pub fn unit(unit: Unit) -> String {
    let (figure, short) = match &unit.code()[..3] {
        "Tex" => ("rifle", "TEXAS"),
        "Ten" => ("coonskin", "TENN."),
        "Reg" => ("gunner", "REG."),
        _ => ("rifle", "VOL."),
    };
    texan(figure, short, &unit.code()[3..], "")
}

/// An officer of the Texans, with his star; or of the Mexicans, with his bonus.
pub fn officer(officer: Officer, name: &str) -> String {
    let star = r##"<use class="star" href="#fig-star" transform="translate(15 -14)scale(.34)"/>"##;
    if !officer.is_texan() {
        return format!(
            r##"<rect class="base general" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#fig-general" x="-1" y="-6"/>{star}<path class="band general" d="M-25 9h50v11a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21"{}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
            squeezed(name),
        );
    }
    let figure = match officer {
        Officer::TRAVIS => "officer",
        Officer::BOWIE => "knife",
        _ => "coonskin",
    };
    texan(figure, name, "", star)
}

fn texan(figure: &str, name: &str, number: &str, mark: &str) -> String {
    format!(
        r##"<rect class="base texas" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#fig-{figure}" x="-1" y="-6"/>{mark}<text class="company" x="-17" y="-11">{number}</text><path class="band texas" d="M-25 9h50v11a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21"{}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
        squeezed(name),
    )
}

/// Long names are drawn together.
fn squeezed(name: &str) -> &'static str {
    if name.chars().count() > 7 { r##" textLength="45" lengthAdjust="spacingAndGlyphs""## } else { "" }
}

/// How a gun stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Manned,
    /// Its powder is gone.
    Spent,
    /// Its crew is dead.
    Silent,
    Captured,
    Destroyed,
}

/// A gun on its box: its number, which way it looks, what became of it.
pub fn gun(gun: Gun, bearing: i32, look: Look) -> String {
    let mark = match look {
        Look::Manned => "",
        Look::Spent => r##"<path class="crack" d="M10 4l8 8M18 4l-8 8"/>"##,
        Look::Silent => r##"<path class="fallen-crew" d="M-18 14h36"/>"##,
        Look::Captured => r##"<path class="flag" d="M10 14V-15h12v9h-12"/>"##,
        Look::Destroyed => r##"<path class="cross" d="M-18-15L18 15M18-15L-18 15"/>"##,
    };
    let size = if gun.is_eighteen() { 115 } else { 92 };
    format!(
        r##"<rect class="base cannon" x="-22" y="-19" width="44" height="38" rx="4"/><use class="cannon" href="#fig-cannon" transform="translate(3 0)rotate({bearing})scale({}.{:02})"/><text class="position" x="-12" y="-5">{}</text>{mark}<rect class="rim" x="-22" y="-19" width="44" height="38" rx="4"/>"##,
        size / 100,
        size % 100,
        gun.0 + 1,
    )
}
