//! `games/*/src/sources.rs`: where the rows of a game's tables come from, for players to see.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result};
use game::ROW_NAMES;

use crate::Tree;
use crate::data::sources;
use crate::table::Table;

/// The generated source. Every table has its usual source, the one that most rows have, and those that have another.
pub fn generate(tree: &Tree, game: &str) -> Result<String> {
    let mut out = String::from(
        "//! Where the figures come from. Generated from `data/*` by `cargo xtask gen`; do not edit.\n\n\
         use game::{Source, SourceKind, SourcedTable, Sources};\n\n\
         #[rustfmt::skip]\npub(crate) const SOURCES: Sources = Sources {\n    all: &[\n",
    );
    for (id, source) in sources(tree, game)? {
        let (kind, ruling) = (source.kind, source.ruling);
        writeln!(out, "        Source {{ id: {id:?}, kind: SourceKind::{kind:?}, ruling: {ruling:?} }},")?;
    }
    out.push_str("    ],\n    tables: &[\n");
    for (path, text) in tree.under(&format!("games/{game}/data/"), ".csv") {
        let table = Table::parse(path, text)?;
        let name = path.rsplit_once('/').context("a path")?.1.trim_end_matches(".csv");
        let Some(column) = ROW_NAMES.into_iter().find(|column| table.column(column).is_ok()) else {
            continue;
        };
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut rows = Vec::new();
        for row in &table.rows {
            let source = table.get(row, "src")?;
            *counts.entry(source).or_default() += 1;
            rows.push((table.get(row, column)?, source));
        }
        let Some((usual, _)) = counts.into_iter().max_by_key(|&(_, count)| count) else { continue };
        let others: Vec<_> = rows.into_iter().filter(|(_, source)| *source != usual).collect();
        writeln!(out, "        SourcedTable {{ name: {name:?}, usual: {usual:?}, others: &{others:?} }},")?;
    }
    out.push_str("    ],\n};\n");
    Ok(out)
}
