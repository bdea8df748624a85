//! 10 and 16 Advance after combat: at once, before the next attack, without a roll.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, show_if, stacking, walls};
use crate::decision::clicks::Thing;
use crate::scenario::{AdvanceRule, Cleared};
use crate::state::Step;
use crate::{Area, Decision, Event, Force, Group, Illegal, Now, Post, Side, State, Unit, Who};

/// [10.0] Those who took part in an attack that left its target free of enemies may move in.
pub(crate) fn can_advance(state: &State, side: Side, who: Who) -> Result<(), Illegal> {
    match (side, who) {
        (Side::Texian, Who::Unit(unit)) => can_unit_advance(state, unit),
        (Side::Mexican, Who::Stack(area, group, count)) => can_stack_advance(state, area, group, count),
        (Side::Texian, Who::Gun(gun)) => Err(Illegal::GunPosition { gun }),
        (Side::Texian, Who::Stack(..)) | (Side::Mexican, Who::Unit(_) | Who::Gun(_)) => {
            Err(Illegal::Enemy { thing: who.into(), now: Now::of(state) })
        }
    }
}

/// [10b] Texians ignore walls but never go outside. Those in buildings stay there (ruling 41).
fn can_unit_advance(state: &State, unit: Unit) -> Result<(), Illegal> {
    let target = state.attack.target;
    match state.post(unit) {
        Post::Aside | Post::Dead => return Err(Illegal::UnitDead { unit }),
        _ if !state.attack.has_unit(unit) => return Err(Illegal::DidNotAttack { thing: Thing::Unit(unit) }),
        Post::Open(area) if area != target => {}
        Post::Open(area) => return Err(Illegal::IsThere { unit, area }),
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
    if count == 0 || state.forces[area.index()].count(group) < count {
        return Err(Illegal::NotThere { area });
    }
    if attack.joined[area.index()].count(group) < count {
        return Err(Illegal::DidNotAttack { thing: Thing::Stack(area, group) });
    }
    let target = attack.target;
    if area == target {
        return Err(Illegal::NotAdjacent { from: area, to: target });
    }
    has_cleared(state, target)?;
    walls::may_cross(state, area, target)?;
    may_still_move(state, area, group, count)?;
    stacking::mexicans_have_room(state, target, count)
}

/// [16.0] No Texian is left in the open, and the attack has felled some (ruling 26).
fn has_cleared(state: &State, target: Area) -> Result<(), Illegal> {
    if state.has_open_texians(target) {
        return Err(Illegal::NotCleared { area: target });
    }
    match state.rules.cleared {
        Cleared::ByAttack if !state.attack.felled => Err(Illegal::NobodyCleared { area: target }),
        // Ruling 34: by the option the area may have been empty before, but not for an attack that missed.
        Cleared::Empty if state.attack.scored == 0 => Err(Illegal::NoHitNoAdvance),
        Cleared::ByAttack | Cleared::Empty => Ok(()),
    }
}

/// [7.1a] One area a turn: those who have moved stay (ruling 42); [6.0] so do those who failed their command roll (ruling 44).
///
/// Of counters that are alike the player says afterwards which were which, so that as many advance as can.
fn may_still_move(state: &State, area: Area, group: Group, count: u8) -> Result<(), Illegal> {
    if state.fresh(area).count(group) >= count {
        return Ok(());
    }
    let failed = state.failed[area.index()].count(group);
    Err(if failed > 0 { Illegal::RollFailed { area } } else { Illegal::StackMoved { area } })
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
            state.put(unit, Post::Open(target));
            if state.rules.advance == AdvanceRule::OneArea {
                state.advanced.insert(unit);
            }
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
