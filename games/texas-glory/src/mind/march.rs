//! Marches: where to, at what price, and whether to strike.

use game::Seat;

use super::Verdict;
use super::force::{Force, Terms, odds};
use super::ground;
use super::plan::Plan;
use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::data::blocks;
use crate::map::Place;
use crate::scenario::Year;
use crate::state::{State, Step};

/// Movement points from which an enemy is a threat to an empty star.
const NEAR: u8 = 4;

impl State {
    /// Nearer to where it is wanted, within supply, and not into the enemy's arms.
    pub(super) fn march_worth(&self, plan: &Plan, seat: Seat, to: Place) -> Verdict {
        let Step::March { block, .. } = self.step else { return Verdict::of("rest", 0) };
        let Some(from) = self.place(block) else { return Verdict::of("strike", 50) };
        let mut verdict = Verdict::of("to-where-it-is-wanted", self.nearer(plan, block, from, to))
            .and("keep-within-supply", self.crowding(plan, seat, block, from, to))
            .and(
                "forced-march-when-it-pays",
                if plan.walk_cost(to).is_none() { -forced_price(block) } else { 0 },
            )
            .and("out-of-danger", self.peril(plan, seat, block, to));
        verdict = verdict.and("hold-what-is-taken", self.abandons(plan, seat, from));
        if plan.is_prize(self, seat, to) && plan.force(enemy(seat), to).is_empty() {
            let last = seat == MEXICAN && plan.stars <= 5;
            let taken = if self.leads(block) && !last { 15 } else { 70 };
            verdict = verdict.and("walk-into-an-empty-star", taken);
        }
        let threatened = || plan.nearest_foe(to) <= NEAR && plan.force(seat, to).is_empty();
        if self.year == Year::Y1835 && plan.holds(seat, to) && !self.leads(block) && threatened() {
            verdict = verdict.and("hold-the-star", 40);
        }
        if self.leads(block) {
            let gain = plan.followers(self, block, to) - plan.followers(self, block, from);
            verdict = verdict.and("leaders-with-their-blocks", 9 * gain.clamp(-6, 6));
        }
        verdict
    }

    fn nearer(&self, plan: &Plan, block: Block, from: Place, to: Place) -> i32 {
        let Some(goal) = plan.goals[block.index()] else { return 0 };
        let closer = i32::from(ground::march(from, goal)) - i32::from(ground::march(to, goal));
        if self.leads(block) { 5 * closer } else { 10 * closer }
    }

    /// One block more than a hex feeds may cost a step.
    fn crowding(&self, plan: &Plan, seat: Seat, block: Block, from: Place, to: Place) -> i32 {
        let stays_else = plan.goals[block.index()].is_none_or(|goal| goal == from);
        let left = plan.hungry(self, seat, from) + i32::from(!stays_else);
        let relief = if left > 0 && self.besieger(from) != Some(seat) { 12 } else { 0 };
        let dear = if self.besieger(to) == Some(seat) { 2 } else { 30 };
        relief - dear * (plan.hungry(self, seat, to) + 1).max(0)
    }

    /// The chance that those who stand in a place, and perhaps one more, are overrun there.
    pub(super) fn overrun(&self, plan: &Plan, seat: Seat, place: Place, with: Option<Block>) -> i32 {
        let threat = plan.threat(place);
        if threat.is_empty() {
            return 0;
        }
        let mut guard = plan.force(seat, place);
        if let Some(block) = with.filter(|&block| self.place(block) != Some(place)) {
            guard.join(Force::of(block, self.strength(block)));
        }
        odds(threat, guard, Terms::Field).win
    }

    /// What a place is worth to a commander for his own safety: never more than nothing. Santa Anna is the war; Houston is missed most when he has
    /// a step or two left to lose.
    pub(super) fn exposure(&self, plan: &Plan, leader: Block, at: Place) -> i32 {
        let fear = match leader {
            blocks::SAN if self.year == Year::Y1836 => 200,
            blocks::HOU if self.strength(blocks::HOU) == 1 => 120,
            blocks::HOU => 70,
            _ => return 0,
        };
        -fear * (self.overrun(plan, self.seat_of(leader), at, Some(leader)) - 8).max(0) / 100
    }

    /// To stay is nothing, but for a commander in danger.
    pub(super) fn stay_worth(&self, plan: &Plan) -> Verdict {
        let Step::March { block, .. } = self.step else { return Verdict::of("rest", 0) };
        let danger = self.place(block).map_or(0, |at| self.exposure(plan, block, at));
        Verdict::of("out-of-danger", danger)
    }

