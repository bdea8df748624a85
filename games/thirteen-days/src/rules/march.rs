//! [5] [5.2] [5.4] The Mexicans move: over the ground, through breaches, up ladders.

use std::ops::ControlFlow;

use game::Sink;

use super::stacks::{add, has_room, room, set_out};
use super::{captured, fire, officers, reach};
use crate::decision::clicks::Thing;
use crate::event::Why;
use crate::state::{Group, Stack, Step};
use crate::view::Awaited;
use crate::{
    Battalion, Crew, Decision, Event, Fire, Gun, Illegal, Kind, Man, March, Officer, Side, Spot, State, Wall,
    Zone, Zones,
};

/// Counters of a battalion in a zone that have not moved.
pub(crate) fn unmoved(state: &State, zone: Zone, battalion: Battalion) -> u8 {
    let here = state.stacks_in(zone).filter(|stack| stack.battalion == battalion);
    here.map(|stack| stack.count - stack.moved).sum()
}

/// Counters on foot in a zone that have not moved.
fn unmoved_foot(state: &State, zone: Zone) -> u8 {
    let foot = state.stacks_in(zone).filter(|stack| !stack.battalion.is_cavalry());
    foot.map(|stack| stack.count - stack.moved).sum()
}

/// The wall with a ladder between these zones, whether or not it was used.
fn ladder(state: &State, from: Zone, to: Zone) -> Option<Wall> {
    from.walls().find(|wall| wall.beyond(from) == to && state.has_ladder(*wall))
}

/// [5.2] The zones up or down a ladder that this battalion may still use.
fn by_ladder(state: &State, from: Zone, battalion: Battalion) -> Zones {
    if battalion.is_cavalry() {
        return Zones::NONE;
    }
    let free = from.walls().filter(|wall| state.has_ladder(*wall) && state.crossed >> wall.0 & 1 == 0);
    free.map(|wall| wall.beyond(from)).collect()
}

/// [5] [5.2] [5a] How far, how many, and one counter a turn on a ladder.
pub(crate) fn can_march(state: &State, march: March) -> Result<(), Illegal> {
    let March { from, to, battalion, count } = march;
    if count == 0 || can_set_out(state, from, battalion)? < count {
        return Err(Illegal::NotThere { battalion, zone: from });
    }
    if !reach::mexican(state, from, battalion).contains(to) {
        match ladder(state, from, to) {
            Some(wall) if !battalion.is_cavalry() => {
                if count > 1 || state.crossed >> wall.0 & 1 == 1 {
                    return Err(Illegal::LadderUsed { wall });
                }
            }
            _ => return Err(no_way(state, from, battalion, to)),
        }
    }
    if free(state, from) < count {
        return Err(Illegal::GuardsGun { zone: from });
    }
    has_room(state, to, count)
}

/// How many of a battalion may still set out from a zone; never none.
pub(crate) fn can_set_out(state: &State, zone: Zone, battalion: Battalion) -> Result<u8, Illegal> {
    if state.count(zone, battalion) == 0 {
        return Err(Illegal::NobodyOf { battalion, zone });
    }
    if free(state, zone) == 0 {
        return Err(Illegal::GuardsGun { zone });
    }
    match unmoved(state, zone, battalion) {
        0 => Err(Illegal::HaveMoved { battalion, zone }),
        unmoved => Ok(unmoved),
    }
}

/// What keeps a battalion from a zone that it cannot reach.
fn no_way(state: &State, from: Zone, battalion: Battalion, to: Zone) -> Illegal {
    if from == to {
        return Illegal::AlreadyThere { zone: to };
    }
    let wall = from.walls().find(|wall| wall.beyond(from) == to);
    match wall {
        Some(wall) if state.is_breached(wall) && battalion.is_cavalry() => Illegal::DitchBreach { wall },
        Some(wall) if state.has_ladder(wall) && battalion.is_cavalry() => Illegal::HorseOnLadder { wall },
        _ => blocked(wall, from, to).unwrap_or_else(|| {
            let barrier = reach::mexican_barrier(state, from, battalion, to);
            barrier.map_or(Illegal::MarchTooFar { from, to }, |it| it.refusal(from, to))
        }),
    }
}

