//! 7 Moving and 9 Regular movement. [8.0] The five kinds of movement are marches (here), advances, obliques,
//! buildings and entry.
//!
//! [7.1f] Columns need not keep together once they are on the map. [7.1g] Artillery never moves, and never
//! bars the way.

use std::ops::ControlFlow;

use game::Sink;

use super::command::{self, Orders, Troop};
use super::{Flow, stacking, walls};
use crate::scenario::{AdvanceRule, Failed};
use crate::state::{Step, Told};
use crate::{Area, Areas, Decision, Event, Illegal, Order, Post, State, Unit, Units};

/// [9.0] Mexican units march into an adjacent Alamo area, from outside or from within.
pub(crate) fn can_march(state: &State, order: Order) -> Result<(), Illegal> {
    let Order { from, to, force } = order;
    command::are_ready(state, from, force)?;
    command::one_battalion(force)?;
    may_march_between(state, from, to)?;
    if force.groups().any(|(group, _)| command::has_rolled(state, from, group.battalion().0, to)) {
        return Err(Illegal::BattalionRolled { to });
    }
    stacking::mexicans_have_room(state, to, force.total())
}

/// [7.1] What stands between two areas for Mexicans on the march: the border, the arrow, the wall, the enemy.
fn may_march_between(state: &State, from: Area, to: Area) -> Result<(), Illegal> {
    into_the_alamo(to)?;
    is_adjacent(from, to)?;
    no_red_arrow(from, to)?;
    walls::may_cross(state, from, to)?;
    stacking::no_open_texians(state, to)
}

/// [7.1e] Mexicans come to outside areas by entry or by oblique only.
fn into_the_alamo(to: Area) -> Result<(), Illegal> {
    if to.is_alamo() { Ok(()) } else { Err(Illegal::OutsideByOblique { area: to }) }
}

/// [7.1a] One adjacent area a turn; [2b] areas with a common border are adjacent.
fn is_adjacent(from: Area, to: Area) -> Result<(), Illegal> {
    if from.adjacent().contains(to) { Ok(()) } else { Err(Illegal::NotAdjacent { from, to }) }
}

/// [7.1c] Mexicans do not move across a red arrow.
fn no_red_arrow(from: Area, to: Area) -> Result<(), Illegal> {
    if from.red().contains(to) { Err(Illegal::RedArrow { from, to }) } else { Ok(()) }
}

/// [9.0] All marches, battalion by battalion.
pub(crate) fn marches(state: &State, visit: &mut impl FnMut(Orders) -> Flow) -> Flow {
    for from in state.army.ready_areas().iter() {
        let battalions = Troop::of(state.ready(from), |group| group.battalion().0);
        let goals = walls::open_from(state, from).and(Areas::ALAMO).minus(state.garrison.held());
        goals.iter().try_for_each(|to| command::orders(state, from, to, &battalions, visit))?;
    }
    ControlFlow::Continue(())
}

/// [6.6] The battalion asks for its roll.
pub(crate) fn order_march(state: &mut State, order: Order) {
    for (group, _) in order.force.groups() {
        command::note_roll(state, order.from, group.battalion().0, order.to);
    }
    state.step = Step::MarchRoll(order);
}

/// [6.0] Those who pass move at once; those who fail stay for this turn.
pub(crate) fn resolve_march(state: &mut State, order: Order, die: u8, log: &mut impl Sink<Event>) {
    state.step = Step::March;
    if command::passes(die) {
        shift(state, order);
        log.emit(|| Event::Marched { order, die });
    } else {
        hold(state, order);
        log.emit(|| Event::MarchFailed { order, die });
    }
}

/// Moves units that have rolled.
pub(crate) fn shift(state: &mut State, order: Order) {
    state.army.shift(order, state.rules.advance == AdvanceRule::OneArea);
}

/// Keeps units that have rolled in vain.
pub(crate) fn hold(state: &mut State, order: Order) {
    state.army.tell(Told::Spent, order.from, order.force);
    if state.rules.failed == Failed::Halted {
        state.army.tell(Told::Failed, order.from, order.force);
    }
}

/// [9.0] A Texian unit moves to an adjacent Alamo area.
///
/// Walls do not hinder it ([5.0]), nor red arrows (ruling 17).
pub(crate) fn can_move(state: &State, unit: Unit, to: Area) -> Result<(), Illegal> {
    let from = match can_act(state, unit)? {
        Post::Hidden(_) => return Err(Illegal::UnitHidden { unit }),
        post => post.area().ok_or(Illegal::UnitDead { unit })?,
    };
    if !to.is_alamo() {
        return Err(Illegal::TexiansStayInside { area: to });
    }
    is_adjacent(from, to)?;
    stacking::no_mexicans(state, to)?;
    stacking::texians_have_room(state, to)
}

/// [7.1a] A Texian unit moves, hides or comes out once a turn, and not when it has advanced (ruling 42); [6.3] and rolls
/// once.
pub(crate) fn can_act(state: &State, unit: Unit) -> Result<Post, Illegal> {
    let post = state.post(unit);
    if post.area().is_none() {
        return Err(Illegal::UnitDead { unit });
    }
    if state.advanced.contains(unit) {
        return Err(Illegal::UnitAdvanced { unit });
    }
    if state.unit_is_spent(unit) {
        return Err(Illegal::UnitMoved { unit });
    }
    Ok(post)
}

/// [7.0] All moves of the Texians, into buildings and out of them too.
pub(crate) fn moves(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let free = Areas::ALAMO.minus(state.army.held()).minus(state.garrison.full());
    for unit in Units::ALL.minus(state.spent_units).minus(state.advanced).iter() {
        match state.post(unit) {
            Post::Open(area) => {
                area.adjacent().and(free).iter().try_for_each(|to| visit(Decision::Move(unit, to)))?;
                if !state.garrison.packed().contains(area) {
                    visit(Decision::Hide(unit, area))?;
                }
            }
            Post::Hidden(area) if free.contains(area) => visit(Decision::Emerge(unit, area))?,
            Post::Hidden(_) | Post::Aside | Post::Dead => {}
        }
    }
    ControlFlow::Continue(())
}

/// [6.4] A leader goes at once; any other unit rolls first.
pub(crate) fn order_move(state: &mut State, unit: Unit, to: Area, log: &mut impl Sink<Event>) {
    state.spent_units.insert(unit);
    if command::needs_roll(unit) {
        state.step = Step::MoveRoll(unit, to);
    } else {
        state.garrison.put(unit, Post::Open(to));
        log.emit(|| Event::LeaderMoved { unit, area: to });
    }
}

pub(crate) fn resolve_move(state: &mut State, unit: Unit, to: Area, die: u8, log: &mut impl Sink<Event>) {
    state.step = Step::Move;
    if command::passes(die) {
        state.garrison.put(unit, Post::Open(to));
        log.emit(|| Event::UnitMoved { unit, area: to, die });
    } else {
        log.emit(|| Event::MoveFailed { unit, area: to, die });
    }
}
