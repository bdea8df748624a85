//! Sheets of paper on the boards of the Alamo, and the compass rose.

use std::fmt::Write;

use super::{Frame, Spot};
use crate::svg::{drawing, escape, heading, sheet};

/// The compass rose, north up.
pub fn rose((x, y): Spot) -> String {
    let drawn = drawing(include_str!("../../assets/compound/rose.svg"));
    format!(r##"<g transform="translate({x} {y})">{drawn}</g>"##)
}

/// A key: its heading, then its rows, each a mark drawn around the origin and what it means.
pub fn key(frame: Frame, title: &str, row: impl Fn(i32) -> i32, marks: &[(String, String)]) -> String {
    let x = frame.x + 34;
    let mut out = sheet(frame) + &heading(frame, 27, title);
    for (line, (meaning, mark)) in marks.iter().enumerate() {
        let y = row(line as i32);
        let _ = write!(
            out,
            r##"<g transform="translate({x} {y})">{mark}</g><text class="legend" x="{}" y="{}">{}</text>"##,
            x + 28,
            y + 5,
            escape(meaning),
        );
    }
    out
}

/// The sheet of those not yet placed.
pub fn aside(frame: Frame, title: &str) -> String {
    let Frame { x, y, w, h } = frame;
    format!(
        r##"<g class="aside"><rect class="sheet-cast" x="{}" y="{}" width="{w}" height="{h}" rx="5"/><rect class="sheet" x="{x}" y="{y}" width="{w}" height="{h}" rx="5"/>{}</g>"##,
        x + 4,
        y + 5,
        heading(frame, 20, title),
    )
}
