//! Hexes by axial coordinates, with flat tops:
//!
//! ```text
//!          _____
//!         /     \          q grows to the east,
//!   _____/ 0,-1  \_____    r grows to the south.
//!  /     \       /     \
//! / -1,0  \_____/ 1,-1  \
//! \       /     \       /
//!  \_____/  0,0  \_____/
//!  /     \       /     \
//! / -1,1  \_____/  1,0  \
//! \       /     \       /
//!  \_____/  0,1  \_____/
//!        \       /
//!         \_____/
//! ```

/// A hex. Two hexes touch when their distance is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex {
    pub q: i8,
    pub r: i8,
}

/// One of the six sides of a hex, clockwise from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    North,
    NorthEast,
    SouthEast,
    South,
    SouthWest,
    NorthWest,
}

impl Side {
    pub const ALL: [Side; 6] =
        [Side::North, Side::NorthEast, Side::SouthEast, Side::South, Side::SouthWest, Side::NorthWest];

    /// The same side, as the neighbour calls it.
    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 3) % 6]
    }

    /// The step to the neighbour, in `q` and `r`.
    const fn step(self) -> (i8, i8) {
        match self {
            Side::North => (0, -1),
            Side::NorthEast => (1, -1),
            Side::SouthEast => (1, 0),
            Side::South => (0, 1),
            Side::SouthWest => (-1, 1),
            Side::NorthWest => (-1, 0),
        }
    }
}

impl Hex {
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The hex beyond a side. Nobody says that it is on the map.
    pub const fn beyond(self, side: Side) -> Hex {
        let (q, r) = side.step();
        Hex { q: self.q + q, r: self.r + r }
    }

    /// The six hexes around, in the order of [`Side::ALL`].
    pub fn around(self) -> [Hex; 6] {
        Side::ALL.map(|side| self.beyond(side))
    }

    /// The side that a neighbour lies beyond; `None` for any other hex.
    pub fn side_towards(self, other: Hex) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.beyond(side) == other)
    }

    /// How many steps lead from here to there.
    pub const fn distance(self, other: Hex) -> u8 {
        let (q, r) = (self.q.abs_diff(other.q), self.r.abs_diff(other.r));
        let s = (self.q as i16 + self.r as i16).abs_diff(other.q as i16 + other.r as i16) as u8;
        let qr = if q > r { q } else { r };
        if qr > s { qr } else { s }
    }

    /// The hexes on the straight line from here to there, both included. Where the line runs along a side
    /// between two hexes it takes always the same one, so that there and back may differ.
    pub fn line(self, other: Hex) -> impl Iterator<Item = Hex> {
        let steps = i32::from(self.distance(other));
        // Cube coordinates, scaled so that a nudge off the sides stays a whole number.
        let cube = |hex: Hex| [i32::from(hex.q), i32::from(hex.r), -i32::from(hex.q) - i32::from(hex.r)];
        let (from, to, nudge) = (cube(self), cube(other), [1, 1, -2]);
        (0..=steps).map(move |step| {
            let along = |axis: usize| 4 * (from[axis] * (steps - step) + to[axis] * step) + nudge[axis];
            if steps == 0 { self } else { nearest([along(0), along(1), along(2)], 4 * steps) }
        })
    }
}

/// The hex whose centre lies nearest to a point in cube coordinates, given in parts of `scale`.
fn nearest(point: [i32; 3], scale: i32) -> Hex {
    let mut rounded = point.map(|part| (2 * part + scale).div_euclid(2 * scale));
    let off = |axis: usize| (rounded[axis] * scale - point[axis]).abs();
    let worst = (0..3).max_by_key(|&axis| off(axis)).unwrap_or(0);
    rounded[worst] -= rounded.iter().sum::<i32>();
    Hex { q: rounded[0] as i8, r: rounded[1] as i8 }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Hex, Side};

    const HERE: Hex = Hex::new(2, -3);

    fn all_within(radius: i8) -> impl Iterator<Item = Hex> {
        let range = -radius..=radius;
        range.clone().flat_map(move |q| range.clone().map(move |r| Hex::new(HERE.q + q, HERE.r + r)))
    }

    #[test]
    fn every_side_leads_there_and_back() {
        for side in Side::ALL {
            let there = HERE.beyond(side);
            assert_eq!(there.beyond(side.opposite()), HERE);
            assert_eq!(HERE.side_towards(there), Some(side));
            assert_eq!(HERE.distance(there), 1);
        }
        assert_eq!(HERE.side_towards(HERE), None);
        assert_eq!(HERE.around().into_iter().collect::<BTreeSet<_>>().len(), 6);
    }

    #[test]
    fn distance_is_the_number_of_steps() {
        let mut reached = BTreeSet::from([HERE]);
        for steps in 0..=6 {
            for hex in all_within(7) {
                assert_eq!(HERE.distance(hex) <= steps, reached.contains(&hex), "{hex:?}");
                assert_eq!(HERE.distance(hex), hex.distance(HERE));
            }
            reached.extend(reached.clone().into_iter().flat_map(Hex::around));
        }
        assert_eq!(Hex::new(-100, 100).distance(Hex::new(100, -100)), 200);
    }

    #[test]
    fn a_line_is_a_shortest_way() {
        for hex in all_within(7) {
            let line: Vec<Hex> = HERE.line(hex).collect();
            assert_eq!((line[0], line[line.len() - 1]), (HERE, hex));
            assert_eq!(line.len(), usize::from(HERE.distance(hex)) + 1);
            assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{line:?}");
        }
    }

    #[test]
    fn a_line_keeps_its_course() {
        let line: Vec<Hex> = Hex::new(0, 0).line(Hex::new(4, -2)).collect();
        let course = [(0, 0), (1, 0), (2, -1), (3, -1), (4, -2)].map(|(q, r)| Hex::new(q, r));
        assert_eq!(line, course);
    }
}
