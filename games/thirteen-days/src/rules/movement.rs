//! [5] The defenders move.

use std::ops::ControlFlow;

use game::Sink;

use super::{hollywood, officers, reach};
use crate::decision::clicks::Thing;
use crate::state::STACK;
use crate::view::Awaited;
use crate::{Decision, Event, Illegal, Man, Officer, Side, Spot, State, Unit, Zone, Zones};

/// [5] Three zones, within the fort, three counters to a zone.
pub(crate) fn can_move(state: &State, man: Man, to: Zone) -> Result<(), Illegal> {
    let from = ready(state, man)?;
    if to == from {
        return Err(Illegal::AlreadyThere { zone: to });
    }
    if !to.is_inside() {
        return Err(Illegal::OutsideFort { zone: to });
    }
    let within = match man {
        Man::Unit(_) => reach::texan(state, from),
        Man::Officer(_) => reach::texan_officer(state, from),
    };
    if !within.contains(to) {
        let barrier = reach::texan_barrier(state, from, man, to);
        return Err(barrier.map_or(Illegal::TooFar { man, zone: to }, |it| it.refusal(from, to)));
    }
    match man {
        Man::Unit(_) => has_room(state, to),
        Man::Officer(_) => has_no_officer(state, to),
    }
}

/// Where somebody sets out from who may still move.
pub(crate) fn ready(state: &State, man: Man) -> Result<Zone, Illegal> {
    let from = officers::stands_at(state, man)?;
    let moved = match man {
        Man::Unit(unit) => state.unit_has_moved(unit),
        Man::Officer(officer) if !officer.is_texan() => {
            return Err(Illegal::Enemys { thing: Thing::Man(man), now: Awaited::Move });
        }
        Man::Officer(officer) if officers::is_bedridden(state, officer) => return Err(Illegal::BowieSick),
        Man::Officer(officer) => state.officer_has_moved(officer),
    };
    if moved { Err(Illegal::HasMoved { man }) } else { Ok(from) }
}

/// [5a] Three counters, guns with their crews among them.
fn has_room(state: &State, zone: Zone) -> Result<(), Illegal> {
    if state.texans(zone) >= STACK { Err(Illegal::Full { zone }) } else { Ok(()) }
}

/// [5a] One officer to a zone.
fn has_no_officer(state: &State, zone: Zone) -> Result<(), Illegal> {
    if state.officer_in(zone, Side::Texan).is_some() { Err(Illegal::OfficerThere { zone }) } else { Ok(()) }
}

/// Where this counter or officer may go now.
pub(crate) fn destinations(state: &State, man: Man) -> Zones {
    let Ok(from) = ready(state, man) else { return Zones::NONE };
    match man {
        Man::Unit(_) => {
            let within = reach::texan(state, from);
            within.iter().filter(|&to| has_room(state, to).is_ok()).collect()
        }
        Man::Officer(_) => {
            let within = reach::texan_officer(state, from);
            within.iter().filter(|&to| has_no_officer(state, to).is_ok()).collect()
        }
    }
}

pub(crate) fn everyone() -> impl Iterator<Item = Man> {
    Unit::all().map(Man::Unit).chain(Officer::texans().map(Man::Officer))
}

pub(crate) fn moves(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    for man in everyone() {
        for to in destinations(state, man).iter() {
            visit(Decision::Move(man, to))?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn any_move(state: &State) -> bool {
    moves(state, &mut |_| ControlFlow::Break(())).is_break()
}

/// A counter or an officer goes. A Mexican officer alone is lost where Texans enter.
pub(crate) fn carry_out(state: &mut State, man: Man, to: Zone, log: &mut impl Sink<Event>) {
    let from = match man {
        Man::Unit(unit) => state.unit(unit).zone(),
        Man::Officer(officer) => state.officer(officer).zone(),
    };
    let from = from.expect("checked: it is on the map");
    match man {
        Man::Unit(unit) => {
            let meets = state.mexicans(to) > 0;
            state.came[unit.index()] = meets.then(|| reach::texan_entered_from(state, from, to));
            state.units[unit.index()] = Spot::At(to);
            state.moved |= 1 << unit.0;
        }
        Man::Officer(officer) => {
            state.officers[officer.index()] = Spot::At(to);
            state.moved |= 1 << (16 + officer.0);
        }
    }
    log.emit(|| Event::Moved { man, from, to });
    if matches!(man, Man::Unit(_)) && state.mexicans(to) == 0 {
        officers::lose(state, to, log);
    }
    if man == Man::Officer(Officer::CROCKETT) && to == Zone::MAGAZINE {
        hollywood::blow_up(state, log);
    }
}
