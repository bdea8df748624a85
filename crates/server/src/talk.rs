//! What goes on at a table beside its game: who is there, what their clocks show, what they say. It comes over the same stream as the game's news.
//!
//! There are two channels. What the players write is read by everybody; what observers write is read by observers alone as long as the game runs,
//! since they might tell a player what he must not know. So who has a seat neither reads their channel nor writes to it.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use futures_util::StreamExt;
use game::{Seat, Seats, Title};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use utoipa::ToSchema;

use crate::api::settling::{ClockBody, clocks};
use crate::asker::Asker;
use crate::host::Host;
use crate::hosted::{Hosted, Open};
use crate::key::TableId;
use crate::limits::{What, who};
use crate::live::{Listening, Telling};
use crate::people::{PersonId, plain};
use crate::presence::Here;
use crate::problem::Problem;
use crate::store::{Author, Hears, Holder, KeptLine, Saying};

/// No line is longer, in letters.
pub const LONGEST_LINE: usize = 500;
/// No more lines are told at once.
pub const MOST_LINES: u32 = 200;

/// To whom something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Channel {
    Players,
    Observers,
}

impl Channel {
    pub fn id(self) -> &'static str {
        match self {
            Channel::Players => "players",
            Channel::Observers => "observers",
        }
    }

    pub fn named(id: &str) -> Option<Channel> {
        [Channel::Players, Channel::Observers].into_iter().find(|channel| channel.id() == id)
    }
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LineBody {
    /// Lines are counted from 1, those included that are not told to everybody.
    pub number: u64,
    pub channel: Channel,
    /// The side that its author plays; none of an observer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// What its author is called, if a person has said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether the one who asks has said it.
    pub own: bool,
    /// In seconds since 1970.
    pub said: i64,
    /// One line of plain text.
    pub text: String,
}

/// Who is at a table: `here` if he has it open, `away` if he has not, `awaited` if nobody has sat down yet.
pub type Presences = BTreeMap<String, String>;

/// What goes on at a table beside its game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TalkBody {
    /// Who is there, by side; of persons only.
    pub here: Presences,
    /// The clocks, by side; empty where nothing is timed.
    pub clocks: BTreeMap<String, ClockBody>,
    /// What was said since.
    pub lines: Vec<LineBody>,
}

impl Hosted {
    /// Wakes those who listen for what goes on beside the game.
    pub fn stir(&self) {
        self.talk.send_modify(|stirred| *stirred += 1);
    }
}

/// What somebody may do and read at a table, as it is now.
struct Place {
    held: Seats,
    over: bool,
    title: &'static Title,
}

impl Place {
    fn of(open: &Open, asker: &Asker) -> Result<Place, Problem> {
        Ok(Place { held: open.held(asker)?, over: open.is_over(), title: open.board.title() })
    }

    fn hears(&self, asker: &Asker) -> Hears {
        Hears { observers: self.held.is_empty() || self.over, reader: asker.person }
    }

    /// The channel that is his.
    fn own(&self) -> Channel {
        if self.held.is_empty() { Channel::Observers } else { Channel::Players }
    }

    fn told(&self, line: KeptLine, asker: &Asker) -> LineBody {
        let KeptLine { number, channel, author, called, said, text } = line;
        let own = match author.person {
            Some(person) => asker.person == Some(person),
            None => author.seat.is_some_and(|seat| self.held.contains(seat)),
        };
        let side = author.seat.filter(|_| channel == Channel::Players);
        let side = side.map(|seat| self.title.seat_id(seat).to_owned());
        let name = called.map(|called| called.say(asker.lang));
        LineBody { number, channel, side, name, own, said, text }
    }
}

impl Host {
    /// Says something at a table, as the one who sits there or looks on. Tells its number.
    pub async fn say(
        self: &Arc<Host>,
        id: &TableId,
        asker: &Asker,
        person: Option<PersonId>,
        text: &str,
        channel: Option<Channel>,
    ) -> Result<u64, Problem> {
        if text.chars().count() > LONGEST_LINE {
            return Err(Problem::TooLong(LONGEST_LINE));
        }
        let text = plain::line(text, LONGEST_LINE).ok_or(Problem::NothingSaid)?;
        let open = self.open(id).await?;
        let place = Place::of(&open, asker)?;
        let hosted = Arc::clone(&open.hosted);
        drop(open);
        let own = place.own();
        if channel.is_some_and(|channel| channel != own) {
            return Err(Problem::NotYourChannel);
        }
        let author = Author { person, seat: place.held.iter().next() };
        if author.person.is_none() && author.seat.is_none() {
            return Err(Problem::Nobody);
        }
        self.limits.take(self.store(), asker, What::Chat).await?;
        let number = self.store().say(id, Saying { channel: own, author, text }).await?;
        hosted.is_told_of_lines(number);
        Ok(number)
    }

    /// What goes on at a table, with what was said after the line of this number.
    pub async fn talk(
        self: &Arc<Host>,
        id: &TableId,
        asker: &Asker,
        after: u64,
    ) -> Result<TalkBody, Problem> {
        let open = self.open(id).await?;
        self.talk_at(open, asker, after).await
    }

