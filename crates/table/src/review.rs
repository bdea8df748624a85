//! Looking back at a match: the chance to win at each turn, luck told apart from play, and the moments where it turned.
//!
//! Each side looks back with what it knew at the time. While a game is running it weighs its own decisions, and those throws that it was
//! told whole; its record shows no more. So a review tells nobody anything that he could not know then.

use std::sync::atomic::AtomicBool;

use ai::Margin;
use fastrand::Rng;
use game::{Count, Game, Guess, Input, Lang, Mind, Node, Phrase, Seat, Seats, Viewer, Words, play};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Match;
use crate::advice::thousandths;
use crate::face::{input_text, say};
use crate::record::may_know;

/// How many turning points of each kind a side is told.
const NAMED: usize = 3;
/// How many are looked at more closely to find them.
const CLOSELY: usize = 2 * NAMED;
/// What changes the chances by less than this, in thousandths, is no turning point.
const SLIGHT: i32 = 10;
/// A new stage of a game is a point of the curve if there were this many inputs since the last.
const APART: usize = 30;
/// No more playouts than this go into the decisions of a match, and not fewer than this many into one of them.
const MOST_PLAYOUTS: u32 = 60_000;
const LEAST_PLAYOUTS: u32 = 24;

/// How closely a match is looked at. It is counted in play, not in time: the same match gives the same review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// About this many decisions are made in the games that are played on from each point of the curve.
    pub decisions: u32,
    /// How often the game is played on to find what a general would have decided; less often in a long match.
    pub playouts: u32,
    /// In how many worlds a roll or a decision is weighed; 0 draws the curve alone.
    pub worlds: u32,
    /// How many times as closely turning points are weighed.
    pub closely: u32,
}

impl Depth {
    /// Half a minute of one core for a game of a thousand inputs.
    pub const USUAL: Depth = Depth { decisions: 120_000, playouts: 100, worlds: 36, closely: 8 };
    /// The curve alone.
    pub const CURVE: Depth = Depth { playouts: 0, worlds: 0, closely: 0, ..Depth::USUAL };
    /// For tests.
    pub const SCANT: Depth = Depth { decisions: 1, playouts: 4, worlds: 2, closely: 1 };
}

/// A match, looked back at. It holds no sentence: who shows it says it in a language.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Review {
    /// How many inputs the match had.
    pub inputs: usize,
    /// Whether it was over.
    pub over: bool,
    /// What is counted at each point of the curves.
    #[schema(value_type = Vec<String>)]
    #[serde(serialize_with = "ids")]
    pub counts: Vec<Phrase>,
    /// The sides that look back, each with what it knew.
    pub sides: Vec<Reviewed>,
}

fn ids<S: serde::Serializer>(phrases: &[Phrase], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(phrases.iter().map(|phrase| &*phrase.id))
}

/// How one side saw the match.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Reviewed {
    pub side: &'static str,
    #[serde(skip)]
    pub seat: Seat,
    pub curve: Vec<Point>,
    /// What the dice gave it.
    pub luck: Weight,
    /// What its own decisions lost against those of a general.
    pub lost: Weight,
    /// Its costliest decisions, the worst first.
    pub decisions: Vec<Turning>,
    /// Its unluckiest throws, the worst first.
    pub throws: Vec<Turning>,
}

/// A point of the curve.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Point {
    /// After this many inputs.
    pub step: usize,
    pub turn: u16,
    /// The chance of winning in thousandths.
    pub chance: u16,
    /// Half of its 95 % interval, in thousandths.
    pub error: u16,
    /// What is counted, in the order of `counts` of the review: of the first side, of the second.
    pub counts: Vec<[Option<u16>; 2]>,
}

/// A sum of luck or of mistakes, in thousandths of a victory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Weight {
    pub sum: i32,
    /// Half of its 95 % interval.
    pub error: u32,
    /// How many throws or decisions were weighed.
    pub count: usize,
}

/// A moment where the game turned against a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Turning {
    /// It was the input after this many others.
    pub step: usize,
    pub turn: u16,
    /// So much it cost, in thousandths of a victory.
    pub cost: i32,
    /// Half of its 95 % interval.
    pub error: u32,
    /// What was decided or thrown, in notation.
    pub made: String,
    /// What a general would have decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
    /// The rule of thumb that speaks for that, as the id of a message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thumb: Option<&'static str>,
}

