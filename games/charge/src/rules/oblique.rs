//! 11 Oblique movement: a column slides from one outside area to the next.

use std::ops::ControlFlow;

use game::Sink;

use super::command::{self, Orders, Troop};
use super::{Flow, movement, stacking};
use crate::state::Step;
use crate::{Area, Areas, Event, Illegal, Order, State};

/// [11.1] Units of one column in one outside area try to reach an adjacent outside area.
pub(crate) fn can_oblique(state: &State, order: Order) -> Result<(), Illegal> {
    let Order { from, to, force } = order;
    command::are_ready(state, from, force)?;
    command::one_column(force)?;
    is_oblique(from, to)?;
    if force.groups().any(|(group, _)| command::has_rolled(state, from, group.column().0, to)) {
        return Err(Illegal::ColumnRolled { to });
    }
    stacking::mexicans_have_room(state, to, force.total())
}

/// [11.0] From an outside area to an adjacent outside area.
fn is_oblique(from: Area, to: Area) -> Result<(), Illegal> {
    for area in [from, to] {
        if area.is_alamo() {
            return Err(Illegal::ObliqueOutside { area });
        }
    }
    if from.ring().contains(to) { Ok(()) } else { Err(Illegal::NotAdjacent { from, to }) }
}

/// [11.2] All obliques, column by column: one roll for each destination.
pub(crate) fn obliques(state: &State, visit: &mut impl FnMut(Orders) -> Flow) -> Flow {
    for from in state.army.ready_areas().and(Areas::OUTSIDE).iter() {
        let columns = Troop::of(state.ready(from), |group| group.column().0);
        for to in from.ring().iter() {
            command::orders(state, from, to, &columns, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// [6.6a] The column asks for its roll.
pub(crate) fn order_oblique(state: &mut State, order: Order) {
    for (group, _) in order.force.groups() {
        command::note_roll(state, order.from, group.column().0, order.to);
    }
    state.step = Step::ObliqueRoll(order);
}

/// [11.0] Units that come into an area without Mexicans are marked: they may attack unsupported.
///
/// Ruling 35: the mark belongs to the area, and to the column that slid there.
pub(crate) fn resolve_oblique(state: &mut State, order: Order, die: u8, log: &mut impl Sink<Event>) {
    state.step = Step::Oblique;
    if command::passes(die) {
        let was_empty = !state.has_mexicans(order.to);
        movement::shift(state, order);
        log.emit(|| Event::Obliqued { order, die });
        if was_empty {
            state.mark(order.to, order.force);
            log.emit(|| Event::Unsupported { area: order.to });
        }
    } else {
        movement::hold(state, order);
        log.emit(|| Event::ObliqueFailed { order, die });
    }
}

/// [14.63] When the Mexican attacks begin, marks stay only where the column that slid there stands alone.
pub(crate) fn drop_supported(state: &mut State) {
    for area in state.marked().iter() {
        if state.force(area).only_column() != state.marked_by(area) {
            state.unmark(area);
        }
    }
}
