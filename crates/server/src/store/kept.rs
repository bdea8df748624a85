//! A table as it is kept.

use std::time::Duration;

use ai::Level;
use game::{Fate, Seat, Seats};
use shelf::Lesson;
use table::{Contribution, Seed, Source};

use web::Called;

use crate::key::{Invitation, SecretHash, TableId};
use crate::people::PersonId;

/// A table as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    pub id: TableId,
    pub game: String,
    /// The scenario's text form, options included.
    pub scenario: String,
    /// The prepared position it began with, if it did.
    pub position: Option<String>,
    /// The guided first game that is played here, if one is.
    pub lesson: Option<String>,
    /// Answers of fate that were set by hand, before the dice.
    pub fates: Vec<Fate>,
    pub rules_version: u16,
    pub dice: Dice,
    /// By seat.
    pub holders: Vec<Holder>,
    /// What each person is called, by seat; nothing where none sits who has a name.
    pub names: Vec<Option<Called>>,
    /// What each person has put into the seed, by seat.
    pub contributions: Vec<Option<Contribution>>,
    /// Whether the match has begun. Until everybody sits there is no position, and nothing is dealt.
    pub begun: bool,
    pub revisions: Vec<Revision>,
    pub standing: Standing,
    /// The position after the newest revision: the whole truth. `None` if an earlier version has stored it.
    pub stands: Option<String>,
    /// How often anything about it was changed: the decisions, and who sits there.
    pub edition: u64,
}

/// Where the dice of a table come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// This server drew the seed alone: so it was done by earlier versions.
    Alone(Seed),
    /// Somebody set the seed by hand.
    ByHand(Seed),
    /// The server's part of a seed; the rest comes from those who sit down.
    Shared(Seed),
}

/// How long tables are kept. Those that a person has played to the end are kept for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Where no person has decided anything: so long after the last change.
    pub unplayed: Duration,
    /// Where the game is not over: so long after a person last decided.
    pub unfinished: Duration,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Computer(Level),
    /// Whoever holds this token.
    Token(SecretHash),
    /// This person.
    Guest(PersonId),
    /// Nobody yet: whoever accepts this invitation. None if it was withdrawn.
    Invited(Option<Invitation>),
    /// Nobody: the rules move this side by themselves.
    Rules,
}

/// One step of a table: the record is cut to its first `keep` inputs, then these are added. A decision cuts
/// nothing, an undo adds nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Revision {
    /// Its number, counted from 1. It only ever goes up, so that it can say how new a page is.
    pub at: u64,
    pub keep: usize,
    pub inputs: Vec<String>,
}

/// A revision, and what the table is like after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    pub revision: Revision,
    pub standing: Standing,
    /// The position as text: the whole truth.
    pub stands: String,
    /// Whether a person has made it.
    pub by_person: bool,
    /// Whether there are revisions of which it keeps nothing.
    pub replaces: bool,
}

/// Where a table stands, for lists that do not load it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    pub turn: u16,
    pub awaits: Seats,
    pub awaits_computer: bool,
    pub over: bool,
    pub winner: Option<Seat>,
}

/// A line of "my games".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    pub id: TableId,
    pub game: String,
    pub scenario: String,
    pub holders: Vec<Holder>,
    pub names: Vec<Option<Called>>,
    pub standing: Standing,
    /// Seconds since 1970.
    pub touched: i64,
}

impl Kept {
    /// Where its dice come from. Until everybody sits it holds the commitment, and what those have contributed who do.
    pub fn source(&self) -> Source {
        self.dice_alone().scripted(self.fates.clone())
    }

    fn dice_alone(&self) -> Source {
        let secret = match self.dice {
            Dice::Alone(seed) => return Source::alone(seed),
            Dice::ByHand(seed) => return Source::by_hand(seed),
            Dice::Shared(secret) => secret,
        };
        let title = shelf::game(&self.game).map(|entry| entry.title);
        let side =
            |seat: Seat| title.map_or_else(|| seat.0.to_string(), |title| title.seat_id(seat).to_owned());
        let seats = (0..).map(Seat).zip(&self.holders).zip(&self.contributions);
        let persons = seats.filter(|((_, holder), _)| holder.is_somebody());
        let contributions = persons.map(|((seat, _), contribution)| (side(seat), contribution.clone()));
        Source::shared(secret, self.id.as_str(), contributions.collect())
    }

    /// The guided first game that is played here, if there is still one of that name.
    pub fn lesson(&self) -> Option<&'static Lesson> {
        let name = self.lesson.as_deref()?;
        shelf::game(&self.game)?.lessons().iter().find(|lesson| lesson.name == name)
    }

    /// The seat to which this is the invitation.
    pub fn invited(&self, invitation: Invitation) -> Option<Seat> {
        let wanted = Holder::Invited(Some(invitation));
        (0..).map(Seat).zip(&self.holders).find(|&(_, &holder)| holder == wanted).map(|(seat, _)| seat)
    }
}

impl Holder {
    /// Who sits there.
    pub fn person(&self) -> Option<PersonId> {
        if let Holder::Guest(person) = self { Some(*person) } else { None }
    }

    /// Whether a person sits there.
    pub fn is_somebody(&self) -> bool {
        matches!(self, Holder::Token(_) | Holder::Guest(_))
    }
}
