//! What the board says: lettering of its own, and the game's names.

use game::{Lang, Phrase};
use texas_glory::{Block, Card as PlayingCard, Place, State, Year};

pub use crate::card::Card;

crate::lettering::lettering!("../../messages/texas-glory/");

/// [1836-a] [1835-a] The date of a turn.
pub fn date(year: Year, turn: u8, lang: Lang) -> String {
    let turn = turn.clamp(1, year.turns());
    let id = if year == Year::Y1836 { format!("date-{turn}") } else { format!("date-1835-{turn}") };
    say(lang, &id)
}

/// A message of the game without arguments.
pub fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}

pub fn phrase(lang: Lang, phrase: &Phrase) -> String {
    words::catalog::<State>().say(lang, phrase)
}

/// A place inside a sentence.
pub fn place_name(lang: Lang, place: Place) -> String {
    phrase(lang, &place.name())
}

/// A place where its name stands alone.
pub fn place_title(lang: Lang, place: Place) -> String {
    phrase(lang, &place.title())
}

pub fn block_name(lang: Lang, block: Block) -> String {
    phrase(lang, &block.name())
}

/// The name that fits on the block.
pub fn short_name(lang: Lang, block: Block) -> String {
    let id = format!("short-{}", block.data().id);
    if LETTERING.has(lang, &id) { say(lang, &id) } else { block_name(lang, block) }
}

pub fn card_name(lang: Lang, card: PlayingCard) -> String {
    phrase(lang, &card.name())
}
