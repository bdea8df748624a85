//! Everything that is kept, from one database to another.

use super::session::{Access, Row, Session, Value};
use super::{Database, StoreError, schema};

/// So many rows are fetched at once.
const PAGE: u32 = 500;

/// Copies every row into a database where there is nothing yet; tells how many. The one that is copied may be in use: what is copied is
/// what was there at one moment.
pub fn copy(from: &Database, to: &Database) -> Result<u64, StoreError> {
    let (mut from, mut to) = (from.reader()?, to.writer()?);
    let mut copied = 0;
    from.within(Access::Read, &mut |source| {
        to.within(Access::Write, &mut |target| {
            copied = 0;
            for (table, key) in schema::TABLES {
                empty(target, table)?;
                copied += copy_table(source, target, table, key)?;
            }
            Ok(())
        })
    })?;
    Ok(copied)
}

fn empty(target: &mut dyn Session, table: &str) -> Result<(), StoreError> {
    let rows = target.rows(&format!("SELECT 1 AS one FROM {table} LIMIT 1"), &[], |_| Ok(()))?;
    if rows.is_empty() { Ok(()) } else { Err(StoreError::NotEmpty) }
}

fn copy_table(
    source: &mut dyn Session,
    target: &mut dyn Session,
    table: &str,
    key: &[&str],
) -> Result<u64, StoreError> {
    let keys = key.join(", ");
    let first = format!("SELECT * FROM {table} ORDER BY {keys} LIMIT {PAGE}");
    let after = format!(
        "SELECT * FROM {table} WHERE ({keys}) > ({}) ORDER BY {keys} LIMIT {PAGE}",
        places(key.len())
    );
    let (mut copied, mut last): (u64, Vec<Held>) = (0, Vec::new());
    loop {
        let before = copied;
        let page = if last.is_empty() { &first } else { &after };
        let seen: Vec<Held> = std::mem::take(&mut last);
        let values: Vec<Value> = seen.iter().map(Held::value).collect();
        source.each(page, &values, &mut |row| {
            insert(target, table, row)?;
            last = key.iter().map(|column| row.value(column).map(Held::from)).collect::<Result<_, _>>()?;
            copied += 1;
            Ok(())
        })?;
        if copied == before {
            return Ok(copied);
        }
    }
}

fn insert(target: &mut dyn Session, table: &str, row: &dyn Row) -> Result<(), StoreError> {
    let columns = row.columns();
    let values = columns.iter().map(|column| row.value(column)).collect::<Result<Vec<_>, _>>()?;
    let statement =
        format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places(columns.len()));
    target.execute(&statement, &values)?;
    Ok(())
}

fn places(count: usize) -> String {
    (1..=count).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ")
}

/// A value of a key, held while another page is fetched.
enum Held {
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Held {
    fn value(&self) -> Value<'_> {
        match self {
            Held::Integer(number) => Value::Integer(*number),
            Held::Text(text) => Value::Text(text),
            Held::Bytes(bytes) => Value::Bytes(bytes),
        }
    }
}

/// No column of a key is empty.
impl From<Value<'_>> for Held {
    fn from(value: Value<'_>) -> Held {
        match value {
            Value::Null => Held::Bytes(Vec::new()),
            Value::Integer(number) => Held::Integer(number),
            Value::Text(text) => Held::Text(text.to_owned()),
            Value::Bytes(bytes) => Held::Bytes(bytes.to_owned()),
        }
    }
}
