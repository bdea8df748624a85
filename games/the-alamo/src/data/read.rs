//! Reads the tables of an edition, and says what cannot be played with.

use game::edition::{Faults, Reader, Row, Table, Wrong};

use super::{
    BUILDINGS, BatteryData, ENTRIES, HexData, LeaderData, NONE, NOWHERE, Printed, TerrainData, UnitData,
    WallData,
};
use crate::map::{Ground, Hex, Terrain};
use crate::pieces::Kind;

const COLUMNS: [(&str, u8); 6] = [("-", NONE), ("1", 0), ("2", 1), ("3", 2), ("4", 3), ("R", 4)];
const FACINGS: [(&str, u8); 6] = [("N", 0), ("NE", 1), ("SE", 2), ("S", 3), ("SW", 4), ("NW", 5)];
const GROUNDS: [(&str, Ground); 9] = [
    ("plaza", Ground::Plaza),
    ("platform", Ground::Platform),
    ("building", Ground::Building),
    ("courtyard", Ground::Courtyard),
    ("pen", Ground::Pen),
    ("yard", Ground::Yard),
    ("nave", Ground::Nave),
    ("apse", Ground::Apse),
    ("lunette", Ground::Lunette),
];
const WALLS: [(&str, Terrain); 4] = [
    ("stone", Terrain::Stone),
    ("wooden", Terrain::Wooden),
    ("inner", Terrain::Inner),
    ("outer", Terrain::Outer),
];
const OPENINGS: [(&str, Option<Terrain>); 4] = [
    ("-", None),
    ("doorway", Some(Terrain::Doorway)),
    ("gunslit", Some(Terrain::Gunslit)),
    ("ramp", Some(Terrain::Ramp)),
];
const TERRAINS: [&str; 12] = [
    "clear",
    "stone",
    "wooden",
    "inner",
    "outer",
    "church",
    "doorway",
    "gunslit",
    "ramp",
    "breach",
    "impassable",
    "interior",
];
const STRENGTH: u8 = 20;
/// So far goes the reach that is reckoned with, and so dear can a step be.
const POINTS: u8 = 8;
const ADDED: u8 = 5;
const SHIFT: u8 = 9;
const RESULTS: [&str; 12] = ["-", "C", "H", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const COLUMN_NAMES: [&str; 10] = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10"];

pub fn read(tables: Reader) -> Result<Printed, Faults> {
    let mut rooms: Vec<&'static str> = Vec::new();
    let hexes = tables.table("hexes").array(|row| read_hex(row, &mut rooms));
    let buildings: Vec<u16> =
        hexes.iter().filter(|(_, hex)| hex.ground == Ground::Building).map(|(at, _)| *at).collect();
    let printed = Printed {
        hexes,
        rooms: std::array::from_fn(|at| rooms.get(at).copied().unwrap_or_default()),
        areas: read_areas(tables.table("entries")),
        buildings: std::array::from_fn(|at: usize| buildings.get(at).copied().unwrap_or_default()),
        walls: tables.table("hexsides").array(|row| read_wall(row, &hexes)),
        terrains: read_terrains(tables.table("terrain")),
        units: tables.table("units").array(|row| read_unit(row, &buildings)),
        leaders: tables.table("leaders").array(|row| LeaderData {
            code: row.name("code"),
            column: row.one_of("column", &COLUMNS),
            leadership: row.number("leadership", 0..=4),
            movement: row.number("move", 1..=POINTS),
            post: place(row, "post", &buildings),
        }),
        batteries: tables.table("batteries").array(|row| BatteryData {
            code: row.name("code"),
            strength: row.number("strength", 1..=STRENGTH),
            post: place(row, "post", &buildings),
        }),
        results: tables.table("crt").array(read_results),
        withdrawal: read_withdrawal(tables.table("turns")),
    };
    tables.finish(printed)
}

/// A hex by its printed number.
fn hex(text: &str) -> Option<u16> {
    text.parse::<Hex>().ok().map(|hex| hex.0)
}

fn read_hex(row: Row, rooms: &mut Vec<&'static str>) -> (u16, HexData) {
    let ground = row.one_of("kind", &GROUNDS);
    let room = match row.text("room") {
        "-" | "" => NONE,
        room => {
            let known = rooms.iter().position(|known| *known == room);
            known.unwrap_or_else(|| {
                rooms.push(row.name("room"));
                rooms.len() - 1
            }) as u8
        }
    };
    let facing = row.one_of("facing", &FACINGS);
    let data = HexData { ground, room, artillery: row.is("artillery"), facing, entry: 0 };
    (row.find("hex", hex).unwrap_or_default(), data)
}

fn read_areas(table: Table) -> [[u16; ENTRIES]; 6] {
    let mut areas = [[0; ENTRIES]; 6];
    for (area, hexes) in (1..).zip(&mut areas) {
        let rows = table.rows().filter(|row| row.number("area", 1..=6) == area);
        for (place, row) in hexes.iter_mut().zip(rows) {
            *place = row.find("hex", hex).unwrap_or_default();
        }
    }
    areas
}

/// What the wall is made of follows from the ground beside it in the church and between rooms; elsewhere it is one of four.
fn read_wall(row: Row, hexes: &[(u16, HexData)]) -> WallData {
    let ends = ["a", "b"].map(|column| row.find(column, hex).unwrap_or_default());
    let grounds =
        ends.map(|end| hexes.iter().find(|(at, _)| *at == end).map_or(Ground::Open, |(_, hex)| hex.ground));
    let is = |among: &[Ground]| grounds.map(|ground| among.contains(&ground));
    let church = is(&[Ground::Nave, Ground::Apse]);
    let rooms = grounds.contains(&Ground::Building) && is(&[Ground::Building, Ground::Platform]) == [true; 2];
    let (walls, openings): (&[_], &[_]) = match church {
        _ if rooms => (&[("interior", Terrain::Interior)], &OPENINGS[..1]),
        [true, false] | [false, true] => (&[("church", Terrain::Church)], &OPENINGS[..2]),
        _ => (&WALLS, &OPENINGS),
    };
    let wall = row.one_of("wall", walls);
    let barred =
        row.text("opening") == "impassable" && wall == Terrain::Outer && grounds.contains(&Ground::Building);
    let opening = if barred { Some(Terrain::Impassable) } else { row.one_of("opening", openings) };
    WallData { a: ends[0], b: ends[1], wall, opening }
}

fn read_terrains(table: Table) -> [TerrainData; 12] {
    let mut names = TERRAINS.into_iter();
    table.array(|row| {
        let code = names.next().unwrap_or_default();
        if row.text("kind") != code {
            row.blame("kind", Wrong::Kept { has: row.text("kind").to_owned(), needs: code.to_owned() });
        }
        let cost = row.maybe("cost", 0..=ADDED);
        // Distances over open ground are worked out once.
        if code == "clear" && cost != Some(0) {
            row.blame("cost", Wrong::Kept { has: row.text("cost").to_owned(), needs: "0".to_owned() });
        }
        TerrainData {
            code,
            cost,
            artillery: row.is("artillery"),
            zoc: row.is("zoc"),
            melee: row.is("melee"),
            shift: row.number("shift", 0..=SHIFT),
        }
    })
}

/// The number of a place: `0716` or `0716r` is the top of its hex, `0711i` the inside.
fn place(row: Row, column: &str, buildings: &[u16]) -> u16 {
    let number = |text: &str| match text.strip_suffix('i') {
        Some(code) => {
            let at = hex(code)?;
            let inside = buildings.iter().take(BUILDINGS).position(|&building| building == at)?;
            Some((Hex::COUNT + inside) as u16)
        }
        None => hex(text.trim_end_matches('r')),
    };
    if row.is_blank(column) { NOWHERE } else { row.find(column, number).unwrap_or(NOWHERE) }
}

fn read_unit(row: Row, buildings: &[u16]) -> UnitData {
    let kinds = [
        ("texan", Kind::Texan),
        ("regular", Kind::Regular),
        ("militia", Kind::Militia),
        ("cazadores", Kind::Cazadores),
        ("grenadiers", Kind::Grenadiers),
        ("zapadores", Kind::Zapadores),
    ];
    let strength = |column| row.number(column, 0..=STRENGTH);
    UnitData {
        code: row.name("code"),
        column: row.one_of("column", &COLUMNS),
        kind: row.one_of("kind", &kinds),
        fire: [strength("fire"), strength("reduced_fire")],
        melee: [strength("melee"), strength("reduced_melee")],
        morale: row.number("morale", 2..=16),
        movement: row.number("move", 1..=POINTS),
        post: place(row, "post", buildings),
    }
}

fn read_results(row: Row) -> [char; 10] {
    let results = RESULTS.map(|result| (result, result.chars().next().unwrap_or('-')));
    COLUMN_NAMES.map(|column| row.one_of(column, &results))
}

/// The later, the more the Mexicans can bear.
fn read_withdrawal(table: Table) -> [u16; 12] {
    let mut least = 1;
    table.array(|row| {
        let losses = row.number("losses", least..=5000);
        least = losses;
        losses
    })
}
