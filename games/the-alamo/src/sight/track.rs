//! Lines of sight at a glance. Which hexes a line crosses depends only on how far it goes in which direction, and whether walls shut it
//! off only on its two ends; both are worked out when they are first asked for.

use std::sync::atomic::{AtomicU64, Ordering};

use super::walk::{Noted, Walk, Way, wall_between};
use super::{Block, Deserted, Line, Scenery};
use crate::data::data;
use crate::map::{Facing, Hex, Place, Wall};

/// The sides by which a line leaves one hex after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Track(Noted);

/// Axial coordinates differ by less than this.
const ACROSS: usize = 25;
const DOWN: usize = 43;

impl Track {
    /// A line that is too long for its sides to be noted.
    const LONG: Track = Track(Noted::MAX);

    pub(super) fn new(from: Hex, to: Hex, way: Way) -> Track {
        const UNKNOWN: u64 = 0;
        static KNOWN: [[AtomicU64; 4 * ACROSS * DOWN]; 2] =
            [const { [const { AtomicU64::new(UNKNOWN) }; 4 * ACROSS * DOWN] }; 2];
        let ((q, r), (p, s)) = (from.axial(), to.axial());
        let (across, down) = (p - q + ACROSS as i16, s - r + DOWN as i16);
        let known = &KNOWN[way as usize][across as usize * 2 * DOWN + down as usize];
        match known.load(Ordering::Relaxed) {
            UNKNOWN => {
                let track = Track::walked(from, to, way);
                known.store(track.0, Ordering::Relaxed);
                track
            }
            track => Track(track),
        }
    }

    fn walked(from: Hex, to: Hex, way: Way) -> Track {
        let mut walk = Walk::new(from, to, way);
        let (mut track, mut bits) = (0, 0);
        while let Some(side) = walk.side() {
            if bits == 63 {
                return Track::LONG;
            }
            track |= u64::from(side.0 + 1) << bits;
            bits += 3;
        }
        Track(track)
    }

    /// The walk along it.
    fn walk(self, from: Hex, to: Hex, way: Way) -> Walk {
        if self == Track::LONG { Walk::new(from, to, way) } else { Walk::along(self.0, from, to, way) }
    }

    /// The hexes between the two ends, if the line stays on the map. `None` if it is too long.
    fn between(self, from: Hex) -> Option<impl Iterator<Item = Hex>> {
        let (mut left, mut here) = (self.0, from);
        (self != Track::LONG).then_some(std::iter::from_fn(move || {
            here = here.beyond(Facing((left & 7) as u8 - 1))?;
            left >>= 3;
            (left != 0).then_some(here)
        }))
    }

    /// The last hex before the end, and what lies on the last hexside.
    pub(super) fn last_step(self, from: Hex, to: Hex, way: Way) -> (Hex, Option<Wall>) {
        if self == Track::LONG {
            let mut walk = self.walk(from, to, way);
            let mut last = (from, None);
            while let Some(step) = walk.next() {
                last = (step.from.unwrap_or(last.0), step.wall);
            }
            return last;
        }
        if self.0 == 0 {
            return (from, None);
        }
        let side = Facing((self.0 >> (self.0.ilog2() / 3 * 3)) as u8 - 1);
        let back = Facing((side.0 + 3) % 6);
        match to.beyond(back) {
            Some(last) => (last, wall_between(last, side)),
            None => (from, None),
        }
    }
}

/// What walls and roofs do to one of the two traces of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shut {
    /// Nothing but men can be in the way.
    Not,
    /// It stays shut, whatever is breached.
    Always,
    /// Until this hexside is breached.
    By(Wall),
    /// It must be traced: it leaves the map, or a breach may open a room.
    Unclear,
}

impl Shut {
    /// Of the two traces; of one, where there is no doubt and they are the same.
    fn both(from: Place, to: Place) -> (Shut, Option<Shut>) {
        let ways = [Way::Left, Way::Right];
        let [left, right] = ways.map(|way| Track::new(from.hex(), to.hex(), way));
        let of = |track: Track, way| Shut::of(from, to, &mut track.walk(from.hex(), to.hex(), way));
        if left == right && left != Track::LONG {
            return (of(left, Way::Left), None);
        }
        (of(left, Way::Left), Some(of(right, Way::Right)))
    }

