//! [3.2b] [3.3] The morale of those hit, and their retreat.

use game::Sink;

use super::stacks::{add, room, take_top};
use super::{fire, officers};
use crate::odds::{self, Modifier, Modifiers, Morale, Reason};
use crate::state::{Shot, Stack};
use crate::{Arm, Battalion, Event, Fire, Officer, Phase, Side, Spot, State, Zone, Zones};

/// [3.2c] What is added to a morale test.
pub(crate) fn modifiers(state: &State, shot: Shot) -> Modifiers {
    let mut modifiers = Modifiers::new();
    let mut add = |reason, value| modifiers.push(Modifier { reason, value });
    if let Some(officer) = state.officer_in(shot.mark.zone(), Side::Mexican) {
        add(Reason::Officer { officer }, officer.bonus());
    }
    if fire::has_eighteen(state, shot) {
        add(Reason::Eighteen, -3);
    } else if shot.fire == Fire::TexanCannon {
        add(Reason::Cannon, -2);
    }
    let count = fire::firers(state, shot);
    if count >= 2 {
        add(Reason::Volley { count }, if count == 2 { -1 } else { -2 });
    }
    if shot.battalion.arm() == Arm::Militia {
        add(Reason::Militia, -1);
    }
    match shot.fire {
        Fire::Free => add(Reason::Entering, -1),
        Fire::Pistols => add(Reason::Pistols, -2),
        _ => {}
    }
    modifiers
}

/// [3.2b] Rout, retreat or hold.
pub(crate) fn resolve(state: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let (zone, battalion) = (state.shot.mark.zone(), state.shot.battalion);
    let modifier = odds::total(&modifiers(state, state.shot));
    log.emit(|| Event::MoraleRolled { battalion, zone, die, modifier });
    match odds::morale(die, modifier) {
        Morale::Hold => log.emit(|| Event::Held { battalion, zone }),
        Morale::Rout => {
            log.emit(|| Event::Routed { battalion, zone });
            take_top(state, zone, battalion);
            if state.mexicans(zone) == 0 {
                officers::await_roll(state, zone, Side::Mexican);
            }
        }
        Morale::Retreat => {
            retreat(state, zone, battalion, log);
            if state.mexicans(zone) == 0 {
                officers::await_roll(state, zone, Side::Mexican);
            }
        }
    }
}

/// Where a retreat ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Refuge {
    Zone(Zone),
    OffMap,
}

/// Zones that touch this one over a border that can be crossed: open ground, doors, breaches.
pub(crate) fn crossable(state: &State, zone: Zone) -> Zones {
    let breached = zone.walls().filter(|&wall| state.is_breached(wall));
    let beyond = breached.map(|wall| if wall.inside() == zone { wall.outside() } else { wall.inside() });
    zone.ways().or(beyond.collect())
}

/// [3.3] Room, no Texans there, and none next to it but in the zone left.
pub(crate) fn is_refuge(state: &State, left: Zone, zone: Zone) -> bool {
    let texans = state.texan_zones();
    let danger = texans.without(Zones::NONE.with(left));
    room(state, zone) > 0
        && !texans.contains(zone)
        && (danger.is_empty() || crossable(state, zone).and(danger).is_empty())
}

/// [3.3] Back to the zone they came from; off the map from its edge; else to any zone behind them.
fn refuge(state: &State, stack: Stack) -> Option<Refuge> {
    let zone = stack.zone;
    let open = crossable(state, zone);
    let down = zone.walls().filter(|&wall| wall.inside() == zone && state.has_ladder(wall));
    let down: Zones =
        if stack.battalion.is_cavalry() { Zones::NONE } else { down.map(|wall| wall.outside()).collect() };
    let behind = open.or(down);
    let safe = |to: &Zone| is_refuge(state, zone, *to);
    if let Some(from) = stack.from.filter(|from| behind.contains(*from)).filter(safe) {
        return Some(Refuge::Zone(from));
    }
    if zone.edge().is_some() {
        return Some(Refuge::OffMap);
    }
    let others: Zones =
        if zone.is_inside() { behind } else { behind.iter().filter(|to| to.edge().is_some()).collect() };
    others.iter().find(safe).map(Refuge::Zone)
}

/// [3.3] The top counter of a battalion retreats one zone, or is lost if it cannot. Its officer goes with the last of
/// them.
pub(crate) fn retreat(state: &mut State, zone: Zone, battalion: Battalion, log: &mut impl Sink<Event>) {
    let counter = take_top(state, zone, battalion);
    let moved = u8::from(state.phase == Phase::MexicanMovement);
    let gone = Stack { moved, from: None, ..counter };
    match refuge(state, counter) {
        Some(Refuge::Zone(to)) => {
            add(&mut state.stacks, Stack { zone: to, ..gone });
            log.emit(|| Event::Retreated { battalion, count: 1, from: zone, to });
            lead_away(state, zone, Spot::At(to), log);
        }
        Some(Refuge::OffMap) => {
            add(&mut state.off, Stack { moved: 0, ..gone });
            log.emit(|| Event::LeftMap { battalion, count: 1, zone });
            lead_away(state, zone, Spot::Off(zone), log);
        }
        None => log.emit(|| Event::CutOff { battalion, count: 1, zone }),
    }
}

/// The officer of a zone that its last counter leaves goes with it, unless there is one where it goes.
fn lead_away(state: &mut State, zone: Zone, to: Spot, log: &mut impl Sink<Event>) {
    if state.mexicans(zone) > 0 {
        return;
    }
    if let Some(officer) = state.officer_in(zone, Side::Mexican) {
        let taken = to.zone().is_some_and(|to| state.officer_in(to, Side::Mexican).is_some());
        let barred = officer == Officer::SANTA_ANNA && to.zone().is_some_and(|to| to.edge().is_none());
        if taken || barred {
            officers::join_nearest(state, officer, log);
        } else {
            state.officers[officer.index()] = to;
            if let Some(zone) = to.zone() {
                log.emit(|| Event::OfficerJoined { officer, zone });
            }
        }
    }
}
