//! Where a match begins.

use game::Game;

use crate::{Fault, Faults, Wrong};

/// Where a match begins: as its scenario says, or in a prepared position.
#[derive(Clone, Debug)]
pub struct Start<G: Game> {
    pub(crate) scenario: G::Scenario,
    position: Option<G>,
}

impl<G: Game> Start<G> {
    /// The beginning of a scenario.
    pub fn of(scenario: G::Scenario) -> Start<G> {
        Start { scenario, position: None }
    }

    /// A prepared position, as [`Game::pos`] writes it. It is of its own scenario; one that is asked for must be
    /// the same. Lines are counted from the beginning of `text`.
    pub fn prepared(scenario: Option<G::Scenario>, text: &str) -> Result<Start<G>, Faults> {
        let state = G::from_pos(text)
            .and_then(|state| state.invariants().map_or_else(|fault| Err(vec![fault]), |()| Ok(state)))
            .map_err(|faults| Faults(faults.into_iter().map(|fault| in_line(text, fault)).collect()))?;
        let scenario = match (state.scenario(), scenario) {
            (Some(own), Some(asked)) if own != asked => {
                let (own, asked) = (own.to_string(), asked.to_string());
                return Err(Faults(vec![Fault {
                    line: 0,
                    input: None,
                    wrong: Wrong::OtherScenario { own, asked },
                }]));
            }
            (Some(known), _) | (None, Some(known)) => known,
            (None, None) => G::TITLE.recommended().id.parse().expect("checked: a game reads its scenarios"),
        };
        Ok(Start { scenario, position: Some(state) })
    }

    pub(crate) fn state(&self) -> G {
        self.position.clone().unwrap_or_else(|| G::start(self.scenario))
    }

    /// The prepared position as text: the whole truth.
    pub(crate) fn position(&self) -> Option<String> {
        self.position.as_ref().map(G::pos)
    }
}

/// A game's complaint begins with the line it is about, in quotes: this finds its number.
fn in_line(text: &str, complaint: String) -> Fault {
    let spoken = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let about = spoken.zip(1..).find(|(line, _)| complaint.starts_with(&format!("{line:?}: ")));
    Fault { line: about.map_or(0, |(_, number)| number), input: None, wrong: Wrong::Position(complaint) }
}
