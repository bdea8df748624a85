//! Turns the tables of `games/thirteen-days/data` into `games/thirteen-days/src/data.rs`.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result};

use crate::table::{Table, listed, position};

const GAME: &str = "thirteen-days";

/// The zones named, as bits.
fn zone_set(zones: &[String], names: &str) -> Result<u128> {
    names.split_whitespace().try_fold(0, |set, name| Ok(set | 1 << position(zones, name)?))
}

/// The edges in the order of their numbers.
fn edge(name: &str) -> Result<usize> {
    "NESO".find(name).filter(|_| name.len() == 1).with_context(|| format!("no such edge: {name:?}"))
}

/// The source text of `games/thirteen-days/src/data.rs`.
pub fn generate(root: &Path) -> Result<String> {
    let zones = Table::read(root, GAME, "zones.csv")?;
    let codes = zones.column("code")?;
    let mut out = String::from(
        "//! The printed tables. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.\n\n\
         use crate::map::{Arm, BattalionData, Entry, GunData, Kind, SectionData, WallData, ZoneData};\n",
    );
    write_zones(&mut out, &zones)?;
    let ways = write_borders(&mut out, &Table::read(root, GAME, "borders.csv")?, &codes)?;
    let walls = write_walls(&mut out, &Table::read(root, GAME, "sections.csv")?, &codes)?;
    write_steps(&mut out, &zones, &ways, &walls)?;
    write_guns(&mut out, &Table::read(root, GAME, "guns.csv")?, &codes)?;
    write_fire(&mut out, &Table::read(root, GAME, "fire.csv")?, &codes)?;
    write_army(&mut out, &Table::read(root, GAME, "battalions.csv")?)?;
    write_placement(&mut out, &Table::read(root, GAME, "placement.csv")?)?;
    write_posts(&mut out, &Table::read(root, GAME, "posts.csv")?, &codes)?;
    let behaviour = Table::read(root, GAME, "behaviour.csv")?;
    writeln!(out)?;
    for row in &behaviour.rows {
        let name = behaviour.get(row, "name")?.to_uppercase();
        writeln!(out, "pub(crate) const {name}: u8 = {};", behaviour.number(row, "value")?)?;
    }
    Ok(out)
}

fn write_zones(out: &mut String, table: &Table) -> Result<()> {
    listed(out, "#[rustfmt::skip]\n", "ZONES: [ZoneData", table.rows.iter(), |row| {
        let kind = table.variant(row, "kind")?;
        let edge = match table.get(row, "edge")? {
            "" => "None".to_owned(),
            name => format!("Some(({}, {}))", edge(name)?, table.number(row, "number")?),
        };
        Ok(format!(
            "ZoneData {{ code: {:?}, kind: Kind::{kind}, cover: {}, ditch: {}, edge: {edge} }},",
            table.get(row, "code")?,
            table.is(row, "cover")?,
            table.is(row, "ditch")?,
        ))
    })
}

fn write_sets(out: &mut String, name: &str, doc: &str, sets: &[u128]) -> Result<()> {
    writeln!(out, "\n/// {doc}\n#[rustfmt::skip]\npub(crate) static {name}: [u128; {}] = [", sets.len())?;
    sets.iter().try_for_each(|set| writeln!(out, "    {set:#x},"))?;
    writeln!(out, "];")?;
    Ok(())
}

/// Writes the ways out of every zone, and returns those that anyone may walk: open ground and doors.
fn write_borders(out: &mut String, table: &Table, zones: &[String]) -> Result<Vec<u128>> {
    let mut ways = vec![0u128; zones.len()];
    let mut streams = vec![0u128; zones.len()];
    for row in &table.rows {
        let a = position(zones, table.get(row, "a")?)?;
        let b = position(zones, table.get(row, "b")?)?;
        match table.get(row, "kind")? {
            "open" | "door" => {
                ways[a] |= 1 << b;
                ways[b] |= 1 << a;
            }
            "wall" | "palisade" | "building" | "impassable" => {}
            other => anyhow::bail!("borders.csv: unknown kind {other:?}"),
        }
        if table.is(row, "stream")? {
            streams[a] |= 1 << b;
            streams[b] |= 1 << a;
        }
    }
    write_sets(out, "WAYS", "The zones behind an open border or a door.", &ways)?;
    write_sets(out, "STREAMS", "Those of them beyond the stream.", &streams)?;
    Ok(ways)
}

