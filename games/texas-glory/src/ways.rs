//! How one gets from place to place, if nobody is in the way: worked out once for each edition: for the built-in one when the program is compiled.

use crate::data::{PLACES, data};
use crate::map::{Hexsides, Place, Places};

/// Farther than any place from any other.
pub(crate) const FAR: u8 = 60;
/// The dearest move there is: a cavalryman's, forced.
pub(crate) const MOST: usize = 5;
/// The dearest hexside.
pub(crate) const DEAREST: usize = 3;

impl Place {
    /// Movement points from here to there.
    pub(crate) fn way_to(self, to: Place) -> u8 {
        data().points[self.index()][to.index()]
    }

    /// The places that lie within this many hexes, from 0 to 2.
    pub(crate) fn around(self) -> &'static [Places; 3] {
        &data().ways[self.index()].around
    }

    /// The places that lie within this many points, from 0 to [`MOST`].
    pub(crate) fn within(self) -> &'static [Places; MOST + 1] {
        &data().ways[self.index()].within
    }

    /// The places through which the shortest ways lead to others within this many points: while nobody is in any of them, nothing is
    /// farther off than if nobody were anywhere.
    pub(crate) fn passed(self) -> &'static [Places; MOST + 1] {
        &data().ways[self.index()].passed
    }

    /// The places behind its hexsides, by what it costs to cross them.
    pub(crate) fn out(self) -> &'static [Places; DEAREST] {
        &data().ways[self.index()].out
    }

    /// The places from which one comes here, by what it costs.
    pub(crate) fn into(self) -> impl Iterator<Item = (u8, &'static Places)> {
        (1..).zip(&data().ways[self.index()].into)
    }

    /// The places behind passable hexsides, on the way out or in.
    pub(crate) fn near(self) -> Places {
        data().ways[self.index()].near
    }
}

/// What lies around a place.
#[derive(Clone, Copy)]
pub(crate) struct Ways {
    /// The places that lie within this many points, and those that one passes on the way to them.
    within: [Places; MOST + 1],
    passed: [Places; MOST + 1],
    /// The places that lie behind hexsides of each cost, on the way out and on the way in; and all of them.
    out: [Places; DEAREST],
    into: [Places; DEAREST],
    near: Places,
    /// The places that lie within this many hexes.
    around: [Places; 3],
}

/// Movement points from anywhere to anywhere.
pub(crate) const fn points(map: &[Hexsides; PLACES]) -> [[u8; PLACES]; PLACES] {
    let (mut rows, mut start) = ([[FAR; PLACES]; PLACES], 0);
    while start < PLACES {
        rows[start] = points_from(map, start as u8);
        start += 1;
    }
    rows
}

/// What lies around every place.
pub(crate) const fn ways(map: &[Hexsides; PLACES], points: &[[u8; PLACES]; PLACES]) -> [Ways; PLACES] {
    let none = Ways {
        within: [Places::NONE; MOST + 1],
        passed: [Places::NONE; MOST + 1],
        out: [Places::NONE; DEAREST],
        into: [Places::NONE; DEAREST],
        near: Places::NONE,
        around: [Places::NONE; 3],
    };
    let (mut ways, mut start) = ([none; PLACES], 0);
    while start < PLACES {
        let (from, mut at) = (Place(start as u8), 0);
        let sides = map[start].list();
        while at < sides.len() {
            let side = &sides[at];
            let (to, cost) = (side.to.index(), side.cost as usize - 1);
            ways[start].out[cost] = ways[start].out[cost].with(side.to);
            ways[to].into[cost] = ways[to].into[cost].with(from);
            ways[start].near = ways[start].near.with(side.to);
            ways[to].near = ways[to].near.with(from);
            at += 1;
        }
        let [one, two, three] = ways[start].out;
        ways[start].around = [Places::one(from), one.or(two).or(three).with(from), Places::NONE];
        from.look_around(map, &points[start], &mut ways[start]);
        start += 1;
    }
    start = 0;
    while start < PLACES {
        let (mut around, mut at) = (ways[start].around[1], 0);
        while at < map[start].list().len() {
            around = around.or(ways[map[start].list()[at].to.index()].around[1]);
            at += 1;
        }
        ways[start].around[2] = around;
        start += 1;
    }
    ways
}

impl Place {
    /// Notes what lies within this many points, and what is passed on the way.
    const fn look_around(self, map: &[Hexsides; PLACES], points: &[u8; PLACES], ways: &mut Ways) {
        let mut number = 0;
        while number < PLACES {
            let (place, mut most) = (Place(number as u8), points[number] as usize);
            let leads_on = most < MOST && number != self.index();
            let passed = if leads_on { place.next_beyond(map, points) } else { FAR };
            while most <= MOST {
                ways.within[most] = ways.within[most].with(place);
                if passed as usize <= most {
                    ways.passed[most] = ways.passed[most].with(place);
                }
                most += 1;
            }
            number += 1;
        }
    }

    /// How far the nearest place is to which the shortest way leads through this one.
    const fn next_beyond(self, map: &[Hexsides; PLACES], points: &[u8; PLACES]) -> u8 {
        let (sides, mut nearest, mut at) = (map[self.index()].list(), FAR, 0);
        while at < sides.len() {
            let beyond = points[sides[at].to.index()];
            if points[self.index()] + sides[at].cost == beyond && beyond < nearest {
                nearest = beyond;
            }
            at += 1;
        }
        nearest
    }
}

/// Movement points from a place to all others.
const fn points_from(map: &[Hexsides; PLACES], start: u8) -> [u8; PLACES] {
    let mut row = [FAR; PLACES];
    row[start as usize] = 0;
    // Places whose neighbours are to be looked at; each comes whenever a shorter way to it was found, so not as often as it is far.
    let (mut list, mut next, mut end) = ([start; FAR as usize * PLACES], 0, 1);
    while next < end {
        let from = Place(list[next]);
        let (sides, mut at) = (map[from.index()].list(), 0);
        while at < sides.len() {
            let (to, way) = (sides[at].to, row[from.index()] + sides[at].cost);
            if way < row[to.index()] {
                row[to.index()] = way;
                list[end] = to.0;
                end += 1;
            }
            at += 1;
        }
        next += 1;
    }
    row
}
