//! What the Texians may expect, by a look at the position when a phase begins: fitted to the ends of forty thousand games
//! between players who go by the rules of thumb and now and then by chance.
//!
//! A playout is judged at the end of the phase. To play on to the end of the turn or of the game lets the dice of all the
//! other phases blur what one decision is worth: a hundred playouts then beat the rules of thumb in 64 % of the
//! games, judged after each phase in 76 %.

use super::look::{self, PHASES, Thing};
use crate::State;

/// What each thing is worth to the Texians at the beginning of each phase, in ten-thousandths of log-odds.
const WEIGHTS: [(Thing, [i32; PHASES]); look::COUNT] = [
    (Thing::Always, [-48_857, -42_198, -32_355, -56_333]),
    (Thing::Turn, [798, 469, 193, 1158]),
    (Thing::TurnSquared, [16, -37, -9, 12]),
    (Thing::Fallen, [878, 707, 857, 867]),
    (Thing::FallenSquared, [113, 130, 107, 104]),
    (Thing::FiveToGo, [1797, 2161, 1310, 1830]),
    (Thing::ThreeToGo, [3341, 3464, 2685, 3360]),
    (Thing::TwoToGo, [4945, 5487, 3893, 5187]),
    (Thing::OneToGo, [9477, 10_471, 5454, 9572]),
    (Thing::Texians, [789, 1451, 397, 399]),
    (Thing::TexiansSquared, [-275, -258, -273, -252]),
    (Thing::FourLeft, [-186, -311, -530, -391]),
    (Thing::ThreeLeft, [-863, -1099, -1737, -665]),
    (Thing::TwoLeft, [-1835, -2460, -3899, -1300]),
    (Thing::OneLeft, [-6186, -7423, -10_025, -5123]),
    (Thing::TexiansByFallen, [219, 137, 257, 259]),
    (Thing::Leaders, [1434, 590, 872, 1500]),
    (Thing::Hidden, [-1416, -565, -685, 20]),
    (Thing::Undisturbed, [2602, 1976, 2171, 1188]),
    (Thing::InChapel, [5303, 5379, 5995, 5175]),
    (Thing::Outlook, [38, 6, 3, 56]),
    (Thing::OutlookByLost, [-10, -10, -12, -14]),
    (Thing::Danger, [208, 282, 414, 92]),
    (Thing::DangerByLost, [-110, -127, -186, -34]),
    (Thing::Volley, [197, 686, 149, 110]),
    (Thing::VolleyByFallen, [81, 114, 38, 70]),
    (Thing::Closeness, [-52, -50, -69, -52]),
    (Thing::Inside, [-223, -103, -130, -283]),
    (Thing::Rushed, [262, 402, 420, 517]),
    (Thing::Guns, [1663, 1724, 1864, 1863]),
    (Thing::Walls, [48, -124, -32, 299]),
    (Thing::WallsByTexians, [118, 92, 82, 107]),
    (Thing::Breaches, [-567, -195, -91, -203]),
];
/// Of these there are so many in a hundredth of log-odds.
const PARTS: i32 = 100;

/// The Texian chance, from 0 to [`game::CERTAIN`].
pub(super) fn chance(state: &State) -> i32 {
    let seen = look::look(state);
    let phase = look::phase(state);
    let sum: i32 = WEIGHTS.iter().map(|(thing, weights)| seen[*thing as usize] * weights[phase]).sum();
    game::chance(sum / PARTS)
}

#[cfg(test)]
mod tests {
    use super::WEIGHTS;

    #[test]
    fn everything_is_weighed_once() {
        assert!(WEIGHTS.iter().enumerate().all(|(at, (thing, _))| *thing as usize == at));
    }
}
