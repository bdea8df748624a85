//! The generated files. They are committed, and tidy fails when one is stale.

use anyhow::{Context, Result, anyhow};

use crate::rules::Rules;
use crate::{Tree, alamo_data, charge_data, coverage, texas_data, thirteen_data, thumbs};

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
        if game == "charge" {
            outputs.push(("games/charge/src/data.rs".to_owned(), charge_data::generate(tree.root())?));
        }
        if game == "thirteen-days" {
            let path = "games/thirteen-days/src/data.rs".to_owned();
            outputs.push((path, thirteen_data::generate(tree.root())?));
        }
        if game == "the-alamo" {
            outputs.push(("games/the-alamo/src/data.rs".to_owned(), alamo_data::generate(tree.root())?));
        }
        if game == "texas-glory" {
            outputs.push(("games/texas-glory/src/data.rs".to_owned(), texas_data::generate(tree.root())?));
        }
    }
    Ok(outputs)
}
