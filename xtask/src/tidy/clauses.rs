//! Clause, code, example and ruling name each other.

use std::collections::BTreeSet;

use crate::book::{Book, Example, Status};
use crate::{Tree, bilingual, data};

/// What `check` finds in each game's book.
fn in_books(tree: &Tree, check: impl Fn(&Book) -> Vec<String>) -> Vec<String> {
    let in_game = |game: &str| match Book::read(tree, game) {
        Ok(book) => check(&book),
        Err(fault) => vec![format!("{fault:#}")],
    };
    tree.games().into_iter().flat_map(in_game).collect()
}

/// Every `[14.2]` in a comment and every `Rule("14.2")` in the code of a game is a clause of its rulebook.
pub(super) fn citations(tree: &Tree) -> Vec<String> {
    in_books(tree, |book| {
        let mut faults = Vec::new();
        for cited in book.citations.iter().filter(|cited| !book.knows(&cited.clause)) {
            faults.push(format!("{}:{}: no clause {}", cited.file, cited.line, cited.clause));
        }
        for (file, text) in tree.under(&format!("games/{}/src/", book.game), ".rs") {
            for (at, line) in text.lines().enumerate() {
                let ruled = line.split("Rule(\"").skip(1).filter_map(|rest| rest.split_once('"'));
                for (id, _) in ruled.filter(|(id, _)| !book.knows(id)) {
                    faults.push(format!("{file}:{}: no clause {id}", at + 1));
                }
            }
        }
        faults
    })
}

/// A clause is done only when code cites it and an example shows it. No id comes twice.
pub(super) fn done(tree: &Tree) -> Vec<String> {
    in_books(tree, |book| {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        let file = format!("games/{}/rulebook.toml", book.game);
        for clause in &book.clauses {
            if !seen.insert(&clause.id) {
                faults.push(format!("{file}: {} is there twice", clause.id));
            }
            let texts = [&clause.title.en, &clause.title.es, &clause.text.en, &clause.text.es];
            if texts.iter().any(|text| text.trim().is_empty()) {
                faults.push(format!("{file}: {} lacks a title or text", clause.id));
            }
            if clause.status == Status::Done && book.citations_of(&clause.id).next().is_none() {
                faults.push(format!("{file}: {} is done, but no code cites it", clause.id));
            }
            if clause.status == Status::Done && book.examples_of(&clause.id).next().is_none() {
                faults.push(format!("{file}: {} is done, but no example shows it", clause.id));
            }
        }
        faults
    })
}

/// Examples stand under known clauses; rulings that are named are written down, and each once.
pub(super) fn examples_and_rulings(tree: &Tree) -> Vec<String> {
    in_books(tree, |book| {
        let mut faults = Vec::new();
        for example in book.examples.iter().filter(|example| !book.knows(&example.clause)) {
            faults.push(format!("{}:{}: no clause {}", example.file, example.line, example.clause));
        }
        let file = format!("docs/rulings/{}.md", book.game);
        let mut written = BTreeSet::new();
        for (at, line) in tree.get(&file).unwrap_or_default().lines().enumerate() {
            if let Some(number) = heading_number(line)
                && !written.insert(number)
            {
                faults.push(format!("{file}:{}: ruling {number} is there twice", at + 1));
            }
        }
        for (place, number) in
            named_rulings(tree, book).into_iter().filter(|(_, number)| !written.contains(number))
        {
            faults.push(format!("{place}: no ruling {number} in {file}"));
        }
        faults
    })
}

/// The prose of the examples stands in English and, quoted, in Spanish.
pub(super) fn languages(tree: &Tree) -> Vec<String> {
    in_books(tree, |book| {
        let alone = |example: &Example| {
            let (file, line) = (example.file.clone(), example.line);
            let lines = bilingual::unpaired(&example.text).into_iter();
            lines.map(move |at| format!("{file}:{}: in one language only", line + at)).collect::<Vec<_>>()
        };
        book.examples.iter().flat_map(alone).collect()
    })
}

/// `## 12. Title` is ruling 12.
fn heading_number(line: &str) -> Option<u16> {
    line.strip_prefix("##")?.trim_start_matches('#').trim_start().split_once('.')?.0.parse().ok()
}

/// Where rulings are named: in the rulebook, in the data's sources, and as `Ruling 12` in the code.
fn named_rulings(tree: &Tree, book: &Book) -> Vec<(String, u16)> {
    let game = &book.game;
    let mut named = Vec::new();
    for clause in &book.clauses {
        let place = format!("games/{game}/rulebook.toml: {}", clause.id);
        named.extend(clause.rulings.iter().map(|&number| (place.clone(), number)));
    }
    for (id, source) in data::sources(tree, game).unwrap_or_default() {
        named.extend(source.ruling.map(|number| (format!("games/{game}/data/sources.toml: {id}"), number)));
    }
    for (file, text) in tree.under(&format!("games/{game}/src/"), ".rs") {
        for (at, line) in text.lines().enumerate() {
            let after = line.split("Ruling ").skip(1);
            let numbers =
                after.filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok());
            named.extend(numbers.map(|number| (format!("{file}:{}", at + 1), number)));
        }
    }
    named
}
