//! Where the garrison of a `general` stands: as it was, or in the rooms. Whoever plots the assault does not know.

use crate::gestures;
use crate::pieces::{Piece, Units};
use crate::rules::setup;
use crate::state::{Side, State, Step};
use crate::{Decision, Place};

/// How often out of ten it stands in the rooms.
const ROOMS: u64 = 5;

pub(super) fn garrison(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    match state.step {
        Step::Put(piece) => gestures::post_of(state, piece).or_else(|| history(piece)).map(Decision::Put),
        Step::Garrison => {
            let begun = Units::of(Side::Texan).iter().any(|unit| state.place(unit).is_some());
            let next = gestures::next_to_post(state).filter(|_| begun || below(10) < ROOMS);
            let historic = setup::can_place_historically(state).ok().map(|()| Decision::Historic);
            next.map(|(piece, _)| Decision::Take(piece)).or(historic)
        }
        _ => None,
    }
}

/// The rest stand where they stood.
fn history(piece: Piece) -> Option<Place> {
    match piece {
        Piece::Unit(unit) => unit.post(),
        Piece::Leader(leader) => leader.post(),
        Piece::Battery(_) => None,
    }
}
