//! The pieces: combat units, leaders and batteries; and the columns the Mexicans march in.
//!
//! Ids are small numbers with methods. Their text form is their code: `TennA`, `Ald3`, `Travis`, `18pdr`, `R`.

use std::fmt;

use game::{Phrase, Pick};

use crate::data::{NOWHERE, data};
use crate::map::Place;
use crate::scenario::{Assault, Mexicans};
use crate::state::Side;

game::id! {
    /// [R3a] A combat unit: the Texans first, then the Mexicans by columns.
    Unit, 73, |at| data().units[at].code,
    words: "unit",
    set: Units(u128),
    click: Piece + 0,
}
game::id! {
    /// [R3d] A leader: the Texans first, then the Mexicans by columns.
    Leader, 10, |at| data().leaders[at].code,
    words: "leader",
    set: Leaders(u16),
    click: Piece + 73,
}
game::id! {
    /// [R3e] A battery.
    Battery, 10, |at| data().batteries[at].code,
    words: "battery",
    set: Batteries(u16),
    click: Piece + 83,
}
game::id! {
    /// [R3b] A Mexican column: 1 to 4, and the Reserve.
    Column, 5, |at| ["1", "2", "3", "4", "R"][at],
    words: "column",
    set: Columns(u8),
    click: Piece + 100,
}

game::notation! {
    /// Any piece: units are numbered from 0, leaders from 73, batteries from 83.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Piece: "a piece", "`Ald3`, `Cos`, `18pdr`" {
        Unit(unit: Unit) = "{unit}",
        Leader(leader: Leader) = "{leader}",
        Battery(battery: Battery) = "{battery}",
    }
}

/// What kind of troops a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Texan,
    Regular,
    Militia,
    Cazadores,
    Grenadiers,
    Zapadores,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UnitData {
    pub code: &'static str,
    pub column: u8,
    pub kind: Kind,
    /// Full and reduced; so is `melee`.
    pub fire: [u8; 2],
    pub melee: [u8; 2],
    pub morale: u8,
    pub movement: u8,
    pub post: u16,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LeaderData {
    pub code: &'static str,
    pub column: u8,
    pub leadership: u8,
    pub movement: u8,
    pub post: u16,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BatteryData {
    pub code: &'static str,
    pub strength: u8,
    pub post: u16,
}

/// Where history posted a piece, if it did.
fn post(place: u16) -> Option<Place> {
    (place != NOWHERE).then_some(Place(place))
}

impl Unit {
    /// The first Mexican unit.
    pub(crate) const FIRST_MEXICAN: u8 = 29;

    fn data(self) -> &'static UnitData {
        &data().units[self.index()]
    }

    pub fn side(self) -> Side {
        if self.0 < Unit::FIRST_MEXICAN { Side::Texan } else { Side::Mexican }
    }

    /// Ruling 4: with forty units the last four of the Reserve stay in the box.
    pub(crate) fn is_in(self, rules: &Assault) -> bool {
        const LEFT_OUT: u8 = 4;
        rules.mexicans == Mexicans::FortyFour || self.0 < Unit::COUNT as u8 - LEFT_OUT
    }

    pub fn kind(self) -> Kind {
        self.data().kind
    }

    pub fn column(self) -> Option<Column> {
        Column::new(self.data().column.into())
    }

    /// [R3a] Its fire strength, at full strength and reduced.
    pub fn fire(self, reduced: bool) -> u8 {
        self.data().fire[usize::from(reduced)]
    }

    /// [R3a] Its melee strength, at full strength and reduced.
    pub fn melee(self, reduced: bool) -> u8 {
        self.data().melee[usize::from(reduced)]
    }

    pub fn morale(self) -> u8 {
        self.data().morale
    }

    /// [R5a] Its movement allowance.
    pub fn movement(self) -> u8 {
        self.data().movement
    }

    /// Where history posted a Texan unit.
    pub fn post(self) -> Option<Place> {
        post(self.data().post)
    }
}

impl Units {
    /// [R3b] [R3c] The units of a side: 29 Texan, 44 Mexican.
    pub const fn of(side: Side) -> Units {
        let texan = Units((1 << Unit::FIRST_MEXICAN) - 1);
        match side {
            Side::Texan => texan,
            Side::Mexican => Units::ALL.minus(texan),
        }
    }
}

impl Leader {
    const FIRST_MEXICAN: u8 = 5;

    fn data(self) -> &'static LeaderData {
        &data().leaders[self.index()]
    }

    pub fn side(self) -> Side {
        if self.0 < Leader::FIRST_MEXICAN { Side::Texan } else { Side::Mexican }
    }

    pub fn column(self) -> Option<Column> {
        Column::new(self.data().column.into())
    }

    /// [8.5-b] His leadership value.
    pub fn leadership(self) -> u8 {
        self.data().leadership
    }

    pub fn movement(self) -> u8 {
        self.data().movement
    }

    /// Where history posted a Texan leader.
    pub fn post(self) -> Option<Place> {
        post(self.data().post)
    }
}

