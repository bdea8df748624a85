//! The printed tables. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.

use crate::map::{AreaData, GroupData, GunData, Kind, UnitData, WallData};

pub(crate) static AREAS: [AreaData; 17] = [
    AreaData { code: "NW", kind: Kind::Alamo, texian: 2, mexican: 6, building: 1 },
    AreaData { code: "N", kind: Kind::Alamo, texian: 2, mexican: 6, building: 0 },
    AreaData { code: "HC", kind: Kind::Alamo, texian: 2, mexican: 6, building: 0 },
    AreaData { code: "WW", kind: Kind::Alamo, texian: 2, mexican: 6, building: 2 },
    AreaData { code: "SW", kind: Kind::Alamo, texian: 2, mexican: 6, building: 1 },
    AreaData { code: "GT", kind: Kind::Alamo, texian: 2, mexican: 6, building: 2 },
    AreaData { code: "PA", kind: Kind::Alamo, texian: 2, mexican: 6, building: 0 },
    AreaData { code: "CH", kind: Kind::Alamo, texian: 3, mexican: 6, building: 3 },
    AreaData { code: "CP", kind: Kind::Alamo, texian: 1, mexican: 6, building: 0 },
    AreaData { code: "LB", kind: Kind::Alamo, texian: 3, mexican: 6, building: 4 },
    AreaData { code: "CR", kind: Kind::Alamo, texian: 4, mexican: 10, building: 0 },
    AreaData { code: "NF", kind: Kind::Outside, texian: 0, mexican: 16, building: 0 },
    AreaData { code: "UD", kind: Kind::Outside, texian: 0, mexican: 12, building: 0 },
    AreaData { code: "AL", kind: Kind::Outside, texian: 0, mexican: 10, building: 0 },
    AreaData { code: "LV", kind: Kind::Outside, texian: 0, mexican: 12, building: 0 },
    AreaData { code: "RA", kind: Kind::River, texian: 0, mexican: 10, building: 0 },
    AreaData { code: "RB", kind: Kind::River, texian: 0, mexican: 10, building: 0 },
];

pub(crate) static OPEN: [u32; 17] = [
    0x0040a, // NW
    0x00401, // N
    0x00500, // HC
    0x00411, // WW
    0x00428, // SW
    0x00450, // GT
    0x00420, // PA
    0x00000, // CH
    0x00004, // CP
    0x00000, // LB
    0x0007f, // CR
    0x00000, // NF
    0x00000, // UD
    0x00000, // AL
    0x00000, // LV
    0x00000, // RA
    0x00000, // RB
];

pub(crate) static WALLED: [u32; 17] = [
    0x10800, // NW
    0x00800, // N
    0x01a00, // HC
    0x18000, // WW
    0x0c000, // SW
    0x04000, // GT
    0x06080, // PA
    0x03040, // CH
    0x01200, // CP
    0x00504, // LB
    0x00200, // CR
    0x00007, // NF
    0x00184, // UD
    0x000c0, // AL
    0x00070, // LV
    0x00018, // RA
    0x00009, // RB
];

pub(crate) static RED: [u32; 17] = [
    0x00000, // NW
    0x00000, // N
    0x00000, // HC
    0x00000, // WW
    0x00000, // SW
    0x00000, // GT
    0x00200, // PA
    0x00300, // CH
    0x00080, // CP
    0x000c0, // LB
    0x00000, // CR
    0x00000, // NF
    0x00000, // UD
    0x00000, // AL
    0x00000, // LV
    0x00000, // RA
    0x00000, // RB
];

pub(crate) static RING: [u32; 17] = [
    0x00000, // NW
    0x00000, // N
    0x00000, // HC
    0x00000, // WW
    0x00000, // SW
    0x00000, // GT
    0x00000, // PA
    0x00000, // CH
    0x00000, // CP
    0x00000, // LB
    0x00000, // CR
    0x11000, // NF
    0x02800, // UD
    0x05000, // AL
    0x0a000, // LV
    0x14000, // RA
    0x08800, // RB
];

/// No wall section stands on this border.
pub(crate) const NONE: u8 = 255;

