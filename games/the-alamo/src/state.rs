//! The whole position: who stands where and in what order, what is breached, what is awaited.

use game::{In, Seat};

use crate::data::Data;
use crate::map::{Area, Facing, Place, Wall};
use crate::pieces::{Batteries, Battery, Column, Columns, Leader, Leaders, Piece, Pieces, Unit, Units};
use crate::places::Places;
use crate::scenario::Assault;
use crate::{MEXICAN, TEXAN, Terrain};

/// A position of the game. It has no heap; only the plot is hidden.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: In<Data>,
    pub(crate) rules: Assault,
    pub(crate) turn: u8,
    pub(crate) step: Step,
    pub(crate) units: [Standing; Unit::COUNT],
    /// [R9c] The units that have lost a step.
    pub(crate) reduced: Units,
    /// [R14b] The units that have been eliminated once.
    pub(crate) fallen: Units,
    pub(crate) leaders: [Spot; Leader::COUNT],
    pub(crate) batteries: [Emplaced; Battery::COUNT],
    /// The unit in each place (the first of two), or [`NOBODY`].
    pub(crate) at: [u8; Place::COUNT],
    /// What follows from where and how the units stand.
    pub(crate) field: Field,
    /// The hexsides that are breached.
    pub(crate) breached: Walls,
    /// [R2g] The hexside of the north wall that an option makes a wooden one; no wall has this number otherwise.
    pub(crate) gap: u8,
    /// [R2b] The Entry Area of each column, once plotted.
    pub(crate) plot: [Option<Area>; Column::COUNT],
    /// [R2d] The columns whose area everybody knows.
    pub(crate) revealed: Columns,
    pub(crate) reserve: Reserve,
    /// [R9d] Mexican casualties.
    pub(crate) losses: u16,
    /// The pieces that have moved in this phase, or faced, or attacked.
    pub(crate) done: Pieces,
    /// [R5i] The batteries that have moved in this turn.
    pub(crate) hauled: Batteries,
    /// [R10c] The batteries that were taken in this Combat Phase.
    pub(crate) taken: Batteries,
    /// [R5h] The leaders and the battery that go along with the unit that moves.
    pub(crate) train: Pieces,
    /// Movement points that the moving unit has spent.
    pub(crate) spent: u8,
    pub(crate) fight: Fight,
}

/// No unit.
pub(crate) const NOBODY: u8 = u8::MAX;

/// A side, as the rulebook names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Texan,
    Mexican,
}

/// [4.0-a] The phases of a Game-Turn, and the set-up before them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    Replacement,
    ReservePlacement,
    TexanMovement,
    TexanCombat,
    TexanRally,
    ReserveCommitment,
    MexicanMovement,
    MexicanCombat,
    MexicanRally,
    WithdrawalCheck,
    Over,
}

/// [R3a] A unit's order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    Good,
    Disordered,
    Routed,
}

/// Where a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Post {
    /// Not yet placed, or not yet on the map.
    Aside,
    On(Place),
    /// [R14a] On this space of the Replacement Track.
    Track(u8),
    /// Out of the game.
    Out,
}

/// A [`Post`] in two bytes: places below [`Place::COUNT`], then the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Spot(u16);

impl Spot {
    pub(crate) const ASIDE: Spot = Spot(0x1000);
    pub(crate) const OUT: Spot = Spot(0x3000);
    const TRACK: u16 = 0x2000;

    pub(crate) const fn on(place: Place) -> Spot {
        Spot(place.0)
    }

    pub(crate) const fn track(space: u8) -> Spot {
        Spot(Spot::TRACK + space as u16)
    }

    pub(crate) const fn place(self) -> Option<Place> {
        if self.0 < Spot::ASIDE.0 { Some(Place(self.0)) } else { None }
    }

    pub(crate) const fn is_aside(self) -> bool {
        self.0 == Spot::ASIDE.0
    }

    /// The space of the Replacement Track.
    pub(crate) const fn space(self) -> Option<u8> {
        if self.0 & 0xf000 == Spot::TRACK { Some((self.0 - Spot::TRACK) as u8) } else { None }
    }

    pub(crate) const fn post(self) -> Post {
        match (self.place(), self.space()) {
            (Some(place), _) => Post::On(place),
            (_, Some(space)) => Post::Track(space),
            _ if self.is_aside() => Post::Aside,
            _ => Post::Out,
        }
    }
}

/// A combat unit as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Standing {
    pub spot: Spot,
    pub order: Order,
    pub facing: Facing,
    /// The other unit in its place, or [`NOBODY`].
    pub mate: u8,
}

/// What follows from where and how the units stand. The functions that change that keep it up to date; a recount must say the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Field {
    /// The units on the map.
    pub on_map: Units,
    /// Those of them in good order.
    pub good: Units,
    /// [R2f] Those in good order who are within the walls.
    pub within: Units,
    /// Where each side has units.
    pub held: [Places; 2],
    /// [R6a] [R6b] What each side controls.
    pub zones: [Places; 2],
}

