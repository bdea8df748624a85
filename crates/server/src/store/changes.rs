//! Everything that is written, each as one change that happens whole or not at all.

use std::time::Duration;

use game::{Seat, Seats};
use table::Contribution;
use web::Wanted;

use super::leases::{LEASE, millis};
use super::queries::table_id;
use super::schema::{self, Of};
use super::seal::{Place, Seal};
use super::session::{Session, values};
use super::{Change, Dice, Holder, Keep, Kept, Revision, StoreError};
use crate::affairs::Affairs;
use crate::key::{Invitation, TableId};

/// No more tables are deleted by one change: others must not wait for it.
const FORGOTTEN_AT_ONCE: u32 = 100;
/// As many bytes are written to find out whether a decision can be: even the last one of a long game needs no more.
const PULSE: usize = 32 * 1024;

/// What is sealed of a change.
pub struct Sealed {
    stands: String,
    inputs: String,
}

impl Sealed {
    pub fn of(change: &Change, id: &TableId, seal: &Seal) -> Sealed {
        Sealed {
            stands: seal.seal(&of_table("stands", id), &change.stands),
            inputs: sealed_inputs(id, &change.revision, seal),
        }
    }
}

/// The place of a column of `tables`.
pub fn of_table<'a>(column: &'a str, id: &'a TableId) -> Place<'a> {
    Place { table: "tables", column, row: id.as_str() }
}

/// The row of something that has a table and a number.
pub fn row_of(id: &TableId, number: u64) -> String {
    format!("{id} {number}")
}

/// The place of an invitation, in such a row.
pub fn of_seat(row: &str) -> Place<'_> {
    Place { table: "seats", column: "invitation", row }
}

/// The place of what was decided, in such a row.
pub fn of_revision(row: &str) -> Place<'_> {
    Place { table: "revisions", column: "inputs", row }
}

pub fn create(change: &mut dyn Session, table: &Kept, seal: &Seal) -> Result<(), StoreError> {
    insert_table(change, table, seal)?;
    for (seat, _) in (0..).zip(&table.holders) {
        insert_seat(change, table, Seat(seat), seal)?;
    }
    insert_revisions(change, table, seal)
}

/// Tells the table's new edition; none if this is not the seat's invitation, any more.
pub fn sit(
    change: &mut dyn Session,
    table: &Kept,
    seat: Seat,
    invitation: Invitation,
    seal: &Seal,
) -> Result<Option<u64>, StoreError> {
    let sealed = change.row(
        "SELECT invitation FROM seats WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited'",
        values![table.id.as_str(), seat.0],
        |row| row.get::<Option<String>>("invitation"),
    )?;
    let Some(Some(sealed)) = sealed else { return Ok(None) };
    if seal.open(&of_seat(&row_of(&table.id, seat.0.into())), &sealed)? != invitation.reveal() {
        return Ok(None);
    }
    let given_up = change.execute(
        "DELETE FROM seats WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited' AND invitation = ?3",
        values![table.id.as_str(), seat.0, &sealed],
    )?;
    if given_up == 0 {
        return Ok(None);
    }
    insert_seat(change, table, seat, seal)?;
    let touched = change.seconds();
    let standing = &table.standing;
    let edition = change.row(
        "UPDATE tables SET edition = edition + 1, begun = ?3, turn = ?4, awaits = ?5, awaits_computer = ?6, \
         over = ?7, winner = ?8, touched = ?9, stands = ?10, uncalled = ?5, affairs = ?11, \
         due = ?12 WHERE id = ?1 AND edition = ?2 RETURNING edition",
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
            table.stands.as_deref().map(|stands| seal.seal(&of_table("stands", &table.id), stands)).as_ref(),
            &affairs_text(&table.affairs)?,
            table.affairs.due(),
        ],
        |row| row.get("edition"),
    )?;
    let edition = edition.ok_or(StoreError::Conflict)?;
    insert_revisions(change, table, seal)?;
    Ok(Some(edition))
}

