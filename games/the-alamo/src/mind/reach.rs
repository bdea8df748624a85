//! Where the Mexicans can be at the end of their next move, as the Texans stand and face now.

use arrayvec::ArrayVec;

use crate::map::Place;
use crate::pieces::Units;
use crate::rules::zones;
use crate::state::{Side, State};

/// Movement points that a Mexican unit in good order has.
const POINTS: u8 = 5;
/// Not to be reached.
const FAR: u8 = u8::MAX;

/// What it costs the nearest Mexican to get to each place.
pub(super) struct Reach([u8; Place::COUNT]);

impl Reach {
    pub(super) fn has(&self, place: Place) -> bool {
        self.0[place.index()] != FAR
    }

    /// How many places within the walls.
    pub(super) fn inroads(&self) -> i32 {
        Place::all().filter(|&place| self.has(place) && place.is_within_walls()).count() as i32
    }
}

pub(super) fn of_mexicans(state: &State) -> Reach {
    let mut reach = Reach([FAR; Place::COUNT]);
    let held = zones::controlled_by(state, Side::Texan);
    let mut buckets: [ArrayVec<Place, 512>; POINTS as usize + 1] = std::array::from_fn(|_| ArrayVec::new());
    for unit in Units::of(Side::Mexican).iter().filter(|&unit| state.is_good(unit)) {
        let Some(place) = state.place(unit) else { continue };
        reach.0[place.index()] = 0;
        let _ = buckets[0].try_push(place);
    }
    for spent in 0..POINTS {
        let bucket = std::mem::take(&mut buckets[usize::from(spent)]);
        for from in bucket {
            // Whoever comes into a zone of control stops there; he who begins in one may leave it.
            let stopped = held.contains(from);
            if reach.0[from.index()] != spent || stopped && spent > 0 {
                continue;
            }
            for link in from.links() {
                let Some(cost) = state.over(link).cost() else { continue };
                let there = spent + cost;
                let to = link.to.index();
                if there <= POINTS
                    && there < reach.0[to]
                    && state.holder(link.to) != Some(Side::Texan)
                    && !(stopped && held.contains(link.to))
                {
                    reach.0[to] = there;
                    let _ = buckets[usize::from(there)].try_push(link.to);
                }
            }
        }
    }
    reach
}

#[cfg(test)]
mod tests {
    use game::Game;

    use super::of_mexicans;
    use crate::State;

    /// From the foot of the north wall a whole move takes one over it, unless somebody stands there.
    #[test]
    fn a_wall_takes_a_whole_move() {
        let reach = |garrison: &str| {
            let pos = format!("turn 3, texan movement\n1107: Tol4\n{garrison}\nplot: 1=1 2=2 3=3 4=5 R=1");
            of_mexicans(&State::from_pos(&pos).unwrap())
        };
        let held = reach("1108: GonzA");
        let open = reach("1109: GonzA");
        let (wall, behind) = ("1108".parse().unwrap(), "1109".parse().unwrap());
        assert!(open.has(wall) && !open.has(behind));
        assert!(!held.has(wall) && open.inroads() > held.inroads());
    }
}
