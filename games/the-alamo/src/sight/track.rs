//! Lines of sight at a glance. Which hexes a line crosses depends only on how far it goes in which direction, and whether walls shut it
//! off only on its two ends; both are worked out when they are first asked for.

use std::sync::atomic::{AtomicU64, Ordering};

use super::walk::{Noted, Walk, Walks, Way, wall_between};
use super::{Deserted, Line, Scenery};
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

    /// Both traces of a line; one where they are the same.
    fn both(from: Hex, to: Hex) -> (Track, Option<Track>) {
        let [left, right] = [Way::Left, Way::Right].map(|way| Track::new(from, to, way));
        (left, (left != right || left == Track::LONG).then_some(right))
    }

    /// The walks along both.
    pub(super) fn walks(from: Hex, to: Hex) -> Walks {
        let (left, right) = Track::both(from, to);
        Walks::new(left.walk(from, to, Way::Left), right.map(|right| right.walk(from, to, Way::Right)))
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

/// What walls and roofs do to a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shut {
    /// Nothing but men can be in the way, and a hair makes no difference.
    Not,
    /// Nothing but men can be in the way, whichever side of a corner it passes.
    Nowhere,
    /// Walls or roofs shut off one side of a corner.
    Beside,
    /// It stays shut, whatever is breached.
    Always,
    /// Until this hexside is breached, or on the other side of a corner that one.
    By(Wall, Wall),
    /// Until something is breached.
    Unclear,
}

impl Shut {
    fn of(from: Place, to: Place) -> Shut {
        let trace = |breached| Line::new(&Deserted { breached }, from, to).trace();
        let blocks = match trace(false) {
            Ok(true) if Track::both(from.hex(), to.hex()).1.is_none() => return Shut::Not,
            Ok(true) => return Shut::Nowhere,
            Ok(false) => return Shut::Beside,
            Err(blocks) => blocks,
        };
        if trace(true).is_err() {
            return Shut::Always;
        }
        let (one, other) = (blocks.0.by, blocks.1.map_or(blocks.0.by, |other| other.by));
        one.zip(other).map_or(Shut::Unclear, |(one, other)| Shut::By(one, other))
    }

    fn code(self) -> u16 {
        let (one, other) = match self {
            Shut::By(one, other) => (one.0, other.0),
            Shut::Not => (Wall::COUNT as u8, 0),
            Shut::Nowhere => (Wall::COUNT as u8 + 1, 0),
            Shut::Beside => (Wall::COUNT as u8 + 2, 0),
            Shut::Always => (Wall::COUNT as u8 + 3, 0),
            Shut::Unclear => (Wall::COUNT as u8 + 4, 0),
        };
        u16::from_le_bytes([one, other])
    }

    fn from_code(code: u16) -> Shut {
        let [one, other] = code.to_le_bytes();
        match usize::from(one).checked_sub(Wall::COUNT) {
            None => Shut::By(Wall(one), Wall(other)),
            Some(0) => Shut::Not,
            Some(1) => Shut::Nowhere,
            Some(2) => Shut::Beside,
            Some(3) => Shut::Always,
            Some(_) => Shut::Unclear,
        }
    }
}

/// The next of the sides that are noted; none lies beyond it where there is no more.
fn first(noted: Noted) -> Facing {
    Facing(((noted & 7) as u8).wrapping_sub(1))
}

fn shut(from: Place, to: Place) -> Shut {
    const UNKNOWN: u16 = 0;
    const { assert!(Wall::COUNT + 5 < u8::MAX as usize, "a code for everything") };
    let known = &data().shut[from.index() * Place::COUNT + to.index()];
    match known.load(Ordering::Relaxed) {
        UNKNOWN => {
            let shut = Shut::of(from, to);
            known.store(shut.code() + 1, Ordering::Relaxed);
            shut
        }
        code => Shut::from_code(code - 1),
    }
}

/// [7.5] Whether two places see each other: the same as [`sight`](super::sight), without the reason.
pub(crate) fn sees(scenery: &impl Scenery, from: Place, to: Place) -> bool {
    if from.hex() == to.hex() {
        return from == to;
    }
    let shut = shut(from, to);
    if shut == Shut::Always {
        return false;
    }
    let line = Line::new(scenery, from, to);
    // Men are looked at first: most lines that are not clear end at them.
    match shut {
        Shut::Not => line.passes_straight(),
        Shut::Nowhere => line.passes().unwrap_or_else(|| line.trace().is_ok()),
        Shut::By(one, other) => (line.is_changed(one) || line.is_changed(other)) && line.trace().is_ok(),
        Shut::Unclear => !scenery.is_whole() && line.trace().is_ok(),
        Shut::Beside | Shut::Always => line.passes() != Some(false) && line.trace().is_ok(),
    }
}

impl<S: Scenery> Line<'_, S> {
    /// Whether men let it through here, walls and roofs aside.
    #[inline]
    fn lets_by(&self, hex: Hex) -> bool {
        let indoors = self.rooms != 0;
        !indoors && !self.scenery.is_crowded(hex.top())
            || self.pass(hex, indoors && self.is_within(hex)).is_ok()
    }

    /// Whether men let it through, where its traces are one and walls and roofs do.
    fn passes_straight(&self) -> bool {
        let Track(mut left) = Track::new(self.from.hex(), self.to.hex(), Way::Left);
        let mut here = self.from.hex();
        while let Some(next) = here.beyond(first(left)) {
            (here, left) = (next, left >> 3);
            if left == 0 {
                break;
            }
            if !self.lets_by(here) {
                return false;
            }
        }
        true
    }

    /// Whether men let it through, walls and roofs aside. `None` if it is too long to tell, or leaves the map.
    fn passes(&self) -> Option<bool> {
        let (from, to) = (self.from.hex(), self.to.hex());
        let (left, right) = Track::both(from, to);
        let right = right.unwrap_or(left);
        if left == Track::LONG || right == Track::LONG {
            return None;
        }
        let (mut left, mut right, mut here) = (left.0, right.0, from);
        loop {
            let (left_by, right_by) = (here.beyond(first(left))?, here.beyond(first(right))?);
            if left_by == right_by {
                (here, left, right) = (left_by, left >> 3, right >> 3);
            } else {
                let [left_on, right_on] =
                    [(left_by, left), (right_by, right)].map(|(by, noted)| by.beyond(first(noted >> 3)));
                if left_on == Some(right_by) {
                    // The left trace goes round a corner by a third hex, which need not let it through.
                    (here, left, right) = (right_by, left >> 6, right >> 3);
                } else if right_on == Some(left_by) {
                    (here, left, right) = (left_by, left >> 3, right >> 6);
                } else if self.lets_by(left_by) || self.lets_by(right_by) {
                    (here, left, right) = (left_on?, left >> 6, right >> 6);
                } else {
                    return Some(false);
                }
            }
            if here == to {
                return Some(true);
            }
            if !self.lets_by(here) {
                return Some(false);
            }
        }
    }

    fn is_changed(&self, wall: Wall) -> bool {
        self.scenery.is_breached(wall) || self.scenery.wall_of(wall) != wall.terrain()
    }
}
