//! What the board says: lettering of its own, and the game's names.

use std::sync::LazyLock;

use charge::State;
use game::{Arg, Lang, Phrase, Pick, Words};
use words::Catalog;

pub use crate::card::Card;

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
