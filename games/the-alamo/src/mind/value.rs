//! What the Texans may expect, by a look at the position: fitted to the ends of three thousand games between regular players who now
//! and then do something else. In a Texan Player-Turn the guns are given more weight than the fit gave them: who holds
//! out with his gun does better.

use super::look::{self, Thing};
use crate::rules::victory;
use crate::state::{Side, State};

/// What each thing is worth to the Texans in a Texan and in a Mexican Player-Turn, in hundred-thousandths of log-odds.
const WEIGHTS: [(Thing, [i32; 2]); look::COUNT] = [
    (Thing::Always, [455_063, 587_166]),
    (Thing::Margin, [-1484, -319]),
    (Thing::Scarce, [-1448, -2210]),
    (Thing::Growth, [-1173, -921]),
    (Thing::Late, [32_349, 39_812]),
    (Thing::Texans, [0, 5860]),
    (Thing::TexansSquared, [198, -32]),
    (Thing::TexansInRooms, [11_648, 8616]),
    (Thing::Rifles, [2088, 380]),
    (Thing::FreeRifles, [0, 1424]),
    (Thing::RoomRifles, [-2969, -2393]),
    (Thing::RiflesByMargin, [202, -569]),
    (Thing::Volley, [3092, 0]),
    (Thing::NextVolley, [85, 789]),
    (Thing::Onslaught, [0, -1455]),
    (Thing::Crowding, [-164, 0]),
    (Thing::TexanGuns, [6000, 5193]),
    (Thing::MexicanGuns, [-221, -905]),
    (Thing::TexanLeaders, [64_187, 52_399]),
    (Thing::MexicanLeaders, [-45_734, -29_564]),
    (Thing::Distance, [864, 360]),
    (Thing::Mexicans, [-16_267, -18_267]),
    (Thing::MexicansWithin, [-1547, -4795]),
    (Thing::SomebodyWithin, [-69_963, -41_210]),
    (Thing::BackSoon, [-14_109, -21_748]),
    (Thing::BackLate, [-13_287, -20_116]),
    (Thing::Aside, [-11_684, -16_799]),
    (Thing::ReserveHeld, [26_943, 43_195]),
    (Thing::Breaches, [-5736, -6504]),
];
/// Of these there are so many in a hundredth of log-odds.
const PARTS: i32 = 1000;

/// The chance that the Texans win, from 0 to [`game::CERTAIN`], where the game can tell: when nothing is pending.
pub(super) fn chance(state: &State) -> Option<i32> {
    let turn_of = look::player_turn(state)?;
    if state.losses >= victory::limit(state) {
        return Some(game::CERTAIN);
    }
    let seen = look::look(state, turn_of);
    let which = usize::from(turn_of == Side::Mexican);
    let sum: i32 = WEIGHTS.iter().map(|(thing, weights)| seen[*thing as usize] * weights[which]).sum();
    Some(game::chance(sum / PARTS))
}

#[cfg(test)]
mod tests {
    use game::{CERTAIN, Game, Node};

    use super::{WEIGHTS, chance};
    use crate::State;

    #[test]
    fn everything_is_weighed_once() {
        assert!(WEIGHTS.iter().enumerate().all(|(at, (thing, _))| *thing as usize == at));
    }

    /// Where nothing is pending, there is a chance.
    #[test]
    fn a_position_has_a_chance() {
        let mut state = State::start("assault".parse().unwrap());
        let mut seed = 6_u64;
        let mut below = |n: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % n
        };
        let mut valued = 0;
        loop {
            if let Some(chance) = chance(&state) {
                assert!((0..=CERTAIN).contains(&chance));
                valued += 1;
            }
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(below(draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let decision = state.sample(seat, &mut below).unwrap();
                    state.decide(seat, decision, &mut ());
                }
            }
        }
        assert!(valued > 100, "{valued}");
    }
}
