//! Clause, code, example and ruling name each other.

use std::collections::BTreeSet;

use book::{Lesson, Status};
use game::Lang;

use crate::rules::{self, Rules, plays};
use crate::rust::literals;
use crate::{Tree, data};

/// What `check` finds in each game's rules.
fn in_books(tree: &Tree, check: impl Fn(&Rules) -> Vec<String>) -> Vec<String> {
    let in_game = |game: &str| Rules::read(tree, game).map_or_else(|_| Vec::new(), |rules| check(&rules));
    tree.games().into_iter().flat_map(in_game).collect()
}

/// The rulebooks can be read, and tell the same in every language; and the program holds all their chapters, in order.
pub(super) fn books(tree: &Tree) -> Vec<String> {
    let in_game = |game: &str| {
        let mut faults = Rules::read(tree, game).err().unwrap_or_default();
        let file = format!("games/{game}/src/words.rs");
        let code = literals(tree.get(&file).unwrap_or_default());
        let held: Vec<&str> = code
            .iter()
            .map(|(_, literal)| literal.as_str())
            .filter(|it| it.len() > 3 && it.ends_with(".md") && !it.starts_with('/'))
            .collect();
        if held != rules::chapters(tree, game) {
            faults.push(format!(
                "{file}: RULEBOOK does not list the files of games/{game}/rulebook in their order"
            ));
        }
        faults
    };
    tree.games().into_iter().flat_map(in_game).collect()
}

/// Every lesson can be read, and the program holds it.
pub(super) fn lessons(tree: &Tree) -> Vec<String> {
    let in_game = |game: &str| {
        let code = literals(tree.get(&format!("games/{game}/src/words.rs")).unwrap_or_default());
        let mut faults = Vec::new();
        for (file, text) in tree.under(&format!("games/{game}/lessons/"), ".txt") {
            let name = file.rsplit('/').next().and_then(|name| name.strip_suffix(".txt")).unwrap_or_default();
            if !code.iter().any(|(_, literal)| literal == name) {
                faults.push(format!("{file}: not among the LESSONS of games/{game}/src/words.rs"));
            }
            if let Err(fault) = Lesson::read("", text) {
                faults.push(format!("{file}:{}: {}", fault.line, fault.what));
            }
        }
        faults
    };
    tree.games().into_iter().flat_map(in_game).collect()
}

/// Every `[14.2]` in a comment and every `Rule("14.2")` in the code of a game is a clause of its rulebook.
pub(super) fn citations(tree: &Tree) -> Vec<String> {
    in_books(tree, |rules| {
        let mut faults = Vec::new();
        let is_unknown = |id: &str| rules.book.clause(id).is_none();
        for cited in rules.citations.iter().filter(|cited| is_unknown(&cited.clause)) {
            faults.push(format!("{}:{}: no clause {}", cited.file, cited.line, cited.clause));
        }
        for (file, text) in tree.under(&format!("games/{}/src/", rules.game), ".rs") {
            for (at, line) in text.lines().enumerate() {
                let ruled = line.split("Rule(\"").skip(1).filter_map(|rest| rest.split_once('"'));
                for (id, _) in ruled.filter(|(id, _)| is_unknown(id)) {
                    faults.push(format!("{file}:{}: no clause {id}", at + 1));
                }
            }
        }
        faults
    })
}

/// A clause is done only when code cites it and an example shows it. No id comes twice.
pub(super) fn done(tree: &Tree) -> Vec<String> {
    in_books(tree, |rules| {
        let mut faults = Vec::new();
        let mut seen = BTreeSet::new();
        for clause in rules.book.clauses() {
            let mut fault = |what: &str| {
                faults.push(format!("{}: {} {what}", rules.place(tree, clause), clause.id));
            };
            if !seen.insert(clause.id) {
                fault("is there twice");
            }
            if clause.status == Status::Done && rules.citations_of(clause.id).next().is_none() {
                fault("is done, but no code cites it");
            }
            if clause.status == Status::Done && plays(clause) == 0 {
                fault("is done, but no example shows it");
            }
        }
        faults
    })
}

/// Rulings that are named are written down.
pub(super) fn rulings(tree: &Tree) -> Vec<String> {
    in_books(tree, |rules| {
        let written = |number: u16| rules.book.ruling(number, Lang::default()).is_some();
        let file = rules::rulings(rules.game, Lang::default());
        let named = named_rulings(tree, rules).into_iter().filter(|&(_, number)| !written(number));
        named.map(|(place, number)| format!("{place}: no ruling {number} in {file}")).collect()
    })
}

/// Where rulings are named: in the rulebook, in the data's sources, and as `Ruling 12` in the code.
fn named_rulings(tree: &Tree, rules: &Rules) -> Vec<(String, u16)> {
    let game = rules.game;
    let mut named = Vec::new();
    for clause in rules.book.clauses() {
        let place = rules.place(tree, clause);
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
