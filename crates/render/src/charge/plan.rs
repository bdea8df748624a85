//! Where everything lies on the board of Charge: our own plan of the compound, in board units.
//!
//! The shape follows the surveys of the mission: a long plaza with houses along its west wall, the two-storey
//! long barrack and the convent yard east of it, pens behind, the church at the southeast, the palisade from
//! church to low barrack. Narrow places are drawn wider than they were, so that counters find room; which
//! area touches which is as the rules have it.

use crate::compound::{Frame, Spot, frame};

/// The board is this wide and this high.
pub const WIDTH: i32 = 1480;
pub const HEIGHT: i32 = 1220;

/// An area of the board, in the order of the rules' own numbers.
pub struct AreaPlan {
    /// As in the rules.
    pub code: &'static str,
    pub outline: &'static [Spot],
    /// Where units in the open stand: Texians or Mexicans, never both.
    pub open: Frame,
    /// The roofs under which Texians hide; their counters fill them in this order.
    pub roofs: &'static [Frame],
    /// The middle of the first line of its name.
    pub name: Spot,
    /// Whether the name is lettered in two lines.
    pub broken: bool,
    /// The middle of the row of its stacking limits.
    pub limits: Spot,
}

const A: Spot = (292, 207);
const B: Spot = (706, 201);
const C: Spot = (706, 316);
const D: Spot = (1184, 320);
const E: Spot = (1188, 446);
const F: Spot = (1183, 703);
const G: Spot = (1186, 907);
const H: Spot = (893, 911);
const I: Spot = (762, 1008);
const J: Spot = (288, 1012);
/// Where the lunette leaves the low barrack, its shoulders and its point.
const LUNETTE: [Spot; 5] = [(556, 1009), (560, 1050), (611, 1082), (662, 1050), (666, 1008)];
/// Halfway along the west wall, the north wall's and the palisade's fronts, the chapel's east wall.
const WEST: Spot = (285, 577);
const KNEE: Spot = (828, 959);
const EAST: Spot = (1185, 805);

const fn area(
    code: &'static str,
    outline: &'static [Spot],
    open: Frame,
    roofs: &'static [Frame],
    (name, broken): (Spot, bool),
    limits: Spot,
) -> AreaPlan {
    AreaPlan { code, outline, open, roofs, name, broken, limits }
}

/// A name in one line, and one in two.
const fn whole(x: i32, y: i32) -> (Spot, bool) {
    ((x, y), false)
}

const fn broken(x: i32, y: i32) -> (Spot, bool) {
    ((x, y), true)
}

#[rustfmt::skip]
pub const AREAS: [AreaPlan; 17] = [
    area("NW", &[A, (452, 205), (452, 330), (452, 432), (287, 432)], frame(374, 290, 74, 138), &[frame(312, 296, 56, 78)], broken(404, 248), (404, 279)),
    area("N", &[(452, 205), B, C, (452, 330)], frame(546, 224, 150, 98), &[], whole(500, 286), (500, 302)),
    area("HC", &[C, D, E, (893, 446), (706, 446)], frame(850, 338, 260, 104), &[], whole(784, 376), (784, 394)),
    area("WW", &[(287, 432), (452, 432), (452, 690), (286, 690), WEST], frame(374, 482, 74, 204), &[frame(312, 486, 56, 74), frame(312, 602, 56, 74)], whole(402, 452), (402, 467)),
    area("SW", &[(286, 690), (452, 690), (452, 840), (478, 840), (478, 1010), J], frame(362, 842, 112, 142), &[frame(312, 720, 56, 84)], broken(412, 726), (412, 757)),
    area("GT", &[(478, 840), (706, 840), (735, 840), I, LUNETTE[4], LUNETTE[3], LUNETTE[2], LUNETTE[1], LUNETTE[0], (478, 1010)], frame(602, 862, 130, 86), &[frame(490, 954, 96, 48), frame(638, 954, 112, 48)], broken(545, 868), (545, 899)),
    area("PA", &[(893, 738), H, KNEE, I, (735, 840), (706, 840), (706, 738)], frame(716, 758, 168, 104), &[], whole(778, 894), (778, 911)),
    area("CH", &[(893, 703), F, EAST, G, H, (893, 738)], frame(910, 778, 178, 112), &[frame(922, 719, 146, 50)], whole(1138, 742), (1138, 759)),
    area("CP", &[(893, 446), E, F, (893, 703)], frame(910, 500, 180, 176), &[], whole(970, 474), (1052, 469)),
    area("LB", &[(706, 446), (893, 446), (893, 703), (893, 738), (706, 738)], frame(786, 520, 102, 190), &[frame(716, 456, 62, 274)], broken(836, 472), (836, 505)),
    area("CR", &[(452, 330), C, (706, 446), (706, 738), (706, 840), (478, 840), (452, 840), (452, 690), (452, 432)], frame(466, 430, 204, 380), &[], whole(576, 378), (576, 398)),
    area("NF", &[A, (452, 205), B, C, D, (1466, 292), (1466, 14), (14, 14), (14, 166)], frame(400, 72, 740, 104), &[], whole(700, 50), (855, 44)),
    area("UD", &[D, E, F, EAST, (1466, 830), (1466, 292)], frame(1228, 392, 224, 300), &[], whole(1328, 354), (1328, 374)),
    area("AL", &[EAST, G, H, KNEE, (852, 1206), (1466, 1206), (1466, 830)], frame(884, 1000, 310, 190), &[], whole(1028, 972), (1136, 966)),
    area("LV", &[KNEE, I, LUNETTE[4], LUNETTE[3], LUNETTE[2], LUNETTE[1], LUNETTE[0], (478, 1010), J, (186, 1206), (852, 1206)], frame(300, 1106, 520, 92), &[], whole(420, 1066), (420, 1084)),
    area("RA", &[J, (286, 690), WEST, (14, 577), (14, 1206), (186, 1206)], frame(46, 690, 190, 300), &[], broken(140, 630), (140, 670)),
    area("RB", &[WEST, (287, 432), A, (14, 166), (14, 577)], frame(46, 270, 190, 290), &[], broken(140, 212), (140, 252)),
];

