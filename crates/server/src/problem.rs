//! Why a request was not granted: one list, each with its status, its code and its sentence.

use std::sync::LazyLock;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Arg, Lang, PerLang, Phrase};
use serde::{Deserialize, Serialize};
use table::{Denied, Idle, Said, UndoDenied};
use utoipa::ToSchema;
use words::Catalog;

use crate::calls::CannotCall;
use crate::limits::What;
use crate::stopped::Stopped;
use crate::store::StoreError;

const MESSAGES: PerLang<&str> = game::texts!("../messages/", ".ftl");

/// What was sent is not repeated at greater length than this.
const LONGEST_DETAIL: usize = 200;

static CATALOG: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::load(MESSAGES).expect("checked: a test reads both message files"));

/// Why a request was not granted. As a response it is only a status that carries this value along;
/// [`front`](crate::front) says it in the language and form of the one who asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    NoSuchGame(String),
    /// No edition with this name or hash can be played here.
    NoSuchEdition(String),
    NoSuchTable,
    NoSuchPage,
    NoSuchMethod,
    NoSuchTournament,
    /// Nobody may make tournaments here.
    TournamentsClosed,
    /// Only the one who has made a tournament may do that.
    NotYourTournament,
    /// A tournament that has begun, or is full, or in which one does not play.
    EntryClosed,
    /// Nobody has this handle, or he hides.
    NoSuchPerson,
    WrongToken,
    /// No person has this key.
    WrongKey,
    /// Only a person can do that: somebody with a cookie of ours, or a key.
    Nobody,
    /// A line of chat longer than so many letters, or with nothing in it.
    TooLong(usize),
    NothingSaid,
    /// A player has spoken to observers, or an observer to players.
    NotYourChannel,
    /// No line of chat that the one who asks may read has this number, or nothing of the kind can be done about it.
    NoSuchLine,
    /// A name of which nothing is left when it is made plain.
    NoName,
    /// What cannot be undone must be asked for twice.
    NotSure,
    /// A person cannot be called there.
    CannotCall(CannotCall),
    /// He is called nowhere of that name.
    NoSuchReceiver,
    /// A letter that was opened before, or is too old.
    LetterSpent,
    /// An observer asked for what only a player may do.
    NotYourSeat,
    /// A player named a seat that is someone else's.
    NotThatSeat,
    NotYourTurn,
    /// Both sides are the asker's, and it is not said which of them asks, or that one is not awaited.
    WhoseEyes,
    Over,
    /// The request was made looking at an earlier revision.
    Stale,
    UndoNothing,
    UndoSealed,
    /// Nobody sits at the other side whose consent could be asked.
    NobodyToAsk,
    /// The other has just declined that.
    Declined,
    /// Nothing of the kind was proposed, or no longer.
    NoProposal,
    /// Nobody is late.
    NotLate,
    Refused(Said),
    /// Lawful, but not what the lesson awaits; what it answers to that.
    OffScript(&'static PerLang<String>),
    /// A decision that does not solve the puzzle.
    NotTheBest,
    /// A gesture has nothing left to do.
    NothingLeft,
    /// Not what this address reads; the detail is technical.
    Unreadable(String),
    /// Readable, but it asks for something that is not there: said by this phrase.
    Unfit(Phrase),
    UnreadableDecision(String),
    TooLarge,
    /// The rest of the request did not come in time.
    TooSlow,
    SeedsNotAllowed,
    PositionsNotAllowed,
    ForeignOrigin,
    /// The request asks for a host that we are not.
    WrongHost(String),
    /// Somebody has used up what is allowed; some of it comes back in this many seconds.
    TooMany {
        what: What,
        seconds: u64,
    },
    /// A thought gave way to others: it is begun again.
    Interrupted,
    /// Nobody may set up tables here now.
    TablesClosed,
    InviteSpent,
    /// Somebody sits there: there is nothing to invite to.
    SeatTaken,
    /// Nobody may look on while this game runs.
    NotToBeSeen,
    /// Only those who have played together may challenge each other.
    NotMet,
    /// A table at which somebody else sits, or that counts, is not deleted.
    StillShared,
    /// In a rated game there is no advice.
    NoAdvice,
    /// The match has not begun: somebody is still awaited.
    Waiting,
    NeedsCookie,
    StorageFull,
    StorageFailed,
    /// The store went away while it kept something, and it is not known whether it did.
    StorageUnsure,
    /// What is stored makes no sense.
    RecordBroken,
    /// The game cannot go on.
    Stopped(Stopped),
    /// A fault of ours.
    Inside,
}

