//! The names of things: zones, walls, guns, battalions, officers; and what the map prints about them.
//!
//! Ids are small numbers with methods. Their text form is their code: `NWC`, `fW3>W3`, `G4`, `Ald`, `Travis`.

use game::id;

use crate::Side;
use crate::data::{INSIDE, built_in, data};

id! {
    /// A part of the map. Those inside the compound come first.
    Zone, 67, |at| data().zones[at].code,
    words: "zone",
    set: Zones(u128),
    click: Place + 0,
}
id! {
    /// An outer wall or palisade: the border between a zone inside and the zone at its foot.
    Wall, 14, |at| data().walls[at].code,
    set: Walls(u16),
}
id! {
    /// A part of a wall that may be breached. A corner has two.
    Section, 17, |at| data().sections[at].code,
    words: "section",
    set: Sections(u32),
}
id! {
    /// A gun of the Alamo.
    Gun, 12, |at| data().guns[at].code,
    words: "gun",
    set: Guns(u16),
    click: Piece + 12,
}
id! {
    /// A Mexican battalion. Its counters are alike.
    Battalion, 8, |at| data().battalions[at].code,
    words: "battalion",
}
id! {
    /// [1.3.1] A counter of Texan infantry.
    Unit, 12, |at| UNITS[at],
    words: "unit",
    set: Units(u16),
    click: Piece + 0,
}
id! {
    /// An officer of either side.
    Officer, 8, |at| OFFICERS[at],
    words: "officer",
    set: Officers(u8),
    click: Piece + 24,
}
id! {
    /// An edge of the map.
    Edge, 4, |at| EDGES[at],
    words: "edge",
}

static UNITS: [&str; 12] =
    ["Tex1", "Tex2", "Ten1", "Ten2", "Reg1", "Reg2", "Vol1", "Vol2", "Vol3", "Vol4", "Vol5", "Vol6"];
static OFFICERS: [&str; 8] =
    ["Travis", "Bowie", "Crockett", "Cos", "Duque", "Romero", "Morales", "SantaAnna"];
static EDGES: [&str; 4] = ["N", "E", "S", "O"];