#[rustfmt::skip]
pub(crate) static BETWEEN: [[u8; 17]; 17] = [
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, NONE, NONE, NONE, NONE, 1],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 2, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 12, NONE, 3, 4, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 11, 11],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 9, 10, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 8, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, 6, NONE, NONE, NONE, NONE, NONE, 7, 7, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, 6, NONE, NONE, NONE, NONE, NONE, 6, 6, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 12, NONE, NONE, 5, NONE, NONE, NONE, NONE],
    [NONE, NONE, 12, NONE, NONE, NONE, NONE, NONE, 12, NONE, 12, NONE, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 12, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [0, 2, 3, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, 4, NONE, NONE, NONE, NONE, 6, 5, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, NONE, NONE, 7, 6, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, NONE, 9, 8, 7, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [NONE, NONE, NONE, 11, 10, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
    [1, NONE, NONE, 11, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE],
];

pub(crate) static WALLS: [WallData; 13] = [
    WallData { code: "w_nw_n", strength: 3 },
    WallData { code: "w_nw_w", strength: 3 },
    WallData { code: "w_north", strength: 3 },
    WallData { code: "w_corral_n", strength: 2 },
    WallData { code: "w_corral_e", strength: 2 },
    WallData { code: "w_pen", strength: 2 },
    WallData { code: "w_chapel", strength: 4 },
    WallData { code: "w_palisade", strength: 2 },
    WallData { code: "w_gate", strength: 4 },
    WallData { code: "w_sw_s", strength: 3 },
    WallData { code: "w_sw_w", strength: 3 },
    WallData { code: "w_west", strength: 3 },
    WallData { code: "w_long", strength: 2 },
];

pub(crate) static GUNS: [GunData; 8] = [
    GunData { code: "gun1", strength: 2, hits: 1, areas: 0x10 },
    GunData { code: "gun2", strength: 1, hits: 1, areas: 0x8 },
    GunData { code: "gun3", strength: 2, hits: 1, areas: 0x1 },
    GunData { code: "gun4", strength: 2, hits: 1, areas: 0x2 },
    GunData { code: "gun5", strength: 1, hits: 1, areas: 0x104 },
    GunData { code: "gun6", strength: 3, hits: 2, areas: 0x80 },
    GunData { code: "gun7", strength: 2, hits: 1, areas: 0x40 },
    GunData { code: "gun8", strength: 2, hits: 1, areas: 0x420 },
];

pub(crate) static GROUPS: [GroupData; 9] = [
    GroupData { code: "Ald", column: 0, battalion: 0, count: 5 },
    GroupData { code: "SL1", column: 0, battalion: 1, count: 2 },
    GroupData { code: "Tol", column: 1, battalion: 2, count: 6 },
    GroupData { code: "SL2", column: 1, battalion: 1, count: 2 },
    GroupData { code: "Mat", column: 2, battalion: 3, count: 4 },
    GroupData { code: "Jim", column: 2, battalion: 4, count: 3 },
    GroupData { code: "Caz", column: 3, battalion: 5, count: 3 },
    GroupData { code: "Zap", column: 4, battalion: 6, count: 3 },
    GroupData { code: "Gra", column: 4, battalion: 7, count: 4 },
];

pub(crate) static COLUMNS: [&str; 5] = ["I", "II", "III", "IV", "R"];
pub(crate) static BATTALIONS: [&str; 8] =
    ["Aldama", "SanLuis", "Toluca", "Matamoros", "Jimenez", "Cazadores", "Zapadores", "Granaderos"];

pub(crate) static UNITS: [UnitData; 10] = [
    UnitData { code: "Travis", leader: true, history: 1 },
    UnitData { code: "Crockett", leader: true, history: 6 },
    UnitData { code: "Carey", leader: false, history: 0 },
    UnitData { code: "Baker", leader: false, history: 5 },
    UnitData { code: "Blazeby", leader: false, history: 1 },
    UnitData { code: "Harrison", leader: false, history: 6 },
    UnitData { code: "Forsyth", leader: false, history: 10 },
    UnitData { code: "White", leader: false, history: 4 },
    UnitData { code: "Kimbell", leader: false, history: 3 },
    UnitData { code: "Dickinson", leader: false, history: 7 },
];

/// Hits by total, from 0 to 10.
pub(crate) static TEXIAN_HITS: [u8; 11] = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2];

/// Hits by total, from 0 to 10.
pub(crate) static MEXICAN_HITS: [u8; 11] = [0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3];
