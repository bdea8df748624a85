//! What the computer thinks: its own decisions, hints to others, and how a side stands.
//!
//! Each is a job that owns a guess made from what one seat knows. It can be run anywhere, and knows nothing of the table.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player};
use fastrand::Rng;
use game::{CERTAIN, Guess, Lang, Mind, Node, Outcome, Phrase, Seat, Seats, Viewer, Words};

use crate::face::{offered, say};
use crate::{LogLine, Match, Offered, Table};

/// So many decisions a hint names.
const NAMED: usize = 3;
/// A decision that was tried less often than this part of the best one is not worth naming.
const SELDOM: u32 = 20;

/// A job of thinking.
pub struct Thinking<T>(Job<T>);

type Job<T> = Box<dyn FnOnce(usize, &AtomicBool) -> T + Send>;

impl<T> Thinking<T> {
    fn new(job: impl FnOnce(usize, &AtomicBool) -> T + Send + 'static) -> Thinking<T> {
        Thinking(Box::new(job))
    }

    /// Does it, on so many cores. When `stop` is set it answers soon with what it has.
    pub fn run(self, cores: usize, stop: &AtomicBool) -> T {
        (self.0)(cores, stop)
    }

    /// Does it here and now, to its end.
    pub fn now(self) -> T {
        self.run(1, &AtomicBool::new(false))
    }
}

/// What a general would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The best decisions, the first of them first.
    pub best: Vec<Hinted>,
    /// How often the game was played on in thought.
    pub playouts: u32,
}

/// A decision that a hint names.
#[derive(Clone, PartialEq, Debug)]
pub struct Hinted {
    pub offered: Offered,
    /// What may be expected of it, in thousandths.
    pub worth: u16,
    /// Whether that is the chance of winning; if not, victory points count in it, too.
    pub is_chance: bool,
    /// How often it was tried.
    pub tries: u32,
    /// The rule of thumb that speaks for it.
    pub thumb: Option<String>,
}

/// How a side stands: an estimate by playing on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prospect {
    /// The chance to win in thousandths, and half of its 95 % interval.
    pub chance: u16,
    pub error: u16,
    /// The chance of a draw in thousandths.
    pub draw: u16,
    /// The victory points to be expected, in tenths, where the game counts any.
    pub points: Option<i32>,
    /// How many games were played on.
    pub games: u32,
}

pub(crate) fn think<G>(table: &Match<G>, seat: Seat, level: Level, seed: u64) -> Option<Thinking<String>>
where
    G: Words + Mind,
{
    // Where even the rules of thumb say nothing, the first decision will do.
    let first = first_offer(table.state(), seat)?;
    let mut rng = Rng::with_seed(seed);
    let guess = Guess::of(table.state(), seat, &mut |n| rng.u64(..n));
    let effort = Effort::in_turn(table.decided_in_turn(seat));
    let memory = table.memory();
    Some(Thinking::new(move |cores, stop| {
        let memory = &mut *memory.lock().unwrap_or_else(PoisonError::into_inner);
        let decision = ai::choose(&guess, Player { level, effort }, cores, stop, memory, &mut rng);
        decision.unwrap_or(first).to_string()
    }))
}

pub(crate) fn hint<G>(table: &Match<G>, seat: Seat, effort: Effort, lang: Lang) -> Option<Thinking<Hint>>
where
    G: Words + Mind,
{
    if !is_awaited(table, seat) {
        return None;
    }
    let (guess, mut rng) = known(table, seat);
    Some(Thinking::new(move |cores, stop| {
        let verdict = ai::search(&guess, effort, cores, stop, &mut Memory::default(), &mut rng);
        let is_chance = guess.worth(Outcome::won_by(Seat(0))) == CERTAIN;
        let least = verdict.ranked.first().map_or(0, |best| best.visits / SELDOM).max(1);
        let named = verdict.ranked.iter().filter(|ranked| ranked.visits >= least).take(NAMED);
        let best = named.map(|ranked| Hinted {
            offered: offered::<G>(ranked.decision, lang),
            worth: thousandths(f64::from(ranked.worth)),
            is_chance,
            tries: ranked.visits,
            thumb: guess.thumb(seat, ranked.decision).map(|id| say::<G>(lang, &Phrase::new(id))),
        });
        Hint { best: best.collect(), playouts: verdict.playouts }
    }))
}

pub(crate) fn prospect<G: Mind>(table: &Match<G>, seat: Seat, effort: Effort) -> Option<Thinking<Prospect>> {
    if table.is_over() {
        return None;
    }
    let (guess, mut rng) = known(table, seat);
    Some(Thinking::new(move |cores, stop| {
        let ends = ai::estimate(&guess, effort, cores, stop, &mut rng);
        let games = f64::from(ends.games);
        let [low, share, high] = ai::wilson(ends.won.into(), ends.games.into());
        Prospect {
            chance: thousandths(share),
            error: thousandths((high - low) / 2.0),
            draw: thousandths(f64::from(ends.drawn) / games),
            points: ends.points.map(|points| (points as f64 * 10.0 / games).round() as i32),
            games: ends.games,
        }
    }))
}

/// The log with reasons; see [`Table::explained`].
pub(crate) fn explained<T: Table + ?Sized>(
    table: &T,
    viewer: Viewer,
    from: usize,
    lang: Lang,
    seats: Seats,
) -> Vec<LogLine> {
    // Where everybody first saw something of a decision: its own line, or that of the dice it asked for. What only one side saw is
    // not explained to that side either.
    let mut first_seen = BTreeMap::new();
    for line in table.log(Viewer::Observer, from, lang) {
        let decision = (from..=line.input).rev().find(|&input| table.decider(input).is_some());
        if let Some(decision) = decision {
            first_seen.entry(decision).or_insert(line.input);
        }
    }
    let reasons: BTreeMap<usize, String> = first_seen
        .into_iter()
        .filter(|&(decision, _)| table.decider(decision).is_some_and(|seat| seats.contains(seat)))
        .filter_map(|(decision, seen)| Some((seen, table.reason(decision, lang)?)))
        .collect();
    let reason = |input: usize| {
        let text = reasons.get(&input)?.clone();
        Some(LogLine { input, kind: "reason", text, rule: "", dice: Vec::new() })
    };
    let mut lines = table.log(viewer, from, lang).into_iter().peekable();
    let mut told = Vec::new();
    while let Some(line) = lines.next() {
        let input = line.input;
        told.push(line);
        if lines.peek().is_none_or(|next| next.input != input) {
            told.extend(reason(input));
        }
    }
    told
}

/// What the seat knows, and a lot that hangs on nothing else: whoever asks twice is told the same.
fn known<G: Mind>(table: &Match<G>, seat: Seat) -> (Guess<G>, Rng) {
    let mut rng = Rng::with_seed(table.steps().len() as u64);
    let guess = Guess::of(table.state(), seat, &mut |n| rng.u64(..n));
    (guess, rng)
}

fn is_awaited<G: Mind>(table: &Match<G>, seat: Seat) -> bool {
    matches!(table.state().node(), Node::Decide(seats) if seats.contains(seat))
}

fn first_offer<G: Mind>(state: &G, seat: Seat) -> Option<G::Decision> {
    let mut first = None;
    let _ = state.legal(seat, &mut |decision| {
        first = Some(decision);
        ControlFlow::Break(())
    });
    first
}

fn thousandths(share: f64) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}
