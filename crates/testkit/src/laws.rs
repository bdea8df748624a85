//! The laws of the contract, and the report of a broken one.

use std::fmt;

/// A law that every game keeps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    Offers,
    Idle,
    Ends,
    OfferBound,
    LegalIsCheck,
    Refused,
    Notation,
    Clicks,
    Order,
    Sample,
    Replay,
    Clone,
    Invariants,
    Position,
    Redraw,
    Levelled,
    Views,
    ViewLeak,
    OfferLeak,
    RefusalLeak,
    EventLeak,
    RecordLeak,
    Gestures,
    GestureLeak,
    Undo,
    NoPanic,
}

impl Law {
    /// The law in a sentence.
    pub const fn says(self) -> &'static str {
        match self {
            Law::Offers => "every seat that the game waits for is offered a decision",
            Law::Idle => "a seat that the game does not wait for is offered nothing",
            Law::Ends => "a game ends within MAX_INPUTS",
            Law::OfferBound => "no node offers more than MAX_OFFER decisions",
            Law::LegalIsCheck => "a decision is offered exactly when check accepts it",
            Law::Refused => "what may not be played is refused, and changes nothing",
            Law::Notation => "a decision reads back from its notation, which is one plain line",
            Law::Clicks => "clicks spell one decision, read back as it, and begin no other",
            Law::Order => "offers come in the same order every time, each once",
            Law::Sample => {
                "a sampled decision is legal, every legal one has a chance, and an idle seat has none"
            }
            Law::Replay => "the record, as text, replays to an equal state",
            Law::Clone => "a clone plays on identically, whoever listens",
            Law::Invariants => "the game's own invariants hold",
            Law::Position => "the position's text reads back as an equal state",
            Law::Redraw => "a redrawn state is sound and waits for the same seats",
            Law::Levelled => "any two states that a seat could not tell apart level to the same state",
            Law::Views => "views put together at once are those that each viewer is given",
            Law::ViewLeak => "what a viewer may not know does not show in its view",
            Law::OfferLeak => "what a seat may not know does not show in its offers",
            Law::RefusalLeak => "what a seat may not know does not show in its refusals",
            Law::EventLeak => "what a viewer may not know does not show in its events",
            Law::RecordLeak => {
                "what a viewer cannot tell apart does not differ in his record, log, reasons, review, offers or undo"
            }
            Law::Gestures => "a gesture is only a way of saying lawful decisions, and ends",
            Law::GestureLeak => "what a seat may not know does not show in its gestures, nor in what they do",
            Law::Undo => "a decision that tells its own actor something new has an event that reveals",
            Law::NoPanic => "the rules never panic",
        }
    }
}

/// A broken law: which, where, and how the game came to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    pub game: &'static str,
    pub scenario: String,
    pub seed: u64,
    /// How many inputs had been played.
    pub input: usize,
    pub detail: String,
    /// The position's text, if it could be had.
    pub position: String,
    /// The inputs so far, one a line.
    pub record: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {}: {:?} is broken: {}", self.game, self.scenario, self.law, self.law.says())?;
        writeln!(f, "{}", self.detail)?;
        writeln!(f, "in the game with seed {}, after {} inputs", self.seed, self.input)?;
        writeln!(f, "position:\n{}", indented(&self.position))?;
        write!(f, "record:\n{}", indented(&self.record))
    }
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}

/// A broken law as it is found, before anyone knows in which game.
pub(crate) type Found = (Law, String);

/// `Err` with this law and detail unless `holds`.
pub(crate) fn demand(holds: bool, law: Law, detail: impl FnOnce() -> String) -> Result<(), Found> {
    if holds { Ok(()) } else { Err((law, detail())) }
}
