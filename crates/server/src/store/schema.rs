//! The schema, by migrations: each is written once, for both databases.

use super::StoreError;
use super::rows::Held;
use crate::key::hex;

/// The number of each migration, and its statements. The first makes the whole schema of its time; one that has been released is not changed
/// any more. Whoever adds one adds its tables to [`TABLES`].
pub const MIGRATIONS: [(i64, &str); 10] = [
    (5, include_str!("migrations/05.sql")),
    (6, include_str!("migrations/06.sql")),
    (7, include_str!("migrations/07.sql")),
    (8, include_str!("migrations/08.sql")),
    (9, include_str!("migrations/09.sql")),
    (30, include_str!("migrations/30.sql")),
    (31, include_str!("migrations/31.sql")),
    (32, include_str!("migrations/32.sql")),
    (33, include_str!("migrations/33.sql")),
    (36, include_str!("migrations/36.sql")),
];

/// A table of the database.
pub struct Kind {
    pub name: &'static str,
    /// The columns of its primary key.
    pub key: &'static [&'static str],
    /// Whose it is: it goes where that goes, and when that goes.
    pub of: Of,
    /// The columns that are sealed (`store::seal`), texts all of them.
    pub sealed: &'static [&'static str],
}

/// What the rows of a table belong to, by a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// A table where people play.
    Table(&'static str),
    Person(&'static str),
    /// The whole database.
    All,
}

impl Kind {
    const fn new(name: &'static str, key: &'static [&'static str], of: Of) -> Kind {
        Kind { name, key, of, sealed: &[] }
    }

    const fn sealing(self, sealed: &'static [&'static str]) -> Kind {
        Kind { sealed, ..self }
    }

    /// The values of a row's key.
    pub fn key_values(&self, columns: &[String], row: &[Held]) -> Vec<Held> {
        let value = |name: &&str| columns.iter().position(|column| column == name).map(|at| row[at].clone());
        self.key.iter().filter_map(value).collect()
    }

    /// The same in one line, as it stands in a [`Place`](super::seal::Place).
    pub fn row_key(&self, columns: &[String], row: &[Held]) -> String {
        let told = self.key_values(columns, row).into_iter().map(|value| match value {
            Held::Null => String::new(),
            Held::Integer(number) => number.to_string(),
            Held::Text(text) => text,
            Held::Bytes(bytes) => hex(&bytes),
        });
        told.collect::<Vec<_>>().join(" ")
    }
}

/// Every table, those before others that others refer to.
pub const TABLES: [Kind; 22] = [
    Kind::new("sealing", &["id"], Of::All),
    Kind::new("tables", &["id"], Of::Table("id")).sealing(&["seed", "position", "stands", "fates"]),
    Kind::new("seats", &["table_id", "seat"], Of::Table("table_id")).sealing(&["invitation"]),
    Kind::new("revisions", &["table_id", "at"], Of::Table("table_id")).sealing(&["inputs"]),
    Kind::new("pulse", &["id"], Of::All),
    Kind::new("persons", &["id"], Of::Person("id")),
    Kind::new("keys", &["hash"], Of::Person("person")),
    Kind::new("tournaments", &["id"], Of::All),
    Kind::new("entrants", &["tournament", "person"], Of::All),
    Kind::new("pairings", &["tournament", "round", "number"], Of::All),
    Kind::new("legs", &["table_id"], Of::Table("table_id")),
    Kind::new("allowances", &["who", "what"], Of::All),
    Kind::new("receivers", &["id"], Of::Person("person")).sealing(&["target"]),
    Kind::new("calls", &["id"], Of::Person("person")),
    Kind::new("letters", &["hash"], Of::Person("person")),
    Kind::new("looking", &["table_id", "person"], Of::Person("person")),
    Kind::new("vapid", &["id"], Of::All).sealing(&["pkcs8"]),
    Kind::new("beats", &["id"], Of::All),
    Kind::new("chat", &["table_id", "number"], Of::Table("table_id")).sealing(&["text"]),
    Kind::new("chat_read", &["table_id", "person"], Of::Table("table_id")),
    Kind::new("mutes", &["person", "muted"], Of::Person("person")),
    Kind::new("reports", &["table_id", "number", "reporter"], Of::All).sealing(&["text"]),
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
