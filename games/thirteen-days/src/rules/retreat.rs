//! [3.3] [7.1] Mexican counters that must leave their zone.

use std::ops::ControlFlow;

use game::Sink;

use super::officers;
use super::reach::crossable;
use super::stacks::{has_room, leave, room};
use crate::state::{Group, Home, Stack, Step};
use crate::{Battalion, Decision, Event, Illegal, March, Officer, Phase, Side, Spot, State, Zone, Zones};

/// Where a retreat ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Refuge {
    Zone(Zone),
    OffMap,
}

/// [3.3] No Texans in it, and none next to it but in the zone left.
fn is_quiet(state: &State, left: Zone, zone: Zone) -> bool {
    let texans = state.texan_zones();
    !texans.contains(zone) && !crossable(state, zone).meets(texans.without(left))
}

/// [3.3] A zone to retreat to: quiet, and with room.
pub(crate) fn is_refuge(state: &State, left: Zone, zone: Zone) -> bool {
    room(state, zone) > 0 && is_quiet(state, left, zone)
}

/// The zones to which a counter can walk from here: over open ground, through doors and breaches; on foot also down a
/// ladder.
fn ways_back(state: &State, zone: Zone, battalion: Battalion) -> Zones {
    let open = crossable(state, zone);
    let down = zone.walls().and(state.ladders).filter(|wall| wall.inside() == zone);
    if battalion.is_cavalry() { open } else { open.or(down.beyond(zone)) }
}

/// [3.3] Back to the zone it came from; if that is full, or not known, off the map from its edge, or to another zone behind.
/// There is no retreat if a wall is in the way, or Texans are next to the zone it came from.
fn refuge(state: &State, counter: Stack) -> Option<Refuge> {
    let zone = counter.zone;
    let ways = ways_back(state, zone, counter.battalion);
    if let Some(from) = counter.from {
        if ways.contains(from) && is_refuge(state, zone, from) {
            return Some(Refuge::Zone(from));
        }
        let walled = zone.walls().beyond(zone).contains(from) && !ways.contains(from);
        let watched = ways.contains(from) && !is_quiet(state, zone, from);
        if (walled || watched) && !state.scenario.other_way_back {
            return None;
        }
    }
    if zone.edge().is_some() {
        return Some(Refuge::OffMap);
    }
    let outward = if zone.is_inside() { ways } else { ways.and(Zones::EDGES) };
    outward.iter().find(|&to| is_refuge(state, zone, to)).map(Refuge::Zone)
}

/// [7.1] Attackers who lost go back to the zone from which they assaulted, and to no other.
fn refuge_of_attacker(state: &State, counter: Stack) -> Option<Refuge> {
    match counter.from {
        Some(from) => {
            let open = ways_back(state, counter.zone, counter.battalion).contains(from);
            (open && is_refuge(state, counter.zone, from)).then_some(Refuge::Zone(from))
        }
        None => refuge(state, counter),
    }
}

/// [3.3] The top counter of a battalion retreats, or is lost if it cannot: then `false`.
pub(crate) fn retreat(
    state: &mut State,
    zone: Zone,
    battalion: Battalion,
    log: &mut impl Sink<Event>,
) -> bool {
    let counter = state.field.take_top(zone, battalion);
    let refuge = refuge(state, counter);
    go(state, counter, refuge, log);
    refuge.is_some()
}

/// [7.1] The attackers left in a zone go back, each the way it came, or are lost.
pub(crate) fn repel(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    while let Some(battalion) = state.top(zone) {
        let counter = state.field.take_top(zone, battalion);
        let refuge = refuge_of_attacker(state, counter);
        go(state, counter, refuge, log);
    }
}

/// [7.1] Where beaten defenders may go: to any adjacent zone from which retreat is not barred.
fn choices(state: &State, zone: Zone, battalion: Battalion) -> Zones {
    ways_back(state, zone, battalion).filter(|to| is_refuge(state, zone, to))
}

