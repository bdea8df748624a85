//! 12 Buildings: Texians go in freely, and come out by a roll.

use game::Sink;

use super::{command, movement, stacking};
use crate::state::Step;
use crate::{Area, Event, Illegal, Post, State, Unit};

/// [12.0] A unit in the open enters a building of its own area, without a roll.
pub(crate) fn can_hide(state: &State, unit: Unit, area: Area) -> Result<(), Illegal> {
    match movement::can_act(state, unit)? {
        Post::Open(at) if at == area => stacking::building_has_room(state, area),
        Post::Hidden(_) => Err(Illegal::UnitHidden { unit }),
        Post::Open(_) | Post::Aside | Post::Dead => Err(Illegal::OtherBuilding { unit, area }),
    }
}

/// [12.0] A unit leaves its building for the same area.
///
/// Ruling 18: not among Mexicans.
pub(crate) fn can_emerge(state: &State, unit: Unit, area: Area) -> Result<(), Illegal> {
    match movement::can_act(state, unit)? {
        Post::Hidden(at) if at == area => {}
        Post::Hidden(_) => return Err(Illegal::OtherBuilding { unit, area }),
        Post::Open(_) | Post::Aside | Post::Dead => return Err(Illegal::UnitNotHidden { unit }),
    }
    stacking::no_mexicans(state, area)?;
    stacking::texians_have_room(state, area)
}

pub(crate) fn hide(state: &mut State, unit: Unit, area: Area, log: &mut impl Sink<Event>) {
    state.spent_units.insert(unit);
    state.garrison.put(unit, Post::Hidden(area));
    log.emit(|| Event::Hid { unit, area });
}

/// [6.1] Leaving a building takes a roll, unless one is a leader.
pub(crate) fn order_emerge(state: &mut State, unit: Unit, area: Area, log: &mut impl Sink<Event>) {
    state.spent_units.insert(unit);
    if command::needs_roll(unit) {
        state.step = Step::EmergeRoll(unit, area);
    } else {
        state.garrison.put(unit, Post::Open(area));
        log.emit(|| Event::LeaderEmerged { unit, area });
    }
}

pub(crate) fn resolve_emerge(state: &mut State, unit: Unit, area: Area, die: u8, log: &mut impl Sink<Event>) {
    state.step = Step::Move;
    if command::passes(die) {
        state.garrison.put(unit, Post::Open(area));
        log.emit(|| Event::Emerged { unit, area, die });
    } else {
        log.emit(|| Event::EmergeFailed { unit, area, die });
    }
}
