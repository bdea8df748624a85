//! What outlives the process: tables, who sits there, and every revision of their records.

mod allowances;
mod changes;
mod copy;
mod error;
mod kept;
mod opening;
mod persons;
#[cfg(feature = "hosting")]
mod postgres;
mod queries;
mod schema;
mod session;
mod sqlite;
#[cfg(test)]
pub mod tests;
mod workers;

use std::fmt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use game::Seat;

use crate::key::{Invitation, TableId};
use crate::metrics::Metrics;
use crate::people::PersonId;
use session::{Access, Connection, Session};
use sqlite::Sqlite;
use workers::Workers;

pub use allowances::Spending;
pub use copy::copy;
pub use error::StoreError;
pub use kept::{Change, Dice, Holder, Keep, Kept, Listed, Revision, Standing};
pub use persons::Opener;
use session::Value;

/// So many connections read an SQLite file.
const READERS: usize = 4;
/// No more changes go into one transaction of an SQLite file.
const MOST_AT_ONCE: usize = 512;

/// Where tables are kept. When a method that writes has answered, what it wrote survives a crash.
pub struct Store {
    readers: Workers,
    writers: Workers,
    metrics: Metrics,
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

    /// A connection that reads, of a database that has the newest schema.
    fn reader(&self) -> Result<Box<dyn Connection>, StoreError> {
        Ok(match self {
            Database::Sqlite(path) => Box::new(Sqlite::reader(path)?),
            #[cfg(feature = "hosting")]
            Database::Postgres(url) => Box::new(postgres::Postgres::reader(url)?),
            #[cfg(not(feature = "hosting"))]
            Database::Postgres(_) => return Err(StoreError::NotBuilt),
        })
    }

    /// Connects, sees to it that everything can be written, and brings the schema up to date.
    fn open(&self, connections: usize) -> Result<Opened, StoreError> {
        let (readers, writers, at_once) = match self {
            Database::Sqlite(_) => (READERS, 1, MOST_AT_ONCE),
            Database::Postgres(_) => (connections.div_ceil(2), connections.div_ceil(2), 1),
        };
        Ok(Opened {
            writers: (0..writers).map(|_| self.writer()).collect::<Result<_, _>>()?,
            readers: (0..readers).map(|_| self.reader()).collect::<Result<_, _>>()?,
            at_once,
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
    /// Opens a database; with so many connections, if it is one that counts them.
    pub async fn open(database: Database, connections: usize) -> Result<Store, StoreError> {
        let opened = tokio::task::spawn_blocking(move || database.open(connections)).await;
        Store::over(opened.map_err(std::io::Error::other)??)
    }

    fn over(opened: Opened) -> Result<Store, StoreError> {
        Ok(Store {
            readers: Workers::start(opened.readers, Access::Read, 1)?,
            writers: Workers::start(opened.writers, Access::Write, opened.at_once)?,
            metrics: Metrics::default(),
        })
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
        self.timed("read", self.readers.work(read)).await
    }

    async fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&mut dyn Session) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.timed("write", self.writers.work(write)).await
    }

    pub async fn create(&self, table: &Kept) -> Result<(), StoreError> {
        let table = table.clone();
        self.write(move |change| changes::create(change, &table)).await
    }

    pub async fn load(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        let id = id.clone();
        self.read(move |moment| queries::load(moment, &id)).await
    }

    /// Adds a revision; [`StoreError::Conflict`] unless it is the next one. Those of which nothing is kept are dropped:
    /// however often decisions are taken back, no more revisions are stored than the record has decisions, and two. Tells the
    /// table's new edition.
    pub async fn append(&self, id: &TableId, change: Change) -> Result<u64, StoreError> {
        let (id, by_person) = (id.clone(), change.by_person);
        let edition = self.write(move |session| changes::append(session, &id, &change)).await?;
        self.metrics.decided(by_person);
        Ok(edition)
    }

    /// Gives a seat to the one who sits there in `table`, as it is when that is done, and tells the new edition. None if this
    /// is not the seat's invitation, any more.
    pub async fn sit(
        &self,
        table: &Kept,
        seat: Seat,
        invitation: Invitation,
    ) -> Result<Option<u64>, StoreError> {
        let table = table.clone();
        self.write(move |change| changes::sit(change, &table, seat, invitation)).await
    }

    /// Changes the invitation to a seat that waits for somebody; without one it is withdrawn. Tells the new edition; none
    /// if somebody sits there.
    pub async fn invite(
        &self,
        id: &TableId,
        seat: Seat,
        invitation: Option<Invitation>,
    ) -> Result<Option<u64>, StoreError> {
        let id = id.clone();
        self.write(move |change| changes::invite(change, &id, seat, invitation)).await
    }

    /// The tables where this person has a seat, the one touched last first.
    pub async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<Listed>, StoreError> {
        self.read(move |moment| queries::tables_of(moment, person, limit)).await
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
