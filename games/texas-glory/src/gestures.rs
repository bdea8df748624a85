//! Whole orders: what blocks are told together.

use game::{Band, Game, Gestures, Phrase, Pick, Seat};

use crate::block::{Block, Blocks};
use crate::decision::{Decision, clicks};
use crate::state::{Kind, Mark, State, Step};

/// The buttons of sweeping orders, after those of decisions. An amount that follows says what an order is for: it does not hold beyond
/// that.
pub(crate) mod orders {
    /// All blocks fire that can, to the end of this round.
    pub const ALL_FIRE: u16 = 16;
    /// Those who stormed in the first round storm again.
    pub const SAME_LINE: u16 = 17;
    /// The strongest join, as many as may.
    pub const ALL_JOIN: u16 = 18;
    /// All go behind the walls who can.
    pub const ALL_WITHDRAW: u16 = 19;
    /// Hold at every siege of this turn.
    pub const ALL_HOLD: u16 = 20;
}

impl Gestures for State {
    const SWEEPS: &'static [u16] =
        &[orders::ALL_FIRE, orders::SAME_LINE, orders::ALL_JOIN, orders::ALL_WITHDRAW, orders::ALL_HOLD];

    fn is_midway(&self) -> bool {
        matches!(self.step, Step::March { .. })
    }

    fn is_idle(decision: Decision) -> bool {
        use Decision::{Aside, Done, Hold, Pass, Stay};
        matches!(decision, Done | Stay | Hold | Pass(_) | Aside)
    }

    fn left_undone(&self, seat: Seat, decision: Decision) -> Option<Phrase> {
        match (self.step, decision) {
            (Step::Orders, Decision::Done) if self.cp > 0 && self.can_order_anybody(seat) => {
                Some(Phrase::new("undone-points").with("points", self.cp))
            }
            (Step::Command(leader), Decision::Done) => {
                let led = self.commanded(leader);
                let still = self.movable(seat).and(led);
                (!still.is_empty() && led.and(self.marked(Mark::MOVED)).is_empty())
                    .then(|| Phrase::new("undone-command").with("block", leader))
            }
            _ => None,
        }
    }

    fn bands(&self, seat: Seat) -> Vec<Band> {
        let band =
            |name: Phrase, blocks: Blocks| Band { name, pieces: blocks.iter().map(clicks::block).collect() };
        let led = match self.step {
            Step::Command(leader) => {
                let name = Phrase::new("band-led").with("block", leader);
                Some(band(name, self.movable(seat).and(self.commanded(leader))))
            }
            _ => None,
        };
        let here = self
            .stands(seat)
            .iter()
            .map(|place| band(Phrase::new("band-here").with("place", place), self.own(seat, place)));
        here.chain(led).filter(|band| band.pieces.len() > 1).collect()
    }

    /// Into the same battle by another way.
    fn instead<'a>(&self, _seat: Seat, wished: &[Pick], open: &[&'a [Pick]]) -> Option<&'a [Pick]> {
        let &[place @ Pick::Place(_), Pick::Place(_)] = wished else { return None };
        open.iter().copied().find(|picks| picks.len() == 2 && picks[0] == place)
    }

    /// A turn, or a round of a battle.
    fn moment(&self, button: u16) -> u16 {
        let battle = self.battle.map_or(0, |battle| u16::from(battle.place.0) * 8 + u16::from(battle.round));
        if button == orders::ALL_HOLD { self.turn() } else { battle }
    }

    fn sweep(&self, seat: Seat, button: u16) -> Option<Decision> {
        if !self.awaited().contains(seat) {
            return None;
        }
        match (self.step, button) {
            (Step::Turn, orders::ALL_FIRE) => {
                self.acting().1.iter().map(Decision::Fire).find(|&fire| self.may(seat, fire).is_ok())
            }
            (Step::Line, orders::SAME_LINE) if self.fight().kind == Kind::Storm && self.fight().round > 0 => {
                let line = self.own(seat, self.fight().place).and(self.marked(Mark::SHOWN));
                (!line.is_empty()).then(|| self.next_to_join(seat, line))
            }
            (Step::Line | Step::SallyOut | Step::Battery, orders::ALL_JOIN) => {
                Some(self.next_to_join(seat, self.own(seat, self.fight().place)))
            }
            (Step::Withdraw, orders::ALL_WITHDRAW) => {
                let mut all = self.own(seat, self.fight().place).iter().map(Decision::Withdraw);
                all.find(|&withdraw| self.may(seat, withdraw).is_ok())
            }
            (Step::Declare | Step::Answer | Step::Reply, orders::ALL_HOLD) => Some(Decision::Hold),
            _ => None,
        }
    }
}

impl State {
    /// The strongest of these who may join; when nobody may, the line is closed.
    fn next_to_join(&self, seat: Seat, line: Blocks) -> Decision {
        let may = |block: &Block| self.may(seat, Decision::Join(*block)).is_ok();
        let first = |block: &Block| (self.rating(*block), std::cmp::Reverse(self.strength(*block)), *block);
        line.iter().filter(may).min_by_key(first).map_or(Decision::Done, Decision::Join)
    }

    /// Whether anything can be done with the points that are left.
    fn can_order_anybody(&self, seat: Seat) -> bool {
        self.legal(seat, &mut |decision| match decision {
            Decision::Done => std::ops::ControlFlow::Continue(()),
            _ => std::ops::ControlFlow::Break(()),
        })
        .is_break()
    }
}
