//! The ground under the hexes: fields, ways, the dry stream, brush; the grid, its numbers, the entry areas.

use std::fmt::Write;

use the_alamo::map::{Area, Ground, Hex};

use super::courses::around;
use super::plan::{FIELD, HEIGHT, WIDTH, centre, entry_mark, middle, sides_of};
use crate::svg::{Scatter, hachures};

/// Patterns of this board beside those that the boards of the Alamo share.
pub const DEFS: &str = r##"<defs><pattern id="ta-boards" width="12" height="46" patternUnits="userSpaceOnUse"><path class="ta-boards" d="M0 0v46M6 0v46M0 12h6M6 34h6"/></pattern><pattern id="ta-tiles" width="64" height="16" patternUnits="userSpaceOnUse"><path class="ta-roof-line" d="M0 4h64M0 12h64M20 4v8M52 12v8"/></pattern><pattern id="ta-planks" width="10" height="58" patternUnits="userSpaceOnUse"><path class="plank" d="M1 0v58M1 20h10"/></pattern></defs>"##;

/// The whole sheet under everything.
pub fn ground() -> String {
    let mut out = format!(
        r##"<rect class="earth" width="{WIDTH}" height="{HEIGHT}"/><g fill="url(#fig-glow)"><ellipse cx="220" cy="900" rx="260" ry="620"/><ellipse cx="1270" cy="520" rx="240" ry="460"/><ellipse cx="760" cy="1800" rx="620" ry="240"/><ellipse cx="760" cy="250" rx="640" ry="190"/><ellipse cx="1240" cy="1600" rx="220" ry="420"/></g><rect fill="url(#fig-tufts)" width="{WIDTH}" height="{HEIGHT}"/>"##
    );
    out.push_str(&fields());
    out.push_str(&ways());
    out.push_str(&stream());
    out.push_str(&brush());
    out
}

/// Ploughed plots beyond the walls.
fn fields() -> String {
    const PLOTS: [(&str, &str); 7] = [
        ("rows", "M64 150L330 132L346 300L80 330Z"),
        ("rows2", "M470 120L742 108L734 268L482 284Z"),
        ("rows", "M880 130L1076 118L1070 300L872 306Z"),
        ("rows2", "M1200 150L1396 170L1384 330L1192 306Z"),
        ("rows2", "M70 1480L300 1460L312 1680L84 1700Z"),
        ("rows", "M1190 1640L1400 1660L1390 1880L1176 1850Z"),
        ("rows2", "M900 1700L1080 1690L1086 1850L894 1866Z"),
    ];
    PLOTS.iter().fold(String::new(), |out, (pattern, data)| {
        out + &format!(r##"<path class="plot" d="{data}"/><path fill="url(#fig-{pattern})" d="{data}"/>"##)
    })
}

/// The roads from the main gate: to the town in the west, to the south, along the Alameda.
fn ways() -> String {
    const ROADS: [&str; 3] = [
        "M616 1640C590 1700 440 1700 330 1760S150 1830 38 1836",
        "M616 1640C622 1760 660 1900 668 2054",
        "M624 1700C760 1760 900 1640 1060 1640S1300 1560 1456 1572",
    ];
    ROADS.iter().fold(String::new(), |out, data| {
        out + &format!(r##"<path class="road-edge" d="{data}"/><path class="road" d="{data}"/>"##)
    }) + r##"<path class="way" d="M616 1440C620 1300 600 1200 610 1040S560 700 620 600M620 1240C700 1220 760 1280 860 1270"/>"##
}

/// The bed of the dry stream, through the middles of its hexes.
fn stream() -> String {
    let (x, _) = centre(20, 1);
    let mut bed = format!("M{x} {}", FIELD.y);
    let mut bank = vec![(x - 19, FIELD.y)];
    for row in 1..=31 {
        let (x, y) = centre(20, row);
        let bend = [7, -6, 3, -8, 5, -3][row as usize % 6];
        let _ = write!(bed, "S{} {} {} {y}", x + bend, y - 20, x + bend / 2);
        bank.push((x - 19 + bend, y));
    }
    format!(
        r##"<path class="ta-bed-edge" d="{bed}"/><path class="ta-bed" d="{bed}"/><path class="ta-bed-line" d="{bed}"/><path class="hachure" opacity=".45" d="{}"/>"##,
        hachures(&bank, 9.0, 6.0),
    )
}

/// Brush along the stream and in the corners, where no hex is hidden by it.
fn brush() -> String {
    let mut scatter = Scatter::new(1836);
    let mut out = String::new();
    for row in 1..=31 {
        let (x, y) = centre(20, row);
        let aside = if row % 2 == 0 { 27 } else { -28 };
        let _ =
            write!(out, r##"<use href="#fig-bush" x="{}" y="{}"/>"##, x + aside, y + scatter.below(40) - 20);
    }
    for hex in Hex::all().filter(|hex| hex.ground() == Ground::Open && hex.0 % 7 == 3) {
        let (x, y) = middle(hex);
        if scatter.below(3) == 0 {
            let _ = write!(
                out,
                r##"<use href="#fig-bush" transform="translate({} {})scale(.8)"/>"##,
                x + 26,
                y + 12
            );
        }
    }
    out
}

/// The net of hexes with their numbers.
pub fn grid() -> String {
    let net = Hex::all().fold(String::new(), |net, hex| {
        let (x, y) = middle(hex);
        net + &format!("M{} {}h38l18 32l-18 32h-38l-18-32z", x - 19, y - 32)
    });
    format!(r##"<path class="ta-grid" d="{net}"/>"##)
}

/// The number of each hex, at its northern flat.
pub fn numbers() -> String {
    let mut out = String::new();
    for hex in Hex::all() {
        let (x, y) = middle(hex);
        let class = if hex.ground() == Ground::Building { "ta-number dark" } else { "ta-number" };
        let _ = write!(out, r##"<text class="{class}" x="{x}" y="{}">{hex}</text>"##, y - 22);
    }
    out
}

/// The six entry areas, each with its number beside it.
pub fn entries() -> String {
    let mut out = String::new();
    for area in Area::all() {
        let (x, y) = entry_mark(area);
        let _ = write!(
            out,
            r##"<path class="ta-entry" d="{}"/><text class="ta-entry-number" x="{x}" y="{}">{area}</text>"##,
            around(&sides_of(area.hexes())),
            y + 20,
        );
    }
    out
}
