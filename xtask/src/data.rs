//! Tables and where their rows come from.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::Tree;

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

/// The source of every row of a table; `None` where it names none that is known.
pub struct Table {
    pub file: String,
    /// Line and source.
    pub rows: Vec<(usize, String)>,
}

pub fn sources(tree: &Tree, game: &str) -> Result<BTreeMap<String, Source>> {
    let path = format!("games/{game}/data/sources.toml");
    toml::from_str(tree.get(&path).with_context(|| format!("{path} is missing"))?).context(path)
}

/// The tables of a game. A row without a source names the empty one.
pub fn tables(tree: &Tree, game: &str) -> Vec<Table> {
    let mut tables = Vec::new();
    for (file, text) in tree.under(&format!("games/{game}/data/"), ".csv") {
        let mut lines =
            text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
        let header = lines.next().map_or("", |(_, line)| line);
        let column = header.split(',').position(|name| name == "src");
        let source =
            |line: &str| column.and_then(|at| line.split(',').nth(at)).unwrap_or_default().to_owned();
        let rows = lines.map(|(at, line)| (at + 1, source(line))).collect();
        tables.push(Table { file: file.to_owned(), rows });
    }
    tables
}
