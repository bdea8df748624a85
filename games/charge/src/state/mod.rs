//! The whole position: who stands where, what is broken, what is awaited.

mod army;
mod garrison;
mod works;

use game::{In, Seat};

pub(crate) use army::{Army, Forces, Told};
pub(crate) use garrison::Garrison;
pub(crate) use works::Works;

use crate::data::Data;
use crate::view::Awaited;
use crate::{
    Area, Areas, Assault, Column, Columns, Force, Gun, Guns, MEXICAN, Order, TEXAN, Unit, Units, Wall,
};

/// [1.0] Mexican units.
pub(crate) const ARMY: u8 = 32;

/// A position of the game. It has no heap and hides nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: In<Data>,
    pub(crate) rules: Assault,
    pub(crate) turn: u8,
    pub(crate) step: Step,
    pub(crate) garrison: Garrison,
    pub(crate) army: Army,
    pub(crate) works: Works,
    /// The destinations for which a battalion (march) or column (oblique) in an area has rolled: one bit for
    /// each adjacent area.
    pub(crate) rolled: [[u8; 8]; Area::COUNT],
    /// The Texian units, by bits, that have attacked in this phase, or moved in it.
    pub(crate) spent_units: Units,
    /// [7.1a] The Texian units, by bits, that have advanced in this turn and so do not move any more.
    pub(crate) advanced: Units,
    pub(crate) spent_guns: Guns,
    /// The areas attacked in this phase; at the end of the movement phase, those that have spiked a gun.
    pub(crate) struck: Areas,
    /// The areas marked as unsupported obliques, by the column that slid there.
    pub(crate) oblique: [Areas; Column::COUNT],
    /// The columns, by bits, that wait off the map.
    pub(crate) waiting: Columns,
    /// The turn in which a column first entered; 0 if none has.
    pub(crate) first_entry: u8,
    pub(crate) river_used: bool,
    pub(crate) cazadores_used: bool,
    pub(crate) attack: Attack,
}

/// A side, as the rulebook names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Texian,
    Mexican,
}

/// [3.0] The four phases of a turn, and the set-up before them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    SetUp,
    MexicanMovement,
    TexianAttacks,
    MexicanAttacks,
    TexianMovement,
    Over,
}

/// Where a Texian unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Post {
    /// Not yet placed.
    Aside,
    Open(Area),
    /// In a building.
    Hidden(Area),
    Dead,
}

/// [3.0] The sequence of play: one variant for each place where the game waits for someone, or for the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    /// [19.1] The Texians place their units.
    SetUp,
    /// [9.0] Mexicans move into Alamo areas, battalion by battalion.
    March,
    MarchRoll(Order),
    /// [11.0] Mexicans move from one outside area to another, column by column.
    Oblique,
    ObliqueRoll(Order),
    /// [13.0] Columns enter the map.
    Enter,
    /// [17.3] Guns in areas that Mexicans hold are destroyed.
    Spike,
    /// [14.0] The side chooses the next area to attack.
    Attack(Side),
    /// [14.2] The side says who takes part.
    Join(Side),
    /// [14.5] The die is cast.
    AttackRoll(Side),
    /// [15.1] The side places its next hit.
    Hit(Side),
    /// [15.4] The Texians choose who falls.
    Lose,
    /// [16.0] Those who attacked may advance.
    Advance(Side),
    /// [7.0] The Texians move, unit by unit.
    Move,
    MoveRoll(Unit, Area),
    EmergeRoll(Unit, Area),
    Over(Side),
}

/// The attack being prepared or resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Attack {
    pub target: Area,
    /// Against those hidden in buildings, by those who hold the area.
    pub inside: bool,
    pub units: Units,
    pub guns: Guns,
    /// The Mexican units that take part and have not advanced, and the areas where they are.
    pub joined: Forces,
    pub from: Areas,
    /// How many Mexican units take part.
    pub strength: u8,
    pub cazadores: bool,
    /// It is an unsupported oblique.
    pub oblique: bool,
    pub die: u8,
    /// The hits it scored.
    pub scored: u8,
    /// Hits not yet placed.
    pub left: u8,
    /// A hit has gone to a wall or gun.
    pub broke: bool,
    /// [10a] A Texian in the open has fallen to it.
    pub felled: bool,
}

