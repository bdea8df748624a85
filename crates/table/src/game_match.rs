//! A match: a game, everything that was decided and drawn in it, and what may still be taken back.

use std::sync::{Arc, Mutex, OnceLock};

use ai::Memory;
use game::{Game, Gestures, Input, Mind, Node, Refused, Seat, Viewer, Views, begun, play};

use crate::dice::short_hash;
use crate::steps::{Earlier, Step, Steps};
use crate::{Ending, Named, Seed, Source, Start, UndoDenied};

/// A game in progress with its record. Between two calls it waits for a decision or is over.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: Start<G>,
    /// Without a seed in a match that is only looked at.
    pub(crate) source: Source,
    state: G,
    /// What everybody may know of it, once somebody has asked.
    views: OnceLock<Views<G::View>>,
    steps: Steps<G>,
    /// How many questions fate has answered.
    draws: u64,
    /// The state before each decision that may still be taken back, since it was taken up.
    unsealed: Vec<G>,
    /// Whether nothing from before it was taken up may be taken back any more.
    sealed: bool,
    /// What a general has thought about the decisions to come.
    memory: Arc<Mutex<Memory<G>>>,
    /// It stays as it stands: nobody is awaited any more.
    stopped: bool,
    /// How it ended, if its rules did not end it.
    pub(crate) ended: Option<Ending>,
}

/// A hash of the position, written into the record now and then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// The turn that begins here.
    Turn(u16, String),
    End(String),
}

impl<G: Mind> Match<G> {
    /// A new match, run on to its first decision.
    pub fn new(scenario: G::Scenario, source: impl Into<Source>) -> Match<G> {
        Match::begin(Start::of(scenario), source)
    }

    /// A new match from any beginning.
    pub fn begin(start: Start<G>, source: impl Into<Source>) -> Match<G> {
        let mut new = Match::bare(start, source.into());
        new.settle();
        new
    }

    /// A match without a seed: whoever holds it answers for fate, by [`push`](Match::push).
    pub fn unseeded(start: Start<G>) -> Match<G> {
        Match::bare(start, Source::default())
    }

    pub(crate) fn bare(start: Start<G>, source: Source) -> Match<G> {
        let state = start.state();
        Match {
            start,
            source,
            state,
            views: OnceLock::new(),
            steps: Steps::default(),
            draws: 0,
            unsealed: Vec::new(),
            sealed: true,
            memory: Arc::default(),
            stopped: false,
            ended: None,
        }
    }

    /// A match that stays as it stood: its record no longer leads there, so it can be looked at, not played on.
    pub fn stopped(stood: Start<G>, source: impl Into<Source>) -> Match<G> {
        Match { stopped: true, ..Match::bare(stood, source.into()) }
    }

    /// A match that these inputs have led to the position where it stood. That they did is believed for now: [`audit`](Match::audit)
    /// finds out.
    pub(crate) fn taken_up(
        start: Start<G>,
        source: Source,
        inputs: Vec<Input<G::Decision>>,
        stood: G,
    ) -> Match<G> {
        let earlier = Earlier::new(start.clone(), inputs, stood.clone());
        let mut taken_up = Match {
            state: stood,
            draws: earlier.draws(),
            sealed: false,
            steps: Steps::after(earlier),
            ..Match::bare(start, source)
        };
        taken_up.settle();
        taken_up
    }

    /// The job of playing again what was played before the match was taken up: it tells whether that leads to where it stood.
    pub fn audit(&self) -> impl FnOnce() -> bool + Send + use<G> {
        let earlier = self.steps.earlier().cloned();
        move || earlier.is_none_or(|earlier| earlier.leads_there())
    }

