//! [5] [5.2] [5.4] The Mexicans move: over the ground, through breaches, up ladders.

use std::ops::ControlFlow;

use game::Sink;

use super::reach::{self, Walk};
use super::stacks::has_room;
use super::{captured, fire, officers};
use crate::decision::clicks::Thing;
use crate::event::Why;
use crate::state::{Group, STACK, Stack, Step};
use crate::view::Awaited;
use crate::{
    Battalion, Decision, Event, Fire, Illegal, Kind, Man, March, Officer, Side, Spot, State, Wall, Walls,
    Zone, Zones,
};

/// Whether anybody on foot in a zone has not moved.
fn has_unmoved_foot(state: &State, zone: Zone) -> bool {
    state.camp(zone).iter().any(|counter| !counter.moved && !counter.battalion.is_cavalry())
}

/// The wall with a ladder between these zones, whether or not it was used.
fn ladder(state: &State, from: Zone, to: Zone) -> Option<Wall> {
    from.walls().and(state.ladders).iter().find(|wall| wall.beyond(from) == to)
}

/// [5.2] The zones up or down a ladder that this battalion may still use.
fn by_ladder(state: &State, from: Zone, battalion: Battalion) -> Zones {
    if battalion.is_cavalry() {
        return Zones::NONE;
    }
    from.walls().and(state.ladders).minus(state.crossed).beyond(from)
}