/// Where the number of a wall section stands, and the course of the section.
pub struct WallPlan {
    pub star: Spot,
    pub courses: &'static [&'static [Spot]],
}

pub const WALLS: [WallPlan; 13] = [
    WallPlan { star: (386, 204), courses: &[&[A, (452, 205)]] },
    WallPlan { star: (288, 340), courses: &[&[A, (287, 432)]] },
    WallPlan { star: (622, 202), courses: &[&[(452, 205), B, C]] },
    WallPlan { star: (946, 318), courses: &[&[C, D]] },
    WallPlan { star: (1186, 380), courses: &[&[D, E]] },
    WallPlan { star: (1186, 580), courses: &[&[E, F]] },
    WallPlan { star: (1030, 910), courses: &[&[(893, 738), H, G, F]] },
    WallPlan { star: (826, 962), courses: &[&[H, I]] },
    WallPlan {
        star: (611, 1080),
        courses: &[&[I, LUNETTE[4], LUNETTE[3], LUNETTE[2], LUNETTE[1], LUNETTE[0], (478, 1010)]],
    },
    WallPlan { star: (416, 1012), courses: &[&[(478, 1010), J]] },
    WallPlan { star: (286, 850), courses: &[&[J, (286, 690)]] },
    WallPlan { star: (284, 581), courses: &[&[(287, 432), WEST, (286, 690)]] },
    WallPlan { star: (693, 594), courses: &[&[(706, 738), (706, 446), (893, 446), (893, 703)]] },
];

/// Where a gun stands and which way it looks, in degrees clockwise from north.
pub struct GunPlan {
    pub at: Spot,
    pub bearing: i32,
}

/// The numbered box of a gun is this wide and this high.
pub const GUN: (i32, i32) = (48, 40);

pub const GUNS: [GunPlan; 8] = [
    GunPlan { at: (328, 976), bearing: 225 },
    GunPlan { at: (328, 458), bearing: 270 },
    GunPlan { at: (330, 244), bearing: 315 },
    GunPlan { at: (486, 244), bearing: 0 },
    GunPlan { at: (1146, 446), bearing: 60 },
    GunPlan { at: (1136, 836), bearing: 100 },
    GunPlan { at: (850, 890), bearing: 145 },
    GunPlan { at: (668, 838), bearing: 180 },
];

/// A red arrow: two areas that touch and yet may not attack or enter each other.
pub struct ArrowPlan {
    pub at: Spot,
    /// Degrees clockwise from north.
    pub bearing: i32,
}

pub const ARROWS: [ArrowPlan; 3] = [
    ArrowPlan { at: (828, 735), bearing: 0 },
    ArrowPlan { at: (1090, 703), bearing: 0 },
    ArrowPlan { at: (893, 722), bearing: 90 },
];

/// The tray of the columns that wait off the map, and the row of each column in it.
pub const TRAY: Frame = frame(1196, 26, 258, 254);

pub const fn tray_row(column: usize) -> Frame {
    frame(TRAY.x + 8, TRAY.y + 34 + 43 * column as i32, TRAY.w - 16, 40)
}

pub const TITLE: Frame = frame(26, 26, 270, 118);
pub const KEY: Frame = frame(1216, 956, 238, 238);
pub const COMPASS: Spot = (78, 1092);
/// Where Texians wait to be placed: over La Villita, which is empty then.
pub const ASIDE: Frame = frame(262, 1102, 572, 96);
