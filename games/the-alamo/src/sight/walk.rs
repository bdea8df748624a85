//! The hexes that a straight line crosses, exactly, in whole numbers.

use arrayvec::ArrayVec;

use crate::data::NONE;
use crate::derived;
use crate::map::{Facing, Hex, ROWS, Wall};

/// The side to which a line is displaced by a hair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    Left,
    Right,
}

/// A step over a hexside. A hex off the map is `None`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub from: Option<Hex>,
    pub to: Option<Hex>,
    pub wall: Option<Wall>,
}

/// The way along the line from one hex centre to another.
///
/// A point is in a hex when none of three differences of its cube coordinates (y−z, x−z, x−y), taken from the hex's
/// centre, exceeds one in size; so each step leaves by the side whose difference gets there first. The hair decides
/// where two get there at once.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    q: i16,
    r: i16,
    end: (i16, i16),
    /// The three differences: of the hex's centre from the start, of the whole line, and of the hair.
    centre: [i32; 3],
    line: [i32; 3],
    hair: [i32; 3],
    /// The sides still to be left by, where they are known beforehand.
    noted: Noted,
}

/// Sides of hexes, one after the other: three bits each, one more than the side's number, the first lowest.
pub(super) type Noted = u64;

/// What each side adds to the three differences, and to q and r; the opposite sides take it away.
const STEPS: [([i32; 3], (i16, i16)); 3] =
    [([2, 1, -1], (0, -1)), ([1, 2, 1], (1, -1)), ([-1, 1, 2], (1, 0))];

impl Walk {
    pub(super) fn new(from: Hex, to: Hex, way: Way) -> Walk {
        let ((q, r), end) = (from.axial(), to.axial());
        let (x, z) = (i32::from(end.0 - q), i32::from(end.1 - r));
        let y = -x - z;
        let line = [y - z, x - z, x - y];
        // At right angles to the line.
        let (hx, hy, hz) = (z - y, x - z, y - x);
        let hair = [hy - hz, hx - hz, hx - hy];
        let hair = if way == Way::Left { hair } else { hair.map(|part| -part) };
        Walk { q, r, end, centre: [0; 3], line, hair, noted: 0 }
    }

    /// The same along sides that were noted on an earlier walk of this kind.
    pub(super) fn along(noted: Noted, from: Hex, to: Hex, way: Way) -> Walk {
        Walk { noted, ..Walk::new(from, to, way) }
    }

    fn at(&self) -> (i16, i16) {
        (self.q, self.r)
    }

    pub(super) fn next(&mut self) -> Option<Step> {
        let from = hex(self.q, self.r);
        let side = self.side()?;
        let to = hex(self.q, self.r);
        let wall = from.filter(|_| to.is_some()).and_then(|from| wall_between(from, side));
        Some(Step { from, to, wall })
    }

    /// Goes on to the next hex; returns the side by which it left the last.
    pub(super) fn side(&mut self) -> Option<Facing> {
        if self.noted != 0 {
            let side = (self.noted & 7) as usize - 1;
            self.noted >>= 3;
            self.go(side % 3, if side < 3 { 1 } else { -1 });
            return Some(Facing(side as u8));
        }
        if (self.q, self.r) == self.end {
            return None;
        }
        // The side left by: how far along the line, as a fraction, and the hair's part of it.
        let mut best: Option<(usize, i32, i32, i32, i32)> = None;
        for axis in 0..3 {
            let speed = self.line[axis];
            if speed == 0 {
                continue;
            }
            let sign = speed.signum();
            let (far, hair, speed) = (1 + sign * self.centre[axis], sign * self.hair[axis], speed.abs());
            match best {
                None => best = Some((axis, sign, far, hair, speed)),
                Some((_, _, best_far, best_hair, best_speed)) => {
                    let (mine, theirs) = (far * best_speed, best_far * speed);
                    let (my_hair, their_hair) = (hair * best_speed, best_hair * speed);
                    if mine < theirs || mine == theirs && my_hair > their_hair {
                        best = Some((axis, sign, far, hair, speed));
                    }
                }
            }
        }
        let (axis, sign, ..) = best?;
        let (adds, _) = STEPS[axis];
        (0..3).for_each(|other| self.centre[other] += sign * adds[other]);
        self.go(axis, sign);
        Some(Facing(if sign > 0 { axis } else { axis + 3 } as u8))
    }

    fn go(&mut self, axis: usize, sign: i32) {
        let (_, (q, r)) = STEPS[axis];
        self.q += sign as i16 * q;
        self.r += sign as i16 * r;
    }
}

/// The two traces of a line, from one hex that both cross to the next.
pub(super) struct Walks {
    left: Walk,
    /// Where a hair makes no difference the two are one.
    right: Option<Walk>,
}

/// What a line crosses to get to the next hex that is surely crossed.
pub(super) enum Stretch {
    Sure(Step),
    /// It runs along a hexside or through a corner: there are two ways.
    Either([ArrayVec<Step, 2>; 2]),
}

impl Walks {
    pub(super) fn new(left: Walk, right: Option<Walk>) -> Walks {
        Walks { left, right }
    }
}

impl Iterator for Walks {
    type Item = Stretch;

    fn next(&mut self) -> Option<Stretch> {
        let step = self.left.next()?;
        let Some(right) = &mut self.right else { return Some(Stretch::Sure(step)) };
        let left = &mut self.left;
        let mut ways = [ArrayVec::new(), ArrayVec::new()];
        ways[0].push(step);
        ways[1].extend(right.next());
        if left.at() == right.at() {
            return Some(Stretch::Sure(step));
        }
        // At a corner one goes round by the third hex; along a hexside each has a hex of its own.
        let [mut left_on, mut right_on] = [*left, *right];
        let [left_next, right_next] = [left_on.next(), right_on.next()];
        if right_on.at() != left.at() {
            *left = left_on;
            ways[0].extend(left_next);
        }
        if left_on.at() != right.at() {
            *right = right_on;
            ways[1].extend(right_next);
        }
        Some(Stretch::Either(ways))
    }
}

/// What lies on a side of a hex.
pub(super) fn wall_between(hex: Hex, side: Facing) -> Option<Wall> {
    let wall = derived::WALL_AT[hex.index()][usize::from(side.0)];
    (wall != NONE).then_some(Wall(wall))
}

/// The hex at these coordinates, if it is on the map.
fn hex(q: i16, r: i16) -> Option<Hex> {
    let row = r + (q - (q & 1)) / 2;
    let on_map = (0..25).contains(&q) && (0..ROWS as i16).contains(&row);
    on_map.then(|| Hex(q as u16 * ROWS + row as u16))
}
