//! Tables and where their rows come from.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use csv::StringRecord;
use serde::Deserialize;

use crate::Tree;
use crate::table::Table;

/// An entry of `sources.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub kind: Kind,
    #[serde(rename = "where")]
    pub place: String,
    pub ruling: Option<u16>,
}

/// How a datum came to us, the surest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Printed,
    Errata,
    Derived,
    Transcribed,
    Reconstructed,
}

impl Kind {
    pub const ALL: [Kind; 5] =
        [Kind::Printed, Kind::Errata, Kind::Derived, Kind::Transcribed, Kind::Reconstructed];

    pub const fn word(self) -> &'static str {
        match self {
            Kind::Printed => "printed",
            Kind::Errata => "errata",
            Kind::Derived => "derived",
            Kind::Transcribed => "transcribed",
            Kind::Reconstructed => "reconstructed",
        }
    }
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
