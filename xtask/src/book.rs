//! A game's rulebook: its clauses, the examples that show them and the code that cites them.

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::Tree;
use crate::rust::{Item, citations, item_at};

/// Everything that is known about a game's clauses.
#[derive(Clone, Debug)]
pub struct Book {
    pub game: String,
    /// As on the box.
    pub name: String,
    pub clauses: Vec<Clause>,
    pub examples: Vec<Example>,
    pub citations: Vec<Citation>,
}

/// An entry of `rulebook.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    pub id: String,
    pub status: Status,
    pub origin: Origin,
    #[serde(default)]
    pub rulings: Vec<u16>,
    pub title: Both,
    pub text: Both,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Status {
    #[serde(rename = "done")]
    Done,
    #[serde(rename = "not yet")]
    NotYet,
    #[serde(rename = "not a rule")]
    NotARule,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    Rulebook,
    Ours,
}

/// A text in both languages.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Both {
    pub en: String,
    pub es: String,
}

/// A section of `clauses/*.md` that plays something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    pub clause: String,
    pub file: String,
    pub line: usize,
    /// The Markdown, heading included.
    pub text: String,
    /// How many `play` blocks it holds.
    pub plays: usize,
}

/// A `[14.2]` in a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Citation {
    pub clause: String,
    pub file: String,
    pub line: usize,
    /// What is commented; `None` is the module.
    pub item: Option<Item>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    clause: Vec<Clause>,
}

impl Book {
    /// Reads what the tree says about a game's clauses.
    pub fn read(tree: &Tree, game: &str) -> Result<Book> {
        let path = format!("games/{game}/rulebook.toml");
        let text = tree.get(&path).with_context(|| format!("{path} is missing"))?;
        let file: File = toml::from_str(text).with_context(|| path.clone())?;
        let manifest = tree.get(&format!("games/{game}/Cargo.toml")).unwrap_or_default();
        let described =
            manifest.lines().find_map(|line| line.strip_prefix("description = \"")).unwrap_or(game);
        let name = described.split(':').next().unwrap_or(game).to_owned();
        let examples = tree.under(&format!("games/{game}/clauses/"), ".md").flat_map(examples_of).collect();
        let citations = tree.under(&format!("games/{game}/src/"), ".rs").flat_map(citations_of).collect();
        Ok(Book { game: game.to_owned(), name, clauses: file.clause, examples, citations })
    }

    pub fn knows(&self, id: &str) -> bool {
        self.clauses.iter().any(|clause| clause.id == id)
    }

    pub fn examples_of<'a>(&'a self, clause: &'a str) -> impl Iterator<Item = &'a Example> {
        self.examples.iter().filter(move |example| example.clause == clause && example.plays > 0)
    }

    pub fn citations_of<'a>(&'a self, clause: &'a str) -> impl Iterator<Item = &'a Citation> {
        self.citations.iter().filter(move |citation| citation.clause == clause)
    }
}

/// The sections of a file of clause examples, one for each `##`.
fn examples_of((file, text): (&str, &str)) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let (mut fenced, mut inside) = (false, false);
    for (at, line) in text.lines().enumerate() {
        let is_fence = line.starts_with("```");
        if !fenced && (line.starts_with("# ") || line.starts_with("## ")) {
            inside = line.starts_with("## ");
            if inside {
                let clause = line[3..].split_whitespace().next().unwrap_or_default().to_owned();
                let file = file.to_owned();
                examples.push(Example { clause, file, line: at + 1, text: String::new(), plays: 0 });
            }
        }
        if let Some(example) = examples.last_mut().filter(|_| inside) {
            example.plays += usize::from(is_fence && !fenced && line.trim() == "```play");
            example.text.push_str(line);
            example.text.push('\n');
        }
        fenced ^= is_fence;
    }
    examples.iter_mut().for_each(|example| example.text.truncate(example.text.trim_end().len()));
    examples
}

fn citations_of((file, text): (&str, &str)) -> Vec<Citation> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        for clause in citations(line) {
            let (clause, file) = (clause.to_owned(), file.to_owned());
            found.push(Citation { clause, file, line: at + 1, item: item_at(&lines, at) });
        }
    }
    found
}
