//! Somebody with ideas of his own: garrisons that stand anywhere or in the rooms, that sit still; columns that come from anywhere, a Reserve that is kept back.
//! Who has never met such people cannot judge their positions.

use game::Seat;

use crate::map::Place;
use crate::pieces::Piece;
use crate::state::State;
use crate::{Decision, MEXICAN};

/// Stronger than any rule of thumb.
const FIXED: i32 = 5000;
/// How much somebody likes a place more than another, at most.
const TASTE: i32 = 7;

/// What a whim adds to the rules of thumb. Its lower bits are for places, the highest four for the manner.
pub(super) fn whim(state: &State, whim: u64, seat: Seat, decision: Decision) -> i32 {
    let taste = |place: usize| (whim.rotate_left(11 * place as u32) % 8) as i32 * TASTE / 7;
    let manner = whim >> 60;
    if seat == MEXICAN {
        return match decision {
            Decision::Plot(_, area) if manner & 1 > 0 => 3 * taste(usize::from(area.0)),
            Decision::Reserve if manner & 0b1110 == 0b1110 && state.turn < 12 => -FIXED,
            _ => 0,
        };
    }
    let in_rooms = |place: Place| if place.is_room() { FIXED } else { 0 };
    match decision {
        Decision::Historic if manner & 3 > 0 => -FIXED,
        Decision::Put(place) if manner & 3 > 1 => in_rooms(place) + taste(place.index()),
        Decision::Put(place) => taste(place.index()),
        Decision::Move(Piece::Unit(_)) if manner & 4 > 0 => -FIXED,
        _ => 0,
    }
}
