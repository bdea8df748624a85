//! Turns the tables of `games/the-alamo/data` into `games/the-alamo/src/data.rs`.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::table::{Table, listed};

const GAME: &str = "the-alamo";

/// Columns and rows of the map.
const COLUMNS: usize = 25;
const ROWS: usize = 31;
const HEXES: usize = COLUMNS * ROWS;

/// A hex by its printed number: `0716` is column 7, row 16.
fn hex(code: &str) -> Result<usize> {
    let number: usize = code.parse().with_context(|| format!("not a hex: {code:?}"))?;
    let (column, row) = (number / 100, number % 100);
    ensure!((1..=COLUMNS).contains(&column) && (1..=ROWS).contains(&row), "not on the map: {code:?}");
    Ok((column - 1) * ROWS + row - 1)
}

/// What the map shows.
struct Map {
    /// Open ground where the tables say nothing.
    grounds: Vec<&'static str>,
    rooms: Vec<Option<usize>>,
    /// The hexsides that are not clear: both hexes, the wall, the opening.
    walls: Vec<(usize, usize, &'static str, Option<&'static str>)>,
    /// The hexes that have an inside.
    buildings: Vec<usize>,
    artillery: Vec<bool>,
    facings: Vec<usize>,
    entries: Vec<usize>,
    room_names: Vec<String>,
}

const GROUNDS: [(&str, &str); 9] = [
    ("plaza", "Plaza"),
    ("platform", "Platform"),
    ("building", "Building"),
    ("courtyard", "Courtyard"),
    ("pen", "Pen"),
    ("yard", "Yard"),
    ("nave", "Nave"),
    ("apse", "Apse"),
    ("lunette", "Lunette"),
];

/// The rows of the terrain table, in the order of the game's `Terrain`.
const TERRAINS: [(&str, &str); 12] = [
    ("clear", "Clear"),
    ("stone", "Stone"),
    ("wooden", "Wooden"),
    ("inner", "Inner"),
    ("outer", "Outer"),
    ("church", "Church"),
    ("doorway", "Doorway"),
    ("gunslit", "Gunslit"),
    ("ramp", "Ramp"),
    ("breach", "Breach"),
    ("impassable", "Impassable"),
    ("interior", "Interior"),
];

