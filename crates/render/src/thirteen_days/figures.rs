//! Counters: what a company, an officer, a stack and a gun look like. Each is drawn around its own middle.

use thirteen_days::{Arm, Battalion, Gun, Officer, Unit};

use crate::compound::piece::squeezed;
use crate::compound::stack::Stack;

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

/// The figure on a Mexican counter.
pub fn trooper(battalion: Battalion) -> &'static str {
    match battalion.arm() {
        Arm::Sapper => "fig-sapper",
        Arm::Cavalry => "fig-lancer",
        Arm::Militia => "fig-light",
        Arm::Regular => "fig-line",
    }
}

/// A stack of Mexican counters: column on the stripe, battalion on the band, how many at the right.
pub fn stack(battalion: Battalion, count: u8) -> String {
    Stack {
        code: battalion.code(),
        figure: trooper(battalion),
        column: column(battalion),
        short: short(battalion),
        count,
        under: usize::from(count.clamp(1, 3) - 1),
    }
    .drawn()
}

/// The figure of a company.
pub fn company(unit: Unit) -> &'static str {
    match &unit.code()[..3] {
        "Ten" => "fig-coonskin",
        "Reg" => "fig-gunner",
        _ => "fig-rifle",
    }
}

/// The figure of an officer.
pub fn officer_figure(officer: Officer) -> &'static str {
    match officer {
        _ if !officer.is_texan() => "fig-general",
        Officer::TRAVIS => "fig-officer",
        Officer::BOWIE => "fig-knife",
        _ => "fig-coonskin",
    }
}

/// A company of Texans: who they are on the band.
pub fn unit(unit: Unit, scale: f32) -> String {
    let short = match &unit.code()[..3] {
        "Tex" => "TEXAS",
        "Ten" => "TENN.",
        "Reg" => "REG.",
        _ => "VOL.",
    };
    texan(company(unit), short, &unit.code()[3..], "", scale)
}

/// An officer of the Texans, with his star; or of the Mexicans, with his bonus.
pub fn officer(officer: Officer, name: &str, scale: f32) -> String {
    let star = r##"<use class="star" href="#fig-star" transform="translate(15 -14)scale(.34)"/>"##;
    if !officer.is_texan() {
        return format!(
            r##"<rect class="base general" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#fig-general" transform="translate(-1 -9)scale(.92)"/>{star}<path class="band general" d="M-25 6h50v14a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21.5"{}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
            squeezed(name, scale),
        );
    }
    texan(officer_figure(officer), name, "", star, scale)
}

fn texan(figure: &str, name: &str, number: &str, mark: &str, scale: f32) -> String {
    format!(
        r##"<rect class="base texas" x="-25" y="-25" width="50" height="50" rx="5"/><use href="#{figure}" transform="translate(-1 -9)scale(.92)"/>{mark}<text class="company" x="-17" y="-11">{number}</text><path class="band texas" d="M-25 6h50v14a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"/><text class="captain" x="0" y="21.5"{}>{name}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
        squeezed(name, scale),
    )
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
