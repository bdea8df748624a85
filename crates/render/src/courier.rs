//! The board of The Courier, as small as a board can be: roads, places, two riders.

use courier::{Awaited, COURIER, PATROL, Place, State, View};
use game::{Lang, Pick, Words};
use maud::html;

use crate::Drawn;
use crate::svg::Spot;

/// The middle of each place.
const SPOTS: [Spot; Place::COUNT] = [(190, 210), (370, 110), (370, 310), (610, 110), (610, 310), (790, 210)];
/// Where the patrol waits before anybody has seen it.
const CAMP: Spot = (60, 210);
const RADIUS: i32 = 62;
const ENVELOPE: &str = "M-15-10h30v20h-30zL0 3L15-10";
const SABRES: &str = "M-14-14L14 14M14-14L-14 14";

impl Drawn for State {
    fn map(lang: Lang) -> String {
        let roads = Place::all().flat_map(|from| from.next_to().iter().map(move |&to| (from, to)));
        let roads = roads.filter(|(from, to)| from < to).map(|(from, to)| [spot(from), spot(to)]);
        let markup = html! {
            svg xmlns="http://www.w3.org/2000/svg" class="board" id="board" viewBox="0 0 880 420" role="group" aria-label=(named(lang, "map-about")) {
                g.art aria-hidden="true" {
                    rect.earth width="880" height="420" {}
                    @for [(x1, y1), (x2, y2)] in roads { path.road d=(format!("M{x1} {y1}L{x2} {y2}")) {} }
                    @for place in Place::all() { circle.floor cx=(spot(place).0) cy=(spot(place).1) r=(RADIUS) {} }
                }
                g.areas {
                    @for place in Place::all() {
                        @let ((x, y), pick) = (spot(place), Pick::Place(place.0.into()));
                        circle.area data-pick=(pick) role="button" tabindex="-1" aria-label=(name(lang, pick)) cx=(x) cy=(y) r=(RADIUS) {}
                    }
                }
                g.lettering aria-hidden="true" {
                    @for place in Place::all() {
                        text.name x=(spot(place).0) y=(spot(place).1 + RADIUS + 20) { (name(lang, Pick::Place(place.0.into()))) }
                    }
                }
                g #pieces {}
            }
        };
        markup.into_string()
    }

    fn pieces(view: &View, lang: Lang) -> String {
        let (x, y) = spot(view.courier);
        let (px, py) = view.watched.or(view.seen).map_or(CAMP, spot);
        let rider = |pick: Pick, base: &str, sign: &str, (x, y): Spot| {
            html! {
                g.piece data-pick=(pick) role="button" tabindex="-1" aria-label=(name(lang, pick)) transform=(format!("translate({x} {y})")) {
                    rect class=(format!("base {base}")) x="-24" y="-24" width="48" height="48" rx="6" {}
                    rect.rim x="-24" y="-24" width="48" height="48" rx="6" {}
                    path.crack d=(sign) {}
                }
            }
        };
        let markup = html! {
            g #pieces {
                (rider(COURIER, "texas", ENVELOPE, (x - 28, y)))
                (rider(PATROL, "column", SABRES, (px + 28, py)))
            }
        };
        markup.into_string()
    }

    fn panels(view: &View, lang: Lang) -> String {
        let over = matches!(view.awaited, Awaited::TexanVictory | Awaited::MexicanVictory);
        let markup = html! {
            section.panel {
                h3 { (words::catalog::<State>().say(lang, &view.heading())) }
                @if !over && let Some(place) = view.seen {
                    p { (named(lang, "patrol-seen")) ": " (name(lang, Pick::Place(place.0.into()))) }
                }
            }
        };
        markup.into_string()
    }
}

fn spot(place: Place) -> Spot {
    SPOTS[usize::from(place.0)]
}

/// The game's name for what is clicked.
fn name(lang: Lang, pick: Pick) -> String {
    words::catalog::<State>().say(lang, &State::pick(pick))
}

/// A message of the game without arguments.
fn named(lang: Lang, id: &str) -> String {
    words::catalog::<State>().named(lang, id)
}
