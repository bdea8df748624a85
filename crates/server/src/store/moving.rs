//! Single tables and persons, from one server to another: as lines of JSON, with what is secret in plain.

use serde_json::{Map, Value as Json, json};

use super::chat::{self, Report};
use super::persons::find_person;
use super::rows::{Held, insert, rows_by_page};
use super::schema::{self, Kind, Of};
use super::seal::{KeyFile, Place, Seal};
use super::sealing::{fitting, sealed_by};
use super::session::{Access, Session, values};
use super::{Database, StoreError};
use crate::key::hex;

/// Which kind of file it is, in its first line.
const MARK: &str = "bexar export";

/// Everything about these tables and persons. Persons are named by their numbers, or by their names where only one has it.
pub fn export(
    database: &Database,
    key: &KeyFile,
    tables: &[String],
    persons: &[String],
) -> Result<String, StoreError> {
    let mut told = String::new();
    database.reader()?.within(Access::Read, &mut |moment| {
        let seal = seal_of(moment, key)?;
        told = format!("{}\n", json!({ "file": MARK, "schema": schema::newest() }));
        for table in tables {
            let there = "SELECT id FROM tables WHERE id = ?1";
            if moment.row(there, values![table], |_| Ok(()))?.is_none() {
                return Err(StoreError::NoTable(table.clone()));
            }
            let owner = |of| if let Of::Table(column) = of { Some(column) } else { None };
            tell_rows(moment, &seal, &Held::Text(table.clone()), owner, &mut told)?;
        }
        for person in persons {
            let person = find_person(moment, person)?;
            let owner = |of| if let Of::Person(column) = of { Some(column) } else { None };
            tell_rows(moment, &seal, &Held::Bytes(person.0.to_vec()), owner, &mut told)?;
        }
        Ok(())
    })?;
    Ok(told)
}

/// Every line of chat that was reported, the latest first.
pub fn reports(database: &Database, key: &KeyFile) -> Result<Vec<Report>, StoreError> {
    let mut found = Vec::new();
    database.reader()?.within(Access::Read, &mut |moment| {
        let seal = seal_of(moment, key)?;
        found = chat::reports(moment, &seal)?;
        Ok(())
    })?;
    Ok(found)
}

fn seal_of(moment: &mut dyn Session, key: &KeyFile) -> Result<Seal, StoreError> {
    fitting(key, &sealed_by(moment)?.ok_or(StoreError::NoKey)?)
}

fn tell_rows(
    moment: &mut dyn Session,
    seal: &Seal,
    owner: &Held,
    column: impl Fn(Of) -> Option<&'static str>,
    told: &mut String,
) -> Result<(), StoreError> {
    for kind in &schema::TABLES {
        let Some(column) = column(kind.of) else { continue };
        rows_by_page(moment, kind, Some((column, owner)), &mut |_, columns, row| {
            *told += &format!("{}\n", json!({ "in": kind.name, "row": opened(kind, columns, row, seal)? }));
            Ok(())
        })?;
    }
    Ok(())
}

/// A row as JSON, what is sealed in plain.
fn opened(
    kind: &Kind,
    columns: &[String],
    row: &[Held],
    seal: &Seal,
) -> Result<Map<String, Json>, StoreError> {
    let key = kind.row_key(columns, row);
    let tell = |(column, held): (&String, &Held)| {
        let told = match held {
            Held::Null => Json::Null,
            Held::Integer(number) => json!(number),
            Held::Bytes(bytes) => json!({ "hex": hex(bytes) }),
            Held::Text(text) if kind.sealed.contains(&column.as_str()) => {
                json!(seal.open(&Place { table: kind.name, column, row: &key }, text)?)
            }
            Held::Text(text) => json!(text),
        };
        Ok((column.clone(), told))
    };
    columns.iter().zip(row).map(tell).collect()
}

/// Takes in what was exported, all of it or nothing; tells how many rows.
pub fn import(database: &Database, key: &KeyFile, text: &str) -> Result<u64, StoreError> {
    let rows = read(text)?;
    database.reader()?.within(Access::Write, &mut |change| {
        let seal = seal_of(change, key)?;
        for (kind, columns, row) in &rows {
            insert(change, kind.name, columns, &sealed(kind, columns, row, &seal))?;
        }
        Ok(())
    })?;
    Ok(rows.len() as u64)
}

/// A row, with what is secret sealed.
fn sealed(kind: &Kind, columns: &[String], row: &[Held], seal: &Seal) -> Vec<Held> {
    let key = kind.row_key(columns, row);
    let seal_one = |(column, held): (&String, &Held)| match held {
        Held::Text(text) if kind.sealed.contains(&column.as_str()) => {
            Held::Text(seal.seal(&Place { table: kind.name, column, row: &key }, text))
        }
        held => held.clone(),
    };
    columns.iter().zip(row).map(seal_one).collect()
}

type Read = (&'static Kind, Vec<String>, Vec<Held>);

fn read(text: &str) -> Result<Vec<Read>, StoreError> {
    let mut lines = (1..).zip(text.lines()).map(|(number, line)| {
        let bad = || StoreError::Broken(format!("line {number} of the file"));
        serde_json::from_str::<Json>(line).map(|json| (number, json)).map_err(|_| bad())
    });
    let heading = lines.next().transpose()?.map(|(_, heading)| heading).unwrap_or_default();
    if heading["file"] != MARK {
        return Err(StoreError::NotExported);
    }
    if heading["schema"] != schema::newest() {
        let other = &heading["schema"];
        return Err(StoreError::Broken(format!(
            "it has version {other} of the schema, not {}",
            schema::newest()
        )));
    }
    lines.map(|line| line.and_then(|(number, line)| read_row(number, &line))).collect()
}

fn read_row(number: u32, line: &Json) -> Result<Read, StoreError> {
    let bad = |why: &str| StoreError::Broken(format!("line {number} of the file: {why}"));
    let kind = schema::TABLES.iter().find(|kind| line["in"] == kind.name && kind.of != Of::All);
    let kind = kind.ok_or_else(|| bad("no such table"))?;
    let row = line["row"].as_object().ok_or_else(|| bad("no row"))?;
    let (mut columns, mut held) = (Vec::new(), Vec::new());
    for (column, value) in row {
        if column.is_empty() || !column.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_') {
            return Err(bad("no such column"));
        }
        columns.push(column.clone());
        held.push(read_value(value).ok_or_else(|| bad(column))?);
    }
    if kind.key_values(&columns, &held).len() != kind.key.len() {
        return Err(bad("part of its key is missing"));
    }
    Ok((kind, columns, held))
}

fn read_value(value: &Json) -> Option<Held> {
    match value {
        Json::Null => Some(Held::Null),
        Json::Number(number) => number.as_i64().map(Held::Integer),
        Json::String(text) => Some(Held::Text(text.clone())),
        Json::Object(bytes) => unhex(bytes.get("hex")?.as_str()?).map(Held::Bytes),
        Json::Bool(_) | Json::Array(_) => None,
    }
}

pub fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let pairs = text.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
    pairs.map(|pair| u8::from_str_radix(pair?, 16).ok()).collect()
}
