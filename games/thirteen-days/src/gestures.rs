//! Whole orders: what counters are told together.

use game::{Band, Gestures, Phrase, Seat, beginnings, preferred};

use crate::state::Step;
use crate::{Decision, State, TEXAN, Zone};

/// The buttons of sweeping orders, beside those of decisions. An amount that follows says in which turn an order holds.
pub(crate) mod orders {
    /// Everybody fires where the rules of thumb say.
    pub const ALL_FIRE: u16 = 5;
    /// Everybody goes where the rules of thumb send him.
    pub const ALL_MOVE: u16 = 6;
}

impl Gestures for State {
    const SWEEPS: &'static [u16] = &[orders::ALL_FIRE, orders::ALL_MOVE];

    fn is_idle(decision: Decision) -> bool {
        decision == Decision::Done
    }

    fn left_undone(&self, seat: Seat, decision: Decision) -> Option<Phrase> {
        let id = match (self.step, decision) {
            (Step::Cannon, Decision::Done) => "undone-cannon",
            (Step::Rifles, Decision::Done) => "undone-rifles",
            _ => return None,
        };
        let count = beginnings(self, seat).len();
        (count > 0).then(|| Phrase::new(id).with("count", count))
    }

    fn bands(&self, seat: Seat) -> Vec<Band> {
        if seat != TEXAN || self.step != Step::Move {
            return Vec::new();
        }
        let free = beginnings(self, seat);
        let band = |zone: Zone| Band {
            name: Phrase::new("band-here").with("zone", zone.the()),
            pieces: self.infantry(zone).map(|unit| unit.pick()).filter(|pick| free.contains(pick)).collect(),
        };
        Zone::all().map(band).filter(|band| band.pieces.len() > 1).collect()
    }

    fn sweep(&self, seat: Seat, button: u16) -> Option<Decision> {
        match (self.step, button) {
            (
                Step::Cannon | Step::Rifles | Step::RifleTarget(_) | Step::Turned(_) | Step::BatteryTarget,
                orders::ALL_FIRE,
            )
            | (Step::March | Step::Move, orders::ALL_MOVE) => {
                preferred(self, seat).filter(|&decision| !State::is_idle(decision))
            }
            _ => None,
        }
    }
}
