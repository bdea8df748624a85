//! 10 and 16 Advance after combat: at once, before the next attack, without a roll.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, show_if, stacking, walls};
use crate::decision::clicks::Thing;
use crate::scenario::{AdvanceRule, Cleared};
use crate::state::{Step, Told};
use crate::{Area, Decision, Event, Force, Group, Illegal, Now, Post, Side, State, Unit, Units, Who};

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
    if count == 0 || state.force(area).count(group) < count {
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
    if state.army.fresh(area).count(group) >= count {
        return Ok(());
    }
    let failed = state.army.told(Told::Failed)[area.index()].count(group);
    Err(if failed > 0 { Illegal::RollFailed { area } } else { Illegal::StackMoved { area } })
}

/// [16.0] All advances.
pub(crate) fn advances(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let (attack, target) = (&state.attack, state.attack.target);
    match side {
        Side::Texian => {
            let barred = state.army.held().or(state.garrison.full());
            let open = !barred.contains(target) && target.is_alamo();
            let units = if open { attack.units } else { Units::NONE };
            let mut advance =
                |unit| show_if(can_unit_advance(state, unit), Decision::Advance(Who::Unit(unit)), visit);
            units.iter().try_for_each(&mut advance)
        }
        Side::Mexican if has_cleared(state, target).is_err() => ControlFlow::Continue(()),
        Side::Mexican => {
            let room = stacking::room_for_mexicans(state, target);
            for area in attack.from.without(target).iter() {
                if walls::may_cross(state, area, target).is_err() {
                    continue;
                }
                let fresh = state.army.fresh(area);
                for (group, count) in attack.joined[area.index()].groups() {
                    let most = Who::Stack(area, group, count.min(fresh.count(group)).min(room));
                    most.parts().try_for_each(|some| visit(Decision::Advance(some)))?;
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
            state.garrison.put(unit, Post::Open(target));
            if state.rules.advance == AdvanceRule::OneArea {
                state.advanced.insert(unit);
            }
            log.emit(|| Event::UnitAdvanced { unit, area: target });
        }
        Who::Stack(area, group, count) => {
            let force = Force::of(group, count);
            state.army.advance(area, target, force);
            state.attack.leave(area, force);
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
