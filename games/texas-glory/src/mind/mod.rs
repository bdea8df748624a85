//! Rules of thumb: what a sensible commander tries first.
//!
//! Mexico is short of time: every block is given a star to take or to keep, the nearest first; it storms with infantry and keeps
//! Santa Anna behind. Texas is short of men: it holds stars, walls and ferries, strikes weak garrisons, and runs from the
//! strong. Both keep within supply. What a player is told of it stands in `thumb.rs`.

mod battle;
mod cards;
mod force;
mod ground;
mod leaders;
mod luck;
mod march;
mod mexican;
mod orders;
mod plan;
mod revolt;
mod texan;
mod thumb;
mod value;

use game::{Counted, Fitted, Mind, Seat, Table, Thumbs};

use crate::decision::Decision;
use crate::state::State;

pub use plan::Plan;

/// What speaks for and against a decision. Each part is named for the reader; players are told by [`thumb`], for what
/// speaks loudest may depend on what is hidden.
#[derive(Clone, Copy)]
struct Verdict {
    total: i32,
}

impl Verdict {
    fn of(_name: &'static str, worth: i32) -> Verdict {
        Verdict { total: worth }
    }

    fn and(self, _name: &'static str, worth: i32) -> Verdict {
        Verdict { total: self.total + worth }
    }
}

impl Mind for State {
    type Plan = Plan;

    fn plan(&self, seat: Seat) -> Plan {
        Plan::of(self, seat)
    }

    fn follow(&self, plan: &mut Plan, seat: Seat) {
        plan.follow(self, seat);
    }

    fn prior(&self, plan: &Plan, seat: Seat, decision: Decision) -> i32 {
        self.judge(plan, seat, decision).total
    }

    const THUMBS: Thumbs = thumb::THUMBS;

    fn thumb(&self, seat: Seat, decision: Decision) -> Option<&'static str> {
        self.told(seat, decision)
    }

    fn occasion(&self) -> Option<u64> {
        luck::occasion(self)
    }

    fn value(&self) -> Option<i32> {
        value::chance(self)
    }
}

impl Fitted for State {
    const SCENARIOS: &'static [&'static str] = &["1836", "campaign", "1835", "campaign", "1836"];
    const GAMES: u64 = 20_000;
    const CLUMSY_TURNS: u16 = 7;
    const WHIMS: bool = false;
    const TABLES: &'static [Table] = &value::TABLES;

    fn counted(&self) -> Option<Counted> {
        value::counted(self)
    }
}

impl State {
    /// One line for each decision; the chapters do the work.
    fn judge(&self, plan: &Plan, seat: Seat, decision: Decision) -> Verdict {
        use Decision::{Done, Join, Lose, Muster, Surprise, Withdraw};
        debug_assert!(
            !self.step.is_weighed_alone()
                || matches!(decision, Muster(_) | Surprise | Withdraw(_) | Join(_) | Lose(_) | Done),
            "{decision} is weighed with a plan, and none was made"
        );
        match decision {
            Decision::Play(card) => self.card_worth(plan, seat, card),
            Decision::Desert(place) => self.desert_worth(plan, seat, place),
            Decision::Muster(block) => self.muster_worth(block),
            Decision::Command(leader) => self.command_worth(plan, leader),
            Decision::Send(block) => self.send_worth(plan, block),
            Decision::March(to) => self.march_worth(plan, seat, to),
            Decision::Attack(to, via) => self.attack_worth(plan, seat, to, via),
            Decision::Stay => self.stay_worth(plan),
            Decision::Sail(block, to) => self.sail_worth(plan, seat, block, to),
            Decision::Forage(block) => self.forage_worth(plan, block),
            Decision::Burn(place) => self.burn_worth(plan, seat, place),
            Decision::BurnFor(place, _) => self.burn_worth(plan, seat, place).and("a-step-from-the-fire", 1),
            Decision::Raid(place) => self.raid_worth(plan, seat, place),
            Decision::Fight(place) => self.fight_worth(plan, seat, place),
            Decision::Surprise => Verdict::of("surprise", 100),
            Decision::Withdraw(block) => self.withdraw_worth(seat, block),
            Decision::Join(block) => self.join_worth(seat, block),
            Decision::Fire(block) => self.fire_worth(block),
            Decision::Pass(_) => Verdict::of("rest", 0),
            Decision::Retreat(block, to) => self.retreat_worth(plan, seat, block, to),
            Decision::Lose(block) => self.lose_worth(block),
            Decision::Regroup(block, to) => self.regroup_worth(plan, seat, block, to),
            Decision::Hold => Verdict::of("hold-the-siege", 30),
            Decision::Cannonade => self.cannonade_worth(seat),
            Decision::CannonadeWith(_) => self.cannonade_worth(seat).and("all-guns-speak", -5),
            Decision::Storm => self.storm_worth(plan, seat),
            Decision::Sally => self.sally_worth(seat),
            Decision::Deploy(place) => self.deploy_worth(plan, place),
            Decision::Aside | Decision::Done => Verdict::of("rest", 0),
            Decision::Enter(place) => self.enter_worth(place),
        }
    }
}
