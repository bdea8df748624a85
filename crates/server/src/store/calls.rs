//! Who is to be called, and the calls that wait to be made. All of it is in the database: a call survives the server that was to make it, and of
//! several servers one makes it.

use std::sync::Arc;
use std::time::Duration;

use super::leases::millis;
use super::queries::{self, table_id};
use super::receivers::{self, FAILING, Receiver, fresh_id};
use super::session::{Session, values};
use super::{Holder, Listed, Store, StoreError};
use crate::key::TableId;
use crate::people::PersonId;

/// Whoever looks at a table says so more often, in seconds.
const LOOKING: i64 = 45;

/// What is to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// It is somebody's turn.
    Turn,
    /// A call arrives.
    Try,
    /// Is this address yours?
    Confirm,
    /// Somebody wants to come in.
    Enter,
}

impl What {
    const ALL: [(What, &str); 4] =
        [(What::Turn, "turn"), (What::Try, "try"), (What::Confirm, "confirm"), (What::Enter, "enter")];

    pub fn name(self) -> &'static str {
        What::ALL.into_iter().find(|&(what, _)| what == self).map_or("", |(_, name)| name)
    }
}

/// A call that is due. Nobody else makes it before its time is over.
#[derive(Clone, Debug)]
pub struct Due {
    pub id: String,
    pub receiver: Receiver,
    pub called: Called,
    /// When it was first to be made, in seconds since 1970.
    pub made: i64,
    pub tries: u32,
}

/// What somebody is called for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    pub what: What,
    /// The table, and its game.
    pub at: Option<(TableId, String)>,
}

/// What became of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Arrived,
    /// It may arrive later.
    Later(Duration),
    /// It never arrived, and is given up.
    GivenUp,
    /// There is nothing any more where it was to arrive.
    Gone,
}

impl Store {
    /// Calls those who are awaited at this table and do not know it. Tells whether anybody is called.
    pub async fn call_up(&self, id: &TableId) -> Result<bool, StoreError> {
        let (id, seal) = (id.clone(), Arc::clone(&self.seal));
        self.write(move |change| match queries::listed(change, &id, None, &seal)? {
            Some(table) => call_up(change, &table),
            None => Ok(false),
        })
        .await
    }

    /// Whether somebody who can be called is awaited there and does not know it.
    pub async fn may_call_up(&self, id: &TableId) -> Result<bool, StoreError> {
        let id = id.clone();
        self.read(move |moment| {
            let sql = "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.kind = 'guest' \
                       JOIN receivers ON receivers.person = seats.hash \
                       WHERE tables.id = ?1 AND tables.uncalled <> 0 AND tables.over = 0 LIMIT 1";
            Ok(moment.row(sql, values![id.as_str()], |_| Ok(()))?.is_some())
        })
        .await
    }

    /// All such tables where nothing has happened for so long.
    pub async fn to_call_up(&self, settled: Duration) -> Result<Vec<TableId>, StoreError> {
        self.read(move |moment| {
            let sql = "SELECT DISTINCT tables.id FROM receivers JOIN seats ON seats.hash = receivers.person AND seats.kind = 'guest' \
                       JOIN tables ON tables.id = seats.table_id \
                       WHERE tables.uncalled <> 0 AND tables.over = 0 AND tables.touched <= ?1";
            moment.rows(sql, values![moment.seconds() - settled.as_secs() as i64], table_id)
        })
        .await
    }

