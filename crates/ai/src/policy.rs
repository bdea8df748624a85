//! Deciding by the rules of thumb alone: the best, the best with mistakes, and the quick choice of a playout.

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Mind, Seat};

/// How often out of a hundred a `recruit` does not think at all.
const ABSENT: u32 = 12;
/// In a playout, no more decisions than this are weighed; which ones is left to chance.
const CANDIDATES: usize = 16;
/// In a playout, decisions that differ by less than this may change places.
const WAVER: i32 = 3;

/// The decision that looks best by the game's rules of thumb; among equals, any.
pub(crate) fn best<G: Mind>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Decision> {
    let plan = state.plan(seat);
    let mut best = None;
    let mut equals = 0;
    let _ = state.legal(seat, &mut |decision| {
        let prior = state.prior(&plan, seat, decision);
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

/// The only decision that `seat` is offered, if there is no other.
pub(crate) fn only<G: Mind>(state: &G, seat: Seat) -> Option<G::Decision> {
    let mut only = None;
    let alone = state.legal(seat, &mut |decision| match only.replace(decision) {
        None => ControlFlow::Continue(()),
        Some(_) => ControlFlow::Break(()),
    });
    only.filter(|_| alone.is_continue())
}

/// What a `regular` decides in a game played on in thought: the [`best`] of what its seat knows, not of what is drawn for the others.
pub(crate) fn unpeeking<G: Mind>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Decision> {
    if let Some(only) = only(state, seat) {
        Some(only)
    } else if G::HIDES {
        best(&state.redraw(seat, &mut |n| rng.u64(..n)), seat, rng)
    } else {
        best(state, seat, rng)
    }
}

/// The decision that looks best to somebody whose eye is not good yet, and who is sometimes not there at all.
pub(crate) fn mistaken<G: Mind>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Decision> {
    if rng.u32(..100) < ABSENT {
        return state.sample(seat, &mut |n| rng.u64(..n));
    }
    let plan = state.plan(seat);
    let mut best = None;
    let _ = state.legal(seat, &mut |decision| {
        let seen = state.prior(&plan, seat, decision) + rng.i32(0..G::MISTAKE) + rng.i32(0..G::MISTAKE);
        if best.is_none_or(|(_, highest)| seen > highest) {
            best = Some((decision, seen));
        }
        ControlFlow::Continue(())
    });
    best.map(|(decision, _)| decision)
}

/// One decision of a playout: the best of a few, with a little wavering. It does not touch the heap. What the seat has in mind is kept from one
/// of its decisions to the next.
pub(crate) fn quick<G: Mind>(
    state: &G,
    seat: Seat,
    plan: &mut Option<G::Plan>,
    rng: &mut Rng,
) -> Option<G::Decision> {
    let mut candidates = [None; CANDIDATES];
    let mut seen = 0;
    let _ = state.legal(seat, &mut |decision| {
        let at = if seen < CANDIDATES { seen } else { rng.usize(..=seen) };
        if let Some(place) = candidates.get_mut(at) {
            *place = Some(decision);
        }
        seen += 1;
        ControlFlow::Continue(())
    });
    if seen <= 1 {
        return candidates[0];
    }
    let plan = match plan {
        Some(plan) => {
            state.follow(plan, seat);
            plan
        }
        None => plan.insert(state.plan(seat)),
    };
    let mut best = None;
    for decision in candidates.into_iter().flatten() {
        let prior = state.prior(plan, seat, decision) + rng.i32(0..WAVER);
        if best.is_none_or(|(_, highest)| prior > highest) {
            best = Some((decision, prior));
        }
    }
    best.map(|(decision, _)| decision)
}
