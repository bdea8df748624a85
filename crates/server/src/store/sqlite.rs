//! An SQLite file: one writer, several readers, everything on disk before it is answered.

use std::fs::File;
use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{ErrorCode, OpenFlags, ToSql, TransactionBehavior, params_from_iter};

use super::session::{Access, Connection, Look, Row, Session, Value, Work};
use super::{StoreError, opening, schema};

/// So long a connection waits for another to finish.
const BUSY: Duration = Duration::from_secs(5);
/// The log of changes is carried into the file when it has this many pages. The same pages are changed again and again, so a long log saves
/// writing; it has 32 MB.
const LOG_PAGES: u32 = 8192;
/// How many different statements there are, about.
const STATEMENTS: usize = 64;

pub struct Sqlite {
    connection: rusqlite::Connection,
    /// What is held as long as something may be written.
    _own: Option<File>,
}

impl Sqlite {
    /// Opens the file for writing, making it if there is none, and brings its schema up to date. Nobody else can do so meanwhile.
    pub fn writer(path: &Path) -> Result<Sqlite, StoreError> {
        let own = opening::locked(path)?;
        let mut connection = connect(path, OpenFlags::default())?;
        opening::prepare(&mut connection)?;
        Ok(Sqlite { connection, _own: Some(own) })
    }

    /// Opens a file that is there. One that reads does not wait for the writer.
    pub fn reader(path: &Path) -> Result<Sqlite, StoreError> {
        let connection = connect(path, OpenFlags::default() - OpenFlags::SQLITE_OPEN_CREATE)?;
        schema::is_newest(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)?;
        Ok(Sqlite { connection, _own: None })
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<rusqlite::Connection, StoreError> {
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(BUSY)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", LOG_PAGES)?;
    // A statement is planned once, whatever is bound to it.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

impl Connection for Sqlite {
    fn within(&mut self, access: Access, work: Work<'_>) -> Result<(), StoreError> {
        let behavior = match access {
            Access::Read | Access::Glance => TransactionBehavior::Deferred,
            Access::Write => TransactionBehavior::Immediate,
        };
        // Dropped, it is rolled back; so it is by itself if the disk is full.
        let transaction = self.connection.transaction_with_behavior(behavior)?;
        work(&mut Going(&transaction))?;
        Ok(transaction.commit()?)
    }

    fn scrub(&mut self) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")?)
    }
}

/// A transaction that goes on.
struct Going<'a>(&'a rusqlite::Connection);

impl Session for Going<'_> {
    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        Ok(self.0.prepare_cached(sql)?.execute(params_from_iter(values))? as u64)
    }

    fn each(&mut self, sql: &str, values: &[Value], look: Look<'_>) -> Result<(), StoreError> {
        let mut statement = self.0.prepare_cached(sql)?;
        let mut rows = statement.query(params_from_iter(values))?;
        while let Some(row) = rows.next()? {
            look(row)?;
        }
        Ok(())
    }

    fn now(&self) -> Duration {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Value::Null => ValueRef::Null,
            Value::Integer(number) => ValueRef::Integer(number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl Row for rusqlite::Row<'_> {
    fn value(&self, column: &str) -> Result<Value<'_>, StoreError> {
        let unreadable = || StoreError::Broken(format!("column {column}"));
        Ok(match self.get_ref(column)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Integer(number),
            ValueRef::Text(text) => Value::Text(std::str::from_utf8(text).map_err(|_| unreadable())?),
            ValueRef::Blob(bytes) => Value::Bytes(bytes),
            ValueRef::Real(_) => return Err(unreadable()),
        })
    }

    fn columns(&self) -> Vec<String> {
        let statement: &rusqlite::Statement = self.as_ref();
        statement.column_names().map(str::to_owned).collect()
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            _ => StoreError::Database(error.into()),
        }
    }
}