/// What a zone is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Arm {
    Regular,
    Militia,
    Sapper,
    Cavalry,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ZoneData {
    pub code: &'static str,
    pub kind: Kind,
    pub cover: bool,
    pub ditch: bool,
    pub edge: Option<(u8, u8)>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WallData {
    pub code: &'static str,
    pub inside: u8,
    pub outside: u8,
    pub palisade: bool,
    pub sections: u32,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SectionData {
    pub code: &'static str,
    pub side: u8,
    pub wall: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GunData {
    pub code: &'static str,
    pub zone: u8,
    pub eighteen: bool,
    pub faces: u8,
    pub field: u128,
    pub turned: u128,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BattalionData {
    pub code: &'static str,
    pub count: u8,
    pub arm: Arm,
}

/// A battalion as it enters with its column.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entry {
    pub column: u8,
    pub battalion: u8,
    pub count: u8,
}

impl Zone {
    /// [1.3.5] Where Bowie lies sick.
    pub const BOWIE: Zone = Zone(14);
    /// [9a] The magazine, marked M.
    pub const MAGAZINE: Zone = Zone(18);

    pub fn kind(self) -> Kind {
        data().zones[self.index()].kind
    }

    pub fn is_inside(self) -> bool {
        self.index() < INSIDE
    }

    /// [1.3.5] Enclosed; the gun platform of the chapel is inside it.
    pub fn is_building(self) -> bool {
        matches!(self.kind(), Kind::Building | Kind::Platform)
    }

    pub fn is_foot(self) -> bool {
        self.kind() == Kind::Foot
    }

    pub fn inside() -> impl Iterator<Item = Zone> {
        (0..INSIDE as u8).map(Zone)
    }

    /// [3b] Woods or ruins, which cover Mexicans.
    pub fn has_cover(self) -> bool {
        data().zones[self.index()].cover
    }

    /// [5.3] A ditch before a palisade.
    pub fn has_ditch(self) -> bool {
        data().zones[self.index()].ditch
    }

    /// [1.3.6] The edge it lies on, and its number there.
    pub fn edge(self) -> Option<(Edge, u8)> {
        data().zones[self.index()].edge.map(|(edge, number)| (Edge(edge), number))
    }

    /// The zones behind an open border or a door.
    pub fn ways(self) -> Zones {
        Zones(data().ways[self.index()])
    }

    /// [5b] Those of them beyond the stream.
    pub fn across_stream(self) -> Zones {
        Zones(data().streams[self.index()])
    }

    /// [3a] The zones within reach of a rifle at one zone: those that fire counts as adjacent.
    pub fn near(self) -> Zones {
        Zones(data().near[self.index()])
    }

    /// [3a] The zones within reach of a rifle at two zones.
    pub fn far(self) -> Zones {
        Zones(data().far[self.index()])
    }

    /// [3a] The zones within reach of a rifle.
    pub(crate) fn range(self) -> Zones {
        self.near().or(self.far())
    }

    /// The walls at whose foot it lies, or behind which.
    pub fn walls(self) -> Walls {
        data().walls_of[self.index()]
    }

    /// [1.3.3] The guns whose place it is.
    pub fn guns(self) -> Guns {
        data().guns_of[self.index()]
    }

    /// Steps to another zone, both inside.
    pub(crate) fn steps_inside(self, to: Zone) -> u8 {
        data().inside_steps[to.index()][self.index()]
    }

    /// The zones inside within this many steps of this one.
    pub(crate) fn within_inside(self, steps: u8) -> Zones {
        data().inside_within[self.index()][usize::from(steps)]
    }

    /// Steps from here, inside, to the nearest of these zones.
    pub(crate) fn steps_to_nearest(self, zones: Zones) -> u8 {
        let nearest = data().inside_within[self.index()].iter().position(|within| within.meets(zones));
        nearest.map_or(u8::MAX, |steps| steps as u8)
    }

    /// The walls whose foot is within this many steps from here, outside.
    pub(crate) fn walls_within(self, steps: u8) -> Walls {
        data().walls_within[self.index()][usize::from(steps)]
    }

    /// The nearest of these walls from here, outside: the first of the list among equals.
    pub(crate) fn nearest_wall(self, walls: Walls) -> Option<Wall> {
        let nearest = data().walls_within[self.index()]
            .iter()
            .map(|within| within.and(walls))
            .find(|it| !it.is_empty());
        nearest.unwrap_or(walls).first()
    }
}

impl Wall {
    pub fn inside(self) -> Zone {
        Zone(data().walls[self.index()].inside)
    }

    /// The zone at its foot.
    pub fn outside(self) -> Zone {
        Zone(data().walls[self.index()].outside)
    }

    /// The zone on its other side.
    pub(crate) fn beyond(self, zone: Zone) -> Zone {
        if self.inside() == zone { self.outside() } else { self.inside() }
    }

    pub fn is_palisade(self) -> bool {
        data().walls[self.index()].palisade
    }

    pub fn sections(self) -> Sections {
        Sections(data().walls[self.index()].sections)
    }

    /// Steps from a zone outside to its foot.
    pub(crate) fn steps_from(self, zone: Zone) -> u8 {
        data().outside_steps[self.index()][zone.index()]
    }

    /// The zones outside nearer to its foot than this many steps.
    pub(crate) fn nearer_than(self, steps: u8) -> Zones {
        let within = &data().outside_within[self.index()];
        usize::from(steps).min(within.len()).checked_sub(1).map_or(Zones::NONE, |steps| within[steps])
    }

    pub(crate) fn is_gun_position(self) -> bool {
        Walls::gun_positions().contains(self)
    }
}

impl Section {
    /// [1.3.4] The side of the Alamo it is on.
    pub fn side(self) -> Edge {
        Edge(data().sections[self.index()].side)
    }

    pub fn wall(self) -> Wall {
        Wall(data().sections[self.index()].wall)
    }
}

impl Gun {
    /// [4] Where it stands; it never moves.
    pub fn zone(self) -> Zone {
        Zone(data().guns[self.index()].zone)
    }

    /// [4.1.1] The biggest of them.
    pub fn is_eighteen(self) -> bool {
        data().guns[self.index()].eighteen
    }

    /// [1.3.4b] Whether it faces that side.
    pub fn faces(self, side: Edge) -> bool {
        Guns::facing(side).contains(self)
    }

    /// [4.1] [4.1.2] Its field of fire; that of the centre battery lies inside.
    pub fn field(self) -> Zones {
        Zones(data().guns[self.index()].field)
    }

    /// [M10] Where it bears when Mexicans have taken it and turn it on the fort.
    pub fn turned(self) -> Zones {
        Zones(data().guns[self.index()].turned)
    }
}

impl Battalion {
    pub const ZAPADORES: Battalion = Battalion(6);
    pub const DOLORES: Battalion = Battalion(7);

    /// [1.3.6a] How many counters it has at the start.
    pub fn full(self) -> u8 {
        data().battalions[self.index()].count
    }

    pub fn arm(self) -> Arm {
        data().battalions[self.index()].arm
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

    pub const fn is_texan(self) -> bool {
        self.0 < 3
    }

    pub(crate) const fn side(self) -> Side {
        if self.is_texan() { Side::Texan } else { Side::Mexican }
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
        Zone(data().edge_zones[self.index()][usize::from(number - 1)])
    }
}

impl Zones {
    /// Those inside the compound.
    pub const INSIDE: Zones = Zones((1 << INSIDE) - 1);
    /// [1.3.5] Those enclosed; the gun platform of the chapel is inside it.
    pub(crate) const BUILDINGS: Zones = built_in(Kind::Building).or(built_in(Kind::Platform));
    /// Those at the foot of the compound.
    pub(crate) const FEET: Zones = built_in(Kind::Foot);
    /// [1.3.6] Those on an edge of the map.
    pub(crate) const EDGES: Zones = built_in(Kind::Edge);
    /// [9a] The magazine and the zones that touch it: courtyard, chapel, platform, convent yard, cattle pen.
    pub(crate) const BLAST: Zones = Zones(1 << 26 | 1 << 19 | 1 << 20 | 1 << 16 | 1 << 23 | 1 << 18);

    /// [5.3] Those with a ditch before a palisade.
    pub(crate) fn ditches() -> Zones {
        data().ditches
    }
}

impl Officers {
    pub(crate) const fn of(side: Side) -> Officers {
        match side {
            Side::Texan => Officers(0b111),
            Side::Mexican => Officers::ALL.minus(Officers::of(Side::Texan)),
        }
    }
}

impl Guns {
    /// [1.3.4b] Those that face a side.
    pub(crate) fn facing(side: Edge) -> Guns {
        data().facing[side.index()]
    }
}

impl Sections {
    /// [1.3.4] Those on a side of the Alamo.
    pub(crate) fn of_side(side: Edge) -> Sections {
        data().sides[side.index()]
    }
}

impl Walls {
    /// [5.1] Those before a gun position that can be scaled: the columns head for these.
    pub(crate) fn gun_positions() -> Walls {
        data().gun_positions
    }

    /// [5.4] The palisades.
    pub(crate) fn palisades() -> Walls {
        data().palisades
    }

    /// What is beyond these walls of a zone.
    pub(crate) fn beyond(self, zone: Zone) -> Zones {
        if self.is_empty() {
            return Zones::NONE;
        }
        self.iter().fold(Zones::NONE, |zones, wall| zones.or(data().beside[wall.index()])).without(zone)
    }
}