/// [7.1] Beaten defenders go to an adjacent zone of the player's choice.
pub(crate) fn can_withdraw(state: &State, zone: Zone, order: March) -> Result<(), Illegal> {
    let March { from, to, battalion, count } = order;
    if from != zone {
        return Err(Illegal::OthersWithdraw { zone });
    }
    if count == 0 || state.count(from, battalion) < count {
        return Err(Illegal::NotSoMany { battalion, zone: from });
    }
    if !ways_back(state, from, battalion).contains(to) {
        return Err(Illegal::NoWayBack { from, to });
    }
    has_room(state, to, count)?;
    if is_quiet(state, from, to) { Ok(()) } else { Err(Illegal::Watched { zone: to }) }
}

pub(crate) fn withdrawals(
    state: &State,
    zone: Zone,
    visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for Group { zone: from, battalion, count, .. } in state.groups(zone) {
        for to in choices(state, from, battalion).iter() {
            for count in 1..=count.min(room(state, to)) {
                visit(Decision::Withdraw(March { from, to, battalion, count }))?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn withdraw(state: &mut State, order: March, log: &mut impl Sink<Event>) {
    for _ in 0..order.count {
        let counter = state.field.take_top(order.from, order.battalion);
        go(state, counter, Some(Refuge::Zone(order.to)), log);
    }
}

/// [7.1] The next of those beaten: they choose where, go the only way there is, or are lost. When all have gone, an officer
/// left behind is lost. Alone, by an option, they go back where they came from.
pub(crate) fn next(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    let Some(top) = state.top(zone) else {
        state.withdrawing = None;
        return officers::lose(state, zone, log);
    };
    let stuck = state.groups(zone).find(|it| choices(state, zone, it.battalion).is_empty());
    let battalion = stuck.map_or(top, |group| group.battalion);
    let choices = choices(state, zone, battalion);
    if state.scenario.beaten_go_back && !state.scenario.two_player {
        retreat(state, zone, top, log);
    } else if choices.len() > 1 {
        state.step = Step::Withdraw(zone);
    } else {
        let counter = state.field.take_top(zone, battalion);
        go(state, counter, choices.first().map(Refuge::Zone), log);
    }
}

/// A counter goes where it can. Its officer goes with the last of them.
fn go(state: &mut State, counter: Stack, refuge: Option<Refuge>, log: &mut impl Sink<Event>) {
    let Stack { zone, battalion, .. } = counter;
    match refuge {
        Some(Refuge::Zone(to)) => {
            let moved = u8::from(state.phase == Phase::MexicanMovement);
            state.field.add(Stack { zone: to, moved, from: None, ..counter });
            log.emit(|| Event::Retreated { battalion, count: 1, from: zone, to });
            lead_away(state, zone, Spot::At(to), log);
        }
        Some(Refuge::OffMap) => {
            leave(state, Home::Zone(zone), battalion, 1);
            log.emit(|| Event::LeftMap { battalion, count: 1, zone });
            lead_away(state, zone, Spot::Off(zone), log);
        }
        None => log.emit(|| Event::CutOff { battalion, count: 1, zone }),
    }
}

/// The officer of a zone that its last counter leaves goes with it, unless there is one where it goes.
fn lead_away(state: &mut State, zone: Zone, to: Spot, log: &mut impl Sink<Event>) {
    if state.has_mexicans(zone) {
        return;
    }
    if let Some(officer) = state.officer_in(zone, Side::Mexican) {
        let taken = to.zone().is_some_and(|to| state.officer_zones(Side::Mexican).contains(to));
        let barred = officer == Officer::SANTA_ANNA && to.zone().is_some_and(|to| to.edge().is_none());
        if taken || barred {
            officers::join_nearest(state, officer, log);
        } else {
            state.field.put_officer(officer, to);
            if let Some(zone) = to.zone() {
                log.emit(|| Event::OfficerJoined { officer, zone });
            }
        }
    }
}
