//! Reads the tables of an edition, and says what cannot be played with.

use game::edition::{Faults, Reader, Row, Table, Wrong};

use super::{
    BATTALIONS, BattalionData, ENTRIES, Entry, FARTHEST, GunData, INSIDE, LAST_TURN, NEIGHBOURS, Printed,
    SectionData, WallData, ZoneData,
};
use crate::map::{Arm, Kind, Wall, Zone};
use crate::state::{COUNTERS, STACK};

const EDGES: [(&str, u8); 4] = [("N", 0), ("E", 1), ("S", 2), ("O", 3)];
const GUNS_IN_ZONE: usize = 2;
/// No way leads there.
const NEVER: u8 = u8::MAX;

type Sets = [u128; Zone::COUNT];

pub fn read(tables: Reader) -> Result<Printed, Faults> {
    let zones = tables.table("zones");
    let codes = zones.column("code");
    let zone = |code: &str| codes.iter().position(|known| *known == code).filter(|&at| at < Zone::COUNT);
    let inside = |code: &str| zone(code).filter(|&at| at < INSIDE);
    let zone_data: [ZoneData; Zone::COUNT] = zones.array(read_zone);
    let (walls, sections) = read_walls(tables.table("sections"), &zone);
    let (ways, streams) = read_borders(tables.table("borders"), &zone, &zone_data);
    let inside_steps = inside_steps(&ways);
    let outside_steps = outside_steps(&ways, &zone_data, &walls);
    all_reached(tables.table("borders"), &zone_data, &inside_steps, &outside_steps);
    let (near, far) = read_fire(tables.table("fire"), &zone);
    let (battalions, entries) = read_army(tables.table("battalions"));
    let (column_edges, reserve_edges) = read_placement(tables.table("placement"));
    let behaviour = tables.table("behaviour");
    let printed = Printed {
        zones: zone_data,
        ways,
        streams,
        walls,
        sections,
        inside_steps,
        outside_steps,
        guns: read_guns(tables.table("guns"), &zone, &inside),
        near,
        far,
        battalions,
        entries,
        column_edges,
        reserve_edges,
        posts: read_posts(tables.table("posts"), &inside),
        breach_margin: value(behaviour, "breach_margin", 0, 20),
        assault_gap: value(behaviour, "assault_gap", 0, 20),
        last_turn: value(behaviour, "last_turn", 1, LAST_TURN),
    };
    tables.finish(printed)
}

fn read_zone(row: Row) -> ZoneData {
    let kinds = [
        ("rampart", Kind::Rampart),
        ("court", Kind::Court),
        ("building", Kind::Building),
        ("platform", Kind::Platform),
        ("edge", Kind::Edge),
        ("foot", Kind::Foot),
        ("lake", Kind::Lake),
    ];
    let edge = !row.is_blank("edge");
    let ditch = row.is("ditch");
    let kind = row.one_of("kind", &kinds);
    if ditch && kind != Kind::Foot {
        row.blame("ditch", Wrong::Needless { has: "yes".to_owned(), only: "foot" });
    }
    ZoneData {
        code: row.name("code"),
        kind,
        cover: row.is("cover"),
        ditch,
        edge: edge.then(|| (row.one_of("edge", &EDGES), row.number("number", 1..=6))),
    }
}

/// The ways out of every zone that anyone may walk: open ground and doors; and those of them beyond the stream.
fn read_borders(
    table: Table,
    zone: &impl Fn(&str) -> Option<usize>,
    zones: &[ZoneData; Zone::COUNT],
) -> (Sets, Sets) {
    let (mut ways, mut streams) = ([0u128; Zone::COUNT], [0u128; Zone::COUNT]);
    let kinds = ["open", "door", "wall", "palisade", "building", "impassable"].map(|kind| (kind, kind));
    for row in table.rows() {
        let kind = row.one_of("kind", &kinds);
        let stream = row.is("stream");
        let (Some(a), Some(b)) = (row.find("a", zone), row.find("b", zone)) else { continue };
        if a == b {
            row.blame("b", Wrong::Itself);
        }
        let crosses = (a < INSIDE) != (b < INSIDE);
        let fits = if crosses { &kinds[2..] } else { &kinds[..] };
        row.one_of("kind", fits);
        if [a, b].iter().any(|&at| zones[at].kind == Kind::Lake) {
            row.one_of("kind", &kinds[5..]);
        }
        for (from, to) in [(a, b), (b, a)] {
            if !crosses && matches!(kind, "open" | "door") {
                ways[from] |= 1 << to;
            }
            streams[from] |= u128::from(stream) << to;
        }
    }
    table.distinct("b", |row| {
        let (a, b) = (zone(row.text("a"))?, zone(row.text("b"))?);
        Some((a.min(b), a.max(b)))
    });
    for (set, data) in ways.iter().zip(zones) {
        let has = set.count_ones();
        if has > NEIGHBOURS {
            let what = data.code.to_owned();
            table.blame("", Wrong::TooMany { what, has: has.into(), most: NEIGHBOURS.into() });
        }
    }
    (ways, streams)
}

