//! The names of things: zones, walls, guns, battalions, officers; and what the map prints about them.
//!
//! Ids are small numbers with methods. Their text form is their code: `NWC`, `fW3>W3`, `G4`, `Ald`, `Travis`.

use game::{Set128, id};

use crate::data;

id! {
    /// A part of the map. Those inside the compound come first.
    Zone, 67, |at| data::ZONES[at].code
}
id! {
    /// An outer wall or palisade: the border between a zone inside and the zone at its foot.
    Wall, 14, |at| data::WALLS[at].code
}
id! {
    /// A part of a wall that may be breached. A corner has two.
    Section, 17, |at| data::SECTIONS[at].code
}
id! {
    /// A gun of the Alamo.
    Gun, 12, |at| data::GUNS[at].code
}
id! {
    /// A Mexican battalion. Its counters are alike.
    Battalion, 8, |at| data::BATTALIONS[at].code
}
id! {
    /// [1.3.1] A counter of Texan infantry.
    Unit, 12, |at| UNITS[at]
}
id! {
    /// An officer of either side.
    Officer, 8, |at| OFFICERS[at]
}
id! {
    /// An edge of the map.
    Edge, 4, |at| EDGES[at]
}

static UNITS: [&str; 12] =
    ["Tex1", "Tex2", "Ten1", "Ten2", "Reg1", "Reg2", "Vol1", "Vol2", "Vol3", "Vol4", "Vol5", "Vol6"];
static OFFICERS: [&str; 8] =
    ["Travis", "Bowie", "Crockett", "Cos", "Duque", "Romero", "Morales", "SantaAnna"];
static EDGES: [&str; 4] = ["N", "E", "S", "O"];

/// The numbers of the bits that are set.
pub(crate) fn bits(set: u32) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros() as u8;
            left &= left - 1;
            bit
        })
    })
}

/// The walls of every zone, by bits.
static WALLS_OF: [u32; Zone::COUNT] = {
    let mut sets = [0; Zone::COUNT];
    let mut wall = 0;
    while wall < Wall::COUNT {
        sets[data::WALLS[wall].inside as usize] |= 1 << wall;
        sets[data::WALLS[wall].outside as usize] |= 1 << wall;
        wall += 1;
    }
    sets
};

/// The guns of every zone, by bits.
static GUNS_OF: [u32; Zone::COUNT] = {
    let mut sets = [0; Zone::COUNT];
    let mut gun = 0;
    while gun < Gun::COUNT {
        sets[data::GUNS[gun].zone as usize] |= 1 << gun;
        gun += 1;
    }
    sets
};

/// The six zones of every edge.
static EDGE_ZONES: [[u8; 6]; Edge::COUNT] = {
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

/// What a zone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Inside, behind an outer wall: its counters stand on the wall.
    Rampart,
    /// Inside, away from the walls.
    Court,
    /// Inside, enclosed.
    Building,
    /// The gun platform of the chapel.
    Platform,
    /// Outside, on an edge of the map.
    Edge,
    /// Outside, at the foot of the compound.
    Foot,
    Lake,
}

/// [1.3.6a] What kind of soldiers a battalion has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    Regular,
    Militia,
    Sapper,
    Cavalry,
}

pub(crate) struct ZoneData {
    pub(crate) code: &'static str,
    pub(crate) kind: Kind,
    pub(crate) cover: bool,
    pub(crate) ditch: bool,
    pub(crate) edge: Option<(u8, u8)>,
}

pub(crate) struct WallData {
    pub(crate) code: &'static str,
    pub(crate) inside: u8,
    pub(crate) outside: u8,
    pub(crate) palisade: bool,
    pub(crate) sections: u32,
}

pub(crate) struct SectionData {
    pub(crate) code: &'static str,
    pub(crate) side: u8,
    pub(crate) wall: u8,
}

pub(crate) struct GunData {
    pub(crate) code: &'static str,
    pub(crate) zone: u8,
    pub(crate) eighteen: bool,
    pub(crate) faces: u8,
    pub(crate) field: u128,
    pub(crate) turned: u128,
}

