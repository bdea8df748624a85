//! The generated files. They are committed, and tidy fails when one is stale.

use std::path::Path;

use anyhow::{Context, Result, anyhow};

use crate::rules::Rules;
use crate::{Tree, alamo_data, charge_data, coverage, texas_data, thirteen_data, thumbs};

/// Makes the source text of a game's `data.rs`.
type Generator = fn(&Path) -> Result<String>;

/// The games whose tables are made from `data/*.csv`.
const DATA: [(&str, Generator); 4] = [
    ("charge", charge_data::generate),
    ("texas-glory", texas_data::generate),
    ("the-alamo", alamo_data::generate),
    ("thirteen-days", thirteen_data::generate),
];

/// Writes every generated file that differs.
pub fn write(tree: &Tree) -> Result<()> {
    for (path, text) in outputs(tree)? {
        if tree.get(&path) != Some(&text) {
            let file = tree.root().join(&path);
            let folder = file.parent().context("a generated file lies in a folder")?;
            std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
            std::fs::write(&file, text).with_context(|| format!("writing {path}"))?;
            println!("wrote {path}");
        }
    }
    Ok(())
}

/// Path and text of every generated file.
pub fn outputs(tree: &Tree) -> Result<Vec<(String, String)>> {
    let mut outputs = vec![("docs/thumbs.md".to_owned(), thumbs::page(tree)?)];
    for game in tree.games() {
        let rules = Rules::read(tree, game).map_err(|faults| anyhow!(faults.join("\n")))?;
        outputs.push((format!("docs/coverage/{game}.md"), coverage::page(tree, &rules)?));
        if let Some((_, data)) = DATA.iter().find(|(name, _)| *name == game) {
            outputs.push((format!("games/{game}/src/data.rs"), data(tree.root())?));
        }
    }
    Ok(outputs)
}
