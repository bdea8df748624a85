//! What outlives the process: tables, who sits there, and every revision of their records.

mod allowances;
mod calls;
mod changes;
mod chat;
mod copy;
mod error;
mod finding;
mod kept;
mod leases;
#[cfg(feature = "hosting")]
mod listening;
mod moving;
mod opening;
mod persons;
#[cfg(feature = "hosting")]
mod postgres;
mod queries;
mod receivers;
mod rows;
mod schema;
mod seal;
mod sealing;
mod session;
mod sqlite;
mod standing;
mod time;
mod tournaments;
#[cfg(test)]
pub mod tests;
mod workers;

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::Seat;

use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;

use crate::key::{Invitation, TableId, random_bytes};
use crate::metrics::Metrics;
use crate::people::PersonId;
use crate::wire::{Topic, Touched, Wire};
use changes::Sealed;
use session::{Access, Connection, Session};
use sqlite::Sqlite;
use workers::Workers;

pub use allowances::Spending;
#[cfg(test)]
pub use calls::Called;
pub use calls::{Due, Outcome, What};
pub use chat::{Author, Hears, KeptLine, Report, Saying};
pub use copy::{Moved, copy};
pub use error::StoreError;
pub use kept::{Change, Dice, Holder, Keep, Kept, Listed, Revision, Standing, Terms};
pub use leases::LEASE;
pub use moving::{export, import, reports};
pub use persons::Opener;
pub use receivers::{Form, Quiet, Receiver, Target};
use seal::Seal;
pub use seal::{KeyFile, private};
pub use sealing::fitting;
use session::Value;
pub use standing::{Player, Profile, Rated};
#[cfg(test)]
pub use tournaments::{Entrant, Leg};
pub use tournaments::{Kind, Pairing, Tournament, Whole};

/// How many connections read an SQLite file.
const READERS: usize = 4;
/// No more changes go into one transaction of an SQLite file.
const MOST_AT_ONCE: usize = 512;

/// Where tables are kept. When a method that writes has answered, what it wrote survives a crash.
pub struct Store {
    readers: Workers,
    writers: Workers,
    metrics: Metrics,
    /// What other servers know this one by: another name at each start.
    server: String,
    /// What seals the secrets in it.
    seal: Arc<Seal>,
    /// The database, if other servers may use it as well.
    shared: Option<Database>,
    wire: Arc<Wire>,
    /// When it was last noted that this server is there.
    beat: time::Beat,
    /// Told when a game has ended.
    ended: Notify,
}

/// What other servers have said who share the database.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "hosting"), expect(dead_code, reason = "only PostgreSQL is shared"))]
pub enum Overheard {
    Said(String),
    /// Something may have been said that was not heard.
    Lost,
}

/// A database, by its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Database {
    /// A file, made at the first start. It belongs to one server.
    Sqlite(PathBuf),
    /// May be shared by several servers.
    Postgres(String),
}

/// Connections to a database that is ready.
struct Opened {
    readers: Vec<Box<dyn Connection>>,
    writers: Vec<Box<dyn Connection>>,
    /// How many changes go into one transaction at most.
    at_once: usize,
    seal: Seal,
}

impl Database {
    /// Reads an address: the path of an SQLite file, `sqlite:` before it or not, or `postgres://…`. None of any other database.
    pub fn at(url: &str) -> Option<Database> {
        match url.split_once(':') {
            Some(("sqlite", path)) => Some(Database::Sqlite(path.strip_prefix("//").unwrap_or(path).into())),
            Some(("postgres" | "postgresql", _)) => Some(Database::Postgres(url.to_owned())),
            Some((_, rest)) if rest.starts_with("//") => None,
            _ => Some(Database::Sqlite(url.into())),
        }
    }

    /// A connection that may write. Its schema is brought up to date.
    fn writer(&self) -> Result<Box<dyn Connection>, StoreError> {
        Ok(match self {
            Database::Sqlite(path) => Box::new(Sqlite::writer(path)?),
            #[cfg(feature = "hosting")]
            Database::Postgres(url) => Box::new(postgres::Postgres::writer(url)?),
            #[cfg(not(feature = "hosting"))]
            Database::Postgres(_) => return Err(StoreError::NotBuilt),
        })
    }

    /// A connection beside those of a server that may be using it, of a database that has the newest schema. It is not meant for what a server
    /// keeps in memory.
    fn reader(&self) -> Result<Box<dyn Connection>, StoreError> {
        Ok(match self {
            Database::Sqlite(path) => Box::new(Sqlite::reader(path)?),
            #[cfg(feature = "hosting")]
            Database::Postgres(url) => Box::new(postgres::Postgres::reader(url)?),
            #[cfg(not(feature = "hosting"))]
            Database::Postgres(_) => return Err(StoreError::NotBuilt),
        })
    }

