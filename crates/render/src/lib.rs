//! Boards and panels as SVG and HTML, drawn from a view.
//!
//! A board is a picture that never changes (its [`Ground`]) and a small layer that does (the pieces): a page keeps
//! the one and swaps the other. A game draws these, and says what its board can do ([`Form`]); the element itself is written
//! in one place. Everything that may be clicked carries its [`Pick`] in
//! `data-pick`, its name in `aria-label` and, where there is more to tell, lines for a card in `data-card`.
//! The page marks elements with the classes `lit` (may be clicked now), `chosen` and `hot`; the
//! [`stylesheet`] says how that looks.

mod board;
mod card;
mod charge;
mod compound;
mod courier;
#[cfg(test)]
mod harness;
mod lettering;
mod lists;
mod paint;
#[cfg_attr(not(any(test, feature = "png")), path = "no_png.rs")]
mod png;
mod svg;
mod texas_glory;
mod the_alamo;
mod thirteen_days;

pub use board::{Form, Ground};
pub use paint::{FONTS, Font, stylesheet};
pub use png::paint;

use game::{Game, Lang, Mind, Pick, Rule, Seat, Viewer, Words};
use maud::Markup;
use table::{Match, Table};

/// A game that can be drawn.
pub trait Drawn: Game {
    /// What the board is like, and what a page can do with it.
    const FORM: Form;
    /// How a view of the game is shown.
    const SHOWN: Shown<Self::View>;

    /// The part of the board that never changes, the same for everyone.
    fn ground(lang: Lang) -> Ground;
    /// What the signs of the board mean, where that does not stand upon it: a panel that never changes.
    fn key(_lang: Lang) -> Markup {
        Markup::default()
    }
    /// What can be seen from a place, or whether another can be seen from it and what is in the way. Nothing where
    /// the game knows no lines of sight, or the clicks name no places.
    fn sight(_view: &Self::View, _from: Pick, _to: Option<Pick>, _lang: Lang) -> Option<Sight> {
        None
    }
}

/// What is drawn and written from a view, in one language.
pub struct Shown<V> {
    /// What stands on the board, as SVG.
    pub pieces: fn(&V, Lang) -> String,
    /// What stands beside the board: one or more `<section class="panel">` elements.
    pub panels: fn(&V, Lang) -> Markup,
    /// The armies as lists, as far as the viewer knows them, made by `lists`.
    pub roster: fn(&V, Lang) -> Markup,
    /// The board in words: what stands where, what the ground is, what lies next to it.
    pub told: fn(&V, Lang) -> lists::Places,
}

/// An answer about lines of sight: drawn, to lie over the board, and told.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Sight {
    /// What a `<g>` over the pieces holds.
    pub svg: String,
    pub text: String,
    /// The clause by which a line is blocked, or by which all lines are judged.
    #[serde(serialize_with = "number")]
    pub rule: Option<Rule>,
}

fn number<S: serde::Serializer>(rule: &Option<Rule>, to: S) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&rule.map(|rule| rule.0), to)
}

/// A match that can be looked at: the object-safe face of [`Drawn`] for the server and the command line.
pub trait Board: Table {
    /// What the board is like; see [`Drawn::FORM`].
    fn form(&self) -> Form;
    /// The board with a layer of [`pieces`](Board::pieces).
    fn laid(&self, pieces: &str, lang: Lang) -> String;
    /// The land at a glance: a small map.
    fn glance(&self, lang: Lang) -> String;
    /// The layer of pieces as `viewer` may see it: one element, to be put in place of the one before.
    fn pieces(&self, viewer: Viewer, lang: Lang) -> String;
    /// The panels beside the board as `viewer` may see them.
    fn panels(&self, viewer: Viewer, lang: Lang) -> String;
    /// The armies as lists, as `viewer` may know them.
    fn roster(&self, viewer: Viewer, lang: Lang) -> String;
    /// The board in words, as `viewer` may see it.
    fn told(&self, viewer: Viewer, lang: Lang) -> String;
    /// The same in plain lines: each place with who is there, its ground and the ways to the next, those that are held first.
    fn places(&self, viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)>;
    /// What the signs of the board mean; see [`Drawn::key`].
    fn key(&self, lang: Lang) -> String;
    /// Lines of sight, as `viewer` may know the position; see [`Drawn::sight`].
    fn sight(&self, viewer: Viewer, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight>;
    /// The whole board as a picture that stands alone, style and lettering included.
    fn svg(&self, viewer: Viewer, lang: Lang) -> String;
    /// The same as a PNG, `width` pixels wide. Needs the feature `png`.
    fn png(&self, viewer: Viewer, lang: Lang, width: u32) -> Result<Vec<u8>, Unpaintable>;
    /// The match as it stood after its first `len` inputs, or as it stands if it has fewer.
    fn rewound(&self, len: usize) -> Box<dyn Board>;
    /// The match as it would stand after a decision that only begins an order of `seat`, to be looked at; none after any other.
    fn ahead(&self, seat: Seat, notation: &str) -> Option<Box<dyn Board>>;
}

/// Why a picture could not be painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unpaintable(String);

impl std::fmt::Display for Unpaintable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture cannot be painted: {}", self.0)
    }
}

