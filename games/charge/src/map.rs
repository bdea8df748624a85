//! The names of things: areas, walls, guns, battalions, companies; and what the map prints about them.
//!
//! Ids are small numbers with methods. Their text form is their code: `NF`, `w_north`, `gun4`, `Ald`, `Travis`.

use game::id;

use crate::Force;
use crate::data::{BUILT_IN, Kind, NONE, Printed, data};

id! {
    /// A part of the map, inside the Alamo or outside it.
    Area, 17, |at| BUILT_IN.data.areas[at].code,
    words: "area",
    set: Areas(u32),
    click: Place + 0,
}
id! {
    /// A wall section: one yellow star, for one border or several.
    Wall, 13, |at| BUILT_IN.data.walls[at].code,
    words: "wall",
    set: Walls(u16),
    click: Piece + 220,
}
id! {
    /// An artillery unit, on the position with its number: `Gun(0)` is gun 1.
    Gun, 8, |at| BUILT_IN.data.guns[at].code,
    set: Guns(u8),
    click: Piece + 16,
}
id! {
    /// Mexican units that nothing tells apart: those of one battalion within one column.
    Group, 9, |at| BUILT_IN.data.groups[at].code,
    words: "group",
}
id! {
    /// A Mexican column: I to IV, and the reserve.
    Column, 5, |at| BUILT_IN.data.columns[at],
    words: "column",
    set: Columns(u8),
    click: Piece + 200,
}
id! {
    /// A Mexican battalion; San Luis marches in two columns.
    Battalion, 8, |at| BUILT_IN.data.battalions[at]
}
id! {
    /// A Texian unit.
    Unit, 10, |at| BUILT_IN.data.units[at].code,
    words: "unit",
    set: Units(u16),
    click: Piece + 0,
}

/// The units of every column.
pub(crate) const fn forces(printed: &Printed) -> [Force; Column::COUNT] {
    let mut forces = [Force::NONE; Column::COUNT];
    let mut group = 0;
    while group < Group::COUNT {
        let column = printed.groups[group].column as usize;
        forces[column] = forces[column].with(Group(group as u8), printed.groups[group].count);
        group += 1;
    }
    forces
}

/// The guns in every area.
pub(crate) const fn guns_of(printed: &Printed) -> [Guns; Area::COUNT] {
    let mut sets = [Guns::NONE; Area::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        let mut area = 0;
        while area < Area::COUNT {
            if Areas(printed.guns[gun].areas).contains(Area(area as u8)) {
                sets[area].insert(Gun(gun as u8));
            }
            area += 1;
        }
        gun += 1;
    }
    sets
}

/// The units that are leaders.
pub(crate) const fn leaders(printed: &Printed) -> Units {
    let mut leaders = Units::NONE;
    let mut unit = 0;
    while unit < Unit::COUNT {
        if printed.units[unit].leader {
            leaders.insert(Unit(unit as u8));
        }
        unit += 1;
    }
    leaders
}

impl Area {
    pub fn is_alamo(self) -> bool {
        data().areas[self.index()].kind == Kind::Alamo
    }

    /// [13.1] Toward River A or B.
    pub fn is_river(self) -> bool {
        data().areas[self.index()].kind == Kind::River
    }

    /// [2g] How many Texian units may stand here in the open.
    pub fn texian_limit(self) -> u8 {
        data().areas[self.index()].texian
    }

    /// [2g] How many Mexican units may stand here.
    pub fn mexican_limit(self) -> u8 {
        data().areas[self.index()].mexican
    }

    /// [4.1] How many Texian units the buildings here hold.
    pub fn building_limit(self) -> u8 {
        data().areas[self.index()].building
    }

    /// [14.0] The adjacent areas that may be attacked from here, and from which this one may be attacked:
    /// across an open border or a wall, but no red arrow. Two outside areas have nothing to attack in each
    /// other.
    pub fn reach(self) -> Areas {
        Areas(data().open[self.index()] | data().walled[self.index()])
    }

    /// [2c] The adjacent areas behind a red arrow.
    pub fn red(self) -> Areas {
        Areas(data().red[self.index()])
    }

    /// [11.0] The adjacent outside areas of an outside area.
    pub fn ring(self) -> Areas {
        Areas(data().ring[self.index()])
    }

    /// [2b] Every area that shares a border with this one.
    pub fn adjacent(self) -> Areas {
        self.reach().or(self.red()).or(self.ring())
    }

    /// [17.1] The guns that occupy it, or straddle its border.
    pub(crate) fn guns(self) -> Guns {
        data().guns_of[self.index()]
    }

    /// [5.1] The wall section on the border with `other`, if one is marked there.
    pub fn wall_to(self, other: Area) -> Option<Wall> {
        match data().between[self.index()][other.index()] {
            NONE => None,
            wall => Some(Wall(wall)),
        }
    }
}

impl Wall {
    /// [2d] The strength it begins with.
    pub fn printed(self) -> u8 {
        data().walls[self.index()].strength
    }

    /// The borders it stands on, each once.
    pub fn borders(self) -> impl Iterator<Item = (Area, Area)> {
        Area::all().flat_map(move |a| {
            Area::all().filter(move |&b| a < b && a.wall_to(b) == Some(self)).map(move |b| (a, b))
        })
    }
}

impl Gun {
    /// [2e] The number on its position.
    pub fn position(self) -> u8 {
        self.0 + 1
    }

    pub fn strength(self) -> u8 {
        data().guns[self.index()].strength
    }

    /// [15.5] One hit destroys a gun; the chapel's takes two.
    pub fn hits_to_destroy(self) -> u8 {
        data().guns[self.index()].hits
    }

    /// [17.1] The areas it occupies: two if it straddles their border.
    pub fn areas(self) -> Areas {
        Areas(data().guns[self.index()].areas)
    }
}

impl Group {
    pub fn column(self) -> Column {
        Column(data().groups[self.index()].column)
    }

    pub fn battalion(self) -> Battalion {
        Battalion(data().groups[self.index()].battalion)
    }

    /// [1.0] How many units it has at the start.
    pub fn strength(self) -> u8 {
        data().groups[self.index()].count
    }
}

impl Column {
    /// [14.61] The light infantry.
    pub const CAZADORES: Column = Column(3);

    pub fn groups(self) -> impl Iterator<Item = Group> {
        Group::all().filter(move |group| group.column() == self)
    }

    /// All its units.
    pub fn force(self) -> Force {
        data().forces[self.index()]
    }
}

impl Battalion {
    pub fn groups(self) -> impl Iterator<Item = Group> {
        Group::all().filter(move |group| group.battalion() == self)
    }
}

impl Unit {
    /// [6.4] Travis and Crockett.
    pub fn is_leader(self) -> bool {
        Units::leaders().contains(self)
    }

    /// Where it stood on the morning of the assault.
    pub fn history(self) -> Area {
        Area(data().units[self.index()].history)
    }
}

impl Units {
    /// [6.4] Travis and Crockett.
    pub(crate) fn leaders() -> Units {
        data().leaders
    }
}

impl Areas {
    pub const ALAMO: Areas = Areas((1 << 11) - 1);
    pub const OUTSIDE: Areas = Areas((1 << 17) - (1 << 11));
}