/// The body of every answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// Which of the known reasons it is: `stale`, `not-your-turn`, `refused` …
    pub error: String,
    /// The reason as a sentence, in the language asked for.
    pub reason: String,
    /// The clause of the rulebook, if the rules refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Problem {
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchGame(_)
            | Problem::NoSuchEdition(_)
            | Problem::NoSuchTable
            | Problem::NoSuchPage
            | Problem::NoSuchLine
            | Problem::NoSuchReceiver
            | Problem::NoSuchTournament
            | Problem::NoSuchPerson => StatusCode::NOT_FOUND,
            Problem::NoSuchMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::WrongToken
            | Problem::WrongKey
            | Problem::Nobody
            | Problem::NotYourSeat
            | Problem::NotYourChannel
            | Problem::NotThatSeat
            | Problem::NotYourTurn
            | Problem::WhoseEyes
            | Problem::Over
            | Problem::SeedsNotAllowed
            | Problem::PositionsNotAllowed
            | Problem::ForeignOrigin
            | Problem::TablesClosed
            | Problem::InviteSpent
            | Problem::LetterSpent
            | Problem::NotToBeSeen
            | Problem::NotMet
            | Problem::TournamentsClosed
            | Problem::NotYourTournament
            | Problem::NoAdvice
            | Problem::NeedsCookie => StatusCode::FORBIDDEN,
            Problem::Stale
            | Problem::SeatTaken
            | Problem::StillShared
            | Problem::EntryClosed
            | Problem::Waiting
            | Problem::UndoNothing
            | Problem::UndoSealed
            | Problem::NobodyToAsk
            | Problem::Declined
            | Problem::NoProposal
            | Problem::NotLate => StatusCode::CONFLICT,
            Problem::Refused(_) | Problem::NothingLeft | Problem::OffScript(_) | Problem::NotTheBest => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::TooLong(_) | Problem::NothingSaid | Problem::CannotCall(_) | Problem::NotSure => {
                StatusCode::BAD_REQUEST
            }
            Problem::NoName | Problem::Unreadable(_) | Problem::Unfit(_) | Problem::UnreadableDecision(_) => {
                StatusCode::BAD_REQUEST
            }
            Problem::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::WrongHost(_) => StatusCode::MISDIRECTED_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::StorageFull
            | Problem::StorageFailed
            | Problem::StorageUnsure
            | Problem::RecordBroken => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Stopped(Stopped { shown: true, .. }) => StatusCode::FORBIDDEN,
            Problem::Stopped(Stopped { shown: false, .. }) => StatusCode::GONE,
            Problem::Inside | Problem::Interrupted => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Its name for programs, which is also the id of its message.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::NoSuchGame(_) => "no-such-game",
            Problem::NoSuchEdition(_) => "no-such-edition",
            Problem::NoSuchTable => "no-such-table",
            Problem::NoSuchPage => "no-such-page",
            Problem::NoSuchMethod => "no-such-method",
            Problem::NoSuchPerson => "no-such-person",
            Problem::NoSuchTournament => "no-such-tournament",
            Problem::TournamentsClosed => "tournaments-closed",
            Problem::NotYourTournament => "not-your-tournament",
            Problem::EntryClosed => "entry-closed",
            Problem::WrongToken => "wrong-token",
            Problem::WrongKey => "wrong-key",
            Problem::Nobody => "nobody",
            Problem::TooLong(_) => "too-long",
            Problem::NothingSaid => "nothing-said",
            Problem::NotYourChannel => "not-your-channel",
            Problem::NoSuchLine => "no-such-line",
            Problem::NoName => "no-name",
            Problem::NotSure => "not-sure",
            Problem::CannotCall(_) => "cannot-call",
            Problem::NoSuchReceiver => "no-such-receiver",
            Problem::LetterSpent => "letter-spent",
            Problem::NotYourSeat => "not-your-seat",
            Problem::NotThatSeat => "not-that-seat",
            Problem::NotYourTurn => "not-your-turn",
            Problem::WhoseEyes => "whose-eyes",
            Problem::Over => "over",
            Problem::Stale => "stale",
            Problem::UndoNothing => "undo-nothing",
            Problem::UndoSealed => "undo-sealed",
            Problem::NobodyToAsk => "nobody-to-ask",
            Problem::Declined => "declined",
            Problem::NoProposal => "no-proposal",
            Problem::NotLate => "not-late",
            Problem::Refused(_) => "refused",
            Problem::OffScript(_) => "off-script",
            Problem::NotTheBest => "not-the-best",
            Problem::NothingLeft => "nothing-left",
            Problem::Unreadable(_) | Problem::Unfit(_) => "unreadable",
            Problem::UnreadableDecision(_) => "unreadable-decision",
            Problem::TooLarge => "too-large",
            Problem::TooSlow => "too-slow",
            Problem::SeedsNotAllowed => "seeds-not-allowed",
            Problem::PositionsNotAllowed => "positions-not-allowed",
            Problem::ForeignOrigin => "foreign-origin",
            Problem::WrongHost(_) => "wrong-host",
            Problem::TooMany { .. } => "too-many",
            Problem::TablesClosed => "tables-closed",
            Problem::InviteSpent => "invite-spent",
            Problem::SeatTaken => "seat-taken",
            Problem::NotToBeSeen => "not-to-be-seen",
            Problem::NotMet => "not-met",
            Problem::StillShared => "still-shared",
            Problem::NoAdvice => "no-advice",
            Problem::Waiting => "waiting",
            Problem::NeedsCookie => "needs-cookie",
            Problem::StorageFull => "storage-full",
            Problem::StorageFailed => "storage-failed",
            Problem::StorageUnsure => "storage-unsure",
            Problem::RecordBroken => "record-broken",
            Problem::Stopped(_) => "stopped",
            Problem::Inside | Problem::Interrupted => "inside",
        }
    }

    pub fn reason(&self, lang: Lang) -> String {
        let phrase = Phrase::new(self.code());
        let phrase = match self {
            Problem::Refused(said) => return said.text.clone(),
            Problem::OffScript(answer) => return answer[lang].clone(),
            Problem::Stopped(stopped) => return told(*stopped, lang),
            Problem::TooMany { what, seconds } => {
                phrase.with("what", what.id()).with("minutes", seconds.div_ceil(60) as i64)
            }
            Problem::TooLong(most) => phrase.with("most", *most),
            Problem::NoSuchGame(game) => phrase.with("game", game.as_str()),
            Problem::CannotCall(why) => phrase.with("why", why.id()),
            Problem::NoSuchEdition(edition) => phrase.with("edition", edition.as_str()),
            Problem::Unreadable(detail)
            | Problem::UnreadableDecision(detail)
            | Problem::WrongHost(detail) => {
                phrase.with("detail", detail.chars().take(LONGEST_DETAIL).collect::<String>())
            }
            Problem::Unfit(detail) => phrase.with("detail", Arg::Phrase(detail.clone())),
            _ => phrase,
        };
        CATALOG.say(lang, &phrase)
    }

    pub fn body(&self, lang: Lang) -> ErrorBody {
        let rule = match self {
            Problem::Refused(said) => Some(said.rule.to_owned()),
            _ => None,
        };
        ErrorBody { error: self.code().to_owned(), reason: self.reason(lang), rule }
    }
}