/// A review in the making, moment by moment.
pub trait Reviewing: Send {
    /// How many moments there are to look at.
    fn moments(&self) -> usize;
    /// How many of them have been looked at.
    fn seen(&self) -> usize;
    fn is_done(&self) -> bool {
        self.seen() >= self.moments()
    }
    /// Looks at the next one: a fraction of a second.
    fn look(&mut self, stop: &AtomicBool);
    /// What has come of it.
    fn review(&self) -> Review;
}

/// A match that is being looked back at.
struct Looking<G: Game> {
    depth: Depth,
    state: G,
    past: Vec<Past<G>>,
    over: bool,
    /// How many of the past were looked at.
    at: usize,
    /// How many candidates were looked at closely.
    closer: usize,
    /// The last point: after how many inputs, the turn and the stage.
    point: Option<(usize, u16, u16)>,
    eyes: Vec<Eyes<G>>,
    counts: Vec<Phrase>,
}

/// An input of the past.
struct Past<G: Game> {
    input: Input<G::Decision>,
    /// For each seat, whether it knew that for certain.
    known: [bool; 2],
}

/// What one side has seen of it so far.
struct Eyes<G: Game> {
    seat: Seat,
    curve: Vec<Point>,
    luck: Vec<Margin>,
    lost: Vec<Margin>,
    /// The worst decisions, and the worst throws.
    worst: [Vec<Candidate<G>>; 2],
}

/// A moment that may have been a turning point.
#[derive(Clone)]
struct Candidate<G: Game> {
    step: usize,
    before: G,
    input: Input<G::Decision>,
    cost: Margin,
    better: Option<G::Decision>,
}

/// Begins to look back, with the eyes of these seats. `None` if nobody's are left: a game for one has no other side.
pub(crate) fn review<G>(table: &Match<G>, seats: Seats, depth: Depth) -> Option<Box<dyn Reviewing>>
where
    G: Words + Mind,
{
    let over = table.is_over();
    let past: Vec<Past<G>> = table
        .steps()
        .from(0)
        .map(|step| Past {
            input: step.input,
            known: [Seat(0), Seat(1)].map(|seat| over || may_know(step, Viewer::Seat(seat))),
        })
        .collect();
    let fair = MOST_PLAYOUTS / (past.len() as u32).max(1);
    let playouts = depth.playouts.min(fair.max(LEAST_PLAYOUTS));
    let seats = seats.iter().filter(|&seat| seat == Seat(0) || !table.is_alone());
    let eyes: Vec<Eyes<G>> = seats.map(Eyes::new).collect();
    if eyes.is_empty() {
        return None;
    }
    Some(Box::new(Looking {
        depth: Depth { playouts, ..depth },
        state: table.began().state(),
        past,
        over,
        at: 0,
        closer: 0,
        point: None,
        eyes,
        counts: Vec::new(),
    }))
}

impl<G: Words + Mind> Reviewing for Looking<G> {
    fn moments(&self) -> usize {
        self.past.len() + 1 + 2 * CLOSELY * self.eyes.len()
    }

    fn seen(&self) -> usize {
        self.at + self.closer
    }

    fn look(&mut self, stop: &AtomicBool) {
        if self.at < self.past.len() {
            self.next(stop);
        } else if self.at == self.past.len() {
            if self.point.is_none_or(|(step, ..)| step != self.at) {
                self.mark(stop);
            }
            self.at += 1;
        } else if !self.is_done() {
            let per_side = 2 * CLOSELY;
            let (side, place) = (self.closer / per_side, self.closer % per_side);
            let Eyes { seat, worst, .. } = &mut self.eyes[side];
            if let Some(candidate) = worst[place / CLOSELY].get_mut(place % CLOSELY) {
                candidate.look_closely(*seat, self.depth, stop);
            }
            self.closer += 1;
        }
    }

    fn review(&self) -> Review {
        Review {
            inputs: self.past.len(),
            over: self.over,
            counts: self.counts.clone(),
            sides: self.eyes.iter().map(Eyes::told).collect(),
        }
    }
}

