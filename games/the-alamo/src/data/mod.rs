//! What the rules look up: the printed tables, and what follows from them.

mod printed;
mod read;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU16};

pub(crate) use printed::PRINTED;
pub use read::read;

use crate::derived::{self, LINKS};
use crate::map::Ground::{Apse, Building, Courtyard, Lunette, Nave, Pen, Platform, Plaza, Yard};
use crate::map::Terrain::{
    Church, Doorway, Gunslit, Impassable, Inner, Interior, Outer, Ramp, Stone, Wooden,
};
pub(crate) use crate::map::WallData;
use crate::map::{Hex, HexData, Link, Place, TerrainData};
use crate::odds::Chances;
use crate::pieces::Kind::{Cazadores, Grenadiers, Militia, Regular, Texan, Zapadores};
use crate::pieces::{BatteryData, LeaderData, UnitData};
use crate::sight::Fields;

/// How many hexes have an inside.
pub(crate) const BUILDINGS: usize = 24;
/// How many hexsides have something on them.
pub(crate) const WALLS: usize = 225;
/// How many hexes an Entry Area has.
pub(crate) const ENTRIES: usize = 8;
/// No room, no wall.
pub(crate) const NONE: u8 = 255;
/// No place.
pub(crate) const NOWHERE: u16 = u16::MAX;

/// What is printed, as `data/*.csv` has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// The hexes that are not open ground. The Entry Areas are open ground.
    pub hexes: [(u16, HexData); 156],
    pub rooms: [&'static str; 10],
    /// The hexes of each Entry Area.
    pub areas: [[u16; ENTRIES]; 6],
    /// The hexes that have an inside, in the order of their inside places.
    pub buildings: [u16; BUILDINGS],
    pub walls: [WallData; WALLS],
    /// In the order of `Terrain`.
    pub terrains: [TerrainData; 12],
    pub units: [UnitData; 73],
    pub leaders: [LeaderData; 10],
    pub batteries: [BatteryData; 10],
    /// By die and column: `-` nothing, `C` counterattack, `H` hit, a number hit with that number.
    pub results: [[char; 10]; 6],
    /// Casualties till withdrawal, by turn.
    pub withdrawal: [u16; 12],
}

/// What is printed, and what was worked out from it.
pub struct Data {
    printed: Printed,
    pub(crate) outward: [u8; Hex::COUNT],
    pub(crate) links: [Link; LINKS],
    pub(crate) fields: OnceLock<Vec<Fields>>,
    /// What was found out between two places, 0 where nothing is known yet: what walls and roofs do to a line of sight, and what shields the
    /// one from fire out of the other.
    pub(crate) shut: &'static [AtomicU16],
    pub(crate) cover: &'static [AtomicU8],
    pub(crate) chances: OnceLock<Chances>,
}

const PAIRS: usize = Place::COUNT * Place::COUNT;

static SHUT: [AtomicU16; PAIRS] = [const { AtomicU16::new(0) }; PAIRS];
static COVER: [AtomicU8; PAIRS] = [const { AtomicU8::new(0) }; PAIRS];

impl Data {
    const fn of(printed: Printed, shut: &'static [AtomicU16], cover: &'static [AtomicU8]) -> Data {
        Data {
            outward: derived::outward(&printed),
            links: derived::links(&printed.walls),
            fields: OnceLock::new(),
            shut,
            cover,
            chances: OnceLock::new(),
            printed,
        }
    }

    /// Of another edition than the built-in one.
    pub(crate) fn new(printed: Printed) -> Data {
        let shut = std::iter::repeat_with(|| AtomicU16::new(0)).take(PAIRS).collect::<Vec<_>>();
        let cover = std::iter::repeat_with(|| AtomicU8::new(0)).take(PAIRS).collect::<Vec<_>>();
        Data::of(printed, shut.leak(), cover.leak())
    }
}

game::editions!(Data of Printed = Data::of(PRINTED, &SHUT, &COVER));
