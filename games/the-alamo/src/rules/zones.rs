//! 6 Zones of control. A Mexican unit controls all around it, a Texan only the hex it faces; hexsides and levels limit
//! both.

use crate::map::{Facing, Link, Place};
use crate::pieces::{Unit, Units};
use crate::state::{Side, State};

/// A set of places.
#[derive(Clone, Copy)]
pub(crate) struct Places([u64; Place::COUNT.div_ceil(64)]);

impl Places {
    pub(crate) const NONE: Places = Places([0; Place::COUNT.div_ceil(64)]);

    pub(crate) fn contains(&self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.0 % 64) & 1 == 1
    }

    pub(crate) fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.0 % 64);
    }
}

/// [R6a] [R6b] Whether a unit's zone reaches along this way from its place.
///
/// [R6c] Levels are settled by which places touch; [5.7-c] the hexside by its row; [R6d] only good order controls.
fn controls(state: &State, unit: Unit, link: &Link) -> bool {
    state.is_good(unit)
        && (unit.side() == Side::Mexican || state.facing(unit) == link.side())
        && state.over(link).lets_zoc()
}

/// All places that a side controls.
pub(crate) fn controlled_by(state: &State, side: Side) -> Places {
    let mut zones = Places::NONE;
    for unit in Units::of(side).iter() {
        let Some(place) = state.place(unit) else { continue };
        for link in place.links().iter().filter(|link| controls(state, unit, link)) {
            zones.insert(link.to);
        }
    }
    zones
}

/// Whether a place is in a zone of control of the other side.
pub(crate) fn in_enemy_zone(state: &State, place: Place, side: Side) -> bool {
    place.links().iter().any(|link| {
        let back = Facing((link.side().0 + 3) % 6);
        state.units_at(link.to).any(|unit| {
            unit.side() != side
                && state.is_good(unit)
                && (unit.side() == Side::Mexican || state.facing(unit) == back)
                && state.over(link).lets_zoc()
        })
    })
}
