//! A match in progress: the game, its record, its undo and its dice; and [`Table`], the object-safe face that
//! the server and the command line hold for any game.

mod accord;
mod advice;
mod bench;
mod coach;
mod contest;
mod dice;
mod edition;
mod face;
mod fault;
mod game_match;
mod gestures;
mod growth;
mod pace;
mod record;
mod review;
mod seating;
mod source;
mod start;
mod steps;

pub use accord::{Ending, TakenBack};
pub use advice::{Hint, Hinted, Prospect, Thinking};
pub use bench::{Bench, Rate, bench};
pub use coach::{Apart, Better};
pub use contest::{Counted, contest};
pub use dice::Seed;
pub use edition::Named;
pub use fault::{Fault, Faults, Wrong};
pub use game_match::Match;
pub use gestures::{Band, Carried, Sweep, Told, Ways};
pub use growth::{Growth, Part, growth};
pub use pace::{Clocks, Limit, Pace, Shown, Then};
pub use record::{WITHHELD, game_of, heading, scenario_of};
pub use review::{Depth, Point, Review, Reviewed, Reviewing, Turning, Weight};
pub use seating::{Idle, Seating};
pub use source::{Contribution, Shared, Source};
pub use start::Start;

use std::collections::BTreeMap;
use std::fmt;

use game::{Lang, Node, Outcome, Phrase, Pick, Seat, Seats, Title, Viewer};
use serde::Serialize;
use utoipa::ToSchema;

/// A match of any game, seen from outside: everything is text, JSON or a number.
///
/// Nothing here waits: fate is drawn at once after the decision that asked for it, so that between two calls
/// the table waits for a decision or is over.
pub trait Table: Send + Sync {
    fn title(&self) -> &'static Title;
    /// Whether a side ever knows what another does not.
    fn hides(&self) -> bool;
    /// The scenario's text form, options included; and the edition, see [`Named`].
    fn scenario(&self) -> String;
    /// The prepared position it began with, if it did. The whole truth: not to be shown while the game runs.
    fn position(&self) -> Option<String>;
    /// How many inputs the record holds.
    fn len(&self) -> usize;
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    fn turn(&self) -> u16;
    fn node(&self) -> Node;
    /// The seats that owe a decision; none once the game is over.
    fn awaited(&self) -> Seats {
        self.node().awaited()
    }
    /// How it ended: `None` while it runs. Who has won by an [`Ending`] has so without points.
    fn outcome(&self) -> Option<Outcome> {
        match self.node() {
            Node::Over(outcome) => Some(outcome),
            Node::Decide(_) | Node::Chance(_) => None,
        }
    }
    /// How it ended, if it was not its rules that ended it.
    fn ended(&self) -> Option<Ending>;
    /// Ends it, whatever its rules say. One that is over stays as it is.
    fn end(&mut self, ending: Ending);
    /// Where the dice come from, as everybody may know it now: the seed and the server's part of it once the game is over.
    fn source(&self) -> Source;

