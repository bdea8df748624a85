//! Everything that is written, each as one change that happens whole or not at all.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use game::{Seat, Seats};
use rusqlite::{Connection, OptionalExtension, params};
use table::Contribution;

use super::rows::table_id;
use super::{Change, Dice, Holder, Keep, Kept, Revision, Standing, StoreError};
use crate::key::{Invitation, TableId};

/// No more tables are deleted by one change: others must not wait for it.
const FORGOTTEN_AT_ONCE: u32 = 100;

pub fn create(change: &Connection, table: &Kept) -> Result<(), StoreError> {
    insert_table(change, table)?;
    for (seat, _) in (0..).zip(&table.holders) {
        insert_seat(change, table, Seat(seat))?;
    }
    insert_revisions(change, table)
}

pub fn sit(
    change: &Connection,
    table: &Kept,
    seat: Seat,
    invitation: Invitation,
) -> Result<bool, StoreError> {
    let given_up = change.execute(
        "DELETE FROM seats WHERE table_id = ? AND seat = ? AND kind = 'invited' AND invitation = ?",
        params![table.id.as_str(), seat.0, invitation.reveal()],
    )?;
    if given_up == 0 {
        return Ok(false);
    }
    insert_seat(change, table, seat)?;
    change.execute("UPDATE tables SET begun = ? WHERE id = ?", params![table.begun, table.id.as_str()])?;
    update_table(change, &table.id, &table.standing, table.stands.as_deref(), false)?;
    insert_revisions(change, table)?;
    Ok(true)
}

pub fn append(change: &Connection, id: &TableId, new: &Change) -> Result<(), StoreError> {
    update_table(change, id, &new.standing, Some(&new.stands), new.by_person)?;
    add_revision(change, id, &new.revision)
}

fn update_table(
    change: &Connection,
    id: &TableId,
    standing: &Standing,
    stands: Option<&str>,
    by_person: bool,
) -> Result<(), StoreError> {
    let now = now();
    let mut update = change.prepare_cached(
        "UPDATE tables SET turn = ?, awaits = ?, awaits_computer = ?, over = ?, winner = ?, touched = ?, stands = ?, \
         played = coalesce(?, played) WHERE id = ?",
    )?;
    let updated = update.execute(params![
        standing.turn,
        seat_bits(standing.awaits),
        standing.awaits_computer,
        standing.over,
        standing.winner.map(|seat| seat.0),
        now,
        stands,
        by_person.then_some(now),
        id.as_str(),
    ])?;
    if updated == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

fn add_revision(change: &Connection, id: &TableId, revision: &Revision) -> Result<(), StoreError> {
    let keep = revision.keep as i64;
    let newest: Option<(i64, i64)> = change
        .prepare_cached("SELECT at, keep FROM revisions WHERE table_id = ? ORDER BY at DESC LIMIT 1")?
        .query_row([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    if newest.map_or(0, |(at, _)| at) + 1 != revision.at as i64 {
        return Err(StoreError::Conflict);
    }
    if newest.is_some_and(|(_, kept)| kept >= keep) {
        let mut delete = change.prepare_cached(
            "DELETE FROM revisions WHERE table_id = ?1 AND at > coalesce( \
             (SELECT at FROM revisions WHERE table_id = ?1 AND keep < ?2 ORDER BY at DESC LIMIT 1), 0)",
        )?;
        delete.execute(params![id.as_str(), keep])?;
    }
    insert_revision(change, id, revision)
}

pub fn forget(change: &Connection, keep: Keep) -> Result<Vec<TableId>, StoreError> {
    let before = |age: Duration| now().saturating_sub_unsigned(age.as_secs());
    let mut left = change.prepare_cached(
        "SELECT id FROM tables WHERE (played IS NULL AND touched < ?) OR (over = 0 AND played < ?) LIMIT ?",
    )?;
    let left = left.query_and_then(
        params![before(keep.unplayed), before(keep.unfinished), FORGOTTEN_AT_ONCE],
        table_id,
    )?;
    let forgotten: Vec<TableId> = left.collect::<Result<_, _>>()?;
    for id in &forgotten {
        for delete in [
            "DELETE FROM revisions WHERE table_id = ?",
            "DELETE FROM seats WHERE table_id = ?",
            "DELETE FROM tables WHERE id = ?",
        ] {
            change.prepare_cached(delete)?.execute([id.as_str()])?;
        }
    }
    Ok(forgotten)
}

fn insert_table(change: &Connection, table: &Kept) -> Result<(), StoreError> {
    let (dice, seed) = match table.dice {
        Dice::Alone(seed) => ("alone", seed),
        Dice::ByHand(seed) => ("by-hand", seed),
        Dice::Shared(secret) => ("shared", secret),
    };
    let mut insert = change
        .prepare_cached("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?)")?;
    insert.execute(params![
        table.id.as_str(),
        table.game,
        table.scenario,
        table.rules_version,
        seed.to_string(),
        table.standing.turn,
        seat_bits(table.standing.awaits),
        table.standing.awaits_computer,
        table.standing.over,
        table.standing.winner.map(|seat| seat.0),
        now(),
        table.position,
        table.stands,
        dice,
        table.begun,
    ])?;
    Ok(())
}

fn insert_seat(change: &Connection, table: &Kept, seat: Seat) -> Result<(), StoreError> {
    let index = usize::from(seat.0);
    let (kind, level, hash, invitation) = match table.holders[index] {
        Holder::Computer(level) => ("computer", Some(level.to_string()), None, None),
        Holder::Token(hash) => ("token", None, Some(hash), None),
        Holder::Guest(hash) => ("guest", None, Some(hash), None),
        Holder::Invited(invitation) => ("invited", None, None, invitation),
        Holder::Rules => ("rules", None, None, None),
    };
    let mut insert = change.prepare_cached(
        "INSERT INTO seats (table_id, seat, kind, level, hash, invitation, contribution) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?;
    insert.execute(params![
        table.id.as_str(),
        seat.0,
        kind,
        level,
        hash.map(|hash| hash.0),
        invitation.map(Invitation::reveal),
        table.contributions[index].as_ref().map(Contribution::as_str),
    ])?;
    Ok(())
}

fn insert_revisions(change: &Connection, table: &Kept) -> Result<(), StoreError> {
    table.revisions.iter().try_for_each(|revision| insert_revision(change, &table.id, revision))
}

fn insert_revision(change: &Connection, id: &TableId, revision: &Revision) -> Result<(), StoreError> {
    let mut insert = change.prepare_cached("INSERT INTO revisions VALUES (?, ?, ?, ?)")?;
    let (at, keep) = (revision.at as i64, revision.keep as i64);
    insert.execute(params![id.as_str(), at, keep, revision.inputs.join("\n")])?;
    Ok(())
}

fn seat_bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
