//! The odds: that they tell nothing new, and that they are right where that can be calculated by hand.

use fastrand::Rng;
use game::{Game, Guess, Input, Node, Odds, Seat, play};

use super::{Dice, error, odds};
use crate::block::{MEXICAN, TEXAN};
use crate::state::State;

/// Games at random, every decision of which is shown.
fn games(count: u64, mut look: impl FnMut(&State, Seat, &mut Rng)) {
    for seed in 0..count {
        let mut rng = Rng::with_seed(seed);
        let mut state = State::start("1836".parse().expect("a scenario"));
        loop {
            let input = match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("somebody is awaited");
                    look(&state, seat, &mut rng);
                    Input::Decide(seat, state.sample(seat, &mut |n| rng.u64(..n)).expect("a decision"))
                }
            };
            play(&mut state, input, &mut ()).expect("lawful");
        }
    }
}

fn odds_at(pos: &str, seat: Seat) -> Vec<Odds> {
    let state = State::from_pos(pos).unwrap_or_else(|faults| panic!("{faults:?}"));
    odds(&Guess::of(&state, seat, &mut |_| 0), seat)
}

/// Odds are made from the levelled state alone, so they tell nothing that the side does not know.
#[test]
fn what_cannot_be_told_makes_no_difference() {
    games(100, |state, seat, rng| {
        let other = state.redrawn(seat, &mut |n| rng.u64(..n));
        assert_eq!(state.levelled(seat), other.levelled(seat), "{}", state.pos());
    });
}

#[test]
fn the_same_knowledge_has_the_same_odds() {
    let (mut asked, mut tried) = (0, 0);
    games(4, |state, seat, rng| {
        asked += 1;
        if asked % 15 == 0 {
            let mut guess = || Guess::of(state, seat, &mut |n| rng.u64(..n));
            let found = odds(&guess(), seat);
            assert_eq!(found, odds(&guess(), seat), "{}", state.pos());
            assert!(found.iter().all(|odds| odds.chance.is_none_or(|chance| chance <= 1000)));
            tried += found.len();
        }
    });
    assert!(tried > 8, "{tried} ways were weighed");
}

/// One die that hits with 1 or 2 on either side, the defender's first: the attackers win 2 of 9 battles in
/// round 1 and 2 of 9 of the 4 of 9 that go on in round 2.
#[test]
fn a_small_battle_is_reckoned_to_its_end() {
    let found = odds_at(
        "1836 turn 5\nstep battles mexican\nplayer1 mexican\nunfought 0710\nplayer1-attacks 0710\n\
         0710: Hor1 Mat1<0611\n0906: Hou\n",
        MEXICAN,
    );
    let [battle] = found.as_slice() else { panic!("{found:?}") };
    assert_eq!((&*battle.way.id, battle.trials, battle.error), ("odds-battle", 0, 0));
    assert_eq!(battle.chance, Some(321));
}

/// The besieger may weigh a storm against a cannonade; guns and walls make the storm dear.
#[test]
fn a_siege_is_weighed() {
    let pos = "1836 turn 5\nstep declare\nbattle 0511 siege mexican\n0511: Gro4 Mor3 Mex4 Gdl4 Tol2\n\
               0511 inside: Fan2 GAt2 War2 Gra2\nPRG: San\n0906: Hou\n";
    let found = odds_at(pos, MEXICAN);
    let names: Vec<&str> = found.iter().map(|odds| &*odds.way.id).collect();
    assert_eq!(names, ["odds-storm", "odds-cannonade"]);
    assert!(found[0].trials >= 40 && found[0].error > 0 && found[1].chance.is_none());
    assert!(found[0].losses[1] > found[1].losses[1] && found[1].losses[1] > 0, "{found:?}");
    assert!(odds_at(pos, TEXAN).is_empty(), "Texas is not asked");
}

#[test]
fn the_error_shrinks_with_the_trials() {
    assert_eq!(error(50, 100), 96);
    assert_eq!(error(500, 1000), 30);
    assert!(error(0, 1000) > 0 && error(0, 1000) < 5);
}

#[test]
fn the_dice_are_fair_and_always_the_same() {
    let mut counts = [0; 6];
    let mut dice = Dice::seeded("0710: Hor1");
    (0..60_000).for_each(|_| counts[dice.below(6) as usize] += 1);
    assert!(counts.iter().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
    assert_eq!(Dice::seeded("a").below(1 << 40), Dice::seeded("a").below(1 << 40));
}
