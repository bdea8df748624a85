//! Reads the tables of an edition, and says what cannot be played with.

use game::edition::{Faults, Reader, Row, Table, Wrong};

use super::{
    ANY, BLOCKS, BlockData, CardData, Crossing, Crossings, Event, HEXES, PLACES, PlaceData, Printed, SEA,
    places,
};
use crate::block::{Arm, Brigade, Side};
use crate::map::{Colour, MOST_SIDES, Walls};
use crate::ways::{DEAREST, FAR, MOST};

/// Steps of a block; what a leader adds to the points of a march is not printed.
const STEPS: u8 = 4;
const LIMIT: u8 = 8;
const CP: u8 = 6;
const TURNS: u8 = 12;

pub fn read(tables: Reader) -> Result<Printed, Faults> {
    let (hexes, boxes, sites) = (tables.table("hexes"), tables.table("boxes"), tables.table("sites"));
    let codes: Vec<&str> = hexes.column("hex").into_iter().chain(boxes.column("box")).collect();
    let place = |code: &str| codes.iter().position(|known| *known == code).filter(|&at| at < PLACES);
    let blocks = tables.table("blocks");
    let ids = blocks.column("id");
    let block = |id: &str| ids.iter().position(|known| *known == id).filter(|&at| at < BLOCKS);
    let hexsides = read_hexsides(&tables, &place);
    all_reached(tables.table("hexsides"), &hexsides, &codes);
    let block_data: [BlockData; BLOCKS] = blocks.array(read_block);
    let setup = tables.table("setup");
    apart(setup, &block_data, &block);
    let [setup_1836, setup_1835] = ["1836", "1835"].map(|year| on_map(setup, year, &block, &place));
    let printed = Printed {
        places: read_places(hexes, boxes, sites),
        hexsides,
        sea: read_sea(tables.table("sea"), &place),
        blocks: block_data,
        cards: tables.table("cards").array(read_card),
        setup_1836: exactly(setup, "place", setup_1836),
        pool_1836: exactly(setup, "place", pool(setup, "1836", &block)),
        later_1836: exactly(setup, "turn", later(setup, &block)),
        setup_1835: exactly(setup, "place", setup_1835),
        pool_1835: exactly(setup, "place", pool(setup, "1835", &block)),
    };
    tables.finish(printed)
}

/// A hex lives on what stands in it.
fn read_places(hexes: Table, boxes: Table, sites: Table) -> [PlaceData; PLACES] {
    let supply = |row: &Row| match row.text("kind") {
        "city" => 4,
        "town" => 3,
        "fort" => 2,
        "camp" => 1,
        _ => 0,
    };
    let colours = [("green", Some(Colour::Green)), ("blue", Some(Colour::Blue))];
    let colour = |row: &Row| colours.iter().find(|(name, _)| *name == row.text("colour")).and_then(|it| it.1);
    let hex = |row: Row| {
        let here: Vec<Row> = sites.rows().filter(|site| site.text("hex") == row.text("hex")).collect();
        let any = |column: &str| here.iter().any(|site| site.is(column));
        let walls = here.iter().find(|site| matches!(site.text("kind"), "city" | "fort"));
        let all: u8 = 2 + here.iter().map(supply).sum::<u8>();
        PlaceData {
            code: row.name("hex"),
            name: row.name("name"),
            axial: Some((row.number("q", -50..=50), row.number("r", -50..=50))),
            supply: all,
            outside: all - walls.map_or(0, supply),
            town: here.iter().find_map(colour),
            walls: walls.map(|site| if site.text("kind") == "fort" { Walls::Fort } else { Walls::City }),
            victory: any("victory"),
            port: any("port"),
            village: here.iter().any(|site| site.text("kind") == "village"),
            forest: row.is("forest"),
        }
    };
    let boxed = |row: Row| {
        let city = row.text("kind") == "city";
        PlaceData {
            code: row.name("box"),
            name: row.name("name"),
            axial: None,
            supply: row.number("supply", 2..=40),
            outside: if city { 2 } else { 8 },
            town: city.then_some(Colour::Green),
            walls: city.then_some(Walls::City),
            victory: row.is("victory"),
            port: row.is("port"),
            village: false,
            forest: false,
        }
    };
    let hexes: [PlaceData; HEXES] = hexes.array(hex);
    let boxes: [PlaceData; PLACES - HEXES] = boxes.array(boxed);
    std::array::from_fn(|at| hexes.get(at).copied().unwrap_or_else(|| boxes[at - HEXES]))
}

