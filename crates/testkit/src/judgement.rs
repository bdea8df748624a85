//! Whether what a game says of its positions is confirmed.

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{CERTAIN, Guess, Mind, Seat};

use crate::walk::walk;

/// How far judgements are off, in the square and on average.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Judged {
    off: f64,
    /// The same of somebody who looks at no position and knows only how games end on average.
    blind: f64,
    positions: usize,
}

/// Plays games by the rules of thumb and compares what [`Mind::value`] says, once in every stage, with how they ended: it must be off
/// less than somebody who does not look.
///
/// # Panics
/// If it is not.
pub fn judgement<G: Mind>(scenario: &str, games: u64) {
    let judged = judge::<G>(scenario, games);
    assert!(judged.positions > 0, "no position is judged");
    assert!(judged.off < judged.blind, "{judged:?}");
}

fn judge<G: Mind>(scenario: &str, games: u64) -> Judged {
    let chance = |worth: i32| f64::from(worth) / f64::from(CERTAIN);
    // What was said, and what came of it.
    let mut all: Vec<(f64, f64)> = Vec::new();
    for seed in 0..games {
        let (mut stage, mut said) = (None, Vec::new());
        let over = walk::<G>(scenario, seed, |state, seat, rng| {
            if stage != Some(state.stage())
                && let Some(value) = state.value()
            {
                stage = Some(state.stage());
                said.push(chance(value));
            }
            Some(thumb(state, seat, rng))
        });
        let (last, outcome) = over.expect("it is played to its end");
        let end = chance(last.worth(outcome));
        all.extend(said.into_iter().map(|said| (said, end)));
    }
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
    let usual = mean(&|&(_, end)| end);
    let off = mean(&|&(said, end)| (said - end).powi(2));
    Judged { off, blind: mean(&|&(_, end)| (usual - end).powi(2)), positions: all.len() }
}

/// What looks best to a commander who does not peek; among equals, any.
pub(crate) fn thumb<G: Mind>(truth: &G, seat: Seat, rng: &mut Rng) -> G::Decision {
    let state = Guess::of(truth, seat, &mut |n| rng.u64(..n));
    let plan = state.plan(seat);
    let mut best = None;
    let _ = state.legal(seat, &mut |decision| {
        let seen = (state.prior(&plan, seat, decision), rng.u32(..));
        if best.is_none_or(|(_, highest)| seen > highest) {
            best = Some((decision, seen));
        }
        ControlFlow::Continue(())
    });
    best.expect("something is offered").0
}
