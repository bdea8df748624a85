//! [5] The defenders move.

use std::ops::ControlFlow;

use game::Sink;

use super::reach::Walk;
use super::{hollywood, officers};
use crate::decision::clicks::Thing;
use crate::view::Awaited;
use crate::{Decision, Event, Illegal, Man, Officer, Officers, Side, Spot, State, Units, Zone, Zones};

/// [5] Three zones, within the fort, three counters to a zone.
pub(crate) fn can_move(state: &State, man: Man, to: Zone) -> Result<(), Illegal> {
    let from = ready(state, man)?;
    if to == from {
        return Err(Illegal::AlreadyThere { zone: to });
    }
    if !to.is_inside() {
        return Err(Illegal::OutsideFort { zone: to });
    }
    let walk = Walk::texan(state, man, from);
    if !walk.reaches(to) {
        let barrier = walk.barrier(to);
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
        Man::Unit(unit) => state.moved.contains(unit),
        Man::Officer(officer) if !officer.is_texan() => {
            return Err(Illegal::Enemys { thing: Thing::Man(man), now: Awaited::Move });
        }
        Man::Officer(officer) if officers::is_bedridden(state, officer) => return Err(Illegal::BowieSick),
        Man::Officer(officer) => state.moved_officers.contains(officer),
    };
    if moved { Err(Illegal::HasMoved { man }) } else { Ok(from) }
}

/// [5a] Three counters, guns with their crews among them.
fn has_room(state: &State, zone: Zone) -> Result<(), Illegal> {
    if state.full_of_texans().contains(zone) { Err(Illegal::Full { zone }) } else { Ok(()) }
}

/// [5a] One officer to a zone.
fn has_no_officer(state: &State, zone: Zone) -> Result<(), Illegal> {
    let taken = state.officer_zones(Side::Texan).contains(zone);
    if taken { Err(Illegal::OfficerThere { zone }) } else { Ok(()) }
}

/// Where this counter or officer may go now.
pub(crate) fn destinations(state: &State, man: Man) -> Zones {
    ready(state, man)
        .map_or(Zones::NONE, |from| Walk::texan(state, man, from).within().minus(taken(state, man)))
}

/// [5a] The zones that have no room for him.
fn taken(state: &State, man: Man) -> Zones {
    match man {
        Man::Unit(_) => state.full_of_texans(),
        Man::Officer(_) => state.officer_zones(Side::Texan),
    }
}

/// Those who have not moved.
pub(crate) fn fresh(state: &State) -> (Units, Officers) {
    (state.alive().minus(state.moved), Officers::of(Side::Texan).minus(state.moved_officers))
}

fn fresh_men(state: &State) -> impl Iterator<Item = Man> {
    let (units, officers) = fresh(state);
    units.iter().map(Man::Unit).chain(officers.iter().map(Man::Officer))
}

pub(crate) fn moves(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    for man in fresh_men(state) {
        for to in destinations(state, man).iter() {
            visit(Decision::Move(man, to))?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn any_move(state: &State) -> bool {
    let beside = |man| {
        ready(state, man)
            .is_ok_and(|from| !Walk::texan(state, man, from).beside().minus(taken(state, man)).is_empty())
    };
    fresh_men(state).any(beside) || moves(state, &mut |_| ControlFlow::Break(())).is_break()
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
            let meets = state.has_mexicans(to);
            state.came[unit.index()] = meets.then(|| Walk::texan(state, man, from).enters_from(to));
            state.field.put_unit(unit, Spot::At(to));
            state.moved.insert(unit);
        }
        Man::Officer(officer) => {
            state.field.put_officer(officer, Spot::At(to));
            state.moved_officers.insert(officer);
        }
    }
    log.emit(|| Event::Moved { man, from, to });
    if matches!(man, Man::Unit(_)) && !state.has_mexicans(to) {
        officers::lose(state, to, log);
    }
    if man == Man::Officer(Officer::CROCKETT) && to == Zone::MAGAZINE {
        hollywood::blow_up(state, log);
    }
}
