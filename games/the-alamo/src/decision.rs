//! Decisions, their notation and their clicks.
//!
//! | Notation | Clicks | Meaning |
//! |---|---|---|
//! | `gun 18pdr 0723r` | battery, place | post a battery |
//! | `historic` | button 1 | place the rest as history had it |
//! | `plot R 5` | column, Entry Area | write an Entry Area down, in secret |
//! | `commit` | button 2 | seal the plot |
//! | `take TennA` | piece | take up a piece of the garrison, to place it |
//! | `put 1422` | place | place it |
//! | `face TennA 1423` | unit, the hex it faces (its top) | turn a Texan unit |
//! | `deploy Ald3 0501` | piece, place | bring a Mexican unit or leader onto the map |
//! | `deploy all` | button 3 | bring the rest on in order |
//! | `reserve` | button 4 | commit the Reserve |
//! | `move Ald3` | piece | begin to move a unit or leader |
//! | `with Cos`, `with 18pdr` | piece | take a leader or a battery along |
//! | `to 0612` | place | where it goes |
//! | `attack TennA` | piece | attack with a unit or battery |
//! | `fire Ald3` | unit, amount 0 | at this unit, by fire |
//! | `melee Ald3` | unit, amount 1 | at this unit, hand to hand |
//! | `breach 1107/1108` | hexside | at a wall |
//! | `retreat 0508` | place | where a routed unit runs to |
//! | `leave` | button 7 | leave the map by the own Entry Area |
//! | `advance`, `stay` | buttons 5, 6 | enter the emptied place, or do not; stop where one is |
//! | `done` | button 0 | no more of this |
//!
//! The numbers of clicks are in [`clicks`]: pieces are numbered as in [`Piece`] (units 0 to 72, leaders 73 to 82,
//! batteries 83 to 92), columns are pieces from 100; places are numbered as in [`Place`] (tops 0 to 774, insides 775 to
//! 798), Entry Areas are places from 900, hexsides places from 1000.

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::{Area, Battery, Column, Hex, Piece, Place, Unit, Wall};

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    Gun(Battery, Place),
    Historic,
    Plot(Column, Area),
    Commit,
    Take(Piece),
    Put(Place),
    Face(Unit, Hex),
    Deploy(Piece, Place),
    DeployAll,
    Reserve,
    Move(Piece),
    With(Piece),
    To(Place),
    Attack(Piece),
    Fire(Unit),
    Melee(Unit),
    Breach(Wall),
    Retreat(Place),
    Leave,
    Advance,
    Stay,
    Done,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Gun(battery, place) => write!(f, "gun {battery} {place}"),
            Decision::Historic => f.write_str("historic"),
            Decision::Plot(column, area) => write!(f, "plot {column} {area}"),
            Decision::Commit => f.write_str("commit"),
            Decision::Take(piece) => write!(f, "take {piece}"),
            Decision::Put(place) => write!(f, "put {place}"),
            Decision::Face(unit, hex) => write!(f, "face {unit} {hex}"),
            Decision::Deploy(piece, place) => write!(f, "deploy {piece} {place}"),
            Decision::DeployAll => f.write_str("deploy all"),
            Decision::Reserve => f.write_str("reserve"),
            Decision::Move(piece) => write!(f, "move {piece}"),
            Decision::With(piece) => write!(f, "with {piece}"),
            Decision::To(place) => write!(f, "to {place}"),
            Decision::Attack(piece) => write!(f, "attack {piece}"),
            Decision::Fire(unit) => write!(f, "fire {unit}"),
            Decision::Melee(unit) => write!(f, "melee {unit}"),
            Decision::Breach(wall) => write!(f, "breach {wall}"),
            Decision::Retreat(place) => write!(f, "retreat {place}"),
            Decision::Leave => f.write_str("leave"),
            Decision::Advance => f.write_str("advance"),
            Decision::Stay => f.write_str("stay"),
            Decision::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Decision {
    type Err = String;

    fn from_str(text: &str) -> Result<Decision, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match *words.as_slice() {
            ["gun", battery, place] => Decision::Gun(battery.parse()?, place.parse()?),
            ["historic"] => Decision::Historic,
            ["plot", column, area] => Decision::Plot(column.parse()?, area.parse()?),
            ["commit"] => Decision::Commit,
            ["take", piece] => Decision::Take(piece.parse()?),
            ["put", place] => Decision::Put(place.parse()?),
            ["face", unit, hex] => Decision::Face(unit.parse()?, hex.parse()?),
            ["deploy", "all"] => Decision::DeployAll,
            ["deploy", piece, place] => Decision::Deploy(piece.parse()?, place.parse()?),
            ["reserve"] => Decision::Reserve,
            ["move", piece] => Decision::Move(piece.parse()?),
            ["with", piece] => Decision::With(piece.parse()?),
            ["to", place] => Decision::To(place.parse()?),
            ["attack", piece] => Decision::Attack(piece.parse()?),
            ["fire", unit] => Decision::Fire(unit.parse()?),
            ["melee", unit] => Decision::Melee(unit.parse()?),
            ["breach", wall] => Decision::Breach(wall.parse()?),
            ["retreat", place] => Decision::Retreat(place.parse()?),
            ["leave"] => Decision::Leave,
            ["advance"] => Decision::Advance,
            ["stay"] => Decision::Stay,
            ["done"] => Decision::Done,
            _ => return Err(format!("not a decision: {text:?}")),
        })
    }
}

