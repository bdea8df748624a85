//! Whole games, with somebody looking on.

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{Game, Node, Outcome, Seat};

use crate::scenario_of;

/// Plays a game of `scenario` until it is over, and tells how it ended; or until `decide`, which is asked for whoever is awaited, has seen
/// enough. Of several at once any one decides.
pub fn walk<G: Game>(
    scenario: &str,
    seed: u64,
    mut decide: impl FnMut(&G, Seat, &mut Rng) -> Option<G::Decision>,
) -> Option<(G, Outcome)> {
    let mut rng = Rng::with_seed(seed);
    let mut state = G::start(scenario_of::<G>(scenario));
    for _ in 0..G::MAX_INPUTS {
        match state.node() {
            Node::Over(outcome) => return Some((state, outcome)),
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                let at = if seats.iter().count() > 1 { rng.usize(..seats.iter().count()) } else { 0 };
                let seat = seats.iter().nth(at).expect("a node awaits somebody");
                let decision = decide(&state, seat, &mut rng)?;
                assert_eq!(state.check(seat, decision), Ok(()), "{decision} in\n{}", state.pos());
                state.decide(seat, decision, &mut ());
            }
        }
    }
    panic!("a game without an end:\n{}", state.pos());
}

/// Any decision of a seat that is awaited.
pub fn any<G: Game>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Decision> {
    let decision = state.sample(seat, &mut |n| rng.u64(..n));
    assert!(decision.is_some(), "an awaited seat can decide nothing in\n{}", state.pos());
    decision
}

/// Everything that a seat may decide.
pub fn offers<G: Game>(state: &G, seat: Seat) -> Vec<G::Decision> {
    let mut offers = Vec::new();
    let _ = state.legal(seat, &mut |decision| {
        offers.push(decision);
        ControlFlow::Continue(())
    });
    offers
}
