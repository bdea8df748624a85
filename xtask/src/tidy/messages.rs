//! Message files: every language says the same things, and the code names what exists.

use std::collections::{BTreeMap, BTreeSet};

use game::{Lang, PerLang, Phrase};

use crate::Tree;
use crate::rust::literals;

/// The messages of a file: id and line. Terms begin with `-`.
fn messages(text: &str) -> BTreeMap<&str, usize> {
    text.lines()
        .enumerate()
        .filter_map(|(at, line)| {
            let (id, _) = line.split_once('=')?;
            let first = id.chars().next()?;
            (first.is_ascii_alphabetic() || first == '-').then_some((id.trim_end(), at + 1))
        })
        .collect()
}

/// Folders that hold message files.
fn folders(tree: &Tree) -> Vec<String> {
    let mut folders: Vec<String> =
        tree.under("", ".ftl").filter_map(|(path, _)| Some(path.rsplit_once('/')?.0.to_owned())).collect();
    folders.dedup();
    folders
}

/// Every folder has a file in each language, with the same messages and the same terms.
pub(super) fn languages(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for folder in folders(tree) {
        let file = |lang: Lang| format!("{folder}/{lang}.ftl");
        let told = PerLang::of(|lang| messages(tree.get(&file(lang)).unwrap_or_default()));
        let all: BTreeSet<&str> = told.iter().flat_map(|(_, messages)| messages.keys().copied()).collect();
        for (lang, mine) in told.iter() {
            let missing = all.iter().filter(|id| !mine.contains_key(*id));
            faults.extend(
                missing.map(|id| format!("{}: no message {id}, which another language has", file(lang))),
            );
        }
    }
    faults
}

/// Every message reads well in all its forms.
pub(super) fn reading(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for folder in folders(tree) {
        for lang in Lang::ALL {
            let file = format!("{folder}/{lang}.ftl");
            let found = words::reading::proof(lang, tree.get(&file).unwrap_or_default());
            faults.extend(found.into_iter().map(|fault| format!("{file}: {fault}")));
        }
    }
    faults
}

/// The messages of the decisions and refusals in a text.
fn variants(text: &str) -> impl Iterator<Item = String> {
    let name = |rest: &str| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned();
    let named = move |path: &'static str, kind: &'static str| {
        let names = text.split(path).skip(1).map(name);
        names
            .filter(|name| name.starts_with(char::is_uppercase))
            .map(move |name| Phrase::variant(kind, &name).id.into_owned())
    };
    named("Illegal::", "no").chain(named("Decision::", "do"))
}

/// A message named by `Phrase::new("id")`, or by a decision or refusal, stands in the files of that crate.
pub(super) fn named(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for folder in folders(tree) {
        let Some(owner) = folder.strip_suffix("/messages") else { continue };
        let known = messages(tree.get(&format!("{folder}/{}.ftl", Lang::default())).unwrap_or_default());
        let source = format!("{owner}/src/");
        for (file, text) in tree.under(&source, ".rs").filter(|(file, _)| !file.ends_with("/tests.rs")) {
            for (at, line) in text.lines().enumerate() {
                let said = line.split("Phrase::new(\"").skip(1).filter_map(|rest| rest.split_once('"'));
                let named = said.map(|(id, _)| id.to_owned()).chain(variants(line));
                for id in named.filter(|id| !known.contains_key(id.as_str())) {
                    faults.push(format!("{file}:{}: no message {id}", at + 1));
                }
            }
        }
    }
    faults
}

/// The kinds of things that are named by their codes: `words: "area"` of an id, `Phrase::named("area", …)`.
fn kinds(text: &str) -> impl Iterator<Item = &str> {
    let after =
        |opening: &'static str| text.split(opening).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    after("words: \"").chain(after("Phrase::named(\""))
}

/// Every message is named somewhere: in full, by its kind, by a decision or refusal, by a beginning that ends with `-`, or by a format string.
pub(super) fn used(tree: &Tree) -> Vec<String> {
    // The vocabulary names no message: it makes names of what games hand it.
    let is_code = |path: &str| {
        let written = path.ends_with(".rs") || path.ends_with(".js");
        written && !path.contains("/tests/") && !path.starts_with("crates/game/")
    };
    let mut named: Vec<String> = Vec::new();
    for (_, text) in tree.files().filter(|(path, _)| is_code(path)) {
        named.extend(literals(text).into_iter().map(|(_, literal)| literal));
        named.extend(kinds(text).map(|kind| format!("{kind}-")));
        named.extend(variants(text));
    }
    named.sort();
    named.dedup();
    let names = |id: &str, literal: &str| match (literal.split_once('{'), literal.rsplit_once('}')) {
        (Some((head, _)), Some((_, tail))) => {
            head.len() >= 3 && head.ends_with('-') && id.starts_with(head) && id.ends_with(tail)
        }
        _ => literal == id || literal.ends_with('-') && literal.len() >= 3 && id.starts_with(literal),
    };
    let mut faults = Vec::new();
    for folder in folders(tree) {
        let file = format!("{folder}/{}.ftl", Lang::default());
        let text = tree.get(&file).unwrap_or_default();
        for (id, line) in messages(text) {
            let mentioned = text.contains(&format!("{{ {id} }}"));
            if !mentioned && !named.iter().any(|literal| names(id, literal)) {
                faults.push(format!("{file}:{line}: nothing says {id}"));
            }
        }
    }
    faults
}
