//! Reads the tables of an edition, and says what cannot be played with.

use game::edition::{Faults, Reader, Row, Table, Wrong};

use super::{AreaData, DEFENDERS, GUN, GroupData, GunData, Kind, NONE, Printed, UnitData, WALL, WallData};
use crate::state::ARMY;
use crate::{Area, Unit};

/// How a border is written, and where it is kept.
const BORDERS: [(&str, usize); 4] = [("open", 0), ("wall", 1), ("red", 2), ("outside", 3)];

pub fn read(tables: Reader) -> Result<Printed, Faults> {
    let areas = tables.table("areas");
    let walls = tables.table("walls");
    let area_codes = areas.column("code");
    let area = |code: &str| area_codes.iter().position(|known| *known == code).filter(|&at| at < Area::COUNT);
    let wall_ids = walls.column("id");
    let wall = |id: &str| wall_ids.iter().position(|known| *known == id);
    let areas_data = areas.array(read_area);
    has_room(areas, &areas_data);
    let (borders, between) = read_borders(tables.table("borders"), &areas_data, &area, &wall);
    let [open, walled, red, ring] = borders;
    let inside = |code: &str| area(code).filter(|&at| areas_data[at].kind == Kind::Alamo);
    let units = tables.table("units");
    let (groups, columns, battalions) = read_groups(units);
    let printed = Printed {
        areas: areas_data,
        open,
        walled,
        red,
        ring,
        between,
        walls: walls
            .array(|row| WallData { code: row.name("id"), strength: row.number("strength", 1..=WALL) }),
        guns: tables.table("guns").array(|row| read_gun(row, inside)),
        groups,
        columns,
        battalions,
        units: read_units(units, inside),
        hits: ["texian", "mexican"].map(|side| read_hits(tables.table("crt"), side)),
    };
    tables.finish(printed)
}

fn read_area(row: Row) -> AreaData {
    let kinds = [("alamo", Kind::Alamo), ("outside", Kind::Outside), ("river", Kind::River)];
    let kind = row.one_of("kind", &kinds);
    let most = |most| if kind == Kind::Alamo { most } else { 0 };
    AreaData {
        code: row.name("code"),
        kind,
        texian: row.number("texian", 0..=most(DEFENDERS)),
        mexican: row.number("mexican", 0..=ARMY),
        building: row.number("building", 0..=most(DEFENDERS)),
    }
}

/// The garrison is placed before anything else.
fn has_room(table: Table, areas: &[AreaData; Area::COUNT]) {
    let room = areas.iter().map(|area| u64::from(area.texian + area.building)).sum();
    if room < Unit::COUNT as u64 {
        table.blame("texian", Wrong::TooFew { has: room, least: Unit::COUNT as u64 });
    }
}

type Sets = [u32; Area::COUNT];

fn read_borders(
    table: Table,
    areas: &[AreaData; Area::COUNT],
    area: &impl Fn(&str) -> Option<usize>,
    wall: &impl Fn(&str) -> Option<usize>,
) -> ([Sets; 4], [[u8; Area::COUNT]; Area::COUNT]) {
    let mut sets = [[0u32; Area::COUNT]; 4];
    let mut between = [[NONE; Area::COUNT]; Area::COUNT];
    for row in table.rows() {
        let kind = row.one_of("kind", &BORDERS);
        let named = if kind == 1 {
            row.find("wall", wall)
        } else {
            if !row.is_blank("wall") {
                row.blame("wall", Wrong::Needless { has: row.text("wall").to_owned(), only: "wall" });
            }
            None
        };
        let (Some(a), Some(b)) = (row.find("a", area), row.find("b", area)) else { continue };
        let inside = [a, b].map(|at| areas[at].kind == Kind::Alamo);
        let fits: &[(&str, usize)] = match inside {
            [true, true] => &BORDERS[..3],
            [false, false] => &BORDERS[3..],
            _ => &BORDERS[1..2],
        };
        row.one_of("kind", fits);
        if a == b {
            row.blame("b", Wrong::Itself);
        }
        for (from, to) in [(a, b), (b, a)] {
            sets[kind][from] |= 1 << to;
            between[from][to] = named.map_or(NONE, |wall| wall as u8);
        }
    }
    table.distinct("b", |row| {
        let (a, b) = (area(row.text("a"))?, area(row.text("b"))?);
        Some((a.min(b), a.max(b)))
    });
    for (at, area) in areas.iter().enumerate() {
        let has = sets.iter().map(|set| set[at]).fold(0, |all, set| all | set).count_ones();
        if has > u8::BITS {
            table.blame(
                "",
                Wrong::TooMany { what: area.code.to_owned(), has: has.into(), most: u8::BITS.into() },
            );
        }
    }
    (sets, between)
}

