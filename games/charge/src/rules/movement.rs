//! 7 Moving and 9 Regular movement. [8.0] The five kinds of movement are marches (here), advances, obliques,
//! buildings and entry.
//!
//! [7.1f] Columns need not keep together once they are on the map. [7.1g] Artillery never moves, and never
//! bars the way.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, command, show_if, stacking, walls};
use crate::scenario::{AdvanceRule, Failed};
use crate::state::Step;
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

/// [9.0] All marches.
pub(crate) fn marches(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for from in state.ready_areas().iter() {
        let ready = state.ready(from);
        for to in from.reach().and(Areas::ALAMO).minus(state.open).iter() {
            if may_march_between(state, from, to).is_err() {
                continue;
            }
            let room = stacking::room_for_mexicans(state, to);
            command::bands(
                ready,
                room,
                |group| group.battalion().0,
                |battalion, force| {
                    if command::has_rolled(state, from, battalion, to) {
                        return ControlFlow::Continue(());
                    }
                    visit(Decision::March(Order { from, to, force }))
                },
            )?;
        }
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
    let (from, to) = (order.from.index(), order.to.index());
    state.forces[from] = state.forces[from].minus(order.force);
    state.forces[to] = state.forces[to].plus(order.force);
    state.spent[to] = state.spent[to].plus(order.force);
    if state.rules.advance == AdvanceRule::OneArea {
        state.moved[to] = state.moved[to].plus(order.force);
    }
}

/// Keeps units that have rolled in vain.
pub(crate) fn hold(state: &mut State, order: Order) {
    let from = order.from.index();
    state.spent[from] = state.spent[from].plus(order.force);
    if state.rules.failed == Failed::Halted {
        state.failed[from] = state.failed[from].plus(order.force);
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
    for unit in Units::ALL.minus(state.spent_units).minus(state.advanced).iter() {
        match can_act(state, unit) {
            Ok(Post::Open(area)) => {
                let near = area.adjacent().and(Areas::ALAMO);
                for to in near.filter(|to| !state.has_mexicans(to)).iter() {
                    show_if(can_move(state, unit, to), Decision::Move(unit, to), visit)?;
                }
                show_if(super::buildings::can_hide(state, unit, area), Decision::Hide(unit, area), visit)?;
            }
            Ok(Post::Hidden(area)) => {
                show_if(
                    super::buildings::can_emerge(state, unit, area),
                    Decision::Emerge(unit, area),
                    visit,
                )?;
            }
            Ok(Post::Aside | Post::Dead) | Err(_) => {}
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
        state.put(unit, Post::Open(to));
        log.emit(|| Event::LeaderMoved { unit, area: to });
    }
}

pub(crate) fn resolve_move(state: &mut State, unit: Unit, to: Area, die: u8, log: &mut impl Sink<Event>) {
    state.step = Step::Move;
    if command::passes(die) {
        state.put(unit, Post::Open(to));
        log.emit(|| Event::UnitMoved { unit, area: to, die });
    } else {
        log.emit(|| Event::MoveFailed { unit, area: to, die });
    }
}
