//! 1835, where it differs: reinforcements go to the front, and on 14 December the besieged have nothing to lose.

use game::Seat;

use super::Verdict;
use super::force::{Force, Terms, odds};
use super::ground;
use super::plan::Plan;
use crate::block::{Block, Blocks, GUNS, MEXICAN, TEXAN, enemy};
use crate::data::{blocks, places};
use crate::map::Place;
use crate::scenario::Year;
use crate::state::State;

impl State {
    /// A leader whose place is behind the line. In 1835 Texan leaders fight like others, but for the Commander-in-Chief.
    pub(super) fn leads(&self, block: Block) -> bool {
        let fights = self.year == Year::Y1835 && self.seat_of(block) == TEXAN && !self.is_cinc(block);
        block.is_leader() && !fights
    }

    /// Texas: as near to Béxar as supply allows. Mexico: where the blocks of 1836 can hold what is threatened.
    pub(super) fn revolt_deploy_worth(&self, plan: &Plan, place: Place) -> Verdict {
        let seat = self.mover;
        let block = self.drawn().unwrap_or(blocks::MIN);
        let guard = plan.force(seat, place).with(Force::of(block, self.strength(block)));
        let threat = plan.threat(place);
        let overrun = if threat.is_empty() { 0 } else { odds(threat, guard, self.terms(place)).win };
        let crowd = self.own(seat, place).len() >= self.supply_limit(seat, place);
        let way = if seat == TEXAN { ground::march(place, places::ALAMO) } else { plan.nearest_foe(place) };
        Verdict::of("near-the-front", 60 - 3 * i32::from(way.min(20)))
            .and("a-garrison-where-it-holds", -overrun / if seat == MEXICAN { 2 } else { 4 })
            .and("keep-within-supply", if crowd { -120 } else { 0 })
    }

    /// Out of the walls when the besieger is weak; on 14 December in any case, for the besieged surrender that night.
    pub(super) fn sally_worth(&self, seat: Seat) -> Verdict {
        let place = self.fight().place;
        let men = self.inside(place).minus(GUNS);
        if self.year != Year::Y1835 || men.is_empty() {
            return Verdict::of("stay-behind-the-walls", -40);
        }
        let force = |blocks: Blocks| {
            blocks
                .iter()
                .fold(Force::default(), |sum, block| sum.with(Force::of(block, self.strength(block))))
        };
        let fight = odds(force(men), force(self.outside(enemy(seat), place)), Terms::Field);
        let last = self.turn == self.year.turns();
        Verdict::of("nothing-to-lose", fight.win - 60 + if last { 100 } else { 0 })
    }
}
