//! What the rules look up: the printed tables, and what follows from them.

mod printed;
mod read;

use Kind::{Alamo, Outside, River};
pub use read::read;

use crate::mind::{self, Assaults};
use crate::odds::{self, Chances};
use crate::rules::{artillery, command};
use crate::{Area, Areas, Battalion, Column, Force, Group, Gun, Guns, Unit, Units, Wall, map};

/// What is printed, as `data/*.csv` has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    pub areas: [AreaData; Area::COUNT],
    /// The areas behind each kind of border, as bits.
    pub open: [u32; Area::COUNT],
    pub walled: [u32; Area::COUNT],
    pub red: [u32; Area::COUNT],
    pub ring: [u32; Area::COUNT],
    /// The wall on the border between two areas, or [`NONE`].
    pub between: [[u8; Area::COUNT]; Area::COUNT],
    pub walls: [WallData; Wall::COUNT],
    pub guns: [GunData; Gun::COUNT],
    pub groups: [GroupData; Group::COUNT],
    pub columns: [&'static str; Column::COUNT],
    pub battalions: [&'static str; Battalion::COUNT],
    pub units: [UnitData; Unit::COUNT],
    /// Hits by total, from 0 to 10: those of the Texians, those of the Mexicans.
    pub hits: [[u8; 11]; 2],
}

/// How strong a wall and a gun can be, and how many can stand in an area or in its buildings: the players' tables go this far.
pub(crate) const WALL: u8 = 4;
pub(crate) const GUN: u8 = 3;
pub(crate) const DEFENDERS: u8 = 4;

/// No wall section stands on this border.
pub(crate) const NONE: u8 = 255;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Alamo,
    Outside,
    /// Outside, toward the river.
    River,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AreaData {
    pub code: &'static str,
    pub kind: Kind,
    pub texian: u8,
    pub mexican: u8,
    pub building: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WallData {
    pub code: &'static str,
    pub strength: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GunData {
    pub code: &'static str,
    pub strength: u8,
    pub hits: u8,
    /// As bits.
    pub areas: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GroupData {
    pub code: &'static str,
    pub column: u8,
    pub battalion: u8,
    pub count: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UnitData {
    pub code: &'static str,
    pub leader: bool,
    pub history: u8,
}

/// What is printed, and what was worked out from it.
pub struct Data {
    printed: Printed,
    pub(crate) forces: [Force; Column::COUNT],
    pub(crate) guns_of: [Guns; Area::COUNT],
    pub(crate) leaders: Units,
    /// The areas that a gun reaches, and the guns that reach an area.
    pub(crate) reach: [Areas; Gun::COUNT],
    pub(crate) bearing: [Guns; Area::COUNT],
    pub(crate) bits: [[u8; Area::COUNT]; Area::COUNT],
    pub(crate) chances: [Chances; 2],
    pub(crate) assaults: Assaults,
}

impl Data {
    pub(crate) const fn of(printed: Printed) -> Data {
        let reach = artillery::reaches(&printed);
        let chances = [odds::chances_by(&printed.hits[0]), odds::chances_by(&printed.hits[1])];
        Data {
            forces: map::forces(&printed),
            guns_of: map::guns_of(&printed),
            leaders: map::leaders(&printed),
            reach,
            bearing: artillery::bearing(&reach),
            bits: command::bits(&printed),
            chances,
            assaults: mind::assaults(&chances[1]),
            printed,
        }
    }
}

game::editions!(Data of Printed = Data::of(printed::PRINTED));
