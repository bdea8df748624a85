//! What the boards of the Alamo share: its ground, its walls, its figures, how counters stand and are clicked.

pub mod masonry;
pub mod panel;
pub mod paper;
pub mod piece;
pub mod slots;
pub mod stack;
pub mod stroke;
pub mod text;

use std::fmt::Write;

pub use crate::svg::{Frame, Spot};

/// A counter is a square of this side.
pub const COUNTER: i32 = 50;
/// Counters stand at least this far apart.
pub const GAP: i32 = 6;

pub const fn frame(x: i32, y: i32, w: i32, h: i32) -> Frame {
    Frame { x, y, w, h }
}

/// What the boards of the Alamo are drawn with: grain of the ground, what grows and stands on it many times, soldiers.
pub fn figures() -> String {
    crate::svg::figures(include_str!("../../assets/compound/ground.svg")) + &soldiers()
}

/// The figures on counters.
pub fn soldiers() -> String {
    crate::svg::figures(include_str!("../../assets/compound/figures.svg"))
}

/// The compound at a glance: bare ground, and what lies within the walls.
pub fn glance(within: &str) -> String {
    format!(r##"<rect class="earth" width="100%" height="100%"/><path class="within" d="{within}"/>"##)
}

/// The numbered boxes where guns stand.
pub fn gun_boxes(guns: impl Iterator<Item = Spot>, (w, h): (i32, i32)) -> String {
    guns.enumerate().fold(String::new(), |mut out, (index, at)| {
        let f = Frame::around(at, w, h);
        let _ = write!(
            out,
            r##"<rect class="gun-box" x="{}" y="{}" width="{w}" height="{h}" rx="3"/><text class="gun-number" x="{}" y="{}">{}</text>"##,
            f.x,
            f.y,
            at.0,
            at.1 + 8,
            index + 1,
        );
        out
    })
}
