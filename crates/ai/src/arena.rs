//! Many games between computer players.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use fastrand::Rng;
use game::{Guess, Input, Mind, Node, Outcome, Seat, play};

use crate::{Level, choose};

/// How one game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// `None` if it was still going on after [`MAX_INPUTS`](game::Game::MAX_INPUTS).
    pub outcome: Option<Outcome>,
    pub turns: u16,
    pub inputs: usize,
    /// The most decisions offered at any node.
    pub max_offer: usize,
}

/// What came of many games. Adding up does not depend on the order in which they were finished.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub finished: u64,
    /// By seat.
    pub wins: Vec<u64>,
    pub draws: u64,
    pub turns: u64,
    pub inputs: u64,
    pub max_offer: usize,
    /// The points of every finished game that counted them, in ascending order.
    pub points: Vec<i16>,
}

/// Plays one game between `levels`, one for each seat.
pub fn play_out<G: Mind>(scenario: G::Scenario, levels: &[Level], rng: &mut Rng) -> Played {
    let mut state = G::start(scenario);
    let (mut inputs, mut max_offer) = (0, 0);
    while inputs < G::MAX_INPUTS {
        let input = match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                max_offer = max_offer.max(count(&state, seat));
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let decision = choose(&guess, seat, levels[usize::from(seat.0)], rng);
                Input::Decide(seat, decision.expect("checked: an awaited seat has a legal decision"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: only what was offered is played");
        inputs += 1;
    }
    let outcome = match state.node() {
        Node::Over(outcome) => Some(outcome),
        Node::Decide(_) | Node::Chance(_) => None,
    };
    Played { outcome, turns: state.turn(), inputs, max_offer }
}

fn count<G: Mind>(state: &G, seat: Seat) -> usize {
    let mut count = 0;
    let _ = state.legal(seat, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// Plays `games` games on all cores. The same seed gives the same tally, however many cores there are.
/// `progress` is told after each game.
pub fn simulate<G: Mind>(
    scenario: G::Scenario,
    levels: &[Level],
    games: u64,
    seed: u64,
    progress: &(dyn Fn() + Sync),
) -> Tally {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut tally = Tally::new::<G>();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return tally;
            }
            tally.add(&play_out::<G>(scenario, levels, &mut Rng::with_seed(mix(seed, number))));
            progress();
        }
    };
    let mut total = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().fold(Tally::new::<G>(), |mut total, worker| {
            total.merge(worker.join().expect("checked: a player does not panic"));
            total
        })
    });
    total.points.sort_unstable();
    total
}

/// A seed of its own for every game: the finaliser of SplitMix64, so that neighbours share nothing.
fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Tally {
    fn new<G: Mind>() -> Tally {
        Tally { wins: vec![0; G::TITLE.seats.len()], ..Tally::default() }
    }

    fn add(&mut self, played: &Played) {
        self.games += 1;
        self.inputs += played.inputs as u64;
        self.turns += u64::from(played.turns);
        self.max_offer = self.max_offer.max(played.max_offer);
        let Some(outcome) = played.outcome else { return };
        self.finished += 1;
        match outcome.winner {
            Some(seat) => self.wins[usize::from(seat.0)] += 1,
            None => self.draws += 1,
        }
        self.points.extend(outcome.points);
    }

    fn merge(&mut self, other: Tally) {
        self.games += other.games;
        self.finished += other.finished;
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
        self.draws += other.draws;
        self.turns += other.turns;
        self.inputs += other.inputs;
        self.max_offer = self.max_offer.max(other.max_offer);
        self.points.extend(other.points);
    }

    /// The share of finished games that `seat` won, within its 95 % interval: low, mean, high.
    pub fn share(&self, seat: Seat) -> [f64; 3] {
        wilson(self.wins[usize::from(seat.0)], self.finished)
    }

    pub fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }

    pub fn mean_inputs(&self) -> f64 {
        self.inputs as f64 / self.games.max(1) as f64
    }
}

/// Wilson's 95 % interval of a share, with the share itself in the middle.
pub fn wilson(hits: u64, of: u64) -> [f64; 3] {
    const Z: f64 = 1.959_963_984_540_054;
    if of == 0 {
        return [0.0, 0.0, 1.0];
    }
    let n = of as f64;
    let share = hits as f64 / n;
    let centre = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    [((centre - spread) / scale).max(0.0), share, ((centre + spread) / scale).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::{mix, wilson};

    #[test]
    fn the_interval_agrees_with_published_figures() {
        let [low, mean, high] = wilson(81, 263);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        assert!((mean - 81.0 / 263.0).abs() < 1e-12);
        assert_eq!(wilson(0, 10)[0], 0.0);
        assert_eq!(wilson(0, 0), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn neighbouring_games_have_seeds_of_their_own() {
        let seeds: std::collections::HashSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |number| mix(seed, number))).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
