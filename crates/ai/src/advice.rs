//! Advice to a seat: what a general would do in its place, and how it stands. One thought gives both, so that they agree.

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use game::{Guess, Mind, Node};

use crate::{Effort, Estimate, Memory, Ranked, estimate, policy, search};

/// How much thought goes into advice. It is counted in play, not in time: whoever asks twice is told the same, however busy the
/// machine is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// How often the game is played on to find the best decision.
    pub playouts: u32,
    /// About this many decisions are made in the games that are played on to their ends, for the estimate.
    pub decisions: u32,
}

impl Care {
    /// What a player at the table gets: about a second of one core.
    pub const USUAL: Care = Care { playouts: 2000, decisions: 100_000 };
}

/// What a seat is told.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<D> {
    /// What a general thinks of the decisions on offer, the best first. Where there is nothing to compare, or rules of thumb decide, the
    /// one to take; nothing if the game does not wait for the seat.
    pub ranked: Vec<Ranked<D>>,
    /// How often the game was played on to compare them.
    pub playouts: u32,
    /// Whether there is no other decision.
    pub only: bool,
    /// How the seat stands, if it takes the best decision.
    pub outlook: Estimate,
}

/// Advises `guess.knower()`, whether the game waits for it or not.
pub fn advise<G: Mind>(
    guess: &Guess<G>,
    care: Care,
    cores: usize,
    stop: &AtomicBool,
    rng: &mut Rng,
) -> Advice<G::Decision> {
    let seat = guess.knower();
    let only = policy::only(&**guess, seat).is_some();
    let (ranked, playouts) = if !matches!(guess.node(), Node::Decide(seats) if seats.contains(seat)) {
        (Vec::new(), 0)
    } else if only || !guess.ponders(seat) {
        let taken = policy::best(&**guess, seat, rng);
        (taken.map(|decision| Ranked { decision, visits: 0, worth: 0.0 }).into_iter().collect(), 0)
    } else {
        // On one core whatever there are, for other trees would say other things.
        let verdict = search(guess, Effort::Playouts(care.playouts), 1, stop, &mut Memory::default(), rng);
        (verdict.ranked, verdict.playouts)
    };
    let first = ranked.first().map(|best| best.decision);
    let outlook = estimate(guess, first, care.decisions, cores, stop, rng.u64(..));
    Advice { ranked, playouts, only, outlook }
}
