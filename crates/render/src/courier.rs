//! The board of The Courier, as small as a board can be: roads, places, two riders.

use courier::{Awaited, COURIER, PATROL, Place, State, View};
use game::{Lang, Pick, Words};
use maud::{Markup, html};

use crate::board::{Clickable, places};
use crate::lists::{self, Places, Row, Told};
use crate::svg::Spot;
use crate::{Drawn, Form, Ground, Shown};

/// The middle of each place.
const SPOTS: [Spot; Place::COUNT] = [(190, 210), (370, 110), (370, 310), (610, 110), (610, 310), (790, 210)];
/// Where the patrol waits before anybody has seen it.
const CAMP: Spot = (60, 210);
const RADIUS: i32 = 62;
const ENVELOPE: &str = "M-15-10h30v20h-30zL0 3L15-10";
const SABRES: &str = "M-14-14L14 14M14-14L-14 14";

impl Drawn for State {
    const FORM: Form = Form::plain("courier", (880, 420), 60);
    const SHOWN: Shown<View> = Shown { pieces, panels, roster, told };

    fn ground(lang: Lang) -> Ground {
        let roads = Place::all().flat_map(|from| from.next_to().iter().map(move |&to| (from, to)));
        let roads = roads.filter(|(from, to)| from < to).map(|(from, to)| [spot(from), spot(to)]);
        let art = html! {
            rect.earth width="880" height="420" {}
            @for [(x1, y1), (x2, y2)] in roads { path.road d=(format!("M{x1} {y1}L{x2} {y2}")) {} }
            @for place in Place::all() { circle.floor cx=(spot(place).0) cy=(spot(place).1) r=(RADIUS) {} }
        };
        let lettering = html! {
            @for place in Place::all() {
                text.name x=(spot(place).0) y=(spot(place).1 + RADIUS + 20) { (name(lang, Pick::Place(place.0.into()))) }
            }
        };
        let art = art.into_string();
        Ground {
            about: named(lang, "map-about"),
            defs: String::new(),
            glance: art.clone(),
            art,
            places: places(Place::all().map(|place| target(place, lang))),
            lettering: lettering.into_string(),
        }
    }
}

fn pieces(view: &View, lang: Lang) -> String {
    let (x, y) = spot(view.courier);
    let (px, py) = view.watched.or(view.seen).map_or(CAMP, spot);
    rider(COURIER, "courier", "texas", ENVELOPE, (x - 28, y), lang)
        + &rider(PATROL, "patrol", "column", SABRES, (px + 28, py), lang)
}

fn panels(view: &View, lang: Lang) -> Markup {
    let over = matches!(view.awaited, Awaited::TexanVictory | Awaited::MexicanVictory);
    html! {
        section.panel {
            h3 { (words::catalog::<State>().say(lang, &view.heading())) }
            @if !over && let Some(place) = view.seen {
                p { (named(lang, "patrol-seen")) ": " (name(lang, Pick::Place(place.0.into()))) }
            }
        }
    }
}

fn roster(view: &View, lang: Lang) -> Markup {
    let place = |place: Place| name(lang, Pick::Place(place.0.into()));
    let row = |pick: Pick, id: &str, at: String| Row {
        shows: Some(id.to_owned()),
        name: name(lang, pick),
        place: at,
        ..Row::default()
    };
    let patrol = view.watched.or(view.seen).map(place).unwrap_or_default();
    let rows = [row(COURIER, "courier", place(view.courier)), row(PATROL, "patrol", patrol)];
    lists::army(&named(lang, "map-about"), &rows, &[])
}

fn told(view: &View, lang: Lang) -> Places {
    let place = |place: Place| name(lang, Pick::Place(place.0.into()));
    let tell = |at: Place| {
        let riders = [(Some(view.courier), COURIER), (view.watched, PATROL)];
        let here = riders.into_iter().filter(|(it, _)| *it == Some(at)).map(|(_, pick)| name(lang, pick));
        let next: Vec<String> = at.next_to().iter().map(|&to| place(to)).collect();
        Told { name: place(at), lines: here.chain([words::join(lang, &next)]).collect() }
    };
    lists::places(Place::all(), |_| true, tell)
}

/// A place as something to click.
fn target(place: Place, lang: Lang) -> String {
    let ((x, y), pick) = (spot(place), Pick::Place(place.0.into()));
    let circle = format!(
        "M{} {y}a{RADIUS} {RADIUS} 0 1 0 {w} 0a{RADIUS} {RADIUS} 0 1 0 -{w} 0z",
        x - RADIUS,
        w = 2 * RADIUS
    );
    Clickable::new("area", pick, &name(lang, pick)).path(&circle)
}

/// A counter with a sign on it.
fn rider(pick: Pick, id: &str, base: &str, sign: &str, (x, y): Spot, lang: Lang) -> String {
    let picture = html! {
        rect class=(format!("base {base}")) x="-24" y="-24" width="48" height="48" rx="6" {}
        rect.rim x="-24" y="-24" width="48" height="48" rx="6" {}
        path.crack d=(sign) {}
    };
    Clickable::new("piece", pick, &name(lang, pick))
        .id(id)
        .group(&format!("translate({x} {y})"), &picture.into_string())
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
