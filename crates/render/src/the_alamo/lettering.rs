//! The names of the places on the field, which step aside for counters; the title in the margin, the compass rose.

use std::fmt::Write;

use game::Lang;

use super::plan::{HEIGHT, WIDTH, centre};
use super::text::say;
use crate::compound::paper::rose;
use crate::svg::{Frame, Spot, escape};

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

/// A name goes no farther than this many of these steps from where the map has it.
const STEP: i32 = 16;
const STEPS: i32 = 9;

/// Everything written on the field, as it stands among what these frames cover.
pub fn names(covered: &[Frame], lang: Lang) -> String {
    let mut taken: Vec<Frame> = covered.to_vec();
    NAMES.into_iter().fold(String::new(), |mut out, (id, look, (column, row), (dx, dy), turn)| {
        let text = say(lang, id);
        let (x, y) = centre(column, row);
        let at = free((x + dx, y + dy), size(&text, look, turn), &taken);
        taken.push(ink(at, size(&text, look, turn)));
        let _ = write!(
            out,
            r##"<text id="ta-name-{column}-{row}" class="ta-name {look}" transform="translate({} {})rotate({turn})">{}</text>"##,
            at.0,
            at.1,
            escape(&text),
        );
        out
    })
}

/// How wide and high a name is at its largest.
fn size(text: &str, look: &str, turn: i32) -> (i32, i32) {
    let letter = match look {
        "great" => 34,
        "" => 12,
        _ => 10,
    };
    let (along, across) = (text.chars().count() as i32 * letter, if look == "great" { 40 } else { 24 });
    match turn {
        0 => (along, across),
        -90 => (across, along),
        _ => (along * 82 / 100, along * 57 / 100 + across),
    }
}

/// A name's base line runs through its spot: it stands above it, or left of it where it is turned.
fn ink((x, y): Spot, (w, h): (i32, i32)) -> Frame {
    let middle = if w > h { (x, y - 7) } else { (x - 7, y) };
    Frame::around(middle, w, h)
}

/// The nearest spot where nothing is in the way, or the least.
fn free(home: Spot, size: (i32, i32), taken: &[Frame]) -> Spot {
    let steps = || -STEPS..=STEPS;
    let spots = steps().flat_map(|dx| steps().map(move |dy| (dx * STEP, dy * STEP)));
    let board = Frame { x: 40, y: 40, w: WIDTH - 80, h: HEIGHT - 80 };
    let cost = |(dx, dy): Spot| {
        let ink = ink((home.0 + dx, home.1 + dy), size);
        let covered: i32 = taken.iter().map(|frame| ink.shared(*frame)).sum();
        let beyond = ink.w * ink.h - ink.shared(board);
        (covered + beyond) * 100 + dx * dx + dy * dy
    };
    spots.min_by_key(|&by| cost(by)).map_or(home, |(dx, dy)| (home.0 + dx, home.1 + dy))
}

/// The margin around the field with its lines and the title, and the compass rose.
pub fn margin(field: Frame, lang: Lang) -> String {
    let title = ["map-title", "map-date", "map-ours", "map-scale"].map(|id| say(lang, id)).join(" · ");
    format!(
        r##"<path class="margin" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0ZM{0} {1}h{2}v{3}h-{2}z"/><rect class="frame" x="5" y="5" width="{4}" height="{5}"/><rect class="neat" x="{0}" y="{1}" width="{2}" height="{3}"/><text class="ta-title" x="{6}" y="{7}">{8}</text>{9}"##,
        field.x,
        field.y,
        field.w,
        field.h,
        WIDTH - 10,
        HEIGHT - 10,
        WIDTH / 2,
        HEIGHT - 14,
        escape(&title),
        rose(centre(3, 28)),
    )
}
