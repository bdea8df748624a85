//! The game's names.

use charge::State;
use game::{Lang, Pick, Words};

/// A message of the game without arguments.
pub fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}

/// The game's name for what is clicked.
pub fn name(lang: Lang, pick: Pick) -> String {
    words::catalog::<State>().say(lang, &State::pick(pick))
}