fn read_gun(row: Row, area: impl Fn(&str) -> Option<usize>) -> GunData {
    let areas = row.each("areas", area).fold(0u32, |set, area| set | 1 << area);
    let (code, has) = (format!("gun{}", row.text("position")).leak(), areas.count_ones());
    if has == 0 {
        row.blame("areas", Wrong::Empty);
    } else if has > 2 {
        row.blame("areas", Wrong::TooMany { what: code.to_owned(), has: has.into(), most: 2 });
    }
    GunData { code, strength: row.number("strength", 1..=GUN), hits: row.number("hits", 1..=3), areas }
}

type Groups = ([GroupData; 9], [&'static str; 5], [&'static str; 8]);

fn read_groups(table: Table) -> Groups {
    let mut columns: Vec<&'static str> = Vec::new();
    let mut battalions: Vec<&'static str> = Vec::new();
    let rows = table.rows().filter(|row| row.text("side") == "mexican");
    let mut groups = rows.map(|row| GroupData {
        code: row.name("code"),
        column: place(&mut columns, row.name("column")),
        battalion: place(&mut battalions, row.name("kind")),
        count: row.number("count", 1..=7),
    });
    let nobody = GroupData { code: "", column: 0, battalion: 0, count: 0 };
    let groups = std::array::from_fn(|_| groups.next().unwrap_or(nobody));
    let units = groups.iter().map(|group: &GroupData| u64::from(group.count)).sum();
    if units != u64::from(ARMY) {
        table.blame("count", Wrong::Sum { has: units, needs: ARMY.into() });
    }
    (groups, names(&columns), names(&battalions))
}

fn names<const N: usize>(names: &[&'static str]) -> [&'static str; N] {
    std::array::from_fn(|at| names.get(at).copied().unwrap_or_default())
}

/// The place of `name` among `names`, at the end if it is new.
fn place(names: &mut Vec<&'static str>, name: &'static str) -> u8 {
    let known = names.iter().position(|known| *known == name);
    let at = known.unwrap_or_else(|| {
        names.push(name);
        names.len() - 1
    });
    at as u8
}

fn read_units(table: Table, area: impl Fn(&str) -> Option<usize>) -> [UnitData; Unit::COUNT] {
    let rows = table.rows().filter(|row| row.text("side") == "texian");
    let mut units = rows.map(|row| UnitData {
        code: row.name("code"),
        leader: row.text("kind") == "leader",
        history: row.find("history", &area).unwrap_or_default() as u8,
    });
    let nobody = UnitData { code: "", leader: false, history: 0 };
    std::array::from_fn(|_| units.next().unwrap_or(nobody))
}

/// The hits of one side by total, each told by one row.
fn read_hits(table: Table, side: &'static str) -> [u8; 11] {
    let mut told = [None; 11];
    for row in table.rows() {
        row.one_of("side", &[("texian", ()), ("mexican", ())]);
        if row.text("side") != side {
            continue;
        }
        let from = row.number("from", 0..=10u8);
        let to = row.number("to", from..=10);
        let hits = row.number("hits", 0..=3);
        for total in from..=to {
            if told[usize::from(total)].replace(hits).is_some() {
                row.blame("from", Wrong::Again { has: total.to_string() });
            }
        }
    }
    for (total, hits) in told.iter().enumerate() {
        if hits.is_none() {
            table.blame("", Wrong::Gap { at: format!("{side} {total}") });
        }
    }
    told.map(Option::unwrap_or_default)
}