    fn of(from: Place, to: Place, walk: &mut Walk) -> Shut {
        let edge = |hex: Hex| Facing::all().any(|side| hex.beyond(side).is_none());
        match Line::new(&Deserted { breached: false }, from, to).trace(walk) {
            Ok(()) if (edge(from.hex()) || edge(to.hex())) && leaves_map(from.hex(), to.hex()) => {
                Shut::Unclear
            }
            Ok(()) => Shut::Not,
            Err(Block::Wall(wall) | Block::Church(wall) | Block::Interior(wall)) => Shut::By(wall),
            Err(Block::NoOpening(_)) => Shut::Unclear,
            Err(Block::Unit(_) | Block::Height(_) | Block::Above(_) | Block::Floor(_)) => Shut::Always,
        }
    }

    fn code(self) -> u8 {
        match self {
            Shut::By(wall) => wall.0,
            Shut::Not => Wall::COUNT as u8,
            Shut::Always => Wall::COUNT as u8 + 1,
            Shut::Unclear => Wall::COUNT as u8 + 2,
        }
    }

    fn from_code(code: u8) -> Shut {
        match usize::from(code).checked_sub(Wall::COUNT) {
            None => Shut::By(Wall(code)),
            Some(0) => Shut::Not,
            Some(1) => Shut::Always,
            Some(_) => Shut::Unclear,
        }
    }
}

fn leaves_map(from: Hex, to: Hex) -> bool {
    [Way::Left, Way::Right].into_iter().any(|way| {
        let mut walk = Track::new(from, to, way).walk(from, to, way);
        std::iter::from_fn(|| walk.next()).any(|step| step.to.is_none())
    })
}

/// What walls and roofs do to the two traces, or to the only one.
fn shut(from: Place, to: Place) -> (Shut, Option<Shut>) {
    const UNKNOWN: u16 = 0;
    /// There is no second trace.
    const ALONE: u8 = u8::MAX;
    const { assert!(Wall::COUNT + 3 < ALONE as usize, "a code for everything") };
    let known = &data().shut[from.index() * Place::COUNT + to.index()];
    match known.load(Ordering::Relaxed) {
        UNKNOWN => {
            let (left, right) = Shut::both(from, to);
            let codes = [left.code() + 1, right.map_or(ALONE, |right| right.code() + 1)];
            known.store(u16::from_le_bytes(codes), Ordering::Relaxed);
            (left, right)
        }
        codes => {
            let [left, right] = codes.to_le_bytes();
            (Shut::from_code(left - 1), (right != ALONE).then(|| Shut::from_code(right - 1)))
        }
    }
}

/// [7.5] Whether two places see each other: the same as [`sight`](super::sight), without the reason.
pub(crate) fn sees(scenery: &impl Scenery, from: Place, to: Place) -> bool {
    if from.hex() == to.hex() {
        return from == to;
    }
    let line = Line::new(scenery, from, to);
    let (left, right) = shut(from, to);
    line.is_clear(left, Way::Left) || right.is_some_and(|right| line.is_clear(right, Way::Right))
}

impl<S: Scenery> Line<'_, S> {
    fn is_clear(&self, shut: Shut, way: Way) -> bool {
        let (from, to) = (self.from.hex(), self.to.hex());
        let trace = || self.trace(&mut Track::new(from, to, way).walk(from, to, way)).is_ok();
        match shut {
            Shut::Always => false,
            Shut::By(wall) => self.is_changed(wall) && trace(),
            Shut::Not => {
                // A line that nothing shuts off is inside wherever it passes the room of one of the two.
                let indoors = self.from.is_inside() || self.to.is_inside();
                let is_empty = |hex: Hex| !indoors && !self.scenery.is_crowded(hex.top());
                let passes = |hex| is_empty(hex) || self.pass(hex, indoors && self.is_in_room(hex)).is_ok();
                let between = Track::new(from, to, way).between(from);
                between.map_or_else(trace, |mut between| between.all(passes))
            }
            Shut::Unclear => trace(),
        }
    }

    fn is_changed(&self, wall: Wall) -> bool {
        self.scenery.is_breached(wall) || self.scenery.wall_of(wall) != wall.terrain()
    }
}
