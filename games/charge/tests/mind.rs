//! The rules of thumb are fair between themselves, and better than chance.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use charge::{Assault, MEXICAN, State, TEXAN};
use game::{Game, Mind, Node, Seat};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % bound
    }
}

/// The decision that looks best; among equals, any.
fn thumb(state: &State, seat: Seat, random: &mut Random) -> charge::Decision {
    let plan = state.plan(seat);
    let (mut best, mut highest, mut equals) = (None, i32::MIN, 0);
    let _ = state.legal(seat, &mut |decision| {
        let prior = state.prior(&plan, seat, decision);
        match prior.cmp(&highest) {
            Ordering::Less => return ControlFlow::Continue(()),
            Ordering::Equal => equals += 1,
            Ordering::Greater => equals = 1,
        }
        if random.below(equals) == 0 {
            (best, highest) = (Some(decision), prior);
        }
        ControlFlow::Continue(())
    });
    best.expect("an awaited seat has a legal decision")
}

/// Plays out games, with sense for the seats that have it; how many did the Texians win, and in how many turns?
fn play(games: u64, sensible: impl Fn(Seat) -> bool) -> (u64, u64) {
    let (mut won, mut turns) = (0, 0);
    for seed in 0..games {
        let mut random = Random(seed);
        let mut state = State::start(Assault::default());
        loop {
            match state.node() {
                Node::Over(outcome) => {
                    won += u64::from(outcome.winner == Some(TEXAN));
                    turns += u64::from(state.turn());
                    break;
                }
                Node::Chance(draw) => state.resolve(draw.nth(random.below(draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    let decision = if sensible(seat) {
                        thumb(&state, seat, &mut random)
                    } else {
                        state.sample(seat, &mut |n| random.below(n)).expect("something is offered")
                    };
                    state.decide(seat, decision, &mut ());
                }
            }
        }
    }
    (won, turns)
}

#[test]
fn neither_side_is_favoured() {
    let (won, turns) = play(600, |_| true);
    assert!((240..=360).contains(&won), "the Texians won {won} of 600");
    assert!((600 * 6..600 * 8).contains(&turns), "{turns} turns in 600 games");
}

#[test]
fn sense_beats_chance() {
    let (won, _) = play(100, |seat| seat == TEXAN);
    assert!(won >= 90, "sensible Texians won {won} of 100");
    let (won, _) = play(100, |seat| seat == MEXICAN);
    assert!(won <= 10, "sensible Mexicans lost {won} of 100");
}

#[test]
fn positions_are_judged_well() {
    testkit::judgement::<State>("assault", 100);
}
