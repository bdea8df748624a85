//! Where the Mexicans can be at the end of their next move, as the Texans stand and face now.

use std::sync::LazyLock;

use crate::map::Place;
use crate::places::Places;
use crate::state::{Side, State};

/// Movement points that a Mexican unit in good order has.
const POINTS: u8 = 5;

/// The places that some Mexican can get to.
pub(super) struct Reach(Places);

impl Reach {
    pub(super) fn has(&self, place: Place) -> bool {
        self.0.contains(place)
    }

    /// How many places within the walls.
    pub(super) fn inroads(&self) -> i32 {
        static WITHIN: LazyLock<Places> =
            LazyLock::new(|| Place::all().filter(|place| place.is_within_walls()).collect());
        self.0.and(&WITHIN).len() as i32
    }
}

pub(super) fn of_mexicans(state: &State) -> Reach {
    let held = state.zones(Side::Texan);
    // The places by what it costs the nearest to get there.
    let mut rings = [Places::NONE; POINTS as usize + 1];
    rings[0] = state.in_order(Side::Mexican).iter().filter_map(|unit| state.place(unit)).collect();
    let mut reached = Places::NONE;
    for spent in 0..=POINTS {
        let ring = rings[usize::from(spent)].minus(&reached);
        reached = reached.or(&ring);
        for from in ring.iter().filter(|_| spent < POINTS) {
            // Whoever comes into a zone of control stops there; he who begins in one may leave it.
            let stopped = held.contains(from);
            if stopped && spent > 0 {
                continue;
            }
            for link in from.links().iter().filter(|link| !reached.contains(link.to)) {
                let Some(cost) = state.over(link).cost() else { continue };
                let barred = state.held(Side::Texan).contains(link.to) || stopped && held.contains(link.to);
                if spent + cost <= POINTS && !barred {
                    rings[usize::from(spent + cost)].insert(link.to);
                }
            }
        }
    }
    Reach(reached)
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
