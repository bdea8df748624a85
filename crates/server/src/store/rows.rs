//! Rows of any table, page by page: for those who do the same with all that is kept.

use super::StoreError;
use super::schema::Kind;
use super::session::{Session, Value};

/// How many rows are fetched at once.
const PAGE: u32 = 500;

/// A value, held while something else is fetched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Held {
    Null,
    Integer(i64),
    Text(String),
    Bytes(Vec<u8>),
}

impl Held {
    pub fn value(&self) -> Value<'_> {
        match self {
            Held::Null => Value::Null,
            Held::Integer(number) => Value::Integer(*number),
            Held::Text(text) => Value::Text(text),
            Held::Bytes(bytes) => Value::Bytes(bytes),
        }
    }
}

impl From<Value<'_>> for Held {
    fn from(value: Value<'_>) -> Held {
        match value {
            Value::Null => Held::Null,
            Value::Integer(number) => Held::Integer(number),
            Value::Text(text) => Held::Text(text.to_owned()),
            Value::Bytes(bytes) => Held::Bytes(bytes.to_owned()),
        }
    }
}

/// What is done with a row: with its session, the names of its columns, and their values.
pub type Use<'a> = &'a mut dyn FnMut(&mut dyn Session, &[String], &[Held]) -> Result<(), StoreError>;

/// Goes through all rows of a table, or those where a column has this value, in the order of their keys; tells how many there were. The
/// rows may be changed meanwhile, except for their keys.
pub fn rows_by_page(
    session: &mut dyn Session,
    kind: &Kind,
    only: Option<(&str, &Held)>,
    use_row: Use<'_>,
) -> Result<u64, StoreError> {
    let keys = kind.key.join(", ");
    let (mut seen, mut count): (Vec<Held>, u64) = (Vec::new(), 0);
    loop {
        let mut wheres = Vec::new();
        if !seen.is_empty() {
            wheres.push(format!("({keys}) > ({})", places(1, seen.len())));
        }
        if let Some((column, _)) = only {
            wheres.push(format!("{column} = ?{}", seen.len() + 1));
        }
        let which =
            if wheres.is_empty() { String::new() } else { format!(" WHERE {}", wheres.join(" AND ")) };
        let sql = format!("SELECT * FROM {}{which} ORDER BY {keys} LIMIT {PAGE}", kind.name);
        let values: Vec<Value> = seen.iter().chain(only.map(|(_, value)| value)).map(Held::value).collect();
        let (mut columns, mut page) = (Vec::new(), Vec::new());
        session.each(&sql, &values, &mut |row| {
            if columns.is_empty() {
                columns = row.columns();
            }
            let values = columns.iter().map(|column| row.value(column).map(Held::from));
            page.push(values.collect::<Result<Vec<_>, _>>()?);
            Ok(())
        })?;
        let Some(last) = page.last() else { return Ok(count) };
        seen = kind.key_values(&columns, last);
        for row in &page {
            use_row(session, &columns, row)?;
            count += 1;
        }
    }
}

/// Puts a row into a table.
pub fn insert(
    session: &mut dyn Session,
    table: &str,
    columns: &[String],
    row: &[Held],
) -> Result<(), StoreError> {
    let sql = format!("INSERT INTO {table} ({}) VALUES ({})", columns.join(", "), places(1, columns.len()));
    let values: Vec<Value> = row.iter().map(Held::value).collect();
    session.execute(&sql, &values).map(drop)
}

/// Places for this many values, from this one on.
pub fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ")
}
