//! What does not change, for programs: names of the rows of `data/`, and the map.

use game::{Phrase, Site, Way};

use crate::map::Link;
use crate::{Area, Battery, Leader, Place, Unit};

/// What a row of a table is called, by its code.
pub(crate) fn called(sheet: &str, code: &str) -> Option<Phrase> {
    match sheet {
        "units" => code.parse().ok().map(Unit::name),
        "leaders" => code.parse().ok().map(Leader::name),
        "batteries" => code.parse().ok().map(Battery::name),
        "entries" => code.parse().ok().map(Area::name),
        _ => None,
    }
}

/// Ground, roofs, platforms and rooms, each with the ways to the neighbouring hexes.
pub(crate) fn sites() -> Vec<Site> {
    let site = |from: Place| Site {
        place: from.to_string(),
        name: from.name(),
        ways: from.links().iter().map(|&link| way(link)).collect(),
    };
    Place::all().map(site).collect()
}

fn way(link: Link) -> Way {
    let over = link.wall().map(|wall| wall.to_string());
    Way { over, cost: link.over.cost(), ..Way::new(link.to.to_string(), link.over.code()) }
}
