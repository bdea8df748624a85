//! Decisions, their notation and their clicks.
//!
//! The numbers of clicks are in [`clicks`]: pieces are numbered as in [`Piece`] (units 0 to 72, leaders 73 to 82,
//! batteries 83 to 92), columns are pieces from 100; places are numbered as in [`Place`] (tops 0 to 774, insides 775 to
//! 798), Entry Areas are places from 900, hexsides places from 1000.

use game::Pick;

use crate::{Area, Battery, Column, Hex, Piece, Place, Unit, Wall};

game::decisions! {
    "`move Ald3`, `to 0612`, `fire TennA`, `done` …":
    /// Post a battery.
    Gun(piece: Battery, place: Place) = "gun {piece} {place}",
    /// Place the rest as history had it.
    Historic = "historic",
    /// Write an Entry Area down, in secret.
    Plot(column: Column, area: Area) = "plot {column} {area}",
    /// Seal the plot.
    Commit = "commit",
    /// Take up a piece of the garrison, to place it.
    Take(piece: Piece) = "take {piece}",
    Put(place: Place) = "put {place}",
    /// Turn a Texan unit to a hex.
    Face(piece: Unit, hex: Hex) = "face {piece} {hex}",
    /// Bring a Mexican unit or leader onto the map; or the rest, in order.
    Deploy(piece: Piece, place: Place) = "deploy {piece} {place}",
    DeployAll = "deploy all",
    /// Commit the Reserve.
    Reserve = "reserve",
    /// Begin to move a unit or leader.
    Move(piece: Piece) = "move {piece}",
    /// Take a leader or a battery along.
    With(piece: Piece) = "with {piece}",
    /// Where it goes.
    To(place: Place) = "to {place}",
    /// Attack with a unit or battery.
    Attack(piece: Piece) = "attack {piece}",
    /// At this unit, by fire or hand to hand; or at a wall.
    Fire(piece: Unit) = "fire {piece}",
    Melee(piece: Unit) = "melee {piece}",
    Breach(wall: Wall) = "breach {wall}",
    /// Where a routed unit runs to.
    Retreat(place: Place) = "retreat {place}",
    /// Leave the map by the own Entry Area.
    Leave = "leave",
    /// Enter the emptied place.
    Advance = "advance",
    /// Do not enter it; or stop where one is.
    Stay = "stay",
    /// No more of this.
    Done = "done",
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

    /// What is on offer reads back by the contract.
    #[test]
    fn what_is_no_decision_is_not_read() {
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
