//! What is told about the thing under the pointer.

use std::fmt;

use crate::svg::escape;

/// The lines of a card, ready to be an attribute.
pub struct Card(String);

impl Card {
    pub fn new(title: impl AsRef<str>) -> Card {
        Card(title.as_ref().to_owned())
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
