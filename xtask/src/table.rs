//! The tables of facts: CSV files with a heading. A line that begins with `#` is a remark.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use csv::StringRecord;

/// A table: its column names and its rows.
pub struct Table {
    name: String,
    columns: StringRecord,
    pub rows: Vec<StringRecord>,
}

impl Table {
    /// `games/GAME/data/NAME`.
    pub fn read(root: &Path, game: &str, name: &str) -> Result<Table> {
        let path = root.join("games").join(game).join("data").join(name);
        let text = std::fs::read_to_string(&path).with_context(|| format!("reading {name}"))?;
        Table::parse(name, &text)
    }

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

    pub fn number(&self, row: &StringRecord, column: &str) -> Result<u16> {
        let text = self.get(row, column)?;
        text.parse().with_context(|| format!("{}: {column} {text:?}", self.name))
    }

    pub fn is(&self, row: &StringRecord, column: &str) -> Result<bool> {
        Ok(self.get(row, column)? == "yes")
    }

    /// The variant of an enum that a code stands for: `forced-march` is `ForcedMarch`. Whether there is one, the compiler says.
    pub fn variant(&self, row: &StringRecord, column: &str) -> Result<String> {
        self.get(row, column).map(variant)
    }

    /// A row by the names of its columns.
    pub fn named(&self, row: &StringRecord) -> BTreeMap<String, String> {
        self.columns.iter().zip(row).map(|(name, cell)| (name.to_owned(), cell.to_owned())).collect()
    }

    /// The values of one column, in order.
    pub fn column(&self, column: &str) -> Result<Vec<String>> {
        self.rows.iter().map(|row| self.get(row, column).map(str::to_owned)).collect()
    }
}

/// Writes a static with an element for each item: `listed(out, "GUNS: [GunData", …)`, with attributes and documentation before it.
pub fn listed<T>(
    out: &mut String,
    before: &str,
    head: &str,
    items: impl ExactSizeIterator<Item = T>,
    mut element: impl FnMut(T) -> Result<String>,
) -> Result<()> {
    writeln!(out, "\n{before}pub(crate) static {head}; {}] = [", items.len())?;
    for item in items {
        writeln!(out, "    {}", element(item)?)?;
    }
    writeln!(out, "];")?;
    Ok(())
}

/// A code as the name of a variant.
pub fn variant(code: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    code.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// Where a name stands in a list.
pub fn position(names: &[String], name: &str) -> Result<usize> {
    names.iter().position(|known| known == name).with_context(|| format!("unknown name {name:?}"))
}
