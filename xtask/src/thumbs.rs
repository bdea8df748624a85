//! The page that says how the computer thinks: every game's rules of thumb, from its list and its messages.

use std::fmt::Write as _;

use anyhow::{Context, Result};

use crate::Tree;
use crate::rules;
use crate::rust::literals;

/// Whose rules of thumb the parts of a list are.
const PARTS: [&str; 3] = ["Both sides", "side-texan", "side-mexican"];

/// The text of `docs/thumbs.md`.
pub fn page(tree: &Tree) -> Result<String> {
    let mut out = String::from(
        "# How the computer thinks\n\nWritten by `cargo xtask gen` from `games/*/src/mind` and the message files; do not \
         edit.\n\nA computer player is handed a guess made from what its side may know. `regular` weighs every decision by rules of \
         thumb and takes\nthe best; `recruit` does the same with honest mistakes; `general` plays the game on in thought from those that \
         look best, both\nsides by the same rules. After a decision of a computer the table names the rule of thumb behind it, in words \
         that give away\nnothing hidden. How strong they are: [strength.md](strength.md).\n",
    );
    for game in tree.games() {
        writeln!(out, "\n## {}", rules::name(tree, game))?;
        let messages = tree.get(&format!("games/{game}/messages/en.ftl")).unwrap_or_default();
        let said = |id: &str| {
            let line = messages.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
            line.with_context(|| format!("{game}: no message {id}"))
        };
        for (whose, ids) in PARTS.into_iter().zip(lists(tree, game)?) {
            if ids.is_empty() {
                continue;
            }
            let whose = if whose.starts_with("side-") { said(whose)? } else { whose };
            writeln!(out, "\n### {whose}\n")?;
            for id in ids {
                let (name, why) = said(&id)?.split_once(": ").with_context(|| format!("{id} has no name"))?;
                writeln!(out, "- **{name}:** {why}")?;
            }
        }
    }
    Ok(out)
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
