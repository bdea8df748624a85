//! The generated files. They are committed, and tidy fails when one is stale.

use anyhow::{Context, Result, anyhow};
use game::Lang;

use crate::rules::Rules;
use crate::{Tree, coverage, printed, sources, thumbs};

/// Makes the source text of a game's `data/printed.rs`.
type Generator = fn(&Tree) -> Result<String>;

/// The games whose tables are made from `data/*.csv`.
const DATA: [(&str, Generator); 4] = [
    ("charge", printed::generate::<charge::State>),
    ("texas-glory", printed::generate::<texas_glory::State>),
    ("the-alamo", printed::generate::<the_alamo::State>),
    ("thirteen-days", printed::generate::<thirteen_days::State>),
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
    let mut outputs = Vec::new();
    for lang in Lang::ALL {
        outputs.push((format!("docs/{lang}/thumbs.md"), thumbs::page(tree, lang)?));
    }
    for game in tree.games() {
        let rules = Rules::read(tree, game).map_err(|faults| anyhow!(faults.join("\n")))?;
        outputs.push((format!("docs/coverage/{game}.md"), coverage::page(tree, &rules)?));
        if let Some((_, data)) = DATA.iter().find(|(name, _)| *name == game) {
            outputs.push((format!("games/{game}/src/data/printed.rs"), data(tree)?));
            outputs.push((format!("games/{game}/src/sources.rs"), sources::generate(tree, game)?));
        }
    }
    Ok(outputs)
}