impl Leaders {
    /// The leaders of a side.
    pub const fn of(side: Side) -> Leaders {
        let texan = Leaders((1 << Leader::FIRST_MEXICAN) - 1);
        match side {
            Side::Texan => texan,
            Side::Mexican => Leaders::ALL.minus(texan),
        }
    }
}

impl Battery {
    pub fn strength(self) -> u8 {
        data().batteries[self.index()].strength
    }

    /// Where history posted it.
    pub fn post(self) -> Place {
        Place(data().batteries[self.index()].post)
    }
}

impl Column {
    /// [R13a] The Reserve.
    pub const RESERVE: Column = Column(4);

    pub fn units(self) -> impl Iterator<Item = Unit> + Clone {
        Units::of(Side::Mexican).iter().filter(move |unit| unit.column() == Some(self))
    }

    pub fn leader(self) -> Leader {
        Leader(Leader::FIRST_MEXICAN + self.0)
    }
}

impl Piece {
    pub const COUNT: usize = Unit::COUNT + Leader::COUNT + Battery::COUNT;

    pub fn new(number: u16) -> Option<Piece> {
        let leaders = Unit::COUNT as u16;
        let batteries = leaders + Leader::COUNT as u16;
        match number {
            n if n < leaders => Unit::new(n).map(Piece::Unit),
            n if n < batteries => Leader::new(n - leaders).map(Piece::Leader),
            n => Battery::new(n - batteries).map(Piece::Battery),
        }
    }

    pub const fn number(self) -> u8 {
        match self {
            Piece::Unit(unit) => unit.0,
            Piece::Leader(leader) => Unit::COUNT as u8 + leader.0,
            Piece::Battery(battery) => (Unit::COUNT + Leader::COUNT) as u8 + battery.0,
        }
    }

    /// The click on it.
    pub const fn pick(self) -> Pick {
        Pick::Piece(self.number() as u16)
    }

    pub fn name(self) -> Phrase {
        match self {
            Piece::Unit(unit) => unit.name(),
            Piece::Leader(leader) => leader.name(),
            Piece::Battery(battery) => battery.name(),
        }
    }

    /// Its name inside a sentence.
    pub fn the(self) -> Phrase {
        match self {
            Piece::Unit(unit) => unit.the(),
            Piece::Leader(leader) => leader.name(),
            Piece::Battery(battery) => battery.the(),
        }
    }
}

/// A set of pieces, by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Pieces(u128);

impl Pieces {
    pub(crate) const NONE: Pieces = Pieces(0);

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece.number() & 1 == 1
    }

    pub(crate) const fn insert(&mut self, piece: Piece) {
        self.0 |= 1 << piece.number();
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn units(self) -> Units {
        Units(self.0 & Units::ALL.0)
    }

    pub(crate) const fn leaders(self) -> Leaders {
        Leaders((self.0 >> Unit::COUNT) as u16 & Leaders::ALL.0)
    }

    pub(crate) const fn batteries(self) -> Batteries {
        Batteries((self.0 >> (Unit::COUNT + Leader::COUNT)) as u16)
    }

    /// Units, then leaders, then batteries.
    pub(crate) fn iter(self) -> impl Iterator<Item = Piece> {
        let leaders = self.leaders().iter().map(Piece::Leader);
        self.units().iter().map(Piece::Unit).chain(leaders).chain(self.batteries().iter().map(Piece::Battery))
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl serde::Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

game::text_schema! { Piece }