type Walls = ([WallData; 14], [SectionData; 17]);

/// The walls are those that the sections name, each once.
fn read_walls(table: Table, zone: &impl Fn(&str) -> Option<usize>) -> Walls {
    let nowhere = WallData { code: "", inside: 0, outside: 0, palisade: false, sections: 0 };
    let (mut walls, mut count) = ([nowhere; Wall::COUNT], 0);
    let mut number = 0;
    let sections = table.array(|row| {
        let (inside, outside) = (row.find("inside", zone), row.find("outside", zone));
        let pair = (inside.unwrap_or_default() as u8, outside.unwrap_or_default() as u8);
        let palisade = row.one_of("kind", &[("wall", false), ("palisade", true)]);
        let known = walls[..count].iter().position(|wall| (wall.inside, wall.outside) == pair);
        let wall = known.unwrap_or_else(|| {
            let code = format!("{}>{}", row.text("outside"), row.text("inside")).leak();
            let new = WallData { code, inside: pair.0, outside: pair.1, palisade, sections: 0 };
            let at = count.min(walls.len() - 1);
            walls[at] = new;
            count = at + 1;
            at
        });
        walls[wall].sections |= 1 << number;
        number += 1;
        SectionData { code: row.name("code"), side: row.one_of("side", &EDGES), wall: wall as u8 }
    });
    (walls, sections)
}

