//! The board of Texas Glory.

mod battle;
mod cards;
mod chances;
mod figures;
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

use game::Lang;
use texas_glory::map::{Colour, Walls};
use texas_glory::{Place, State, View, clicks};

use crate::board::{Clickable, places};
use crate::svg::{divided, figures as figures_of};
use crate::{Drawn, Form, Ground, compound};
use plan::{HEIGHT, WIDTH, outline};
use text::{Card, place_name, say, tell};

/// Sea and land, forests, rivers, roads and trails, with the hexes over them.
const LAND: &str = include_str!("../../assets/texas-glory/land.svg");
/// Signs of the map, and soldiers of this game.
const SIGNS: &str = include_str!("../../assets/texas-glory/signs.svg");

impl Drawn for State {
    const FORM: Form = Form { class: "texas", backs: true, ..Form::plain(WIDTH, HEIGHT) };

    fn ground(lang: Lang) -> Ground {
        let (courses, land) = divided(LAND);
        Ground {
            about: say(lang, "map-about"),
            defs: compound::soldiers() + &figures_of(SIGNS) + &courses,
            art: [land, lettering::lettering(lang), sheets::boxes(lang), sheets::sheets(lang)].concat(),
            places: places(Place::all().map(|place| target(place, lang))),
            lettering: String::new(),
        }
    }

    fn pieces(view: &View, lang: Lang) -> String {
        pieces::pieces(view, lang)
    }

    fn panels(view: &View, lang: Lang) -> String {
        panels::panels(view, lang)
    }
}

/// A place as something to click.
fn target(place: Place, lang: Lang) -> String {
    let label = place_name(lang, place);
    Clickable::new("area", clicks::place(place), &label).card(&place_card(place, lang)).path(&outline(place))
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
