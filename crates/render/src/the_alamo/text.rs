//! What the board says: lettering of its own, and the game's names.

use std::sync::LazyLock;

use game::{Arg, Lang, Phrase, Pick, Words};
use the_alamo::State;
use words::Catalog;

pub use crate::card::Card;

static LETTERING: LazyLock<Catalog> = LazyLock::new(|| {
    Catalog::load(game::texts!("../../messages/the-alamo/", ".ftl"))
        .unwrap_or_else(|faults| panic!("messages of the board of The Alamo:\n{faults}"))
});

/// A message of the board without arguments.
pub fn say(lang: Lang, id: &str) -> String {
    LETTERING.named(lang, id)
}

/// A message of the board with arguments.
pub fn tell(lang: Lang, id: &'static str, args: &[(&'static str, Arg)]) -> String {
    LETTERING.say(lang, &Phrase { args: args.to_vec(), ..Phrase::new(id) })
}

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
