//! Counters: what a unit, a stack and a gun look like. Each is drawn around its own middle.

use charge::{Group, Gun, Unit};

/// Shapes used by many counters.
pub const SHAPES: &str = r##"<defs>
<path id="fig-star" d="M0-25L7-9L24-8L11 4L15 21L0 12L-15 21L-11 4L-24-8L-7-9Z"/>
<g id="fig-line"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-belt" d="M-6 7L5 15M6 7L-5 15"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-shako" d="M-6-13h12l1.4 12h-14.8z"/><path class="f-visor" d="M-7.4-1h14.8l-1.6 2.4h-11.6z"/><circle class="f-pompom" cy="-15" r="2.6"/><path class="f-plate" d="M-2-9h4v4h-4z"/></g>
<g id="fig-light"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-belt" d="M6 7L-5 15"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-shako" d="M-6-10h12l1.4 9h-14.8z"/><path class="f-visor" d="M-7.4-1h14.8l-1.6 2.4h-11.6z"/><path class="f-horn" d="M-4-5c2 3 6 3 8-1M0-10c-1-6 3-6 3-8"/></g>
<g id="fig-sapper"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-apron" d="M-5 8h10v7h-10z"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-beard" d="M-4 3c0 7 8 7 8 0z"/><path class="f-shako" d="M-6-11h12l1.4 10h-14.8z"/><path class="f-axe" d="M-12 13L11-13M6-15c5-1 8 2 8 6l-5-1z"/></g>
<g id="fig-grenadier"><path class="f-coat" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-belt" d="M-6 7L5 15M6 7L-5 15"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-fur" d="M-7 0c-2-12 1-17 7-17s9 5 7 17c-4-2-10-2-14 0z"/><path class="f-plate" d="M-2-7h4v4h-4z"/></g>
<g id="fig-rifle"><path class="f-hunter" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-strap" d="M-6 7L5 15"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-hat" d="M-5.4-2c-1-9 2-11 5.4-11s6.4 2 5.4 11z"/><path class="f-brim" d="M-11-1c3-3 19-3 22 0c-4 3-18 3-22 0z"/><path class="f-barrel" d="M9 15L15-14"/></g>
<g id="fig-gunner"><path class="f-hunter" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-hat" d="M-6-3c0-7 2-9 6-9s6 2 6 9z"/><path class="f-visor" d="M-6-3h14l-2 2.4h-12z"/><path class="f-ramrod" d="M-14 15L13-12"/><path class="f-sponge" d="M9-12l5-4l4 4l-4 5z"/></g>
<g id="fig-coonskin"><path class="f-buckskin" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-fringe" d="M-8 9v4M-4 8v4M4 8v4M8 9v4"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-coon" d="M-7-2c-1-7 2-10 7-10s8 3 7 10c-4-2-10-2-14 0z"/><path class="f-tail" d="M6-4c5 2 5 8 3 13"/><path class="f-barrel" d="M-10 15L-15-14"/></g>
<g id="fig-officer"><path class="f-grey" d="M-11 15c0-8 5-9 11-9s11 1 11 9z"/><path class="f-gilt" d="M-9 9h4M5 9h4M0 8v7"/><circle class="f-skin" cy="2" r="4.6"/><path class="f-hat" d="M-5.4-2c-1-8 2-10 5.4-10s6.4 2 5.4 10z"/><path class="f-brim" d="M-11-1c3-3 19-3 22 0c-4 3-18 3-22 0z"/><path class="f-sword" d="M9 14L16-13M8 8l6 2"/></g>
<g id="fig-cannon"><path class="f-wheel" d="M-11-3v12M11-3v12"/><path class="f-axle" d="M-11 3h22"/><path class="f-trail" d="M-2 3h4l1 14h-6z"/><path class="f-tube" d="M-4 7l1-23h6l1 23z"/><path class="f-tube" d="M-4.6-16h9.2v-3h-9.2z"/></g>
<path id="fig-ladder" class="f-ladder" d="M-6 17L-2-17M6 17L2-17M-5 11h10M-4.4 5h8.8M-4-1h8M-3.2-7h6.4M-2.6-12h5.2"/>
</defs>"##;

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
