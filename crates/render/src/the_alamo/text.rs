//! What the board says: lettering of its own, and the game's names.

use game::{Lang, Phrase, Pick, Words};
use the_alamo::State;

pub use crate::card::Card;

crate::lettering::lettering!("../../messages/the-alamo/");

/// A phrase of the game.
pub fn phrase(lang: Lang, phrase: &Phrase) -> String {
    words::catalog::<State>().say(lang, phrase)
}

/// The game's name for what is clicked.
pub fn name(lang: Lang, pick: Pick) -> String {
    phrase(lang, &State::pick(pick))
}

/// A message of the game without arguments.
pub fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}