/// Ground that nobody crosses: a wall, the chapel, the lake.
fn blocked(wall: Option<Wall>, from: Zone, to: Zone) -> Option<Illegal> {
    let climbs = from.is_foot() && to.is_building() && from.near().contains(to);
    match wall {
        Some(wall) => Some(Illegal::WallBetween { wall }),
        None if to.kind() == Kind::Lake => Some(Illegal::Lake),
        None => climbs.then_some(Illegal::NoClimbing { zone: to }),
    }
}

/// [3.2d] How many counters may leave a zone: all, but for one on a captured gun.
pub(crate) fn free(state: &State, zone: Zone) -> u8 {
    state.mexicans(zone).saturating_sub(captured::guards(state, zone))
}

/// [5.2] [5.4] A ladder against a wall without one, once for each zone at the foot and turn: at the beginning of the phase,
/// before anyone marches; a palisade is climbed at any time.
pub(crate) fn can_climb(state: &State, wall: Wall) -> Result<(), Illegal> {
    if state.is_breached(wall) {
        return Err(Illegal::BreachStands { wall });
    }
    if state.has_ladder(wall) {
        return Err(Illegal::LadderStands { wall });
    }
    if wall.outside().walls().any(|other| state.climbed >> other.0 & 1 == 1) {
        return Err(Illegal::HasClimbed { wall });
    }
    if state.marching && !wall.is_palisade() {
        return Err(Illegal::TooLate { wall });
    }
    if unmoved_foot(state, wall.outside()) == 0 { Err(Illegal::NobodyClimbs { wall }) } else { Ok(()) }
}

/// Why nobody climbs from a zone, if nobody does.
pub(crate) fn no_climb_from(state: &State, zone: Zone) -> Option<Illegal> {
    let walls = || zone.walls().filter(|wall| wall.outside() == zone);
    if walls().any(|wall| can_climb(state, wall).is_ok()) {
        return None;
    }
    Some(walls().find_map(|wall| can_climb(state, wall).err()).unwrap_or(Illegal::NoWallHere { zone }))
}

/// [5] [5a] Officers go four zones, one to a zone; Santa Anna keeps his distance.
pub(crate) fn can_lead(state: &State, officer: Officer, to: Zone) -> Result<(), Illegal> {
    let within = leads_to(state, officer)?;
    let man = Man::Officer(officer);
    let from = officers::stands_at(state, man)?;
    if from == to {
        return Err(Illegal::AlreadyThere { zone: to });
    }
    if officer == Officer::SANTA_ANNA && to.edge().is_none() {
        return Err(Illegal::SantaAnnaKeepsBack { zone: to });
    }
    if state.officer_in(to, Side::Mexican).is_some() {
        return Err(Illegal::OfficerThere { zone: to });
    }
    if within.contains(to) {
        return Ok(());
    }
    let wall = from.walls().find(|wall| wall.beyond(from) == to);
    let barrier = || reach::officer_barrier(state, from, to).map(|it| it.refusal(from, to));
    Err(blocked(wall, from, to).or_else(barrier).unwrap_or(Illegal::TooFar { man, zone: to }))
}

/// Where a Mexican officer may go who has not moved yet.
pub(crate) fn leads_to(state: &State, officer: Officer) -> Result<Zones, Illegal> {
    let man = Man::Officer(officer);
    if officer.is_texan() {
        return Err(Illegal::Enemys { thing: Thing::Man(man), now: Awaited::March });
    }
    let from = officers::stands_at(state, man)?;
    if state.officer_has_moved(officer) {
        return Err(Illegal::HasMoved { man });
    }
    let within = reach::mexican_officer(state, from, officer);
    Ok(within.iter().filter(|&to| state.officer_in(to, Side::Mexican).is_none()).collect())
}

