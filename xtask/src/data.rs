//! Tables and where their rows come from.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use csv::StringRecord;
use game::SourceKind;
use serde::{Deserialize, Deserializer};

use crate::Tree;
use crate::table::Table;

/// An entry of `sources.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    #[serde(deserialize_with = "kind")]
    pub kind: SourceKind,
    #[serde(rename = "where")]
    pub place: String,
    pub ruling: Option<u16>,
}

fn kind<'a, D: Deserializer<'a>>(from: D) -> Result<SourceKind, D::Error> {
    let word = String::deserialize(from)?;
    let known = SourceKind::ALL.into_iter().find(|kind| kind.word() == word);
    known.ok_or_else(|| serde::de::Error::custom(format!("not a kind of source: {word:?}")))
}

/// The source of every row of a table.
pub struct Sourced {
    pub file: String,
    /// Line and source.
    pub rows: Vec<(u64, String)>,
}

pub fn sources(tree: &Tree, game: &str) -> Result<BTreeMap<String, Source>> {
    let path = format!("games/{game}/data/sources.toml");
    toml::from_str(tree.get(&path).unwrap_or_default()).context(path)
}

/// The tables of a game. A row without a source names the empty one.
pub fn tables(tree: &Tree, game: &str) -> Result<Vec<Sourced>> {
    let folder = format!("games/{game}/data/");
    let sourced = |(file, text): (&str, &str)| {
        let table = Table::parse(file, text)?;
        let line = |row: &StringRecord| row.position().map_or(0, csv::Position::line);
        let source = |row: &StringRecord| table.get(row, "src").unwrap_or_default().to_owned();
        let rows = table.rows.iter().map(|row| (line(row), source(row))).collect();
        Ok(Sourced { file: file.to_owned(), rows })
    };
    tree.under(&folder, ".csv").map(sourced).collect()
}
