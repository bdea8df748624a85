//! A game's rules as the tree has them: its book, and the code that cites it.

use book::{Book, Clause, Fault};
use game::{Lang, PerLang};

use crate::Tree;
use crate::rust::{Item, citations, item_at};

/// Everything that is known about a game's clauses.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    pub game: &'a str,
    /// As on the box.
    pub name: &'a str,
    pub book: Book<'a>,
    pub citations: Vec<Citation>,
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

impl<'a> Rules<'a> {
    /// Reads what the tree says about a game's clauses; or tells what is wrong with the book, as `file:line: what`.
    pub fn read(tree: &'a Tree, game: &'a str) -> Result<Rules<'a>, Vec<String>> {
        let told =
            |path: &dyn Fn(Lang) -> String| PerLang::of(|lang| tree.get(&path(lang)).unwrap_or_default());
        let files = chapters(tree, game);
        let texts: Vec<_> = files.iter().map(|file| told(&|lang| chapter(game, lang, file))).collect();
        let place = |fault: &Fault| match fault.chapter {
            Some(number) => chapter(game, fault.lang, files[number]),
            None => rulings(game, fault.lang),
        };
        let book = book::read(&texts, told(&|lang| rulings(game, lang))).map_err(|faults| {
            faults
                .iter()
                .map(|fault| format!("{}:{}: {}", place(fault), fault.line, fault.what))
                .collect::<Vec<_>>()
        })?;
        let citations = tree.under(&format!("games/{game}/src/"), ".rs").flat_map(citations_of).collect();
        Ok(Rules { game, name: name(tree, game), book, citations })
    }

    pub fn citations_of<'b>(&'b self, clause: &'b str) -> impl Iterator<Item = &'b Citation> {
        self.citations.iter().filter(move |citation| citation.clause == clause)
    }

    /// Where a clause is written.
    pub fn place(&self, tree: &Tree, clause: &Clause) -> String {
        let at = self.book.chapters.iter().position(|chapter| chapter.clauses.contains(clause));
        let file = at.and_then(|at| chapters(tree, self.game).get(at).copied()).unwrap_or_default();
        format!("{}:{}", chapter(self.game, Lang::default(), file), clause.line)
    }
}

/// What stands on a game's box.
pub fn name<'a>(tree: &'a Tree, game: &'a str) -> &'a str {
    let manifest = tree.get(&format!("games/{game}/Cargo.toml")).unwrap_or_default();
    let described = manifest.lines().find_map(|line| line.strip_prefix("description = \"")).unwrap_or(game);
    described.split(':').next().unwrap_or(game)
}

/// How many `play` blocks show a clause.
pub fn plays(clause: &Clause) -> usize {
    clause.examples.iter().flat_map(|example| example.fences()).filter(|fence| fence.name == "play").count()
}

/// The names of the files of a rulebook, in order.
pub fn chapters<'a>(tree: &'a Tree, game: &str) -> Vec<&'a str> {
    let folder = chapter(game, Lang::default(), "");
    tree.under(&folder, ".md").map(|(path, _)| &path[folder.len()..]).collect()
}

fn chapter(game: &str, lang: Lang, file: &str) -> String {
    format!("games/{game}/rulebook/{lang}/{file}")
}

/// The file of a game's rulings.
pub fn rulings(game: &str, lang: Lang) -> String {
    format!("docs/rulings/{lang}/{game}.md")
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
