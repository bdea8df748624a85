//! The grid of hexes, its numbers, the entry areas.

use std::fmt::Write;

use the_alamo::map::{Area, Ground, Hex};

use super::courses::around;
use super::plan::{entry_mark, middle, sides_of};

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
