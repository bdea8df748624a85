//! 13 Entering the map: a whole column, in one outside area.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, show_if, stacking};
use crate::state::Told;
use crate::{Area, Areas, Column, Decision, Event, Illegal, State};

/// [13.0] A column that waits enters any outside area with room for all of it, without a roll.
///
/// [19.2] Any number of columns in any turn.
pub(crate) fn can_enter(state: &State, column: Column, area: Area) -> Result<(), Illegal> {
    if !state.is_waiting(column) {
        return Err(Illegal::ColumnEntered { column });
    }
    if area.is_alamo() {
        return Err(Illegal::EntersOutside { area });
    }
    may_use_river(state, area)?;
    stacking::mexicans_have_room(state, area, column.force().total())
}

/// [13.1] One column a game enters toward the river, and not before the turn after another has entered.
///
/// Ruling 8: "after" means that a column has been on the map since an earlier turn.
fn may_use_river(state: &State, area: Area) -> Result<(), Illegal> {
    if !area.is_river() {
        return Ok(());
    }
    if state.river_used {
        return Err(Illegal::RiverUsed);
    }
    if state.first_entry == 0 || state.first_entry >= state.turn {
        return Err(Illegal::RiverTooSoon);
    }
    Ok(())
}

/// [13.0] All entries.
pub(crate) fn entries(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for column in state.waiting.iter() {
        for area in Areas::OUTSIDE.iter() {
            show_if(can_enter(state, column, area), Decision::Enter(column, area), visit)?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn enter(state: &mut State, column: Column, area: Area, log: &mut impl Sink<Event>) {
    state.waiting.remove(column);
    state.army.tell(Told::There, area, column.force());
    state.river_used |= area.is_river();
    if state.first_entry == 0 {
        state.first_entry = state.turn;
    }
    log.emit(|| Event::Entered { column, area });
}