/// Tells the table's new edition; none if somebody sits there.
pub fn invite(
    change: &mut dyn Session,
    id: &TableId,
    seat: Seat,
    invitation: Option<Invitation>,
    seal: &Seal,
) -> Result<Option<u64>, StoreError> {
    let row = row_of(id, seat.0.into());
    let sealed = invitation.map(|invitation| seal.seal(&of_seat(&row), &invitation.reveal()));
    let invited = change.execute(
        "UPDATE seats SET invitation = ?3 WHERE table_id = ?1 AND seat = ?2 AND kind = 'invited'",
        values![id.as_str(), seat.0, sealed.as_ref()],
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

/// Tells the table's new edition. If it waits for a computer player, `thinker` has leased the thinking, if several servers might.
pub fn append(
    change: &mut dyn Session,
    id: &TableId,
    new: &Change,
    sealed: &Sealed,
    thinker: Option<&str>,
) -> Result<u64, StoreError> {
    let Change { revision, standing, by_person, by, replaces, affairs, .. } = new;
    let now = change.seconds();
    let thinker = thinker.filter(|_| standing.awaits_computer);
    let until = thinker.map_or(0, |_| millis(change.now() + LEASE));
    let edition = change.row(
        "UPDATE tables SET at = ?2, edition = edition + 1, turn = ?3, awaits = ?4, awaits_computer = ?5, over = ?6, \
         winner = ?7, touched = ?8, stands = ?9, played = coalesce(?10, played), thinker = ?12, thinks_until = ?13, \
         uncalled = ((uncalled & ?4) | (?4 & ~awaits)) & ?14, \
         affairs = ?15, ended = ?16, due = ?17 \
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
            &sealed.stands,
            by_person.then_some(now),
            revision.at - 1,
            thinker,
            until,
            // Whoever has just decided is there, and need not be called.
            !by.map_or(0, |seat| seat_bits(Seats::one(seat))),
            &affairs_text(affairs)?,
            affairs.ended(),
            affairs.due(),
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
    insert_revision(change, id, revision, &sealed.inputs)?;
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
        delete(change, id)?;
    }
    Ok(forgotten)
}

/// Deletes a table with all that belongs to it.
pub fn delete(change: &mut dyn Session, id: &TableId) -> Result<(), StoreError> {
    // From here on nobody else adds to it: a computer player may be deciding at this moment.
    change.execute("UPDATE tables SET edition = edition WHERE id = ?1", values![id.as_str()])?;
    // Those first that refer to others.
    for kind in schema::TABLES.iter().rev() {
        if let Of::Table(column) = kind.of {
            let delete = format!("DELETE FROM {} WHERE {column} = ?1", kind.name);
            change.execute(&delete, values![id.as_str()])?;
        }
    }
    Ok(())
}

pub fn pulse(change: &mut dyn Session) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO pulse (id, weight) VALUES (1, ?1) ON CONFLICT (id) DO UPDATE SET weight = excluded.weight",
        values![&[0; PULSE]],
    )?;
    Ok(())
}

fn insert_table(change: &mut dyn Session, table: &Kept, seal: &Seal) -> Result<(), StoreError> {
    let (dice, seed) = match table.dice {
        Dice::Alone(seed) => ("alone", seed),
        Dice::ByHand(seed) => ("by-hand", seed),
        Dice::Shared(secret) => ("shared", secret),
    };
    let touched = change.seconds();
    let sealed = |column: &str, text: &str| seal.seal(&of_table(column, &table.id), text);
    let fates = table.fates.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    change.execute(
        "INSERT INTO tables (id, game, scenario, rules_version, seed, turn, awaits, awaits_computer, over, winner, \
         touched, position, stands, dice, begun, lesson, fates, affairs, pace, due, wanted, watch, rated, challenged) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23, ?24)",
        values![
            table.id.as_str(),
            &table.game,
            &table.scenario,
            table.rules_version,
            &sealed("seed", &seed.to_string()),
            table.standing.turn,
            seat_bits(table.standing.awaits),
            table.standing.awaits_computer,
            table.standing.over,
            table.standing.winner.map(|seat| seat.0),
            touched,
            table.position.as_ref().map(|position| sealed("position", position)).as_ref(),
            table.stands.as_ref().map(|stands| sealed("stands", stands)).as_ref(),
            dice,
            table.begun,
            table.lesson.as_ref(),
            &sealed("fates", &fates),
            &affairs_text(&table.affairs)?,
            table.affairs.pace().map(|pace| pace.to_string()).as_ref(),
            table.affairs.due(),
            table.terms.wanted.map(Wanted::id),
            table.terms.watch.id(),
            table.terms.rated,
            table.terms.challenged.as_ref().map(|person| &person.0),
        ],
    )?;
    Ok(())
}

fn insert_seat(change: &mut dyn Session, table: &Kept, seat: Seat, seal: &Seal) -> Result<(), StoreError> {
    let index = usize::from(seat.0);
    let (kind, level, hash, invitation) = match &table.holders[index] {
        Holder::Computer(computer) => ("computer", Some(computer.to_string()), None, None),
        Holder::Token(hash) => ("token", None, Some(&hash.0), None),
        Holder::Guest(person) => ("guest", None, Some(&person.0), None),
        Holder::Invited(invitation) => ("invited", None, None, invitation.map(Invitation::reveal)),
        Holder::Rules => ("rules", None, None, None),
    };
    let row = row_of(&table.id, seat.0.into());
    let invitation = invitation.map(|invitation| seal.seal(&of_seat(&row), &invitation));
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

fn insert_revisions(change: &mut dyn Session, table: &Kept, seal: &Seal) -> Result<(), StoreError> {
    table.revisions.iter().try_for_each(|revision| {
        insert_revision(change, &table.id, revision, &sealed_inputs(&table.id, revision, seal))
    })
}

fn sealed_inputs(id: &TableId, revision: &Revision, seal: &Seal) -> String {
    seal.seal(&of_revision(&row_of(id, revision.at)), &revision.inputs.join("\n"))
}

fn insert_revision(
    change: &mut dyn Session,
    id: &TableId,
    revision: &Revision,
    inputs: &str,
) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO revisions (table_id, at, keep, inputs) VALUES (?1, ?2, ?3, ?4)",
        values![id.as_str(), revision.at, revision.keep, inputs],
    )?;
    Ok(())
}

/// Nothing where nothing is settled.
fn affairs_text(affairs: &Affairs) -> Result<String, StoreError> {
    if *affairs == Affairs::default() {
        return Ok(String::new());
    }
    serde_json::to_string(affairs).map_err(|fault| StoreError::Broken(format!("affairs: {fault}")))
}

fn seat_bits(seats: Seats) -> i64 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}
