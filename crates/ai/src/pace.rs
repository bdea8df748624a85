//! How fast the search is.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use fastrand::Rng;
use game::{Guess, Mind, Node};

use crate::{Effort, Memory, policy, search};

/// One decision in this many is searched, with this many playouts.
const STRIDE: u32 = 5;
const PLAYOUTS: u32 = 50;

/// Playouts per second on one core, over positions from games by the rules of thumb, measured for about this long.
pub fn playouts_per_second<G: Mind>(scenario: G::Scenario, time: Duration) -> f64 {
    let mut rng = Rng::with_seed(1836);
    let never = AtomicBool::new(false);
    let (mut playouts, mut spent) = (0, Duration::ZERO);
    let mut state = G::start(scenario);
    while spent < time {
        match state.node() {
            Node::Over(_) => state = G::start(scenario),
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                if rng.u32(..STRIDE) == 0 {
                    let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                    let start = Instant::now();
                    playouts += search(
                        &guess,
                        Effort::Playouts(PLAYOUTS),
                        1,
                        &never,
                        &mut Memory::default(),
                        &mut rng,
                    )
                    .playouts;
                    spent += start.elapsed();
                }
                let decision = policy::best(&state, seat, &mut rng);
                state.decide(seat, decision.expect("checked: an awaited seat has a legal decision"), &mut ());
            }
        }
    }
    f64::from(playouts) / spent.as_secs_f64()
}
