//! What is said of a position is borne out by the ends of games.

use std::ops::ControlFlow;

use fastrand::Rng;
use game::{CERTAIN, Game, Guess, Mind, Node, Seat};
use texas_glory::{Campaign, Decision, State, TEXAN};

/// What looks best to a commander who does not peek.
fn thumb(truth: &State, seat: Seat, rng: &mut Rng) -> Decision {
    let state = Guess::of(truth, seat, &mut |n| rng.u64(..n));
    let plan = state.plan(seat);
    let mut best: Option<(Decision, i32)> = None;
    let _ = state.legal(seat, &mut |decision| {
        let seen = state.prior(&plan, seat, decision) + rng.i32(0..3);
        if best.is_none_or(|(_, highest)| seen > highest) {
            best = Some((decision, seen));
        }
        ControlFlow::Continue(())
    });
    best.expect("something is offered").0
}

/// How far off the chances told at the beginning of each turn are, in the square, on average over some games. A coin is off by a quarter.
fn off(scenario: Campaign, games: u64) -> f64 {
    let (mut off, mut positions) = (0.0, 0);
    for seed in 0..games {
        let mut rng = Rng::with_seed(seed);
        let mut state = State::start(scenario);
        let (mut turn, mut said) = (0, Vec::new());
        let won = loop {
            match state.node() {
                Node::Over(outcome) => break f64::from(u8::from(outcome.winner == Some(TEXAN))),
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    if state.turn() > turn {
                        turn = state.turn();
                        said.extend(state.value().map(|value| f64::from(value) / f64::from(CERTAIN)));
                    }
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let decision = thumb(&state, seat, &mut rng);
                    state.decide(seat, decision, &mut ());
                }
            }
        };
        off += said.iter().map(|chance| (chance - won) * (chance - won)).sum::<f64>();
        positions += said.len();
    }
    off / positions as f64
}

#[test]
fn positions_of_1835_are_judged_well() {
    let off = off(Campaign::Y1835, 60);
    assert!(off < 0.2, "off by {off:.3}");
}

#[test]
fn positions_of_1836_are_judged_well() {
    let off = off(Campaign::Y1836, 60);
    assert!(off < 0.2, "off by {off:.3}");
}

/// Most of the Campaign is still to come in 1835, so little can be told then.
#[test]
fn positions_of_the_campaign_are_judged_better_than_by_a_coin() {
    let off = off(Campaign::Both, 60);
    assert!(off < 0.22, "off by {off:.3}");
}
