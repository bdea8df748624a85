//! The store in an SQLite file: one writer, several readers, every commit on disk before it is answered.

use std::fs::File;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use ai::Level;
use game::{Seat, Seats};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Row};
use table::Contribution;

use super::{
    Change, Dice, Holder, Keep, Kept, Later, Listed, Revision, Standing, Store, StoreError, opening,
};
use crate::key::{Invitation, SecretHash, TableId};

/// No more tables are deleted by one change: others must not wait for it.
const FORGOTTEN_AT_ONCE: u32 = 100;

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
    fn create<'a>(&'a self, table: &'a Kept) -> Later<'a, ()> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let created = create(&mut connection, table).await;
            settle(connection, created)
        })
    }

    fn load<'a>(&'a self, id: &'a TableId) -> Later<'a, Option<Kept>> {
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

    fn append<'a>(&'a self, id: &'a TableId, change: &'a Change) -> Later<'a, ()> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let appended = append(&mut connection, id, change).await;
            settle(connection, appended)
        })
    }

    fn sit<'a>(&'a self, table: &'a Kept, seat: Seat, invitation: Invitation) -> Later<'a, bool> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let seated = sit(&mut connection, table, seat, invitation).await;
            settle(connection, seated)
        })
    }

    fn invite<'a>(&'a self, id: &'a TableId, seat: Seat, invitation: Option<Invitation>) -> Later<'a, bool> {
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

    fn tables_of(&self, guest: SecretHash, limit: u32) -> Later<'_, Vec<Listed>> {
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

    fn waiting_for_computer(&self) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT id FROM tables WHERE awaits_computer = 1")
                .fetch_all(&self.readers)
                .await?;
            rows.iter().map(table_id).collect()
        })
    }

    fn forget(&self, keep: Keep) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let mut connection = self.writer.acquire().await?;
            let forgotten = forget(&mut connection, keep).await;
            settle(connection, forgotten)
        })
    }

    fn pulse(&self) -> Later<'_, ()> {
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

async fn create(connection: &mut SqliteConnection, table: &Kept) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    insert_table(&mut change, table).await?;
    for (seat, _) in (0..).zip(&table.holders) {
        insert_seat(&mut change, table, Seat(seat)).await?;
    }
    for revision in &table.revisions {
        insert_revision(&mut change, &table.id, revision).await?;
    }
    change.commit().await.map_err(told)
}

async fn sit(
    connection: &mut SqliteConnection,
    table: &Kept,
    seat: Seat,
    invitation: Invitation,
) -> Result<bool, StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let given_up = sqlx::query(
        "DELETE FROM seats WHERE table_id = ? AND seat = ? AND kind = 'invited' AND invitation = ?",
    )
    .bind(table.id.as_str())
    .bind(seat.0)
    .bind(invitation.reveal())
    .execute(&mut *change)
    .await
    .map_err(told)?;
    if given_up.rows_affected() == 0 {
        return Ok(false);
    }
    insert_seat(&mut change, table, seat).await?;
    let begun =
        sqlx::query("UPDATE tables SET begun = ? WHERE id = ?").bind(table.begun).bind(table.id.as_str());
    begun.execute(&mut *change).await.map_err(told)?;
    update_table(&mut change, &table.id, &table.standing, table.stands.as_deref()).await?;
    for revision in &table.revisions {
        insert_revision(&mut change, &table.id, revision).await?;
    }
    change.commit().await.map_err(told)?;
    Ok(true)
}

async fn append(connection: &mut SqliteConnection, id: &TableId, new: &Change) -> Result<(), StoreError> {
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    update_table(&mut change, id, &new.standing, Some(&new.stands)).await?;
    if new.by_person {
        let played = sqlx::query("UPDATE tables SET played = ? WHERE id = ?").bind(now()).bind(id.as_str());
        played.execute(&mut *change).await.map_err(told)?;
    }
    add_revision(&mut change, id, &new.revision).await?;
    change.commit().await.map_err(told)
}

