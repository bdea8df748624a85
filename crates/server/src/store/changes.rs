//! Everything that is written, each as one change that happens whole or not at all.

use std::time::Duration;

use game::{Seat, Seats};
use table::Contribution;

use super::queries::table_id;
use super::session::{Session, values};
use super::{Change, Dice, Holder, Keep, Kept, Revision, StoreError};
use crate::key::{Invitation, TableId};

/// No more tables are deleted by one change: others must not wait for it.
const FORGOTTEN_AT_ONCE: u32 = 100;
/// As many bytes are written to find out whether a decision can be: even the last one of a long game needs no more.
const PULSE: usize = 32 * 1024;

pub fn create(change: &mut dyn Session, table: &Kept) -> Result<(), StoreError> {
    insert_table(change, table)?;
    for (seat, _) in (0..).zip(&table.holders) {
        insert_seat(change, table, Seat(seat))?;
    }
    insert_revisions(change, table)
}

/// Tells the table's new edition; none if this is not the seat's invitation, any more.
pub fn sit(
    change: &mut dyn Session,
    table: &Kept,
    seat: Seat,
    invitation: Invitation,
) -> Result<Option<u64>, StoreError> {
    let given_up = change.execute(
        "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited' AND invitation = ?3",
        values![table.id.as_str(), seat.0, &invitation.reveal()],
    )?;
    if given_up == 0 {
        return Ok(None);
    }
    insert_seat(change, table, seat)?;
    let touched = change.seconds();
    let standing = &table.standing;
    let edition = change.row(
        "UPDATE tables SET edition = edition + 1, begun = ?3, turn = ?4, awaits = ?5, awaits_computer = ?6, \
         over = ?7, winner = ?8, touched = ?9, stands = ?10 WHERE id = ?1 AND edition = ?2 RETURNING edition",
        values![
            table.id.as_str(),
            table.edition,
            table.begun,
            standing.turn,
            seat_bits(standing.awaits),
            standing.awaits_computer,
            standing.over,
            standing.winner.map(|seat| seat.0),
            touched,
            table.stands.as_deref(),
        ],
        |row| row.get("edition"),
    )?;
    let edition = edition.ok_or(StoreError::Conflict)?;
    insert_revisions(change, table)?;
    Ok(Some(edition))
}

/// Tells the table's new edition; none if somebody sits there.
pub fn invite(
    change: &mut dyn Session,
    id: &TableId,
    seat: Seat,
    invitation: Option<Invitation>,
) -> Result<Option<u64>, StoreError> {
    let invited = change.execute(
        "UPDATE seats SET invitation = ?3 WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited'",
        values![id.as_str(), seat.0, invitation.map(Invitation::reveal).as_ref()],
    )?;
    if invited == 0 {
        return Ok(None);
    }
    change.row(
        "UPDATE tables SET edition = edition + 1 WHERE id = ?1 RETURNING edition",
        values![id.as_str()],
        |row| row.get("edition"),
    )
}

/// Tells the table's new edition.
pub fn append(change: &mut dyn Session, id: &TableId, new: &Change) -> Result<u64, StoreError> {
    let Change { revision, standing, stands, by_person, replaces } = new;
    let now = change.seconds();
    let edition = change.row(
        "UPDATE tables SET at = ?2, edition = edition + 1, turn = ?3, awaits = ?4, awaits_computer = ?5, over = ?6, \
         winner = ?7, touched = ?8, stands = ?9, played = coalesce(?10, played) \
         WHERE id = ?1 AND at = ?11 RETURNING edition",
        values![
            id.as_str(),
            revision.at,
            standing.turn,
            seat_bits(standing.awaits),
            standing.awaits_computer,
            standing.over,
            standing.winner.map(|seat| seat.0),
            now,
            stands,
            by_person.then_some(now),
            revision.at - 1,
        ],
        |row| row.get("edition"),
    )?;
    let Some(edition) = edition else {
        let there = change.row("SELECT id FROM tables WHERE id = ?1", values![id.as_str()], table_id)?;
        return Err(if there.is_some() { StoreError::Conflict } else { StoreError::Gone });
    };
    if *replaces {
        change.execute(
            "DELETE FROM revisions WHERE table_id = ?1 AND keep >= ?2",
            values![id.as_str(), revision.keep],
        )?;
    }
    insert_revision(change, id, revision)?;
    Ok(edition)
}

