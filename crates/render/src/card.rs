//! What is told about the thing under the pointer.

use std::fmt;

use game::{Source, Words};

use crate::svg::escape;

/// The lines of a card, ready to be an attribute, and where its figures come from.
pub struct Card(String, Option<&'static Source>);

impl Card {
    pub fn new(title: impl AsRef<str>) -> Card {
        Card(title.as_ref().to_owned(), None)
    }

    /// Where its figures come from: a row of a table of the game's data.
    #[must_use]
    pub fn of_row<G: Words>(self, table: &str, row: &str) -> Card {
        Card(self.0, G::sources().of(table, row))
    }

    /// The source, by its name in the game's list of sources.
    pub fn source(&self) -> Option<&'static str> {
        self.1.map(|source| source.id)
    }

    /// The lines as they are, for what escapes them itself.
    pub fn plain(&self) -> &str {
        &self.0
    }

    pub fn line(&mut self, text: &str) {
        self.0.push('\n');
        self.0.push_str(text);
    }

    pub fn line_if(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if holds {
            self.line(&text());
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&escape(&self.0))
    }
}