/// Why a game cannot go on, and what can be seen of it.
fn told(stopped: Stopped, lang: Lang) -> String {
    let Stopped { begun, plays, input, shown, lacks_edition } = stopped;
    let why = match plays {
        None => Phrase::new("stopped-game"),
        Some(_) if lacks_edition => Phrase::new("stopped-edition"),
        Some(plays) if plays == begun => Phrase::new("stopped-record").with("input", input),
        Some(plays) => {
            Phrase::new("stopped-rules").with("begun", begun).with("plays", plays).with("input", input)
        }
    };
    let seen = if shown { "stopped-shown" } else { "stopped-unseen" };
    format!("{} {}", tell(lang, &why), say(lang, seen))
}

/// A sentence of the server's without arguments.
pub fn say(lang: Lang, id: &'static str) -> String {
    CATALOG.say(lang, &Phrase::new(id))
}

/// A sentence of the server's.
pub fn tell(lang: Lang, phrase: &Phrase) -> String {
    CATALOG.say(lang, phrase)
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Denied> for Problem {
    fn from(denied: Denied) -> Problem {
        match denied {
            Denied::Unreadable(detail) => Problem::UnreadableDecision(detail),
            Denied::NotYourTurn => Problem::NotYourTurn,
            Denied::Refused(said) => Problem::Refused(said),
            Denied::NothingLeft => Problem::NothingLeft,
            Denied::Over | Denied::Closed => Problem::Over,
        }
    }
}

impl From<Idle> for Problem {
    fn from(idle: Idle) -> Problem {
        match idle {
            Idle::Observer => Problem::NotYourSeat,
            Idle::Over => Problem::Over,
            Idle::BehindCurtain => Problem::WhoseEyes,
            Idle::NotAwaited => Problem::NotYourTurn,
        }
    }
}

impl From<UndoDenied> for Problem {
    fn from(denied: UndoDenied) -> Problem {
        match denied {
            UndoDenied::Nothing => Problem::UndoNothing,
            UndoDenied::Sealed | UndoDenied::Over => Problem::UndoSealed,
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Conflict => Problem::Stale,
            StoreError::Gone => Problem::NoSuchTable,
            StoreError::Full => {
                tracing::error!("the disk is full");
                Problem::StorageFull
            }
            StoreError::Broken(what) => {
                tracing::error!(%what, "the store is damaged");
                Problem::RecordBroken
            }
            StoreError::Unsure(fault) => {
                tracing::error!(%fault, "the database went away in the middle");
                Problem::StorageUnsure
            }
            error => {
                tracing::error!(error = error.told(), "the database failed");
                Problem::StorageFailed
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Lang, Phrase};

    use super::{CannotCall, Problem, Stopped, What};

    #[test]
    fn every_problem_has_its_sentence() {
        let unfit = Phrase::new("seats-missing-side").with("side", "texan");
        let problems = [
            Problem::NoSuchGame("chess".into()),
            Problem::NoSuchEdition("my-map".into()),
            Problem::NoSuchTable,
            Problem::NoSuchPage,
            Problem::NoSuchMethod,
            Problem::NoSuchPerson,
            Problem::NoSuchTournament,
            Problem::TournamentsClosed,
            Problem::NotYourTournament,
            Problem::EntryClosed,
            Problem::WrongToken,
            Problem::WrongKey,
            Problem::Nobody,
            Problem::NoName,
            Problem::NotSure,
            Problem::NoSuchReceiver,
            Problem::LetterSpent,
            Problem::TooLong(500),
            Problem::NothingSaid,
            Problem::NotYourChannel,
            Problem::NoSuchLine,
            Problem::NotYourSeat,
            Problem::NotThatSeat,
            Problem::NotYourTurn,
            Problem::WhoseEyes,
            Problem::Over,
            Problem::Stale,
            Problem::UndoNothing,
            Problem::UndoSealed,
            Problem::NobodyToAsk,
            Problem::Declined,
            Problem::NoProposal,
            Problem::NotLate,
            Problem::NothingLeft,
            Problem::Unreadable("line 1".into()),
            Problem::Unfit(unfit),
            Problem::UnreadableDecision("x".into()),
            Problem::TooLarge,
            Problem::TooSlow,
            Problem::SeedsNotAllowed,
            Problem::PositionsNotAllowed,
            Problem::ForeignOrigin,
            Problem::WrongHost("elsewhere".into()),
            Problem::TablesClosed,
            Problem::TooMany { what: What::Hint, seconds: 100 },
            Problem::Interrupted,
            Problem::InviteSpent,
            Problem::SeatTaken,
            Problem::NotToBeSeen,
            Problem::NotMet,
            Problem::StillShared,
            Problem::NoAdvice,
            Problem::Waiting,
            Problem::NeedsCookie,
            Problem::StorageFull,
            Problem::StorageFailed,
            Problem::StorageUnsure,
            Problem::RecordBroken,
            Problem::Inside,
            Problem::Stopped(Stopped {
                begun: 1,
                plays: Some(2),
                input: 7,
                shown: true,
                lacks_edition: false,
            }),
            Problem::Stopped(Stopped {
                begun: 2,
                plays: Some(2),
                input: 7,
                shown: false,
                lacks_edition: true,
            }),
            Problem::Stopped(Stopped { begun: 1, plays: None, input: 0, shown: false, lacks_edition: false }),
        ];
        let uncalled = CannotCall::ALL.map(|(why, _)| Problem::CannotCall(why));
        for problem in problems.into_iter().chain(uncalled) {
            for lang in Lang::ALL {
                let reason = problem.reason(lang);
                assert!(!reason.contains('⟨'), "{reason}");
            }
        }
    }
}
