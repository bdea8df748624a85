//! The store in an SQLite file: one writer, several readers, every commit on disk before it is answered.

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use game::Seat;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, Row};

use super::changes::{append, create, forget, sit, told};
use super::rows::{dice, revisions, seats, standing, table_id};
use super::{BoxFuture, Change, Keep, Kept, Listed, Store, StoreError, opening};
use crate::key::{Invitation, SecretHash, TableId};

/// As many bytes are written to find out whether a decision can be: even the last one of a long game needs no more.
const PULSE: u32 = 32 * 1024;

/// Tables in an SQLite file.
pub struct Sqlite {
    writer: SqlitePool,
    readers: SqlitePool,
    /// Locked as long as this server lives, however it ends.
    _own: File,
}

impl Sqlite {
    /// Opens the file, making it if there is none, and sees to it that it can be written.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let own = opening::locked(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        opening::prepare(&writer).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        Ok(Sqlite { writer, readers, _own: own })
    }
}

#[cfg(test)]
impl Sqlite {
    /// Limits the file to this many pages, so that a full disk can be shown without one.
    pub async fn limit(&self, pages: u32) -> Result<(), StoreError> {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(limit).execute(&self.writer).await?;
        Ok(())
    }

    /// Makes everything look as if it had been done so much earlier.
    pub async fn grow_older(&self, by: Duration) {
        let older = sqlx::query("UPDATE tables SET touched = touched - ?1, played = played - ?1");
        older.bind(by.as_secs() as i64).execute(&self.writer).await.expect("the file is changed");
    }

    /// Makes the file look as the first version of the schema left it.
    pub async fn make_old(&self) {
        for change in [
            "ALTER TABLE tables DROP COLUMN position",
            "ALTER TABLE tables DROP COLUMN stands",
            "ALTER TABLE tables DROP COLUMN played",
            "DROP TABLE pulse",
            "ALTER TABLE tables DROP COLUMN dice",
            "ALTER TABLE tables DROP COLUMN begun",
            "ALTER TABLE seats DROP COLUMN invitation",
            "ALTER TABLE seats DROP COLUMN contribution",
            "PRAGMA user_version = 1",
        ] {
            sqlx::query(change).execute(&self.writer).await.expect("the file is changed");
        }
    }

    /// Makes the file look as if a later version had written it.
    pub async fn age(&self) {
        let later = sqlx::query("PRAGMA user_version = 999").execute(&self.writer).await;
        later.expect("the version is written");
    }
}

impl Store for Sqlite {
    fn create<'a>(&'a self, table: &'a Kept) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let created = create(&mut connection, table).await;
            settle(connection, created)
        })
    }

    fn load<'a>(&'a self, id: &'a TableId) -> BoxFuture<'a, Option<Kept>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            let mut moment = connection.begin().await?;
            let Some(row) = sqlx::query("SELECT * FROM tables WHERE id = ?")
                .bind(id.as_str())
                .fetch_optional(&mut *moment)
                .await?
            else {
                return Ok(None);
            };
            let (holders, contributions) = seats(&mut moment, id).await?.into_iter().unzip();
            Ok(Some(Kept {
                id: id.clone(),
                game: row.try_get("game")?,
                scenario: row.try_get("scenario")?,
                position: row.try_get("position")?,
                rules_version: row.try_get("rules_version")?,
                dice: dice(&row).ok_or_else(|| StoreError::Broken(format!("the dice of {id}")))?,
                holders,
                contributions,
                begun: row.try_get("begun")?,
                revisions: revisions(&mut moment, id).await?,
                standing: standing(&row)?,
                stands: row.try_get("stands")?,
            }))
        })
    }

    fn append<'a>(&'a self, id: &'a TableId, change: &'a Change) -> BoxFuture<'a, ()> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let appended = append(&mut connection, id, change).await;
            settle(connection, appended)
        })
    }

    fn sit<'a>(&'a self, table: &'a Kept, seat: Seat, invitation: Invitation) -> BoxFuture<'a, bool> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let seated = sit(&mut connection, table, seat, invitation).await;
            settle(connection, seated)
        })
    }

    fn invite<'a>(
        &'a self,
        id: &'a TableId,
        seat: Seat,
        invitation: Option<Invitation>,
    ) -> BoxFuture<'a, bool> {
        Box::pin(async move {
            let invited = sqlx::query(
                "UPDATE seats SET invitation = ? WHERE table_id = ? AND seat = ? AND kind = 'invited'",
            )
            .bind(invitation.map(Invitation::reveal))
            .bind(id.as_str())
            .bind(seat.0)
            .execute(&self.writer)
            .await
            .map_err(told)?;
            Ok(invited.rows_affected() == 1)
        })
    }

    fn tables_of(&self, guest: SecretHash, limit: u32) -> BoxFuture<'_, Vec<Listed>> {
        Box::pin(async move {
            let mut connection = self.readers.acquire().await?;
            let mut moment = connection.begin().await?;
            let rows = sqlx::query(
                "SELECT * FROM tables WHERE id IN \
                 (SELECT table_id FROM seats WHERE kind = 'guest' AND hash = ?) \
                 ORDER BY touched DESC, id LIMIT ?",
            )
            .bind(guest.0.as_slice())
            .bind(limit)
            .fetch_all(&mut *moment)
            .await?;
            let mut list = Vec::with_capacity(rows.len());
            for row in rows {
                let id = table_id(&row)?;
                list.push(Listed {
                    game: row.try_get("game")?,
                    scenario: row.try_get("scenario")?,
                    holders: seats(&mut moment, &id).await?.into_iter().map(|(holder, _)| holder).collect(),
                    standing: standing(&row)?,
                    touched: row.try_get("touched")?,
                    id,
                });
            }
            Ok(list)
        })
    }

    fn waiting_for_computer(&self) -> BoxFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE awaits_computer = 1")
                .fetch_all(&self.readers)
                .await?;
            rows.iter().map(table_id).collect()
        })
    }

    fn forget(&self, keep: Keep) -> BoxFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let forgotten = forget(&mut connection, keep).await;
            settle(connection, forgotten)
        })
    }

    fn pulse(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            let written = sqlx::query("INSERT OR REPLACE INTO pulse VALUES (1, zeroblob(?))").bind(PULSE);
            written.execute(&self.writer).await.map_err(told)?;
            Ok(())
        })
    }
}

/// After a failed change SQLite may have ended the transaction by itself, which the driver does not notice:
/// such a connection is not used again.
fn settle<T>(
    mut connection: PoolConnection<sqlx::Sqlite>,
    done: Result<T, StoreError>,
) -> Result<T, StoreError> {
    if done.is_err() {
        connection.close_on_drop();
    }
    done
}
