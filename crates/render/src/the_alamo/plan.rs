//! Where everything lies on the board of The Alamo: the hexes by their numbers.
//!
//! A hex is ten yards from flat to flat, 64 units here; its flats look north and south and odd columns stand half a
//! hex higher. Everything built lies on the sides of hexes, so that what is drawn is what the rules read.

use the_alamo::map::{Area, Facing, Hex, Wall};

use crate::compound::{Frame, Spot, frame};

/// The board is this wide and this high.
pub const WIDTH: i32 = 1494;
pub const HEIGHT: i32 = 2092;

/// The hexes lie within this frame.
pub const FIELD: Frame = frame(38, 38, 1418, 2016);

/// From one column to the next, and from one row to the next.
const COLUMN: i32 = 56;
const ROW: i32 = 64;

/// The corners of a hex around its middle, clockwise from the northwest. Side `n` runs from corner `n` to the next.
pub const CORNERS: [Spot; 6] = [(-19, -32), (19, -32), (37, 0), (19, 32), (-19, 32), (-37, 0)];

/// The middle of the hex in this column and row, counted from 1 in the northwest.
pub const fn centre(column: i32, row: i32) -> Spot {
    let lower = if column % 2 == 0 { ROW / 2 } else { 0 };
    (FIELD.x + 37 + COLUMN * (column - 1), FIELD.y + 32 + ROW * (row - 1) + lower)
}

/// The middle of a hex.
pub fn middle(hex: Hex) -> Spot {
    centre(hex.column().into(), hex.row().into())
}

/// The sides of hexes, each run clockwise.
pub fn sides_of(hexes: impl Iterator<Item = Hex>) -> Vec<(Spot, Spot)> {
    hexes.flat_map(|hex| (0..6).map(move |at| side(middle(hex), at))).collect()
}

/// The two ends of a hexside.
pub fn ends(wall: Wall) -> (Spot, Spot) {
    let [a, b] = wall.hexes();
    let at = a.side_towards(b).map_or(0, |side| usize::from(side.0));
    side(middle(a), at)
}

/// The middle of a hexside and how it is turned: its own north looks from the first hex into the second.
pub fn threshold(wall: Wall) -> (Spot, i32) {
    let [a, b] = wall.hexes();
    let ((ax, ay), (bx, by)) = ends(wall);
    let turn = a.side_towards(b).map_or(0, bearing);
    ((i32::midpoint(ax, bx), i32::midpoint(ay, by)), turn)
}

/// Which way a side looks, in degrees clockwise from north.
pub fn bearing(side: Facing) -> i32 {
    60 * i32::from(side.0)
}

/// Where the number of an entry area stands: beside it, towards the compound.
pub const fn entry_mark(area: Area) -> Spot {
    match area.0 {
        0 => centre_between(4, 5, 3),
        1 => centre_between(14, 15, 3),
        2 => centre_between(23, 23, 10),
        3 => centre_between(23, 23, 21),
        4 => centre_between(11, 12, 29),
        _ => centre_between(3, 3, 17),
    }
}

const fn centre_between(left: i32, right: i32, row: i32) -> Spot {
    let (a, b) = (centre(left, row), centre(right, row));
    (i32::midpoint(a.0, b.0), i32::midpoint(a.1, b.1))
}

/// The corner of a hex.
pub const fn corner((x, y): Spot, at: usize) -> Spot {
    let (dx, dy) = CORNERS[at % 6];
    (x + dx, y + dy)
}

/// The two ends of a side of the hex around a point.
pub const fn side(middle: Spot, at: usize) -> (Spot, Spot) {
    (corner(middle, at), corner(middle, at + 1))
}

/// The outline of the hex around a point, as path data.
pub fn hexagon((x, y): Spot) -> String {
    format!("M{} {}h38l18 32l-18 32h-38l-18-32z", x - 19, y - 32)
}
