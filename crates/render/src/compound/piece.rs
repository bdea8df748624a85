//! Counters as elements of a page.

use game::Pick;

use super::text::Card;
use crate::board::Clickable;

/// A counter that is drawn smaller than this shows less, in larger letters.
const SMALL: f32 = 0.85;

/// Something that may be clicked.
pub struct Piece<'a> {
    pub id: String,
    pub class: String,
    pub pick: Pick,
    /// The place where it stands.
    pub place: Option<Pick>,
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
        let small = if self.scale < SMALL { "piece small" } else { "piece" };
        Clickable::new(&format!("{small} {}", self.class), self.pick, self.label)
            .id(&self.id)
            .card(&self.card)
            .sight(from)
            .at(self.place)
            .group(&format!("translate({:.1} {:.1}){size}", self.at.0, self.at.1), picture)
    }
}

/// Class names: the first always, the others where they hold.
pub fn class(always: &str, others: &[(&str, bool)]) -> String {
    others.iter().filter(|(_, holds)| *holds).fold(always.to_owned(), |all, (name, _)| all + " " + name)
}

/// Names that are wider than a counter of this size are drawn together.
pub fn squeezed(name: &str, scale: f32) -> &'static str {
    if name.chars().count() > if scale < SMALL { 3 } else { 5 } {
        r##" textLength="47" lengthAdjust="spacingAndGlyphs""##
    } else {
        ""
    }
}