/// [5] [5.2] [5a] How far, how many, and one counter a turn on a ladder.
pub(crate) fn can_march(state: &State, march: March) -> Result<(), Illegal> {
    let March { from, to, battalion, count } = march;
    if count == 0 || can_set_out(state, from, battalion)? < count {
        return Err(Illegal::NotThere { battalion, zone: from });
    }
    if !Walk::mexican(state, from, battalion).reaches(to) {
        match ladder(state, from, to) {
            Some(wall) if !battalion.is_cavalry() => {
                if count > 1 || state.crossed.contains(wall) {
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
    let group = state.group(zone, battalion);
    if group.count == 0 {
        return Err(Illegal::NobodyOf { battalion, zone });
    }
    if free(state, zone) == 0 {
        return Err(Illegal::GuardsGun { zone });
    }
    match group.unmoved() {
        0 => Err(Illegal::HaveMoved { battalion, zone }),
        unmoved => Ok(unmoved),
    }
}

/// What keeps a battalion from a zone that it cannot reach.
fn no_way(state: &State, from: Zone, battalion: Battalion, to: Zone) -> Illegal {
    if from == to {
        return Illegal::AlreadyThere { zone: to };
    }
    let wall = from.walls().iter().find(|wall| wall.beyond(from) == to);
    match wall {
        Some(wall) if state.is_breached(wall) && battalion.is_cavalry() => Illegal::DitchBreach { wall },
        Some(wall) if state.has_ladder(wall) && battalion.is_cavalry() => Illegal::HorseOnLadder { wall },
        _ => blocked(wall, from, to).unwrap_or_else(|| {
            let barrier = Walk::mexican(state, from, battalion).barrier(to);
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
    if state.climbed.meets(wall.outside().walls()) {
        return Err(Illegal::HasClimbed { wall });
    }
    if state.marching && !wall.is_palisade() {
        return Err(Illegal::TooLate { wall });
    }
    if has_unmoved_foot(state, wall.outside()) { Ok(()) } else { Err(Illegal::NobodyClimbs { wall }) }
}

/// The walls that may be climbed now.
pub(crate) fn climbs(state: &State) -> Walls {
    bare_walls(state).filter(|wall| can_climb(state, wall).is_ok())
}

/// [5.2] [5.4] The walls that have neither a breach nor a ladder, or, when Mexicans have marched, the palisades among them.
pub(crate) fn bare_walls(state: &State) -> Walls {
    let bare = Walls::ALL.minus(state.breached).minus(state.ladders);
    if state.marching { bare.and(Walls::palisades()) } else { bare }
}

/// Why nobody climbs from a zone, if nobody does.
pub(crate) fn no_climb_from(state: &State, zone: Zone) -> Option<Illegal> {
    let walls = zone.walls().filter(|wall| wall.outside() == zone);
    if walls.iter().any(|wall| can_climb(state, wall).is_ok()) {
        return None;
    }
    Some(walls.iter().find_map(|wall| can_climb(state, wall).err()).unwrap_or(Illegal::NoWallHere { zone }))
}

/// [5] [5a] Officers go four zones, one to a zone; Santa Anna keeps his distance.
pub(crate) fn can_lead(state: &State, officer: Officer, to: Zone) -> Result<(), Illegal> {
    let from = can_set_off(state, officer)?;
    if from == to {
        return Err(Illegal::AlreadyThere { zone: to });
    }
    if officer == Officer::SANTA_ANNA && to.edge().is_none() {
        return Err(Illegal::SantaAnnaKeepsBack { zone: to });
    }
    if state.officer_in(to, Side::Mexican).is_some() {
        return Err(Illegal::OfficerThere { zone: to });
    }
    let walk = Walk::officer(state, officer, from);
    if walk.reaches(to) {
        return Ok(());
    }
    let bare = from.walls().minus(state.ladders);
    let wall = bare.iter().find(|wall| wall.beyond(from) == to);
    let barrier = || walk.barrier(to).map(|it| it.refusal(from, to));
    let far = Illegal::TooFar { man: Man::Officer(officer), zone: to };
    Err(blocked(wall, from, to).or_else(barrier).unwrap_or(far))
}

/// Where a Mexican officer sets off from who has not moved yet.
fn can_set_off(state: &State, officer: Officer) -> Result<Zone, Illegal> {
    let man = Man::Officer(officer);
    if officer.is_texan() {
        return Err(Illegal::Enemys { thing: Thing::Man(man), now: Awaited::March });
    }
    let from = officers::stands_at(state, man)?;
    if state.moved_officers.contains(officer) { Err(Illegal::HasMoved { man }) } else { Ok(from) }
}

/// Where he may go.
pub(crate) fn leads_to(state: &State, officer: Officer) -> Result<Zones, Illegal> {
    let from = can_set_off(state, officer)?;
    Ok(Walk::officer(state, officer, from).within().minus(state.officer_zones(Side::Mexican)))
}

/// Every order the Mexican player may give.
pub(crate) fn orders(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    climbs(state).iter().try_for_each(|wall| visit(Decision::Climb(wall)))?;
    for group in state.fresh_groups() {
        let Group { zone: from, battalion, .. } = group;
        let goals = goals(state, group);
        for to in goals[0].iter() {
            for count in (1..=STACK).filter(|&count| goals[usize::from(count) - 1].contains(to)) {
                visit(Decision::March(March { from, to, battalion, count }))?;
            }
        }
    }
    for officer in Officer::mexicans() {
        let zones = leads_to(state, officer).unwrap_or(Zones::NONE);
        zones.iter().try_for_each(|to| visit(Decision::Move(Man::Officer(officer), to)))?;
    }
    ControlFlow::Continue(())
}

/// Whether the Mexican player may give any order.
pub(crate) fn has_order(state: &State) -> bool {
    let open = state.with_room(1);
    let steps_out = |zone| free(state, zone) > 0 && reach::always_open(zone).meets(open);
    state.fresh_zones().iter().any(steps_out)
        || state.fresh_groups().any(|group| !goals(state, group)[0].is_empty())
        || !climbs(state).is_empty()
        || Officer::mexicans().any(|officer| leads_to(state, officer).is_ok_and(|zones| !zones.is_empty()))
}

/// Where one, two or three counters of a battalion may go from their zone: the same that [`can_march`] allows.
pub(crate) fn goals(state: &State, group: Group) -> [Zones; STACK as usize] {
    let Group { zone, battalion, .. } = group;
    let most = group.unmoved().min(free(state, zone));
    if most == 0 {
        return [Zones::NONE; STACK as usize];
    }
    let within = Walk::mexican(state, zone, battalion).within();
    let alone = within.or(by_ladder(state, zone, battalion));
    [(1, alone), (2, within), (3, within)].map(|(count, zones)| match count <= most {
        true => zones.and(state.with_room(count)),
        false => Zones::NONE,
    })
}

pub(crate) fn order_climb(state: &mut State, wall: Wall) {
    state.climbed.insert(wall);
    state.step = Step::ClimbRoll(wall);
}

/// [5.2] [5.4] 5 or 6: the ladder stands for good, or the way over the palisade is found. Otherwise all who tried remain at
/// the foot of the wall.
pub(crate) fn resolve_climb(state: &mut State, wall: Wall, die: u8, log: &mut impl Sink<Event>) {
    let succeeded = die >= 5;
    if succeeded {
        state.ladders.insert(wall);
    } else {
        state.field.tire_foot(wall.outside());
    }
    log.emit(|| Event::Climbed { wall, die, succeeded });
}

pub(crate) fn lead(state: &mut State, officer: Officer, to: Zone, log: &mut impl Sink<Event>) {
    let from = state.officer(officer).zone().expect("checked: he is on the map");
    state.field.put_officer(officer, Spot::At(to));
    state.marching = true;
    state.moved_officers.insert(officer);
    log.emit(|| Event::Moved { man: Man::Officer(officer), from, to });
}

/// Counters march. Guns without a crew that they find alone are theirs.
pub(crate) fn march(state: &mut State, march: March, why: Why, log: &mut impl Sink<Event>) {
    let March { from, to, battalion, count } = march;
    let walk = Walk::mexican(state, from, battalion);
    let climbs = ladder(state, from, to).filter(|_| !walk.reaches(to));
    let left = walk.enters_from(to);
    match climbs {
        Some(wall) => state.crossed.insert(wall),
        None => state.marching = true,
    }
    let first = !state.has_mexicans(to);
    state.field.set_out(from, battalion, count);
    state.field.add(Stack { zone: to, battalion, count, moved: count, from: Some(left) });
    log.emit(|| Event::Marched { march, why });
    if first && !state.has_texans(to) {
        for gun in to.guns().and(state.crewless()).iter() {
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
    if let Some(officer) = officer.filter(|_| pistols || !state.has_texans(zone)) {
        officers::kill(state, officer, log);
    }
    let free_shot = state.has_texans(zone);
    if pistols {
        state.free_shot = free_shot.then_some((zone, battalion));
        fire::at_entrants(state, Fire::Pistols, zone, battalion);
    } else if free_shot {
        fire::at_entrants(state, Fire::Free, zone, battalion);
    }
}
