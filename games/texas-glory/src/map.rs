//! 1 The mapboard: hexes and boxes, their hexsides, towns, walls and ports.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Serialize, Serializer};

use crate::data::{HEXES, HEXSIDES, PLACE, PLACES, SEA, places};

/// A hex or a holding box. In text: `0308`, `PRG`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

/// [1.7-a] The boxes beyond the Rio Grande, in the order of their numbers.
pub const MEXICAN_BOXES: [Place; 3] = [places::PRG, places::LAREDO, places::MATAMOROS];

/// What the map prints about a place.
#[derive(Debug)]
pub struct PlaceData {
    pub code: &'static str,
    pub name: &'static str,
    /// Column and row on slanted axes; a box has none.
    pub axial: Option<(i8, i8)>,
    /// [8.1-a] How many blocks live here.
    pub supply: u8,
    /// [7.4-a] How many live here outside the walls.
    pub outside: u8,
    /// [1.1-a] [1.1-b] Whose town stands here.
    pub town: Option<Colour>,
    pub walls: Option<Walls>,
    /// [1.2-a] Whether it carries a star.
    pub victory: bool,
    pub port: bool,
    /// [1.1-d] An Indian village.
    pub village: bool,
    pub forest: bool,
}

/// To whom a town is friendly when nobody is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Green,
    Blue,
}

/// [1.2-b] [1.3-a] What can be besieged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Walls {
    Fort,
    City,
}

/// [5.2-a] [5.2-b] A passable hexside, as one crosses it. [1.7-a] [1.7-b] The roads to a box are hexsides too, dearer
/// on the way in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hexside {
    pub to: Place,
    /// Movement points to cross it.
    pub cost: u8,
    /// [5.3-a] How many may cross it into a hex with enemies.
    pub limit: u8,
    /// [6.4-b] A road or trail without a crossing.
    pub road: bool,
}

impl Place {
    pub const COUNT: usize = PLACES;

    pub fn all() -> impl Iterator<Item = Place> {
        (0..PLACES as u8).map(Place)
    }

    /// [1.2-a] The Victory Towns.
    pub fn stars() -> Places {
        static STARS: LazyLock<Places> =
            LazyLock::new(|| Place::all().filter(|place| place.data().victory).collect());
        *STARS
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn data(self) -> &'static PlaceData {
        &PLACE[self.index()]
    }

    /// The passable hexsides, in a fixed order.
    pub fn hexsides(self) -> &'static [Hexside] {
        HEXSIDES[self.index()]
    }

    pub fn hexside_to(self, to: Place) -> Option<&'static Hexside> {
        self.hexsides().iter().find(|side| side.to == to)
    }

    /// Which of its hexsides leads to `to`.
    pub(crate) fn side_index(self, to: Place) -> Option<u8> {
        self.hexsides().iter().position(|side| side.to == to).map(|at| at as u8)
    }

    pub fn is_box(self) -> bool {
        self.index() >= HEXES
    }

    /// [5.82-a] Hexes by sea, where two ports are near enough to be counted.
    pub fn sea_distance(self, to: Place) -> Option<u8> {
        let pair = (self.min(to), self.max(to));
        SEA.iter().find(|&&(a, b, _)| (a, b) == pair).map(|&(_, _, distance)| distance)
    }

    /// Whether two hexes touch, passable or not.
    pub fn touches(self, other: Place) -> bool {
        match (self.data().axial, other.data().axial) {
            (Some((q, r)), Some((to_q, to_r))) => {
                let (dq, dr) = (to_q - q, to_r - r);
                dq.abs() + dr.abs() + (dq + dr).abs() == 2
            }
            _ => self.hexside_to(other).is_some() || other.hexside_to(self).is_some(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().code)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.data().code)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.data().code)
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        Place::all()
            .find(|place| place.data().code == text)
            .ok_or_else(|| format!("no such place: {text:?} (write `0308` or `PRG`)"))
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places([u64; 3]);

impl Places {
    pub fn contains(self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 == 1
    }

    pub fn insert(&mut self, place: Place) {
        self.0[place.index() / 64] |= 1 << (place.index() % 64);
    }

    pub fn remove(&mut self, place: Place) {
        self.0[place.index() / 64] &= !(1 << (place.index() % 64));
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    #[must_use]
    pub fn and(self, other: Places) -> Places {
        Places(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    #[must_use]
    pub fn or(self, other: Places) -> Places {
        Places(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    #[must_use]
    pub fn without(self, other: Places) -> Places {
        Places(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let word = left.iter().position(|&word| word != 0)?;
            let bit = left[word].trailing_zeros();
            left[word] &= left[word] - 1;
            Some(Place((word * 64) as u8 + bit as u8))
        })
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        let mut set = Places::default();
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