async fn update_table(
    change: &mut SqliteConnection,
    id: &TableId,
    standing: &Standing,
    stands: Option<&str>,
) -> Result<(), StoreError> {
    let updated = sqlx::query(
        "UPDATE tables SET turn = ?, awaits = ?, awaits_computer = ?, over = ?, winner = ?, touched = ?, stands = ? \
         WHERE id = ?",
    )
    .bind(standing.turn)
    .bind(seat_bits(standing.awaits))
    .bind(standing.awaits_computer)
    .bind(standing.over)
    .bind(standing.winner.map(|seat| seat.0))
    .bind(now())
    .bind(stands)
    .bind(id.as_str())
    .execute(change)
    .await
    .map_err(told)?;
    if updated.rows_affected() == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

async fn add_revision(
    change: &mut SqliteConnection,
    id: &TableId,
    revision: &Revision,
) -> Result<(), StoreError> {
    let newest: i64 = sqlx::query_scalar("SELECT coalesce(max(at), 0) FROM revisions WHERE table_id = ?")
        .bind(id.as_str())
        .fetch_one(&mut *change)
        .await?;
    if newest + 1 != revision.at as i64 {
        return Err(StoreError::Conflict);
    }
    sqlx::query(
        "DELETE FROM revisions WHERE table_id = ?1 AND at > coalesce( \
         (SELECT at FROM revisions WHERE table_id = ?1 AND keep < ?2 ORDER BY at DESC LIMIT 1), 0)",
    )
    .bind(id.as_str())
    .bind(revision.keep as i64)
    .execute(&mut *change)
    .await
    .map_err(told)?;
    insert_revision(change, id, revision).await
}

async fn forget(connection: &mut SqliteConnection, keep: Keep) -> Result<Vec<TableId>, StoreError> {
    let before = |age: Duration| now().saturating_sub_unsigned(age.as_secs());
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await.map_err(told)?;
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE (played IS NULL AND touched < ?) OR (over = 0 AND played < ?) LIMIT ?",
    )
    .bind(before(keep.unplayed))
    .bind(before(keep.unfinished))
    .bind(FORGOTTEN_AT_ONCE)
    .fetch_all(&mut *change)
    .await?;
    let forgotten: Vec<TableId> = rows.iter().map(table_id).collect::<Result<_, _>>()?;
    for id in &forgotten {
        for delete in [
            "DELETE FROM revisions WHERE table_id = ?",
            "DELETE FROM seats WHERE table_id = ?",
            "DELETE FROM tables WHERE id = ?",
        ] {
            sqlx::query(delete).bind(id.as_str()).execute(&mut *change).await.map_err(told)?;
        }
    }
    change.commit().await.map_err(told)?;
    Ok(forgotten)
}

async fn insert_table(change: &mut SqliteConnection, table: &Kept) -> Result<(), StoreError> {
    let (dice, seed) = match table.dice {
        Dice::Alone(seed) => ("alone", seed),
        Dice::ByHand(seed) => ("by-hand", seed),
        Dice::Shared(secret) => ("shared", secret),
    };
    sqlx::query("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?)")
        .bind(table.id.as_str())
        .bind(&table.game)
        .bind(&table.scenario)
        .bind(table.rules_version)
        .bind(seed.to_string())
        .bind(table.standing.turn)
        .bind(seat_bits(table.standing.awaits))
        .bind(table.standing.awaits_computer)
        .bind(table.standing.over)
        .bind(table.standing.winner.map(|seat| seat.0))
        .bind(now())
        .bind(&table.position)
        .bind(&table.stands)
        .bind(dice)
        .bind(table.begun)
        .execute(change)
        .await
        .map_err(told)?;
    Ok(())
}

async fn insert_seat(change: &mut SqliteConnection, table: &Kept, seat: Seat) -> Result<(), StoreError> {
    let index = usize::from(seat.0);
    let (kind, level, hash, invitation) = match table.holders[index] {
        Holder::Computer(level) => ("computer", Some(level.to_string()), None, None),
        Holder::Token(hash) => ("token", None, Some(hash), None),
        Holder::Guest(hash) => ("guest", None, Some(hash), None),
        Holder::Invited(invitation) => ("invited", None, None, invitation),
        Holder::Rules => ("rules", None, None, None),
    };
    sqlx::query("INSERT INTO seats (table_id, seat, kind, level, hash, invitation, contribution) VALUES (?, ?, ?, ?, ?, ?, ?)")
        .bind(table.id.as_str())
        .bind(seat.0)
        .bind(kind)
        .bind(level)
        .bind(hash.map(|hash| hash.0.to_vec()))
        .bind(invitation.map(Invitation::reveal))
        .bind(table.contributions[index].as_ref().map(Contribution::as_str))
        .execute(change)
        .await
        .map_err(told)?;
    Ok(())
}

