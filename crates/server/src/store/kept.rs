//! A table as it is kept.

use std::time::Duration;

use ai::Computer;
use game::{Fate, Seat, Seats};
use shelf::Lesson;
use table::{Contribution, Seed, Source};

use web::{Called, Wanted, Watch};

use crate::affairs::Affairs;
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
    pub terms: Terms,
    /// Whether the match has begun. Until everybody sits there is no position, and nothing is dealt.
    pub begun: bool,
    pub revisions: Vec<Revision>,
    pub standing: Standing,
    /// The position after the newest revision: the whole truth. `None` if an earlier version has stored it.
    pub stands: Option<String>,
    /// What is settled there beside the game.
    pub affairs: Affairs,
    /// How often anything about it was changed: the decisions, and who sits there.
    pub edition: u64,
}

/// The terms on which a table was laid, besides its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Whom those wish for who sit at an open table, which anybody may join before it has begun; none where one is invited.
    pub wanted: Option<Wanted>,
    /// Who may look on while the game runs.
    pub watch: Watch,
    /// Whether the game counts for the ratings of those who play it.
    pub rated: bool,
    /// For whom the seat is kept where nobody sits yet.
    pub challenged: Option<PersonId>,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { wanted: None, watch: Watch::Link, rated: false, challenged: None }
    }
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
    /// Where no person has decided anything: this long after the last change.
    pub unplayed: Duration,
    /// Where the game is not over: this long after a person last decided.
    pub unfinished: Duration,
}

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Computer(Computer),
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
    /// The seat that made it.
    pub by: Option<Seat>,
    /// Whether there are revisions of which it keeps nothing.
    pub replaces: bool,
    /// What is settled at the table from now on.
    pub affairs: Affairs,
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
    /// Whether those who sit there have put the table aside, by seat.
    pub archived: Vec<bool>,
    pub terms: Terms,
    pub standing: Standing,
    /// Seconds since 1970.
    pub touched: i64,
    /// How often anything about it was changed.
    pub edition: u64,
    /// How it is timed, as `table::Pace` is written.
    pub pace: Option<String>,
    /// How it ended, if its rules did not end it, as `table::Ending` is written.
    pub ended: Option<String>,
    /// How much of what the players have said its reader has not read.
    pub unread: u32,
}

impl Listed {
    /// The seats of this person.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).zip(&self.holders);
        seats.filter(move |(_, holder)| holder.person() == Some(person)).map(|(seat, _)| seat)
    }

    /// Whether this person has put it aside.
    pub fn is_archived(&self, person: PersonId) -> bool {
        self.seats_of(person).all(|seat| self.archived[usize::from(seat.0)])
    }

    /// Whether somebody else sits there.
    fn has_others(&self, person: PersonId) -> bool {
        self.holders.iter().any(|holder| holder.is_somebody() && holder.person() != Some(person))
    }

    /// Whether this person may delete it: nobody else sits there, and it does not count for anything.
    pub fn may_be_thrown_away(&self, person: PersonId) -> bool {
        let counts = self.terms.rated && self.standing.over;
        self.seats_of(person).next().is_some() && !self.has_others(person) && !counts
    }

    /// Whether a decision of this person is awaited.
    pub fn awaits(&self, person: PersonId) -> bool {
        !self.standing.over && self.seats_of(person).any(|seat| self.standing.awaits.contains(seat))
    }
}

impl Kept {
    /// Where its dice come from. Until everybody sits it holds the commitment, and what those have contributed who do.
    pub fn source(&self) -> Source {
        self.dice_alone().scripted(self.fates.clone()).having_taken_back(self.affairs.taken_back())
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
        shelf::game(&self.game)?.lesson(name)
    }

    /// The seat to which this is the invitation.
    pub fn invited(&self, invitation: Invitation) -> Option<Seat> {
        let wanted = Holder::Invited(Some(invitation));
        (0..).map(Seat).zip(&self.holders).find(|&(_, &holder)| holder == wanted).map(|(seat, _)| seat)
    }
}

impl Kept {
    /// The invitation to the first seat where nobody sits yet, if this person may take it without having been sent one.
    pub fn offered(&self, person: Option<PersonId>) -> Option<Invitation> {
        let challenged = self.terms.challenged.is_some() && self.terms.challenged == person;
        let may = self.terms.wanted.is_some() || challenged;
        let invitation = self.holders.iter().find_map(|holder| match holder {
            Holder::Invited(invitation) => *invitation,
            _ => None,
        });
        invitation.filter(|_| may)
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
