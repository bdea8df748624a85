//! The pages that say how the computer thinks: every game's rules of thumb, from its list and its messages.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use game::Lang;

use crate::Tree;
use crate::rules;
use crate::rust::literals;

/// What is said on the pages of the site, too.
const SITE: &str = "crates/web";

/// The text of `docs/LANG/thumbs.md`.
pub fn page(tree: &Tree, lang: Lang) -> Result<String> {
    let site = |id: &str| said(tree, SITE, lang, id);
    let mut out = format!("# {}\n\n<!-- `cargo xtask gen` -->\n\n", site("thumbs-title")?);
    writeln!(out, "{}\n\n{}", site("thumbs-lead")?, site("about-computer-text")?)?;
    for game in tree.games() {
        writeln!(out, "\n## {}", rules::name(tree, game))?;
        let home = format!("games/{game}");
        let parts = [(SITE, "thumbs-both"), (&*home, "side-texan"), (&*home, "side-mexican")];
        for ((from, whose), ids) in parts.into_iter().zip(lists(tree, game)?) {
            if ids.is_empty() {
                continue;
            }
            writeln!(out, "\n### {}\n", said(tree, from, lang, whose)?)?;
            for id in ids {
                let thumb = said(tree, &home, lang, &id)?;
                let (name, why) = thumb.split_once(": ").with_context(|| format!("{id} has no name"))?;
                writeln!(out, "- **{name}:** {why}")?;
            }
        }
    }
    Ok(out)
}

/// A message of one line.
fn said<'a>(tree: &'a Tree, home: &str, lang: Lang, id: &str) -> Result<&'a str> {
    let file = format!("{home}/messages/{lang}.ftl");
    let mut lines = tree.get(&file).unwrap_or_default().lines();
    let line = lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
    line.with_context(|| format!("{file}: no message {id}"))
}

/// The three lists of a game: both sides, the first, the second.
fn lists(tree: &Tree, game: &str) -> Result<[Vec<String>; 3]> {
    let folder = format!("games/{game}/src/mind");
    let table =
        tree.under(&folder, ".rs").find_map(|(_, code)| code.split_once("= Thumbs {")?.1.split_once("};"));
    let (table, _) = table.with_context(|| format!("{folder}: lists no rules of thumb"))?;
    let mut parts =
        table.split("&[").skip(1).map(|part| literals(part).into_iter().map(|(_, id)| id).collect());
    Ok(std::array::from_fn(|_| parts.next().unwrap_or_default()))
}
