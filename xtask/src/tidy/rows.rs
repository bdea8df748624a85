//! Every row of data names a source that is described.

use game::SourceKind;

use crate::Tree;
use crate::data::{sources as read_sources, tables};

pub(super) fn sources(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for game in tree.games() {
        let file = format!("games/{game}/data/sources.toml");
        let read = read_sources(tree, game).and_then(|known| Ok((known, tables(tree, game)?)));
        let (known, tables) = match read {
            Ok(read) => read,
            Err(fault) => {
                faults.push(format!("{fault:#}"));
                continue;
            }
        };
        for table in &tables {
            for (line, source) in table.rows.iter().filter(|(_, source)| !known.contains_key(source)) {
                faults.push(format!("{}:{line}: no source {source:?} in {file}", table.file));
            }
        }
        for (id, source) in &known {
            if !tables.iter().flat_map(|table| &table.rows).any(|(_, used)| used == id) {
                faults.push(format!("{file}: {id} is the source of nothing"));
            }
            if source.place.trim().is_empty() {
                faults.push(format!("{file}: {id} does not say where"));
            }
            if source.kind == SourceKind::Reconstructed && source.ruling.is_none() {
                faults.push(format!("{file}: {id} is reconstructed without a ruling"));
            }
        }
    }
    faults
}