impl std::error::Error for Unpaintable {}

impl<G> Board for Match<G>
where
    G: Drawn + Words + Mind,
    G::View: serde::Serialize,
{
    fn form(&self) -> Form {
        G::FORM
    }

    fn laid(&self, pieces: &str, lang: Lang) -> String {
        board::board::<G>(pieces, lang)
    }

    fn glance(&self, lang: Lang) -> String {
        board::glance::<G>(lang)
    }

    fn pieces(&self, viewer: Viewer, lang: Lang) -> String {
        board::layer(&(G::SHOWN.pieces)(Match::view(self, viewer), lang))
    }

    fn panels(&self, viewer: Viewer, lang: Lang) -> String {
        (G::SHOWN.panels)(Match::view(self, viewer), lang).into_string()
    }

    fn roster(&self, viewer: Viewer, lang: Lang) -> String {
        (G::SHOWN.roster)(Match::view(self, viewer), lang).into_string()
    }

    fn told(&self, viewer: Viewer, lang: Lang) -> String {
        (G::SHOWN.told)(Match::view(self, viewer), lang).markup(lang).into_string()
    }

    fn places(&self, viewer: Viewer, lang: Lang) -> Vec<(String, Vec<String>)> {
        (G::SHOWN.told)(Match::view(self, viewer), lang).lines()
    }

    fn key(&self, lang: Lang) -> String {
        G::key(lang).into_string()
    }

    fn sight(&self, viewer: Viewer, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight> {
        G::sight(Match::view(self, viewer), from, to, lang)
    }

    fn svg(&self, viewer: Viewer, lang: Lang) -> String {
        picture::<G>(Match::view(self, viewer), lang)
    }

    fn png(&self, viewer: Viewer, lang: Lang, width: u32) -> Result<Vec<u8>, Unpaintable> {
        paint(&self.svg(viewer, lang), width)
    }

    fn rewound(&self, len: usize) -> Box<dyn Board> {
        Box::new(Match::rewound(self, len))
    }

    fn ahead(&self, seat: Seat, notation: &str) -> Option<Box<dyn Board>> {
        Some(Box::new(Match::ahead(self, seat, notation)?))
    }
}

/// A view as a picture that stands alone.
pub fn picture<G: Drawn>(view: &G::View, lang: Lang) -> String {
    paint::styled(&board::board::<G>(&board::layer(&(G::SHOWN.pieces)(view, lang)), lang))
}

#[cfg(test)]
mod tests {
    use ::charge::{Assault, State};
    use game::{Lang, Seat, Viewer};
    use table::{Match, Table};

    use super::Board;

    #[test]
    fn a_match_is_shown_and_shown_as_it_was() {
        let mut table = Match::<State>::new(Assault::default(), table::Seed::from(1836));
        let before = table.pieces(Viewer::Observer, Lang::En);
        let first = table.offers(Seat(0), Lang::En)[0].notation.clone();
        Table::decide(&mut table, Seat(0), &first, Lang::En).expect("offered");
        let board: &dyn Board = &table;
        assert_ne!(board.pieces(Viewer::Observer, Lang::En), before);
        assert_eq!(board.rewound(0).pieces(Viewer::Observer, Lang::En), before);
        assert_eq!(board.rewound(99).len(), board.len());
        let png = board.png(Viewer::Observer, Lang::Es, 320).expect("paintable");
        assert!(png.starts_with(b"\x89PNG"));
        assert!(board.png(Viewer::Observer, Lang::Es, 0).is_err());
    }
}