    /// Connects, sees to it that everything can be written, brings the schema up to date, and finds the key.
    fn open(&self, key: &KeyFile, connections: usize) -> Result<Opened, StoreError> {
        let (readers, writers, at_once) = match self {
            Database::Sqlite(_) => (READERS, 1, MOST_AT_ONCE),
            Database::Postgres(_) => (connections.div_ceil(2), connections.div_ceil(2), 1),
        };
        let mut first = self.writer()?;
        let seal = sealing::unlock(&mut *first, key)?;
        let others = (1..writers).map(|_| self.writer());
        Ok(Opened {
            writers: std::iter::once(Ok(first)).chain(others).collect::<Result<_, _>>()?,
            readers: (0..readers).map(|_| self.reader()).collect::<Result<_, _>>()?,
            at_once,
            seal,
        })
    }
}

/// Without its password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Sqlite(path) => write!(f, "{}", path.display()),
            Database::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
                write!(f, "{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, place)| place))
            }
        }
    }
}

impl Store {
    /// Opens a database with the key that seals it; with this many connections, if it is one that counts them.
    pub async fn open(database: Database, key: KeyFile, connections: usize) -> Result<Store, StoreError> {
        let shared = Some(database.clone()).filter(|database| matches!(database, Database::Postgres(_)));
        let opened = tokio::task::spawn_blocking(move || database.open(&key, connections)).await;
        let wire = Arc::new(Wire::new(shared.is_some()));
        Ok(Store { shared, wire, ..Store::over(opened.map_err(std::io::Error::other)??)? })
    }

    fn over(opened: Opened) -> Result<Store, StoreError> {
        Ok(Store {
            readers: Workers::start(opened.readers, "reader", 1)?,
            writers: Workers::start(opened.writers, "writer", opened.at_once)?,
            metrics: Metrics::default(),
            seal: Arc::new(opened.seal),
            server: format!("{:016x}", u64::from_ne_bytes(random_bytes())),
            shared: None,
            wire: Arc::new(Wire::new(false)),
            beat: time::Beat::default(),
            ended: Notify::new(),
        })
    }

    /// The door for what all servers should hear.
    pub fn wire(&self) -> &Arc<Wire> {
        &self.wire
    }

    /// Tells everybody that a table has changed.
    fn changed(&self, id: &TableId, edition: u64) {
        self.wire.tell_touched(Touched { table: id.clone(), seated: None });
        if self.is_shared() {
            self.wire.tell_others(Topic::Table, format!("{id} {edition}"));
        }
    }

