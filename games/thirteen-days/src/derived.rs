//! What follows from the printed tables, worked out when the program is built.

use crate::data;
use crate::map::{Edge, Gun, Guns, Kind, Section, Sections, Wall, Walls, Zone, Zones};

/// The walls of every zone.
pub(crate) static WALLS_OF: [Walls; Zone::COUNT] = {
    let mut sets = [Walls::NONE; Zone::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        sets[data::WALLS[wall].inside as usize].insert(Wall(wall as u8));
        sets[data::WALLS[wall].outside as usize].insert(Wall(wall as u8));
        wall += 1;
    }
    sets
};

/// The two zones of every wall.
pub(crate) static BESIDE: [Zones; Wall::COUNT] = {
    let mut sets = [Zones::NONE; Wall::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        sets[wall] = Zones::one(Zone(data::WALLS[wall].inside)).with(Zone(data::WALLS[wall].outside));
        wall += 1;
    }
    sets
};

/// The guns of every zone.
pub(crate) static GUNS_OF: [Guns; Zone::COUNT] = {
    let mut sets = [Guns::NONE; Zone::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        sets[data::GUNS[gun].zone as usize].insert(Gun(gun as u8));
        gun += 1;
    }
    sets
};

/// The guns that face every side, and its sections.
pub(crate) static FACING: [Guns; Edge::COUNT] = {
    let mut sets = [Guns::NONE; Edge::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        let mut side = 0;
        while side < Edge::COUNT {
            if data::GUNS[gun].faces >> side & 1 == 1 {
                sets[side].insert(Gun(gun as u8));
            }
            side += 1;
        }
        gun += 1;
    }
    sets
};
pub(crate) static SIDES: [Sections; Edge::COUNT] = {
    let mut sets = [Sections::NONE; Edge::COUNT];
    let mut section = 0;
    while section < Section::COUNT {
        sets[data::SECTIONS[section].side as usize].insert(Section(section as u8));
        section += 1;
    }
    sets
};

/// The zones of a kind, and those with a ditch.
pub(crate) const fn of_kind(kind: Kind) -> Zones {
    let mut zones = Zones::NONE;
    let mut zone = 0;
    while zone < Zone::COUNT {
        if data::ZONES[zone].kind as u8 == kind as u8 {
            zones.insert(Zone(zone as u8));
        }
        zone += 1;
    }
    zones
}

pub(crate) const fn with_ditch() -> Zones {
    let mut zones = Zones::NONE;
    let mut zone = 0;
    while zone < Zone::COUNT {
        if data::ZONES[zone].ditch {
            zones.insert(Zone(zone as u8));
        }
        zone += 1;
    }
    zones
}

/// The zones inside within so many steps of every one of them.
pub(crate) static INSIDE_WITHIN: [[Zones; FARTHEST]; data::INSIDE] = {
    let mut sets = [[Zones::NONE; FARTHEST]; data::INSIDE];
    let mut from = 0;
    while from < data::INSIDE {
        let mut to = 0;
        while to < data::INSIDE {
            let mut steps = data::INSIDE_STEPS[to][from] as usize;
            while steps < FARTHEST {
                sets[from][steps].insert(Zone(to as u8));
                steps += 1;
            }
            to += 1;
        }
        from += 1;
    }
    sets
};

/// The walls whose foot is within so many steps of every zone outside.
pub(crate) static WALLS_WITHIN: [[Walls; FARTHEST]; Zone::COUNT] = {
    let mut sets = [[Walls::NONE; FARTHEST]; Zone::COUNT];
    let mut from = 0;
    while from < Zone::COUNT {
        let mut wall = 0;
        while wall < Wall::COUNT {
            let mut steps = data::OUTSIDE_STEPS[wall][from] as usize;
            while steps < FARTHEST {
                sets[from][steps].insert(Wall(wall as u8));
                steps += 1;
            }
            wall += 1;
        }
        from += 1;
    }
    sets
};

/// More steps than any way takes, inside or outside.
pub(crate) const FARTHEST: usize = 10;

/// The six zones of every edge.
pub(crate) static EDGE_ZONES: [[u8; 6]; Edge::COUNT] = {
    let mut zones = [[0; 6]; Edge::COUNT];
    let mut zone = 0;
    while zone < Zone::COUNT {
        if let Some((edge, number)) = data::ZONES[zone].edge {
            zones[edge as usize][number as usize - 1] = zone as u8;
        }
        zone += 1;
    }
    zones
};

/// [5.4] The walls that are palisades.
pub(crate) const PALISADES: Walls = {
    let mut walls = Walls::NONE;
    let mut wall = 0;
    while wall < Wall::COUNT {
        if data::WALLS[wall].palisade {
            walls.insert(Wall(wall as u8));
        }
        wall += 1;
    }
    walls
};

/// The zones outside within so many steps of the foot of every wall.
pub(crate) static OUTSIDE_WITHIN: [[Zones; FARTHEST]; Wall::COUNT] = {
    let mut sets = [[Zones::NONE; FARTHEST]; Wall::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        let mut from = 0;
        while from < Zone::COUNT {
            let mut steps = data::OUTSIDE_STEPS[wall][from] as usize;
            while steps < FARTHEST {
                sets[wall][steps].insert(Zone(from as u8));
                steps += 1;
            }
            from += 1;
        }
        wall += 1;
    }
    sets
};

/// [5.1] The walls before a gun position.
pub(crate) const GUN_POSITIONS: Walls = {
    let mut walls = Walls::NONE;
    let mut wall = 0;
    while wall < Wall::COUNT {
        if !GUNS_OF[data::WALLS[wall].inside as usize].is_empty() {
            walls.insert(Wall(wall as u8));
        }
        wall += 1;
    }
    walls
};
