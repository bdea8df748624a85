//! The skeleton of every board: its layers from the ground up, and what of them may be clicked.

use std::fmt::Write;

use game::{Lang, Pick};

use crate::Drawn;
use crate::card::Card;
use crate::svg::{escape, worded};

/// What a board is like, and what a page can do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Width and height in the units of its picture.
    pub size: (i32, i32),
    /// What the style sheet calls it, beside `board`.
    pub class: &'static str,
    /// With this many pixels to a hundred units everything on it can be read: a page shows it no smaller, unless asked to.
    pub legible: i32,
    /// Whether it answers for lines of sight; see [`Drawn::sight`].
    pub sight: bool,
    /// Whether its roofs can be lifted to show what is under them.
    pub levels: bool,
    /// Whether enemy pieces are seen from behind (class `backs`), so that a player may wish to note what he takes them for.
    pub backs: bool,
}

impl Form {
    /// A board without tools.
    pub const fn plain(class: &'static str, (width, height): (i32, i32), legible: i32) -> Form {
        Form { size: (width, height), class, legible, sight: false, levels: false, backs: false }
    }

    /// What the style sheet must know of it: how wide and high it is, and how large it is to be read.
    pub fn rule(&self) -> String {
        let Form { size: (width, height), class, legible, .. } = self;
        format!(
            ".board.{class}{{--w:{width};--h:{height};--legible:{legible};--px:{:.3}}}\n",
            100.0 / *legible as f32
        )
    }
}

/// The part of a board that never changes, from the ground up. All but the first are SVG.
#[derive(Clone, Default, Debug)]
pub struct Ground {
    /// What the board is called.
    pub about: String,
    /// What is drawn once and used often.
    pub defs: String,
    /// The picture of the land.
    pub art: String,
    /// The places, to be clicked; see `Clickable`.
    pub places: String,
    /// What is written over the places.
    pub lettering: String,
    /// The land at a glance, for the small map in a corner of a board that is seen in part; may use what `defs` and `art` define.
    pub glance: String,
}

/// The board with a [`layer`] of pieces: one `<svg>` element.
pub fn board<G: Drawn>(layer: &str, lang: Lang) -> String {
    let Form { size: (width, height), class, sight, levels, .. } = G::FORM;
    let Ground { about, defs, art, places, lettering, .. } = G::ground(lang);
    let mut out =
        format!(r##"<svg xmlns="http://www.w3.org/2000/svg" class="board {class} far" id="board""##);
    for (tool, has) in [("sight", sight), ("levels", levels)] {
        if has {
            let _ = write!(out, r##" data-{tool}="""##);
        }
    }
    let _ = write!(
        out,
        r##" viewBox="0 0 {width} {height}" role="group" aria-label="{}">{defs}<g class="art" aria-hidden="true">{art}</g>{places}"##,
        escape(&about),
    );
    if !lettering.is_empty() {
        let _ = write!(out, r##"<g class="lettering" aria-hidden="true">{lettering}</g>"##);
    }
    out + layer + "</svg>"
}

/// The board at a glance: a small map without names.
pub fn glance<G: Drawn>(lang: Lang) -> String {
    let Form { size: (width, height), class, .. } = G::FORM;
    let land = G::ground(lang).glance;
    format!(r##"<svg class="board {class}" viewBox="0 0 {width} {height}" aria-hidden="true">{land}</svg>"##)
}

/// The layer of pieces: one element, which a page puts in place of the one before.
pub fn layer(pieces: &str) -> String {
    format!(r##"<g id="pieces">{pieces}</g>"##)
}

/// The places of a board as one layer.
pub fn places(each: impl Iterator<Item = String>) -> String {
    let all: String = each.collect();
    format!(r##"<g class="areas">{all}</g>"##)
}

/// Something that may be clicked, with everything a page must know of it. It becomes a button while there is something to press.
pub struct Clickable<'a> {
    pick: Pick,
    label: &'a str,
    class: &'a str,
    id: Option<&'a str>,
    card: Option<&'a Card>,
    sight: Option<Pick>,
    at: Option<Pick>,
}

impl<'a> Clickable<'a> {
    /// `label`: its name, for those who cannot see it.
    pub fn new(class: &'a str, pick: Pick, label: &'a str) -> Clickable<'a> {
        Clickable { pick, label, class, id: None, card: None, sight: None, at: None }
    }

    pub fn id(self, id: &'a str) -> Clickable<'a> {
        Clickable { id: Some(id), ..self }
    }

    /// More to tell than its name.
    pub fn card(self, card: impl Into<Option<&'a Card>>) -> Clickable<'a> {
        Clickable { card: card.into(), ..self }
    }

    /// Lines of sight begin and end at the place where it stands.
    pub fn sight(self, place: Option<Pick>) -> Clickable<'a> {
        Clickable { sight: place, ..self }
    }

    /// The place where it stands, with whatever else does.
    pub fn at(self, place: impl Into<Option<Pick>>) -> Clickable<'a> {
        Clickable { at: place.into(), ..self }
    }

    /// As an outline.
    pub fn path(&self, data: &str) -> String {
        format!(r##"<path{} d="{data}"/>"##, self.attributes())
    }

    /// As a group, its origin where `transform` puts it.
    pub fn group(&self, transform: &str, picture: &str) -> String {
        let moved =
            if transform.is_empty() { String::new() } else { format!(r##" transform="{transform}""##) };
        format!("<g{}{moved}>{}</g>", self.attributes(), worded(picture))
    }

    fn attributes(&self) -> String {
        let mut out = self.id.map_or_else(String::new, |id| format!(r##" id="{id}""##));
        let pick = self.pick;
        let _ = write!(out, r##" class="{}" data-pick="{pick}""##, self.class);
        if let Some(place) = self.sight {
            let _ = write!(out, r##" data-sight="{place}""##);
        }
        if let Some(place) = self.at {
            let _ = write!(out, r##" data-at="{place}""##);
        }
        if let Some(card) = self.card {
            let _ = write!(out, r##" data-card="{card}""##);
            if let Some(source) = card.source() {
                let _ = write!(out, r##" data-from="{source}""##);
            }
        }
        let _ = write!(out, r##" role="img" tabindex="-1" aria-label="{}""##, escape(self.label));
        out
    }
}
