//! How the cost of an input grows: with the length of the game, and with the pieces on the board.

use std::hint::black_box;
use std::time::{Duration, Instant};

use fastrand::Rng;
use game::{Input, Mind, Viewer};

use crate::bench::{offers, random_input};
use crate::{Match, Start};

/// How many random games are taken up again and again, and how often at least. What an input costs is the shortest time it has taken: what
/// else the machine does then hardly counts.
const GAMES: u64 = 4;
const ROUNDS: usize = 5;
/// The pieces on the board are counted after this many inputs.
const STRIDE: usize = 16;

/// What an input costs at a table: the rules, the record, the log, everybody's view, the offers.
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct Growth {
    /// In each quarter of a game.
    pub length: [Part; 4],
    /// With few pieces on the board, with more, with many: all inputs, in three parts of the same size.
    pub pieces: [Part; 3],
    /// A whole game taken up again from its inputs, without views and offers.
    pub again: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Part {
    /// Inputs so far, or pieces: the most there are, in the mean of the games.
    pub most: f64,
    pub micros: f64,
}

/// An input of one of the games.
struct Taken {
    quarter: usize,
    pieces: usize,
    /// With the views and offers after it, and without.
    whole: Duration,
    alone: Duration,
}

/// Measures for about `time`. `pieces` counts those on the board.
pub fn growth<G: Mind>(scenario: G::Scenario, time: Duration, pieces: impl Fn(&Match<G>) -> usize) -> Growth {
    let games: Vec<_> = (0..GAMES).map(|seed| random_game::<G>(scenario, seed)).collect();
    let mut all: Vec<Taken> = Vec::new();
    for inputs in &games {
        let mut table = Match::<G>::unseeded(Start::of(scenario));
        for (at, &input) in inputs.iter().enumerate() {
            table.push(input).expect("checked: it was played before");
            let seen = all.last().filter(|_| at % STRIDE > 0).map(|last| last.pieces);
            let pieces = seen.unwrap_or_else(|| pieces(&table));
            let quarter = 4 * at / inputs.len();
            all.push(Taken { quarter, pieces, whole: Duration::MAX, alone: Duration::MAX });
        }
    }
    let (start, mut rounds, mut list) = (Instant::now(), 0, Vec::new());
    while rounds < ROUNDS || start.elapsed() < time {
        rounds += 1;
        let mut costs = all.iter_mut();
        for inputs in &games {
            let mut table = Match::<G>::unseeded(Start::of(scenario));
            for (&input, cost) in inputs.iter().zip(&mut costs) {
                let start = Instant::now();
                table.push(input).expect("checked: it was played before");
                cost.alone = cost.alone.min(start.elapsed());
                black_box(table.view(Viewer::Observer));
                offers(table.state(), &mut list);
                cost.whole = cost.whole.min(start.elapsed());
            }
        }
    }
    let inputs = all.len() as f64 / GAMES as f64;
    let length = std::array::from_fn(|quarter| {
        let micros = mean(all.iter().filter(|taken| taken.quarter == quarter).map(|taken| taken.whole));
        Part { most: inputs * (quarter as f64 + 1.0) / 4.0, micros }
    });
    let again = Part { most: inputs, micros: mean(all.iter().map(|taken| taken.alone)) * inputs };
    all.sort_by_key(|taken| taken.pieces);
    let pieces = std::array::from_fn(|part| {
        let third = &all[all.len() * part / 3..all.len() * (part + 1) / 3];
        let most = third.last().map_or(0, |taken| taken.pieces);
        Part { most: most as f64, micros: mean(third.iter().map(|taken| taken.whole)) }
    });
    Growth { length, pieces, again }
}

fn random_game<G: Mind>(scenario: G::Scenario, seed: u64) -> Vec<Input<G::Decision>> {
    let (mut state, mut rng) = (G::start(scenario), Rng::with_seed(seed));
    let mut inputs = Vec::new();
    while let Some(input) = random_input(&state, &mut rng).filter(|_| inputs.len() < G::MAX_INPUTS) {
        game::play(&mut state, input, &mut ()).expect("checked: only what was offered is played");
        inputs.push(input);
    }
    inputs
}

/// In microseconds.
fn mean(times: impl Iterator<Item = Duration>) -> f64 {
    let (sum, count) = times.fold((Duration::ZERO, 0), |(sum, count), time| (sum + time, count + 1));
    sum.as_secs_f64() * 1e6 / f64::from(count.max(1))
}
