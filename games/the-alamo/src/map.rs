//! The map: hexes, the places in them, hexsides, Entry Areas; and what the Terrain Effects Chart says of hexsides.
//!
//! A [`Place`] is a hex and a level: every hex has its top (ground, roof or platform), and a building also an inside.
//! In text: `1514` is ground, `1414r` a roof or platform, `1414i` an inside; `1107/1108` is a hexside.

use std::fmt;
use std::str::FromStr;

use game::Pick;

use crate::data::{self, data};
use crate::derived;

const COLUMNS: u16 = 25;
pub(crate) const ROWS: u16 = 31;

/// A hex, by columns from the west and rows from the north: `1415` is the fifteenth of the fourteenth column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex(pub u16);

/// [7.4-c] A hex and a level. Below [`Hex::COUNT`] the tops of the hexes, above it the insides of buildings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u16);

/// [R2g] A hexside with something on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wall(pub u8);

game::id! {
    /// [R2h] An Entry Area: `Area(0)` is area 1.
    Area, 6, |at| ["1", "2", "3", "4", "5", "6"][at],
    words: "area",
    click: Place + 900,
}

/// A side of a hex, clockwise from the north: the way a Texan unit faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Facing(pub u8);

/// What the ground of a hex is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Ground {
    Open,
    Plaza,
    /// A wooden gun platform, level 2.
    Platform,
    /// Inside at level 1, roof at level 2.
    Building,
    /// East of the long barracks.
    Courtyard,
    /// The cattle pen.
    Pen,
    /// The church yard.
    Yard,
    /// The roofless church.
    Nave,
    /// The gun platform in the church, level 2.
    Apse,
    /// Before the main gate.
    Lunette,
}