impl Attack {
    /// No attack at all.
    pub(crate) const NONE: Attack = Attack {
        target: Area(0),
        inside: false,
        units: Units::NONE,
        guns: Guns::NONE,
        joined: [Force::NONE; Area::COUNT],
        from: Areas::NONE,
        strength: 0,
        cazadores: false,
        oblique: false,
        die: 0,
        scored: 0,
        left: 0,
        broke: false,
        felled: false,
    };

    pub(crate) fn has_unit(&self, unit: Unit) -> bool {
        self.units.contains(unit)
    }

    pub(crate) fn has_gun(&self, gun: Gun) -> bool {
        self.guns.contains(gun)
    }

    /// More Mexican units take part.
    pub(crate) fn join(&mut self, area: Area, force: Force) {
        self.joined[area.index()] = self.joined[area.index()].plus(force);
        self.from.insert(area);
    }

    /// Some of them have advanced.
    pub(crate) fn leave(&mut self, area: Area, force: Force) {
        self.joined[area.index()] = self.joined[area.index()].minus(force);
        if self.joined[area.index()].is_empty() {
            self.from.remove(area);
        }
    }
}

impl Side {
    pub const fn seat(self) -> Seat {
        match self {
            Side::Texian => TEXAN,
            Side::Mexican => MEXICAN,
        }
    }

    pub const fn other(self) -> Side {
        match self {
            Side::Texian => Side::Mexican,
            Side::Mexican => Side::Texian,
        }
    }
}

impl Post {
    /// The area it is in, hidden or not.
    pub fn area(self) -> Option<Area> {
        match self {
            Post::Open(area) | Post::Hidden(area) => Some(area),
            Post::Aside | Post::Dead => None,
        }
    }
}

impl Step {
    pub(crate) fn phase(self) -> Phase {
        match self {
            Step::SetUp => Phase::SetUp,
            Step::March
            | Step::MarchRoll(_)
            | Step::Oblique
            | Step::ObliqueRoll(_)
            | Step::Enter
            | Step::Spike => Phase::MexicanMovement,
            Step::Attack(side)
            | Step::Join(side)
            | Step::AttackRoll(side)
            | Step::Hit(side)
            | Step::Advance(side) => match side {
                Side::Texian => Phase::TexianAttacks,
                Side::Mexican => Phase::MexicanAttacks,
            },
            Step::Lose => Phase::MexicanAttacks,
            Step::Move | Step::MoveRoll(..) | Step::EmergeRoll(..) => Phase::TexianMovement,
            Step::Over(_) => Phase::Over,
        }
    }

    /// What is awaited, as a viewer sees it.
    pub(crate) fn awaited(self) -> Awaited {
        match self {
            Step::SetUp => Awaited::SetUp,
            Step::March => Awaited::March,
            Step::Oblique => Awaited::Oblique,
            Step::Enter => Awaited::Enter,
            Step::Spike => Awaited::Spike,
            Step::MarchRoll(_) | Step::ObliqueRoll(_) | Step::MoveRoll(..) | Step::EmergeRoll(..) => {
                Awaited::CommandRoll
            }
            Step::Attack(_) => Awaited::Attack,
            Step::Join(_) => Awaited::Join,
            Step::AttackRoll(_) => Awaited::AttackRoll,
            Step::Hit(_) => Awaited::Hit,
            Step::Lose => Awaited::Lose,
            Step::Advance(_) => Awaited::Advance,
            Step::Move => Awaited::Move,
            Step::Over(_) => Awaited::Nothing,
        }
    }

    /// The side that must decide; `None` where the die decides, or nobody.
    pub(crate) fn awaits(self) -> Option<Side> {
        match self {
            Step::SetUp | Step::Lose | Step::Move => Some(Side::Texian),
            Step::March | Step::Oblique | Step::Enter | Step::Spike => Some(Side::Mexican),
            Step::Attack(side) | Step::Join(side) | Step::Hit(side) | Step::Advance(side) => Some(side),
            Step::MarchRoll(_)
            | Step::ObliqueRoll(_)
            | Step::AttackRoll(_)
            | Step::MoveRoll(..)
            | Step::EmergeRoll(..)
            | Step::Over(_) => None,
        }
    }

