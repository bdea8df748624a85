//! The computer does not peek: handed two states that differ only in what it may not know, it decides the same.

use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player, choose};
use fastrand::Rng;
use game::{Game, Guess, Mind, Node, Seat, Viewer};

/// A game is looked at after so many decisions, on average.
const STRIDE: u32 = 30;

fn players() -> [Player; 4] {
    Level::ALL.map(|level| Player { level, effort: Effort::Playouts(4) })
}

/// So many decisions in a row are compared: what was thought about one is remembered at the next.
const ROW: usize = 3;

/// Lets a player go on in two worlds that its seat cannot tell apart, as long as it cannot.
fn decide_alike<G: Mind>(mut worlds: [G; 2], seat: Seat, player: Player, luck: u64) {
    let mut memories = [Memory::default(), Memory::default()];
    for step in 0..ROW {
        let [truth, other] = [0, 1].map(|at| {
            let mut rng = Rng::with_seed(luck + step as u64);
            let guess = Guess::of(&worlds[at], seat, &mut |n| rng.u64(..n));
            choose(&guess, player, 1, &AtomicBool::new(false), &mut memories[at], &mut rng)
        });
        assert_eq!(truth, other, "{player} peeks in\n{}", worlds[0].pos());
        for (world, decision) in worlds.iter_mut().zip([truth, other].into_iter().flatten()) {
            world.decide(seat, decision, &mut ());
        }
        let decides = |world: &G| matches!(world.node(), Node::Decide(seats) if seats.contains(seat));
        let [truth, other] = worlds.each_ref().map(|world| world.view(Viewer::Seat(seat)));
        if !worlds.iter().all(decides) || truth != other {
            return;
        }
    }
}

/// Plays `games` random games; at every few decisions, each level decides on the truth and on another world.
fn decides_the_same<G: Mind>(scenario: &str, games: u64) {
    let scenario: G::Scenario = scenario.parse().expect("a scenario of the game");
    let mut looks = 0;
    for number in 0..games {
        let mut rng = Rng::with_seed(number);
        let mut state = G::start(scenario);
        loop {
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("a node awaits somebody");
                    if rng.u32(..STRIDE) == 0 {
                        let other = state.redraw(seat, &mut |n| rng.u64(..n));
                        let luck = rng.u64(..);
                        for player in players() {
                            decide_alike([state.clone(), other.clone()], seat, player, luck);
                        }
                        looks += 1;
                    }
                    let decision =
                        state.sample(seat, &mut |n| rng.u64(..n)).expect("an awaited seat can decide");
                    state.decide(seat, decision, &mut ());
                }
            }
        }
    }
    assert!(looks > 5, "only {looks} positions");
}

#[test]
fn in_texas_glory_no_level_peeks() {
    for scenario in texas_glory::State::TITLE.scenarios {
        decides_the_same::<texas_glory::State>(scenario.id, 5);
    }
}

#[test]
fn in_the_alamo_no_level_peeks() {
    decides_the_same::<the_alamo::State>("assault", 1);
}

#[test]
fn in_open_games_there_is_nothing_to_peek_at() {
    decides_the_same::<charge::State>("assault", 1);
    decides_the_same::<thirteen_days::State>("two-player", 1);
}
