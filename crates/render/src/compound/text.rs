//! What the boards say of their own, and the cards of what stands on them.

use std::sync::LazyLock;

use game::{Arg, Lang, Phrase};
use words::Catalog;

pub use crate::card::Card;

static LETTERING: LazyLock<Catalog> = LazyLock::new(|| {
    Catalog::load(game::texts!("../../messages/", ".ftl"))
        .unwrap_or_else(|faults| panic!("messages of the boards:\n{faults}"))
});

/// A message of the boards without arguments.
pub fn say(lang: Lang, id: &str) -> String {
    LETTERING.named(lang, id)
}

/// A message of the boards with arguments.
pub fn tell(lang: Lang, id: &'static str, args: &[(&'static str, Arg)]) -> String {
    LETTERING.say(lang, &Phrase { args: args.to_vec(), ..Phrase::new(id) })
}