    /// The side whose attack is under way.
    pub(crate) fn attacker(self) -> Option<Side> {
        match self {
            Step::Join(side) | Step::AttackRoll(side) | Step::Hit(side) | Step::Advance(side) => Some(side),
            Step::Lose => Some(Side::Mexican),
            Step::SetUp
            | Step::March
            | Step::MarchRoll(_)
            | Step::Oblique
            | Step::ObliqueRoll(_)
            | Step::Enter
            | Step::Spike
            | Step::Attack(_)
            | Step::Move
            | Step::MoveRoll(..)
            | Step::EmergeRoll(..)
            | Step::Over(_) => None,
        }
    }

    /// A step that its side may end with `done`.
    pub(crate) fn is_free(self) -> bool {
        matches!(
            self,
            Step::March
                | Step::Oblique
                | Step::Enter
                | Step::Spike
                | Step::Attack(_)
                | Step::Advance(_)
                | Step::Move
        )
    }
}

impl State {
    /// The Mexican units in an area.
    pub(crate) fn force(&self, area: Area) -> Force {
        self.army.force(area)
    }

    /// Those of them that have neither rolled nor attacked, nor joined the attack under way.
    pub(crate) fn ready(&self, area: Area) -> Force {
        self.army.ready(area)
    }

    /// The areas marked as unsupported obliques.
    pub(crate) fn marked(&self) -> Areas {
        self.oblique.iter().fold(Areas::NONE, |all, areas| all.or(*areas))
    }

    /// The column that slid into a marked area.
    pub(crate) fn marked_by(&self, area: Area) -> Option<Column> {
        Column::all().find(|column| self.oblique[column.index()].contains(area))
    }

    /// Marks an area into which `force`, of one column, has slid.
    pub(crate) fn mark(&mut self, area: Area, force: Force) {
        self.unmark(area);
        if let Some(column) = force.only_column() {
            self.oblique[column.index()] = self.oblique[column.index()].with(area);
        }
    }

    pub(crate) fn unmark(&mut self, area: Area) {
        for areas in &mut self.oblique {
            *areas = areas.without(area);
        }
    }

    pub(crate) fn has_mexicans(&self, area: Area) -> bool {
        self.army.held().contains(area)
    }

    pub(crate) fn has_open_texians(&self, area: Area) -> bool {
        self.garrison.held().contains(area)
    }

    pub(crate) fn has_hidden_texians(&self, area: Area) -> bool {
        self.garrison.occupied().contains(area)
    }

    /// How many Texian units are at this very post.
    pub(crate) fn count_at(&self, post: Post) -> u8 {
        self.garrison.at(post).len()
    }

    pub(crate) fn post(&self, unit: Unit) -> Post {
        self.garrison.post(unit)
    }

    pub(crate) fn wall(&self, wall: Wall) -> u8 {
        self.works.wall(wall)
    }

    pub(crate) fn is_destroyed(&self, gun: Gun) -> bool {
        !self.works.guns().contains(gun)
    }

    pub(crate) fn is_waiting(&self, column: Column) -> bool {
        self.waiting.contains(column)
    }

    pub(crate) fn unit_is_spent(&self, unit: Unit) -> bool {
        self.spent_units.contains(unit)
    }

    pub(crate) fn gun_is_spent(&self, gun: Gun) -> bool {
        self.spent_guns.contains(gun)
    }

    /// How many Texian units have fallen.
    pub fn texian_losses(&self) -> u8 {
        self.count_at(Post::Dead)
    }

    /// How many Mexican units have fallen.
    pub fn mexican_losses(&self) -> u8 {
        let waiting: u8 = self.waiting.iter().map(|column| column.force().total()).sum();
        ARMY - self.army.standing() - waiting
    }
}
