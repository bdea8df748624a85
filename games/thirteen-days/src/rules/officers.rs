//! [1.2] Officers whose men are gone.

use game::Sink;

use super::reach::crossable;
use crate::state::{Shot, Step};
use crate::{Event, Illegal, Man, Officer, Side, Spot, State, Zone, Zones};

/// [1.2] The officer left alone in a zone, or hit there alone, throws a die.
pub(crate) fn await_roll(state: &mut State, zone: Zone, side: Side) {
    if let Some(officer) = state.officer_in(zone, side) {
        state.shot = Shot::NONE;
        state.step = Step::OfficerRoll(officer);
    }
}

/// [1.2] 1: he dies. Otherwise he goes to the nearest counter of his side.
pub(crate) fn resolve(state: &mut State, officer: Officer, die: u8, log: &mut impl Sink<Event>) {
    log.emit(|| Event::OfficerRolled { officer, die });
    if die == 1 { kill(state, officer, log) } else { join_nearest(state, officer, log) }
}

pub(crate) fn kill(state: &mut State, officer: Officer, log: &mut impl Sink<Event>) {
    if let Some(zone) = state.officer(officer).zone() {
        log.emit(|| Event::OfficerDied { officer, zone });
    }
    state.officers[officer.index()] = Spot::Dead;
}

/// [7] The Mexican officer of a zone that his side has lost with its last counter is lost with it.
pub(crate) fn lose(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    if let Some(officer) = state.officer_in(zone, Side::Mexican) {
        kill(state, officer, log);
    }
}

/// [1.2] Alone among counters of the enemy: lost as soon as it comes to melee.
pub(crate) fn is_at_their_mercy(state: &State, officer: Officer) -> bool {
    state.officer(officer).zone().is_some_and(|zone| match officer.is_texan() {
        true => state.texans(zone) == 0 && state.mexicans(zone) > 0,
        false => state.mexicans(zone) == 0 && state.texans(zone) > 0,
    })
}

/// Whether somebody is alive.
pub(crate) fn is_alive(state: &State, man: Man) -> Result<(), Illegal> {
    match man {
        Man::Unit(unit) if state.unit(unit) == Spot::Dead => Err(Illegal::FallenUnit { unit }),
        Man::Officer(officer) if state.officer(officer) == Spot::Dead => {
            Err(Illegal::FallenOfficer { officer })
        }
        _ => Ok(()),
    }
}

/// Where somebody stands on the map.
pub(crate) fn stands_at(state: &State, man: Man) -> Result<Zone, Illegal> {
    is_alive(state, man)?;
    match man {
        Man::Unit(unit) => state.unit(unit).zone().ok_or(Illegal::FallenUnit { unit }),
        Man::Officer(officer) => state.officer(officer).zone().ok_or(Illegal::OffMap { officer }),
    }
}

/// [1.3.5] Bowie, if sick, does not move.
pub(crate) fn is_bedridden(state: &State, officer: Officer) -> bool {
    officer == Officer::BOWIE && !state.scenario.active_bowie
}

/// The next zones over borders that this side can cross; Mexicans also climb ladders.
pub(crate) fn around(state: &State, zone: Zone, side: Side) -> Zones {
    if side == Side::Texan {
        return zone.ways().and(Zones::INSIDE);
    }
    let ladders = zone.walls().filter(|&wall| state.has_ladder(wall));
    crossable(state, zone).or(ladders.map(|wall| wall.beyond(zone)).collect())
}

/// The zone nearest to `from` that will do, the first of the list among equals.
pub(crate) fn nearest(state: &State, from: Zone, side: Side, fits: impl Fn(Zone) -> bool) -> Option<Zone> {
    let mut seen = Zones::NONE.with(from);
    let mut ring = seen;
    while !ring.is_empty() {
        if let Some(zone) = ring.iter().find(|&zone| fits(zone)) {
            return Some(zone);
        }
        let next = ring.iter().fold(Zones::NONE, |next, zone| next.or(around(state, zone, side)));
        ring = next.without(seen);
        seen = seen.or(ring);
    }
    None
}

/// [1.2] To the closest infantry of his side that no other officer leads, for Mexicans also cavalry. Santa Anna stays on
/// the edge of the map. Without any, or if he is bedridden, he stays.
pub(crate) fn join_nearest(state: &mut State, officer: Officer, log: &mut impl Sink<Event>) {
    let Some(from) = state.officer(officer).zone() else { return };
    if is_bedridden(state, officer) {
        return;
    }
    let side = if officer.is_texan() { Side::Texan } else { Side::Mexican };
    let fits = |zone: Zone| {
        let led = state.officer_in(zone, side).is_some();
        match side {
            Side::Texan => !led && state.infantry_count(zone) > 0 && state.mexicans(zone) == 0,
            Side::Mexican if officer == Officer::SANTA_ANNA && zone.edge().is_none() => false,
            Side::Mexican => !led && state.mexicans(zone) > 0 && state.texans(zone) == 0,
        }
    };
    if let Some(zone) = nearest(state, from, side, fits) {
        state.officers[officer.index()] = Spot::At(zone);
        log.emit(|| Event::OfficerJoined { officer, zone });
    }
}
