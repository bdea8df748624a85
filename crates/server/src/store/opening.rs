//! Before the first table: the file is ours, and its schema is the one we know.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::Connection;
use sqlx::sqlite::SqlitePool;

use super::StoreError;

/// What leads from each version of the schema, kept in the file as `user_version`, to the next one.
const UPGRADES: [&str; 2] = [
    "ALTER TABLE tables ADD COLUMN position TEXT",
    "ALTER TABLE tables ADD COLUMN stands TEXT;
     ALTER TABLE tables ADD COLUMN played INTEGER;
     UPDATE tables SET played = touched WHERE id IN (SELECT table_id FROM revisions);
     CREATE TABLE pulse (only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1), weight BLOB NOT NULL) STRICT;",
];

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
pub async fn prepare(writer: &SqlitePool) -> Result<(), StoreError> {
    let mut connection = writer.acquire().await?;
    let mut change = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *change).await?;
    let newest = UPGRADES.len() + 1;
    match usize::try_from(version) {
        Ok(0) => {
            sqlx::raw_sql(include_str!("schema.sql")).execute(&mut *change).await?;
        }
        Ok(known) if known <= newest => {
            for upgrade in &UPGRADES[known - 1..] {
                sqlx::raw_sql(*upgrade).execute(&mut *change).await?;
            }
        }
        _ => return Err(StoreError::Broken(format!("the file has version {version} of the schema"))),
    }
    if version != newest as i64 {
        let up_to_date = sqlx::AssertSqlSafe(format!("PRAGMA user_version = {newest}"));
        sqlx::query(up_to_date).execute(&mut *change).await?;
    }
    change.commit().await?;
    Ok(())
}
