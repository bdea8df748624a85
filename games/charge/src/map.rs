//! The names of things: areas, walls, guns, battalions, companies; and what the map prints about them.
//!
//! Ids are small numbers with methods. Their text form is their code: `NF`, `w_north`, `gun4`, `Ald`, `Travis`.

use game::id;

use crate::Force;
use crate::data;

id! {
    /// A part of the map, inside the Alamo or outside it.
    Area, 17, |at| data::AREAS[at].code,
    words: "area",
    set: Areas(u32),
    click: Place + 0,
}
id! {
    /// A wall section: one yellow star, for one border or several.
    Wall, 13, |at| data::WALLS[at].code,
    words: "wall",
    set: Walls(u16),
    click: Piece + 220,
}
id! {
    /// An artillery unit, on the position with its number: `Gun(0)` is gun 1.
    Gun, 8, |at| data::GUNS[at].code,
    set: Guns(u8),
    click: Piece + 16,
}
id! {
    /// Mexican units that nothing tells apart: those of one battalion within one column.
    Group, 9, |at| data::GROUPS[at].code,
    words: "group",
}
id! {
    /// A Mexican column: I to IV, and the reserve.
    Column, 5, |at| data::COLUMNS[at],
    words: "column",
    set: Columns(u8),
    click: Piece + 200,
}
id! {
    /// A Mexican battalion; San Luis marches in two columns.
    Battalion, 8, |at| data::BATTALIONS[at]
}
id! {
    /// A Texian unit.
    Unit, 10, |at| data::UNITS[at].code,
    words: "unit",
    set: Units(u16),
    click: Piece + 0,
}

/// The units of every column.
static FORCES: [Force; Column::COUNT] = {
    let mut forces = [Force::NONE; Column::COUNT];
    let mut group = 0;
    while group < Group::COUNT {
        let column = data::GROUPS[group].column as usize;
        forces[column] = forces[column].with(Group(group as u8), data::GROUPS[group].count);
        group += 1;
    }
    forces
};

/// The guns in every area.
static GUNS_OF: [Guns; Area::COUNT] = {
    let mut sets = [Guns::NONE; Area::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        let mut area = 0;
        while area < Area::COUNT {
            if Areas(data::GUNS[gun].areas).contains(Area(area as u8)) {
                sets[area].insert(Gun(gun as u8));
            }
            area += 1;
        }
        gun += 1;
    }
    sets
};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Alamo,
    Outside,
    /// Outside, toward the river.
    River,
}

pub(crate) struct AreaData {
    pub code: &'static str,
    pub kind: Kind,
    pub texian: u8,
    pub mexican: u8,
    pub building: u8,
}

pub(crate) struct WallData {
    pub code: &'static str,
    pub strength: u8,
}

pub(crate) struct GunData {
    pub code: &'static str,
    pub strength: u8,
    pub hits: u8,
    pub areas: u32,
}

pub(crate) struct GroupData {
    pub code: &'static str,
    pub column: u8,
    pub battalion: u8,
    pub count: u8,
}

pub(crate) struct UnitData {
    pub code: &'static str,
    pub leader: bool,
    pub history: u8,
}

impl Area {
    pub fn is_alamo(self) -> bool {
        data::AREAS[self.index()].kind == Kind::Alamo
    }

    /// [13.1] Toward River A or B.
    pub fn is_river(self) -> bool {
        data::AREAS[self.index()].kind == Kind::River
    }

    /// [2g] How many Texian units may stand here in the open.
    pub fn texian_limit(self) -> u8 {
        data::AREAS[self.index()].texian
    }

    /// [2g] How many Mexican units may stand here.
    pub fn mexican_limit(self) -> u8 {
        data::AREAS[self.index()].mexican
    }

    /// [4.1] How many Texian units the buildings here hold.
    pub fn building_limit(self) -> u8 {
        data::AREAS[self.index()].building
    }

    /// [14.0] The adjacent areas that may be attacked from here, and from which this one may be attacked:
    /// across an open border or a wall, but no red arrow. Two outside areas have nothing to attack in each
    /// other.
    pub const fn reach(self) -> Areas {
        Areas(data::OPEN[self.index()] | data::WALLED[self.index()])
    }

    /// [2c] The adjacent areas behind a red arrow.
    pub const fn red(self) -> Areas {
        Areas(data::RED[self.index()])
    }

    /// [11.0] The adjacent outside areas of an outside area.
    pub const fn ring(self) -> Areas {
        Areas(data::RING[self.index()])
    }

    /// [2b] Every area that shares a border with this one.
    pub const fn adjacent(self) -> Areas {
        self.reach().or(self.red()).or(self.ring())
    }

    /// [17.1] The guns that occupy it, or straddle its border.
    pub(crate) fn guns(self) -> Guns {
        GUNS_OF[self.index()]
    }

    /// [5.1] The wall section on the border with `other`, if one is marked there.
    pub fn wall_to(self, other: Area) -> Option<Wall> {
        match data::BETWEEN[self.index()][other.index()] {
            data::NONE => None,
            wall => Some(Wall(wall)),
        }
    }
}

impl Wall {
    /// [2d] The strength it begins with.
    pub fn printed(self) -> u8 {
        data::WALLS[self.index()].strength
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
        data::GUNS[self.index()].strength
    }

    /// [15.5] One hit destroys a gun; the chapel's takes two.
    pub fn hits_to_destroy(self) -> u8 {
        data::GUNS[self.index()].hits
    }

    /// [17.1] The areas it occupies: two if it straddles their border.
    pub fn areas(self) -> Areas {
        Areas(data::GUNS[self.index()].areas)
    }
}

impl Group {
    pub fn column(self) -> Column {
        Column(data::GROUPS[self.index()].column)
    }

    pub fn battalion(self) -> Battalion {
        Battalion(data::GROUPS[self.index()].battalion)
    }

    /// [1.0] How many units it has at the start.
    pub fn strength(self) -> u8 {
        data::GROUPS[self.index()].count
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
        FORCES[self.index()]
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
        Units::LEADERS.contains(self)
    }

    /// Where it stood on the morning of the assault.
    pub fn history(self) -> Area {
        Area(data::UNITS[self.index()].history)
    }
}

impl Units {
    /// [6.4] Travis and Crockett.
    pub(crate) const LEADERS: Units = {
        let mut leaders = Units::NONE;
        let mut unit = 0;
        while unit < Unit::COUNT {
            if data::UNITS[unit].leader {
                leaders.insert(Unit(unit as u8));
            }
            unit += 1;
        }
        leaders
    };
}

impl Areas {
    pub const ALAMO: Areas = Areas((1 << 11) - 1);
    pub const OUTSIDE: Areas = Areas((1 << 17) - (1 << 11));
}