/// Writes walls and sections, and returns the zone inside and the zone outside of every wall.
fn write_walls(out: &mut String, table: &Table, zones: &[String]) -> Result<Vec<(usize, usize)>> {
    let mut walls: Vec<(usize, usize)> = Vec::new();
    let mut sections = Vec::new();
    let mut kinds = Vec::new();
    for row in &table.rows {
        let pair =
            (position(zones, table.get(row, "inside")?)?, position(zones, table.get(row, "outside")?)?);
        let wall = walls.iter().position(|known| *known == pair).unwrap_or_else(|| {
            walls.push(pair);
            kinds.push(table.get(row, "kind").is_ok_and(|kind| kind == "palisade"));
            walls.len() - 1
        });
        sections.push((table.get(row, "code")?, edge(table.get(row, "side")?)?, wall));
    }
    writeln!(out, "\npub(crate) static WALLS: [WallData; {}] = [", walls.len())?;
    for (at, (inside, outside)) in walls.iter().enumerate() {
        let of_wall = sections.iter().enumerate().filter(|(_, section)| section.2 == at);
        let set = of_wall.fold(0u32, |set, (section, _)| set | 1 << section);
        let code = format!("{}>{}", zones[*outside], zones[*inside]);
        writeln!(
            out,
            "    WallData {{ code: {code:?}, inside: {inside}, outside: {outside}, palisade: {}, sections: {set:#x} }},",
            kinds[at],
        )?;
    }
    writeln!(out, "];\n\npub(crate) static SECTIONS: [SectionData; {}] = [", sections.len())?;
    for (code, side, wall) in sections {
        writeln!(out, "    SectionData {{ code: {code:?}, side: {side}, wall: {wall} }},")?;
    }
    writeln!(out, "];")?;
    Ok(walls)
}

/// Steps from every zone to `goal` over `ways`, never out of one of the zones in `ends` but the first.
fn steps(ways: &[u128], goal: usize, ends: u128) -> Vec<u8> {
    let mut steps = vec![u8::MAX; ways.len()];
    steps[goal] = 0;
    let mut ring = vec![goal];
    for distance in 1.. {
        let mut next = Vec::new();
        for zone in ring {
            for other in (0..ways.len()).filter(|other| ways[zone] >> other & 1 == 1) {
                if steps[other] == u8::MAX {
                    steps[other] = distance;
                    if ends >> other & 1 == 0 {
                        next.push(other);
                    }
                }
            }
        }
        if next.is_empty() {
            break;
        }
        ring = next;
    }
    steps
}