    /// Somebody looks at a table, by a clock that is so many minutes ahead of UTC. Tells whether he could be called.
    pub async fn looks(&self, person: PersonId, id: &TableId, clock: i64) -> Result<bool, StoreError> {
        let id = id.clone();
        let told = "SELECT clock FROM persons WHERE id = ?1 AND id IN (SELECT person FROM receivers)";
        let known =
            self.read(move |moment| moment.row(told, values![&person.0], |row| row.get::<i64>("clock")));
        // Of those who are never called nothing is noted.
        let Some(known) = known.await? else { return Ok(false) };
        self.write(move |change| {
            if known != clock {
                change.execute("UPDATE persons SET clock = ?2 WHERE id = ?1", values![&person.0, clock])?;
            }
            change.execute(
                "INSERT INTO looking (table_id, person, until) VALUES (?1, ?2, ?3) \
                 ON CONFLICT (table_id, person) DO UPDATE SET until = excluded.until",
                values![id.as_str(), &person.0, change.seconds() + LOOKING],
            )?;
            Ok(true)
        })
        .await
    }

    /// Forgets who has looked.
    pub async fn forget_looks(&self) -> Result<(), StoreError> {
        self.write(|change| {
            change.execute("DELETE FROM looking WHERE until < ?1", values![change.seconds()]).map(drop)
        })
        .await
    }

    /// One more call, due now.
    pub async fn call(&self, receiver: &Receiver, what: What) -> Result<(), StoreError> {
        let (id, person) = (receiver.id.clone(), receiver.person);
        self.write(move |change| put(change, &id, person, what, None)).await
    }

    /// When the next call is due.
    pub async fn next_call(&self) -> Result<Option<Duration>, StoreError> {
        self.read(|moment| {
            let now = millis(moment.now());
            let due =
                moment.row("SELECT min(due) AS due FROM calls", &[], |row| row.get::<Option<u64>>("due"))?;
            Ok(due.flatten().map(|due| Duration::from_millis(due.saturating_sub(now))))
        })
        .await
    }

    /// Takes some of the calls that are due. Nobody else takes them for so long.
    pub async fn take_calls(&self, most: usize, lease: Duration) -> Result<Vec<Due>, StoreError> {
        let seal = Arc::clone(&self.seal);
        self.write(move |change| {
            let now = millis(change.now());
            let taken = change.rows(
                "UPDATE calls SET due = ?1, tries = tries + 1 \
                 WHERE due <= ?2 AND id IN (SELECT id FROM calls WHERE due <= ?2 ORDER BY due LIMIT ?3) \
                 RETURNING id, person, receiver, what, table_id, made, tries",
                values![now + millis(lease), now, most],
                |row| {
                    let person = PersonId(row.get("person")?);
                    let what: String = row.get("what")?;
                    let table: Option<String> = row.get("table_id")?;
                    let (id, receiver) = (row.get::<String>("id")?, row.get::<String>("receiver")?);
                    Ok((id, person, receiver, what, table, row.get("made")?, row.get("tries")?))
                },
            )?;
            let mut due = Vec::new();
            for (id, person, receiver, what, table, made, tries) in taken {
                let what = What::ALL.into_iter().find(|(_, name)| *name == what).map(|(what, _)| what);
                let receiver = receivers::receiver(change, &receiver, &seal)?;
                let at = match table.and_then(|table| table.parse().ok()) {
                    Some(table) => queries::listed(change, &table, Some(person), &seal)?,
                    None => None,
                };
                // Who is awaited no more need not be told that he is.
                let stale =
                    what == Some(What::Turn) && !at.as_ref().is_some_and(|table| table.awaits(person));
                match (what, receiver) {
                    (Some(what), Some(receiver)) if !stale => {
                        let at = at.map(|table| (table.id, table.game));
                        due.push(Due { id, receiver, called: Called { what, at }, made, tries });
                    }
                    _ => forget(change, &id)?,
                }
            }
            Ok(due)
        })
        .await
    }

