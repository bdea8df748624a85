//! How what stands in one hex shares it: a unit fills the hex, its gun and its leaders show as badges at its corners, and of
//! roof and inside each keeps its own corner when both are held. Nothing is drawn so small that its figures could not be read.

use the_alamo::view::{BatteryView, LeaderView, UnitView, View};
use the_alamo::{Hex, Place};

use super::plan::middle;
use crate::svg::Frame;

/// A counter is drawn this large; one of two that share a hex a little smaller.
const COUNTER: f32 = 0.98;
const SHARING: f32 = 0.89;
/// Of two that share a hex each steps aside this far, to one side or the other.
const ASIDE: f32 = 11.0;

/// Where a piece stands, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    pub at: (f32, f32),
    pub scale: f32,
}

/// What stands in a place.
pub struct Stack {
    pub place: Place,
    pub units: Vec<UnitView>,
    pub leaders: Vec<LeaderView>,
    pub batteries: Vec<BatteryView>,
    /// Whether the other storey of the building is held as well.
    pub paired: bool,
}

/// All that stands on the map, insides before what is over them.
pub fn stacks(view: &View) -> Vec<Stack> {
    let units: Vec<UnitView> = view.units().collect();
    let leaders: Vec<LeaderView> = view.leaders().collect();
    let batteries: Vec<BatteryView> = view.batteries().collect();
    let posts = units.iter().map(|it| it.post).chain(leaders.iter().map(|it| it.post));
    let mut places: Vec<Place> =
        posts.chain(batteries.iter().map(|it| it.post)).filter_map(|post| post.place()).collect();
    places.sort_by_key(|place| (!place.is_inside(), place.hex().row(), place.hex().column()));
    places.dedup();
    let stack = |&place: &Place| Stack {
        place,
        units: units.iter().filter(|it| it.post.place() == Some(place)).copied().collect(),
        leaders: leaders.iter().filter(|it| it.post.place() == Some(place)).copied().collect(),
        batteries: batteries.iter().filter(|it| it.post.place() == Some(place)).copied().collect(),
        paired: other_storey(place).is_some_and(|other| places.contains(&other)),
    };
    places.iter().map(stack).collect()
}

fn other_storey(place: Place) -> Option<Place> {
    let hex: Hex = place.hex();
    if place.is_inside() { Some(hex.top()) } else { hex.inside() }
}

impl Stack {
    /// The middle of the stack: where both storeys are held, each steps aside.
    fn seat(&self) -> (f32, f32) {
        let (x, y) = middle(self.place.hex());
        let (x, y) = (x as f32, y as f32);
        match (self.paired, self.place.is_inside()) {
            (false, _) => (x, y),
            (true, false) => (x - ASIDE, y - ASIDE),
            (true, true) => (x + ASIDE, y + ASIDE),
        }
    }

    fn slot(&self, dx: f32, dy: f32, scale: f32) -> Slot {
        let (x, y) = self.seat();
        Slot { at: (x + dx, y + dy), scale }
    }

    fn size(&self) -> f32 {
        if self.paired { SHARING } else { COUNTER }
    }

    pub fn unit(&self, index: usize) -> Slot {
        match (self.units.len(), index) {
            (0 | 1, _) => self.slot(0.0, 0.0, self.size()),
            (_, 0) => self.slot(-ASIDE, -ASIDE, SHARING),
            _ => self.slot(ASIDE, ASIDE, SHARING),
        }
    }

    /// Whether guns and leaders are badges of the units with them.
    pub fn is_manned(&self) -> bool {
        !self.units.is_empty()
    }

    pub fn battery(&self, index: usize) -> Slot {
        let along = index as f32;
        if self.is_manned() {
            self.slot(6.0 + 30.0 * along, -28.0, 1.0)
        } else {
            self.slot(8.0 * along, 8.0 * along, self.size())
        }
    }

    pub fn leader(&self, index: usize) -> Slot {
        let along = index as f32;
        if self.is_manned() || !self.batteries.is_empty() {
            self.slot(-25.0, -18.0 + 25.0 * along, 1.0)
        } else {
            self.slot(16.0 * along, 8.0 * along, self.size())
        }
    }

    /// Whether a leader is a badge of what stands there.
    pub fn is_accompanied(&self) -> bool {
        self.is_manned() || !self.batteries.is_empty()
    }

    /// What the stack covers of the board.
    pub fn covers(&self) -> Vec<Frame> {
        let around = |slot: Slot, side: i32| Frame::around((slot.at.0 as i32, slot.at.1 as i32), side, side);
        let units = (0..self.units.len()).map(|at| around(self.unit(at), 50));
        let guns = (0..self.batteries.len())
            .map(|at| around(self.battery(at), if self.is_manned() { 30 } else { 48 }));
        let leaders = (0..self.leaders.len())
            .map(|at| around(self.leader(at), if self.is_accompanied() { 28 } else { 50 }));
        units.chain(guns).chain(leaders).collect()
    }
}
