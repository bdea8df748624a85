//! What an example plays.

use book::Fence;
use game::{Game, Input, Node, Refusal, Refused, play};

use super::Failure;
use super::expect::{Expect, expectations, reached, untouched, waits_for};
use crate::{input, scenario_of};

/// An example as it is played.
pub(super) struct Run<'a, G> {
    clause: &'a str,
    /// The position reached. `None` before anything is played.
    state: Option<G>,
    /// Whether it has already failed, so that what follows means nothing.
    failed: bool,
    /// The last line played, if it left fate unanswered.
    unanswered: Option<usize>,
}

impl<'a, G: Game> Run<'a, G> {
    pub(super) fn new(clause: &'a str) -> Run<'a, G> {
        Run { clause, state: None, failed: false, unanswered: None }
    }

    /// Plays one block and tells what failed in it, or in what ended before it. A new position begins again.
    pub(super) fn fence(&mut self, fence: &Fence) -> Vec<Failure> {
        let mut failures = Vec::new();
        if fence.name == "pos" {
            failures.extend(self.finish());
            *self = Run::new(self.clause);
        }
        if self.failed {
            return failures;
        }
        let failed = match fence.name {
            "pos" => self.set_position(fence),
            "play" => self.play_lines(fence),
            "then" => self.compare(fence),
            other => Err(vec![(fence.line, format!("a block is `pos`, `play` or `then`, not {other:?}"))]),
        };
        if let Err(mut found) = failed {
            self.failed = true;
            failures.append(&mut found);
        }
        failures
    }

    /// The end of an example: no roll may be missing.
    pub(super) fn finish(&mut self) -> Option<Failure> {
        let line = self.unanswered.take().filter(|_| !self.failed)?;
        Some((line, "a roll is missing after this line (or write `awaits: fate`)".to_owned()))
    }

    fn set_position(&mut self, block: &Fence) -> Result<(), Vec<Failure>> {
        let state = G::from_pos(block.text).map_err(|faults| {
            faults.into_iter().map(|fault| (block.line, fault)).collect::<Vec<Failure>>()
        })?;
        let fault = |text: String| vec![(block.line, text)];
        state.invariants().map_err(|text| fault(format!("not a position that play can reach: {text}")))?;
        self.state = Some(state);
        Ok(())
    }

    fn compare(&mut self, block: &Fence) -> Result<(), Vec<Failure>> {
        let state = self.state.as_ref().ok_or_else(|| vec![(block.line, "nothing was played".to_owned())])?;
        reached(block.text, &state.pos()).map_err(|fault| vec![(block.line, fault)])
    }

    fn play_lines(&mut self, block: &Fence) -> Result<(), Vec<Failure>> {
        for (at, line) in block.text.lines().enumerate() {
            let number = block.line + 1 + at;
            self.play_line(line, number).map_err(|fault| vec![(number, fault)])?;
        }
        Ok(())
    }

    fn play_line(&mut self, line: &str, number: usize) -> Result<(), String> {
        let (script, expected) = match line.split_once('#') {
            Some((script, expected)) => (script.trim(), expectations(expected)?),
            None => (line.trim(), Vec::new()),
        };
        if let (None, Some(scenario)) = (&self.state, script.strip_prefix("start ")) {
            self.state = Some(G::start(scenario_of::<G>(scenario)));
            return Ok(());
        }
        let state = self.state.get_or_insert_with(|| G::start(scenario_of::<G>(G::TITLE.recommended().id)));
        let mut events = Vec::new();
        if script.is_empty() {
            if expected.iter().any(|expect| expect.is_refusal() || matches!(expect, Expect::Events(_))) {
                return Err("this line plays nothing".to_owned());
            }
        } else {
            let input = input::read::<G>(script)?;
            match expected.iter().find(|expect| expect.is_refusal()) {
                Some(refusal) => refuse(state, input, refusal, self.clause)?,
                None => {
                    play(state, input, &mut events).map_err(|refused| not_played(state, input, &refused))?;
                    state.invariants().map_err(|fault| format!("invariant broken: {fault}"))?;
                }
            }
        }
        expected.iter().try_for_each(|expect| expect.hold(state, &events))?;
        if !script.is_empty() || expected.contains(&Expect::AwaitsFate) {
            let waits = matches!(state.node(), Node::Chance(_)) && !expected.contains(&Expect::AwaitsFate);
            self.unanswered = waits.then_some(number);
        }
        Ok(())
    }
}

fn refuse<G: Game>(
    state: &G,
    input: Input<G::Decision>,
    expected: &Expect,
    clause: &str,
) -> Result<(), String> {
    let mut copy = state.clone();
    let Err(refused) = play(&mut copy, input, &mut ()) else {
        return Err("expected to be refused, but it is lawful".to_owned());
    };
    untouched(state, &copy)?;
    match (refused, expected) {
        (Refused::NotYourTurn | Refused::Over, Expect::NotAwaited) => Ok(()),
        (Refused::Illegal(illegal), Expect::Refused(cited)) => {
            let expected = cited.as_deref().unwrap_or(clause);
            let found = illegal.rule().0;
            if found == expected {
                return Ok(());
            }
            Err(format!("expected to be refused by {expected}, but {found} refuses it: {illegal:?}"))
        }
        (refused, _) => Err(format!("refused otherwise: {}", not_played(state, input, &refused))),
    }
}

/// Why an input was not taken, in the words of a script.
fn not_played<G: Game>(state: &G, input: Input<G::Decision>, refused: &Refused<G::Illegal>) -> String {
    let written = input::write::<G>(&input);
    match (refused, input) {
        (Refused::Illegal(illegal), _) => format!("{written}: refused by {}: {illegal:?}", illegal.rule().0),
        (_, Input::Fate(_)) => format!("{written}: left unused, {}", waits_for(state)),
        (_, Input::Decide(..)) if matches!(state.node(), Node::Chance(_)) => {
            format!("{written}: a roll is missing before it, {}", waits_for(state))
        }
        (_, Input::Decide(..)) => format!("{written}: {}", waits_for(state)),
    }
}