pub(crate) struct BattalionData {
    pub(crate) code: &'static str,
    pub(crate) count: u8,
    pub(crate) arm: Arm,
}

/// A battalion as it enters with its column.
pub(crate) struct Entry {
    pub(crate) column: u8,
    pub(crate) battalion: u8,
    pub(crate) count: u8,
}

impl Zone {
    /// [1.3.5] Where Bowie lies sick.
    pub const BOWIE: Zone = Zone(14);
    /// [9a] The magazine, marked M.
    pub const MAGAZINE: Zone = Zone(18);
    /// [9a] The magazine and the zones that touch it: courtyard, chapel, platform, convent yard, cattle pen.
    pub const BLAST: [Zone; 6] = [Zone(26), Zone(19), Zone(20), Zone(16), Zone(23), Zone(18)];

    pub fn kind(self) -> Kind {
        data::ZONES[self.index()].kind
    }

    pub fn is_inside(self) -> bool {
        self.index() < data::INSIDE
    }

    /// [1.3.5] Enclosed; the gun platform of the chapel is inside it.
    pub fn is_building(self) -> bool {
        matches!(self.kind(), Kind::Building | Kind::Platform)
    }

    pub fn is_foot(self) -> bool {
        self.kind() == Kind::Foot
    }

    pub fn inside() -> impl Iterator<Item = Zone> {
        (0..data::INSIDE as u8).map(Zone)
    }

    /// [3b] Woods or ruins, which cover Mexicans.
    pub fn has_cover(self) -> bool {
        data::ZONES[self.index()].cover
    }

    /// [5.3] A ditch before a palisade.
    pub fn has_ditch(self) -> bool {
        data::ZONES[self.index()].ditch
    }

    /// [1.3.6] The edge it lies on, and its number there.
    pub fn edge(self) -> Option<(Edge, u8)> {
        data::ZONES[self.index()].edge.map(|(edge, number)| (Edge(edge), number))
    }

    /// The zones behind an open border or a door.
    pub fn ways(self) -> Zones {
        Zones(data::WAYS[self.index()])
    }

    /// [5b] Those of them beyond the stream.
    pub fn across_stream(self) -> Zones {
        Zones(data::STREAMS[self.index()])
    }

    /// [3a] The zones within reach of a rifle at one zone: those that fire counts as adjacent.
    pub fn near(self) -> Zones {
        Zones(data::NEAR[self.index()])
    }

    /// [3a] The zones within reach of a rifle at two zones.
    pub fn far(self) -> Zones {
        Zones(data::FAR[self.index()])
    }

    /// The walls at whose foot it lies, or behind which.
    pub fn walls(self) -> impl Iterator<Item = Wall> {
        bits(WALLS_OF[self.index()]).map(Wall)
    }

    /// Steps to another zone, both inside.
    pub(crate) fn steps_inside(self, to: Zone) -> u8 {
        data::INSIDE_STEPS[to.index()][self.index()]
    }
}

impl Wall {
    pub fn inside(self) -> Zone {
        Zone(data::WALLS[self.index()].inside)
    }

    /// The zone at its foot.
    pub fn outside(self) -> Zone {
        Zone(data::WALLS[self.index()].outside)
    }

    /// The zone on its other side.
    pub(crate) fn beyond(self, zone: Zone) -> Zone {
        if self.inside() == zone { self.outside() } else { self.inside() }
    }

    pub fn is_palisade(self) -> bool {
        data::WALLS[self.index()].palisade
    }

    pub fn sections(self) -> impl Iterator<Item = Section> {
        bits(self.section_bits()).map(Section)
    }

    /// Its sections, by bits.
    pub(crate) fn section_bits(self) -> u32 {
        data::WALLS[self.index()].sections
    }

    /// Steps from a zone outside to its foot.
    pub(crate) fn steps_from(self, zone: Zone) -> u8 {
        data::OUTSIDE_STEPS[self.index()][zone.index()]
    }

    /// [5.1] A gun position that can be scaled: the columns head for these.
    pub(crate) fn is_gun_position(self) -> bool {
        GUNS_OF[self.inside().index()] != 0
    }
}

