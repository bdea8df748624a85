//! What does not change, for programs: names of the rows of `data/`, and the map.

use game::{Phrase, Site, Way};

use crate::{Area, Group, Unit, Wall};

/// What a row of a table is called, by its code.
pub(crate) fn called(sheet: &str, code: &str) -> Option<Phrase> {
    match sheet {
        "areas" => code.parse().ok().map(Area::name),
        "units" => code.parse().ok().map(Group::name).or_else(|| code.parse().ok().map(Unit::name)),
        "walls" => code.parse().ok().map(Wall::name),
        _ => None,
    }
}

/// [2b] The areas and their borders.
pub(crate) fn sites() -> Vec<Site> {
    let site = |from: Area| Site {
        place: from.to_string(),
        name: from.name(),
        ways: from.adjacent().iter().map(|to| way(from, to)).collect(),
    };
    Area::all().map(site).collect()
}

fn way(from: Area, to: Area) -> Way {
    let wall = from.wall_to(to);
    let kind = match wall {
        Some(_) => "wall",
        None if from.red().contains(to) => "red",
        None if from.ring().contains(to) => "outside",
        None => "open",
    };
    Way { over: wall.map(|wall| wall.to_string()), ..Way::new(to.to_string(), kind) }
}
