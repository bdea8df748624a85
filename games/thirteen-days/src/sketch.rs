//! The position as text, for the terminal: zone by zone, who and what is there.

use game::{Phrase, Row};

use crate::words::stack;
use crate::{Crew, Spot, View, Zone};

/// The zones in the order of the map, then who is not on it, what is broken, and the score.
pub(crate) fn sketch(view: &View) -> Vec<Row> {
    let mut rows: Vec<Row> =
        Zone::all().map(|zone| Row { place: zone.name(), what: contents(view, zone) }).collect();
    let units = view.units.iter().filter(|it| it.spot == Spot::Aside).map(|it| it.unit.name());
    let officers = view.officers.iter().filter(|it| it.spot == Spot::Aside && it.officer.is_texan());
    let aside = units.chain(officers.map(|it| it.officer.name())).collect();
    let off = view.off.iter().map(|it| stack(it.battalion, it.count)).collect();
    let breaches = view.breaches.iter().map(|section| section.name()).collect();
    let ladders = view.ladders.iter().map(|wall| wall.inside().name()).collect();
    let score = Phrase::new("sketch-points").with("points", view.points).with("level", view.level.name());
    let defenders = Phrase::new("sketch-defenders").with("count", view.defenders);
    let batteries = Phrase::new("sketch-batteries").with("count", view.batteries);
    for (place, what) in [
        ("sketch-aside", aside),
        ("sketch-off", off),
        ("sketch-breaches", breaches),
        ("sketch-ladders", ladders),
        ("sketch-score", vec![score, defenders, batteries]),
    ] {
        rows.push(Row { place: Phrase::new(place), what });
    }
    rows.retain(|row| !row.what.is_empty());
    rows
}

/// Texans, guns, Mexicans, officers.
fn contents(view: &View, zone: Zone) -> Vec<Phrase> {
    let here = Spot::At(zone);
    let units = view.units.iter().filter(|it| it.spot == here).map(|it| it.unit.name());
    let guns = view.guns.iter().filter(|it| it.zone == zone).filter_map(|it| {
        let id = match it.crew {
            Crew::Manned if it.ammunition == 0 => "sketch-gun-spent",
            Crew::Manned => return Some(it.gun.name()),
            Crew::Dead if it.captured => "sketch-gun-captured",
            Crew::Dead => "sketch-gun-crewless",
            Crew::Destroyed => return None,
        };
        Some(Phrase::new(id).with("gun", it.gun.name()))
    });
    let stacks = view.stacks.iter().filter(|it| it.zone == zone).map(|it| stack(it.battalion, it.count));
    let officers = view.officers.iter().filter(|it| it.spot == here).map(|it| it.officer.name());
    units.chain(guns).chain(stacks).chain(officers).collect()
}
