//! The board in words: each zone with its ground, whoever is there, its guns, and the ways and walls to the next.

use game::Lang;
use thirteen_days::view::View;
use thirteen_days::{Spot as Post, Zone};

use super::pieces::gun_state;
use super::text::phrase;
use super::{works, zone_lines};
use crate::compound::text::say;
use crate::lists::{self, Places, Told};

pub fn told(view: &View, lang: Lang) -> Places {
    let held = |zone: &Zone| !standing(view, *zone, lang).is_empty();
    lists::places(Zone::all(), held, |zone| place(view, zone, lang))
}

fn place(view: &View, zone: Zone, lang: Lang) -> Told {
    let ways = zone.ways().iter().map(|other| {
        let stream = zone.across_stream().contains(other).then(|| say(lang, "told-stream"));
        [phrase(lang, &other.name())].into_iter().chain(stream).collect::<Vec<_>>().join(": ")
    });
    let walls = zone.walls().iter().map(|wall| {
        let beyond = if wall.inside() == zone { wall.outside() } else { wall.inside() };
        format!("{}: {}", phrase(lang, &beyond.name()), works::state(view, wall, lang))
    });
    let next: Vec<String> = ways.chain(walls).collect();
    let lines = standing(view, zone, lang).into_iter().chain(zone_lines(zone, lang));
    Told { name: phrase(lang, &zone.name()), lines: lines.chain([lists::next(&next, lang)]).collect() }
}

/// Whoever is in a zone, guns included.
fn standing(view: &View, zone: Zone, lang: Lang) -> Vec<String> {
    let at = Post::At(zone);
    let units = view.units.iter().filter(|it| it.spot == at).map(|it| phrase(lang, &it.unit.name()));
    let officers = view.officers.iter().filter(|it| it.spot == at).map(|it| phrase(lang, &it.officer.name()));
    let stacks = view
        .stacks
        .iter()
        .filter(|it| it.zone == zone)
        .map(|it| format!("{} ×{}", phrase(lang, &it.battalion.name()), it.count));
    let guns = view.guns.iter().filter(|it| it.zone == zone).map(|it| {
        let state = gun_state(it, lang);
        format!("{}: {state}", phrase(lang, &it.gun.name()))
    });
    units.chain(officers).chain(stacks).chain(guns).collect()
}