/// Steps from every zone to `goal` over `ways`, never out of one of the zones in `ends` but the first.
fn steps(ways: &Sets, goal: usize, ends: u128) -> [u8; Zone::COUNT] {
    let mut steps = [NEVER; Zone::COUNT];
    steps[goal] = 0;
    let mut ring = vec![goal];
    for distance in 1.. {
        let mut next = Vec::new();
        for zone in ring {
            for other in (0..ways.len()).filter(|other| ways[zone] >> other & 1 == 1) {
                if steps[other] == NEVER {
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

fn inside_steps(ways: &Sets) -> [[u8; INSIDE]; INSIDE] {
    std::array::from_fn(|goal| {
        let all = steps(ways, goal, 0);
        std::array::from_fn(|zone| all[zone])
    })
}

/// Nobody goes from a ditch along the foot of the walls.
fn outside_steps(
    ways: &Sets,
    zones: &[ZoneData; Zone::COUNT],
    walls: &[WallData; Wall::COUNT],
) -> [[u8; Zone::COUNT]; Wall::COUNT] {
    let ditches = zones.iter().zip(0..).fold(0u128, |set, (zone, at)| set | u128::from(zone.ditch) << at);
    let mut outside = *ways;
    walls.iter().for_each(|wall| outside[usize::from(wall.outside)] &= !ditches);
    walls.map(|wall| steps(&outside, usize::from(wall.outside), ditches))
}

/// Everybody inside can go everywhere inside, and from every zone outside but the lake there is a way to the foot of every wall.
fn all_reached(
    table: Table,
    zones: &[ZoneData; Zone::COUNT],
    inside: &[[u8; INSIDE]; INSIDE],
    outside: &[[u8; Zone::COUNT]; Wall::COUNT],
) {
    let far = |steps: &u8| usize::from(*steps) >= FARTHEST;
    for (at, data) in zones.iter().enumerate() {
        let lost = match data.kind {
            Kind::Lake => false,
            _ if at < INSIDE => inside.iter().any(|steps| far(&steps[at])),
            _ => outside.iter().any(|steps| far(&steps[at])),
        };
        if lost {
            table.blame("", Wrong::Unreachable { has: data.code.to_owned() });
        }
    }
}

fn set(zones: impl Iterator<Item = usize>) -> u128 {
    zones.fold(0, |set, zone| set | 1 << zone)
}

fn read_guns(
    table: Table,
    zone: &impl Fn(&str) -> Option<usize>,
    inside: &impl Fn(&str) -> Option<usize>,
) -> [GunData; 12] {
    let guns = table.array(|row| {
        let mut faces = 0;
        for word in row.text("faces").split_whitespace() {
            match EDGES.iter().find(|(edge, _)| *edge == word) {
                Some((_, edge)) => faces |= 1 << edge,
                None => row.blame("faces", Wrong::Unknown { has: word.to_owned() }),
            }
        }
        GunData {
            code: row.name("code"),
            zone: row.find("zone", inside).unwrap_or_default() as u8,
            eighteen: row.is("eighteen"),
            faces,
            field: set(row.each("field", zone)),
            turned: set(row.each("turned", inside)),
        }
    });
    for row in table.rows() {
        let has = table.rows().filter(|other| other.text("zone") == row.text("zone")).count();
        if has > GUNS_IN_ZONE {
            let what = row.text("zone").to_owned();
            row.blame("zone", Wrong::TooMany { what, has: has as u64, most: GUNS_IN_ZONE as u64 });
        }
    }
    guns
}

/// The zones that fire from each zone reaches: as adjacent, and at two zones. The lake has no row.
fn read_fire(table: Table, zone: &impl Fn(&str) -> Option<usize>) -> (Sets, Sets) {
    let (mut near, mut far) = ([0; Zone::COUNT], [0; Zone::COUNT]);
    for row in table.rows() {
        let Some(from) = row.find("zone", zone) else { continue };
        near[from] = set(row.each("near", zone));
        far[from] = set(row.each("far", zone));
        for column in ["near", "far"] {
            if row.text(column).split_whitespace().any(|to| to == row.text("zone")) {
                row.blame(column, Wrong::Itself);
            }
        }
        for both in row.text("far").split_whitespace() {
            if row.text("near").split_whitespace().any(|near| near == both) {
                row.blame("far", Wrong::Again { has: both.to_owned() });
            }
        }
    }
    (near, far)
}

fn read_army(table: Table) -> ([BattalionData; BATTALIONS], [Entry; ENTRIES]) {
    let arms = [
        ("regular", Arm::Regular),
        ("militia", Arm::Militia),
        ("sapper", Arm::Sapper),
        ("cavalry", Arm::Cavalry),
    ];
    let columns = [("1", 0), ("2", 1), ("3", 2), ("4", 3), ("R", 4)];
    let mut battalions: Vec<BattalionData> = Vec::new();
    let parts: [(u8, &str, u8); ENTRIES] = table.array(|row| {
        let (code, count) = (row.name("code"), row.number("count", 1..=6));
        let arm = row.one_of("kind", &arms);
        match battalions.iter_mut().find(|known| known.code == code) {
            Some(known) => known.count += count,
            None => battalions.push(BattalionData { code, count, arm }),
        }
        (row.one_of("column", &columns), code, count)
    });
    let has: u64 = battalions.iter().map(|battalion| u64::from(battalion.count)).sum();
    if has > COUNTERS as u64 {
        table.blame("count", Wrong::TooMany { what: "count".to_owned(), has, most: COUNTERS as u64 });
    }
    // Sappers and cavalry come last, whatever column they march in.
    battalions.sort_by_key(|battalion| match battalion.arm {
        Arm::Sapper => 1,
        Arm::Cavalry => 2,
        Arm::Regular | Arm::Militia => 0,
    });
    let number = |code| battalions.iter().position(|known| known.code == code).unwrap_or_default() as u8;
    let entries = parts.map(|(column, code, count)| Entry { column, battalion: number(code), count });
    let nobody = BattalionData { code: "", count: 0, arm: Arm::Regular };
    (std::array::from_fn(|at| battalions.get(at).copied().unwrap_or(nobody)), entries)
}

fn read_placement(table: Table) -> ([[u8; 4]; 6], [[u8; 6]; 6]) {
    let columns = table.array(|row| ["first", "second", "third", "fourth"].map(|it| row.one_of(it, &EDGES)));
    let reserve = table.array(|row| {
        let words: Vec<&str> = row.text("reserve").split_whitespace().collect();
        if words.len() != 6 {
            let (has, least) = (words.len() as u64, 6);
            row.blame("reserve", Wrong::Sum { has, needs: least });
        }
        let edge = |word: &str| EDGES.iter().find(|(edge, _)| *edge == word).map(|(_, at)| *at);
        for word in words.iter().filter(|word| edge(word).is_none()) {
            row.blame("reserve", Wrong::Unknown { has: (*word).to_owned() });
        }
        std::array::from_fn(|die| words.get(die).copied().and_then(edge).unwrap_or_default())
    });
    (columns, reserve)
}

/// The usual posts have room for all who stand there: no more than a stack, guns not counted.
fn read_posts(table: Table, inside: &impl Fn(&str) -> Option<usize>) -> [u8; 15] {
    let posts: [u8; 15] = table.array(|row| row.find("zone", inside).unwrap_or_default() as u8);
    for (row, post) in table.rows().zip(posts).take(crate::Unit::COUNT) {
        let has: u64 = posts[..crate::Unit::COUNT].iter().map(|other| u64::from(*other == post)).sum();
        if has > u64::from(STACK) {
            let what = row.text("zone").to_owned();
            row.blame("zone", Wrong::TooMany { what, has, most: STACK.into() });
        }
    }
    posts
}

/// One of the numbers that say how the Mexicans behave.
fn value(table: Table, name: &str, least: u8, most: u8) -> u8 {
    table.rows().find(|row| row.text("name") == name).map_or(least, |row| row.number("value", least..=most))
}
