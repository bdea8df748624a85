//! How a side stands: the game is played on to its end, many times, and the ends are counted.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use fastrand::Rng;
use game::{Guess, Mind, Node, Outcome};

use crate::{Effort, policy};

/// How the games ended that were played on in thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Estimate {
    pub games: u32,
    /// Those that the knower of the guess won.
    pub won: u32,
    pub drawn: u32,
    /// The victory points of all of them, where the game counts any.
    pub points: Option<i64>,
}

/// Plays the game on by the rules of thumb, both sides alike, from guesses of the same seat, whoever is to decide: until the
/// effort is spent or `stop` is set, and once at least. Several `cores` share the work.
pub fn estimate<G: Mind>(
    guess: &Guess<G>,
    effort: Effort,
    cores: usize,
    stop: &AtomicBool,
    rng: &mut Rng,
) -> Estimate {
    let cores = cores.max(1);
    let share = match effort {
        Effort::Playouts(count) => Effort::Playouts(count.div_ceil(cores as u32)),
        Effort::Time(time) => Effort::Time(time),
    };
    let seeds: Vec<u64> = (0..cores).map(|_| rng.u64(..)).collect();
    std::thread::scope(|scope| {
        let think = |seed: u64| move || on_one_core(guess, share, stop, Rng::with_seed(seed));
        let others: Vec<_> = seeds[1..].iter().map(|&seed| scope.spawn(think(seed))).collect();
        let first = think(seeds[0])();
        let joined = others.into_iter().map(|other| other.join().expect("checked: a playout does not panic"));
        joined.fold(first, Estimate::and)
    })
}

fn on_one_core<G: Mind>(guess: &Guess<G>, effort: Effort, stop: &AtomicBool, mut rng: Rng) -> Estimate {
    let start = Instant::now();
    let mut ends = Estimate::default();
    loop {
        let state = guess.again(&mut |n| rng.u64(..n)).into_thought();
        ends.count(guess, end(state, &mut rng));
        let spent = match effort {
            Effort::Playouts(most) => ends.games >= most,
            Effort::Time(time) => start.elapsed() >= time,
        };
        if spent || stop.load(Ordering::Relaxed) {
            return ends;
        }
    }
}

/// Plays on by the rules of thumb to the end of the game.
fn end<G: Mind>(mut state: G, rng: &mut Rng) -> Outcome {
    loop {
        match state.node() {
            Node::Over(outcome) => return outcome,
            Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                let decision = policy::quick(&state, seat, rng);
                state.decide(seat, decision.expect("checked: an awaited seat has a legal decision"), &mut ());
            }
        }
    }
}

impl Estimate {
    fn count<G: Mind>(&mut self, guess: &Guess<G>, end: Outcome) {
        self.games += 1;
        self.won += u32::from(end.winner == Some(guess.knower()));
        self.drawn += u32::from(end.winner.is_none());
        if let Some(points) = end.points {
            *self.points.get_or_insert(0) += i64::from(points);
        }
    }

    fn and(self, other: Estimate) -> Estimate {
        let points = match (self.points, other.points) {
            (None, None) => None,
            (mine, theirs) => Some(mine.unwrap_or(0) + theirs.unwrap_or(0)),
        };
        Estimate {
            games: self.games + other.games,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            points,
        }
    }
}
