//! The board of Texas Glory.

mod battle;
mod cards;
mod chances;
mod figures;
mod key;
mod lettering;
mod names;
mod panels;
mod pieces;
mod plan;
mod roster;
mod sheets;
mod stacks;
#[cfg(test)]
mod tests;
mod text;
mod told;
mod winter;

use game::Lang;
use maud::Markup;
use texas_glory::map::{Colour, Walls};
use texas_glory::{Place, State, View, clicks};

use crate::board::{Clickable, places};
use crate::svg::{divided, figures as figures_of};
use crate::{Drawn, Form, Ground, Shown, compound};
use plan::{HEIGHT, WIDTH, outline};
use text::{Card, place_title, say, tell};

/// Sea and land, forests, rivers, roads and trails, with the hexes over them.
const LAND: &str = include_str!("../../assets/texas-glory/land.svg");
/// Signs of the map, and soldiers of this game.
const SIGNS: &str = include_str!("../../assets/texas-glory/signs.svg");

/// Sea, land and rivers, from the courses of the map.
const GLANCE: &str = r##"<rect class="tg-sea" width="100%" height="100%"/><use class="tg-country" href="#tg-coast"/><use class="tg-river" href="#tg-river-a"/><use class="tg-river" href="#tg-river-b"/><use class="tg-river" href="#tg-river-c"/>"##;

impl Drawn for State {
    const FORM: Form = Form { backs: true, ..Form::plain("texas", (WIDTH, HEIGHT), 45) };
    const SHOWN: Shown<View> =
        Shown { pieces: pieces::pieces, panels: panels::panels, roster: roster::roster, told: told::told };

    fn ground(lang: Lang) -> Ground {
        let (courses, land) = divided(LAND);
        Ground {
            about: say(lang, "map-about"),
            defs: compound::soldiers() + &figures_of(SIGNS) + &courses,
            art: [land, lettering::lettering(lang), sheets::boxes(lang), sheets::sheets(lang)].concat(),
            places: places(Place::all().map(|place| target(place, lang))),
            lettering: String::new(),
            glance: GLANCE.to_owned(),
        }
    }

    fn key(lang: Lang) -> Markup {
        key::key(lang)
    }
}

/// A place as something to click.
fn target(place: Place, lang: Lang) -> String {
    let label = place_title(lang, place);
    Clickable::new("area", clicks::place(place), &label).card(&place_card(place, lang)).path(&outline(place))
}

/// What the map prints about a place, in words.
fn place_card(place: Place, lang: Lang) -> Card {
    let table = if place.data().axial.is_none() {
        "boxes"
    } else if place.data().name.is_empty() {
        "hexes"
    } else {
        "sites"
    };
    let mut card = Card::new(place_title(lang, place)).of_row::<State>(table, place.data().code);
    place_lines(place, lang).iter().for_each(|line| card.line(line));
    card
}

fn place_lines(place: Place, lang: Lang) -> Vec<String> {
    let data = place.data();
    let town = match (data.walls, data.town, data.village) {
        (Some(Walls::Fort), ..) => Some("card-fort"),
        (Some(Walls::City), ..) => Some("card-city"),
        (None, Some(Colour::Green), _) => Some("card-town-green"),
        (None, Some(Colour::Blue), _) => Some("card-town-blue"),
        (None, None, true) => Some("card-village"),
        (None, None, false) => None,
    };
    let printed = [(data.victory, "card-victory"), (data.port, "card-port"), (data.forest, "card-forest")];
    let printed = printed.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id);
    let supply = [("supply", data.supply.into()), ("outside", data.outside.into())];
    let feeds = if data.walls == Some(Walls::Fort) { "card-supply-fort" } else { "card-supply" };
    town.into_iter().chain(printed).map(|id| say(lang, id)).chain([tell(lang, feeds, &supply)]).collect()
}
