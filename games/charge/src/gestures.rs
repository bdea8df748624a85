//! Whole orders: what units are told together.

use game::{Band, Game, Gestures, Phrase, Seat, beginnings, preferred};

use crate::state::Step;
use crate::{Area, Decision, Post, Side, State, Unit};

/// The buttons of sweeping orders, after those of decisions. An amount that follows says in which turn an order holds.
pub(crate) mod orders {
    /// Everyone joins the attack, and the die is cast.
    pub const ALL_ATTACK: u16 = 5;
    /// As many join as add to the throw, and the die is cast.
    pub const ENOUGH_ATTACK: u16 = 6;
    /// Everyone who attacked advances.
    pub const ALL_ADVANCE: u16 = 7;
}

impl Gestures for State {
    const SWEEPS: &'static [u16] = &[orders::ENOUGH_ATTACK, orders::ALL_ATTACK, orders::ALL_ADVANCE];

    fn is_idle(decision: Decision) -> bool {
        decision == Decision::Done
    }

    fn left_undone(&self, seat: Seat, decision: Decision) -> Option<Phrase> {
        match (self.step, decision) {
            (Step::Attack(_), Decision::Done) => {
                let count = beginnings(self, seat).len();
                (count > 0).then(|| Phrase::new("undone-attacks").with("count", count))
            }
            _ => None,
        }
    }

    fn bands(&self, _seat: Seat) -> Vec<Band> {
        if !matches!(self.step, Step::Move | Step::Advance(Side::Texian)) {
            return Vec::new();
        }
        let band = |area: Area| Band {
            name: Phrase::new("band-here").with("area", area),
            pieces: Unit::all()
                .filter(|&unit| self.post(unit) == Post::Open(area))
                .map(|unit| unit.pick())
                .collect(),
        };
        Area::all().map(band).filter(|band| band.pieces.len() > 1).collect()
    }

    fn sweep(&self, seat: Seat, button: u16) -> Option<Decision> {
        match (self.step, button) {
            (Step::Join(_), orders::ALL_ATTACK) => {
                let all = [Decision::JoinAll, Decision::Go];
                all.into_iter().find(|&decision| self.check(seat, decision).is_ok())
            }
            (Step::Join(_), orders::ENOUGH_ATTACK) => preferred(self, seat),
            (Step::Advance(_), orders::ALL_ADVANCE) => {
                let mut all = Vec::new();
                let _ = self.legal(seat, &mut |decision| {
                    all.push(decision);
                    std::ops::ControlFlow::Continue(())
                });
                // Of a stack as many as there is room for.
                all.into_iter().rfind(|&decision| !State::is_idle(decision))
            }
            _ => None,
        }
    }
}
