//! The board of Texas Glory.

mod battle;
mod cards;
mod chances;
mod figures;
mod land;
mod lettering;
mod panels;
mod pieces;
mod plan;
mod sheets;
mod stacks;
#[cfg(test)]
mod tests;
mod text;
mod winter;

use std::fmt::Write;

use game::Lang;
use texas_glory::map::{Colour, Walls};
use texas_glory::{Place, State, View, clicks};

use crate::Drawn;
use crate::svg::escape;
use plan::{HEIGHT, WIDTH, outline};
use text::{Card, place_name, say, tell};

impl Drawn for State {
    const BACKS: bool = true;

    fn map(lang: Lang) -> String {
        map(lang)
    }

    fn pieces(view: &View, lang: Lang) -> String {
        pieces::pieces(view, lang)
    }

    fn panels(view: &View, lang: Lang) -> String {
        panels::panels(view, lang)
    }
}

fn map(lang: Lang) -> String {
    let mut out = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" class="board texas" id="board" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{}">"##,
        escape(&say(lang, "map-about")),
    );
    out.push_str(crate::compound::figures::SHAPES);
    out.push_str(figures::SIGNS);
    out.push_str(&land::defs());
    out.push_str(r##"<g class="art" aria-hidden="true">"##);
    out.push_str(&land::land());
    out.push_str(&lettering::lettering(lang));
    out.push_str(&sheets::boxes(lang));
    out.push_str(&sheets::sheets(lang));
    out.push_str(r##"</g><g class="areas">"##);
    Place::all().for_each(|place| out.push_str(&target(place, lang)));
    out.push_str(r##"</g><g id="pieces"></g></svg>"##);
    out
}

/// A place as something to click.
fn target(place: Place, lang: Lang) -> String {
    let title = place_name(lang, place);
    let mut out = String::new();
    let _ = write!(
        out,
        r##"<path class="area" data-pick="{}" data-card="{}" role="button" tabindex="-1" aria-label="{}" d="{}"/>"##,
        clicks::place(place),
        place_card(place, lang),
        escape(&title),
        outline(place),
    );
    out
}

/// What the map prints about a place, in words.
fn place_card(place: Place, lang: Lang) -> Card {
    let data = place.data();
    let mut card = Card::new(place_name(lang, place));
    let town = match (data.walls, data.town, data.village) {
        (Some(Walls::Fort), ..) => Some("card-fort"),
        (Some(Walls::City), ..) => Some("card-city"),
        (None, Some(Colour::Green), _) => Some("card-town-green"),
        (None, Some(Colour::Blue), _) => Some("card-town-blue"),
        (None, None, true) => Some("card-village"),
        (None, None, false) => None,
    };
    if let Some(id) = town {
        card.line(&say(lang, id));
    }
    card.line_if(data.victory, || say(lang, "card-victory"));
    card.line_if(data.port, || say(lang, "card-port"));
    card.line_if(data.forest, || say(lang, "card-forest"));
    if data.walls == Some(Walls::Fort) {
        card.line(&tell(
            lang,
            "card-supply-fort",
            &[("supply", data.supply.into()), ("outside", data.outside.into())],
        ));
    } else {
        card.line(&tell(lang, "card-supply", &[("supply", data.supply.into())]));
    }
    card
}
