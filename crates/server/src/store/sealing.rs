//! Sealing what an earlier version has kept in plain, once; and seeing to it that the key at hand is the one that seals what is kept.

use super::StoreError;
use super::rows::{Held, rows_by_page};
use super::schema::{self, Kind};
use super::seal::{KeyFile, Place, Seal};
use super::session::{Access, Connection, Session, Value, values};

/// Which key seals what is kept: its fingerprint; none while nothing is sealed.
pub fn sealed_by(moment: &mut dyn Session) -> Result<Option<String>, StoreError> {
    moment.row("SELECT fingerprint FROM sealing", &[], |row| row.get("fingerprint"))
}

/// The key that seals what is kept. Where nothing is sealed yet everything is, with the key of the file, which is made if there is none.
pub fn unlock(writer: &mut dyn Connection, file: &KeyFile) -> Result<Seal, StoreError> {
    let mut sealed = None;
    writer.within(Access::Read, &mut |moment| {
        sealed = sealed_by(moment)?;
        Ok(())
    })?;
    if let Some(wanted) = sealed {
        return fitting(file, &wanted);
    }
    let seal = file.read_or_make()?;
    let mut rows = None;
    writer.within(Access::Write, &mut |change| {
        rows = seal_all(change, &seal)?;
        Ok(())
    })?;
    match rows {
        // Another server was quicker.
        None => unlock(writer, file),
        Some(0) => Ok(seal),
        // Nothing of what stood there in plain is to be found in the file any more.
        Some(rows) => {
            tracing::warn!(rows, key = %file, "what is kept is sealed from now on: keep a copy of the key file");
            writer.scrub()?;
            Ok(seal)
        }
    }
}

/// The key of the file, if it is this one.
pub fn fitting(file: &KeyFile, wanted: &str) -> Result<Seal, StoreError> {
    let wrong = |found: Option<String>| StoreError::WrongKey {
        file: file.to_string(),
        wanted: wanted.to_owned(),
        found,
    };
    let seal = file.read()?.ok_or_else(|| wrong(None))?;
    if seal.fingerprint() == wanted { Ok(seal) } else { Err(wrong(Some(seal.fingerprint().to_owned()))) }
}

/// Seals everything; tells how many rows. None if it is sealed already.
fn seal_all(change: &mut dyn Session, seal: &Seal) -> Result<Option<u64>, StoreError> {
    let mark = "INSERT INTO sealing (id, fingerprint) VALUES (1, ?1) ON CONFLICT (id) DO NOTHING";
    if change.execute(mark, values![seal.fingerprint()])? == 0 {
        return Ok(None);
    }
    let mut sealed = 0;
    for kind in schema::TABLES.iter().filter(|kind| !kind.sealed.is_empty()) {
        sealed += seal_table(change, kind, seal)?;
    }
    Ok(Some(sealed))
}

fn seal_table(change: &mut dyn Session, kind: &Kind, seal: &Seal) -> Result<u64, StoreError> {
    let set = (1..).zip(kind.sealed).map(|(place, column)| format!("{column} = ?{place}"));
    let found = (kind.sealed.len() + 1..).zip(kind.key).map(|(place, column)| format!("{column} = ?{place}"));
    let (set, found): (Vec<_>, Vec<_>) = (set.collect(), found.collect());
    let update = format!("UPDATE {} SET {} WHERE {}", kind.name, set.join(", "), found.join(" AND "));
    rows_by_page(change, kind, None, &mut |change, columns, row| {
        let held =
            |name: &str| columns.iter().position(|column| column == name).map_or(&Held::Null, |at| &row[at]);
        let key = kind.row_key(columns, row);
        let sealed = kind.sealed.iter().map(|column| match held(column) {
            Held::Text(text) => Held::Text(seal.seal(&Place { table: kind.name, column, row: &key }, text)),
            _ => Held::Null,
        });
        let sealed: Vec<Held> = sealed.collect();
        let values: Vec<Value> =
            sealed.iter().chain(kind.key.iter().map(|column| held(column))).map(Held::value).collect();
        change.execute(&update, &values).map(drop)
    })
}
