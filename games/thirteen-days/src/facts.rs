//! What does not change, for programs: names of the rows of `data/`, and the map.

use game::{Phrase, Site, Way};

use crate::{Battalion, Gun, Section, Zone};

/// What a row of a table is called, by its code.
pub(crate) fn called(sheet: &str, code: &str) -> Option<Phrase> {
    match sheet {
        "zones" => code.parse().ok().map(Zone::name),
        "battalions" => code.parse().ok().map(Battalion::name),
        "guns" => code.parse().ok().map(Gun::name),
        "sections" => code.parse().ok().map(Section::name),
        _ => None,
    }
}

/// The zones: open borders and doors, and the walls between inside and outside.
pub(crate) fn sites() -> Vec<Site> {
    let site = |from: Zone| {
        let on_foot = from.ways().iter().map(|to| {
            let kind = if from.across_stream().contains(to) { "stream" } else { "open" };
            Way::new(to.to_string(), kind)
        });
        let walls = from.walls().iter().map(|wall| Way {
            over: Some(wall.to_string()),
            ..Way::new(wall.beyond(from).to_string(), if wall.is_palisade() { "palisade" } else { "wall" })
        });
        Site { place: from.to_string(), name: from.name(), ways: on_foot.chain(walls).collect() }
    };
    Zone::all().map(site).collect()
}
