//! The inputs of a match, and what came of each.

use std::sync::{Arc, OnceLock};

use game::{Game, Input, Mind, play};

use crate::game_match::Mark;
use crate::{Match, Start};

/// One input and what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Step<G: Game> {
    pub input: Input<G::Decision>,
    pub events: Vec<G::Event>,
    /// The rule of thumb behind a decision, as the id of a message.
    pub thumb: Option<&'static str>,
    /// The hash of the position, where a turn or the game ended with this input.
    pub mark: Option<Mark>,
}

/// All steps of a match. Those before it was taken up are played again when somebody asks for them.
#[derive(Clone, Debug)]
pub(crate) struct Steps<G: Game> {
    earlier: Option<Arc<Earlier<G>>>,
    later: Vec<Step<G>>,
}

/// What was played before a match was taken up, and the position where that was done.
#[derive(Debug)]
pub(crate) struct Earlier<G: Game> {
    start: Start<G>,
    inputs: Vec<Input<G::Decision>>,
    stood: G,
    played: OnceLock<Played<G>>,
}

#[derive(Debug)]
struct Played<G: Game> {
    steps: Vec<Step<G>>,
    unsealed: Vec<G>,
}

impl<G: Game> Default for Steps<G> {
    fn default() -> Steps<G> {
        Steps { earlier: None, later: Vec::new() }
    }
}

impl<G: Mind> Steps<G> {
    pub fn after(earlier: Earlier<G>) -> Steps<G> {
        Steps { earlier: Some(Arc::new(earlier)), later: Vec::new() }
    }

    pub fn earlier(&self) -> Option<&Arc<Earlier<G>>> {
        self.earlier.as_ref()
    }

    fn taken_up(&self) -> usize {
        self.earlier.as_ref().map_or(0, |earlier| earlier.inputs.len())
    }

    pub fn len(&self) -> usize {
        self.taken_up() + self.later.len()
    }

    pub fn get(&self, at: usize) -> Option<&Step<G>> {
        match at.checked_sub(self.taken_up()) {
            Some(at) => self.later.get(at),
            None => self.earlier.as_ref()?.played().steps.get(at),
        }
    }

    /// From the `from`-th on.
    pub fn from(&self, from: usize) -> impl DoubleEndedIterator<Item = &Step<G>> {
        let taken_up = self.taken_up();
        let earlier = self.earlier.iter().filter(move |_| from < taken_up);
        let earlier = earlier.flat_map(move |earlier| earlier.played().steps.iter().skip(from));
        earlier.chain(self.later.iter().skip(from.saturating_sub(taken_up)))
    }

    /// The inputs alone, from the `from`-th on: nothing is played again for them.
    pub fn inputs(&self, from: usize) -> impl DoubleEndedIterator<Item = Input<G::Decision>> {
        let earlier = self.earlier.as_ref().map_or(&[][..], |earlier| &earlier.inputs);
        let later = self.later.iter().skip(from.saturating_sub(earlier.len())).map(|step| step.input);
        earlier.iter().skip(from).copied().chain(later)
    }

    pub fn push(&mut self, step: Step<G>) {
        self.later.push(step);
    }

    pub fn pop(&mut self) {
        self.later.pop();
    }

    /// Makes the earlier steps ordinary ones; returns the states before those of their decisions that could still be taken back.
    pub fn join(&mut self) -> Vec<G> {
        let Some(earlier) = self.earlier.take() else { return Vec::new() };
        let played = earlier.played();
        self.later = played.steps.iter().cloned().chain(self.later.drain(..)).collect();
        played.unsealed.clone()
    }
}

impl<G: Mind> Earlier<G> {
    pub fn new(start: Start<G>, inputs: Vec<Input<G::Decision>>, stood: G) -> Earlier<G> {
        Earlier { start, inputs, stood, played: OnceLock::new() }
    }

    /// How many questions fate has answered.
    pub fn draws(&self) -> u64 {
        self.inputs.iter().filter(|input| matches!(input, Input::Fate(_))).count() as u64
    }

    /// Whether any of it could still be taken back.
    pub fn is_unsealed(&self) -> bool {
        !self.played().unsealed.is_empty()
    }

    /// Whether it leads to where the match was taken up.
    pub fn leads_there(&self) -> bool {
        let mut state = self.start.state();
        self.inputs.iter().all(|&input| play(&mut state, input, &mut ()).is_ok()) && state == self.stood
    }

    /// Of a record that does not lead there, what leads somewhere.
    fn played(&self) -> &Played<G> {
        self.played.get_or_init(|| {
            let mut again = Match::unseeded(self.start.clone());
            let _ = self.inputs.iter().try_for_each(|&input| again.push(input));
            let (steps, unsealed) = again.into_steps();
            Played { steps: steps.later, unsealed }
        })
    }
}
