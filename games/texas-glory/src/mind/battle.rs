//! Battles: to fire, to fall back, to go inside, and who takes the hit.

use game::Seat;

use super::Verdict;
use super::force::{Force, Odds, Terms, odds};
use super::plan::Plan;
use crate::block::{Block, Blocks, GUNS, MEXICAN, TEXAN, enemy};
use crate::data::blocks;
use crate::map::{Place, Walls};
use crate::state::{Kind, State};

impl State {
    fn force_of(&self, blocks: Blocks) -> Force {
        let mut force = Force::default();
        blocks.iter().for_each(|block| force.add(self.strength(block), self.rating(block)));
        force
    }

    /// The rest of the battle, as it stands.
    pub(super) fn outlook(&self) -> Odds {
        let battle = self.fight();
        let side = |seat: Seat| {
            let reserves = if battle.round == 1 { self.reserves(seat) } else { Blocks::NONE };
            self.force_of(self.fighters(seat)).with(self.force_of(reserves))
        };
        let terms = match battle.kind {
            Kind::Storm => self.terms(battle.place),
            Kind::Field | Kind::Relief | Kind::Raid | Kind::Siege | Kind::Sally => Terms::Field,
        };
        odds(side(battle.attacker), side(battle.defender()), terms)
    }

    /// How likely this side is to win the battle; and whether a third of it, or more, is likely to fall.
    fn hope(&self, plan: &Plan, seat: Seat) -> (i32, bool) {
        let outlook = plan.outlook.unwrap_or_else(|| self.outlook());
        let attacks = seat == self.fight().attacker;
        let (win, lost) = if attacks {
            (outlook.win, outlook.attacker_loses)
        } else {
            (100 - outlook.win, outlook.defender_loses)
        };
        (win, 3 * lost > 10 * i32::from(self.force_of(self.fighters(seat)).steps()))
    }

    pub(super) fn fire_worth(&self, block: Block) -> Verdict {
        Verdict::of("fire", 40 + 5 * i32::from(self.strength(block)) + 3 * i32::from(self.rating(block).1))
    }

    /// Out of a lost battle, while the road is open; Santa Anna always, unless it is won.
    pub(super) fn retreat_worth(&self, plan: &Plan, seat: Seat, block: Block, to: Place) -> Verdict {
        let battle = self.fight();
        let (hope, bleeds) = self.hope(plan, seat);
        let mut verdict =
            Verdict::of("out-of-a-lost-battle", 2 * (30 - hope) + if seat == MEXICAN { 20 } else { 40 });
        if block == blocks::SAN {
            verdict = verdict.and("santa-anna-stays-behind", if hope < 95 || bleeds { 240 } else { 0 });
        }
        let attacks = seat == battle.attacker;
        if !attacks && battle.place.data().victory && self.owner_of_vacant(battle.place) != Some(MEXICAN) {
            let last = seat == TEXAN && plan.stars <= 4;
            verdict = verdict.and("a-star-is-worth-a-fight", if last { -150 } else { -20 });
        }
        if attacks && battle.round == 1 {
            verdict = verdict.and("press-the-attack", -25);
        }
        verdict
            .and(
                "keep-within-supply",
                -8 * i32::from(self.own(seat, to).len() >= self.supply_limit(seat, to)),
            )
            .and("out-of-danger", -(i32::from(plan.threat(to).steps().min(12))))
    }

    /// Behind the walls when the field is lost; out of a storm that fails; the raiders go home when hurt.
    pub(super) fn withdraw_worth(&self, seat: Seat, block: Block) -> Verdict {
        let battle = self.fight();
        match battle.kind {
            Kind::Storm => {
                let spared = block.is_leader() && self.strength(block) == 1;
                Verdict::of("out-of-a-failing-storm", if spared { 80 } else { -60 })
            }
            Kind::Raid if seat == battle.attacker => Verdict::of(
                "raiders-ride-home",
                if self.strength(block) < 2 || battle.round == 3 { 130 } else { -20 },
            ),
            _ if block.is_artillery() => Verdict::of("guns-inside", 200),
            _ => {
                let field = 100
                    - odds(
                        self.force_of(self.outside(enemy(seat), battle.place)),
                        self.force_of(self.outside(seat, battle.place).minus(GUNS)),
                        Terms::Field,
                    )
                    .win;
                Verdict::of("behind-the-walls", 2 * (75 - field) + 10)
            }
        }
    }