fn read_hexsides(tables: &Reader, place: &impl Fn(&str) -> Option<usize>) -> [Crossings; PLACES] {
    let mut all: Vec<Vec<Crossing>> = vec![Vec::new(); PLACES];
    let cost = |row: Row, column: &str| row.number(column, 1..=DEAREST as u8);
    let hexsides = tables.table("hexsides");
    for row in hexsides.rows() {
        if row.is_blank("move") {
            for column in ["attack", "retreat1"] {
                if !row.is_blank(column) {
                    row.blame(column, Wrong::Needless { has: row.text(column).to_owned(), only: "move" });
                }
            }
            continue;
        }
        let (cost, limit, road) = (cost(row, "move"), row.number("attack", 1..=LIMIT), row.is("retreat1"));
        let (Some(a), Some(b)) = (row.find("a", place), row.find("b", place)) else { continue };
        for (from, to) in [(a, b), (b, a)] {
            all[from].push(Crossing { to: to as u8, cost, limit, road });
        }
    }
    for row in tables.table("links").rows() {
        let limit = |column: &str| row.maybe(column, 1..=LIMIT).unwrap_or(ANY);
        let road = row.is_blank("crossing");
        let out = (cost(row, "leave"), limit("attack"));
        let into = (cost(row, "enter"), limit("attack_in"));
        let (Some(boxed), Some(hex)) = (row.find("box", place), row.find("hex", place)) else { continue };
        for (from, to, (cost, limit)) in [(boxed, hex, out), (hex, boxed, into)] {
            all[from].push(Crossing { to: to as u8, cost, limit, road });
        }
    }
    let nowhere = Crossing { to: 0, cost: 0, limit: 0, road: false };
    let crossings = |at: usize| {
        let mut sides = all[at].clone();
        sides.sort_by_key(|side| side.to);
        if sides.len() > MOST_SIDES {
            let (what, has) = (at.to_string(), sides.len() as u64);
            hexsides.blame("", Wrong::TooMany { what, has, most: MOST_SIDES as u64 });
        }
        let count = sides.len().min(MOST_SIDES) as u8;
        Crossings { count, sides: std::array::from_fn(|at| sides.get(at).copied().unwrap_or(nowhere)) }
    };
    std::array::from_fn(crossings)
}

/// There is a way to every place from San Augustine, but to New Orleans, which lies beyond the sea, and the island.
fn all_reached(table: Table, hexsides: &[Crossings; PLACES], codes: &[&str]) {
    const BEYOND_THE_SEA: [&str; 2] = ["1309", "NOL"];
    let mut points = [FAR; PLACES];
    points[places::SAN_AUGUSTINE.index()] = 0;
    let mut list = vec![places::SAN_AUGUSTINE.index()];
    while let Some(from) = list.pop() {
        let Crossings { count, sides } = &hexsides[from];
        for side in &sides[..usize::from(*count)] {
            let (to, there) = (usize::from(side.to), points[from].saturating_add(side.cost));
            if there < points[to] {
                points[to] = there;
                list.push(to);
            }
        }
    }
    for (at, code) in codes.iter().enumerate().take(PLACES) {
        if points[at] >= FAR && !BEYOND_THE_SEA.contains(code) {
            table.blame("", Wrong::Unreachable { has: (*code).to_owned() });
        }
    }
}

fn read_sea(table: Table, place: &impl Fn(&str) -> Option<usize>) -> [(u8, u8, u8); SEA] {
    table.array(|row| {
        let number = |column: &str| row.find(column, place).unwrap_or_default() as u8;
        (number("a"), number("b"), row.number("distance", 1..=30))
    })
}

