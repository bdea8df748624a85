//! The games from which is learnt.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use ai::{Level, Memory, Player};
use fastrand::Rng;
use game::{Counted, Fitted, Guess, Input, Node, play};

use crate::Effort;

/// One decision out of this many is taken as a `recruit` would, so that no game is like another.
const WAVER: u32 = 20;
/// One game out of this many is not learnt from: the weights are tried on it.
const TRIAL: u64 = 6;

/// What was counted in the positions of one kind, and what became of them.
#[derive(Clone, Default)]
pub(crate) struct Lessons {
    /// Which items were there, and how many of each: position after position.
    seen: Vec<(u16, i32)>,
    /// Where each position ends among them.
    stops: Vec<usize>,
    /// The worth of the end to the first seat, from 0 to 1.
    ends: Vec<f64>,
    /// Those the weights are tried on.
    trial: Vec<bool>,
}

/// The items that were there in a position, how many of each, and what became of it.
pub(crate) type Row<'a> = (&'a [(u16, i32)], f64);

impl Lessons {
    pub(crate) fn add(&mut self, counts: &[i32], end: f64, trial: bool) {
        self.seen.extend((0..).zip(counts.iter().copied()).filter(|(_, count)| *count != 0));
        self.stops.push(self.seen.len());
        self.ends.push(end);
        self.trial.push(trial);
    }

    /// Those that are learnt from, or those that the weights are tried on.
    pub(crate) fn rows(&self, trial: bool) -> Vec<Row<'_>> {
        let starts = std::iter::once(0).chain(self.stops.iter().copied());
        let spans = starts.zip(&self.stops).map(|(start, &stop)| &self.seen[start..stop]);
        let rows = spans.zip(&self.ends).zip(&self.trial).filter(|(_, it)| **it == trial);
        rows.map(|((seen, end), _)| (seen, *end)).collect()
    }
}

/// What one game teaches: positions of it, and the worth of its end.
struct Lesson {
    number: u64,
    positions: Vec<Counted>,
    end: f64,
}

/// Plays all games, on all cores, and sorts what they teach by tables and columns. The order is that of the games, whoever played them.
pub(crate) fn lessons<G: Fitted>(effort: Effort) -> Vec<Vec<Lessons>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = effort.games.div_ceil(threads).max(1);
    let played: Vec<Lesson> = std::thread::scope(|scope| {
        let shares = (0..threads).map(|it| it * share..((it + 1) * share).min(effort.games));
        let playing: Vec<_> = shares
            .map(|numbers| {
                scope.spawn(move || numbers.filter_map(|it| one::<G>(effort.seed, it)).collect::<Vec<_>>())
            })
            .collect();
        playing.into_iter().flat_map(|it| it.join().expect("checked: playing does not panic")).collect()
    });
    let mut lessons: Vec<Vec<Lessons>> =
        G::TABLES.iter().map(|table| vec![Lessons::default(); table.columns.len()]).collect();
    for lesson in played {
        for position in lesson.positions {
            let here = &mut lessons[position.table][position.column];
            here.add(&position.counts, lesson.end, lesson.number % TRIAL == 0);
        }
    }
    lessons
}

/// One game between two who go by the rules of thumb, half of them with ideas of their own, with mistakes in its first turns and now and then later
/// on. Nothing if it does not end.
fn one<G: Fitted>(seed: u64, number: u64) -> Option<Lesson> {
    let mut rng = Rng::with_seed(ai::mix(seed, number));
    let scenario = G::SCENARIOS[number as usize % G::SCENARIOS.len()];
    let mut state = G::start(scenario.parse().expect("checked: a scenario of the game"));
    let clumsy = rng.u16(..=G::CLUMSY_TURNS);
    let whims = [(); 2].map(|()| if G::WHIMS && rng.bool() { rng.u64(1..) } else { 0 });
    let (mut positions, mut stage) = (Vec::new(), None);
    let never = AtomicBool::new(false);
    for _ in 0..G::MAX_INPUTS {
        let input = match state.node() {
            Node::Over(outcome) => {
                let end = f64::from(state.worth(outcome)) / f64::from(game::CERTAIN);
                return Some(Lesson { number, positions, end });
            }
            Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
            Node::Decide(seats) => {
                if state.turn() > clumsy
                    && stage != Some(state.stage())
                    && let Some(counted) = state.counted()
                {
                    stage = Some(state.stage());
                    positions.push(counted);
                }
                let mistaken = state.turn() <= clumsy || rng.u32(..WAVER) == 0;
                let player = Player::new(if mistaken { Level::Recruit } else { Level::Regular });
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let decision = match whims[usize::from(seat.0)] {
                    whim @ 1.. if !mistaken => whimsical(&guess, whim),
                    _ => ai::choose(&guess, player, 1, &never, &mut Memory::default(), &mut rng),
                };
                Input::Decide(seat, decision.expect("checked: an awaited seat has a legal decision"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: only what was offered is played");
    }
    None
}

/// What somebody with ideas of his own decides.
fn whimsical<G: Fitted>(guess: &Guess<G>, whim: u64) -> Option<G::Decision> {
    let seat = guess.knower();
    let plan = guess.plan(seat);
    let mut best = None;
    let _ = guess.legal(seat, &mut |decision| {
        let prior = guess.prior(&plan, seat, decision) + guess.whim(whim, seat, decision);
        if best.is_none_or(|(_, highest)| prior > highest) {
            best = Some((decision, prior));
        }
        ControlFlow::Continue(())
    });
    best.map(|(decision, _)| decision)
}