/// A battery as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Emplaced {
    pub spot: Spot,
    pub owner: Side,
}

/// [R13a] Whether the Reserve comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Reserve {
    Held,
    /// It comes next turn.
    Committed,
    /// It has come, as far as there was room.
    Called,
}

/// How one attacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    Fire,
    Melee,
}

/// Which units come onto the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Arrival {
    /// [R2d] Columns 1 to 4, at the start.
    Columns,
    /// [4.0-b] Units back from the Replacement Track.
    Replacements,
    /// [4.0-c] The Reserve.
    Reserve,
}

/// [4.0-a] The sequence of play: one variant for each place where the game waits for someone, or for dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// [R2a] The Texans post their guns.
    Guns,
    /// [R2b] The Mexicans plot.
    Plot,
    /// [R2c] The Texans take up the next piece to place.
    Garrison,
    /// [R2c] They place it.
    Put(Piece),
    /// [R2c] They turn the units they have placed.
    FirstFacing,
    Deploy(Arrival),
    /// [R5a] The side chooses what to move.
    Move(Side),
    /// [R5a] It says where to.
    Moving(Piece),
    /// [R6b] Ruling 7: the Texans choose what they control, while an enemy moves.
    React(Piece),
    /// [R6b] The Texans turn their units.
    Facing,
    /// [4.0-f] The Mexicans may commit the Reserve.
    Commitment,
    /// [4.0-d] The side chooses who attacks.
    Attack(Side),
    /// [R8a] It chooses the target.
    Aim(Piece),
    /// [8.8-a] The die for the attack.
    AttackRoll,
    /// [R10d] The die for a breach.
    BreachRoll(Wall),
    /// [8.4-a] The dice of the Damage Check.
    DamageRoll,
    /// [R14a] The dice for the Replacement Track.
    TrackRoll(Unit),
    /// [R9g] The die for a leader left alone.
    LeaderRoll(Leader),
    /// [R9b] The owner of a routed unit says where it runs.
    Retreat(Unit),
    /// [R9e] The attacker may enter the emptied place.
    Advance,
    /// [R16b] Ruling 20: the die of the withdrawal check.
    WithdrawalRoll,
    /// [16.7] What became of the siege.
    SiegeRoll,
    Over(Ending),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// [R16a] The garrison is dead.
    GarrisonDead,
    /// [R16b] The Mexicans withdrew; [16.7] and the dice, if thrown, told the rest.
    Withdrawal(u8),
    /// Nobody had won in time.
    TooLate,
}

/// The attack being made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Fight {
    /// Who struck first.
    pub attacker: Piece,
    pub target: Unit,
    pub way: Way,
    pub terrain: Terrain,
    /// [R8e] The target strikes back.
    pub counter: bool,
    /// Where the target stood.
    pub ground: Place,
    /// [8.5-e] The number to be added to the Damage Check.
    pub added: u8,
    /// The die of the Combat Results Table, once thrown.
    pub die: u8,
    /// [R14a] A unit whose place on the Replacement Track is to be rolled for.
    pub eliminated: Option<Unit>,
    /// [R9g] The leaders for whom a die is to be rolled.
    pub bereft: Leaders,
}

impl Fight {
    /// No fight at all.
    pub(crate) const NONE: Fight = Fight {
        attacker: Piece::Unit(Unit(0)),
        target: Unit(0),
        way: Way::Fire,
        terrain: Terrain::Clear,
        counter: false,
        ground: Place(0),
        added: 0,
        die: 0,
        eliminated: None,
        bereft: Leaders::NONE,
    };
}

/// A set of hexsides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Walls([u64; 4]);

impl Walls {
    pub const fn contains(&self, wall: Wall) -> bool {
        self.0[wall.0 as usize / 64] >> (wall.0 % 64) & 1 == 1
    }

    pub fn insert(&mut self, wall: Wall) {
        self.0[usize::from(wall.0 / 64)] |= 1 << (wall.0 % 64);
    }

    pub const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    #[must_use]
    pub fn minus(&self, other: &Walls) -> Walls {
        Walls(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    pub fn iter(&self) -> impl Iterator<Item = Wall> {
        self.0.into_iter().enumerate().flat_map(|(at, word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as u8)?;
                left &= left - 1;
                Some(Wall(at as u8 * 64 + bit))
            })
        })
    }
}

impl Side {
    pub const fn seat(self) -> Seat {
        match self {
            Side::Texan => TEXAN,
            Side::Mexican => MEXICAN,
        }
    }

    pub const fn other(self) -> Side {
        match self {
            Side::Texan => Side::Mexican,
            Side::Mexican => Side::Texan,
        }
    }
}

impl Post {
    pub fn place(self) -> Option<Place> {
        match self {
            Post::On(place) => Some(place),
            Post::Aside | Post::Track(_) | Post::Out => None,
        }
    }
}

impl Ending {
    pub fn winner(self) -> Side {
        match self {
            Ending::GarrisonDead => Side::Mexican,
            Ending::Withdrawal(_) | Ending::TooLate => Side::Texan,
        }
    }
}
