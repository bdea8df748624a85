//! A game's rulebook in our words, and our rulings on it, read from the Markdown they are written in.
//!
//! A chapter is a file in each language. That of the first language has it all:
//!
//! ````markdown
//! # 14 Attacking
//!
//! ## 14.2 Once a turn
//!
//! Status: done. Origin: rulebook. Rulings: 3, 12.
//!
//! What the clause says, in our words.
//!
//! ### Example
//!
//! What the example shows.
//!
//! ```play
//! mexican attack CH      # refused
//! ```
//! ````
//!
//! The files of other languages have the same headings, in their words, and the same paragraphs, but no status and no fences: what is
//! played is the same in every language. A status is `done` (enforced, and shown by an example), `not yet` or `not a rule`; an origin
//! is `rulebook`, or `ours` where we rebuilt the clause or part of it. Rulings are sections `## 12. Title` of a file in each language, the same in
//! all.

mod lesson;
pub mod markdown;
mod puzzle;
mod read;

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use game::{Lang, PerLang, Words};

pub use lesson::{Fault as LessonFault, Lesson, Page, Step};
pub use puzzle::Puzzle;
pub use read::{Fault, read};

/// A rulebook and its rulings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<'a> {
    pub chapters: Vec<Chapter<'a>>,
    /// In the order of the first language's file.
    pub rulings: Vec<PerLang<Ruling<'a>>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<'a> {
    pub title: PerLang<&'a str>,
    pub clauses: Vec<Clause<'a>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause<'a> {
    pub id: &'a str,
    /// Where its heading stands in its chapter, counted from 1.
    pub line: usize,
    pub title: PerLang<&'a str>,
    /// Markdown.
    pub text: PerLang<&'a str>,
    pub status: Status,
    pub origin: Origin,
    /// The rulings that settle its doubts.
    pub rulings: Vec<u16>,
    /// They run as tests.
    pub examples: Vec<Example<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Enforced, and shown by an example that runs.
    Done,
    NotYet,
    /// There is nothing to enforce.
    NotARule,
}

/// Where a clause comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The rulebook states it.
    Rulebook,
    /// We reconstructed it, or part of it: shown to players as ours.
    Ours,
}

/// Prose and what is played, in turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example<'a>(pub Vec<Piece<'a>>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// A paragraph, as Markdown.
    Prose(PerLang<&'a str>),
    Fence(Fence<'a>),
}

/// A fenced block: `pos`, `play` or `then`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fence<'a> {
    pub name: &'a str,
    pub text: &'a str,
    /// The line of the opening fence in its chapter.
    pub line: usize,
}

/// A doubt about the rules and how we settled it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling<'a> {
    pub number: u16,
    pub title: &'a str,
    /// Markdown.
    pub text: &'a str,
}

impl<'a> Book<'a> {
    /// All clauses, in the rulebook's order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause<'a>> + Clone {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause with this number.
    pub fn clause(&self, id: &str) -> Option<&Clause<'a>> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// The ruling with this number.
    pub fn ruling(&self, number: u16, lang: Lang) -> Option<Ruling<'a>> {
        self.rulings.iter().map(|ruling| ruling[lang]).find(|ruling| ruling.number == number)
    }
}

impl<'a> Example<'a> {
    pub fn fences(&self) -> impl Iterator<Item = Fence<'a>> {
        self.0.iter().filter_map(|piece| match piece {
            Piece::Fence(fence) => Some(*fence),
            Piece::Prose(_) => None,
        })
    }

    /// The example as Markdown.
    pub fn told(&self, lang: Lang) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Prose(prose) => prose[lang].to_owned(),
            Piece::Fence(Fence { name, text, .. }) => format!("```{name}\n{text}```"),
        };
        self.0.iter().map(piece).collect::<Vec<_>>().join("\n\n")
    }
}

/// What is read once for each game.
type ReadOnce<T> = LazyLock<Mutex<HashMap<TypeId, &'static T>>>;

/// The book of a game, read once.
///
/// # Panics
/// If it is unsound; it is part of the program, and a test reads it.
pub fn of<G: Words>() -> &'static Book<'static> {
    static READ: ReadOnce<Book<'static>> = LazyLock::new(Mutex::default);
    let mut books = READ.lock().unwrap_or_else(PoisonError::into_inner);
    books.entry(TypeId::of::<G>()).or_insert_with(|| {
        let book = read(G::RULEBOOK, G::RULINGS).unwrap_or_else(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("the book of {}:\n{}", G::TITLE.id, faults.join("\n"))
        });
        Box::leak(Box::new(book))
    })
}

/// The lessons of a game, read once.
///
/// # Panics
/// If one is unsound; they are part of the program, and a test plays them.
pub fn lessons<G: Words>() -> &'static [Lesson] {
    static READ: ReadOnce<Vec<Lesson>> = LazyLock::new(Mutex::default);
    let mut lessons = READ.lock().unwrap_or_else(PoisonError::into_inner);
    lessons.entry(TypeId::of::<G>()).or_insert_with(|| {
        let read = |&(name, text): &(&'static str, &str)| {
            Lesson::read(name, text).unwrap_or_else(|fault| panic!("a lesson of {}: {fault}", G::TITLE.id))
        };
        Box::leak(Box::new(G::LESSONS.iter().map(read).collect()))
    })
}

/// The puzzles of a game as lessons, those of its first scenario first; read once.
///
/// # Panics
/// If one is unsound; they are part of the program, and a test reads them.
pub fn puzzles<G: Words>() -> &'static [Lesson] {
    static READ: ReadOnce<Vec<Lesson>> = LazyLock::new(Mutex::default);
    let mut puzzles = READ.lock().unwrap_or_else(PoisonError::into_inner);
    puzzles.entry(TypeId::of::<G>()).or_insert_with(|| {
        let read = |&(file, text): &(&str, &str)| {
            Puzzle::read(file, text).unwrap_or_else(|fault| panic!("a puzzle of {}: {fault}", G::TITLE.id))
        };
        Box::leak(Box::new(G::PUZZLES.iter().flat_map(read).map(|puzzle| puzzle.lesson()).collect()))
    })
}