impl Section {
    /// [1.3.4] The side of the Alamo it is on.
    pub fn side(self) -> Edge {
        Edge(data::SECTIONS[self.index()].side)
    }

    pub fn wall(self) -> Wall {
        Wall(data::SECTIONS[self.index()].wall)
    }
}

impl Gun {
    /// [4] Where it stands; it never moves.
    pub fn zone(self) -> Zone {
        Zone(data::GUNS[self.index()].zone)
    }

    /// [4.1.1] The biggest of them.
    pub fn is_eighteen(self) -> bool {
        data::GUNS[self.index()].eighteen
    }

    /// [1.3.4b] Whether it faces that side.
    pub fn faces(self, side: Edge) -> bool {
        data::GUNS[self.index()].faces >> side.0 & 1 == 1
    }

    /// [4.1] [4.1.2] Its field of fire; that of the centre battery lies inside.
    pub fn field(self) -> Zones {
        Zones(data::GUNS[self.index()].field)
    }

    /// [M10] Where it bears when Mexicans have taken it and turn it on the fort.
    pub fn turned(self) -> Zones {
        Zones(data::GUNS[self.index()].turned)
    }

    /// [1.3.3] The guns whose place is in that zone.
    pub fn of(zone: Zone) -> impl Iterator<Item = Gun> {
        bits(GUNS_OF[zone.index()]).map(Gun)
    }
}

impl Battalion {
    pub const ZAPADORES: Battalion = Battalion(6);
    pub const DOLORES: Battalion = Battalion(7);

    /// [1.3.6a] How many counters it has at the start.
    pub fn full(self) -> u8 {
        data::BATTALIONS[self.index()].count
    }

    pub fn arm(self) -> Arm {
        data::BATTALIONS[self.index()].arm
    }

    pub fn is_cavalry(self) -> bool {
        self.arm() == Arm::Cavalry
    }
}

impl Officer {
    pub const TRAVIS: Officer = Officer(0);
    pub const BOWIE: Officer = Officer(1);
    pub const CROCKETT: Officer = Officer(2);
    pub const SANTA_ANNA: Officer = Officer(7);

    pub fn is_texan(self) -> bool {
        self.0 < 3
    }

    pub fn texans() -> impl Iterator<Item = Officer> {
        (0..3).map(Officer)
    }

    pub fn mexicans() -> impl Iterator<Item = Officer> {
        (3..8).map(Officer)
    }

    /// [1.1a] [1.1b] What he adds.
    pub fn bonus(self) -> i8 {
        if self == Officer::CROCKETT || self == Officer::SANTA_ANNA { 2 } else { 1 }
    }

    /// [1.3.6a] Who commands this column.
    pub(crate) fn of_column(column: u8) -> Officer {
        Officer(3 + column)
    }
}

impl Edge {
    /// [1.3.6] Its zone with this number, from 1 to 6.
    pub fn zone(self, number: u8) -> Zone {
        Zone(EDGE_ZONES[self.index()][usize::from(number - 1)])
    }
}

/// A set of zones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Zones(pub u128);

impl Zones {
    pub const NONE: Zones = Zones(0);
    /// Those inside the compound.
    pub const INSIDE: Zones = Zones((1 << data::INSIDE) - 1);

    pub const fn contains(self, zone: Zone) -> bool {
        self.0 >> zone.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, zone: Zone) -> Zones {
        Zones(self.0 | 1 << zone.0)
    }

    #[must_use]
    pub const fn without(self, other: Zones) -> Zones {
        Zones(self.0 & !other.0)
    }

    #[must_use]
    pub const fn and(self, other: Zones) -> Zones {
        Zones(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Zones) -> Zones {
        Zones(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Zone> {
        Set128(self.0).iter().map(Zone)
    }
}

impl FromIterator<Zone> for Zones {
    fn from_iter<I: IntoIterator<Item = Zone>>(zones: I) -> Zones {
        zones.into_iter().fold(Zones::NONE, Zones::with)
    }
}
