//! 9 Rout retreat: up to three hexes, each farther from the attacker; Mexicans may leave by their own Entry Area.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Sink;

use crate::map::{Area, Place};
use crate::pieces::Unit;
use crate::places::Places;
use crate::rules::reach::lets_rout;
use crate::rules::{Flow, attack, movement, results};
use crate::state::{Order, Spot, State, Step};
use crate::{Decision, Event, Illegal};

/// [R9b] How far the routed run.
const STEPS: u8 = 3;

/// Where a routed unit can run to, and whether it can leave the map.
struct Flight {
    /// Everywhere it can stop.
    stops: ArrayVec<Place, 64>,
    leaves: bool,
}

/// The own Entry Area of a Mexican unit.
fn own_area(state: &State, unit: Unit) -> Option<Area> {
    state.plot[unit.column()?.index()]
}

fn flight(state: &State, unit: Unit) -> Flight {
    let mut flight = Flight { stops: ArrayVec::new(), leaves: false };
    let (striker, _) = state.striker();
    let (Some(start), Some(foe)) = (state.place(unit), state.place_of(striker)) else { return flight };
    let zones = state.zones(unit.side().other());
    let area = own_area(state, unit);
    let mut open: ArrayVec<(Place, u8), 64> = ArrayVec::new();
    let mut seen = Places::NONE;
    open.push((start, 0));
    let mut next = 0;
    while let Some(&(from, steps)) = open.get(next) {
        next += 1;
        if steps == STEPS {
            continue;
        }
        flight.leaves |= area.is_some() && from.hex().entry() == area;
        for link in from.links() {
            let to = link.to;
            let farther = to.distance(foe) > from.distance(foe);
            let barred = zones.contains(to) || state.holder(to) == Some(unit.side().other());
            if !farther || barred || seen.contains(to) || !lets_rout(state.over(link)) {
                continue;
            }
            seen.insert(to);
            open.push((to, steps + 1));
            if state.has_room(to) {
                flight.stops.push(to);
            }
        }
    }
    flight
}

/// Whether it can retreat at least one hex, or leave the map.
pub(crate) fn can_retreat_at_all(state: &State, unit: Unit) -> bool {
    let flight = flight(state, unit);
    flight.leaves || !flight.stops.is_empty()
}

/// [R9b] A place that it can run to.
pub(crate) fn can_retreat(state: &State, unit: Unit, place: Place) -> Result<(), Illegal> {
    if flight(state, unit).stops.contains(&place) { Ok(()) } else { Err(why_not(state, unit, place)) }
}

/// [R9b] What is wrong with a place that it cannot run to; if nothing, no way leads there.
fn why_not(state: &State, unit: Unit, place: Place) -> Illegal {
    let (striker, _) = state.striker();
    let (Some(start), Some(foe)) = (state.place(unit), state.place_of(striker)) else {
        return Illegal::NoRetreat { place };
    };
    if state.holder(place) == Some(unit.side().other()) {
        Illegal::EnemyThere { place }
    } else if place.distance(start) > STEPS {
        Illegal::TooFarToRun { place }
    } else if place.distance(foe) <= start.distance(foe) {
        Illegal::NotAway { place }
    } else if state.zones(unit.side().other()).contains(place) {
        Illegal::InZone { place }
    } else if !state.has_room(place) {
        Illegal::PlaceFull { place, limit: state.stacking_limit() }
    } else {
        Illegal::NoRetreat { place }
    }
}

/// [R5j] Only routed Mexicans leave the map, by their own Entry Area.
pub(crate) fn can_leave(state: &State, unit: Unit) -> Result<(), Illegal> {
    if flight(state, unit).leaves { Ok(()) } else { Err(Illegal::NotOwnArea) }
}

pub(crate) fn retreats(state: &State, unit: Unit, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let flight = flight(state, unit);
    flight.stops.iter().try_for_each(|&place| visit(Decision::Retreat(place)))?;
    if flight.leaves { visit(Decision::Leave) } else { ControlFlow::Continue(()) }
}

pub(crate) fn retreat(state: &mut State, unit: Unit, to: Place, log: &mut impl Sink<Event>) {
    if let Some(from) = state.place(unit) {
        log.emit(|| Event::Retreated { unit, from, to });
        results::follow(state, unit, from, to);
        movement::enter(state, unit, to, log);
    }
    state.step = Step::DamageRoll;
    attack::go_on(state, log);
}

/// [R9b] It goes to space 1 of the Replacement Track, without loss.
pub(crate) fn leave(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    state.lift(unit, Spot::track(1));
    state.set_order(unit, Order::Good);
    log.emit(|| Event::LeftMap { unit });
    state.step = Step::DamageRoll;
    attack::go_on(state, log);
}
