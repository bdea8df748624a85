//! 6 Zones of control. A Mexican unit controls all around it, a Texan only the hex it faces; hexsides and levels limit
//! both. The position keeps what each side controls.

use arrayvec::ArrayVec;

use crate::map::{Facing, Link, Place};
use crate::pieces::Unit;
use crate::state::{Side, State};

/// The places that a unit controls.
pub(crate) type Zone = ArrayVec<Place, 12>;

/// [R6a] [R6b] Whether a unit's zone reaches along this way, on this side of its hex.
///
/// [R6c] Levels are settled by which places touch; [5.7-c] the hexside by its row; [R6d] only good order controls.
fn controls(state: &State, unit: Unit, side: Facing, link: &Link) -> bool {
    state.is_good(unit)
        && (unit.side() == Side::Mexican || state.facing(unit) == side)
        && state.over(link).lets_zoc()
}

/// The places that a unit controls.
pub(crate) fn of(state: &State, unit: Unit) -> Zone {
    let Some(place) = state.place(unit).filter(|_| state.is_good(unit)) else { return Zone::new() };
    let reached = place.links().iter().filter(|link| controls(state, unit, link.side(), link));
    reached.map(|link| link.to).collect()
}

/// Whether any unit of the side controls a place.
pub(crate) fn is_controlled(state: &State, place: Place, side: Side) -> bool {
    place.links().iter().filter(|link| state.held(side).contains(link.to)).any(|link| {
        let back = Facing((link.side().0 + 3) % 6);
        state.units_at(link.to).any(|unit| controls(state, unit, back, link))
    })
}