fn write_steps(out: &mut String, zones: &Table, ways: &[u128], walls: &[(usize, usize)]) -> Result<()> {
    let mut inside = 0;
    let mut ditches = 0u128;
    // Nobody goes from a ditch along the foot of the walls.
    let mut outside = ways.to_vec();
    for (at, row) in zones.rows.iter().enumerate() {
        if matches!(zones.get(row, "kind")?, "rampart" | "court" | "building" | "platform") {
            inside = at + 1;
        }
        if zones.is(row, "ditch")? {
            ditches |= 1 << at;
        }
    }
    for (_, foot) in walls {
        outside[*foot] &= !ditches;
    }
    let row = |steps: &[u8]| steps.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    writeln!(
        out,
        "\n/// How many zones lie inside; they come first.\npub(crate) const INSIDE: usize = {inside};"
    )?;
    writeln!(out, "\n/// Steps between zones inside.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static INSIDE_STEPS: [[u8; INSIDE]; INSIDE] = [")?;
    for zone in 0..inside {
        writeln!(out, "    [{}],", row(&steps(ways, zone, 0)[..inside]))?;
    }
    writeln!(
        out,
        "];\n\n/// Steps from a zone outside to the foot of each wall. No way leads through a ditch.\n#[rustfmt::skip]"
    )?;
    writeln!(out, "pub(crate) static OUTSIDE_STEPS: [[u8; {}]; {}] = [", zones.rows.len(), walls.len())?;
    for (_, foot) in walls {
        writeln!(out, "    [{}],", row(&steps(&outside, *foot, ditches)))?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn write_guns(out: &mut String, table: &Table, zones: &[String]) -> Result<()> {
    listed(out, "#[rustfmt::skip]\n", "GUNS: [GunData", table.rows.iter(), |row| {
        let faces = table.get(row, "faces")?.split_whitespace();
        let faces =
            faces.map(edge).collect::<Result<Vec<_>>>()?.iter().fold(0u8, |set, edge| set | 1 << edge);
        Ok(format!(
            "GunData {{ code: {:?}, zone: {}, eighteen: {}, faces: {faces:#x}, field: {:#x}, turned: {:#x} }},",
            table.get(row, "code")?,
            position(zones, table.get(row, "zone")?)?,
            table.is(row, "eighteen")?,
            zone_set(zones, table.get(row, "field")?)?,
            zone_set(zones, table.get(row, "turned")?)?,
        ))
    })
}

fn write_fire(out: &mut String, table: &Table, zones: &[String]) -> Result<()> {
    for (name, column, doc) in [
        ("NEAR", "near", "The zones that fire from each zone reaches as adjacent."),
        ("FAR", "far", "Those that it reaches at two zones."),
    ] {
        let mut sets = vec![0; zones.len()];
        for row in &table.rows {
            sets[position(zones, table.get(row, "zone")?)?] = zone_set(zones, table.get(row, column)?)?;
        }
        write_sets(out, name, doc, &sets)?;
    }
    Ok(())
}

fn write_army(out: &mut String, table: &Table) -> Result<()> {
    let mut battalions: Vec<(&str, u16, String)> = Vec::new();
    let mut entries = Vec::new();
    for row in &table.rows {
        let (code, count) = (table.get(row, "code")?, table.number(row, "count")?);
        let arm = table.variant(row, "kind")?;
        match battalions.iter_mut().find(|known| known.0 == code) {
            Some(known) => known.1 += count,
            None => battalions.push((code, count, arm)),
        }
        let column = "1234R".find(table.get(row, "column")?).context("battalions.csv: unknown column")?;
        entries.push((column, code, count));
    }
    // Sappers and cavalry come last, whatever column they march in.
    battalions.sort_by_key(|battalion| match battalion.2.as_str() {
        "Sapper" => 1,
        "Cavalry" => 2,
        _ => 0,
    });
    writeln!(out, "\npub(crate) static BATTALIONS: [BattalionData; {}] = [", battalions.len())?;
    for (code, count, arm) in &battalions {
        writeln!(out, "    BattalionData {{ code: {code:?}, count: {count}, arm: Arm::{arm} }},")?;
    }
    writeln!(out, "];\n\npub(crate) static ENTRIES: [Entry; {}] = [", entries.len())?;
    for (column, code, count) in entries {
        let battalion =
            battalions.iter().position(|known| known.0 == code).context("checked: it is listed")?;
        writeln!(out, "    Entry {{ column: {column}, battalion: {battalion}, count: {count} }},")?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn write_placement(out: &mut String, table: &Table) -> Result<()> {
    let mut columns = Vec::new();
    let mut reserve = Vec::new();
    for row in &table.rows {
        let edges =
            ["first", "second", "third", "fourth"].map(|column| table.get(row, column).and_then(edge));
        columns.push(edges.into_iter().collect::<Result<Vec<_>>>()?);
        let edges = table.get(row, "reserve")?.split_whitespace().map(edge);
        reserve.push(edges.collect::<Result<Vec<_>>>()?);
    }
    writeln!(out, "\n/// The edge of each column by the first die.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static COLUMN_EDGES: [[u8; 4]; 6] = {columns:?};")?;
    writeln!(out, "\n/// The edge of the reserve by the first die and the second.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static RESERVE_EDGES: [[u8; 6]; 6] = {reserve:?};")?;
    Ok(())
}

fn write_posts(out: &mut String, table: &Table, zones: &[String]) -> Result<()> {
    let mut posts = Vec::new();
    for row in &table.rows {
        posts.push(position(zones, table.get(row, "zone")?)?);
    }
    writeln!(out, "\n/// The usual posts: the infantry in order, then Travis, Bowie, Crockett.")?;
    writeln!(out, "pub(crate) static POSTS: [u8; {}] = {posts:?};", posts.len())?;
    Ok(())
}