async fn insert_revision(
    change: &mut SqliteConnection,
    id: &TableId,
    revision: &Revision,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO revisions VALUES (?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(revision.at as i64)
        .bind(revision.keep as i64)
        .bind(revision.inputs.join("\n"))
        .execute(change)
        .await
        .map_err(told)?;
    Ok(())
}

/// Who sits where, and what they have put into the seed.
async fn seats(
    moment: &mut SqliteConnection,
    id: &TableId,
) -> Result<Vec<(Holder, Option<Contribution>)>, StoreError> {
    let rows = sqlx::query("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(moment)
        .await?;
    let seat = |row: &SqliteRow| {
        let contribution: Option<String> = row.try_get("contribution").ok()?;
        Some((holder(row)?, contribution.map(|word| word.parse()).transpose().ok()?))
    };
    rows.iter().map(|row| seat(row).ok_or_else(|| StoreError::Broken(format!("a seat of {id}")))).collect()
}

fn dice(row: &SqliteRow) -> Option<Dice> {
    let seed: String = row.try_get("seed").ok()?;
    let seed = seed.parse().ok()?;
    match row.try_get("dice").ok()? {
        "alone" => Some(Dice::Alone(seed)),
        "by-hand" => Some(Dice::ByHand(seed)),
        "shared" => Some(Dice::Shared(seed)),
        _ => None,
    }
}

fn holder(row: &SqliteRow) -> Option<Holder> {
    let hash = || {
        let bytes: Vec<u8> = row.try_get("hash").ok()?;
        Some(SecretHash(bytes.try_into().ok()?))
    };
    match row.try_get("kind").ok()? {
        "computer" => {
            let level: String = row.try_get("level").ok()?;
            Some(Holder::Computer(level.parse::<Level>().ok()?))
        }
        "token" => hash().map(Holder::Token),
        "guest" => hash().map(Holder::Guest),
        "invited" => {
            let invitation: Option<String> = row.try_get("invitation").ok()?;
            Some(Holder::Invited(invitation.map(|text| text.parse()).transpose().ok()?))
        }
        "rules" => Some(Holder::Rules),
        _ => None,
    }
}

async fn revisions(moment: &mut SqliteConnection, id: &TableId) -> Result<Vec<Revision>, StoreError> {
    let rows = sqlx::query("SELECT at, keep, inputs FROM revisions WHERE table_id = ? ORDER BY at")
        .bind(id.as_str())
        .fetch_all(moment)
        .await?;
    let revision = |row: &SqliteRow| {
        let (at, keep): (i64, i64) = (row.try_get("at")?, row.try_get("keep")?);
        let inputs: &str = row.try_get("inputs")?;
        let broken = |_| StoreError::Broken(format!("revision {at} of {id}"));
        Ok(Revision {
            at: at.try_into().map_err(broken)?,
            keep: keep.try_into().map_err(broken)?,
            inputs: inputs.lines().map(str::to_owned).collect(),
        })
    };
    rows.iter().map(revision).collect()
}

fn table_id(row: &SqliteRow) -> Result<TableId, StoreError> {
    let id: &str = row.try_get("id")?;
    id.parse().map_err(|()| StoreError::Broken(format!("a table named {id:?}")))
}

fn standing(row: &SqliteRow) -> Result<Standing, StoreError> {
    let bits: u8 = row.try_get("awaits")?;
    let winner: Option<u8> = row.try_get("winner")?;
    Ok(Standing {
        turn: row.try_get("turn")?,
        awaits: (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1).fold(Seats::NONE, Seats::with),
        awaits_computer: row.try_get("awaits_computer")?,
        over: row.try_get("over")?,
        winner: winner.map(Seat),
    })
}

fn seat_bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

/// A failed write, told apart by what can be done about it.
fn told(error: sqlx::Error) -> StoreError {
    const SQLITE_FULL: &str = "13";
    match &error {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(fault) if fault.code().as_deref() == Some(SQLITE_FULL) => StoreError::Full,
        _ => StoreError::Database(error),
    }
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
