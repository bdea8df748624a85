//! The contract: laws that hold for every game and scenario, over seeded random play.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use game::edition::carried;
use game::{Game, Input, Mind, Node, Outcome, Seat, Seats, Words, play};

use crate::gestures::gestures;
use crate::trial::Trial;
use crate::{Broken, alike, scenario_of};

/// Games played beforehand only to collect decisions, which `check` then meets everywhere.
const SCOUTS: u64 = 128;
const MOST_COLLECTED: usize = 20_000;

/// In how many games, at most, what the table tells of matches that look alike is compared.
const ALIKE: u64 = 6;

/// In this many games, at the most, gestures are made.
const GESTURED: u64 = 4;

/// Plays `games` random games of `scenario` and panics with the first law broken.
pub fn contract<G>(scenario: &str, games: u64)
where
    G: Words + Mind,
{
    options_read_back::<G>();
    let report = examine::<G>(scenario, games).unwrap_or_else(|broken| panic!("{broken}"));
    let compared = alike::<G>(scenario, games.min(ALIKE)).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(
        compared > 0 || !G::HIDES,
        "{}: no two matches look alike, so nothing was compared",
        G::TITLE.name
    );
    let gestures = gestures::<G>(scenario, games.min(GESTURED)).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}; {compared} matches that look alike; {gestures} decisions by gestures");
}

/// Every value of every option is read in every scenario, and written unless it is the default.
fn options_read_back<G: Game>() {
    for scenario in G::TITLE.scenarios {
        for option in G::TITLE.options {
            for (at, value) in option.values.iter().enumerate() {
                let text = format!("{} {}={value}", scenario.id, option.id);
                let written = if at == 0 { scenario.id } else { &text };
                assert_eq!(scenario_of::<G>(&text).to_string(), written);
            }
        }
    }
}

/// Plays `games` random games of `scenario` over all cores. Of several broken laws, tells the one of the
/// smallest seed.
///
/// Cheap laws are checked at every node. Those that cost more are checked at every node of the first games,
/// and then at nodes chosen by the seed; so it is after the first inputs of a long game.
pub fn examine<G: Game>(scenario: &str, games: u64) -> Result<Report, Box<Broken>> {
    let start = scenario_of::<G>(scenario);
    let collected = scout::<G>(start, games.min(SCOUTS));
    let next = AtomicU64::new(0);
    let first_bad = AtomicU64::new(u64::MAX);
    let result: Mutex<(Report, Option<Box<Broken>>)> = Mutex::default();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(carried::<G, _>(|| {
                let mut report = Report::default();
                let mut broken = None;
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games || seed > first_bad.load(Ordering::Relaxed) {
                        break;
                    }
                    match Trial::<G>::new(start, seed, &collected).run() {
                        Ok(played) => report.add(&played),
                        Err(found) => {
                            first_bad.fetch_min(seed, Ordering::Relaxed);
                            broken = Some(found);
                            break;
                        }
                    }
                }
                let mut result = result.lock().unwrap_or_else(PoisonError::into_inner);
                result.0.add(&report);
                let worst = [result.1.take(), broken].into_iter().flatten().min_by_key(|broken| broken.seed);
                result.1 = worst;
            }));
        }
    });
    match result.into_inner().unwrap_or_else(PoisonError::into_inner) {
        (_, Some(broken)) => Err(broken),
        (report, None) => Ok(report),
    }
}

/// Every decision offered in some random games: material for `check`, in a fixed order.
pub(crate) fn scout<G: Game>(start: G::Scenario, games: u64) -> Vec<G::Decision> {
    let mut seen = BTreeSet::new();
    for seed in 0..games {
        // A panic here is met again, and told in full, by the trial with the same seed or a later one.
        let _ = catch_unwind(AssertUnwindSafe(|| {
            let mut rng = fastrand::Rng::with_seed(!seed);
            let mut state = G::start(start);
            for _ in 0..G::MAX_INPUTS {
                if seen.len() >= MOST_COLLECTED {
                    break;
                }
                for seat in G::TITLE.seats() {
                    let _ = state.legal(seat, &mut |decision| {
                        seen.insert(decision);
                        ControlFlow::Continue(())
                    });
                }
                let Some(input) = random_input(&state, &mut rng) else { break };
                if play(&mut state, input, &mut ()).is_err() {
                    break;
                }
            }
        }));
    }
    seen.into_iter().collect()
}

/// Any input that the game admits; `None` when it is over, or stuck.
pub(crate) fn random_input<G: Game>(state: &G, rng: &mut fastrand::Rng) -> Option<Input<G::Decision>> {
    match state.node() {
        Node::Over(_) => None,
        Node::Chance(draw) => Some(Input::Fate(draw.nth(rng.u64(..draw.ways())))),
        Node::Decide(seats) => {
            let seat = random_seat(seats, rng)?;
            let decision = state.sample(seat, &mut |n| rng.u64(..n))?;
            Some(Input::Decide(seat, decision))
        }
    }
}

pub(crate) fn random_seat(seats: Seats, rng: &mut fastrand::Rng) -> Option<Seat> {
    let count = seats.iter().count();
    if count == 0 { None } else { seats.iter().nth(rng.usize(..count)) }
}

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    pub games: u64,
    pub inputs: u64,
    pub longest: usize,
    /// The records together, as text.
    pub bytes: u64,
    pub largest_offer: usize,
    /// Games won by each seat; the last counts the drawn ones.
    pub wins: [u64; 9],
}

impl Report {
    pub(crate) fn of(inputs: usize, bytes: usize, largest_offer: usize, outcome: Outcome) -> Report {
        let mut wins = [0; 9];
        wins[outcome.winner.map_or(8, |seat| usize::from(seat.0))] = 1;
        Report { games: 1, inputs: inputs as u64, longest: inputs, bytes: bytes as u64, largest_offer, wins }
    }

    fn add(&mut self, other: &Report) {
        self.games += other.games;
        self.inputs += other.inputs;
        self.bytes += other.bytes;
        self.longest = self.longest.max(other.longest);
        self.largest_offer = self.largest_offer.max(other.largest_offer);
        self.wins.iter_mut().zip(other.wins).for_each(|(mine, theirs)| *mine += theirs);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = self.games.max(1);
        let (inputs, bytes) = (self.inputs / games, self.bytes / games);
        write!(f, "{} games of {inputs} inputs (at most {}) ", self.games, self.longest)?;
        write!(f, "and {bytes} bytes, largest offer {}, won {:?}", self.largest_offer, self.wins)
    }
}