    async fn talk_at(&self, open: Open, asker: &Asker, after: u64) -> Result<TalkBody, Problem> {
        let place = Place::of(&open, asker)?;
        let (here, clocks) = (presences(&open), clocks(&open, self.store()).await);
        let id = open.hosted.id.clone();
        // Nobody waits at the door for what was said.
        drop(open);
        let lines = self.store().lines(&id, after, place.hears(asker), MOST_LINES).await?;
        Ok(TalkBody { here, clocks, lines: lines.into_iter().map(|line| place.told(line, asker)).collect() })
    }

    /// Who has said this line, to one who may read it.
    async fn author(self: &Arc<Host>, id: &TableId, asker: &Asker, number: u64) -> Result<Author, Problem> {
        let open = self.open(id).await?;
        let hears = Place::of(&open, asker)?.hears(asker);
        drop(open);
        match self.store().author(id, number).await? {
            Some((channel, author)) if hears.observers || channel == Channel::Players => Ok(author),
            _ => Err(Problem::NoSuchLine),
        }
    }

    /// The one who asks does not want to hear who has said this line; or does again.
    pub async fn mute(
        self: &Arc<Host>,
        id: &TableId,
        asker: &Asker,
        number: u64,
        mute: bool,
    ) -> Result<(), Problem> {
        let person = asker.somebody()?;
        let author = self.author(id, asker, number).await?.person.ok_or(Problem::NoSuchLine)?;
        if author == person {
            return Err(Problem::NoSuchLine);
        }
        self.limits.take(self.store(), asker, What::Chat).await?;
        self.store().mute(person, author, mute).await?;
        Ok(())
    }

    /// Keeps this line for those who look after the site.
    pub async fn report(self: &Arc<Host>, id: &TableId, asker: &Asker, number: u64) -> Result<(), Problem> {
        self.author(id, asker, number).await?;
        self.limits.take(self.store(), asker, What::Chat).await?;
        self.store().report(id, number, who(asker)).await?;
        tracing::warn!(table = %id, number, "a line of chat was reported");
        Ok(())
    }
}

/// Who is at a table, by side.
fn presences(open: &Open) -> Presences {
    let (title, there) = (open.board.title(), open.hosted.presence.seats());
    let seen = |(seat, holder): (Seat, &Holder)| {
        let how = match holder {
            Holder::Token(_) | Holder::Guest(_) if there.contains(seat) => "here",
            Holder::Token(_) | Holder::Guest(_) => "away",
            Holder::Invited(_) => "awaited",
            Holder::Computer(_) | Holder::Rules => return None,
        };
        Some((title.seat_id(seat).to_owned(), how.to_owned()))
    };
    open.seats().filter_map(seen).collect()
}

/// Somebody who listens for what goes on beside the game.
struct Listener {
    host: Arc<Host>,
    hosted: Arc<Hosted>,
    asker: Asker,
    form: Form,
    stirred: watch::Receiver<u64>,
    /// The number of the last line that he knows.
    after: u64,
    /// What he was told last.
    told: Option<TalkBody>,
}

/// In which form he is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Program,
    Page,
}

/// What a page is told.
#[derive(Serialize)]
struct ToPage<'a> {
    talk: &'a TalkBody,
}

/// What goes on beside the game, at once and whenever that changes, for one who knows the lines up to this number.
pub fn telling(host: &Arc<Host>, hosted: &Arc<Hosted>, asker: Asker, form: Form, after: u64) -> Telling {
    let stirred = hosted.talk.subscribe();
    let (host, hosted) = (Arc::clone(host), Arc::clone(hosted));
    Listener { host, hosted, asker, form, stirred, after, told: None }.telling(None)
}

/// A stream, for one who is at the table with these seats as long as he is told.
pub fn attended(telling: Telling, host: &Arc<Host>, hosted: &Arc<Hosted>, seats: Seats) -> Telling {
    let here = Here::at(host, hosted, seats);
    telling
        .map(move |event| {
            let _here = &here;
            event
        })
        .boxed()
}

impl Listening for Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if self.told.is_some() {
                self.stirred.changed().await.ok()?;
            }
            if let Some(event) = self.look().await? {
                return Some(event);
            }
        }
    }
}

impl Listener {
    /// What is new; nothing if it is not there any more.
    async fn look(&mut self) -> Option<Option<Bytes>> {
        let open = self.hosted.open(self.host.store()).await.ok()?;
        let now = self.host.talk_at(open, &self.asker, self.after).await.ok()?;
        let is_news = match &self.told {
            None => true,
            Some(told) => !now.lines.is_empty() || now.here != told.here || now.clocks != told.clocks,
        };
        self.after = now.lines.last().map_or(self.after, |line| line.number);
        let event = is_news.then(|| self.event(&now));
        self.told = Some(now);
        Some(event)
    }

    fn event(&self, talk: &TalkBody) -> Bytes {
        let event = match self.form {
            Form::Program => serde_json::to_string(talk).map(|data| format!("event: talk\ndata: {data}\n\n")),
            Form::Page => serde_json::to_string(&ToPage { talk }).map(|data| format!("data: {data}\n\n")),
        };
        event.unwrap_or_default().into()
    }
}