    /// Notes what became of a call.
    pub async fn note_call(&self, due: &Due, outcome: Outcome) -> Result<(), StoreError> {
        let (id, receiver) = (due.id.clone(), due.receiver.id.clone());
        self.write(move |change| {
            let now = change.seconds();
            let failing = "UPDATE receivers SET failing = coalesce(failing, ?2) WHERE id = ?1";
            match outcome {
                Outcome::Arrived => {
                    forget(change, &id)?;
                    let well = "UPDATE receivers SET failing = NULL WHERE id = ?1 AND failing IS NOT NULL";
                    change.execute(well, values![&receiver])?;
                }
                Outcome::Later(wait) => {
                    change.execute(failing, values![&receiver, now])?;
                    let due = millis(change.now() + wait);
                    change.execute("UPDATE calls SET due = ?2 WHERE id = ?1", values![&id, due])?;
                }
                Outcome::GivenUp => {
                    change.execute(failing, values![&receiver, now])?;
                    forget(change, &id)?;
                }
                Outcome::Gone => drop(receivers::remove(change, &receiver)?),
            }
            Ok(())
        })
        .await
    }
}

fn call_up(change: &mut dyn Session, table: &Listed) -> Result<bool, StoreError> {
    let now = change.seconds();
    let sql = "SELECT uncalled, lesson FROM tables WHERE id = ?1";
    let found = change.row(sql, values![table.id.as_str()], |row| {
        Ok((row.get::<u8>("uncalled")?, row.get::<Option<String>>("lesson")?))
    })?;
    let Some((uncalled, lesson)) = found else { return Ok(false) };
    let mut called = false;
    for seat in table.standing.awaits.iter().filter(|seat| uncalled >> seat.0 & 1 == 1) {
        let Some(person) = table.holders[usize::from(seat.0)].person() else { continue };
        // A lesson does not wait for anybody, nor do those who play against themselves.
        let alone = lesson.is_some() || table.holders.iter().all(|holder| *holder == Holder::Guest(person));
        let sql = "SELECT id FROM receivers WHERE person = ?1 AND proven = 1 AND coalesce(failing, ?2) >= ?3";
        let receivers: Vec<String> = match alone {
            true => Vec::new(),
            false => change.rows(sql, values![&person.0, now, now - FAILING], |row| row.get("id"))?,
        };
        if receivers.is_empty() && !alone {
            continue;
        }
        let sql = "SELECT quiet_from, quiet_to, clock FROM persons WHERE id = ?1";
        let (quiet, clock) = change.row(sql, values![&person.0], receivers::quiet)?.unwrap_or((None, 0));
        if quiet.is_some_and(|quiet| quiet.holds(now, clock)) {
            continue;
        }
        let sql = "SELECT until FROM looking WHERE table_id = ?1 AND person = ?2 AND until >= ?3";
        let looks = change.row(sql, values![table.id.as_str(), &person.0, now], |_| Ok(()))?.is_some();
        if called_out(change, table.id.as_str(), seat.0)? && !looks {
            for receiver in receivers {
                put(change, &receiver, person, What::Turn, Some(&table.id))?;
                called = true;
            }
        }
    }
    Ok(called)
}

/// This seat knows that it is awaited, if it is; tells whether it did not.
pub fn called_out(change: &mut dyn Session, table: &str, seat: u8) -> Result<bool, StoreError> {
    let bit = 1_i64 << seat;
    let sql = "UPDATE tables SET uncalled = uncalled & ?2 WHERE id = ?1 AND (uncalled & ?3) <> 0";
    Ok(change.execute(sql, values![table, !bit, bit])? > 0)
}

fn put(
    change: &mut dyn Session,
    receiver: &str,
    person: PersonId,
    what: What,
    table: Option<&TableId>,
) -> Result<(), StoreError> {
    change.execute(
        "INSERT INTO calls (id, person, receiver, what, table_id, made, due) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        values![
            &fresh_id(),
            &person.0,
            receiver,
            what.name(),
            table.map(TableId::as_str),
            change.seconds(),
            millis(change.now()),
        ],
    )?;
    Ok(())
}

fn forget(change: &mut dyn Session, id: &str) -> Result<(), StoreError> {
    change.execute("DELETE FROM calls WHERE id = ?1", values![id]).map(drop)
}
