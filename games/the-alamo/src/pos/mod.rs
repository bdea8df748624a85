//! Positions as text: complete, and short enough to write by hand.
//!
//! ```text
//! turn 3, mexican combat
//! rules: stacking=two               options that are not the default
//! 0612: Ald3 Cos                    Ald3- reduced, Ald3! disordered, Ald3!! routed, Ald3* eliminated once before
//! 1422: TennA>SE Crockett 18pdr     a Texan unit's facing after >, if it is not the way out of the compound
//! 1308r: 8pdr3=mexican              a battery's owner, if it is not the side that stands there (or else Texan)
//! plot: 1=1 2=2 3=3 4=5 R=1         `1=-` if not yet plotted
//! revealed: 1 2 3 4
//! reserve: committed                held, committed, called
//! track 3: Ald1-
//! aside: Zap1                       not yet on the map, where that is not plain
//! out: Mat1
//! breach: 1107/1108
//! losses: 120
//! done: Ald3 18pdr                  have moved, faced or attacked in this phase
//! hauled: 18pdr                     have moved in this turn
//! taken: 8pdr3                      were taken in this Combat Phase
//! active: Ald3                      the piece that is placed, moves, aims, retreats …
//! train: Cos
//! spent: 2
//! fight: TennA fire Ald3 over outer at 0612; counter; added 2; die 3; eliminated Ald1; bereft Cos
//! wall: 1107/1108                   the hexside fired at
//! ending: withdrawal 7              garrison dead, withdrawal, too late
//! ```
//!
//! What is not said is as usual: the columns are plotted as above, and columns 1 to 4 revealed, once they have come; no
//! breach, no losses, nobody done. Pieces not named are out of the game; but in the set-up they are aside, and so is
//! the Reserve until it has come.

mod read;
mod steps;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;

use crate::Area;
use crate::map::{Facing, Place};
use crate::pieces::{Battery, Column, Columns, Leader, Piece, Unit};
use crate::rules::facing;
use crate::scenario::TexanZone;
use crate::state::{Arrival, Reserve, Side, Spot, State, Step};

/// The plot where nothing is said, once it must be there.
fn usual_plot(step: Step) -> [Option<Area>; Column::COUNT] {
    match step {
        Step::Guns | Step::Plot => [None; Column::COUNT],
        _ => [Some(Area(0)), Some(Area(1)), Some(Area(2)), Some(Area(4)), Some(Area(0))],
    }
}

/// The columns whose areas are known where nothing is said.
fn usually_revealed(step: Step, reserve: Reserve) -> Columns {
    match step {
        Step::Guns | Step::Plot | Step::Garrison | Step::Put(_) | Step::FirstFacing => Columns::NONE,
        _ if reserve == Reserve::Called => Columns::ALL,
        _ => Columns::ALL.without(Column::RESERVE),
    }
}

/// Where a piece is that is not named.
fn usual_spot(state: &State, piece: Piece) -> Spot {
    let arming = matches!(state.step, Step::Guns | Step::Plot | Step::Garrison | Step::Put(_));
    let early = arming || matches!(state.step, Step::FirstFacing | Step::Deploy(Arrival::Columns));
    let column = match piece {
        Piece::Battery(_) if state.step == Step::Guns => return Spot::ASIDE,
        Piece::Battery(_) => return Spot::OUT,
        Piece::Unit(unit) if !state.is_in_play(unit) => return Spot::OUT,
        Piece::Unit(unit) => unit.column(),
        Piece::Leader(leader) => leader.column(),
    };
    let aside = match column {
        None => arming,
        Some(Column::RESERVE) => early || state.reserve != Reserve::Called,
        Some(_) => early,
    };
    if aside { Spot::ASIDE } else { Spot::OUT }
}

/// The way a Texan unit faces where nothing is said.
fn usual_facing(state: &State, unit: Unit, place: Place) -> Facing {
    match (unit.side(), state.rules.texan_zone) {
        (Side::Mexican, _) => Facing(0),
        (Side::Texan, TexanZone::Chosen) => facing::UNSET,
        (Side::Texan, TexanZone::Faced) => place.hex().outward(),
    }
}

/// The owner of a battery where nothing is said.
fn usual_owner(state: &State, place: Option<Place>) -> Side {
    place.and_then(|place| state.holder(place)).unwrap_or(Side::Texan)
}

fn pieces() -> impl Iterator<Item = Piece> {
    let units = Unit::all().map(Piece::Unit);
    units.chain(Leader::all().map(Piece::Leader)).chain(Battery::all().map(Piece::Battery))
}
