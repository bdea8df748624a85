//! The generated files. They are committed, and tidy fails when one is stale.

use std::fmt::Write as _;

use anyhow::{Context, Result};

use crate::book::{Book, Origin, Status};
use crate::{Tree, alamo_data, bilingual, charge_data, coverage, texas_data, thirteen_data, thumbs};

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
        let book = Book::read(tree, game)?;
        outputs.push((format!("games/{game}/src/rulebook.rs"), rulebook(&book)?));
        outputs.push((format!("docs/coverage/{game}.md"), coverage::page(tree, &book)?));
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

/// The source text of a game's `rulebook.rs`.
fn rulebook(book: &Book) -> Result<String> {
    let mut out = String::from(
        "//! The rulebook in our words. Generated from `rulebook.toml` and `clauses/*.md` by `cargo xtask gen`; do not \
         edit.\n\nuse game::{Clause, Origin};\n\n#[rustfmt::skip]\npub static RULEBOOK: &[Clause] = &[\n",
    );
    for clause in &book.clauses {
        let origin = match clause.origin {
            Origin::Rulebook => "Rulebook",
            Origin::Ours => "Ours",
        };
        let done = match clause.status {
            Status::Done => "Some(true)",
            Status::NotYet => "Some(false)",
            Status::NotARule => "None",
        };
        writeln!(out, "    Clause {{\n        id: {:?},", clause.id)?;
        writeln!(out, "        title: [{:?}, {:?}],", clause.title.en, clause.title.es)?;
        writeln!(out, "        text: [\n            {:?},", clause.text.en)?;
        writeln!(out, "            {:?},\n        ],", clause.text.es)?;
        writeln!(out, "        origin: Origin::{origin},\n        done: {done},")?;
        writeln!(out, "        rulings: &{:?},", clause.rulings)?;
        writeln!(out, "        examples: [")?;
        let title = &clause.title.es;
        let english = book.examples_of(&clause.id).map(|example| raw(&bilingual::in_english(&example.text)));
        writeln!(out, "            &[{}],", english.collect::<Vec<_>>().join(", "))?;
        let spanish =
            book.examples_of(&clause.id).map(|example| raw(&bilingual::in_spanish(&example.text, title)));
        writeln!(out, "            &[{}],\n        ],\n    }},", spanish.collect::<Vec<_>>().join(", "))?;
    }
    out.push_str("];\n");
    Ok(out)
}

/// A raw string literal.
fn raw(text: &str) -> String {
    let mut hashes = "#".to_owned();
    while text.contains(&format!("\"{hashes}")) {
        hashes.push('#');
    }
    format!("r{hashes}\"{text}\"{hashes}")
}
