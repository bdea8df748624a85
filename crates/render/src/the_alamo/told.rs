//! The board in words: each place that is held or built with its ground, whoever is there, and the ways to the next.

use game::Lang;
use the_alamo::view::View;
use the_alamo::{Place, Terrain};

use super::pieces::{Layer, Look};
use super::targets::ground;
use super::text::{name, say, tell};
use crate::lists::{self, Places, Told};

pub fn told(view: &View, lang: Lang) -> Places {
    let held = |&place: &Place| view.pieces_at(place).next().is_some();
    let shown = Place::all().filter(|place| place.is_in_compound() || held(place));
    let places = lists::places(shown, held, |it| place(view, it, lang));
    Places { about: Some(say(lang, "told-grid")), ..places }
}

fn place(view: &View, place: Place, lang: Lang) -> Told {
    let layer = Layer { view, lang };
    let at = Some(place);
    let units = view.units().filter(|it| it.post.place() == at).map(|it| layer.unit(&it).label);
    let leaders =
        view.leaders().filter(|it| it.post.place() == at).map(|it| layer.leader(&it, Look::Badge).label);
    let guns =
        view.batteries().filter(|it| it.post.place() == at).map(|it| layer.battery(&it, Look::Badge).label);
    let next: Vec<String> = place
        .links()
        .iter()
        .map(|link| {
            let broken = link.wall().is_some_and(|wall| view.breaches().any(|breach| breach == wall));
            let over = if broken { Terrain::Breach } else { link.over };
            let terrain = say(lang, &format!("terrain-{}", over.code()));
            let to = name(lang, link.to.pick());
            match over.cost() {
                _ if over == Terrain::Clear => to,
                Some(cost) => tell(
                    lang,
                    "told-over",
                    &[("place", to.into()), ("terrain", terrain.into()), ("cost", cost.into())],
                ),
                None => format!("{to}: {terrain}"),
            }
        })
        .collect();
    let lines = units.chain(leaders).chain(guns).chain(ground(place, lang));
    Told { name: name(lang, place.pick()), lines: lines.chain([lists::next(&next, lang)]).collect() }
}
