//! Everything that is written, each as one change that happens whole or not at all.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::{Seat, Seats};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use table::Contribution;

use super::rows::table_id;
use super::{Change, Dice, Holder, Keep, Kept, Revision, Standing, StoreError};
use crate::key::{Invitation, TableId};

/// No more tables are deleted by one change: others must not wait for it.
const FORGOTTEN_AT_ONCE: u32 = 100;

pub async fn create(connection: &mut SqliteConnection, table: &Kept) -> Result<(), StoreError> {
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

pub async fn sit(
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

pub async fn append(connection: &mut SqliteConnection, id: &TableId, new: &Change) -> Result<(), StoreError> {
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

pub async fn forget(connection: &mut SqliteConnection, keep: Keep) -> Result<Vec<TableId>, StoreError> {
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

fn seat_bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

/// A failed write, told apart by what can be done about it.
pub fn told(error: sqlx::Error) -> StoreError {
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
