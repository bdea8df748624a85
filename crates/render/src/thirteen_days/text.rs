//! The game's names.

use game::{Lang, Phrase, Pick, Words};
use thirteen_days::State;

/// A message of the game without arguments.
pub fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}

/// A phrase of the game.
pub fn phrase(lang: Lang, phrase: &Phrase) -> String {
    words::catalog::<State>().say(lang, phrase)
}

/// The game's name for what is clicked.
pub fn name(lang: Lang, pick: Pick) -> String {
    phrase(lang, &State::pick(pick))
}
