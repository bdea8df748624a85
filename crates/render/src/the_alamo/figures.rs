//! Counters: what a unit, a leader and a battery look like. Each is drawn around its own middle.

use std::fmt::Write;

/// What a counter of men shows.
pub struct Men<'a> {
    /// `texan`, or `mexican`.
    pub army: &'static str,
    /// The figure among the shapes.
    pub figure: &'static str,
    /// The Mexican column: `I` to `IV`, `R`.
    pub column: Option<&'static str>,
    /// The band's colour among Mexicans, by battalion.
    pub band: &'a str,
    pub short: &'a str,
    pub fire: u8,
    pub melee: u8,
    pub morale: u8,
    pub reduced: bool,
}

/// A counter of men: who they are above, fire and melee on the band, morale in a corner. One that lost a step shows
/// its band hatched.
pub fn men(men: &Men) -> String {
    let stripe = men.column.map_or_else(String::new, |column| {
        format!(
            r##"<path class="stripe col-{column}" d="M-25-20a5 5 0 0 1 5-5h8v50h-8a5 5 0 0 1-5-5z"/><text class="numeral" x="-18.4" y="-11">{column}</text>"##
        )
    });
    let (left, middle) = if men.column.is_some() { (-12, 6.5) } else { (-25, 0.0) };
    let band = if men.column.is_some() {
        "M-12 4h37v16a5 5 0 0 1-5 5h-32z"
    } else {
        "M-25 4h50v16a5 5 0 0 1-5 5h-40a5 5 0 0 1-5-5z"
    };
    let mut out = format!(
        concat!(
            r##"<rect class="base {army}" x="-25" y="-25" width="50" height="50" rx="5"/><use class="f-ta-figure" href="#{figure}" transform="translate({middle} -6)scale(.72)"/>{stripe}"##,
            r##"<text class="f-ta-short {army}" x="{middle}" y="-16.4">{short}</text><text class="f-ta-morale {army}" x="23.4" y="1.6">{morale}</text>"##,
            r##"<path class="band {bands}" d="{band}"/>"##
        ),
        army = if men.army == "texan" { "texas" } else { "column" },
        figure = men.figure,
        middle = middle,
        stripe = stripe,
        short = men.short,
        morale = men.morale,
        bands = men.band,
        band = band,
    );
    if men.reduced {
        let _ = write!(out, r##"<path class="f-ta-reduced" d="{band}"/>"##);
        for at in 0..5 {
            let x = left + 4 + at * 9;
            let _ = write!(out, r##"<path class="f-ta-hatch" d="M{x} 24l9-19"/>"##);
        }
    }
    let _ = write!(
        out,
        r##"<text class="f-ta-values {}" x="{middle}" y="21">{}-{}</text><rect class="rim" x="-25" y="-25" width="50" height="50" rx="5"/>"##,
        if men.reduced { "reduced" } else { men.army },
        men.fire,
        men.melee,
    );
    out
}

/// The mark of disorder or rout on a counter.
pub fn disorder(routed: bool) -> String {
    format!(r##"<use href="#{}" x="-4" y="-15"/>"##, if routed { "ta-routed" } else { "ta-disordered" })
}

/// A leader: a round counter with his star, his value and his name.
pub fn leader(army: &str, figure: &str, name: &str, value: u8) -> String {
    let squeeze =
        if name.chars().count() > 7 { r##" textLength="42" lengthAdjust="spacingAndGlyphs""## } else { "" };
    format!(
        concat!(
            r##"<circle class="base {army} leader" r="25"/><use href="#{figure}" transform="translate(0 -5)scale(.82)"/>"##,
            r##"<use class="star" href="#fig-star" transform="translate(15 -13)scale(.4)"/><text class="f-ta-lead" x="15" y="-8.6">{value}</text>"##,
            r##"<path class="f-ta-ribbon {army}" d="M-23.6 8H23.6A25 25 0 0 1 18 17.4H-18A25 25 0 0 1-23.6 8Z"/><text class="f-ta-leader" x="0" y="16"{squeeze}>{name}</text><circle class="rim" r="25"/>"##
        ),
        army = army,
        figure = figure,
        name = name,
        value = value,
        squeeze = squeeze,
    )
}

/// A leader with his men: his star and his value.
pub fn leader_badge(army: &str, value: u8) -> String {
    format!(
        r##"<circle class="base {army} leader" r="14"/><use class="star" href="#fig-star" transform="scale(.56)"/><text class="f-ta-badge" y="7.5">{value}</text><circle class="rim" r="14"/>"##
    )
}

/// A battery behind its crew: a gun, its strength, whose it is.
pub fn battery_badge(strength: u8, army: &str) -> String {
    let flag = if army == "mexican" { r##"<path class="flag" d="M-16 10V-9h8v6h-8"/>"## } else { "" };
    format!(
        r##"<rect class="base cannon" x="-17" y="-11" width="34" height="22" rx="4"/><use class="cannon" href="#fig-cannon" transform="translate(-8 0)rotate(90)scale(.5)"/><text class="f-ta-badge" x="7" y="7.5">{strength}</text>{flag}<rect class="rim" x="-17" y="-11" width="34" height="22" rx="4"/>"##
    )
}

/// A battery on its planks: which way it looks, its strength, whose it is.
pub fn battery(bearing: i32, strength: u8, army: &str) -> String {
    let flag = if army == "mexican" { r##"<path class="flag" d="M11 22V5h11v8h-11"/>"## } else { "" };
    format!(
        r##"<rect class="base cannon" x="-25" y="-21" width="50" height="42" rx="5"/><use class="cannon" href="#fig-cannon" transform="translate(3 0)rotate({bearing})"/><text class="f-ta-strength" x="-15" y="-5">{strength}</text>{flag}<rect class="rim" x="-25" y="-21" width="50" height="42" rx="5"/>"##
    )
}
