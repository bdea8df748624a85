//! What the board says: lettering of its own, and the game's names.

use std::fmt;
use std::sync::LazyLock;

use charge::State;
use game::{Arg, Lang, Phrase, Pick, Words};
use words::Catalog;

use crate::svg::escape;

static LETTERING: LazyLock<Catalog> = LazyLock::new(|| {
    Catalog::load([include_str!("../../messages/en.ftl"), include_str!("../../messages/es.ftl")])
        .unwrap_or_else(|faults| panic!("messages of the boards:\n{faults}"))
});

/// A message of the boards without arguments.
pub fn say(lang: Lang, id: &str) -> String {
    LETTERING.named(lang, id)
}

/// A message of the boards with arguments.
pub fn tell(lang: Lang, id: &'static str, args: &[(&'static str, Arg)]) -> String {
    LETTERING.say(lang, &Phrase { id, args: args.to_vec() })
}

/// A message of the game without arguments.
pub fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}

/// The game's name for what is clicked.
pub fn name(lang: Lang, pick: Pick) -> String {
    words::catalog::<State>().say(lang, &State::pick(pick))
}

/// The lines of a card, ready to be an attribute.
pub struct Card(String);

impl Card {
    pub fn new(title: impl AsRef<str>) -> Card {
        Card(title.as_ref().to_owned())
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
