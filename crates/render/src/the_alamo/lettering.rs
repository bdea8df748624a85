//! The names of the places on the field.

use std::fmt::Write;

use game::Lang;

use super::plan::centre;
use super::text::say;
use crate::compound::paper::rose;
use crate::svg::escape;

/// A name: its message, its look, the hex near which it stands, how far from there, how it is turned.
type Name = (&'static str, &'static str, (i32, i32), (i32, i32), i32);

const NAMES: [Name; 14] = [
    ("map-plaza", "great", (10, 12), (0, 50), 0),
    ("map-long", "near on-roof", (13, 16), (30, 0), -90),
    ("map-low", "near", (9, 24), (-64, 34), 0),
    ("map-gate", "near", (12, 24), (14, 44), 0),
    ("map-lunette", "near", (10, 25), (0, 32), 0),
    ("map-church", "near", (17, 20), (-16, 36), 0),
    ("map-yard", "near", (14, 20), (-4, 0), 0),
    ("map-court", "near", (16, 14), (28, 0), 0),
    ("map-pen", "near", (16, 17), (28, 0), 0),
    ("map-palisade", "near", (15, 23), (30, 20), -35),
    ("map-north", "", (10, 6), (0, 10), 0),
    ("map-west", "", (5, 13), (0, 32), -90),
    ("map-stream", "near", (21, 5), (-4, 0), -90),
    ("map-stream", "near", (21, 27), (-4, 0), -90),
];

/// Everything written on the field, and the compass rose.
pub fn names(lang: Lang) -> String {
    let mut out = String::new();
    for (id, look, (column, row), (dx, dy), turn) in NAMES {
        let (x, y) = centre(column, row);
        let _ = write!(
            out,
            r##"<text class="ta-name {look}" transform="translate({} {})rotate({turn})">{}</text>"##,
            x + dx,
            y + dy,
            escape(&say(lang, id)),
        );
    }
    out + &rose((centre(3, 28).0, centre(3, 28).1))
}
