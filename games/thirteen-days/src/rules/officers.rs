//! [1.2] Officers whose men are gone.

use game::Sink;

use super::reach::{by_ladder, crossable};
use crate::state::{Shot, Step};
use crate::{Event, Illegal, Man, Officer, Officers, Side, Spot, State, Zone, Zones};

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
    state.field.put_officer(officer, Spot::Dead);
}

/// [7] The Mexican officer of a zone that his side has lost with its last counter is lost with it.
pub(crate) fn lose(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    if let Some(officer) = state.officer_in(zone, Side::Mexican) {
        kill(state, officer, log);
    }
}

/// [1.2] The officers alone among counters of the enemy: they are lost as soon as it comes to melee.
pub(crate) fn at_their_mercy(state: &State) -> Officers {
    let (texans, mexicans) = (state.texan_zones(), state.mexican_zones());
    let of = |side, lost: Zones| match state.officer_zones(side).meets(lost) {
        true => Officers::of(side).filter(|it| state.officer(it).zone().is_some_and(|at| lost.contains(at))),
        false => Officers::NONE,
    };
    of(Side::Texan, mexicans.minus(texans)).or(of(Side::Mexican, texans.minus(mexicans)))
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
    crossable(state, zone).or(by_ladder(state, zone))
}

/// The nearest of these zones, the first of the list among equals.
pub(crate) fn nearest(state: &State, from: Zone, side: Side, zones: Zones) -> Option<Zone> {
    let mut seen = Zones::one(from);
    let mut ring = if zones.is_empty() { Zones::NONE } else { seen };
    while !ring.is_empty() {
        if ring.meets(zones) {
            return ring.and(zones).first();
        }
        let next = ring.iter().fold(Zones::NONE, |next, zone| next.or(around(state, zone, side)));
        ring = next.minus(seen);
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
    let side = officer.side();
    let company = match side {
        Side::Texan => state.infantry_zones().minus(state.mexican_zones()),
        Side::Mexican => state.mexican_zones().minus(state.texan_zones()),
    };
    let company = if officer == Officer::SANTA_ANNA { company.and(Zones::EDGES) } else { company };
    if let Some(zone) = nearest(state, from, side, company.minus(state.officer_zones(side))) {
        state.field.put_officer(officer, Spot::At(zone));
        log.emit(|| Event::OfficerJoined { officer, zone });
    }
}
