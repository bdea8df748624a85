//! Which places of The Alamo touch, and over what: worked out once from hexes and hexsides.

use std::fmt::Write as _;

use anyhow::{Result, ensure};

use crate::alamo_data::{COLUMNS, HEXES, Map, ROWS};

/// The six neighbours of a hex, clockwise from the north; odd columns stand high.
pub(crate) fn around(hex: usize) -> [Option<usize>; 6] {
    let (column, row) = ((hex / ROWS) as i32, (hex % ROWS) as i32);
    let high = i32::from(column % 2 == 0);
    let steps = [(0, -1), (1, -high), (1, 1 - high), (0, 1), (-1, 1 - high), (-1, -high)];
    steps.map(|(east, south)| {
        let (column, row) = (usize::try_from(column + east).ok()?, usize::try_from(row + south).ok()?);
        (column < COLUMNS && row < ROWS).then_some(column * ROWS + row)
    })
}

/// A way from one place to a place of a neighbouring hex.
struct Link {
    to: usize,
    side: usize,
    over: &'static str,
    wall: Option<usize>,
}

pub(crate) fn write(out: &mut String, map: &Map) -> Result<()> {
    let mut starts = vec![0];
    let mut lines = String::new();
    let mut count = 0;
    for place in 0..HEXES + map.buildings.len() {
        let links = links(map, place)?;
        for link in &links {
            let wall = link.wall.map_or("NONE".to_owned(), |wall| wall.to_string());
            write!(lines, "l({}, {}, Terrain::{}, {wall}), ", link.to, link.side, link.over)?;
        }
        lines.push('\n');
        count += links.len();
        starts.push(count);
    }
    writeln!(out, "\nconst fn l(to: u16, side: u8, over: Terrain, wall: u8) -> Link {{")?;
    writeln!(out, "    Link {{ to: Place(to), side, over, wall }}\n}}")?;
    writeln!(out, "\n/// The ways from each place to its neighbours, place by place.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static LINKS: [Link; {count}] = [\n{}];", lines.replace(", \n", ",\n"))?;
    writeln!(out, "\n/// Where the ways of each place begin.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static LINK_STARTS: [u16; {}] = {starts:?};", starts.len())?;
    Ok(())
}

fn is_high(map: &Map, hex: usize) -> bool {
    matches!(map.grounds[hex], "Building" | "Platform" | "Apse")
}

fn inside(map: &Map, hex: usize) -> Option<usize> {
    map.buildings.iter().position(|&building| building == hex).map(|at| HEXES + at)
}

fn links(map: &Map, place: usize) -> Result<Vec<Link>> {
    let from_inside = place >= HEXES;
    let hex = if from_inside { map.buildings[place - HEXES] } else { place };
    let mut links = Vec::new();
    for (side, there) in around(hex).into_iter().enumerate() {
        let Some(there) = there else { continue };
        let wall = map.walls.iter().position(|&(a, b, ..)| (a, b) == (hex, there) || (b, a) == (hex, there));
        let border = wall.map(|at| (map.walls[at].2, map.walls[at].3));
        let one_room = map.rooms[hex].is_some() && map.rooms[hex] == map.rooms[there];
        let mut add = |to, over| links.push(Link { to, side, over, wall });
        if from_inside {
            if !is_high(map, there) {
                ensure!(border.is_some(), "a building without a wall: {hex} {there}");
                add(there, opening(border));
            }
            if let Some(inside) = inside(map, there) {
                add(inside, if one_room { "Clear" } else { "Interior" });
            }
        } else {
            add(there, on_top(border));
            if let (false, Some(inside)) = (is_high(map, hex), inside(map, there)) {
                add(inside, opening(border));
            }
        }
    }
    Ok(links)
}

/// Between ground, roofs and platforms the wall counts, but a ramp replaces it, the church is entered by its door,
/// and interior walls lie below the roofs.
fn on_top(border: Option<(&'static str, Option<&'static str>)>) -> &'static str {
    match border {
        None | Some(("Interior", _)) => "Clear",
        Some((_, Some("Ramp"))) => "Ramp",
        Some(("Church", Some("Doorway"))) => "Doorway",
        Some((wall, _)) => wall,
    }
}

/// Into a building leads only its opening; where there is none, nothing does.
fn opening(border: Option<(&'static str, Option<&'static str>)>) -> &'static str {
    match border {
        Some((_, Some(opening @ ("Doorway" | "Gunslit" | "Impassable")))) => opening,
        _ => "Impassable",
    }
}
