//! What follows from the tables of the map: what is the same in every edition is worked out when the program is compiled, the rest for each edition.

use crate::data::{NONE, PRINTED, Printed, WALLS, WallData};
use crate::map::{Ground, Hex, HexData, Link, Place, ROWS, Terrain, Wall};

/// Most ways lead from a place to two places of each neighbouring hex.
const MOST_WAYS: usize = 12;

const OPEN: HexData = HexData { ground: Ground::Open, room: NONE, artillery: false, facing: 0, entry: 0 };

/// Every hex: open ground where the tables say nothing. Only its facing differs between editions.
pub(crate) static HEXES: [HexData; Hex::COUNT] = {
    let Printed { hexes: named, areas, .. } = &PRINTED;
    let mut hexes = [OPEN; Hex::COUNT];
    let mut at = 0;
    while at < named.len() {
        hexes[named[at].0 as usize] = named[at].1;
        at += 1;
    }
    let mut area = 0;
    while area < areas.len() {
        let mut at = 0;
        while at < areas[area].len() {
            hexes[areas[area][at] as usize].entry = area as u8 + 1;
            at += 1;
        }
        area += 1;
    }
    hexes
};

/// The way out of the compound, by hex.
pub(crate) const fn outward(printed: &Printed) -> [u8; Hex::COUNT] {
    let mut facings = [0; Hex::COUNT];
    let mut at = 0;
    while at < printed.hexes.len() {
        facings[printed.hexes[at].0 as usize] = printed.hexes[at].1.facing;
        at += 1;
    }
    facings
}

/// The neighbours of each hex, clockwise from the north; off the map there is none.
pub(crate) static NEIGHBOURS: [[Option<Hex>; 6]; Hex::COUNT] = {
    let mut neighbours = [[None; 6]; Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let mut side = 0;
        while side < 6 {
            neighbours[hex][side] = beyond(Hex(hex as u16), side);
            side += 1;
        }
        hex += 1;
    }
    neighbours
};

const fn beyond(hex: Hex, side: usize) -> Option<Hex> {
    let (column, row) = (hex.column(), hex.row());
    // Odd columns stand high. What lies north or west of the first hex is 0, and not on the map.
    let high = column % 2;
    match side {
        0 => Hex::at(column, row - 1),
        1 => Hex::at(column + 1, row - high),
        2 => Hex::at(column + 1, row + 1 - high),
        3 => Hex::at(column, row + 1),
        4 => Hex::at(column - 1, row + 1 - high),
        _ => Hex::at(column - 1, row - high),
    }
}

/// Axial coordinates of each hex: q to the east, r to the south.
pub(crate) static AXIAL: [(i8, i8); Hex::COUNT] = {
    let mut axial = [(0, 0); Hex::COUNT];
    let mut hex = 0;
    while hex < Hex::COUNT {
        let (column, row) = (hex / ROWS as usize, hex % ROWS as usize);
        axial[hex] = (column as i8, row as i8 - (column / 2) as i8);
        hex += 1;
    }
    axial
};

/// The inside of each hex that is a building.
pub(crate) static INSIDES: [Option<Place>; Hex::COUNT] = {
    let mut insides = [None; Hex::COUNT];
    let mut at = 0;
    while at < PRINTED.buildings.len() {
        insides[PRINTED.buildings[at] as usize] = Some(Place((Hex::COUNT + at) as u16));
        at += 1;
    }
    insides
};

/// What lies on the sides of each hex, clockwise from the north.
pub(crate) static WALL_AT: [[u8; 6]; Hex::COUNT] = {
    let mut sides = [[NONE; 6]; Hex::COUNT];
    let mut wall = 0;
    while wall < WALLS {
        let (a, b) = (Hex(PRINTED.walls[wall].a), Hex(PRINTED.walls[wall].b));
        sides[a.index()][side_towards(a, b)] = wall as u8;
        sides[b.index()][side_towards(b, a)] = wall as u8;
        wall += 1;
    }
    sides
};

const fn side_towards(from: Hex, to: Hex) -> usize {
    let mut side = 0;
    while side < 6 {
        if let Some(there) = NEIGHBOURS[from.index()][side]
            && there.0 == to.0
        {
            return side;
        }
        side += 1;
    }
    panic!("a hexside lies between neighbours")
}

/// The hexsides between two rooms of one building, and the two rooms, a bit each.
pub(crate) static PARTITIONS: [(Wall, u16); 8] = partitions();

