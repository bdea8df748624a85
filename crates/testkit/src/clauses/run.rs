//! Blocks into play.

use game::{Game, Input, Node, Refusal, Refused, play};

use super::expect::{Expect, expectations, reached, untouched, waits_for};
use super::read::{Block, Failure, Kind};
use crate::{input, scenario_of};

/// The examples of a file, as they are played.
pub(super) struct Run<G> {
    section: usize,
    /// The position reached. `None` at the head of a section.
    state: Option<G>,
    /// Whether this example has already failed, so that what follows means nothing.
    failed: bool,
    /// The last line played, if it left fate unanswered.
    unanswered: Option<usize>,
}

impl<G> Default for Run<G> {
    fn default() -> Self {
        Run { section: 0, state: None, failed: false, unanswered: None }
    }
}

impl<G: Game> Run<G> {
    /// Plays one block and tells what failed in it, or in the example that ended before it.
    pub(super) fn block(&mut self, block: &Block) -> Vec<Failure> {
        let mut failures = Vec::new();
        if block.section != self.section || block.kind == Kind::Pos {
            failures.extend(self.finish());
            *self = Run { section: block.section, ..Run::default() };
        }
        if self.failed {
            return failures;
        }
        let failed = match block.kind {
            Kind::Pos => self.set_position(block),
            Kind::Play => self.play_lines(block),
            Kind::Then => self.compare(block),
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

    fn set_position(&mut self, block: &Block) -> Result<(), Vec<Failure>> {
        let state = G::from_pos(&block.text).map_err(|faults| {
            faults.into_iter().map(|fault| (block.line, fault)).collect::<Vec<Failure>>()
        })?;
        let fault = |text: String| vec![(block.line, text)];
        state.invariants().map_err(|text| fault(format!("not a position that play can reach: {text}")))?;
        self.state = Some(state);
        Ok(())
    }

    fn compare(&mut self, block: &Block) -> Result<(), Vec<Failure>> {
        let state = self.state.as_ref().ok_or_else(|| vec![(block.line, "nothing was played".to_owned())])?;
        reached(&block.text, &state.pos()).map_err(|fault| vec![(block.line, fault)])
    }

    fn play_lines(&mut self, block: &Block) -> Result<(), Vec<Failure>> {
        for (at, line) in block.text.lines().enumerate() {
            let number = block.line + 1 + at;
            self.play_line(line, number, &block.clause).map_err(|fault| vec![(number, fault)])?;
        }
        Ok(())
    }

    fn play_line(&mut self, line: &str, number: usize, clause: &str) -> Result<(), String> {
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
                Some(refusal) => refuse(state, input, refusal, clause)?,
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
