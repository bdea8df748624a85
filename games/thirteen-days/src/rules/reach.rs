//! [5] [5.5] How far a counter gets.

use super::morale::crossable;
use super::officers::around;
use crate::{Battalion, Officer, Side, State, Wall, Zone, Zones};

/// [5] Zones a turn.
const TEXANS: u8 = 3;
const OFFICERS: u8 = 4;
const CAVALRY: u8 = 4;

/// [5.5] The zones next to counters of an enemy that stands in `zones`.
fn control(state: &State, zones: Zones) -> Zones {
    zones.iter().fold(Zones::NONE, |control, zone| control.or(crossable(state, zone)))
}

/// [5] [5.5] Zone by zone inside the fort: stop in a zone of Mexicans, and next to them unless the next step
/// enters theirs. `visit` sees every ring: the zones reached with so many steps.
fn texan_rings(state: &State, from: Zone, steps: u8, mut visit: impl FnMut(Zones)) {
    let enemy = state.mexican_zones().and(Zones::INSIDE);
    let stops = control(state, state.mexican_zones());
    let mut seen = Zones::NONE.with(from);
    let mut ring = seen;
    for step in 0..steps {
        let mut next = Zones::NONE;
        for zone in ring.iter() {
            let ways = zone.ways().and(Zones::INSIDE);
            next = next.or(if step > 0 && stops.contains(zone) { ways.and(enemy) } else { ways });
        }
        next = next.without(seen);
        seen = seen.or(next);
        visit(next);
        ring = next.without(enemy);
    }
}

/// Where a Texan counter may go.
pub(crate) fn texan(state: &State, from: Zone) -> Zones {
    let mut all = Zones::NONE;
    texan_rings(state, from, TEXANS, |ring| all = all.or(ring));
    all
}

/// Where a Texan officer may go.
pub(crate) fn texan_officer(state: &State, from: Zone) -> Zones {
    let mut all = Zones::NONE;
    texan_rings(state, from, OFFICERS, |ring| all = all.or(ring));
    all
}

/// The zone from which a Texan counter enters `to`: the nearest to where it starts, the first among equals.
pub(crate) fn entered_from(state: &State, from: Zone, to: Zone) -> Zone {
    let enemy = state.mexican_zones();
    let mut last = Zones::NONE.with(from);
    let mut entered = from;
    let mut found = false;
    texan_rings(state, from, TEXANS, |ring| {
        if !found && ring.contains(to) {
            found = true;
            entered = last.and(to.ways()).iter().next().unwrap_or(from);
        }
        last = ring.without(enemy);
    });
    entered
}

/// [5] What a Mexican stack may do in one move.
struct Mover {
    steps: u8,
    cavalry: bool,
}

/// [5] [5.3] [5.5] Where Mexicans of this battalion may go from here, ladders apart.
///
/// Foot stops at the foot of the walls; a ditch is no passage; a stream takes all four zones of the cavalry, which
/// enters only by a breach without a ditch.
pub(crate) fn mexican(state: &State, from: Zone, battalion: Battalion) -> Zones {
    let cavalry = battalion.is_cavalry();
    let led = state.officer_in(from, Side::Mexican).is_some();
    let steps = if cavalry { CAVALRY } else { 1 + u8::from(led) };
    rings(state, from, &Mover { steps, cavalry })
}

fn rings(state: &State, from: Zone, mover: &Mover) -> Zones {
    if mover.steps == 1 {
        return ways(state, from, mover, true);
    }
    let enemy = state.texan_zones();
    let stops = control(state, enemy);
    let mut seen = Zones::NONE.with(from);
    let mut ring = seen;
    for step in 0..mover.steps {
        let mut next = Zones::NONE;
        for zone in ring.iter() {
            let ways = ways(state, zone, mover, step == 0);
            let stop = step > 0 && (stops.contains(zone) || !mover.cavalry && zone.is_foot());
            next = next.or(if stop { ways.and(enemy) } else { ways });
        }
        next = next.without(seen);
        seen = seen.or(next);
        let ends = if mover.cavalry && step == 0 { from.across_stream() } else { Zones::NONE };
        let ditches: Zones = next.iter().filter(|zone| zone.has_ditch()).collect();
        ring = next.without(enemy).without(ends).without(ditches);
    }
    seen.without(Zones::NONE.with(from))
}

/// [5.3] The next zones of one step; from a ditch none leads along the walls.
fn ways(state: &State, zone: Zone, mover: &Mover, first: bool) -> Zones {
    let mut ways = crossable(state, zone);
    if zone.has_ditch() {
        ways = ways.iter().filter(|to| !to.is_foot()).collect();
    }
    if mover.cavalry {
        if !first {
            ways = ways.without(zone.across_stream());
        }
        let barred = zone.walls().filter(|wall| wall.outside().has_ditch());
        let beyond = |wall: Wall| if wall.inside() == zone { wall.outside() } else { wall.inside() };
        ways = ways.without(barred.map(beyond).collect());
    }
    ways
}

/// [5] [5.4] Where a Mexican officer may go: he climbs where his men have, and enters a zone of Texans only where
/// they are. Santa Anna keeps to the edge of the map.
pub(crate) fn mexican_officer(state: &State, from: Zone, officer: Officer) -> Zones {
    let enemy = state.texan_zones();
    let mut seen = Zones::NONE.with(from);
    let mut ring = seen;
    for _ in 0..OFFICERS {
        let mut next = Zones::NONE;
        for zone in ring.iter() {
            next = next.or(around(state, zone, Side::Mexican));
        }
        next = next.without(seen);
        if officer == Officer::SANTA_ANNA {
            next = next.iter().filter(|zone| zone.edge().is_some()).collect();
        }
        let barred: Zones = next.and(enemy).iter().filter(|&zone| state.mexicans(zone) == 0).collect();
        next = next.without(barred);
        seen = seen.or(next);
        ring = next.without(enemy);
    }
    seen.without(Zones::NONE.with(from))
}