    pub(crate) fn into_steps(self) -> (Steps<G>, Vec<G>) {
        (self.steps, self.unsealed)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub fn scenario(&self) -> G::Scenario {
        self.start.scenario
    }

    /// The scenario's text form; behind it the edition, if it is not the built-in one.
    pub(crate) fn scenario_text(&self) -> String {
        let scenario = self.scenario().to_string();
        Named::of(self.state.edition()).map_or(scenario.clone(), |edition| format!("{scenario} {edition}"))
    }

    pub(crate) fn began(&self) -> &Start<G> {
        &self.start
    }

    /// The truth. What a player may see of it is the [`view`](Match::view).
    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn view(&self, viewer: Viewer) -> &G::View {
        self.views.get_or_init(|| self.state.views()).of(viewer)
    }

    pub fn inputs(&self) -> impl Iterator<Item = Input<G::Decision>> {
        self.steps.inputs(0)
    }

    /// Every event as `viewer` may know it, with the number of its input, from the `from`-th input on.
    pub fn events(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = (usize, G::Event)> {
        (from..).zip(self.steps.from(from)).flat_map(move |(input, step)| {
            step.events.iter().filter_map(move |event| Some((input, G::redact(event, viewer)?)))
        })
    }

    pub(crate) fn memory(&self) -> Arc<Mutex<Memory<G>>> {
        Arc::clone(&self.memory)
    }

    pub(crate) fn steps(&self) -> &Steps<G> {
        &self.steps
    }

    pub(crate) fn draws(&self) -> u64 {
        self.draws
    }

    pub(crate) fn seed(&self) -> Option<Seed> {
        self.source.seed()
    }

    /// Where the dice come from, as everybody may know it now.
    pub(crate) fn known_source(&self) -> Source {
        if self.is_over() { self.source.clone() } else { self.source.sealed() }
    }

    /// Whether one person plays against the rules.
    pub(crate) fn is_alone(&self) -> bool {
        G::TITLE.scenario(&self.scenario_text()).is_some_and(|scenario| scenario.players == 1)
    }

    pub fn is_over(&self) -> bool {
        self.ended.is_some() || matches!(self.state.node(), Node::Over(_))
    }

    /// Nothing that stands now may be taken back any more, unless by consent.
    pub(crate) fn seal(&mut self) {
        self.unsealed.clear();
        self.sealed = true;
    }

    /// Carries out a decision, then everything fate has to say to it.
    pub fn decide(&mut self, seat: Seat, decision: G::Decision) -> Result<(), Refused<G::Illegal>> {
        self.push(Input::Decide(seat, decision))?;
        self.settle();
        Ok(())
    }

    /// Puts the pending questions to fate, if there is a seed.
    pub(crate) fn settle(&mut self) {
        while let Node::Chance(draw) = self.state.node()
            && let Some(fate) = self.source.fate(self.draws, draw)
        {
            self.push(Input::Fate(fate)).expect("checked: the answer fits the question");
        }
    }

    /// Takes one input into the record.
    ///
    /// It seals the past if it was fate, if other seats are awaited than before, or if it revealed something.
    pub fn push(&mut self, input: Input<G::Decision>) -> Result<(), Refused<G::Illegal>> {
        let before = self.state.clone();
        let mut events = Vec::new();
        play(&mut self.state, input, &mut events)?;
        self.views.take();
        let thumb = match input {
            Input::Decide(seat, decision) => before.thumb(seat, decision),
            Input::Fate(_) => None,
        };
        let fate = matches!(input, Input::Fate(_));
        let changed_hands = before.node().awaited() != self.state.node().awaited();
        let mark = self.mark_after(&before);
        if fate || changed_hands || events.iter().any(G::reveals) {
            self.seal();
        } else {
            self.unsealed.push(before);
        }
        self.draws += u64::from(fate);
        self.steps.push(Step { input, events, thumb, mark });
        Ok(())
    }

    /// How many decisions `seat` has made since the turn began.
    pub(crate) fn decided_in_turn(&self, seat: Seat) -> usize {
        let this_turn = self.steps.from(0).rev().take_while(|step| step.mark.is_none());
        this_turn.filter(|step| matches!(step.input, Input::Decide(decider, _) if decider == seat)).count()
    }

    fn mark_after(&self, before: &G) -> Option<Mark> {
        if self.is_over() {
            Some(Mark::End(short_hash(&self.state.pos())))
        } else if before.turn() != self.state.turn() {
            Some(Mark::Turn(self.state.turn(), short_hash(&self.state.pos())))
        } else {
            None
        }
    }

    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoDenied> {
        let last = self.steps.inputs(0).rev().find_map(|input| match input {
            Input::Decide(decider, _) => Some(decider),
            Input::Fate(_) => None,
        });
        if self.is_over() {
            Err(UndoDenied::Over)
        } else if last != Some(seat) {
            Err(UndoDenied::Nothing)
        } else if self.steps.len() <= self.source.stands_since_taken_back()
            || self.unsealed.is_empty() && !self.is_earlier_unsealed()
        {
            Err(UndoDenied::Sealed)
        } else {
            Ok(())
        }
    }

    fn is_earlier_unsealed(&self) -> bool {
        !self.sealed && self.steps.earlier().is_some_and(|earlier| earlier.is_unsealed())
    }

    /// Takes back the last decision of `seat`.
    pub fn undo(&mut self, seat: Seat) -> Result<(), UndoDenied> {
        self.can_undo(seat)?;
        if self.unsealed.is_empty() {
            self.unsealed = self.steps.join();
            self.sealed = true;
        }
        self.state = self.unsealed.pop().expect("checked: can_undo");
        self.views.take();
        self.steps.pop();
        Ok(())
    }

    /// The match as it would stand after a decision of `seat` that only begins an order and tells nobody anything; none of any other. It can
    /// be looked at, not played on.
    pub fn ahead(&self, seat: Seat, notation: &str) -> Option<Match<G>>
    where
        G: Gestures,
    {
        let decision = notation.parse().ok()?;
        let awaited = !self.stopped && !self.is_over() && self.state.node().awaited().contains(seat);
        if !awaited || self.state.check(seat, decision).is_err() {
            return None;
        }
        let state = begun(&self.state, seat, decision)?;
        Some(Match { state, ..Match::bare(self.start.clone(), self.source.sealed()) })
    }

    /// The match as it stood after its first `len` inputs. It can be looked at, not played on.
    pub fn rewound(&self, len: usize) -> Match<G> {
        let mut past = Match::bare(self.start.clone(), self.source.sealed());
        for input in self.inputs().take(len) {
            past.push(input).expect("checked: it was played before");
        }
        past.ended = self.ended.filter(|_| len >= self.steps.len());
        if past.is_over() {
            past.source = self.source.clone();
        }
        past
    }
}
