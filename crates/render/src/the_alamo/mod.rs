//! The board of The Alamo.

mod courses;
mod figures;
mod ground;
mod lettering;
mod panels;
mod pieces;
mod plan;
mod sheets;
mod sight;
mod stacks;
mod strike;
mod targets;
#[cfg(test)]
mod tests;
mod text;
mod trays;
mod works;

use game::{Lang, Pick};
use the_alamo::State;
use the_alamo::view::View;

use crate::compound::{figures as shapes, ground as earth};
use crate::svg::escape;
use crate::{Drawn, Sight};
use plan::{HEIGHT, WIDTH};
use text::say;

impl Drawn for State {
    fn map(lang: Lang) -> String {
        map(lang)
    }

    fn pieces(view: &View, lang: Lang) -> String {
        pieces::pieces(view, lang)
    }

    fn panels(view: &View, lang: Lang) -> String {
        panels::panels(view, lang)
    }

    fn sight(view: &View, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight> {
        sight::sight(view, from, to, lang)
    }
}

/// The field and the sheets beside it. Insides lie under their roofs; the page may lift these.
fn map(lang: Lang) -> String {
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" class="board alamo" id="board" data-sight="" data-levels="" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{}">"##,
        escape(&say(lang, "map-about")),
    );
    out.push_str(earth::DEFS);
    out.push_str(&earth::grain());
    out.push_str(shapes::SHAPES);
    out.push_str(figures::SHAPES);
    out.push_str(ground::DEFS);
    out.push_str(r##"<g class="art" aria-hidden="true">"##);
    out.push_str(&ground::ground());
    out.push_str(&works::floors());
    out.push_str(&ground::entries());
    out.push_str(&ground::grid());
    out.push_str(&works::yards());
    out.push_str(&works::platforms());
    out.push_str(&works::ramps());
    out.push_str(&format!(r##"<g class="ta-insides">{}</g>"##, works::insides()));
    out.push_str(&format!(r##"<g class="ta-roofs">{}</g>"##, works::roofs()));
    out.push_str(&works::walls());
    out.push_str(&works::doors());
    out.push_str(&ground::numbers());
    out.push_str(&lettering::names(lang));
    out.push_str(&sheets::sheets(lang));
    out.push_str("</g>");
    out.push_str(&targets::targets(lang));
    out.push_str(r##"<g id="pieces"></g></svg>"##);
    out
}
