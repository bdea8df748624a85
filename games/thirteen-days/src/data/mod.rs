//! What the rules look up: the printed tables, and what follows from them.

mod printed;
mod read;

use std::sync::OnceLock;

pub use read::read;

use crate::derived::{self, FARTHEST};
use crate::map::Arm::{Cavalry, Militia, Regular, Sapper};
use crate::map::Kind::{self, Building, Court, Edge, Foot, Lake, Platform, Rampart};
use crate::map::{
    self, BattalionData, Entry, Gun, GunData, Guns, Section, SectionData, Sections, Wall, WallData, Walls,
    Zone, ZoneData, Zones,
};
use crate::rules::reach::OpenGround;

/// How many zones lie inside; they come first.
pub(crate) const INSIDE: usize = 27;
/// As many zones can be entered from one, and as many turns can be played: the bounds of a game go so far.
const NEIGHBOURS: u32 = 8;
pub(crate) const LAST_TURN: u8 = 60;
/// How many parts of battalions enter, each with its column.
pub(crate) const ENTRIES: usize = 11;
pub(crate) const BATTALIONS: usize = 8;

/// What is printed, as `data/*.csv` has it.
#[derive(Clone, PartialEq, Debug)]
pub struct Printed {
    pub zones: [ZoneData; Zone::COUNT],
    /// The zones behind an open border or a door, as bits.
    pub ways: [u128; Zone::COUNT],
    /// Those of them beyond the stream.
    pub streams: [u128; Zone::COUNT],
    pub walls: [WallData; Wall::COUNT],
    pub sections: [SectionData; Section::COUNT],
    /// Steps between zones inside.
    pub inside_steps: [[u8; INSIDE]; INSIDE],
    /// Steps from a zone outside to the foot of each wall. No way leads through a ditch.
    pub outside_steps: [[u8; Zone::COUNT]; Wall::COUNT],
    pub guns: [GunData; Gun::COUNT],
    /// The zones that fire from each zone reaches as adjacent, and at two zones.
    pub near: [u128; Zone::COUNT],
    pub far: [u128; Zone::COUNT],
    pub battalions: [BattalionData; BATTALIONS],
    pub entries: [Entry; ENTRIES],
    /// The edge of each column by the first die.
    pub column_edges: [[u8; 4]; 6],
    /// The edge of the reserve by the first die and the second.
    pub reserve_edges: [[u8; 6]; 6],
    /// The usual posts: the infantry in order, then Travis, Bowie, Crockett.
    pub posts: [u8; 15],
    pub breach_margin: u8,
    pub assault_gap: u8,
    pub last_turn: u8,
}

/// What is printed, and what was worked out from it.
pub struct Data {
    printed: Printed,
    pub(crate) walls_of: [Walls; Zone::COUNT],
    pub(crate) beside: [Zones; Wall::COUNT],
    pub(crate) guns_of: [Guns; Zone::COUNT],
    pub(crate) facing: [Guns; map::Edge::COUNT],
    pub(crate) sides: [Sections; map::Edge::COUNT],
    pub(crate) inside_within: [[Zones; FARTHEST]; INSIDE],
    pub(crate) walls_within: [[Walls; FARTHEST]; Zone::COUNT],
    pub(crate) outside_within: [[Zones; FARTHEST]; Wall::COUNT],
    pub(crate) edge_zones: [[u8; 6]; map::Edge::COUNT],
    pub(crate) palisades: Walls,
    pub(crate) gun_positions: Walls,
    pub(crate) ditches: Zones,
    pub(crate) open_ground: OnceLock<OpenGround>,
}

impl Data {
    pub(crate) const fn of(printed: Printed) -> Data {
        let guns_of = derived::guns_of(&printed);
        Data {
            walls_of: derived::walls_of(&printed),
            beside: derived::beside(&printed),
            guns_of,
            facing: derived::facing(&printed),
            sides: derived::sides(&printed),
            inside_within: derived::inside_within(&printed),
            walls_within: derived::walls_within(&printed),
            outside_within: derived::outside_within(&printed),
            edge_zones: derived::edge_zones(&printed),
            palisades: derived::palisades(&printed),
            gun_positions: derived::gun_positions(&printed, &guns_of),
            ditches: derived::with_ditch(&printed),
            open_ground: OnceLock::new(),
            printed,
        }
    }
}

/// The zones of a kind, the same in every edition.
pub(crate) const fn built_in(kind: Kind) -> Zones {
    derived::of_kind(&printed::PRINTED, kind)
}

game::editions!(Data of Printed = Data::of(printed::PRINTED));