impl<G: Words + Mind> Looking<G> {
    /// Looks at the next input, and what it led to.
    fn next(&mut self, stop: &AtomicBool) {
        if self.is_point() {
            self.mark(stop);
        }
        let Past { input, known } = self.past[self.at];
        let weighs = self.depth.worlds > 0;
        let throws = weighs && matches!(self.state.node(), Node::Chance(draw) if draw.ways() > 1);
        match input {
            Input::Decide(decider, made) if weighs => {
                if let Some(eyes) = self.eyes.iter_mut().find(|eyes| eyes.seat == decider) {
                    eyes.weigh_decision(&self.state, self.at, made, self.depth, stop);
                }
            }
            Input::Fate(_) if throws && G::HIDES => {
                for eyes in self.eyes.iter_mut().filter(|eyes| known[usize::from(eyes.seat.0)]) {
                    let margin = eyes.luck_of(&self.state, self.at, input, self.depth);
                    eyes.weigh_throw(&self.state, self.at, input, margin);
                }
            }
            // Where nothing is hidden one side's luck is the other's misfortune.
            Input::Fate(_) if throws => {
                let first = &self.eyes[0];
                let (seat, luck) = (first.seat, first.luck_of(&self.state, self.at, input, self.depth));
                for eyes in &mut self.eyes {
                    let own = if eyes.seat == seat { luck } else { -luck };
                    eyes.weigh_throw(&self.state, self.at, input, own);
                }
            }
            Input::Decide(..) | Input::Fate(_) => {}
        }
        // It was played before.
        let _ = play(&mut self.state, input, &mut ());
        self.at += 1;
    }

    /// Whether the curve has a point here: where a turn begins, and where a stage of a long one does.
    fn is_point(&self) -> bool {
        let waits = matches!(self.state.node(), Node::Decide(_));
        waits
            && self.point.is_none_or(|(step, turn, stage)| {
                turn != self.state.turn() || stage != self.state.stage() && self.at - step >= APART
            })
    }

    /// Adds a point to each curve.
    fn mark(&mut self, stop: &AtomicBool) {
        self.point = Some((self.at, self.state.turn(), self.state.stage()));
        let mut shared = None;
        for eyes in &mut self.eyes {
            let (chance, error) = match self.state.node() {
                Node::Over(end) => (if end.winner == Some(eyes.seat) { 1.0 } else { 0.0 }, 0.0),
                Node::Decide(_) | Node::Chance(_) if G::HIDES => {
                    chance(&self.state, eyes.seat, eyes.seat, self.depth, self.at, stop, &mut None)
                }
                Node::Decide(_) | Node::Chance(_) => {
                    chance(&self.state, Seat(0), eyes.seat, self.depth, self.at, stop, &mut shared)
                }
            };
            let counts = G::counts(&self.state.view(Viewer::Seat(eyes.seat)));
            eyes.curve.push(Point {
                step: self.at,
                turn: self.state.turn(),
                chance: thousandths(chance),
                error: thousandths(error),
                counts: counts.iter().map(|count| count.of).collect(),
            });
            self.counts = counts.into_iter().map(|Count { what, .. }| what).collect();
        }
    }
}

/// The chance of `seat` to win, as `knower` sees it, and half of its 95 % interval. What was estimated once is `shared`.
fn chance<G: Mind>(
    state: &G,
    knower: Seat,
    seat: Seat,
    depth: Depth,
    step: usize,
    stop: &AtomicBool,
    shared: &mut Option<ai::Estimate>,
) -> (f64, f64) {
    let ends = *shared.get_or_insert_with(|| {
        ai::estimate(&known(state, knower, step), None, depth.decisions, 1, stop, step as u64)
    });
    let won = if seat == knower { ends.won } else { ends.games - ends.won - ends.drawn };
    let [low, mean, high] = ai::wilson(won.into(), ends.games.into());
    (mean, (high - mean).max(mean - low))
}

/// What a seat knew, with chances that are always the same.
fn known<G: Mind>(state: &G, seat: Seat, step: usize) -> Guess<G> {
    let mut rng = Rng::with_seed(step as u64);
    Guess::of(state, seat, &mut |n| rng.u64(..n))
}

impl<G: Mind> Eyes<G> {
    fn new(seat: Seat) -> Eyes<G> {
        Eyes { seat, curve: Vec::new(), luck: Vec::new(), lost: Vec::new(), worst: Default::default() }
    }