const fn partitions<const N: usize>() -> [(Wall, u16); N] {
    let mut all = [(Wall(NONE), 0); N];
    let (mut count, mut wall) = (0, 0);
    while wall < WALLS {
        let WallData { a, b, .. } = PRINTED.walls[wall];
        let (one, other) = (HEXES[a as usize].room, HEXES[b as usize].room);
        if one != NONE && other != NONE && one != other {
            all[count] = (Wall(wall as u8), 1 << one | 1 << other);
            count += 1;
        }
        wall += 1;
    }
    assert!(count == N, "as many as there are");
    all
}

/// Where the ways of each place begin among all [`links`].
pub(crate) static LINK_STARTS: [u16; Place::COUNT + 1] = {
    let mut starts = [0; Place::COUNT + 1];
    let mut place = 0;
    while place < Place::COUNT {
        starts[place + 1] = starts[place] + ways_from(place, &PRINTED.walls).count as u16;
        place += 1;
    }
    starts
};

/// How many ways there are.
pub(crate) const LINKS: usize = LINK_STARTS[Place::COUNT] as usize;

/// The ways from each place to its neighbours, place by place.
pub(crate) const fn links(walls: &[WallData; WALLS]) -> [Link; LINKS] {
    let mut links = [NOWHERE; LINKS];
    let mut place = 0;
    while place < Place::COUNT {
        let ways = ways_from(place, walls);
        let mut at = 0;
        while at < ways.count {
            links[LINK_STARTS[place] as usize + at] = ways.links[at];
            at += 1;
        }
        place += 1;
    }
    links
}

const NOWHERE: Link = Link { to: Place(0), side: 0, over: Terrain::Impassable, wall: NONE };

struct Ways {
    links: [Link; MOST_WAYS],
    count: usize,
}

impl Ways {
    const fn add(&mut self, to: Place, side: u8, over: Terrain, wall: u8) {
        self.links[self.count] = Link { to, side, over, wall };
        self.count += 1;
    }
}

const fn ways_from(place: usize, walls: &[WallData; WALLS]) -> Ways {
    let mut ways = Ways { links: [NOWHERE; MOST_WAYS], count: 0 };
    let from_inside = place >= Hex::COUNT;
    let hex = if from_inside { Hex(PRINTED.buildings[place - Hex::COUNT]) } else { Hex(place as u16) };
    let mut side = 0;
    while side < 6 {
        if let Some(there) = NEIGHBOURS[hex.index()][side as usize] {
            let wall = WALL_AT[hex.index()][side as usize];
            if from_inside {
                if !is_high(there) {
                    assert!(wall != NONE, "a building has walls");
                    ways.add(there.top(), side, opening(walls, wall), wall);
                }
                if let Some(inside) = INSIDES[there.index()] {
                    let one_room = HEXES[hex.index()].room == HEXES[there.index()].room;
                    ways.add(inside, side, if one_room { Terrain::Clear } else { Terrain::Interior }, wall);
                }
            } else {
                ways.add(there.top(), side, on_top(walls, wall), wall);
                if !is_high(hex)
                    && let Some(inside) = INSIDES[there.index()]
                {
                    ways.add(inside, side, opening(walls, wall), wall);
                }
            }
        }
        side += 1;
    }
    ways
}

/// [7.2-d] A roof or a platform is its top.
const fn is_high(hex: Hex) -> bool {
    matches!(HEXES[hex.index()].ground, Ground::Building | Ground::Platform | Ground::Apse)
}

/// Between ground, roofs and platforms the wall counts, but a ramp replaces it, the church is entered by its door,
/// and interior walls lie below the roofs.
const fn on_top(walls: &[WallData; WALLS], wall: u8) -> Terrain {
    if wall == NONE {
        return Terrain::Clear;
    }
    let border = &walls[wall as usize];
    match (border.wall, border.opening) {
        (Terrain::Interior, _) => Terrain::Clear,
        (_, Some(Terrain::Ramp)) => Terrain::Ramp,
        (Terrain::Church, Some(Terrain::Doorway)) => Terrain::Doorway,
        (wall, _) => wall,
    }
}

/// Into a building leads only its opening; where there is none, nothing does.
const fn opening(walls: &[WallData; WALLS], wall: u8) -> Terrain {
    if wall == NONE {
        return Terrain::Impassable;
    }
    match walls[wall as usize].opening {
        Some(opening @ (Terrain::Doorway | Terrain::Gunslit)) => opening,
        _ => Terrain::Impassable,
    }
}
