//! The map in words: each place with its ground, its holder, whoever stands there, and the ways to the next.

use game::Lang;
use texas_glory::block::{MEXICAN, TEXAN};
use texas_glory::view::{PlaceView, View};
use texas_glory::{Mark, Place};

use super::pieces::{backs_label, block_label, markers, side_name};
use super::place_lines;
use super::text::{place_name, place_title, say, tell};
use crate::lists::{self, Places, Told};

pub fn told(view: &View, lang: Lang) -> Places {
    let of = |place: Place| view.places.of(place);
    let told = |place: Place| Told { name: place_title(lang, place), lines: lines(place, of(place), lang) };
    lists::places(Place::all(), |&place| of(place).is_some(), told)
}

fn lines(place: Place, view: Option<PlaceView<'_>>, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(view) = view {
        lines.extend(standing(&view, lang));
        if let (Some(_), Some(holder)) = (place.data().town, view.controller) {
            lines.push(tell(lang, "card-held", &[("side", side_name(lang, holder).into())]));
        }
        for marker in markers(&view).iter().filter(|marker| marker.id != "card-held") {
            let side = marker.side.map(|side| ("side", side_name(lang, side).into()));
            lines.push(tell(lang, marker.id, side.as_slice()));
        }
    }
    lines.extend(place_lines(place, lang));
    lines.push(lists::next(&ways(place, lang), lang));
    lines
}

/// Whoever stands in a place: faces that are seen, and how many are seen from behind.
fn standing(view: &PlaceView<'_>, lang: Lang) -> Vec<String> {
    let mut all = Vec::new();
    for side in [TEXAN, MEXICAN] {
        let stack = &view.stacks[usize::from(side.0)];
        all.extend(stack.shown.iter().map(|face| block_label(face, None, lang)));
        let hidden = usize::from(stack.counts.all()) - stack.shown.len();
        if hidden > 0 {
            all.push(backs_label(side, hidden as u8, view.place, lang));
        }
        let inside = stack.shown.iter().filter(|face| face.marks.contains(Mark::INSIDE)).count();
        if usize::from(stack.counts.inside) > inside {
            all.push(
                say(lang, "battle-inside") + &format!(": {}", usize::from(stack.counts.inside) - inside),
            );
        }
    }
    all
}

/// [5.2-a] [5.3-a] What it costs to go to each place next to this one, and how many may attack there.
fn ways(place: Place, lang: Lang) -> Vec<String> {
    let ways = place.hexsides().iter().map(|side| {
        let id = if side.road { "told-road" } else { "told-way" };
        let place = place_name(lang, side.to);
        tell(lang, id, &[("place", place.into()), ("cost", side.cost.into()), ("limit", side.limit.into())])
    });
    let closed = Place::all()
        .filter(|&other| other != place && place.touches(other) && place.hexside_to(other).is_none())
        .map(|other| tell(lang, "told-closed", &[("place", place_name(lang, other).into())]));
    ways.chain(closed).collect()
}
