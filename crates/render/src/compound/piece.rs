//! Counters as elements of a page.

use game::Pick;

use super::text::Card;
use crate::board::Clickable;

/// Something that may be clicked.
pub struct Piece<'a> {
    pub id: String,
    pub class: String,
    pub pick: Pick,
    pub at: (f32, f32),
    pub scale: f32,
    pub label: &'a str,
    pub card: Card,
}

impl Piece<'_> {
    /// The piece as an element around `picture`.
    pub fn with(self, picture: &str) -> String {
        self.looking(None, picture)
    }

    /// The same for a piece from whose place lines of sight may be asked for.
    pub fn looking(self, from: Option<Pick>, picture: &str) -> String {
        let size = if (self.scale - 1.0).abs() > 0.005 {
            format!("scale({:.2})", self.scale)
        } else {
            String::new()
        };
        Clickable::new(&format!("piece {}", self.class), self.pick, self.label)
            .id(&self.id)
            .card(&self.card)
            .sight(from)
            .group(&format!("translate({:.1} {:.1}){size}", self.at.0, self.at.1), picture)
    }
}

/// Class names: the first always, the others where they hold.
pub fn class(always: &str, others: &[(&str, bool)]) -> String {
    others.iter().filter(|(_, holds)| *holds).fold(always.to_owned(), |all, (name, _)| all + " " + name)
}
