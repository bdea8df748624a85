//! What the computer thinks: its own decisions, hints to others, and how a side stands.
//!
//! Each is a job that owns a guess made from what one seat knows. It can be run anywhere, and knows nothing of the table.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::PoisonError;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use ai::{Advice, Care, Computer, Player};
use fastrand::Rng;
use game::{Guess, Lang, Mind, Node, Phrase, Seat, Seats, Viewer, Words};
use serde::Serialize;
use utoipa::ToSchema;

use crate::coach::{self, Apart};
use crate::face::{offered, say};
use crate::{LogLine, Match, Offered, Table};

/// This many decisions a hint names.
const NAMED: usize = 3;
/// If this many redraws are the same as the truth, nothing is hidden.
const LOOKS: u32 = 16;
/// A decision that was tried less often than this part of the best one is not worth naming.
const SELDOM: u32 = 20;

/// A job of thinking.
pub struct Thinking<T> {
    job: Job<T>,
    /// The answer is not to be shown earlier than this after it was begun: its time would tell something hidden.
    pub at_least: Duration,
}

type Job<T> = Box<dyn FnOnce(usize, &AtomicBool) -> T + Send>;

impl<T> Thinking<T> {
    /// A job that is told how many cores it may use, and when nobody waits for its answer any more.
    pub fn new(job: impl FnOnce(usize, &AtomicBool) -> T + Send + 'static) -> Thinking<T> {
        Thinking { job: Box::new(job), at_least: Duration::ZERO }
    }

    /// The same job, answered this long after it was begun, or later.
    fn held_back(self, at_least: Duration) -> Thinking<T> {
        Thinking { at_least, ..self }
    }

    /// Does it, on this many cores. When `stop` is set it answers soon with what it has.
    pub fn run(self, cores: usize, stop: &AtomicBool) -> T {
        (self.job)(cores, stop)
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
    /// How often the game was played on in thought to compare them; 0 if there was nothing to compare.
    pub playouts: u32,
    /// Whether there is no other decision.
    pub only: bool,
    /// How the side stands, if it takes the first.
    pub outlook: Prospect,
}

/// A decision that a hint names.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Hinted {
    #[serde(flatten)]
    pub offered: Offered,
    /// The chance of winning in thousandths: of the first the estimate (`chance` of the hint, with its `error`), of the others
    /// less by `less`.
    pub worth: u16,
    /// How much less than the first it is worth in the eyes of the general, in thousandths of a victory. This is seen more sharply than
    /// the chance itself. Where points count, half of it is points.
    pub less: u16,
    /// How often it was tried.
    pub tries: u32,
    /// The rule of thumb that speaks for it, where the line above has another.
    pub reason: Option<String>,
    /// Where it leads, as far as that sets it apart from the other lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub apart: Vec<Apart>,
}

/// How a side stands, if it takes the decision that a general would take, in case it is to decide. Both a hint and an estimate tell it, and
/// they tell the same.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct Prospect {
    /// The chance of winning in thousandths.
    pub chance: u16,
    /// Half of its 95 % interval, in thousandths.
    pub error: u16,
    /// The chance of a draw in thousandths.
    pub draw: u16,
    /// The victory points to be expected, in tenths, where the game counts them.
    pub points: Option<i32>,
    /// Half of their 95 % interval, in tenths.
    pub points_error: Option<u16>,
    /// Whether it is played alone: then points are what counts.
    #[serde(skip)]
    pub alone: bool,
    /// Whether the side is to decide, so that the games begin with its best decision.
    #[serde(skip)]
    pub decides: bool,
    /// How many games were played on.
    pub games: u32,
}

/// Victory points in tenths, and half of their 95 % interval.
#[derive(Clone, Copy, Default)]
struct Points {
    about: i32,
    error: u16,
}

pub(crate) fn think<G>(
    table: &Match<G>,
    seat: Seat,
    computer: Computer,
    seed: u64,
) -> Option<Thinking<String>>
where
    G: Words + Mind,
{
    if table.is_over() {
        return None;
    }
    // Where even the rules of thumb say nothing, the first decision will do.
    let first = first_offer(table.state(), seat)?;
    let mut rng = Rng::with_seed(seed);
    let guess = Guess::of(table.state(), seat, &mut |n| rng.u64(..n));
    let decided = table.decided_in_turn(seat);
    let player = Player { level: computer.level, effort: computer.pace.in_turn(decided) };
    let silence = if has_secrets(table.state(), seat, first) {
        computer.answers_after(decided)
    } else {
        Duration::ZERO
    };
    let memory = table.memory();
    let job = Thinking::new(move |cores, stop| {
        let memory = &mut *memory.lock().unwrap_or_else(PoisonError::into_inner);
        let decision = ai::choose(&guess, player, cores, stop, memory, &mut rng);
        decision.unwrap_or(first).to_string()
    });
    Some(job.held_back(silence))
}

