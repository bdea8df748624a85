//! Cards, events and reinforcements.

use game::Seat;

use super::Verdict;
use super::force::{Force, Terms, odds};
use super::plan::Plan;
use crate::block::{Block, LEADERS, MEXICAN, TEXAN, enemy};
use crate::card::{Card, Event};
use crate::data::{blocks, places};
use crate::map::{Place, STARS};
use crate::scenario::Year;
use crate::state::State;

/// What a Command Point is usually worth.
const POINT: i32 = 6;

impl State {
    /// The card whose points can be used now; strong ones are kept while there is little to do.
    pub(super) fn card_worth(&self, plan: &Plan, seat: Seat, card: Card) -> Verdict {
        let points = usize::from(card.data().cp);
        let used: i32 = plan.best_orders[..points].iter().map(|&worth| worth.min(80)).sum();
        let kept = if self.turn + 2 > self.year.turns() { 0 } else { POINT };
        let mut verdict = Verdict::of("points-for-the-work", used - kept * points as i32);
        if card.data().burn {
            verdict = verdict.and("burn-what-would-revert", self.burn_chance(seat));
        }
        if let Some(event) = card.event() {
            verdict = verdict.and("the-hour-of-the-event", self.event_worth(plan, seat, event));
        }
        verdict
    }

    /// What the best four orders would bring, the best first.
    pub(super) fn best_orders(&self, plan: &Plan, seat: Seat) -> [i32; 4] {
        let mut best = [2; 4];
        let mut note = |worth: i32| {
            let mut worth = worth;
            for slot in &mut best {
                if worth > *slot {
                    std::mem::swap(slot, &mut worth);
                }
            }
        };
        let army = State::army(seat).and(self.standing.on_map());
        let leaders = army.and(LEADERS).filter(|block| self.leads(block));
        for leader in leaders.iter() {
            note(self.command_worth(plan, leader).total / 2);
        }
        for block in army.minus(leaders).iter() {
            note(self.errand(plan, block) / 2);
        }
        best
    }

    /// A star of the enemy's that we stand in could be burned.
    fn burn_chance(&self, seat: Seat) -> i32 {
        let taken = self.controlled(seat).and(STARS);
        let burnable = taken.iter().any(|place| self.owner_of_vacant(place) == Some(enemy(seat)));
        if burnable { 60 } else { -5 }
    }

    /// When an event serves best.
    fn event_worth(&self, plan: &Plan, seat: Seat, event: Event) -> i32 {
        match event {
            Event::Storm if seat == MEXICAN => -200,
            Event::Storm => {
                if self.turn == self.year.turns() {
                    100
                } else if plan.stars <= 5 && self.turn > 7 {
                    30
                } else {
                    -30
                }
            }
            Event::Muster => self.musterable(seat) * 14 - 30,
            Event::Desertion => {
                let theirs = self.stands(enemy(seat)).or(self.besieged(enemy(seat)));
                let most = theirs.iter().map(|place| self.own(enemy(seat), place).len()).max().unwrap_or(0);
                8 * i32::from(most) - 20
            }
            Event::Comanche => {
                if self.raid_places(seat).next().is_some() {
                    25
                } else {
                    -15
                }
            }
            Event::Surprise => {
                if plan.prospects.iter().any(|prospect| prospect.worth > 0) {
                    20
                } else {
                    -10
                }
            }
            Event::ForcedMarch => {
                if seat == MEXICAN {
                    15
                } else {
                    5
                }
            }
        }
    }

    fn musterable(&self, seat: Seat) -> i32 {
        i32::from(
            State::army(seat)
                .and(self.standing.on_map())
                .and(self.standing.hurt())
                .filter(|block| self.can_muster(seat, block).is_ok())
                .len()
                .min(4),
        )
    }

    /// Where deserters are most.
    pub(super) fn desert_worth(&self, plan: &Plan, seat: Seat, place: Place) -> Verdict {
        let there = plan.force(enemy(seat), place);
        Verdict::of("strike-the-crowd", 10 * i32::from(there.blocks()) + i32::from(there.steps()))
    }

    /// The weakest stack in reach, and best where Santa Anna is.
    pub(super) fn raid_worth(&self, plan: &Plan, seat: Seat, place: Place) -> Verdict {
        let raiders = Force::of(blocks::COM, self.strength(blocks::COM));
        let fight = odds(raiders, plan.force(enemy(seat), place), Terms::Field);
        let anna = self.own(enemy(seat), place).contains(blocks::SAN);
        Verdict::of(
            "raid-the-weak",
            fight.win + 3 * fight.defender_loses - fight.attacker_loses + if anna { 40 } else { 0 },
        )
    }

    /// Where a garrison is wanted and can hold; never where too many eat.
    pub(super) fn deploy_worth(&self, plan: &Plan, place: Place) -> Verdict {
        if self.year == Year::Y1835 {
            return self.revolt_deploy_worth(plan, place);
        }
        let block = self.drawn().unwrap_or(blocks::MIN);
        let guard = plan.force(TEXAN, place).with(Force::of(block, self.strength(block)));
        let threat = plan.foes_within(place, 5);
        let overrun =
            if threat.is_empty() { 0 } else { odds(threat.cut_to(4), guard, self.terms(place)).win };
        let crowd = self.own(TEXAN, place).len() >= self.supply_limit(TEXAN, place);
        let near = i32::from(plan.nearest_foe(place).min(20));
        let island = place.hexsides().is_empty();
        Verdict::of("near-the-front", 60 - 3 * near)
            .and("a-garrison-where-it-holds", if threat.is_empty() { 0 } else { 50 - overrun })
            .and("keep-within-supply", if crowd { -120 } else { 0 })
            .and("not-on-the-island", if island { -25 } else { 0 })
            .and("not-on-the-island", if place == places::NEW_ORLEANS { -60 } else { 0 })
    }

    /// The shortest way in.
    pub(super) fn enter_worth(&self, place: Place) -> Verdict {
        Verdict::of("the-shortest-way-in", if place == places::PRG { 50 } else { 0 })
    }

    /// Battles that look won are fought first, so that the victors can help elsewhere.
    pub(super) fn fight_worth(&self, plan: &Plan, seat: Seat, place: Place) -> Verdict {
        let (ours, theirs) = (plan.force(seat, place), plan.force(enemy(seat), place));
        Verdict::of(
            "the-surest-battle-first",
            50 + (i32::from(ours.steps()) - i32::from(theirs.steps())).clamp(-20, 20),
        )
    }

    pub(super) fn muster_worth(&self, block: Block) -> Verdict {
        Verdict::of("muster-the-weakest", 100 + 5 * i32::from(block.data().steps - self.strength(block)))
    }
}
