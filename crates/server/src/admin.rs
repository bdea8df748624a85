//! What an operator does with what is kept, while a server uses it or not.

use std::path::{Path, PathBuf};

use crate::Error;
pub use crate::store::private;
use crate::store::{self, Database, KeyFile, Moved, Report, StoreError};

/// A database and the file of its key.
#[derive(Clone, Debug)]
pub struct Keeping {
    pub database: String,
    /// If none is named, the usual one.
    pub key_file: Option<PathBuf>,
}

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    pub rows: u64,
    /// Of the key without which nobody can use it: its fingerprint. None if nothing is sealed yet.
    pub key: Option<String>,
}

/// Copies everything from one database to another, where there is nothing yet. The first may be in use.
pub fn copy(from: &str, to: &str) -> Result<Copied, Error> {
    copied(&database(from)?, &database(to)?)
}

/// Copies everything into a new file. The database may be in use.
pub fn backup(from: &str, to: &Path) -> Result<Copied, Error> {
    let from = database(from)?;
    if to.exists() {
        return Err(Error::Exists(to.to_owned()));
    }
    let draft = beside(to, ".partial");
    // What an earlier attempt has left is of no use.
    let _ = std::fs::remove_file(&draft);
    let made = store::private(&draft).map_err(|fault| Error::Copy(fault.into())).and_then(|_| {
        let copied = copied(&from, &Database::Sqlite(draft.clone()))?;
        std::fs::rename(&draft, to).map_err(|fault| Error::Copy(fault.into()))?;
        Ok(copied)
    });
    for left in [draft.clone(), beside(&draft, ".lock")] {
        let _ = std::fs::remove_file(left);
    }
    made
}

/// Copies everything from a file that was made by [`backup`] into a database where there is nothing yet. Tells, too, whether the key that it
/// needs is at hand.
pub fn restore(from: &Path, to: &Keeping) -> Result<(Copied, Result<(), StoreError>), Error> {
    let target = database(&to.database)?;
    let copied = copied(&Database::Sqlite(from.to_owned()), &target)?;
    let key = KeyFile::of(to.key_file.as_deref(), &target);
    let fits = copied.key.as_ref().map_or(Ok(()), |wanted| store::fitting(&key, wanted).map(drop));
    Ok((copied, fits))
}

/// Everything about these tables and persons, as text that another server can take in. It holds what is secret in plain.
pub fn export(from: &Keeping, tables: &[String], persons: &[String]) -> Result<String, Error> {
    let (database, key) = from.opened()?;
    store::export(&database, &key, tables, persons).map_err(Error::Export)
}

/// Takes in what was exported, all of it or nothing; tells how many rows.
pub fn import(to: &Keeping, text: &str) -> Result<u64, Error> {
    let (database, key) = to.opened()?;
    store::import(&database, &key, text).map_err(Error::Import)
}

/// Every line of chat that somebody has reported, the latest first: when, at which table, by whom, whose, and what it says.
pub fn reports(from: &Keeping) -> Result<Vec<String>, Error> {
    let (database, key) = from.opened()?;
    let reports = store::reports(&database, &key).map_err(Error::Export)?;
    let told = |report: Report| {
        let Report { table, number, reported, reporter, person, text } = report;
        let author = person.map_or_else(|| "-".to_owned(), |person| person.hex());
        format!("{reported}\t{table} {number}\t{reporter}\t{author}\t{text}")
    };
    Ok(reports.into_iter().map(told).collect())
}

impl Keeping {
    fn opened(&self) -> Result<(Database, KeyFile), Error> {
        let database = database(&self.database)?;
        let key = KeyFile::of(self.key_file.as_deref(), &database);
        Ok((database, key))
    }
}

fn copied(from: &Database, to: &Database) -> Result<Copied, Error> {
    store::copy(from, to).map(|Moved { rows, key }| Copied { rows, key }).map_err(Error::Copy)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push(ending);
    name.into()
}

pub(crate) fn database(url: &str) -> Result<Database, Error> {
    Database::at(url).ok_or_else(|| Error::UnknownDatabase(url.to_owned()))
}