/// Whether there is anything that another seat cannot know, before a decision of `seat` or after it: then it must not learn it from the
/// time that `seat` takes, either.
fn has_secrets<G: Mind>(state: &G, seat: Seat, first: G::Decision) -> bool {
    let mut rng = Rng::with_seed(1836);
    let mut hides =
        |state: &G, other| (0..LOOKS).any(|_| state.redraw(other, &mut |n| rng.u64(..n)) != *state);
    let mut hides_from_others =
        |state: &G| G::TITLE.seats().any(|other| other != seat && hides(state, other));
    let decided = || {
        let mut after = state.clone();
        after.decide(seat, first, &mut ());
        after
    };
    G::HIDES && (hides_from_others(state) || hides_from_others(&decided()))
}

pub(crate) fn hint<G>(table: &Match<G>, seat: Seat, care: Care, lang: Lang) -> Option<Thinking<Hint>>
where
    G: Words + Mind,
{
    if !is_awaited(table, seat) {
        return None;
    }
    let (guess, mut rng) = known(table, seat);
    let alone = table.is_alone();
    Some(Thinking::new(move |cores, stop| {
        let advice = ai::advise(&guess, care, cores, stop, &mut rng);
        let first = advice.ranked.first().copied();
        let least = first.map_or(0, |first| (first.visits / SELDOM).max(1).min(first.visits));
        let outlook = Prospect::of(&advice, alone);
        let named = advice.ranked.iter().take_while(|ranked| ranked.visits >= least).take(NAMED);
        let named: Vec<_> = named.collect();
        let lines: Vec<G::Decision> = named.iter().map(|ranked| ranked.decision).collect();
        let apart = if lines.len() > 1 { coach::apart(&guess, &lines, lang) } else { vec![Vec::new()] };
        let thumbs: Vec<_> = lines.iter().map(|&line| guess.thumb(seat, line)).collect();
        let best = named.into_iter().zip(apart).enumerate().map(|(place, (ranked, apart))| {
            let new = !thumbs[..place].contains(&thumbs[place]);
            let less = first.map_or(0, |first| thousandths(f64::from(first.worth - ranked.worth)));
            Hinted {
                offered: offered::<G>(ranked.decision, lang),
                worth: outlook.chance.saturating_sub(less),
                less,
                tries: ranked.visits,
                reason: thumbs[place].filter(|_| new).map(|id| say::<G>(lang, &Phrase::new(id))),
                apart,
            }
        });
        Hint { best: best.collect(), playouts: advice.playouts, only: advice.only, outlook }
    }))
}

pub(crate) fn prospect<G: Mind>(table: &Match<G>, seat: Seat, care: Care) -> Option<Thinking<Prospect>> {
    if table.is_over() {
        return None;
    }
    let (guess, mut rng) = known(table, seat);
    let alone = table.is_alone();
    Some(Thinking::new(move |cores, stop| {
        Prospect::of(&ai::advise(&guess, care, cores, stop, &mut rng), alone)
    }))
}

impl Prospect {
    fn of<D>(advice: &Advice<D>, alone: bool) -> Prospect {
        let (ends, chance) = (&advice.outlook, advice.outlook.chance());
        let tenths = |number: f64| (number * 10.0).round();
        let points = ends.points();
        Prospect {
            chance: thousandths(chance.mean),
            error: thousandths(chance.error),
            draw: thousandths(ends.draw()),
            points: points.map(|points| tenths(points.mean) as i32),
            points_error: points.map(|points| tenths(points.error) as u16),
            alone,
            decides: !advice.ranked.is_empty(),
            games: ends.games,
        }
    }

    /// All of it: `estimate-chance`, or `estimate-points` in a game for one.
    pub fn phrase(&self) -> Phrase {
        let (id, points) = match self.points() {
            Some(points) if self.alone => ("estimate-points", points),
            _ => ("estimate-chance", Points::default()),
        };
        let phrase = Phrase::new(id).with("points", points.rounded()).with("points-error", points.error());
        phrase
            .with("percent", percent(self.chance))
            .with("error", self.error())
            .with("draw", percent(self.draw))
    }

    /// What kind of estimate that is: `estimate-remark`, or `estimate-remark-decides` for a side that is to decide.
    pub fn remark(&self) -> Phrase {
        let id = if self.decides { "estimate-remark-decides" } else { "estimate-remark" };
        Phrase::new(id).with("games", i64::from(self.games))
    }

    fn points(&self) -> Option<Points> {
        Some(Points { about: self.points?, error: self.points_error? })
    }

    /// In hundredths, as it is told: never nothing.
    fn error(&self) -> i64 {
        percent(self.error).max(1)
    }
}

impl Points {
    fn rounded(self) -> i64 {
        i64::from(self.about + 5).div_euclid(10)
    }

    fn error(self) -> i64 {
        i64::from((self.error + 5) / 10).max(1)
    }
}

