//! [3.3] [6] [7.1] Texan infantry that must leave its zone.

use game::Sink;

use super::{fire, officers, reach};
use crate::state::{STACK, Step};
use crate::{Event, Illegal, Man, Phase, Side, Spot, State, Unit, Zone, Zones};

/// Where this counter may fall back to.
pub(crate) fn zones(state: &State, unit: Unit, from: Zone) -> Zones {
    let around = from.ways().and(Zones::INSIDE);
    around.iter().filter(|&zone| is_refuge(state, unit, from, zone).is_ok()).collect()
}

/// [3.3] [6] [7.1] Those who attacked and lost go back where they came from; nobody goes where Mexicans are or, after a
/// melee, next to others of them.
fn is_refuge(state: &State, unit: Unit, from: Zone, zone: Zone) -> Result<(), Illegal> {
    if !zone.is_inside() {
        return Err(Illegal::OutsideFort { zone });
    }
    match (state.phase, state.came[unit.index()]) {
        (Phase::TexanMelee, Some(came)) if came != zone => {
            return Err(Illegal::OnlyBack { unit, zone: came });
        }
        _ => {}
    }
    if !from.ways().contains(zone) {
        return Err(Illegal::RetreatTooFar { unit, zone });
    }
    let mexicans = state.mexican_zones();
    if mexicans.contains(zone) {
        return Err(Illegal::RetreatHeld { zone });
    }
    if state.texans(zone) >= STACK {
        return Err(Illegal::Full { zone });
    }
    let others = mexicans.without(Zones::NONE.with(from));
    let lost = state.mexicans(from) > 0;
    if lost && !reach::crossable(state, zone).and(others).is_empty() {
        return Err(Illegal::RetreatWatched { zone });
    }
    Ok(())
}

/// [3.3] The counter that is due, to a zone where retreat is possible.
pub(crate) fn can_retreat(state: &State, due: Unit, unit: Unit, zone: Zone) -> Result<(), Illegal> {
    if unit != due {
        return Err(Illegal::OtherRetreats { unit: due });
    }
    let from = officers::stands_at(state, Man::Unit(unit))?;
    is_refuge(state, unit, from, zone)
}

pub(crate) fn retreat(state: &mut State, unit: Unit, to: Zone, log: &mut impl Sink<Event>) {
    let from = state.unit(unit).zone().expect("checked: it is on the map");
    state.units[unit.index()] = Spot::At(to);
    state.came[unit.index()] = None;
    log.emit(|| Event::UnitRetreated { unit, from, to });
    if state.infantry_count(from) == 0
        && let Some(officer) = state.officer_in(from, Side::Texan)
        && !officers::is_bedridden(state, officer)
        && state.officer_in(to, Side::Texan).is_none()
    {
        state.officers[officer.index()] = Spot::At(to);
        log.emit(|| Event::OfficerJoined { officer, zone: to });
    }
}

/// The next counter that must fall back from `zone`: it chooses where, goes the only way there is, or is lost; behind a
/// new breach, which costs no losses, it stays if there is no room.
/// Their officer goes with the last of them; if there is one already where it goes, to others next to him.
pub(crate) fn next(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    if let Some(unit) = state.top_infantry(zone) {
        let zones = zones(state, unit, zone);
        match zones.0.count_ones() {
            0 if state.mexicans(zone) == 0 => {
                log.emit(|| Event::NoRoomBehind { zone });
                state.falling_back = None;
            }
            0 => {
                log.emit(|| Event::UnitTrapped { unit, zone });
                fire::lose_unit(state, unit, zone, log);
            }
            1 => retreat(state, unit, zones.iter().next().expect("checked: one"), log),
            _ => state.step = Step::Retreat(unit),
        }
        return;
    }
    state.falling_back = None;
    if state.texans(zone) > 0 {
        return;
    }
    if let Some(officer) = state.officer_in(zone, Side::Texan) {
        let around = zone.ways().and(Zones::INSIDE);
        let follows = around.iter().find(|&to| {
            state.infantry_count(to) > 0
                && state.mexicans(to) == 0
                && state.officer_in(to, Side::Texan).is_none()
        });
        match follows {
            Some(to) if !officers::is_bedridden(state, officer) => {
                state.officers[officer.index()] = Spot::At(to);
                log.emit(|| Event::OfficerJoined { officer, zone: to });
            }
            _ if state.mexicans(zone) > 0 => officers::kill(state, officer, log),
            _ => {}
        }
    }
}
