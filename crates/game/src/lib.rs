//! The vocabulary every game speaks.
//!
//! A game is a value. It says what it waits for ([`Node`]), which decisions are legal, and what follows from
//! a decision or from fate. It never rolls, logs, reads a clock, knows a user or touches the heap in play:
//! the host answers every question put to fate, and keeps the record.
//!
//! Start with [`Game`]; the rest of this crate is the words it uses.

#![deny(clippy::float_arithmetic, clippy::iter_over_hash_type, clippy::print_stdout)]

mod catalogue;
pub mod edition;
mod facts;
mod fate;
mod fitted;
mod gesture;
mod id;
mod lang;
mod mind;
mod net;
mod notation;
mod openings;
mod options;
mod pick;
mod play;
mod refusals;
mod rooms;
pub mod schema;
mod seat;
mod set;
mod source;
mod times;
mod views;
mod words;

pub use catalogue::{Choice, Scenario, Title};
pub use edition::{Edition, Entered, Folder, Here, In};
pub use facts::{Sheet, Site, Way};
pub use fate::{Dice, Draw, Fate};
pub use fitted::{Counted, Fitted, PARTS_OF_LOG_ODDS, Table, weighed, weights};
pub use gesture::{Band, Gesture, Gestures, beginnings, begun};
pub use lang::{Lang, PerLang};
pub use mind::{CERTAIN, Guess, Mind, Thumbs, chance, preferred};
pub use net::{FULL, Net};
pub use notation::fields;
pub use openings::{Booked, Opening, from_the_book, openings};
pub use options::Kept;
pub use pick::{Offer, Pick, nearest, offer};
pub use play::{Input, Refused, play, sample_legal};
pub use seat::{Node, Outcome, Seat, Seats, Viewer};
pub use set::Set128;
pub use source::{ROW_NAMES, Source, SourceKind, SourcedTable, Sources};
pub use times::Times;
pub use views::Views;
pub use words::{Arg, Chart, Count, Line, LineKind, Odds, Phrase, Prompt, Row, Words};

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