impl Hint {
    /// Where it comes from: `hint-about`, `hint-thumbs` or `hint-only`.
    pub fn phrase(&self) -> Phrase {
        match self.playouts {
            0 if self.only => Phrase::new("hint-only"),
            0 => Phrase::new("hint-thumbs"),
            games => Phrase::new("hint-about").with("games", i64::from(games)),
        }
    }

    /// What the decision in this place promises: the first `hint-chance`, or `hint-points` in a game for one; the others `hint-equal`,
    /// `hint-little` or `hint-worse`.
    pub fn about(&self, place: usize) -> Phrase {
        let outlook = &self.outlook;
        match (place, outlook.points()) {
            (0, Some(points)) if outlook.alone => {
                Phrase::new("hint-points").with("points", points.rounded()).with("error", points.error())
            }
            (0, _) => {
                let chance = Phrase::new("hint-chance").with("percent", percent(outlook.chance));
                chance.with("error", outlook.error())
            }
            _ => Phrase::new(match self.best.get(place).map_or(0, |hinted| hinted.less) {
                ..5 => "hint-equal",
                5..30 => "hint-little",
                30.. => "hint-worse",
            }),
        }
    }
}

/// The log with reasons; see [`Table::explained`].
pub(crate) fn explained<T: Table + ?Sized>(
    table: &T,
    viewer: Viewer,
    from: usize,
    lang: Lang,
    seats: Seats,
) -> Vec<LogLine> {
    let asides = asides(table, from, lang, seats);
    let mut told = Vec::new();
    let mut here = usize::MAX;
    for line in table.log(viewer, from, lang) {
        let first = std::mem::replace(&mut here, line.input) != line.input;
        let aside = asides.get(&line.input).filter(|_| first);
        let (before, after): (&[LogLine], &[LogLine]) = match aside {
            // What everybody saw first was the decision itself: its reason follows. Otherwise it was what came of it.
            Some(aside) if aside.own && line.kind != "heading" => (&[], &aside.lines),
            Some(aside) => (&aside.lines, &[]),
            None => (&[], &[]),
        };
        told.extend_from_slice(before);
        told.push(line);
        told.extend_from_slice(after);
    }
    told
}

/// What is said beside the first line that everybody saw of a decision.
struct Aside {
    /// Whether that line is of the decision itself, and not of the dice it asked for.
    own: bool,
    lines: Vec<LogLine>,
}

/// Reasons, and that somebody did nothing more, by the input where everybody first saw something of the decision. What only one side saw
/// is not explained to that side either.
fn asides<T: Table + ?Sized>(table: &T, from: usize, lang: Lang, seats: Seats) -> BTreeMap<usize, Aside> {
    let mut first_seen = BTreeMap::new();
    for line in table.log(Viewer::Observer, from, lang) {
        let decision = (from..=line.input).rev().find(|&input| table.decider(input).is_some());
        if let Some(decision) = decision {
            first_seen.entry(decision).or_insert((line.input, line.kind));
        }
    }
    let mut asides = BTreeMap::new();
    for (decision, (seen, kind)) in first_seen {
        if !table.decider(decision).is_some_and(|seat| seats.contains(seat)) {
            continue;
        }
        let line =
            |kind, text| LogLine { input: seen, kind, text, rule: "", dice: Vec::new(), path: Vec::new() };
        let silent = kind == "heading" && seen == decision;
        let passed = table.passed(decision, lang).filter(|_| silent).map(|text| line("plain", text));
        let reason = table.reason(decision, lang).map(|text| line("reason", text));
        let lines: Vec<LogLine> = passed.into_iter().chain(reason).collect();
        if !lines.is_empty() {
            asides.insert(seen, Aside { own: seen == decision, lines });
        }
    }
    asides
}

/// What the seat knows, and a chance that is always the same: whoever asks twice is told the same, and what he is told depends on
/// nothing but what he knows.
pub(crate) fn known<G: Mind>(table: &Match<G>, seat: Seat) -> (Guess<G>, Rng) {
    let mut rng = Rng::with_seed(1836);
    let guess = Guess::of(table.state(), seat, &mut |n| rng.u64(..n));
    (guess, rng)
}

pub(crate) fn is_awaited<G: Mind>(table: &Match<G>, seat: Seat) -> bool {
    !table.is_over() && matches!(table.state().node(), Node::Decide(seats) if seats.contains(seat))
}

fn first_offer<G: Mind>(state: &G, seat: Seat) -> Option<G::Decision> {
    let mut first = None;
    let _ = state.legal(seat, &mut |decision| {
        first = Some(decision);
        ControlFlow::Break(())
    });
    first
}

fn percent(thousandths: u16) -> i64 {
    i64::from((thousandths + 5) / 10)
}

pub(crate) fn thousandths(share: f64) -> u16 {
    (share * 1000.0).round().clamp(0.0, 1000.0) as u16
}
