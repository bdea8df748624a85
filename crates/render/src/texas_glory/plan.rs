//! Where everything lies on the map of Texas, in board units.
//!
//! The hexes follow from their numbers; the boxes, insets and sheets lie where land or sea leaves room. A hex is
//! 36 kilometres across. Coast, rivers, routes and trees are in `assets/texas-glory`.

use texas_glory::{Place, places};

use crate::svg::{Frame, Spot};

/// The board is this wide and this high.
pub const WIDTH: i32 = 2040;
pub const HEIGHT: i32 = 1760;

const fn frame(x: i32, y: i32, w: i32, h: i32) -> Frame {
    Frame { x, y, w, h }
}

pub const TRACK: Frame = frame(28, 30, 606, 196);
pub const COMANCHE: Frame = frame(28, 246, 190, 160);
pub const TITLE: Frame = frame(1500, 1556, 516, 176);
/// The plans of the two mission forts: where the besieged stand.
pub const ALAMO: Frame = frame(1000, 1500, 236, 234);
pub const GOLIAD: Frame = frame(1248, 1500, 240, 234);
pub const COMPASS: Spot = (1160, 1392);

/// The frame of a holding box.
pub const fn box_frame(place: Place) -> Frame {
    match place {
        places::PRG => frame(12, 862, 174, 252),
        places::LAREDO => frame(14, 1476, 250, 262),
        places::MATAMOROS => frame(746, 1572, 240, 164),
        places::FORT_JESSUP => frame(1862, 74, 164, 164),
        _ => frame(1838, 972, 188, 164),
    }
}

/// The cell of a turn on the track.
pub const fn track_cell(turn: u8) -> Frame {
    let at = turn as i32 - 1;
    frame(TRACK.x + 12 + at % 6 * 97, TRACK.y + 38 + at / 6 * 74, 93, 70)
}

/// The middle of a place.
pub fn centre(place: Place) -> Spot {
    match place.data().axial {
        Some((q, r)) => hex_centre(q.into(), r.into()),
        None => box_frame(place).centre(),
    }
}

/// The middle of a hex on slanted axes, on land or at sea.
pub fn hex_centre(q: i32, r: i32) -> Spot {
    let x = 272.1 + 100.46 * (q + 6) as f32;
    (x.round() as i32, (2 * 9087 + 1160 * (2 * r + q)) / 20)
}

/// The outline of the hex around a point.
pub fn hexagon((x, y): Spot) -> String {
    format!("M{} {y}l-33-58h-67l-34 58l34 58h67z", x + 67)
}

/// What may be clicked for a place.
pub fn outline(place: Place) -> String {
    if place.is_box() {
        let Frame { x, y, w, h } = box_frame(place);
        format!("M{x} {y}h{w}v{h}h-{w}z")
    } else {
        hexagon(centre(place))
    }
}

/// Where the blocks in a box find room.
pub fn room(place: Place) -> Frame {
    let f = box_frame(place);
    let note = if place == places::FORT_JESSUP { 50 } else { 26 };
    Frame { x: f.x + 8, y: f.y + 40, w: f.w - 16, h: f.h - 40 - note }
}

/// All that lies on paper of its own.
pub fn papers() -> impl Iterator<Item = Frame> {
    let boxes = Place::all().filter(|place| place.is_box()).map(box_frame);
    boxes.chain([TRACK, COMANCHE, TITLE, ALAMO, GOLIAD])
}

/// Where the besieged of a place stand, if it has a plan of its own.
pub fn inset(place: Place) -> Option<Frame> {
    let room = |f: Frame| Frame { x: f.x + 28, y: f.y + 26, w: f.w - 56, h: f.h - 78 };
    match place.data().code {
        "0308" => Some(room(ALAMO)),
        "0511" => Some(room(GOLIAD)),
        _ => None,
    }
}

/// Where those stand who wait beside a box.
pub fn beside(place: Place) -> Frame {
    match place {
        places::PRG => frame(14, 1120, 180, 56),
        places::LAREDO => frame(270, 1560, 190, 120),
        _ => frame(560, 1690, 180, 56),
    }
}
