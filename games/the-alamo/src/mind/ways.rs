//! How far it is to the Texans from every place on the map, in movement points.

use arrayvec::ArrayVec;

use crate::map::Place;
use crate::odds;
use crate::pieces::Unit;
use crate::state::{Side, State};

/// Movement points from each place to one from which a Texan unit can be attacked hand to hand.
pub(super) struct Ways([u8; Place::COUNT]);

/// No way.
const FAR: u8 = u8::MAX;
/// No step costs more.
const DEAREST: usize = 6;

impl Ways {
    pub(super) fn from(&self, place: Place) -> i32 {
        i32::from(self.0[place.index()])
    }
}

pub(super) fn to_texans(state: &State) -> Ways {
    let mut ways = Ways([FAR; Place::COUNT]);
    // Places by their distance, in as many buckets as a step can be dear.
    let mut buckets: [ArrayVec<Place, 1024>; DEAREST + 1] = std::array::from_fn(|_| ArrayVec::new());
    for place in Unit::of(Side::Texan).filter_map(|unit| state.place(unit)) {
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
