//! Computer players. They are handed a [`Guess`], never the truth.
//!
//! [`choose`] is one player's decision; [`simulate`] lets players meet in many games and counts.

mod arena;
mod level;

pub use arena::{Played, Tally, play_out, simulate, wilson};
pub use level::Level;

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Guess, Mind, Seat};

/// What a player of this level decides for `seat`, or `None` if the game does not wait for `seat`.
pub fn choose<G: Mind>(guess: &Guess<G>, seat: Seat, level: Level, rng: &mut Rng) -> Option<G::Decision> {
    match level {
        Level::Random => guess.sample(seat, &mut |n| rng.u64(..n)),
        Level::Regular => best_prior(guess, seat, rng),
    }
}

/// The decision that looks best by the game's rules of thumb; among equals, any.
fn best_prior<G: Mind>(guess: &Guess<G>, seat: Seat, rng: &mut Rng) -> Option<G::Decision> {
    let plan = guess.plan(seat);
    let mut best = None;
    let mut equals = 0;
    let _ = guess.legal(seat, &mut |decision| {
        let prior = guess.prior(&plan, seat, decision);
        match best {
            Some((_, highest)) if prior < highest => {}
            Some((_, highest)) if prior == highest => {
                equals += 1;
                if rng.u64(..equals) == 0 {
                    best = Some((decision, prior));
                }
            }
            _ => {
                equals = 1;
                best = Some((decision, prior));
            }
        }
        ControlFlow::Continue(())
    });
    best.map(|(decision, _)| decision)
}