    fn weigh_decision(&mut self, state: &G, step: usize, made: G::Decision, depth: Depth, stop: &AtomicBool) {
        let guess = known(state, self.seat, step);
        let Some(better) = ai::considered(&guess, depth.playouts, stop, step as u64) else { return };
        if better == made {
            return self.lost.push(Margin::default());
        }
        let cost = ai::cost(&guess, &[better], &[made], depth.worlds, step as u64);
        self.lost.push(cost);
        let input = Input::Decide(self.seat, made);
        self.consider(0, Candidate { step, before: state.clone(), input, cost, better: Some(better) });
    }

    fn luck_of(&self, state: &G, step: usize, input: Input<G::Decision>, depth: Depth) -> Margin {
        let Input::Fate(fate) = input else { return Margin::default() };
        ai::luck(&known(state, self.seat, step), fate, depth.worlds, step as u64)
    }

    fn weigh_throw(&mut self, state: &G, step: usize, input: Input<G::Decision>, luck: Margin) {
        self.luck.push(luck);
        self.consider(1, Candidate { step, before: state.clone(), input, cost: -luck, better: None });
    }

    /// Keeps the costliest, the worst first.
    fn consider(&mut self, kind: usize, candidate: Candidate<G>) {
        let worst = &mut self.worst[kind];
        let place = worst.partition_point(|other| other.cost.mean >= candidate.cost.mean);
        worst.insert(place, candidate);
        worst.truncate(CLOSELY);
    }

    fn told(&self) -> Reviewed
    where
        G: Words,
    {
        let named = |kind: usize| {
            let mut turnings: Vec<Turning> = self.worst[kind].iter().map(Candidate::told).collect();
            turnings.retain(|turning| turning.cost >= SLIGHT);
            turnings.sort_by_key(|turning| -turning.cost);
            turnings.truncate(NAMED);
            turnings
        };
        Reviewed {
            side: G::TITLE.seat_id(self.seat),
            seat: self.seat,
            curve: self.curve.clone(),
            luck: Weight::of(&self.luck),
            lost: Weight::of(&self.lost),
            decisions: named(0),
            throws: named(1),
        }
    }
}

impl<G: Mind> Candidate<G> {
    /// Weighs it again, in more worlds and other ones: what looked worst at first has often only been unlucky.
    fn look_closely(&mut self, seat: Seat, depth: Depth, stop: &AtomicBool) {
        let seed = !(self.step as u64);
        let guess = known(&self.before, seat, self.step);
        let worlds = depth.worlds * depth.closely;
        self.cost = match self.input {
            Input::Decide(_, made) => {
                let better = ai::considered(&guess, depth.playouts * depth.closely, stop, seed);
                self.better = better.filter(|&better| better != made);
                self.better
                    .map_or(Margin::default(), |better| ai::cost(&guess, &[better], &[made], worlds, seed))
            }
            Input::Fate(fate) => -ai::luck(&guess, fate, worlds, seed),
        };
    }

    fn told(&self) -> Turning
    where
        G: Words,
    {
        let made = match self.input {
            Input::Decide(_, decision) => decision.to_string(),
            Input::Fate(_) => input_text::<G>(self.input),
        };
        let thumb = match (self.input, self.better) {
            (Input::Decide(seat, _), Some(better)) => self.before.thumb(seat, better),
            _ => None,
        };
        Turning {
            step: self.step,
            turn: self.before.turn(),
            cost: parts(self.cost.mean),
            error: parts(self.cost.error()).unsigned_abs(),
            made,
            better: self.better.map(|better| better.to_string()),
            thumb,
        }
    }
}

impl Weight {
    fn of(margins: &[Margin]) -> Weight {
        let sum: Margin = margins.iter().copied().sum();
        Weight { sum: parts(sum.mean), error: parts(sum.error()).unsigned_abs(), count: margins.len() }
    }
}

/// In thousandths.
fn parts(share: f64) -> i32 {
    (share * 1000.0).round() as i32
}

/// A decision in notation as a sentence; as it stands if it is none of the game's.
pub(crate) fn decision_text<G: Words>(notation: &str, lang: Lang) -> String {
    notation.parse().map_or_else(|_| notation.to_owned(), |decision| say::<G>(lang, &G::decision(decision)))
}
