//! How a side stands: the game is played on to its end, many times, and the ends are counted.
//!
//! This is the only place where a chance of winning comes from. It means: of all games that go on from here between two `regular` players,
//! neither of whom knows more than its seat does, this share is won. What is hidden from the seat that asks is drawn again for each game.
//!
//! A look at the position ([`Mind::value`]) is not enough for this. It serves to compare decisions, all of which it
//! misjudges alike; of a single position it is often off by ten in a hundred, which no number of playouts would show.

use std::sync::atomic::{AtomicBool, Ordering};

use fastrand::Rng;
use game::edition::carried;
use game::{Guess, Mind, Node, Outcome, Seat};

use crate::arena::mix;
use crate::{policy, wilson};

/// From this many games it is learnt how long a game takes.
const PILOTS: u32 = 8;
/// More games than this tell nothing more: the error is three in a hundred then.
const MOST_GAMES: u32 = 1000;
/// Half of a 95 % interval, in standard errors.
const Z: f64 = 1.96;

/// How the games ended that were played on in thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Estimate {
    pub games: u32,
    /// Those that the knower of the guess won.
    pub won: u32,
    pub drawn: u32,
    /// Where the game counts victory points: their sum, and that of their squares.
    points: Option<(i64, i64)>,
}

/// An average, and half of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct About {
    pub mean: f64,
    pub error: f64,
}

/// Plays on from guesses of the same seat, `first` with the decision given, then as two `regular` players would. How many games that are is
/// a matter of about this many `decisions`, at least one game: the same guess and seed give the same estimate, on any number of
/// `cores`. When `stop` is set it answers soon with what it has.
pub fn estimate<G: Mind>(
    guess: &Guess<G>,
    first: Option<G::Decision>,
    decisions: u32,
    cores: usize,
    stop: &AtomicBool,
    seed: u64,
) -> Estimate {
    let game = |number: u32| Played::on(guess, first, mix(seed, number.into()));
    let mut ends = Estimate::default();
    let mut spent = 0;
    while ends.games == 0 || ends.games < PILOTS && spent < decisions && !stop.load(Ordering::Relaxed) {
        let played = game(ends.games);
        spent += played.decisions;
        ends.count(guess.knower(), played.end);
    }
    let games = u64::from(decisions) * u64::from(ends.games) / u64::from(spent.max(1));
    let games = games.min(MOST_GAMES.into()) as u32;
    let cores = cores.max(1);
    let share = |core: usize| {
        let mut part = Estimate::default();
        for number in (PILOTS..games).skip(core).step_by(cores) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            part.count(guess.knower(), game(number).end);
        }
        part
    };
    std::thread::scope(|scope| {
        let others: Vec<_> =
            (1..cores).map(|core| scope.spawn(carried::<G, _>(move || share(core)))).collect();
        let mine = share(0);
        let joined = others.into_iter().map(|other| other.join().expect("checked: a playout does not panic"));
        joined.fold(ends.and(mine), Estimate::and)
    })
}

/// A game played on to its end.
struct Played {
    end: Outcome,
    decisions: u32,
}

impl Played {
    fn on<G: Mind>(guess: &Guess<G>, first: Option<G::Decision>, seed: u64) -> Played {
        let mut rng = Rng::with_seed(seed);
        let mut state = guess.again(&mut |n| rng.u64(..n)).into_thought();
        let mut decisions = 1;
        if let Some(first) = first {
            state.decide(guess.knower(), first, &mut ());
        }
        loop {
            match state.node() {
                Node::Over(end) => return Played { end, decisions },
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    let seat = seats.iter().next().expect("checked: a node awaits somebody");
                    let decision = policy::unpeeking(&state, seat, &mut rng);
                    state.decide(seat, decision.expect("checked: an awaited seat can decide"), &mut ());
                    decisions += 1;
                }
            }
        }
    }
}

impl Estimate {
    /// The chance of winning.
    pub fn chance(&self) -> About {
        let [low, mean, high] = wilson(self.won.into(), self.games.into());
        About { mean, error: (high - mean).max(mean - low) }
    }

    /// The chance of a draw.
    pub fn draw(&self) -> f64 {
        f64::from(self.drawn) / f64::from(self.games.max(1))
    }

    /// The victory points to be expected, where the game counts any.
    pub fn points(&self) -> Option<About> {
        let (sum, squares) = self.points?;
        let games = f64::from(self.games.max(1));
        let mean = sum as f64 / games;
        let variance = (squares as f64 / games - mean * mean).max(0.0);
        Some(About { mean, error: Z * (variance / games).sqrt() })
    }

    fn count(&mut self, knower: Seat, end: Outcome) {
        self.games += 1;
        self.won += u32::from(end.winner == Some(knower));
        self.drawn += u32::from(end.winner.is_none());
        if let Some(points) = end.points.map(i64::from) {
            let (sum, squares) = self.points.unwrap_or_default();
            self.points = Some((sum + points, squares + points * points));
        }
    }

    fn and(self, other: Estimate) -> Estimate {
        let points = match (self.points, other.points) {
            (Some((sum, squares)), Some((more, their))) => Some((sum + more, squares + their)),
            (mine, theirs) => mine.or(theirs),
        };
        Estimate {
            games: self.games + other.games,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            points,
        }
    }
}
