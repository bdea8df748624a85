//! Orders: what a Command Point buys.

use game::Seat;

use super::Verdict;
use super::ground;
use super::plan::Plan;
use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::data::{blocks, places};
use crate::map::Place;
use crate::scenario::Year;
use crate::state::{State, Step};

impl State {
    /// How much it matters that a block moves: the way before it, or the fight it is wanted for.
    pub(super) fn errand(&self, plan: &Plan, block: Block) -> i32 {
        let Some(at) = self.place(block) else { return 0 };
        let Some(goal) = plan.goals[block.index()] else { return 0 };
        let fight = plan
            .prospects
            .iter()
            .filter(|prospect| prospect.worth > 0 && prospect.takers.contains(block))
            .map(|prospect| 8 + prospect.worth / 6)
            .max()
            .unwrap_or(0);
        if at == goal {
            let hungry = plan.hungry(self, self.seat_of(block), at) > 0;
            return fight.max(if hungry { 6 } else { 0 });
        }
        let way = i32::from(ground::march(at, goal).min(block.data().moves));
        let arrives = ground::march(at, goal) <= block.data().moves
            && plan.force(enemy(self.seat_of(block)), goal).is_empty();
        let last = if plan.stars <= 5 { 60 } else { 30 };
        let pace = if ground::march(at, goal) > 9 { 4 } else { 6 };
        fight.max(pace * way + if arrives { last } else { 0 })
    }

    /// A leader whose blocks have far to go.
    pub(super) fn command_worth(&self, plan: &Plan, leader: Block) -> Verdict {
        let ready = plan.ready.and(self.commanded(leader));
        let errands: i32 =
            ready.iter().filter(|&block| !self.leads(block)).map(|block| self.errand(plan, block)).sum();
        let himself = match ready.contains(leader) {
            true if errands == 0 => 4 + self.lost_leader(plan, leader).max(0),
            true => 4 * i32::from(self.errand(plan, leader) > 0),
            false => 0,
        };
        Verdict::of("orders-for-many", errands + himself - 4).and("out-of-danger", self.rescue(plan, leader))
    }

    /// Under a leader, those with the longest errand first and he last; on its own, whoever matters most.
    pub(super) fn send_worth(&self, plan: &Plan, block: Block) -> Verdict {
        let errand = self.errand(plan, block);
        match self.step {
            Step::Command(leader) if leader == block => Verdict::of("leader-moves-last", 2),
            Step::Command(_) if self.leads(block) => {
                Verdict::of("leaders-with-their-blocks", if errand > 0 { 6 } else { -5 })
            }
            Step::Command(_) => {
                Verdict::of("to-where-it-is-wanted", if errand > 0 { 10 + errand } else { -5 })
            }
            _ if self.leads(block) => Verdict::of(
                "leaders-with-their-blocks",
                self.lost_leader(plan, block).max(self.rescue(plan, block)),
            ),
            _ => Verdict::of("to-where-it-is-wanted", errand - 4),
        }
    }

    /// A commander in danger is brought away first.
    fn rescue(&self, plan: &Plan, leader: Block) -> i32 {
        let Some(at) = self.place(leader).filter(|_| plan.ready.contains(leader)) else { return 0 };
        -self.exposure(plan, leader, at)
    }

    /// A leader without anybody to command goes back to his own.
    fn lost_leader(&self, plan: &Plan, leader: Block) -> i32 {
        let Some(at) = self.place(leader) else { return 0 };
        if plan.goals[leader.index()].is_some() && plan.followers(self, leader, at) == 0 { 14 } else { -10 }
    }

    /// A step for a block that rests: more where fewer are left.
    pub(super) fn forage_worth(&self, plan: &Plan, block: Block) -> Verdict {
        let missing = i32::from(block.data().steps - self.strength(block));
        let errand = self.errand(plan, block);
        let dear = if block == blocks::SAN { 6 } else { 0 };
        Verdict::of("forage-where-it-rests", 3 + 3 * missing + dear - errand)
    }

    /// Mexico burns what would be Texan again. Texas needs its stars in 1836; in 1835 it burns what is going to be lost, for what is burned
    /// is not Mexican either.
    pub(super) fn burn_worth(&self, plan: &Plan, seat: Seat, place: Place) -> Verdict {
        let theirs = self.owner_of_vacant(place) == Some(enemy(seat));
        let revolt = self.year == Year::Y1835;
        let worth = match seat {
            _ if !theirs => -200,
            TEXAN if revolt && !self.is_last_move(seat) => self.overrun(plan, seat, place, None) - 30,
            TEXAN => -200,
            _ if revolt => 2,
            _ => 60,
        };
        Verdict::of("burn-what-would-revert", worth)
    }

    /// Nobody marches after this side any more.
    fn is_last_move(&self, seat: Seat) -> bool {
        self.turn == self.year.turns() && seat != self.first
    }

    /// By sea to an empty star, or to one of ours that needs help; an attack only on the weak.
    pub(super) fn sail_worth(&self, plan: &Plan, seat: Seat, block: Block, to: Place) -> Verdict {
        let Some(from) = self.place(block) else { return Verdict::of("stay-ashore", -50) };
        let attack = self.is_friendly_port(seat, to).is_err();
        let alone = self.outside(seat, from).len() == 1 && from.data().victory;
        let leaves = alone && (seat == TEXAN || self.owner_of_vacant(from) == Some(TEXAN));
        let mut verdict = Verdict::of("stay-ashore", if leaves { -90 } else { -6 });
        if attack {
            let weak = plan.force(enemy(seat), to).steps()
                < self.strength(block) / 2 + u8::from(plan.force(enemy(seat), to).is_empty());
            let star = plan.is_prize(self, seat, to);
            return verdict.and("strike-by-sea", if weak && star { 110 } else { -60 });
        }
        if seat == MEXICAN {
            return verdict.and("stay-ashore", -40);
        }
        if from == places::NEW_ORLEANS && to.data().victory {
            verdict = verdict.and("volunteers-land", 30);
        }
        let goal = plan.goals[block.index()];
        if goal == Some(to) && from != to {
            verdict = verdict.and("by-sea-when-it-pays", 20);
        }
        verdict
    }
}
