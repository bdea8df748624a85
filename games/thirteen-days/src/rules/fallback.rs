//! [3.3] [6] [7.1] Texan infantry that must leave its zone.

use game::Sink;

use super::{fire, officers, reach};
use crate::state::Step;
use crate::{Event, Illegal, Man, Phase, Section, Side, Spot, State, Unit, Zone, Zones};

/// Where this counter may fall back to.
pub(crate) fn zones(state: &State, unit: Unit, from: Zone) -> Zones {
    let around = from.ways().and(Zones::INSIDE);
    around.filter(|zone| is_refuge(state, unit, from, zone).is_ok())
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
    if state.full_of_texans().contains(zone) {
        return Err(Illegal::Full { zone });
    }
    let lost = mexicans.contains(from);
    if lost && reach::crossable(state, zone).meets(mexicans.without(from)) {
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
    state.field.put_unit(unit, Spot::At(to));
    state.came[unit.index()] = None;
    log.emit(|| Event::UnitRetreated { unit, from, to });
    if !state.has_infantry(from)
        && let Some(officer) = state.officer_in(from, Side::Texan)
        && !officers::is_bedridden(state, officer)
        && state.officer_in(to, Side::Texan).is_none()
    {
        state.field.put_officer(officer, Spot::At(to));
        log.emit(|| Event::OfficerJoined { officer, zone: to });
    }
}

/// [6] The infantry behind a new breach must step back; guns stay.
pub(crate) fn leave_breach(state: &mut State, section: Section) {
    let inside = section.wall().inside();
    state.falling_back = state.has_infantry(inside).then_some(inside);
}

/// The next counter that must fall back from `zone`: it chooses where, goes the only way there is, or is lost; behind a
/// new breach, which costs no losses, it stays if there is no room.
/// Their officer goes with the last of them; if there is one already where it goes, to others next to him.
pub(crate) fn next(state: &mut State, zone: Zone, log: &mut impl Sink<Event>) {
    if let Some(unit) = state.top_infantry(zone) {
        let zones = zones(state, unit, zone);
        match zones.len() {
            0 if !state.has_mexicans(zone) => {
                log.emit(|| Event::NoRoomBehind { zone });
                state.falling_back = None;
            }
            0 => {
                log.emit(|| Event::UnitTrapped { unit, zone });
                fire::lose_unit(state, unit, zone, log);
            }
            1 => retreat(state, unit, zones.first().expect("checked: one"), log),
            _ => state.step = Step::Retreat(unit),
        }
        return;
    }
    state.falling_back = None;
    if state.has_texans(zone) {
        return;
    }
    if let Some(officer) = state.officer_in(zone, Side::Texan) {
        let around = zone.ways().and(Zones::INSIDE).and(state.infantry_zones());
        let follows = around.minus(state.mexican_zones()).minus(state.officer_zones(Side::Texan));
        match follows.first() {
            Some(to) if !officers::is_bedridden(state, officer) => {
                state.field.put_officer(officer, Spot::At(to));
                log.emit(|| Event::OfficerJoined { officer, zone: to });
            }
            _ if state.has_mexicans(zone) => officers::kill(state, officer, log),
            _ => {}
        }
    }
}