    /// Tells those who now sit at a table that it is theirs.
    fn seated(&self, table: &Kept) {
        for person in table.holders.iter().filter_map(Holder::person) {
            self.wire.tell_touched(Touched { table: table.id.clone(), seated: Some(person) });
            if self.is_shared() {
                self.wire.tell_others(Topic::Seated, format!("{} {}", table.id, person.hex()));
            }
        }
    }

    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        self.shared.is_some()
    }

    /// What other servers know this one by.
    pub fn server(&self) -> &str {
        &self.server
    }

    /// Passes on what other servers say, for as long as somebody wants to hear it.
    pub fn overhear(&self, hears: UnboundedSender<Overheard>) {
        #[cfg(feature = "hosting")]
        if let Some(Database::Postgres(url)) = self.shared.clone() {
            let listening = move || match postgres::configured(&url) {
                Ok(config) => listening::listen(&config, &hears),
                Err(error) => tracing::error!(%error, "other servers cannot be heard"),
            };
            let started = std::thread::Builder::new().name("listener".to_owned()).spawn(listening);
            if let Err(error) = started {
                tracing::error!(%error, "other servers cannot be heard");
            }
        }
        #[cfg(not(feature = "hosting"))]
        drop(hears);
    }

    /// What it counts, and others with it.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    async fn timed<T>(
        &self,
        access: &'static str,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let began = Instant::now();
        let done = work.await;
        let failed = !matches!(done, Ok(_) | Err(StoreError::Conflict | StoreError::Gone));
        self.metrics.stored(access, began.elapsed(), failed);
        done
    }

    async fn read<T: Send + 'static>(
        &self,
        read: impl FnMut(&mut dyn Session) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.timed("read", self.readers.work(Access::Read, read)).await
    }

    async fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&mut dyn Session) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.timed("write", self.writers.work(Access::Write, write)).await
    }

    pub async fn create(&self, table: &Kept) -> Result<(), StoreError> {
        let (new, seal) = (table.clone(), Arc::clone(&self.seal));
        self.write(move |change| changes::create(change, &new, &seal)).await?;
        self.seated(table);
        Ok(())
    }

    pub async fn load(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.loaded(id, None).await
    }

    /// The same, of its revisions only those after `at`.
    pub async fn load_after(&self, id: &TableId, at: u64) -> Result<Option<Kept>, StoreError> {
        self.loaded(id, Some(at)).await
    }

    async fn loaded(&self, id: &TableId, after: Option<u64>) -> Result<Option<Kept>, StoreError> {
        let (id, seal) = (id.clone(), Arc::clone(&self.seal));
        self.read(move |moment| queries::load(moment, &id, after, &seal)).await
    }

    /// Adds a revision; [`StoreError::Conflict`] unless it is the next one. Those of which nothing is kept are dropped:
    /// however often decisions are taken back, no more revisions are stored than the record has decisions, and two. Tells the
    /// table's new edition.
    pub async fn append(&self, id: &TableId, change: Change) -> Result<u64, StoreError> {
        let (table, by_person, over) = (id.clone(), change.by_person, change.standing.over);
        // Here, not where one thread writes for all.
        let sealed = Sealed::of(&change, id, &self.seal);
        // Whoever makes it goes on thinking, if there is something to think about.
        let thinker = self.is_shared().then(|| self.server.clone());
        let append = move |session: &mut dyn Session| {
            changes::append(session, &table, &change, &sealed, thinker.as_deref())
        };
        let edition = self.write(append).await?;
        self.changed(id, edition);
        self.metrics.decided(by_person);
        if over {
            self.ended.notify_one();
        }
        Ok(edition)
    }

    /// Waits until a game has ended at this server.
    pub async fn game_ends(&self) {
        self.ended.notified().await;
    }

    /// Gives a seat to the one who sits there in `table`, as it is when that is done, and tells the new edition. None if this
    /// is not the seat's invitation, any more.
    pub async fn sit(
        &self,
        table: &Kept,
        seat: Seat,
        invitation: Invitation,
    ) -> Result<Option<u64>, StoreError> {
        let (new, seal) = (table.clone(), Arc::clone(&self.seal));
        let edition = self.write(move |change| changes::sit(change, &new, seat, invitation, &seal)).await?;
        edition.inspect(|&edition| {
            self.changed(&table.id, edition);
            self.seated(table);
        });
        Ok(edition)
    }

    /// Changes the invitation to a seat that waits for somebody; without one it is withdrawn. Tells the new edition; none
    /// if somebody sits there.
    pub async fn invite(
        &self,
        id: &TableId,
        seat: Seat,
        invitation: Option<Invitation>,
    ) -> Result<Option<u64>, StoreError> {
        let (table, seal) = (id.clone(), Arc::clone(&self.seal));
        let edition =
            self.write(move |change| changes::invite(change, &table, seat, invitation, &seal)).await?;
        edition.inspect(|&edition| self.changed(id, edition));
        Ok(edition)
    }

    /// The tables where this person has a seat, the one touched last first.
    pub async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Listed>, StoreError> {
        let seal = Arc::clone(&self.seal);
        self.read(move |moment| queries::tables_of(moment, person, limit, &seal)).await
    }

    /// A table, as it is listed for this person, or for nobody in particular.
    pub async fn listed(&self, id: &TableId, person: Option<PersonId>) -> Result<Option<Listed>, StoreError> {
        let (id, seal) = (id.clone(), Arc::clone(&self.seal));
        self.read(move |moment| queries::listed(moment, &id, person, &seal)).await
    }

    /// The latest games of one kind that persons have played to their end.
    pub async fn finished(&self, game: &str, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let game = game.to_owned();
        self.read(move |moment| queries::finished(moment, &game, limit)).await
    }

    /// The tables that wait for a computer player.
    pub async fn waiting_for_computer(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(queries::waiting_for_computer).await
    }

    /// Deletes some of the tables that are not kept any longer, and names them. None are left when it names none.
    pub async fn forget(&self, keep: Keep) -> Result<Vec<TableId>, StoreError> {
        self.write(move |change| changes::forget(change, keep)).await
    }

    /// Takes something of an allowance; or tells how long to wait until it is there.
    pub async fn spend(&self, spending: Spending) -> Result<Result<(), Duration>, StoreError> {
        self.write(move |change| allowances::spend(change, &spending)).await
    }

    /// Forgets the allowances of which everything has come back.
    pub async fn forget_allowances(&self) -> Result<(), StoreError> {
        self.write(allowances::forget_allowances).await
    }

    /// Writes something, to find out whether that can be done.
    pub async fn pulse(&self) -> Result<(), StoreError> {
        self.write(changes::pulse).await
    }
}
