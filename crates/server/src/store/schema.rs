//! The schema, by migrations: each is written once, for both databases.

use super::StoreError;

/// The number of each migration, and its statements. The first makes the whole schema of its time; one that has been released is not changed
/// any more. Whoever adds one adds its tables to [`TABLES`].
pub const MIGRATIONS: [(i64, &str); 4] = [
    (5, include_str!("migrations/05.sql")),
    (6, include_str!("migrations/06.sql")),
    (7, include_str!("migrations/07.sql")),
    (8, include_str!("migrations/08.sql")),
];

/// Every table with the columns of its primary key, those before others that others refer to.
pub const TABLES: [(&str, &[&str]); 7] = [
    ("tables", &["id"]),
    ("seats", &["table_id", "seat"]),
    ("revisions", &["table_id", "at"]),
    ("pulse", &["id"]),
    ("persons", &["id"]),
    ("keys", &["hash"]),
    ("allowances", &["who", "what"]),
];

/// The number of the newest migration.
pub const fn newest() -> i64 {
    MIGRATIONS[MIGRATIONS.len() - 1].0
}

/// The migrations that lead from this version to the newest.
pub fn after(version: i64) -> Result<impl Iterator<Item = &'static str>, StoreError> {
    let known = version == 0 || (MIGRATIONS[0].0..=newest()).contains(&version);
    let unknown = || StoreError::Broken(format!("it has version {version} of the schema"));
    let later = MIGRATIONS.iter().filter(move |(number, _)| *number > version).map(|(_, sql)| *sql);
    known.then_some(later).ok_or_else(unknown)
}

/// Refuses a schema that is not the newest.
pub fn is_newest(version: i64) -> Result<(), StoreError> {
    let other = || StoreError::Broken(format!("it has version {version} of the schema, not {}", newest()));
    if version == newest() { Ok(()) } else { Err(other()) }
}

/// A migration in the words of PostgreSQL.
#[cfg(feature = "hosting")]
pub fn for_postgres(migration: &str) -> String {
    const WORDS: [(&str, &str); 4] =
        [(" WITHOUT ROWID", ""), (") STRICT", ")"), ("INTEGER", "BIGINT"), ("BLOB", "BYTEA")];
    let migration = migration.replace(" STRICT,", " STRICT");
    WORDS.iter().fold(migration, |sql, (theirs, ours)| sql.replace(theirs, ours))
}