fn read_block(row: Row) -> BlockData {
    let sides = [("texan", Side::Texan), ("mexican", Side::Mexican), ("comanche", Side::Comanche)];
    let arms = [
        ("leader", Arm::Leader),
        ("infantry", Arm::Infantry),
        ("cavalry", Arm::Cavalry),
        ("artillery", Arm::Artillery),
    ];
    let brigades = Brigade::ALL.map(|brigade| (brigade.mark(), brigade));
    let (letter, hits_on) = read_rating(row);
    BlockData {
        id: row.name("id"),
        side: row.one_of("side", &sides),
        arm: row.one_of("type", &arms),
        steps: row.number("steps", 1..=STEPS),
        letter,
        hits_on,
        moves: row.number("move", 1..=MOST as u8 - 1),
        brigade: row.one_of("brigade", &brigades),
        red: row.is("red"),
    }
}

/// `B2`: when it fires, and the highest roll that hits.
fn read_rating(row: Row) -> (u8, u8) {
    let text = row.text("rating");
    match text.as_bytes() {
        [letter @ b'A'..=b'C', hits_on @ b'1'..=b'6'] => (letter - b'A', hits_on - b'0'),
        _ => {
            row.blame(
                "rating",
                Wrong::NotOneOf { has: text.to_owned(), of: "A1 … A6, B1 … B6, C1 … C6".to_owned() },
            );
            (0, 1)
        }
    }
}

fn read_card(row: Row) -> CardData {
    let events = Event::ALL.map(|event| (event.code(), Some(event)));
    let words: Vec<(&str, Option<Event>)> = std::iter::once(("", None)).chain(events).collect();
    CardData { cp: row.number("cp", 0..=CP), event: row.one_of("event", &words), burn: row.is("burn") }
}

fn rows<'a>(table: Table<'a>, year: &'static str) -> impl Iterator<Item = Row<'a>> {
    table.rows().filter(move |row| row.text("scenario") == year)
}

fn on_map(
    table: Table,
    year: &'static str,
    block: &impl Fn(&str) -> Option<usize>,
    place: &impl Fn(&str) -> Option<usize>,
) -> Vec<(u8, u8)> {
    let there = rows(table, year).filter(|row| row.is_blank("turn") && row.text("place") != "pool");
    there.filter_map(|row| Some((row.find("block", block)? as u8, row.find("place", place)? as u8))).collect()
}

fn pool(table: Table, year: &'static str, block: &impl Fn(&str) -> Option<usize>) -> Vec<u8> {
    let pool = rows(table, year).filter(|row| row.is_blank("turn") && row.text("place") == "pool");
    pool.filter_map(|row| Some(row.find("block", block)? as u8)).collect()
}

fn later(table: Table, block: &impl Fn(&str) -> Option<usize>) -> Vec<(u8, u8)> {
    let later = table.rows().filter(|row| !row.is_blank("turn"));
    later.filter_map(|row| Some((row.find("block", block)? as u8, row.number("turn", 1..=TURNS)))).collect()
}

/// As many stand on the map, lie in the pool and come later in every edition.
fn exactly<T: Copy + Default, const N: usize>(table: Table, column: &str, list: Vec<T>) -> [T; N] {
    if list.len() != N {
        table.blame(column, Wrong::Sum { has: list.len() as u64, needs: N as u64 });
    }
    std::array::from_fn(|at| list.get(at).copied().unwrap_or_default())
}

/// Nobody begins a year in a place where enemies are.
fn apart(table: Table, blocks: &[BlockData; BLOCKS], block: &impl Fn(&str) -> Option<usize>) {
    let side = |row: &Row| block(row.text("block")).map(|at| blocks[at].side);
    let stands = |row: &Row| row.is_blank("turn") && row.text("place") != "pool";
    for year in ["1836", "1835"] {
        for row in rows(table, year).filter(stands) {
            let mut here =
                rows(table, year).filter(stands).filter(|other| other.text("place") == row.text("place"));
            if here.any(|other| side(&other) != side(&row)) {
                row.blame("place", Wrong::Enemies { has: row.text("place").to_owned() });
            }
        }
    }
}