const FACINGS: [&str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

fn named(names: &'static [(&str, &str)], name: &str) -> Result<&'static str> {
    let found = names.iter().find(|(known, _)| *known == name);
    found.map(|(_, variant)| *variant).with_context(|| format!("unknown word {name:?}"))
}

/// The source text of `games/the-alamo/src/data.rs`.
pub fn generate(root: &Path) -> Result<String> {
    let map = read_map(root)?;
    let mut out = String::from(
        "//! The map, the pieces and the charts. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.\n\n\
         use crate::map::{Ground, HexData, Place, Terrain, TerrainData, WallData};\n\
         use crate::pieces::{BatteryData, Kind, LeaderData, UnitData};\n",
    );
    write_map(&mut out, &map)?;
    write_terrain(&mut out, &Table::read(root, GAME, "terrain.csv")?)?;
    write_units(&mut out, &map, &Table::read(root, GAME, "units.csv")?)?;
    write_leaders(&mut out, &map, &Table::read(root, GAME, "leaders.csv")?)?;
    write_batteries(&mut out, &map, &Table::read(root, GAME, "batteries.csv")?)?;
    write_charts(&mut out, &Table::read(root, GAME, "crt.csv")?, &Table::read(root, GAME, "turns.csv")?)?;
    Ok(out)
}

fn read_map(root: &Path) -> Result<Map> {
    let mut map = Map {
        grounds: vec!["Open"; HEXES],
        rooms: vec![None; HEXES],
        walls: Vec::new(),
        buildings: Vec::new(),
        artillery: vec![false; HEXES],
        facings: vec![0; HEXES],
        entries: vec![0; HEXES],
        room_names: Vec::new(),
    };
    let hexes = Table::read(root, GAME, "hexes.csv")?;
    for row in &hexes.rows {
        let at = hex(hexes.get(row, "hex")?)?;
        map.grounds[at] = named(&GROUNDS, hexes.get(row, "kind")?)?;
        map.artillery[at] = hexes.is(row, "artillery")?;
        let facing = hexes.get(row, "facing")?;
        map.facings[at] = FACINGS.iter().position(|known| *known == facing).context("a facing")?;
        let room = hexes.get(row, "room")?;
        ensure!((room == "-") != (map.grounds[at] == "Building"), "rooms are in buildings");
        if room != "-" {
            let known = map.room_names.iter().position(|name| name == room);
            map.rooms[at] = Some(known.unwrap_or(map.room_names.len()));
            if known.is_none() {
                map.room_names.push(room.to_owned());
            }
            map.buildings.push(at);
        }
    }
    let entries = Table::read(root, GAME, "entries.csv")?;
    for row in &entries.rows {
        map.entries[hex(entries.get(row, "hex")?)?] = entries.number(row, "area")?.into();
    }
    let sides = Table::read(root, GAME, "hexsides.csv")?;
    for row in &sides.rows {
        let (a, b) = (hex(sides.get(row, "a")?)?, hex(sides.get(row, "b")?)?);
        let opening = match sides.get(row, "opening")? {
            "-" => None,
            opening => Some(named(&TERRAINS, opening)?),
        };
        map.walls.push((a, b, named(&TERRAINS, sides.get(row, "wall")?)?, opening));
    }
    Ok(map)
}

fn write_map(out: &mut String, map: &Map) -> Result<()> {
    let named: Vec<usize> = (0..HEXES).filter(|&at| map.grounds[at] != "Open").collect();
    writeln!(
        out,
        "\n/// The hexes that are not open ground. The Entry Areas are open ground.\n#[rustfmt::skip]"
    )?;
    writeln!(out, "pub(crate) static NAMED: [(u16, HexData); {}] = [", named.len())?;
    for at in named {
        let room = map.rooms[at].map_or("NONE".to_owned(), |room| room.to_string());
        writeln!(
            out,
            "    ({at}, HexData {{ ground: Ground::{}, room: {room}, artillery: {}, facing: {}, entry: 0 }}), // {}",
            map.grounds[at],
            map.artillery[at],
            map.facings[at],
            code(at),
        )?;
    }
    writeln!(out, "];\n\n/// No room, no wall.\npub(crate) const NONE: u8 = {};", u8::MAX)?;
    writeln!(
        out,
        "\n#[rustfmt::skip]\npub(crate) static ROOMS: [&str; {}] = {:?};",
        map.room_names.len(),
        map.room_names
    )?;
    writeln!(out, "\n/// The hexes of each Entry Area.\n#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static AREAS: [[u16; 8]; 6] = [")?;
    for area in 1..=6 {
        let hexes: Vec<usize> = (0..HEXES).filter(|&hex| map.entries[hex] == area).collect();
        ensure!(hexes.len() == 8, "Entry Area {area} has {} hexes", hexes.len());
        writeln!(out, "    {hexes:?},")?;
    }
    writeln!(out, "];")?;
    writeln!(out, "\n/// The hexes that have an inside, in the order of their inside places.")?;
    writeln!(out, "#[rustfmt::skip]")?;
    writeln!(out, "pub(crate) static BUILDINGS: [u16; {}] = {:?};", map.buildings.len(), map.buildings)?;
    writeln!(out, "\n#[rustfmt::skip]\npub(crate) static WALLS: [WallData; {}] = [", map.walls.len())?;
    for (a, b, wall, opening) in &map.walls {
        let opening = opening.map_or("None".to_owned(), |opening| format!("Some(Terrain::{opening})"));
        writeln!(
            out,
            "    WallData {{ a: {a}, b: {b}, wall: Terrain::{wall}, opening: {opening} }}, // {}/{}",
            code(*a),
            code(*b)
        )?;
    }
    writeln!(out, "];")?;
    Ok(())
}

fn code(hex: usize) -> String {
    format!("{:02}{:02}", hex / ROWS + 1, hex % ROWS + 1)
}

fn write_terrain(out: &mut String, table: &Table) -> Result<()> {
    ensure!(table.rows.len() == TERRAINS.len(), "terrain.csv has {} rows", table.rows.len());
    let before = "/// In the order of `Terrain`.\n#[rustfmt::skip]\n";
    listed(out, before, "TERRAINS: [TerrainData", table.rows.iter().zip(TERRAINS), |(row, (name, _))| {
        ensure!(table.get(row, "kind")? == name, "terrain.csv: {name} is out of order");
        let cost = match table.get(row, "cost")? {
            "-" => "None".to_owned(),
            _ => format!("Some({})", table.number(row, "cost")?),
        };
        Ok(format!(
            "TerrainData {{ code: {name:?}, cost: {cost}, artillery: {}, zoc: {}, melee: {}, shift: {} }},",
            table.is(row, "artillery")?,
            table.is(row, "zoc")?,
            table.is(row, "melee")?,
            table.number(row, "shift")?,
        ))
    })
}

/// The number of a place: `0716` or `0716r` is the top of its hex, `0711i` the inside.
fn place(map: &Map, text: &str) -> Result<String> {
    let number = match text.strip_suffix('i') {
        Some(code) => {
            let at = hex(code)?;
            let inside = map.buildings.iter().position(|&building| building == at);
            HEXES + inside.with_context(|| format!("{text} has no inside"))?
        }
        None if text == "-" => return Ok("None".to_owned()),
        None => hex(text.trim_end_matches('r'))?,
    };
    Ok(format!("Some(Place({number}))"))
}

fn column(text: &str) -> Result<u8> {
    Ok(match text {
        "-" => u8::MAX,
        "1" | "2" | "3" | "4" => text.as_bytes()[0] - b'1',
        "R" => 4,
        other => bail!("unknown column {other:?}"),
    })
}

fn write_units(out: &mut String, map: &Map, table: &Table) -> Result<()> {
    listed(out, "#[rustfmt::skip]\n", "UNITS: [UnitData", table.rows.iter(), |row| {
        Ok(format!(
            "UnitData {{ code: {:?}, column: {}, kind: Kind::{}, fire: [{}, {}], melee: [{}, {}], morale: {}, \
             movement: {}, post: {} }},",
            table.get(row, "code")?,
            column(table.get(row, "column")?)?,
            table.variant(row, "kind")?,
            table.number(row, "fire")?,
            table.number(row, "reduced_fire")?,
            table.number(row, "melee")?,
            table.number(row, "reduced_melee")?,
            table.number(row, "morale")?,
            table.number(row, "move")?,
            place(map, table.get(row, "post")?)?,
        ))
    })
}

fn write_leaders(out: &mut String, map: &Map, table: &Table) -> Result<()> {
    listed(out, "#[rustfmt::skip]\n", "LEADERS: [LeaderData", table.rows.iter(), |row| {
        Ok(format!(
            "LeaderData {{ code: {:?}, column: {}, leadership: {}, movement: {}, post: {} }},",
            table.get(row, "code")?,
            column(table.get(row, "column")?)?,
            table.number(row, "leadership")?,
            table.number(row, "move")?,
            place(map, table.get(row, "post")?)?,
        ))
    })
}

fn write_batteries(out: &mut String, map: &Map, table: &Table) -> Result<()> {
    listed(out, "", "BATTERIES: [BatteryData", table.rows.iter(), |row| {
        let post = place(map, table.get(row, "post")?)?;
        Ok(format!(
            "BatteryData {{ code: {:?}, strength: {}, post: {} }},",
            table.get(row, "code")?,
            table.number(row, "strength")?,
            post.trim_start_matches("Some(").trim_end_matches(')').to_owned() + ")",
        ))
    })
}

fn write_charts(out: &mut String, crt: &Table, turns: &Table) -> Result<()> {
    writeln!(
        out,
        "\n/// By die and column: `-` nothing, `C` counterattack, `H` hit, a number hit with that number."
    )?;
    writeln!(out, "pub(crate) static RESULTS: [[char; 10]; {}] = [", crt.rows.len())?;
    for row in &crt.rows {
        let cells: Vec<char> = row.iter().skip(1).take(10).filter_map(|cell| cell.chars().next()).collect();
        ensure!(cells.len() == 10, "crt.csv: {row:?}");
        writeln!(out, "    {cells:?},")?;
    }
    writeln!(out, "];")?;
    let losses = turns.rows.iter().map(|row| turns.number(row, "losses")).collect::<Result<Vec<_>>>()?;
    writeln!(out, "\n/// Casualties till withdrawal, by turn.")?;
    writeln!(out, "pub(crate) static WITHDRAWAL: [u16; {}] = {losses:?};", losses.len())?;
    Ok(())
}
