//! What follows from the printed tables: of the built-in ones when the program is built, of others when they are read.

use crate::data::{INSIDE, Printed};
use crate::map::{Edge, Gun, Guns, Kind, Section, Sections, Wall, Walls, Zone, Zones};

/// The walls of every zone.
pub(crate) const fn walls_of(printed: &Printed) -> [Walls; Zone::COUNT] {
    let mut sets = [Walls::NONE; Zone::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        sets[printed.walls[wall].inside as usize].insert(Wall(wall as u8));
        sets[printed.walls[wall].outside as usize].insert(Wall(wall as u8));
        wall += 1;
    }
    sets
}

/// The two zones of every wall.
pub(crate) const fn beside(printed: &Printed) -> [Zones; Wall::COUNT] {
    let mut sets = [Zones::NONE; Wall::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        sets[wall] = Zones::one(Zone(printed.walls[wall].inside)).with(Zone(printed.walls[wall].outside));
        wall += 1;
    }
    sets
}

/// The guns of every zone.
pub(crate) const fn guns_of(printed: &Printed) -> [Guns; Zone::COUNT] {
    let mut sets = [Guns::NONE; Zone::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        sets[printed.guns[gun].zone as usize].insert(Gun(gun as u8));
        gun += 1;
    }
    sets
}

/// The guns that face every side, and its sections.
pub(crate) const fn facing(printed: &Printed) -> [Guns; Edge::COUNT] {
    let mut sets = [Guns::NONE; Edge::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        let mut side = 0;
        while side < Edge::COUNT {
            if printed.guns[gun].faces >> side & 1 == 1 {
                sets[side].insert(Gun(gun as u8));
            }
            side += 1;
        }
        gun += 1;
    }
    sets
}
pub(crate) const fn sides(printed: &Printed) -> [Sections; Edge::COUNT] {
    let mut sets = [Sections::NONE; Edge::COUNT];
    let mut section = 0;
    while section < Section::COUNT {
        sets[printed.sections[section].side as usize].insert(Section(section as u8));
        section += 1;
    }
    sets
}

/// The zones of a kind, and those with a ditch.
pub(crate) const fn of_kind(printed: &Printed, kind: Kind) -> Zones {
    let mut zones = Zones::NONE;
    let mut zone = 0;
    while zone < Zone::COUNT {
        if printed.zones[zone].kind as u8 == kind as u8 {
            zones.insert(Zone(zone as u8));
        }
        zone += 1;
    }
    zones
}

pub(crate) const fn with_ditch(printed: &Printed) -> Zones {
    let mut zones = Zones::NONE;
    let mut zone = 0;
    while zone < Zone::COUNT {
        if printed.zones[zone].ditch {
            zones.insert(Zone(zone as u8));
        }
        zone += 1;
    }
    zones
}

/// The zones inside within this many steps of every one of them.
pub(crate) const fn inside_within(printed: &Printed) -> [[Zones; FARTHEST]; INSIDE] {
    let mut sets = [[Zones::NONE; FARTHEST]; INSIDE];
    let mut from = 0;
    while from < INSIDE {
        let mut to = 0;
        while to < INSIDE {
            let mut steps = printed.inside_steps[to][from] as usize;
            while steps < FARTHEST {
                sets[from][steps].insert(Zone(to as u8));
                steps += 1;
            }
            to += 1;
        }
        from += 1;
    }
    sets
}

/// The walls whose foot is within this many steps of every zone outside.
pub(crate) const fn walls_within(printed: &Printed) -> [[Walls; FARTHEST]; Zone::COUNT] {
    let mut sets = [[Walls::NONE; FARTHEST]; Zone::COUNT];
    let mut from = 0;
    while from < Zone::COUNT {
        let mut wall = 0;
        while wall < Wall::COUNT {
            let mut steps = printed.outside_steps[wall][from] as usize;
            while steps < FARTHEST {
                sets[from][steps].insert(Wall(wall as u8));
                steps += 1;
            }
            wall += 1;
        }
        from += 1;
    }
    sets
}

/// More steps than any way takes, inside or outside.
pub(crate) const FARTHEST: usize = 10;

/// The six zones of every edge.
pub(crate) const fn edge_zones(printed: &Printed) -> [[u8; 6]; Edge::COUNT] {
    let mut zones = [[0; 6]; Edge::COUNT];
    let mut zone = 0;
    while zone < Zone::COUNT {
        if let Some((edge, number)) = printed.zones[zone].edge {
            zones[edge as usize][number as usize - 1] = zone as u8;
        }
        zone += 1;
    }
    zones
}

/// [5.4] The walls that are palisades.
pub(crate) const fn palisades(printed: &Printed) -> Walls {
    let mut walls = Walls::NONE;
    let mut wall = 0;
    while wall < Wall::COUNT {
        if printed.walls[wall].palisade {
            walls.insert(Wall(wall as u8));
        }
        wall += 1;
    }
    walls
}

/// The zones outside within this many steps of the foot of every wall.
pub(crate) const fn outside_within(printed: &Printed) -> [[Zones; FARTHEST]; Wall::COUNT] {
    let mut sets = [[Zones::NONE; FARTHEST]; Wall::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        let mut from = 0;
        while from < Zone::COUNT {
            let mut steps = printed.outside_steps[wall][from] as usize;
            while steps < FARTHEST {
                sets[wall][steps].insert(Zone(from as u8));
                steps += 1;
            }
            from += 1;
        }
        wall += 1;
    }
    sets
}

/// [5.1] The walls before a gun position.
pub(crate) const fn gun_positions(printed: &Printed, guns_of: &[Guns; Zone::COUNT]) -> Walls {
    let mut walls = Walls::NONE;
    let mut wall = 0;
    while wall < Wall::COUNT {
        if !guns_of[printed.walls[wall].inside as usize].is_empty() {
            walls.insert(Wall(wall as u8));
        }
        wall += 1;
    }
    walls
}
