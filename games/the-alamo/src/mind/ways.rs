//! How far it is to the Texans from every place on the map, in movement points.

use std::cell::RefCell;

use arrayvec::ArrayVec;
use game::In;

use crate::data::Data;
use crate::map::Place;
use crate::odds;
use crate::pieces::{Unit, Units};
use crate::scenario::Assault;
use crate::state::{Side, Spot, State, Walls};

/// Movement points from each place to one from which a Texan unit can be attacked hand to hand.
#[derive(Clone, Copy)]
pub(crate) struct Ways([u8; Place::COUNT]);

/// No way.
const FAR: u8 = u8::MAX;
/// No step costs more.
const DEAREST: usize = 6;

impl Ways {
    pub(crate) fn from(&self, place: Place) -> i32 {
        i32::from(self.0[place.index()])
    }
}

/// All that the ways depend on. In a whole Mexican phase nothing of it changes.
#[derive(Clone, Copy, PartialEq)]
struct Basis {
    edition: In<Data>,
    texans: [Spot; Unit::FIRST_MEXICAN as usize],
    breached: Walls,
    rules: Assault,
}

/// How many answers are kept.
const KEPT: usize = 8;

thread_local! {
    /// Former answers, kept because the next question is mostly one of the last: a third of the time of a playout depends on it.
    static KNOWN: RefCell<[Option<(Basis, Ways)>; KEPT]> = const { RefCell::new([const { None }; KEPT]) };
}

pub(super) fn to_texans(state: &State) -> Ways {
    let texans = std::array::from_fn(|unit| state.units[unit].spot);
    let basis = Basis { edition: state.edition, texans, breached: state.breached, rules: state.rules };
    let sum: usize = texans.iter().filter_map(|spot| spot.place()).map(Place::index).sum();
    KNOWN.with_borrow_mut(|known| match &mut known[sum % KEPT] {
        Some((before, ways)) if *before == basis => *ways,
        slot => slot.insert((basis, to_all_texans(state))).1,
    })
}

/// Movement points from each place to this one, wherever Texans are not in the way.
pub(crate) fn to_place(state: &State, place: Place) -> Ways {
    let mut ways = Ways([FAR; Place::COUNT]);
    let mut buckets = Buckets::default();
    ways.0[place.index()] = 0;
    buckets[0].push(place);
    spread(state, ways, buckets)
}

/// Places by their distance, in as many buckets as a step can be dear.
type Buckets = [ArrayVec<Place, 1024>; DEAREST + 1];

fn to_all_texans(state: &State) -> Ways {
    let mut ways = Ways([FAR; Place::COUNT]);
    let mut buckets = Buckets::default();
    for place in Units::of(Side::Texan).iter().filter_map(|unit| state.place(unit)) {
        for link in place.links() {
            let terrain = state.over(link);
            // The better the cover, the worse the place to attack from.
            let start = odds::shift(&state.rules, terrain);
            let free = state.holder(link.to) != Some(Side::Texan);
            if terrain.lets_melee() && free && start < ways.0[link.to.index()] {
                ways.0[link.to.index()] = start;
                let _ = buckets[usize::from(start)].try_push(link.to);
            }
        }
    }
    spread(state, ways, buckets)
}

fn spread(state: &State, mut ways: Ways, mut buckets: Buckets) -> Ways {
    let mut empty = 0;
    let mut distance = 0u8;
    while empty <= DEAREST && distance < FAR - DEAREST as u8 {
        let bucket = std::mem::take(&mut buckets[usize::from(distance) % (DEAREST + 1)]);
        empty = if bucket.is_empty() { empty + 1 } else { 0 };
        for place in bucket {
            if ways.0[place.index()] != distance {
                continue;
            }
            for link in place.links() {
                let Some(cost) = state.over(link).cost() else { continue };
                let there = distance + cost;
                if there < ways.0[link.to.index()] && state.holder(link.to) != Some(Side::Texan) {
                    ways.0[link.to.index()] = there;
                    let _ = buckets[usize::from(there) % (DEAREST + 1)].try_push(link.to);
                }
            }
        }
        distance += 1;
    }
    ways
}
