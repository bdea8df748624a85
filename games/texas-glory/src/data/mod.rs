//! What the rules look up: the printed tables, and what follows from them.

mod named;
mod printed;
mod read;

use std::sync::OnceLock;

pub use named::{blocks, places};
pub(crate) use printed::PRINTED;
pub use read::read;

use crate::block::Arm::{Artillery, Cavalry, Infantry, Leader};
use crate::block::Brigade::{Alone, Fannin, First, Second, Travis, UnitedStates, Urrea, Vanguard};
use crate::block::Side::{Comanche, Mexican, Texan};
use crate::block::{self, BlockData, Blocks};
use crate::card::{CardData, Event};
use crate::map::Colour::{Blue, Green};
use crate::map::Walls::{City, Fort};
use crate::map::{Hexsides, MOST_SIDES, Place, PlaceData, Places};
use crate::rules::movement::sea;
use crate::ways::{self, Ways};

pub(crate) const PLACES: usize = 154;
/// How many places are hexes; the boxes follow.
pub(crate) const HEXES: usize = 149;
pub(crate) const BLOCKS: usize = 57;
pub(crate) const CARDS: usize = 25;
/// How many pairs of ports are near enough to be counted.
pub(crate) const SEA: usize = 15;
/// A hexside that anybody may cross.
const ANY: u8 = 255;

/// What is printed, as `data/*.csv` has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    /// Hexes in the order of their codes, then the boxes.
    pub places: [PlaceData; PLACES],
    /// The passable hexsides of every place.
    pub hexsides: [Crossings; PLACES],
    /// [5.82-a] Hexes by sea between two ports; other pairs are out of reach of a Sea Attack.
    pub sea: [(u8, u8, u8); SEA],
    pub blocks: [BlockData; BLOCKS],
    pub cards: [CardData; CARDS],
    /// [1836-f] [1836-h] Who stands where when the year opens.
    pub setup_1836: [(u8, u8); 23],
    /// [1836-i] The Draw Pool.
    pub pool_1836: [u8; 11],
    /// [1836-f] Who comes later, and on which turn he may first move.
    pub later_1836: [(u8, u8); 13],
    /// [1835-e] [1835-i] Who stands where when the year opens.
    pub setup_1835: [(u8, u8); 12],
    /// [1835-i] The Draw Pool.
    pub pool_1835: [u8; 11],
}

/// The ways out of a place: so many of the list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Crossings {
    pub count: u8,
    pub sides: [Crossing; MOST_SIDES],
}

#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Crossing {
    pub to: u8,
    pub cost: u8,
    /// 255 is none.
    pub limit: u8,
    pub road: bool,
}

/// What is printed, and what was worked out from it.
pub struct Data {
    printed: Printed,
    pub(crate) hexsides: [Hexsides; PLACES],
    /// Movement points from anywhere to anywhere.
    pub(crate) points: [[u8; PLACES]; PLACES],
    pub(crate) ways: [Ways; PLACES],
    /// [5.82-a] The ports that a Sea Attack can come to from each place.
    pub(crate) in_range: [Places; PLACES],
    pub(crate) letters: [Blocks; 3],
    /// Ferries: the bank nearer to Nacogdoches, and the other one.
    pub(crate) ferries: OnceLock<Vec<(Place, Place)>>,
}

impl Data {
    pub(crate) const fn of(printed: Printed) -> Data {
        let hexsides = hexsides(&printed);
        let points = ways::points(&hexsides);
        Data {
            ways: ways::ways(&hexsides, &points),
            points,
            hexsides,
            in_range: sea::in_range(&printed.sea),
            letters: block::letters(&printed.blocks),
            ferries: OnceLock::new(),
            printed,
        }
    }
}

const fn hexsides(printed: &Printed) -> [Hexsides; PLACES] {
    let mut all = [Hexsides::of(&printed.hexsides[0]); PLACES];
    let mut at = 0;
    while at < PLACES {
        all[at] = Hexsides::of(&printed.hexsides[at]);
        at += 1;
    }
    all
}

game::editions!(Data of Printed = Data::of(PRINTED));
