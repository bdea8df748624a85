//! 4 The cards.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::data::{CARDS, data};

/// A card of the common deck, by its number. In text: `12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, utoipa::ToSchema)]
pub struct Card(pub u8);

/// [4.0-a] What is printed on a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardData {
    /// Command Points.
    pub cp: u8,
    pub event: Option<Event>,
    /// [5.71-a] Carries a burn symbol.
    pub burn: bool,
}

/// [4.0-b] What an event card does besides giving Command Points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    Surprise,
    Comanche,
    Storm,
    ForcedMarch,
    Desertion,
    Muster,
}

game::set! { Cards(u32) of Card }

/// As the source writes it: the generated tables are what `{:?}` shows of them.
impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = ["Surprise", "Comanche", "Storm", "ForcedMarch", "Desertion", "Muster"][*self as usize];
        write!(f, "Event::{name}")
    }
}

impl Event {
    pub(crate) const ALL: [Event; 6] =
        [Event::Surprise, Event::Comanche, Event::Storm, Event::ForcedMarch, Event::Desertion, Event::Muster];

    /// As positions, messages and programs name it.
    pub fn code(self) -> &'static str {
        ["surprise", "comanche", "storm", "forced-march", "desertion", "muster"][self as usize]
    }
}

impl Card {
    pub const COUNT: usize = CARDS;
    /// What a side plays that has no card left, as only a prepared position can leave it.
    pub(crate) const NONE: Card = Card(31);

    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    pub fn data(self) -> &'static CardData {
        static NONE: CardData = CardData { cp: 0, event: None, burn: false };
        data().cards.get(usize::from(self.0)).unwrap_or(&NONE)
    }

    pub fn event(self) -> Option<Event> {
        self.data().event
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Card::NONE { f.write_str("none") } else { write!(f, "{}", self.0) }
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        let wrong = || format!("no such card: {text:?} (0 to {})", CARDS - 1);
        let number: u8 = text.parse().map_err(|_| wrong())?;
        if usize::from(number) < CARDS && !text.starts_with('+') { Ok(Card(number)) } else { Err(wrong()) }
    }
}
