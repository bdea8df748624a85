//! The computer does not peek: handed two states that differ only in what it may not know, it decides the same.

use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player, choose};
use fastrand::Rng;
use game::{Game, Guess, Lang, Mind, Node, Seat, Viewer};

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
fn in_the_courier_no_level_peeks() {
    decides_the_same::<courier::State>("letter", 30);
}

#[test]
fn in_open_games_there_is_nothing_to_peek_at() {
    decides_the_same::<charge::State>("assault", 1);
    decides_the_same::<thirteen_days::State>("two-player", 1);
}

/// Where something is hidden, how long a player keeps silent depends on how many decisions it has made this turn and on nothing else;
/// where nothing is, it answers at once.
#[test]
fn silence_depends_on_what_everybody_knows() {
    for entry in shelf::games() {
        let mut board = entry.sample();
        let (turn, mut decided) = (board.turn(), [0, 0]);
        let mut held = 0;
        // What was decided earlier in the sample's turn is not counted here.
        let mut counts = false;
        while board.outcome().is_none() && board.turn() < turn + 3 {
            let now = board.turn();
            let seat = board.awaited().iter().next().expect("it is not over");
            for level in Level::ALL {
                let silence = board.think(seat, level, 1).expect("it is awaited").at_least;
                let usual = Effort::answers_after(level, decided[usize::from(seat.0)]);
                assert!(
                    silence.is_zero() || !counts || silence == usual,
                    "{level}: {silence:?}, not {usual:?}"
                );
                held += usize::from(!silence.is_zero());
            }
            let decision = board.think(seat, Level::Random, board.len() as u64).expect("it is awaited").now();
            board.decide(seat, &decision, Lang::En).expect("it is on offer");
            decided[usize::from(seat.0)] += 1;
            if board.turn() != now {
                (decided, counts) = ([0, 0], true);
            }
        }
        assert_eq!(held > 0, board.hides(), "{}", entry.title.id);
    }
}
