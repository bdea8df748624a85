//! The pieces: combat units, leaders and batteries; and the columns the Mexicans march in.
//!
//! Ids are small numbers with methods. Their text form is their code: `TennA`, `Ald3`, `Travis`, `18pdr`, `R`.

use std::fmt;
use std::str::FromStr;

use crate::data;
use crate::map::Place;
use crate::state::Side;

/// Makes an id out of a number below `$count`, with its code as text form.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:expr, |$at:ident| $code:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub const COUNT: usize = $count;

            /// The id with this number, if there is one.
            pub fn new(number: u16) -> Option<$name> {
                (usize::from(number) < Self::COUNT).then_some($name(number as u8))
            }

            pub fn all() -> impl Iterator<Item = $name> + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            pub fn code(self) -> &'static str {
                let $at = self.index();
                $code
            }

            pub(crate) const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.code())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.code())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                Self::all()
                    .find(|id| id.code() == text)
                    .ok_or_else(|| format!(concat!("no such ", stringify!($name), ": {:?}"), text))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.code())
            }
        }
    };
}

id! {
    /// [R3a] A combat unit: the Texans first, then the Mexicans by columns.
    Unit, 73, |at| data::UNITS[at].code
}
id! {
    /// [R3d] A leader: the Texans first, then the Mexicans by columns.
    Leader, 10, |at| data::LEADERS[at].code
}
id! {
    /// [R3e] A battery.
    Battery, 10, |at| data::BATTERIES[at].code
}
id! {
    /// [R3b] A Mexican column: 1 to 4, and the Reserve.
    Column, 5, |at| ["1", "2", "3", "4", "R"][at]
}

/// Any piece: units are numbered from 0, leaders from 73, batteries from 83.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    Unit(Unit),
    Leader(Leader),
    Battery(Battery),
}

/// What kind of troops a unit is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Texan,
    Regular,
    Militia,
    Cazadores,
    Grenadiers,
    Zapadores,
}

pub(crate) struct UnitData {
    pub(crate) code: &'static str,
    pub(crate) column: u8,
    pub(crate) kind: Kind,
    /// Full and reduced; so is `melee`.
    pub(crate) fire: [u8; 2],
    pub(crate) melee: [u8; 2],
    pub(crate) morale: u8,
    pub(crate) movement: u8,
    pub(crate) post: Option<Place>,
}

pub(crate) struct LeaderData {
    pub(crate) code: &'static str,
    pub(crate) column: u8,
    pub(crate) leadership: u8,
    pub(crate) movement: u8,
    pub(crate) post: Option<Place>,
}

pub(crate) struct BatteryData {
    pub(crate) code: &'static str,
    pub(crate) strength: u8,
    pub(crate) post: Place,
}

impl Unit {
    /// The first Mexican unit.
    pub(crate) const FIRST_MEXICAN: u8 = 29;

    fn data(self) -> &'static UnitData {
        &data::UNITS[self.index()]
    }

    pub fn side(self) -> Side {
        if self.0 < Unit::FIRST_MEXICAN { Side::Texan } else { Side::Mexican }
    }

    /// [R3b] [R3c] The units of a side: 29 Texan, 44 Mexican.
    pub fn of(side: Side) -> impl Iterator<Item = Unit> + Clone {
        let units = match side {
            Side::Texan => 0..Unit::FIRST_MEXICAN,
            Side::Mexican => Unit::FIRST_MEXICAN..Unit::COUNT as u8,
        };
        units.map(Unit)
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
        self.data().post
    }
}

impl Leader {
    const FIRST_MEXICAN: u8 = 5;

    fn data(self) -> &'static LeaderData {
        &data::LEADERS[self.index()]
    }

    pub fn side(self) -> Side {
        if self.0 < Leader::FIRST_MEXICAN { Side::Texan } else { Side::Mexican }
    }

    /// The leaders of a side.
    pub fn of(side: Side) -> impl Iterator<Item = Leader> + Clone {
        let leaders = match side {
            Side::Texan => 0..Leader::FIRST_MEXICAN,
            Side::Mexican => Leader::FIRST_MEXICAN..Leader::COUNT as u8,
        };
        leaders.map(Leader)
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
        self.data().post
    }
}

impl Battery {
    pub fn strength(self) -> u8 {
        data::BATTERIES[self.index()].strength
    }

    /// Where history posted it.
    pub fn post(self) -> Place {
        data::BATTERIES[self.index()].post
    }
}

impl Column {
    /// [R13a] The Reserve.
    pub const RESERVE: Column = Column(4);

    pub fn units(self) -> impl Iterator<Item = Unit> + Clone {
        Unit::of(Side::Mexican).filter(move |unit| unit.column() == Some(self))
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
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Unit(unit) => write!(f, "{unit}"),
            Piece::Leader(leader) => write!(f, "{leader}"),
            Piece::Battery(battery) => write!(f, "{battery}"),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(text: &str) -> Result<Piece, String> {
        let unit = text.parse().map(Piece::Unit);
        let piece =
            unit.or_else(|_| text.parse().map(Piece::Leader)).or_else(|_| text.parse().map(Piece::Battery));
        piece.map_err(|_: String| format!("no such piece: {text:?}"))
    }
}

impl serde::Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
