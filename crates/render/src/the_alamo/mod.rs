//! The board of The Alamo.

mod courses;
mod figures;
mod ground;
mod key;
mod lettering;
mod panels;
mod pieces;
mod plan;
mod roster;
mod sight;
mod stacks;
mod strike;
mod targets;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod trays;
mod works;

use game::{Lang, Pick};
use maud::Markup;
use the_alamo::State;
use the_alamo::view::View;

use crate::compound;
use crate::svg::{drawing, figures as figures_of};
use crate::{Drawn, Form, Ground, Shown, Sight};
use plan::{FIELD, HEIGHT, WIDTH};
use text::say;

/// The land around the compound.
const ART: &str = include_str!("../../assets/the-alamo/land.svg");
/// Figures of this game beside those that the boards of the Alamo share.
const FIGURES: &str = include_str!("../../assets/the-alamo/figures.svg");

impl Drawn for State {
    const FORM: Form = Form { sight: true, levels: true, ..Form::plain("alamo", (WIDTH, HEIGHT), 56) };
    const SHOWN: Shown<View> =
        Shown { pieces: pieces::pieces, panels: panels::panels, roster: roster::roster, told: told::told };

    fn ground(lang: Lang) -> Ground {
        Ground {
            about: say(lang, "map-about"),
            defs: compound::figures() + &figures_of(FIGURES),
            art: art(lang),
            places: targets::targets(lang),
            lettering: String::new(),
            glance: compound::glance(&works::within()),
        }
    }

    fn key(lang: Lang) -> Markup {
        key::key(lang)
    }

    fn sight(view: &View, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight> {
        sight::sight(view, from, to, lang)
    }
}

/// The field. Insides lie under their roofs; the page may lift these.
fn art(lang: Lang) -> String {
    [
        drawing(ART),
        works::floors(),
        ground::entries(),
        ground::grid(),
        works::yards(),
        works::platforms(),
        works::ramps(),
        format!(r##"<g class="ta-insides">{}</g>"##, works::insides()),
        format!(r##"<g class="ta-roofs">{}</g>"##, works::roofs()),
        works::walls(),
        works::doors(),
        ground::numbers(),
        lettering::margin(FIELD, lang),
    ]
    .concat()
}
