//! What the boards of the Alamo share: its ground, its walls, its figures, how counters stand and are clicked.

pub mod figures;
pub mod ground;
pub mod masonry;
pub mod paper;
pub mod piece;
pub mod slots;
pub mod stroke;
pub mod text;

/// A counter is a square of this side.
pub const COUNTER: i32 = 50;
/// Counters stand at least this far apart.
pub const GAP: i32 = 6;

/// A point on the board.
pub type Spot = (i32, i32);

/// A rectangle on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

pub const fn frame(x: i32, y: i32, w: i32, h: i32) -> Frame {
    Frame { x, y, w, h }
}

impl Frame {
    pub const fn around(centre: Spot, w: i32, h: i32) -> Frame {
        Frame { x: centre.0 - w / 2, y: centre.1 - h / 2, w, h }
    }

    pub const fn centre(self) -> Spot {
        (self.x + self.w / 2, self.y + self.h / 2)
    }
}
