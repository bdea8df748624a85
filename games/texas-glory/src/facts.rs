//! What does not change, for programs: names of the rows of `data/`, and the map.

use game::{Phrase, Site, Way};

use crate::block::Block;
use crate::card::Card;
use crate::map::{Hexside, Place};

/// What a row of a table is called, by its code.
pub(crate) fn called(sheet: &str, code: &str) -> Option<Phrase> {
    match sheet {
        "blocks" => code.parse().ok().map(Block::name),
        "cards" => code.parse().ok().map(Card::name),
        "hexes" | "sites" | "boxes" => code.parse().ok().map(Place::name),
        _ => None,
    }
}

/// Hexes and boxes, each with the hexsides that can be crossed, and the ports within reach by sea.
pub(crate) fn sites() -> Vec<Site> {
    let site = |from: Place| {
        let by_sea = Place::all().filter_map(|to| Some((to, from.sea_distance(to)?)));
        let by_sea = by_sea.map(|(to, hexes)| Way { cost: Some(hexes), ..Way::new(to.to_string(), "sea") });
        let ways = from.hexsides().iter().map(way).chain(by_sea).collect();
        Site { place: from.to_string(), name: from.title(), ways }
    };
    Place::all().map(site).collect()
}

fn way(side: &Hexside) -> Way {
    let kind = if side.road { "road" } else { "open" };
    Way { cost: Some(side.cost), limit: Some(side.limit), ..Way::new(side.to.to_string(), kind) }
}