    /// The chance of being overrun there, and more for those who command.
    fn peril(&self, plan: &Plan, seat: Seat, block: Block, to: Place) -> i32 {
        let exposure = self.exposure(plan, block, to);
        if exposure != 0 || block == blocks::SAN {
            return exposure;
        }
        let held = plan.goals[block.index()] == Some(to);
        let fear = match (seat == TEXAN, held) {
            (true, true) => 10,
            (true, false) => 35,
            (false, _) => 12,
        };
        -self.overrun(plan, seat, to, Some(block)) * fear / 100
    }

    /// What is lost when the last block leaves.
    fn abandons(&self, plan: &Plan, seat: Seat, from: Place) -> i32 {
        if !from.data().victory || self.outside(seat, from).len() != 1 {
            return 0;
        }
        if seat == MEXICAN {
            let reverts = self.owner_of_vacant(from) == Some(TEXAN);
            let wanted = self.year == Year::Y1835 && plan.nearest_foe(from) <= 5;
            return if reverts || wanted { -110 } else { 0 };
        }
        let green = self.owner_of_vacant(from) == Some(MEXICAN);
        let threatened = plan.nearest_foe(from) <= 4;
        if green {
            -60
        } else if threatened {
            -15
        } else {
            0
        }
    }

    /// Strike together, and only with good hope; leaders stay behind the line.
    pub(super) fn attack_worth(&self, plan: &Plan, seat: Seat, to: Place, via: Place) -> Verdict {
        let Step::March { block, .. } = self.step else { return Verdict::of("rest", 0) };
        let Some(prospect) = plan.prospect(to) else { return Verdict::of("avoid-a-bad-fight", -80) };
        let joined = !self.outside(seat, to).is_empty();
        let hope = prospect.worth + if joined { 30 } else { 0 };
        let star = plan.is_prize(self, seat, to);
        let mut verdict = if hope > 0 {
            Verdict::of("strike-together", if star { 30 } else { 5 } + hope)
        } else {
            Verdict::of("avoid-a-bad-fight", -40 + hope)
        };
        if block == blocks::SAN || block.is_artillery() {
            return verdict.and("stays-behind", -300);
        }
        if self.leads(block) {
            verdict = verdict.and("leaders-behind-the-line", -70);
        }
        let Some(from) = self.place(block) else { return verdict };
        verdict = verdict.and("to-where-it-is-wanted", self.nearer(plan, block, from, to));
        let side = via.hexside_to(to);
        let cost = plan.walk_cost(via);
        let (normal, _) = self.points(block, None);
        if cost.is_none_or(|cost| side.is_some_and(|side| cost + side.cost > normal)) {
            verdict = verdict.and("forced-march-when-it-pays", -forced_price(block));
        }
        if side.is_some_and(|side| side.road) {
            verdict = verdict.and("a-road-to-fall-back-on", 4);
        }
        verdict
            .and("keep-within-supply", -8 * (plan.hungry(self, seat, to) - 2).max(0))
            .and("hold-what-is-taken", self.abandons(plan, seat, from))
    }

    /// After a victory: on towards the goal, out of hunger, into the next battle; never out of a taken star.
    pub(super) fn regroup_worth(&self, plan: &Plan, seat: Seat, block: Block, to: Place) -> Verdict {
        let from = self.fight().place;
        let hungry = i32::from(self.over_supply(seat, from) > 0)
            - i32::from(self.own(seat, to).len() >= self.supply_limit(seat, to));
        let mut verdict = Verdict::of("to-where-it-is-wanted", self.nearer(plan, block, from, to) - 8)
            .and("keep-within-supply", 20 * hungry)
            .and("hold-what-is-taken", self.abandons(plan, seat, from));
        if self.besieger(from) == Some(seat) {
            verdict = verdict.and("hold-the-siege", -40);
        }
        if self.unfought.contains(to) {
            let ours = plan.force(seat, to);
            let help = if ours.is_empty() || block == blocks::SAN { -100 } else { 25 };
            verdict = verdict.and("to-the-sound-of-the-guns", help);
        }
        if block == blocks::SAN {
            verdict = verdict.and("out-of-danger", self.peril(plan, seat, block, to));
        }
        verdict
    }
}

/// What a forced march is thought to cost: half a step, and never one of Santa Anna's.
fn forced_price(block: Block) -> i32 {
    match block {
        blocks::SAN => 200,
        _ if block.is_leader() => 40,
        _ => 20,
    }
}