/// What may be clicked, and its numbers.
pub mod clicks {
    use game::Pick;

    use crate::{Area, Column, Piece, Place, Wall};

    pub const DONE: Pick = Pick::Button(0);
    pub const HISTORIC: Pick = Pick::Button(1);
    pub const COMMIT: Pick = Pick::Button(2);
    pub const DEPLOY_ALL: Pick = Pick::Button(3);
    pub const RESERVE: Pick = Pick::Button(4);
    pub const ADVANCE: Pick = Pick::Button(5);
    pub const STAY: Pick = Pick::Button(6);
    pub const LEAVE: Pick = Pick::Button(7);
    pub const FIRE: Pick = Pick::Amount(0);
    pub const MELEE: Pick = Pick::Amount(1);

    /// What a click is on.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Thing {
        Piece(Piece),
        Column(Column),
        Place(Place),
        Area(Area),
        Wall(Wall),
        /// Fire or melee.
        Fire,
        Melee,
        Button(u16),
    }

    /// Reads a click; `None` if it is on nothing of this game.
    pub fn thing(pick: Pick) -> Option<Thing> {
        match pick {
            Pick::Piece(n) => {
                Piece::new(n).map(Thing::Piece).or_else(|| Column::picked(pick).map(Thing::Column))
            }
            Pick::Place(n) => {
                let area = || Area::picked(pick).map(Thing::Area);
                Place::new(n).map(Thing::Place).or_else(area).or_else(|| Wall::picked(pick).map(Thing::Wall))
            }
            FIRE => Some(Thing::Fire),
            MELEE => Some(Thing::Melee),
            Pick::Button(n @ 0..8) => Some(Thing::Button(n)),
            Pick::Button(_) | Pick::Card(_) | Pick::Amount(_) => None,
        }
    }
}

impl Decision {
    /// The decision as clicks.
    pub(crate) fn picks(self) -> Vec<Pick> {
        match self {
            Decision::Gun(battery, at) => vec![battery.pick(), at.pick()],
            Decision::Historic => vec![clicks::HISTORIC],
            Decision::Plot(column, area) => vec![column.pick(), area.pick()],
            Decision::Commit => vec![clicks::COMMIT],
            Decision::Take(piece)
            | Decision::Move(piece)
            | Decision::With(piece)
            | Decision::Attack(piece) => {
                vec![piece.pick()]
            }
            Decision::Put(at) | Decision::To(at) | Decision::Retreat(at) => vec![at.pick()],
            Decision::Face(unit, hex) => vec![unit.pick(), hex.top().pick()],
            Decision::Deploy(piece, at) => vec![piece.pick(), at.pick()],
            Decision::DeployAll => vec![clicks::DEPLOY_ALL],
            Decision::Reserve => vec![clicks::RESERVE],
            Decision::Fire(unit) => vec![unit.pick(), clicks::FIRE],
            Decision::Melee(unit) => vec![unit.pick(), clicks::MELEE],
            Decision::Breach(wall) => vec![wall.pick()],
            Decision::Leave => vec![clicks::LEAVE],
            Decision::Advance => vec![clicks::ADVANCE],
            Decision::Stay => vec![clicks::STAY],
            Decision::Done => vec![clicks::DONE],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Decision;

    #[test]
    fn notation_reads_back() {
        for text in [
            "gun 18pdr 0723r",
            "historic",
            "plot R 5",
            "commit",
            "take Travis",
            "put 1316i",
            "face TennA 1423",
            "deploy Ald3 0501",
            "deploy Cos 0501",
            "deploy all",
            "reserve",
            "move Ald3",
            "with 18pdr",
            "to 1414r",
            "attack gunnade",
            "fire Ald3",
            "melee Zap1",
            "breach 1107/1108",
            "retreat 0508",
            "leave",
            "advance",
            "stay",
            "done",
        ] {
            assert_eq!(text.parse::<Decision>().map(|decision| decision.to_string()), Ok(text.to_owned()));
        }
        for wrong in [
            "",
            "to 1414",
            "to 1514r",
            "to 1514i",
            "to 0032",
            "to 2601",
            "breach 1009/1010",
            "fire Cos",
            "go",
        ] {
            assert!(wrong.parse::<Decision>().is_err(), "{wrong}");
        }
    }
}
