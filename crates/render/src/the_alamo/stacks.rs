//! How what stands in one hex shares it: a unit fills the hex, a gun shows behind its crew, leaders at a corner, and of
//! roof and inside each keeps its own corner when both are held.

use the_alamo::view::{BatteryView, LeaderView, UnitView, View};
use the_alamo::{Hex, Place};

use super::plan::middle;

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
    /// Where the stack is centred, and how large it is drawn: half each where both storeys are held.
    fn seat(&self) -> (f32, f32, f32) {
        let (x, y) = middle(self.place.hex());
        let (x, y) = (x as f32, y as f32);
        match (self.paired, self.place.is_inside()) {
            (false, _) => (x, y, 1.0),
            (true, false) => (x - 9.0, y - 10.0, 0.74),
            (true, true) => (x + 10.0, y + 11.0, 0.74),
        }
    }

    fn slot(&self, dx: f32, dy: f32, scale: f32) -> Slot {
        let (x, y, size) = self.seat();
        Slot { at: (x + dx * size, y + dy * size), scale: scale * size }
    }

    pub fn unit(&self, index: usize) -> Slot {
        match (self.units.len(), self.batteries.is_empty()) {
            (0 | 1, true) => self.slot(0.0, 0.0, 0.92),
            (0 | 1, false) => self.slot(7.0, 7.0, 0.8),
            _ if index == 0 => self.slot(-8.0, -7.0, 0.76),
            _ => self.slot(8.0, 8.0, 0.76),
        }
    }

    pub fn battery(&self, index: usize) -> Slot {
        let shift = 6.0 * index as f32;
        if self.units.is_empty() {
            self.slot(shift, shift, 0.95)
        } else {
            self.slot(-9.0 + shift, -14.0 + shift, 0.78)
        }
    }

    pub fn leader(&self, index: usize) -> Slot {
        let along = index as f32;
        match (self.units.is_empty(), self.batteries.is_empty()) {
            (true, true) => self.slot(14.0 * along, 8.0 * along, 0.84),
            (true, false) => self.slot(-14.0 + 18.0 * along, 15.0, 0.6),
            (false, _) => self.slot(-19.0 + 19.0 * along, 19.0, 0.54),
        }
    }
}
