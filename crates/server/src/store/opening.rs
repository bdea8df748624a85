//! Before the first table: the file is ours, and its schema is the one we know.

use std::fs::{File, TryLockError};
use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};
use sha2::{Digest, Sha256};

use super::{StoreError, schema};

/// What led from each version of the schema, kept in the file as `user_version`, to the next one, before there were migrations.
const UPGRADES: [&str; 4] = [
    "ALTER TABLE tables ADD COLUMN position TEXT",
    "ALTER TABLE tables ADD COLUMN stands TEXT;
     ALTER TABLE tables ADD COLUMN played INTEGER;
     UPDATE tables SET played = touched WHERE id IN (SELECT table_id FROM revisions);
     CREATE TABLE pulse (only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1), weight BLOB NOT NULL) STRICT;",
    "ALTER TABLE tables ADD COLUMN dice TEXT NOT NULL DEFAULT 'alone';
     ALTER TABLE tables ADD COLUMN begun INTEGER NOT NULL DEFAULT 1;
     ALTER TABLE seats ADD COLUMN invitation TEXT;
     ALTER TABLE seats ADD COLUMN contribution TEXT;",
    "ALTER TABLE tables ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
     ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
     UPDATE tables SET at = coalesce((SELECT max(at) FROM revisions WHERE table_id = id), 0);
     ALTER TABLE pulse RENAME COLUMN only TO id;",
];

/// Before this version an invitation was a token, and the match was dealt before anybody had accepted it.
const INVITATIONS_ARE_APART: usize = 4;

/// Locks the file beside the database that says that a server uses it. The system unlocks it when the server ends.
pub fn locked(path: &Path) -> Result<File, StoreError> {
    // The same file by another name must not have another lock.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut beside = path.into_os_string();
    beside.push(".lock");
    let own = File::options().write(true).create(true).truncate(false).open(beside)?;
    own.try_lock().map_err(|fault| match fault {
        TryLockError::WouldBlock => StoreError::InUse,
        TryLockError::Error(fault) => StoreError::File(fault),
    })?;
    Ok(own)
}

/// Makes the schema, or brings that of an earlier version up to date.
pub fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version: i64 = change.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let mut migrated = version;
    if let Ok(old @ 1..=4) = usize::try_from(version) {
        for upgrade in &UPGRADES[old - 1..] {
            change.execute_batch(upgrade)?;
        }
        if old < INVITATIONS_ARE_APART {
            undo_deals(&change)?;
        }
        migrated = UPGRADES.len() as i64 + 1;
    }
    for migration in schema::after(migrated)? {
        change.execute_batch(migration)?;
    }
    if version != schema::newest() {
        change.pragma_update(None, "user_version", schema::newest())?;
    }
    Ok(change.commit()?)
}

/// Where somebody is still awaited and nothing has been decided, the match begins again when he comes, with another deal: the old seed
/// becomes the server's part of the new one, and the invitation opens nothing any more. A game that has gone on without him stays
/// as it is; its invitation was a token, and is one.
fn undo_deals(change: &Connection) -> Result<(), StoreError> {
    let mut seats = change.prepare(
        "SELECT id, seed, seat, hash FROM tables, seats WHERE id = table_id AND kind = 'token' AND played IS NULL",
    )?;
    let seats = seats
        .query_map([], |row| Ok((row.get("id")?, row.get("seed")?, row.get("seat")?, row.get("hash")?)))?;
    let seats: Vec<(String, String, u8, Vec<u8>)> = seats.collect::<Result<_, _>>()?;
    for (id, seed, seat, hash) in seats {
        let made = Sha256::digest(format!("invitation to seat {seat} of {seed}"));
        let invitation: String = made[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        if Sha256::digest(&invitation).as_slice() != hash {
            continue;
        }
        let undo = "UPDATE tables SET dice = 'shared', begun = 0, turn = 0, awaits = 0, awaits_computer = 0, \
                    stands = NULL WHERE id = ?";
        for change_of_table in [undo, "DELETE FROM revisions WHERE table_id = ?"] {
            change.execute(change_of_table, [&id])?;
        }
        change.execute(
            "UPDATE seats SET kind = 'invited', hash = NULL, invitation = ? WHERE table_id = ? AND seat = ?",
            (invitation, id, seat),
        )?;
    }
    Ok(())
}
