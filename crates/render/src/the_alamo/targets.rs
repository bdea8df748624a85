//! What may be clicked on the map itself: places, hexsides, entry areas.

use game::Lang;
use the_alamo::State;
use the_alamo::map::{Area, Ground, Hex, Place, Wall};

use super::courses::around;
use super::plan::{ends, hexagon, middle, sides_of};
use super::text::{Card, name, say, tell};
use crate::board::Clickable;

/// All targets. Insides come before roofs, so that a roof takes the click while both may be chosen; the page turns
/// their order when it lifts the roofs. Areas and hexsides take clicks only when they may be chosen.
pub fn targets(lang: Lang) -> String {
    let mut out = String::from(r##"<g class="areas ground">"##);
    let plain = Hex::all().filter(|hex| hex.inside().is_none()).map(Hex::top);
    plain.for_each(|place| out.push_str(&target(place, "area", lang)));
    out.push_str(r##"</g><g class="areas insides">"##);
    Hex::all().filter_map(Hex::inside).for_each(|place| out.push_str(&target(place, "area ta-in", lang)));
    out.push_str(r##"</g><g class="areas roofs">"##);
    let roofs = Hex::all().filter(|hex| hex.inside().is_some()).map(Hex::top);
    roofs.for_each(|place| out.push_str(&target(place, "area ta-on", lang)));
    out.push_str(r##"</g><g class="sides">"##);
    Wall::all().for_each(|wall| out.push_str(&hexside(wall, lang)));
    out.push_str(r##"</g><g class="entries">"##);
    Area::all().for_each(|area| out.push_str(&entry(area, lang)));
    out.push_str("</g>");
    out
}

/// A place as something to click and to look from.
fn target(place: Place, class: &str, lang: Lang) -> String {
    let pick = place.pick();
    let (label, card) = (name(lang, pick), card(place, lang));
    let target = Clickable::new(class, pick, &label).card(card.as_ref()).sight(Some(pick));
    target.path(&hexagon(middle(place.hex())))
}

/// What the ground of a place means, where there is anything to tell.
fn card(place: Place, lang: Lang) -> Option<Card> {
    let lines = ground(place, lang);
    let mut card = Card::new(name(lang, place.pick())).of_row::<State>("hexes", &place.to_string());
    lines.iter().for_each(|line| card.line(line));
    (!lines.is_empty()).then_some(card)
}

/// The ground of a place in words.
pub fn ground(place: Place, lang: Lang) -> Vec<String> {
    let hex = place.hex();
    let id = match hex.ground() {
        Ground::Open => {
            let area = hex.entry().map(|area| ("area", area.to_string().into()));
            return area.map(|area| tell(lang, "ground-entry", &[area])).into_iter().collect();
        }
        Ground::Building if place.is_inside() => "ground-inside".into(),
        Ground::Building => "ground-roof".into(),
        ground => ground.name().id,
    };
    let gun = !place.is_inside() && hex.is_artillery();
    let more = [(gun, "ground-gun"), (!place.is_within_walls(), "ground-without")];
    let more = more.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| id);
    [say(lang, &id)].into_iter().chain(more.map(|id| say(lang, id))).collect()
}

/// A hexside as something to breach.
fn hexside(wall: Wall, lang: Lang) -> String {
    let ((ax, ay), (bx, by)) = ends(wall);
    let pick = wall.pick();
    let line = format!(r##"<path class="wall-line" d="M{ax} {ay}L{bx} {by}"/>"##);
    Clickable::new("section", pick, &name(lang, pick)).group("", &line)
}

/// An entry area as something to choose for a column.
fn entry(area: Area, lang: Lang) -> String {
    let (pick, outline) = (area.pick(), around(&sides_of(area.hexes())));
    Clickable::new("area ta-entrance", pick, &name(lang, pick)).path(&outline)
}