    fn view(&self, viewer: Viewer) -> serde_json::Value;
    fn prompt(&self, viewer: Viewer, lang: Lang) -> Said;
    /// What each side needs to win and how far it is, as `viewer` may know it; empty where there is nothing to say.
    fn aim(&self, viewer: Viewer, lang: Lang) -> String;
    /// Every legal decision of `seat`: its notation, its clicks, its words. Empty for an idle seat.
    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offered>;
    /// The sweeping orders that `seat` could give now, the likeliest first. None for an idle seat.
    fn sweeps(&self, seat: Seat, lang: Lang) -> Vec<Sweep>;
    /// Pieces of `seat` that are often told the same. None for an idle seat.
    fn bands(&self, seat: Seat, lang: Lang) -> Vec<Band>;
    /// How the decisions of `seat` that only begin an order can go on. None for an idle seat.
    fn ways(&self, seat: Seat) -> Ways;
    /// The log as `viewer` may know it, from the `from`-th input on.
    fn log(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<LogLine>;
    /// What the log says, as data: every event as `viewer` may know it, with the number of its input, from the `from`-th input on.
    fn happened(&self, viewer: Viewer, from: usize) -> Vec<(usize, serde_json::Value)>;
    /// The log with a line of the kind `reason` beside each decision of these seats that everybody saw made: the rule of thumb
    /// behind it, before what came of it; and a line where one of them did nothing more. Everybody is told the same.
    fn explained(&self, viewer: Viewer, from: usize, lang: Lang, seats: Seats) -> Vec<LogLine> {
        advice::explained(self, viewer, from, lang, seats)
    }
    /// What was counted over the match, turn by turn, as everybody could see it.
    fn counted(&self) -> Counted;
    /// Where what happened without `viewer` begins: behind its last decision; for an observer, and for a side that has decided nothing
    /// yet, with the turn.
    fn unattended(&self, viewer: Viewer) -> usize;
    /// What happened from the `from`-th input on, as `viewer` may know it, in about three lines: who moved where, which fights there were, what
    /// was won and lost.
    fn summary(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<String>;
    /// Who decided at the `input`-th input, counted from 0 as in the log; `None` if it was fate.
    fn decider(&self, input: usize) -> Option<Seat>;
    /// Why a sensible player would have decided so at the `input`-th input, counted from 0 as in the log: one line
    /// that tells nobody anything hidden. `None` if it was fate's, or there is no rule of thumb behind it.
    fn reason(&self, input: usize, lang: Lang) -> Option<String>;
    /// That a seat did nothing more by its decision at the `input`-th input, if it was that.
    fn passed(&self, input: usize, lang: Lang) -> Option<String>;
    /// The name of what is clicked.
    fn name(&self, pick: Pick, lang: Lang) -> String;
    /// The position for the terminal, as `viewer` may know it: a place and what is there.
    fn sketch(&self, viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)>;
    /// What `seat` may expect of each way to go on, where the game can work it out: made from a guess, in a few
    /// milliseconds, for whoever asks. Empty for an idle seat.
    fn odds(&self, seat: Seat, lang: Lang) -> Vec<Weighed>;
    /// A sentence from the game's message files: `side-texan`, `scenario-assault`.
    fn say(&self, phrase: &Phrase, lang: Lang) -> String;

    /// Takes a decision in notation; then draws all fate it asks for. Returns the new length of the record.
    fn decide(&mut self, seat: Seat, notation: &str, lang: Lang) -> Result<usize, Denied>;
    /// Takes all that a seat says in one go, decision by decision: a list up to the first that is refused, a gesture until it is done or the
    /// game waits for somebody else. Denied if not even the first decision was taken.
    fn tell(&mut self, seat: Seat, told: &Told, lang: Lang) -> Result<Carried, Denied>;
    /// Why this decision would be denied; `Ok` if it would be taken. Changes nothing.
    fn check(&self, seat: Seat, notation: &str, lang: Lang) -> Result<(), Denied>;
    /// Why these clicks are no decision now. `Ok` if they are one.
    fn why(&self, seat: Seat, picks: &[Pick], lang: Lang) -> Result<(), Denied>;
    /// Whether `seat` may take back its last decision; what stands in the way if not.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoDenied>;
    fn undo(&mut self, seat: Seat) -> Result<usize, UndoDenied>;
    /// From which input on everything would be taken back that has happened since `seat` was asked for its decision at `input`: before
    /// anybody who was asked at the same time has chosen.
    fn asked_at(&self, seat: Seat, input: usize) -> usize;
    /// Takes back everything from the `kept`-th input on, by consent and at the wish of `seat`: over dice, and over what others have decided.
    /// What fate has said is not said again.
    fn take_back(&mut self, seat: Seat, kept: usize) -> Result<usize, UndoDenied>;

    /// The job of choosing for `seat`, to be run anywhere: it answers with a decision in notation. It owns a guess made from
    /// what the seat knows, not the table. `None` if the game does not wait for `seat`.
    fn think(&self, seat: Seat, computer: ai::Computer, seed: u64) -> Option<Thinking<String>>;
    /// The job of telling `seat` what a general would do in its place, from what it knows. `None` if the game does not wait
    /// for `seat`.
    fn hint(&self, seat: Seat, care: ai::Care, lang: Lang) -> Option<Thinking<Hint>>;
    /// The job of telling `seat` how it stands, from what it knows, whoever is to decide. `None` once the game is over.
    fn prospect(&self, seat: Seat, care: ai::Care) -> Option<Thinking<Prospect>>;

    /// The job of telling `seat` whether a general would rather do something else than what it is about to say, one decision or several that
    /// make an order. `None` if the game does not wait for it, or these are no decisions.
    fn coach(&self, seat: Seat, made: &[String], lang: Lang) -> Option<Thinking<Option<Better>>>;
    /// Begins to look back at the match, with the eyes of these seats and what they knew. `None` if nobody's are left.
    fn review(&self, seats: Seats, depth: Depth) -> Option<Box<dyn Reviewing>>;
    /// A decision in notation as a sentence.
    fn decision(&self, notation: &str, lang: Lang) -> String;

    /// The record as text, as `viewer` may know it: whole once the game is over.
    fn record(&self, viewer: Viewer) -> String;
    /// The inputs from the `from`-th on as text, one each: what a host must store after a decision.
    /// The whole truth: never to be shown.
    fn inputs(&self, from: usize) -> Vec<String>;
    /// Goes on as another host of the same match has gone on, by its inputs. Where that fails the match is not to be used any more.
    fn follow(&mut self, inputs: &[String]) -> Result<(), Faults>;
    /// The position as text. The whole truth, too.
    fn pos(&self) -> String;
    /// The job of finding out whether a match that was taken up in the position where it stood was led there by its inputs.
    fn audit(&self) -> Audit;
}

/// Plays again what was played before a match was taken up; tells whether that leads to where it stood.
pub type Audit = Box<dyn FnOnce() -> bool + Send>;

/// A sentence and its clause in the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Said {
    pub text: String,
    /// Empty where no clause stands behind it.
    pub rule: &'static str,
}

/// A legal decision, ready to be clicked, typed or read out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Offered {
    /// In notation.
    #[serde(rename = "decision")]
    pub notation: String,
    /// As clicks.
    pub picks: Vec<String>,
    /// In words.
    pub text: String,
    /// Whether it is to do nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
    /// What it would leave undone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone: Option<String>,
}

