//! The store in an SQLite file: one writer, several readers, everything on disk before it is answered.

use std::path::Path;
use std::time::Duration;

use game::Seat;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};

use super::changes::{append, create, forget, sit};
use super::readers::Readers;
use super::rows::{dice, revisions, seats, standing, table_id};
use super::writer::Writer;
use super::{BoxFuture, Change, Keep, Kept, Listed, Store, StoreError, opening};
use crate::key::{Invitation, SecretHash, TableId};

/// As many bytes are written to find out whether a decision can be: even the last one of a long game needs no more.
const PULSE: u32 = 32 * 1024;
/// So many connections read.
const READERS: usize = 4;
/// So long a connection waits for another to finish.
const BUSY: Duration = Duration::from_secs(5);
/// The log of changes is carried into the file when it has so many pages. The same pages are changed again and again, so a long log saves
/// writing; it has 32 MB.
const LOG_PAGES: u32 = 8192;
/// How many different statements there are, about.
const STATEMENTS: usize = 32;

/// Tables in an SQLite file.
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
}

impl Sqlite {
    /// Opens the file, making it if there is none, and sees to it that it can be written.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let own = opening::locked(path)?;
        let mut writing = connect(path)?;
        opening::prepare(&mut writing)?;
        let reading = (0..READERS).map(|_| connect(path)).collect::<Result<_, _>>()?;
        Ok(Sqlite { writer: Writer::start(writing, own)?, readers: Readers::new(reading) })
    }
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    // A statement is planned once, whatever is bound to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

#[cfg(test)]
impl Sqlite {
    /// Limits the file to this many pages, so that a full disk can be shown without one.
    pub async fn limit(&self, pages: u32) {
        self.alter(format!("PRAGMA max_page_count = {pages}")).await;
    }

    /// Makes everything look as if it had been done so much earlier.
    pub async fn grow_older(&self, by: Duration) {
        let by = by.as_secs();
        self.alter(format!("UPDATE tables SET touched = touched - {by}, played = played - {by}")).await;
    }

    /// Makes the file look as the first version of the schema left it.
    pub async fn make_old(&self) {
        let changes = "ALTER TABLE tables DROP COLUMN position;
            ALTER TABLE tables DROP COLUMN stands;
            ALTER TABLE tables DROP COLUMN played;
            DROP TABLE pulse;
            ALTER TABLE tables DROP COLUMN dice;
            ALTER TABLE tables DROP COLUMN begun;
            ALTER TABLE seats DROP COLUMN invitation;
            ALTER TABLE seats DROP COLUMN contribution;
            PRAGMA user_version = 1";
        self.alter(changes.to_owned()).await;
    }

    /// Makes the file look as if a later version had written it.
    pub async fn age(&self) {
        self.alter("PRAGMA user_version = 999".to_owned()).await;
    }

    async fn alter(&self, statements: String) {
        let altered = self.writer.write(move |change| Ok(change.execute_batch(&statements)?)).await;
        altered.expect("the file is changed");
    }
}

impl Store for Sqlite {
    fn create<'a>(&'a self, table: &'a Kept) -> BoxFuture<'a, ()> {
        let table = table.clone();
        Box::pin(self.writer.write(move |change| create(change, &table)))
    }

    fn load<'a>(&'a self, id: &'a TableId) -> BoxFuture<'a, Option<Kept>> {
        let id = id.clone();
        Box::pin(self.readers.read(move |moment| load(moment, &id)))
    }

    fn append<'a>(&'a self, id: &'a TableId, new: Change) -> BoxFuture<'a, ()> {
        let id = id.clone();
        Box::pin(self.writer.write(move |change| append(change, &id, &new)))
    }

    fn sit<'a>(&'a self, table: &'a Kept, seat: Seat, invitation: Invitation) -> BoxFuture<'a, bool> {
        let table = table.clone();
        Box::pin(self.writer.write(move |change| sit(change, &table, seat, invitation)))
    }

    fn invite<'a>(
        &'a self,
        id: &'a TableId,
        seat: Seat,
        invitation: Option<Invitation>,
    ) -> BoxFuture<'a, bool> {
        let id = id.clone();
        Box::pin(self.writer.write(move |change| {
            let invited = change.execute(
                "UPDATE seats SET invitation = ? WHERE table_id = ? AND seat = ? AND kind = 'invited'",
                params![invitation.map(Invitation::reveal), id.as_str(), seat.0],
            )?;
            Ok(invited == 1)
        }))
    }

    fn tables_of(&self, guest: SecretHash, limit: u32) -> BoxFuture<'_, Vec<Listed>> {
        Box::pin(self.readers.read(move |moment| {
            let mut tables = moment.prepare_cached(
                "SELECT * FROM tables WHERE id IN \
                 (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?) \
                 ORDER BY touched DESC, id LIMIT ?",
            )?;
            tables.query_and_then(params![guest.0, limit], |row| listed(moment, row))?.collect()
        }))
    }

    fn waiting_for_computer(&self) -> BoxFuture<'_, Vec<TableId>> {
        Box::pin(self.readers.read(|moment| {
            let mut tables = moment.prepare_cached("SELECT id FROM tables WHERE awaits_computer = 1")?;
            tables.query_and_then([], table_id)?.collect()
        }))
    }

    fn forget(&self, keep: Keep) -> BoxFuture<'_, Vec<TableId>> {
        Box::pin(self.writer.write(move |change| forget(change, keep)))
    }

    fn pulse(&self) -> BoxFuture<'_, ()> {
        Box::pin(self.writer.write(|change| {
            change.execute("INSERT OR REPLACE INTO pulse VALUES (1, zeroblob(?))", [PULSE])?;
            Ok(())
        }))
    }
}

fn load(moment: &Transaction, id: &TableId) -> Result<Option<Kept>, StoreError> {
    let mut table = moment.prepare_cached("SELECT * FROM tables WHERE id = ?")?;
    let kept = |row: &Row| -> Result<Kept, StoreError> {
        let (holders, contributions) = seats(moment, id)?.into_iter().unzip();
        Ok(Kept {
            id: id.clone(),
            game: row.get("game")?,
            scenario: row.get("scenario")?,
            position: row.get("position")?,
            rules_version: row.get("rules_version")?,
            dice: dice(row).ok_or_else(|| StoreError::Broken(format!("the dice of {id}")))?,
            holders,
            contributions,
            begun: row.get("begun")?,
            revisions: revisions(moment, id)?,
            standing: standing(row)?,
            stands: row.get("stands")?,
        })
    };
    table.query_row([id.as_str()], |row| Ok(kept(row))).optional()?.transpose()
}

fn listed(moment: &Transaction, row: &Row) -> Result<Listed, StoreError> {
    let id = table_id(row)?;
    Ok(Listed {
        game: row.get("game")?,
        scenario: row.get("scenario")?,
        holders: seats(moment, &id)?.into_iter().map(|(holder, _)| holder).collect(),
        standing: standing(row)?,
        touched: row.get("touched")?,
        id,
    })
}
