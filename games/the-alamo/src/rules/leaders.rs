//! 9 Leaders who are left alone.

use game::Sink;

use crate::Event;
use crate::map::Place;
use crate::pieces::{Leader, Leaders};
use crate::rules::attack;
use crate::state::{Side, Spot, State};

/// [R9g] He is killed on this or less.
const KILLED: u8 = 2;
/// [R9g] Else he joins a unit no farther off than this.
const NEAR: u8 = 3;

/// [R9g] The die for a leader whose last unit there was eliminated.
pub(crate) fn resolve(state: &mut State, leader: Leader, die: u8, log: &mut impl Sink<Event>) {
    state.fight.bereft.remove(leader);
    let place = state.leaders[leader.index()].place();
    match place.and_then(|place| nearest(state, leader.side(), place)).filter(|_| die > KILLED) {
        Some(place) => {
            state.leaders[leader.index()] = Spot::on(place);
            log.emit(|| Event::LeaderSaved { leader, die, place });
        }
        None => {
            state.leaders[leader.index()] = Spot::OUT;
            log.emit(|| Event::LeaderFell { leader, die });
        }
    }
    attack::go_on(state, log);
}

/// The place of the nearest friendly unit within reach; of several the first by number.
fn nearest(state: &State, side: Side, from: Place) -> Option<Place> {
    let places = state.on_map(side).iter().filter_map(|unit| state.place(unit));
    places.filter(|place| place.distance(from) <= NEAR).min_by_key(|place| place.distance(from))
}

/// Where leaders of a side are without a unit.
pub(crate) fn alone(state: &State, side: Side) -> impl Iterator<Item = Place> {
    let places = Leaders::of(side).iter().filter_map(|leader| state.leaders[leader.index()].place());
    places.filter(|&place| !state.has_units(place))
}

/// [R9g] Leaders of `side` alone in a place that an enemy unit enters are killed.
pub(crate) fn catch(state: &mut State, side: Side, place: Place, log: &mut impl Sink<Event>) {
    for leader in Leaders::of(side).iter() {
        if state.leaders[leader.index()] == Spot::on(place) {
            state.leaders[leader.index()] = Spot::OUT;
            // One met on the way to his die needs none any more.
            state.fight.bereft.remove(leader);
            log.emit(|| Event::LeaderCaught { leader, place });
        }
    }
}