/// A way to go on and what to expect of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Weighed {
    /// What would be done.
    pub way: String,
    /// The chance and the losses in a sentence.
    pub text: String,
    /// In thousandths; none where there is nothing to win.
    pub chance: Option<u16>,
    /// Half of its 95 % interval, in thousandths; 0 if it is exact.
    pub error: u16,
    /// What each side loses on average, in tenths.
    pub losses: BTreeMap<&'static str, u16>,
    /// How often it was tried out; 0 if it is exact.
    pub trials: u32,
}

/// A line of the log in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LogLine {
    /// The input it came from, counted from 0.
    pub input: usize,
    /// `heading`, `plain`, `detail`, or `reason`: why a computer player decided so.
    pub kind: &'static str,
    pub text: String,
    /// The clause of the rulebook; may be empty.
    pub rule: &'static str,
    /// The faces thrown.
    pub dice: Vec<u8>,
    /// The places it led through, as clicks.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
}

/// Why a decision was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Denied {
    /// Not a sentence of this game's notation. Holds what was sent.
    Unreadable(String),
    /// Not a seat the game waits for.
    NotYourTurn,
    /// Refused by the rules.
    Refused(Said),
    /// There is nothing left to do by that gesture.
    NothingLeft,
    Over,
    /// This is a record to look at, without its seed: no dice can be thrown.
    Closed,
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoDenied {
    /// There is nothing of this seat's to take back.
    Nothing,
    /// Dice have been thrown, or something hidden has been seen, since.
    Sealed,
    Over,
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Denied::Unreadable(text) => write!(f, "not understood: {text:?}"),
            Denied::NotYourTurn => f.write_str("the game does not wait for that side"),
            Denied::Refused(said) => write!(f, "{} ({})", said.text, said.rule),
            Denied::NothingLeft => f.write_str("there is nothing left to do by that"),
            Denied::Over => f.write_str("the game is over"),
            Denied::Closed => f.write_str("this record can only be looked at"),
        }
    }
}

impl std::error::Error for Denied {}

impl fmt::Display for UndoDenied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UndoDenied::Nothing => "there is nothing to take back",
            UndoDenied::Sealed => "dice have been thrown, or the turn has passed, since",
            UndoDenied::Over => "the game is over",
        })
    }
}

impl std::error::Error for UndoDenied {}
