//! 10 and 16 Advance after combat: at once, before the next attack, without a roll.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, show_if, stacking, walls};
use crate::state::Step;
use crate::{Area, Decision, Event, Force, Group, Illegal, Post, Side, State, Unit, Who};

/// [10.0] Those who took part in an attack that left its target free of enemies may move in.
pub(crate) fn can_advance(state: &State, side: Side, who: Who) -> Result<(), Illegal> {
    match (side, who) {
        (Side::Texian, Who::Unit(unit)) => can_unit_advance(state, unit),
        (Side::Mexican, Who::Stack(area, group, count)) => can_stack_advance(state, area, group, count),
        (Side::Texian, Who::Gun(_) | Who::Stack(..)) | (Side::Mexican, Who::Unit(_) | Who::Gun(_)) => {
            Err(Illegal::DidNotAttack)
        }
    }
}

/// [10b] Texians ignore walls but never go outside. Those in buildings stay there (ruling 41).
fn can_unit_advance(state: &State, unit: Unit) -> Result<(), Illegal> {
    let target = state.attack.target;
    if !state.attack.has_unit(unit) {
        return Err(Illegal::DidNotAttack);
    }
    match state.post(unit) {
        Post::Open(area) if area != target => {}
        Post::Open(_) | Post::Aside | Post::Dead => return Err(Illegal::DidNotAttack),
        Post::Hidden(_) => return Err(Illegal::UnitHidden { unit }),
    }
    if !target.is_alamo() {
        return Err(Illegal::CannotAdvanceOutside { area: target });
    }
    if state.has_mexicans(target) {
        return Err(Illegal::NotCleared { area: target });
    }
    stacking::texians_have_room(state, target)
}

/// [10a] Mexicans move in where no Texian is left in the open and no wall stands on their own way; others
/// who attacked may have to stay. Guns and those in buildings are ignored (ruling 20).
fn can_stack_advance(state: &State, area: Area, group: Group, count: u8) -> Result<(), Illegal> {
    let attack = &state.attack;
    if count == 0 || attack.joined[area.index()].count(group) < count {
        return Err(Illegal::DidNotAttack);
    }
    let target = attack.target;
    if area == target {
        return Err(Illegal::NotAdjacent { from: area, to: target });
    }
    has_cleared(state, target)?;
    walls::may_cross(state, area, target)?;
    stacking::mexicans_have_room(state, target, count)
}

/// [16.0] The attack has scored (ruling 34) and no Texian is left in the open; the area may have been empty
/// before (ruling 26).
fn has_cleared(state: &State, target: Area) -> Result<(), Illegal> {
    if state.attack.scored == 0 {
        return Err(Illegal::NoHitNoAdvance);
    }
    if state.has_open_texians(target) { Err(Illegal::NotCleared { area: target }) } else { Ok(()) }
}

/// [16.0] All advances.
pub(crate) fn advances(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let mut show = |who| show_if(can_advance(state, side, who), Decision::Advance(who), visit);
    match side {
        Side::Texian => Unit::all().try_for_each(|unit| show(Who::Unit(unit))),
        Side::Mexican => {
            for area in state.attack.from() {
                for (group, count) in state.attack.joined[area.index()].groups() {
                    (1..=count).try_for_each(|some| show(Who::Stack(area, group, some)))?;
                }
            }
            ControlFlow::Continue(())
        }
    }
}

/// [16.0] Moves in; the step goes on until the side is done.
pub(crate) fn advance(state: &mut State, who: Who, log: &mut impl Sink<Event>) {
    let target = state.attack.target;
    match who {
        Who::Unit(unit) => {
            state.posts[unit.index()] = Post::Open(target);
            log.emit(|| Event::UnitAdvanced { unit, area: target });
        }
        Who::Stack(area, group, count) => {
            let force = Force::of(group, count);
            for all in [&mut state.forces, &mut state.spent] {
                all[area.index()] = all[area.index()].minus(force);
                all[target.index()] = all[target.index()].plus(force);
            }
            state.attack.joined[area.index()] = state.attack.joined[area.index()].minus(force);
            log.emit(|| Event::StackAdvanced { from: area, to: target, group, count });
        }
        Who::Gun(_) => {}
    }
}

/// [16.0] The attack is over; the side may choose the next.
pub(crate) fn end(state: &mut State, side: Side) {
    state.attack = crate::state::Attack::NONE;
    state.step = Step::Attack(side);
}