pub fn forget(change: &mut dyn Session, keep: Keep) -> Result<Vec<TableId>, StoreError> {
    let now = change.seconds();
    let before = |age: Duration| now.saturating_sub_unsigned(age.as_secs());
    let forgotten = change.rows(
        "SELECT id FROM tables WHERE (played IS NULL AND touched < ?1) OR (over = 0 AND played < ?2) LIMIT ?3",
        values![before(keep.unplayed), before(keep.unfinished), FORGOTTEN_AT_ONCE],
        table_id,
    )?;
    for id in &forgotten {
        for delete in [
            "DELETE FROM revisions WHERE table_id = ?1",
            "DELETE FROM seats WHERE table_id = ?1",
            "DELETE FROM tables WHERE id = ?1",
        ] {
            change.execute(delete, values![id.as_str()])?;
        }
    }
    Ok(forgotten)
}

pub fn pulse(change: &mut dyn Session) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO pulse (id, weight) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET weight = excluded.weight",
        values![&[0; PULSE]],
    )?;
    Ok(())
}

fn insert_table(change: &mut dyn Session, table: &Kept) -> Result<(), StoreError> {
    let (dice, seed) = match table.dice {
        Dice::Alone(seed) => ("alone", seed),
        Dice::ByHand(seed) => ("by-hand", seed),
        Dice::Shared(secret) => ("shared", secret),
    };
    let touched = change.seconds();
    change.execute(
        "INSERT INTO tables (id, game, scenario, rules_version, seed, turn, awaits, awaits_computer, over, winner, \
         touched, position, stands, dice, begun, lesson, fates) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
        values![
            table.id.as_str(),
            &table.game,
            &table.scenario,
            table.rules_version,
            &seed.to_string(),
            table.standing.turn,
            seat_bits(table.standing.awaits),
            table.standing.awaits_computer,
            table.standing.over,
            table.standing.winner.map(|seat| seat.0),
            touched,
            table.position.as_ref(),
            table.stands.as_ref(),
            dice,
            table.begun,
            table.lesson.as_ref(),
            &table.fates.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        ],
    )?;
    Ok(())
}

fn insert_seat(change: &mut dyn Session, table: &Kept, seat: Seat) -> Result<(), StoreError> {
    let index = usize::from(seat.0);
    let (kind, level, hash, invitation) = match &table.holders[index] {
        Holder::Computer(level) => ("computer", Some(level.to_string()), None, None),
        Holder::Token(hash) => ("token", None, Some(&hash.0), None),
        Holder::Guest(person) => ("guest", None, Some(&person.0), None),
        Holder::Invited(invitation) => ("invited", None, None, invitation.map(Invitation::reveal)),
        Holder::Rules => ("rules", None, None, None),
    };
    change.execute(
        "INSERT INTO seats (table_id, seat, kind, level, hash, invitation, contribution) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        values![
            table.id.as_str(),
            seat.0,
            kind,
            level.as_ref(),
            hash,
            invitation.as_ref(),
            table.contributions[index].as_ref().map(Contribution::as_str),
        ],
    )?;
    Ok(())
}

fn insert_revisions(change: &mut dyn Session, table: &Kept) -> Result<(), StoreError> {
    table.revisions.iter().try_for_each(|revision| insert_revision(change, &table.id, revision))
}

fn insert_revision(change: &mut dyn Session, id: &TableId, revision: &Revision) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO revisions (table_id, at, keep, inputs) VALUES (?1, ?2, ?3, ?4)",
        values![id.as_str(), revision.at, revision.keep, &revision.inputs.join("\n")],
    )?;
    Ok(())
}

fn seat_bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}
