//! 1 The mapboard: hexes and boxes, their hexsides, towns, walls and ports.

use std::fmt;

use serde::Serialize;

use crate::data::{Crossings, HEXES, PLACES, PRINTED, data, places};

game::id! {
    /// A hex or a holding box. In text: `0308`, `PRG`.
    Place, PLACES, |at| data().places[at].code,
    click: Place + 0,
}

/// [1.7-a] The boxes beyond the Rio Grande, in the order of their numbers.
pub const MEXICAN_BOXES: [Place; 3] = [places::PRG, places::LAREDO, places::MATAMOROS];

/// [1.7-d] The boxes in the United States.
pub(crate) const US_BOXES: Places = Places::one(places::FORT_JESSUP).with(places::NEW_ORLEANS);

/// What the map prints about a place.
#[derive(Clone, Copy, PartialEq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Green,
    Blue,
}

/// [1.2-b] [1.3-a] What can be besieged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, utoipa::ToSchema)]
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

/// The hexsides of a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hexsides {
    count: u8,
    all: [Hexside; MOST_SIDES],
}

impl Hexsides {
    pub(crate) const fn of(printed: &Crossings) -> Hexsides {
        let mut all = [Hexside { to: Place(0), cost: 0, limit: 0, road: false }; MOST_SIDES];
        let mut at = 0;
        while at < printed.count as usize {
            let side = &printed.sides[at];
            all[at] = Hexside { to: Place(side.to), cost: side.cost, limit: side.limit, road: side.road };
            at += 1;
        }
        Hexsides { count: printed.count, all }
    }

    pub(crate) const fn list(&self) -> &[Hexside] {
        self.all.split_at(self.count as usize).0
    }
}

impl Place {
    pub fn data(self) -> &'static PlaceData {
        &data().places[self.index()]
    }

    /// The passable hexsides, in a fixed order.
    pub fn hexsides(self) -> &'static [Hexside] {
        data().hexsides[self.index()].list()
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
        let pair = (self.min(to).0, self.max(to).0);
        data().sea.iter().find(|&&(a, b, _)| (a, b) == pair).map(|&(_, _, distance)| distance)
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

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places([u64; 3]);

impl Places {
    pub const NONE: Places = Places([0; 3]);
    pub const ALL: Places = Places([u64::MAX, u64::MAX, (1 << (PLACES - 128)) - 1]);

    pub const fn one(place: Place) -> Places {
        let (word, bit) = (place.index() / 64, 1 << (place.index() % 64));
        Places([
            if word == 0 { bit } else { 0 },
            if word == 1 { bit } else { 0 },
            if word == 2 { bit } else { 0 },
        ])
    }

    pub const fn contains(self, place: Place) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 == 1
    }

    #[must_use]
    pub const fn with(self, place: Place) -> Places {
        self.or(Places::one(place))
    }

    #[must_use]
    pub const fn without(self, place: Place) -> Places {
        self.minus(Places::one(place))
    }

    pub fn insert(&mut self, place: Place) {
        self.set(place, true);
    }

    pub fn remove(&mut self, place: Place) {
        self.set(place, false);
    }

    /// With the place or without it.
    pub(crate) fn set(&mut self, place: Place, is: bool) {
        let (word, bit) = (&mut self.0[place.index() / 64], place.index() % 64);
        *word = *word & !(1 << bit) | u64::from(is) << bit;
    }

    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    pub const fn len(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as u8
    }

    #[must_use]
    pub const fn and(self, other: Places) -> Places {
        let (a, b) = (self.0, other.0);
        Places([a[0] & b[0], a[1] & b[1], a[2] & b[2]])
    }

    #[must_use]
    pub const fn or(self, other: Places) -> Places {
        let (a, b) = (self.0, other.0);
        Places([a[0] | b[0], a[1] | b[1], a[2] | b[2]])
    }

    #[must_use]
    pub const fn minus(self, other: Places) -> Places {
        let (a, b) = (self.0, other.0);
        Places([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2]])
    }

    pub const fn meets(self, other: Places) -> bool {
        !self.and(other).is_empty()
    }

    pub fn first(self) -> Option<Place> {
        self.iter().next()
    }

    /// The one that has this many before it.
    pub fn nth(self, mut index: u8) -> Option<Place> {
        for (word, &bits) in self.0.iter().enumerate() {
            let count = bits.count_ones() as u8;
            if index < count {
                let left = (0..index).fold(bits, |left, _| left & (left - 1));
                return Some(Place((word * 64) as u8 + left.trailing_zeros() as u8));
            }
            index -= count;
        }
        None
    }

    #[must_use]
    pub fn filter(self, keep: impl Fn(Place) -> bool) -> Places {
        self.iter().filter(|&place| keep(place)).collect()
    }

    pub fn iter(self) -> PlacesIter {
        PlacesIter { left: self.0, word: 0 }
    }
}

/// The places of a set, in their order.
#[derive(Clone)]
pub struct PlacesIter {
    left: [u64; 3],
    word: usize,
}

impl Iterator for PlacesIter {
    type Item = Place;

    fn next(&mut self) -> Option<Place> {
        while let Some(bits) = self.left.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Place(64 * self.word as u8 + bit));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, which is quicker than asking for one after the other.
    fn fold<B, F: FnMut(B, Place) -> B>(self, init: B, mut add: F) -> B {
        let mut sum = init;
        for (word, mut bits) in self.left.into_iter().enumerate() {
            while bits != 0 {
                sum = add(sum, Place(64 * word as u8 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        sum
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Places {
        places.into_iter().fold(Places::NONE, Places::with)
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Those of which the map says something.
macro_rules! printed {
    (|$data:ident| $is:expr) => {{
        let (mut set, mut at) = (Places::NONE, 0);
        while at < PLACES {
            let $data = &PRINTED.places[at];
            if $is {
                set = set.with(Place(at as u8));
            }
            at += 1;
        }
        set
    }};
}

/// [1.2-a] The Victory Towns.
pub(crate) const STARS: Places = printed!(|it| it.victory);
/// [1.4-a]
pub(crate) const PORTS: Places = printed!(|it| it.port);
/// [1.1-a] [1.1-b] The towns of Texas, then those of Mexico.
pub(crate) const TOWNS: [Places; 2] = [
    printed!(|it| matches!(it.town, Some(Colour::Blue))),
    printed!(|it| matches!(it.town, Some(Colour::Green))),
];
/// [1.1-d] The Indian villages.
pub(crate) const VILLAGES: Places = printed!(|it| it.village);
/// The holding boxes.
pub(crate) const BOXES: Places = printed!(|it| it.axial.is_none());

/// No place has more hexsides than this.
pub const MOST_SIDES: usize = 7;
