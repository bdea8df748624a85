//! The tables of facts: CSV files with a heading. A line that begins with `#` is a remark.

use anyhow::{Context, Result};
use csv::StringRecord;

/// A table: its column names and its rows.
pub struct Table {
    name: String,
    columns: StringRecord,
    pub rows: Vec<StringRecord>,
}

impl Table {
    pub fn parse(name: &str, text: &str) -> Result<Table> {
        let mut reader = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(text.as_bytes());
        let columns = reader.headers().with_context(|| format!("reading {name}"))?.clone();
        let rows = reader.records().collect::<Result<_, _>>().with_context(|| format!("reading {name}"))?;
        Ok(Table { name: name.to_owned(), columns, rows })
    }

    pub fn get<'a>(&self, row: &'a StringRecord, column: &str) -> Result<&'a str> {
        let at = self.columns.iter().position(|name| name == column);
        at.and_then(|at| row.get(at)).with_context(|| format!("{} has no column {column}", self.name))
    }

    /// The values of one column, in order.
    pub fn column(&self, column: &str) -> Result<Vec<String>> {
        self.rows.iter().map(|row| self.get(row, column).map(str::to_owned)).collect()
    }
}