/// A game in progress, as a value: cheap to clone, equal when equal, no heap, no clock, no dice.
///
/// The truth about a game is the list of its inputs: decisions and fate. The state is their fold.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// Where a game starts and which optional rules are in force. Its text form is the scenario's id, then
    /// every option that differs from its default: `1836 bowie=active`.
    type Scenario: Copy + Eq + Debug + Display + FromStr<Err: Debug> + Send + Sync;
    /// One commitment by a player, in the rulebook's words. Its text form is the game's notation.
    type Decision: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err: Debug> + Send + Sync;
    /// Why a decision is refused, and by which clause.
    type Illegal: Refusal;
    /// Something that happened, for the log and the eye.
    type Event: Clone + Eq + Debug + Serialize + ToSchema + Send + Sync;
    /// What one viewer may know. A type of its own: new state is hidden until it is shown on purpose.
    type View: Clone + Eq + Debug + Serialize + ToSchema + Send + Sync;
    /// What the rules look up: `()` in a game without tables.
    type Data: Debug + Send + Sync;

    /// The game as it stands on the shelf: its name, scenarios, sides and options.
    const TITLE: Title;
    /// No game lasts longer than this many inputs.
    const MAX_INPUTS: usize;
    /// No node offers more decisions than this.
    const MAX_OFFER: usize;
    /// Whether a side ever knows what another does not. A game that hides nothing says so: two at one screen then
    /// need no curtain.
    const HIDES: bool = true;

    /// The edition that the program was built with.
    fn built_in() -> &'static Edition<Self::Data>;

    /// The edition in force on this thread; see [`edition`].
    fn here() -> &'static Here<Self::Data>;

    /// The edition it is played in: the one that was in force when it was started, or read.
    fn edition(&self) -> &'static Edition<Self::Data>;

    /// Whether the edition in force is its own: only then do the rules look things up where they should.
    fn is_home(&self) -> bool {
        std::ptr::eq(Self::here().get(), self.edition())
    }

    /// Puts its edition in force on this thread, until what is returned goes out of scope.
    fn enter(&self) -> Entered<Self::Data> {
        self.edition().enter(Self::here())
    }

    /// Starts a game in the edition in force.
    fn start(scenario: Self::Scenario) -> Self;

    /// What the game waits for. Every seat named by a `Decide` node has a legal decision.
    fn node(&self) -> Node;

    /// The turn of play, counted from 1, as a player would count it.
    fn turn(&self) -> u16;

    /// Visits every legal decision of `seat`, in a stable order, until told to stop. Nothing for an idle seat.
    fn legal(&self, seat: Seat, visit: &mut impl FnMut(Self::Decision) -> ControlFlow<()>)
    -> ControlFlow<()>;

    /// Says whether `seat`, which the node awaits, may decide so; if not, by the first clause that forbids it.
    fn check(&self, seat: Seat, decision: Self::Decision) -> Result<(), Self::Illegal>;

    /// Carries out a decision that [`check`](Game::check) accepts, then runs on to the next node.
    fn decide(&mut self, seat: Seat, decision: Self::Decision, log: &mut impl Sink<Self::Event>);

    /// Carries out an answer that the pending draw admits, then runs on to the next node.
    fn resolve(&mut self, fate: Fate, log: &mut impl Sink<Self::Event>);

    fn view(&self, viewer: Viewer) -> Self::View;

    /// What everybody who looks on may know, put together at once. A game that hides something overrides it if much of that is
    /// the same for all of them.
    fn views(&self) -> Views<Self::View> {
        if Self::HIDES {
            Views::each(|viewer| self.view(viewer))
        } else {
            Views::Alike(self.view(Viewer::Observer))
        }
    }

    /// The event as `viewer` may know it, or nothing. A game that hides something says this itself, and what
    /// follows of it below; otherwise it does not compile.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        const { assert!(!Self::HIDES, "a game that hides something says what its events tell") };
        Some(event.clone())
    }

    /// Whether the event told its own actor something new: such a decision cannot be taken back.
    fn reveals(_event: &Self::Event) -> bool {
        const { assert!(!Self::HIDES, "a game that hides something says which events reveal it") };
        false
    }

    /// The decision as clicks: a piece, then a place; or a button.
    fn picks(decision: Self::Decision) -> Vec<Pick>;

    /// The decision that these clicks of `seat`, which the node awaits, would mean now, legal or not: `check` then says why
    /// not. Where they mean none, the fact in the way: whose piece that is, what the step is about.
    #[expect(
        clippy::wrong_self_convention,
        reason = "it is the counterpart of `picks`, and depends on the state"
    )]
    fn from_picks(&self, seat: Seat, picks: &[Pick]) -> Result<Self::Decision, Self::Illegal>;

    /// A state that `knower` could not tell from this one, its hidden part redrawn. `below(n)` gives a number from 0 to n − 1.
    #[must_use]
    fn redraw(&self, _knower: Seat, _below: &mut impl FnMut(u64) -> u64) -> Self {
        const { assert!(!Self::HIDES, "a game that hides something draws it anew") };
        self.clone()
    }

    /// The same knowledge, with all that `knower` may not know put in one order: any two states that he could not tell apart
    /// become one, which he could not tell from them either. So it is a function of what he knows, and not of the truth: deal out what is
    /// hidden again, in a fixed order, by what he knows of it.
    #[must_use]
    fn levelled(&self, _knower: Seat) -> Self {
        const { assert!(!Self::HIDES, "a game that hides something levels it") };
        self.clone()
    }

    /// One legal decision of `seat`, for playouts. Override it where drawing is cheaper than listing; every
    /// legal decision must have a chance.
    fn sample(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Self::Decision> {
        sample_legal(self, seat, below)
    }

    /// The position as text: complete, and pleasant to write by hand. The state's only outside form.
    fn pos(&self) -> String;

    /// Reads a position; if it cannot stand, says every fault found.
    fn from_pos(text: &str) -> Result<Self, Vec<String>>;

    /// The scenario it is played by, if the state remembers which: a position then says so by itself.
    fn scenario(&self) -> Option<Self::Scenario> {
        None
    }

    /// Laws that hold in every state that play can reach. The contract suite checks them after every input.
    fn invariants(&self) -> Result<(), String>;
}

/// Why a decision is refused: the fact in the way, and its clause. Made by [`refusals!`].
pub trait Refusal: Copy + Eq + Debug + Send + Sync {
    fn rule(&self) -> Rule;
    /// Why not, in a sentence.
    fn phrase(&self) -> Phrase;
}

/// A clause of a game's rulebook, by its number: `Rule("5.3")`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule(pub &'static str);

/// Where events go. `()` never even builds them; `Vec<E>` keeps them.
pub trait Sink<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