    /// Infantry storms, the best first; cavalry and leaders only where nobody else can.
    pub(super) fn join_worth(&self, seat: Seat, block: Block) -> Verdict {
        let battle = self.fight();
        let (_, number) = self.rating(block);
        let value = 10 * i32::from(self.strength(block)) * i32::from(number);
        match battle.kind {
            _ if block == blocks::SAN => Verdict::of("santa-anna-stays-behind", -300),
            Kind::Storm if self.leads(block) => Verdict::of("leaders-behind-the-line", -30),
            Kind::Storm => Verdict::of("storm-with-infantry", value),
            Kind::Siege => Verdict::of("all-guns-speak", value),
            _ if block.is_artillery() => Verdict::of("guns-inside", -100),
            Kind::Sally => Verdict::of("sally-against-the-weak", 20 + value),
            _ => {
                let relief = odds(
                    self.force_of(self.outside(seat, battle.place)).with(self.force_of(Blocks::one(block))),
                    self.force_of(self.outside(enemy(seat), battle.place)),
                    Terms::Field,
                );
                Verdict::of("help-the-relief", relief.win - 55)
            }
        }
    }

    /// Spare leaders and those that hit well; never Santa Anna.
    pub(super) fn lose_worth(&self, block: Block) -> Verdict {
        let dear = if block == blocks::SAN {
            200
        } else if block.is_leader() {
            20
        } else {
            0
        };
        Verdict::of("spare-the-best", 50 - 10 * i32::from(block.data().hits_on) - dear)
    }

    /// Storm when the infantry at hand is likely to break in, or to bleed the garrison white.
    pub(super) fn storm_worth(&self, plan: &Plan, seat: Seat) -> Verdict {
        let place = self.fight().place;
        let city = self.walls(place) == Some(Walls::City);
        let limit = if city { 6 } else { 4 };
        let mut line = self.fresh_besiegers().filter(|block| !self.leads(block));
        let reserves = line.len().saturating_sub(limit);
        let mut stormers = Force::default();
        while stormers.blocks() < limit {
            let rating = |block: Block| {
                if block.is_cavalry() { (2, 1) } else { (block.data().letter, block.data().hits_on) }
            };
            let worth = |block: Block| self.strength(block) * rating(block).1;
            let Some(best) = line.iter().max_by_key(|&block| worth(block)) else { break };
            line = line.without(best);
            stormers.add(self.strength(best), rating(best));
        }
        if stormers.is_empty() {
            return Verdict::of("storm-with-infantry", -100);
        }
        let fight = odds(stormers, self.force_of(self.inside(place)), self.terms(place));
        let bleed = 4 * fight.defender_loses - 2 * fight.attacker_loses + 4 * i32::from(reserves);
        let late =
            if seat == MEXICAN { 3 * i32::from(self.turn) + if plan.stars <= 5 { 30 } else { 0 } } else { 0 };
        Verdict::of("storm-with-infantry", fight.win + bleed + late + 30)
    }

    /// Guns against guns: only when ours are the better ones.
    pub(super) fn cannonade_worth(&self, seat: Seat) -> Verdict {
        let place = self.fight().place;
        let battery = |side: Seat| -> i32 {
            let guns = self.own(side, place).filter(|block| block.is_artillery() || block.is_leader());
            guns.iter().map(|block| i32::from(self.strength(block)) * i32::from(block.data().hits_on)).sum()
        };
        let besieged = self.besieger(place) == Some(enemy(seat));
        let edge = if besieged {
            2 * battery(seat) - battery(enemy(seat))
        } else {
            battery(seat) - 2 * battery(enemy(seat))
        };
        Verdict::of("guns-against-guns", 6 * edge)
    }
}
