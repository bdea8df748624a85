//! What the boards of the Alamo share: its ground, its walls, its figures, how counters stand and are clicked.

pub mod figures;
pub mod ground;
pub mod masonry;
pub mod paper;
pub mod piece;
pub mod slots;
pub mod stroke;
pub mod text;

pub use crate::svg::{Frame, Spot};

/// A counter is a square of this side.
pub const COUNTER: i32 = 50;
/// Counters stand at least this far apart.
pub const GAP: i32 = 6;

pub const fn frame(x: i32, y: i32, w: i32, h: i32) -> Frame {
    Frame { x, y, w, h }
}