/// [5.7-a] What may lie on a hexside: the rows of the Terrain Effects Chart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    Clear,
    Stone,
    Wooden,
    Inner,
    Outer,
    Church,
    Doorway,
    Gunslit,
    Ramp,
    Breach,
    Impassable,
    Interior,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexData {
    pub ground: Ground,
    pub room: u8,
    pub artillery: bool,
    pub facing: u8,
    pub entry: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WallData {
    pub a: u16,
    pub b: u16,
    pub wall: Terrain,
    pub opening: Option<Terrain>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TerrainData {
    pub code: &'static str,
    pub cost: Option<u8>,
    pub artillery: bool,
    pub zoc: bool,
    pub melee: bool,
    pub shift: u8,
}

/// A way from a place to a place of a neighbouring hex, and what lies between while no breach does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub to: Place,
    pub(crate) side: u8,
    pub over: Terrain,
    pub(crate) wall: u8,
}

impl Link {
    /// The side of the hex it leaves by.
    pub fn side(self) -> Facing {
        Facing(self.side)
    }

    pub fn wall(self) -> Option<Wall> {
        (self.wall != data::NONE).then_some(Wall(self.wall))
    }

    /// [7.4-a] The wall of a building, where it has no opening and is not the barred gate.
    pub(crate) fn is_blank(self) -> bool {
        self.over == Terrain::Impassable
            && self.wall().is_some_and(|wall| wall.opening() != Some(Terrain::Impassable))
    }
}

impl Hex {
    pub const COUNT: usize = COLUMNS as usize * ROWS as usize;

    pub fn new(number: u16) -> Option<Hex> {
        (usize::from(number) < Hex::COUNT).then_some(Hex(number))
    }

    /// The hex in this column and row, both counted from 1.
    pub const fn at(column: u16, row: u16) -> Option<Hex> {
        let on_map = 1 <= column && column <= COLUMNS && 1 <= row && row <= ROWS;
        if on_map { Some(Hex((column - 1) * ROWS + row - 1)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = Hex> {
        (0..Hex::COUNT as u16).map(Hex)
    }

    pub const fn column(self) -> u16 {
        self.0 / ROWS + 1
    }

    pub const fn row(self) -> u16 {
        self.0 % ROWS + 1
    }

    pub fn ground(self) -> Ground {
        derived::HEXES[self.index()].ground
    }

    /// [R2a] A battery may be posted here.
    pub fn is_artillery(self) -> bool {
        derived::HEXES[self.index()].artillery
    }

    pub fn entry(self) -> Option<Area> {
        derived::HEXES[self.index()].entry.checked_sub(1).map(Area)
    }

    /// The way out of the compound, as a unit placed here would face.
    pub fn outward(self) -> Facing {
        Facing(data().outward[self.index()])
    }

    /// Ground, roof or platform.
    pub const fn top(self) -> Place {
        Place(self.0)
    }

    /// [7.2-a] The inside of a building.
    pub fn inside(self) -> Option<Place> {
        derived::INSIDES[self.index()]
    }

    /// The neighbour beyond a side; none for a facing that is not chosen yet.
    pub fn beyond(self, side: Facing) -> Option<Hex> {
        *derived::NEIGHBOURS[self.index()].get(usize::from(side.0))?
    }

    /// The side that a neighbour lies beyond.
    pub fn side_towards(self, other: Hex) -> Option<Facing> {
        let side = derived::NEIGHBOURS[self.index()].iter().position(|&beyond| beyond == Some(other))?;
        Some(Facing(side as u8))
    }

    /// Axial coordinates: q to the east, r to the south.
    pub(crate) fn axial(self) -> (i16, i16) {
        let (q, r) = derived::AXIAL[self.index()];
        (q.into(), r.into())
    }

    /// How many hexes away.
    pub fn distance(self, other: Hex) -> u8 {
        let ((aq, ar), (bq, br)) = (self.axial(), other.axial());
        let (q, r) = (aq - bq, ar - br);
        q.abs().max(r.abs()).max((q + r).abs()) as u8
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Place {
    pub const COUNT: usize = Hex::COUNT + data::BUILDINGS;

    pub fn new(number: u16) -> Option<Place> {
        (usize::from(number) < Place::COUNT).then_some(Place(number))
    }

    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u16).map(Place)
    }

    pub fn hex(self) -> Hex {
        match self.index().checked_sub(Hex::COUNT) {
            Some(building) => Hex(data().buildings[building]),
            None => Hex(self.0),
        }
    }

    /// Under a roof, where only doorways and breaches lead: inside a building, or the nave of the church.
    pub fn is_room(self) -> bool {
        self.is_inside() || self.hex().ground() == Ground::Nave
    }

    pub const fn is_inside(self) -> bool {
        self.0 as usize >= Hex::COUNT
    }

    /// [7.1] 1 for ground and insides, 2 for roofs and platforms.
    pub fn level(self) -> u8 {
        1 + u8::from(self.is_high())
    }

    /// [5.7-e] Roofs are level 2; [7.2-d] so are platforms, which have no inside.
    pub fn is_high(self) -> bool {
        !self.is_inside() && matches!(self.hex().ground(), Ground::Building | Ground::Platform | Ground::Apse)
    }

    /// The room it is in, if it is an inside.
    pub fn room(self) -> Option<u8> {
        self.is_inside().then(|| derived::HEXES[self.hex().index()].room)
    }

    /// The code of that room: `LB2` is in the long barracks.
    pub fn room_code(self) -> Option<&'static str> {
        self.room().map(|room| data().rooms[usize::from(room)])
    }

    /// [R2f] Plaza, platforms, buildings and church; not church yard, cattle pen, courtyard and lunette.
    pub fn is_within_walls(self) -> bool {
        matches!(
            self.hex().ground(),
            Ground::Plaza | Ground::Platform | Ground::Building | Ground::Nave | Ground::Apse
        )
    }

    /// Ruling 26: in the courtyard or the lunette.
    pub fn is_in_enclosure(self) -> bool {
        matches!(self.hex().ground(), Ground::Courtyard | Ground::Lunette)
    }

    /// [R2c] Where the garrison is set up.
    pub fn is_in_compound(self) -> bool {
        self.hex().ground() != Ground::Open
    }

    /// The ways to the places of neighbouring hexes; [R5b] over interior walls roofs lie side by side.
    pub fn links(self) -> &'static [Link] {
        let (from, to) = (derived::LINK_STARTS[self.index()], derived::LINK_STARTS[self.index() + 1]);
        &data().links[usize::from(from)..usize::from(to)]
    }

    pub fn link_to(self, other: Place) -> Option<Link> {
        self.links().iter().copied().find(|link| link.to == other)
    }

    #[inline]
    pub fn distance(self, other: Place) -> u8 {
        self.hex().distance(other.hex())
    }

    /// The places no farther off than this.
    pub(crate) fn within(self, distance: u8) -> impl Iterator<Item = Place> {
        let here = self.hex();
        let around = move |at: u16| at.saturating_sub(distance.into()).max(1)..=at + u16::from(distance);
        let columns = around(here.column()).take_while(|column| *column <= COLUMNS);
        let rows = move || around(here.row()).take_while(|row| *row <= ROWS);
        let hexes = columns.flat_map(move |column| rows().filter_map(move |row| Hex::at(column, row)));
        let near = hexes.filter(move |hex| hex.distance(here) <= distance);
        near.flat_map(|hex| std::iter::once(hex.top()).chain(hex.inside()))
    }

    /// The click on it.
    pub const fn pick(self) -> Pick {
        Pick::Place(self.0)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Wall {
    pub const COUNT: usize = data::WALLS;
    const FIRST_CLICK: u16 = 1000;

    pub fn new(number: u16) -> Option<Wall> {
        (usize::from(number) < Wall::COUNT).then_some(Wall(number as u8))
    }

    pub fn all() -> impl Iterator<Item = Wall> {
        (0..Wall::COUNT as u8).map(Wall)
    }

    /// The click on it.
    pub const fn pick(self) -> Pick {
        Pick::Place(Wall::FIRST_CLICK + self.0 as u16)
    }

    /// The one that was clicked, if one was.
    pub fn picked(pick: Pick) -> Option<Wall> {
        match pick {
            Pick::Place(number) => Wall::new(number.checked_sub(Wall::FIRST_CLICK)?),
            _ => None,
        }
    }

    /// The hexside between two hexes, if anything lies on it.
    pub fn between(a: Hex, b: Hex) -> Option<Wall> {
        a.top().links().iter().find(|link| link.to == b.top()).and_then(|link| link.wall())
    }

    pub fn hexes(self) -> [Hex; 2] {
        let data = &data().walls[self.index()];
        [Hex(data.a), Hex(data.b)]
    }

    pub fn borders(self, hex: Hex) -> bool {
        self.hexes().contains(&hex)
    }

    /// The wall, which counts on the roof and in the open.
    pub fn terrain(self) -> Terrain {
        data().walls[self.index()].wall
    }

    /// The doorway, gunslit, ramp or barred gate in it.
    pub fn opening(self) -> Option<Terrain> {
        data().walls[self.index()].opening
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Terrain {
    pub const ALL: [Terrain; 12] = [
        Terrain::Clear,
        Terrain::Stone,
        Terrain::Wooden,
        Terrain::Inner,
        Terrain::Outer,
        Terrain::Church,
        Terrain::Doorway,
        Terrain::Gunslit,
        Terrain::Ramp,
        Terrain::Breach,
        Terrain::Impassable,
        Terrain::Interior,
    ];

    fn data(self) -> &'static TerrainData {
        &data().terrains[self as usize]
    }

    pub fn code(self) -> &'static str {
        self.data().code
    }

    /// [5.7-a] Movement points to enter a hex over it; `None` is prohibited: [5.7-f] church walls, [5.7-i] the barred gate,
    /// [7.2-c] interior walls, gunslits. [5.7-g] A ramp adds nothing.
    pub fn cost(self) -> Option<u8> {
        self.data().cost.map(|added| 1 + added)
    }

    /// [5.7-b] Artillery may cross it.
    pub fn lets_artillery(self) -> bool {
        self.data().artillery
    }

    /// [5.7-c] Zones of control extend across it.
    pub fn lets_zoc(self) -> bool {
        self.data().zoc
    }

    /// [5.7-d] Melee may be fought across it.
    pub fn lets_melee(self) -> bool {
        self.data().melee
    }

    /// [R5f] A wall, which a disordered unit does not cross.
    pub fn is_wall(self) -> bool {
        matches!(
            self,
            Terrain::Stone
                | Terrain::Wooden
                | Terrain::Inner
                | Terrain::Outer
                | Terrain::Church
                | Terrain::Interior
        )
    }

    /// [8.8-a] How many columns it takes off, as printed; the options may say otherwise.
    pub(crate) fn shift(self) -> u8 {
        self.data().shift
    }
}

impl Area {
    /// How many hexes each has.
    pub(crate) const HEXES: usize = data::ENTRIES;

    pub fn hexes(self) -> impl Iterator<Item = Hex> {
        data().areas[self.index()].into_iter().map(Hex)
    }
}

impl Facing {
    pub const CODES: [&'static str; 6] = ["N", "NE", "SE", "S", "SW", "NW"];

    pub fn all() -> impl Iterator<Item = Facing> {
        (0..6).map(Facing)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column(), self.row())
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex, String> {
        let wrong = || format!("no such hex: {text:?} (write `1415`)");
        let digits = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u16 = text.parse().ok().filter(|_| digits).ok_or_else(wrong)?;
        Hex::at(number / 100, number % 100).ok_or_else(wrong)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = match (self.is_inside(), self.is_high()) {
            (true, _) => "i",
            (_, true) => "r",
            _ => "",
        };
        write!(f, "{}{level}", self.hex())
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        let wrong = || format!("no such place: {text:?} (write `1514`, `1414r` or `1414i`)");
        if let Some(code) = text.strip_suffix('i') {
            return code.parse::<Hex>()?.inside().ok_or_else(wrong);
        }
        let (code, high) = text.strip_suffix('r').map_or((text, false), |code| (code, true));
        let place = code.parse::<Hex>()?.top();
        if place.is_high() == high { Ok(place) } else { Err(wrong()) }
    }
}

impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.hexes();
        write!(f, "{a}/{b}")
    }
}

impl FromStr for Wall {
    type Err = String;

    fn from_str(text: &str) -> Result<Wall, String> {
        let wrong = || format!("nothing lies on such a hexside: {text:?} (write `1107/1108`)");
        let (a, b) = text.split_once('/').ok_or_else(wrong)?;
        Wall::between(a.parse()?, b.parse()?).ok_or_else(wrong)
    }
}

impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Facing::CODES[usize::from(self.0)])
    }
}

impl FromStr for Facing {
    type Err = String;

    fn from_str(text: &str) -> Result<Facing, String> {
        let at = Facing::CODES.iter().position(|code| *code == text);
        at.map(|at| Facing(at as u8))
            .ok_or_else(|| format!("no such facing: {text:?} (N, NE, SE, S, SW, NW)"))
    }
}

/// Says an id as its code wherever data are written.
macro_rules! serialize_as_text {
    ($($name:ident),*) => {
        $(
            impl serde::Serialize for $name {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_str(self)
                }
            }

            game::text_schema! { $name }
        )*
    };
}

/// Debugs an id as its code.
macro_rules! debug_as_text {
    ($($name:ident),*) => {
        $(
            impl fmt::Debug for $name {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(self, f)
                }
            }
        )*
    };
}

serialize_as_text!(Hex, Place, Wall, Facing);
debug_as_text!(Hex, Place, Wall);