/// Every order the Mexican player may give.
pub(crate) fn orders(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    for wall in Wall::all().filter(|&wall| can_climb(state, wall).is_ok()) {
        visit(Decision::Climb(wall))?;
    }
    for group in state.groups() {
        stack_orders(state, group, visit)?;
    }
    for officer in Officer::mexicans() {
        officer_orders(state, officer, visit)?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn stack_orders(
    state: &State,
    group: Group,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Group { zone: from, battalion, .. } = group;
    let most = group.unmoved().min(free(state, from));
    if most == 0 {
        return ControlFlow::Continue(());
    }
    let on_foot = reach::mexican(state, from, battalion);
    for to in on_foot.or(by_ladder(state, from, battalion)).iter() {
        let limit = if on_foot.contains(to) { most } else { 1 };
        for count in 1..=limit.min(room(state, to)) {
            visit(Decision::March(March { from, to, battalion, count }))?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn officer_orders(
    state: &State,
    officer: Officer,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match leads_to(state, officer) {
        Ok(zones) => zones.iter().try_for_each(|to| visit(Decision::Move(Man::Officer(officer), to))),
        Err(_) => ControlFlow::Continue(()),
    }
}

pub(crate) fn order_climb(state: &mut State, wall: Wall) {
    state.climbed |= 1 << wall.0;
    state.step = Step::ClimbRoll(wall);
}

/// [5.2] [5.4] 5 or 6: the ladder stands for good, or the way over the palisade is found. Otherwise all who tried remain at
/// the foot of the wall.
pub(crate) fn resolve_climb(state: &mut State, wall: Wall, die: u8, log: &mut impl Sink<Event>) {
    let succeeded = die >= 5;
    if succeeded {
        state.ladders |= 1 << wall.0;
    } else {
        let foot = wall.outside();
        let stay = |stack: &&mut Stack| stack.zone == foot && !stack.battalion.is_cavalry();
        state.stacks.iter_mut().filter(stay).for_each(|stack| stack.moved = stack.count);
    }
    log.emit(|| Event::Climbed { wall, die, succeeded });
}

pub(crate) fn lead(state: &mut State, officer: Officer, to: Zone, log: &mut impl Sink<Event>) {
    let from = state.officer(officer).zone().expect("checked: he is on the map");
    state.officers[officer.index()] = Spot::At(to);
    state.marching = true;
    state.moved |= 1 << (16 + officer.0);
    log.emit(|| Event::Moved { man: Man::Officer(officer), from, to });
}

/// Counters march. Guns without a crew that they find alone are theirs.
pub(crate) fn march(state: &mut State, march: March, why: Why, log: &mut impl Sink<Event>) {
    let March { from, to, battalion, count } = march;
    match ladder(state, from, to) {
        Some(wall) if !reach::mexican(state, from, battalion).contains(to) => state.crossed |= 1 << wall.0,
        _ => state.marching = true,
    }
    let first = state.mexicans(to) == 0;
    let left = reach::entered_from(state, from, battalion, to);
    set_out(state, from, battalion, count);
    add(&mut state.stacks, Stack { zone: to, battalion, count, moved: count, from: Some(left) });
    log.emit(|| Event::Marched { march, why });
    if first && state.texans(to) == 0 {
        for gun in Gun::of(to).filter(|gun| state.guns[gun.index()].crew == Crew::Dead) {
            log.emit(|| Event::GunCaptured { gun });
        }
    }
    meet(state, to, battalion, log);
}

/// [1.2] [3.2c] [9b] Those who enter a zone of Texans are shot at; an officer alone is lost to them, and Bowie, if so agreed,
/// in any case, with his pistols in his hands.
fn meet(state: &mut State, zone: Zone, battalion: Battalion, log: &mut impl Sink<Event>) {
    let officer = state.officer_in(zone, Side::Texan);
    let pistols = officer == Some(Officer::BOWIE) && state.scenario.pistols;
    if let Some(officer) = officer.filter(|_| pistols || state.texans(zone) == 0) {
        officers::kill(state, officer, log);
    }
    let free_shot = state.texans(zone) > 0;
    if pistols {
        state.free_shot = free_shot.then_some((zone, battalion));
        fire::at_entrants(state, Fire::Pistols, zone, battalion);
    } else if free_shot {
        fire::at_entrants(state, Fire::Free, zone, battalion);
    }
}
