//! How both sides fight when a battle is tried out: by drill, without thinking far.

use game::Seat;

use crate::block::{Block, Blocks, GUNS, enemy};
use crate::data::blocks;
use crate::decision::Decision;
use crate::map::Place;
use crate::state::{Kind, Mark, State, Step};

/// How a side goes into the fight that it weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stance {
    /// Leaves when outmatched, uses walls when outnumbered.
    Sensible,
    /// Fires until the end.
    Stand,
    /// Leaves as soon as it may.
    Leave,
    /// All behind the walls who find room there.
    Inside,
    /// Nobody behind the walls who need not.
    Outside,
}

impl State {
    /// One decision by drill, `seat`'s in its stance; says whether the fight goes on.
    pub(super) fn drill(&mut self, seat: Seat, stance: Stance) -> bool {
        if !self.is_fighting() {
            return false;
        }
        let Some(who) = self.awaited().iter().next() else { return false };
        let stance = if who == seat { stance } else { Stance::Sensible };
        let decision = match self.step {
            Step::Turn => self.turn_by_drill(who, stance),
            Step::Lose { place, .. } => self.loss_by_drill(who, place),
            Step::Withdraw => self.withdrawal_by_drill(who, stance),
            Step::SallyOut => self.sally_by_drill(who, stance),
            Step::Line => self.line_by_drill(who),
            Step::Reply if self.can_cannonade().is_ok() => Decision::Cannonade,
            Step::Reply => Decision::Hold,
            _ => Decision::Surprise,
        };
        self.carry_out(who, decision, &mut ());
        true
    }

    /// Fire that a side's blocks are worth.
    fn weight(&self, blocks: Blocks) -> u32 {
        blocks.iter().map(|block| u32::from(self.strength(block)) * u32::from(self.rating(block).1)).sum()
    }

    fn power(&self, seat: Seat) -> u32 {
        self.weight(self.fighters(seat)) + self.weight(self.reserves(seat))
    }

    fn turn_by_drill(&self, seat: Seat, stance: Stance) -> Decision {
        let group = self.acting().1;
        let block = group.first().expect("checked: somebody has the turn");
        if self.must_leave(block) {
            return self.way_out(block).unwrap_or(Decision::Pass(block));
        }
        let leaves = match stance {
            Stance::Stand => false,
            Stance::Leave => true,
            Stance::Sensible | Stance::Inside | Stance::Outside => self.is_beaten(seat, block),
        };
        if leaves { self.way_out(block).unwrap_or(Decision::Fire(block)) } else { Decision::Fire(block) }
    }

    /// Twice outmatched; a stormer with his last step; Santa Anna as soon as the enemy is the stronger.
    fn is_beaten(&self, seat: Seat, block: Block) -> bool {
        if self.fight().kind == Kind::Storm {
            return seat == self.fight().attacker && self.strength(block) == 1;
        }
        let (own, foes) = (self.power(seat), self.power(enemy(seat)));
        foes >= 2 * own || block == blocks::SAN && foes > own
    }

    fn way_out(&self, block: Block) -> Option<Decision> {
        if self.can_withdraw(block).is_ok() {
            return Some(Decision::Withdraw(block));
        }
        let near = self.fight().place.hexsides().iter().map(|side| side.to);
        let to = near.chain(self.via[block.index()]).find(|&to| self.can_retreat(block, to).is_ok())?;
        Some(Decision::Retreat(block, to))
    }

    /// Leaders and good shots are spared.
    fn loss_by_drill(&self, seat: Seat, place: Place) -> Decision {
        let Step::Lose { cause, .. } = self.step else { return Decision::Done };
        let due = self.next_to_lose(seat, place, cause);
        let dear = |block: &Block| (*block == blocks::SAN, block.is_leader(), block.data().hits_on);
        due.iter().min_by_key(dear).map_or(Decision::Done, Decision::Lose)
    }

    /// Guns go behind the walls; the rest by stance, or if they are outnumbered.
    fn withdrawal_by_drill(&self, seat: Seat, stance: Stance) -> Decision {
        let place = self.fight().place;
        let may = self.outside(seat, place).filter(|block| self.can_withdraw_before(seat, block).is_ok());
        if let Some(gun) = may.and(GUNS).first() {
            return Decision::Withdraw(gun);
        }
        let all = match stance {
            Stance::Inside => true,
            Stance::Outside | Stance::Stand | Stance::Leave => false,
            Stance::Sensible => {
                let field = |seat: Seat| self.weight(self.outside(seat, place));
                !self.inside(place).is_empty() && field(seat) > 0 && self.has_begun_withdrawal(seat, place)
                    || 4 * field(enemy(seat)) > 5 * field(seat)
            }
        };
        may.first().filter(|_| all).map_or(Decision::Done, Decision::Withdraw)
    }

    /// Whoever has begun to go in goes in altogether.
    fn has_begun_withdrawal(&self, seat: Seat, place: Place) -> bool {
        self.inside(place).iter().any(|block| self.seat_of(block) == seat && !block.is_artillery())
    }

    /// The besieged come out to help if that makes us the stronger.
    fn sally_by_drill(&self, seat: Seat, stance: Stance) -> Decision {
        let place = self.fight().place;
        let helps = match stance {
            Stance::Outside => true,
            Stance::Inside | Stance::Leave => false,
            Stance::Sensible | Stance::Stand => self.weight(self.own(seat, place)) > self.power(enemy(seat)),
        };
        let next = self.inside(place).filter(|block| {
            helps && !block.is_artillery() && self.seat_of(block) == seat && self.can_join(block).is_ok()
        });
        next.first().map_or(Decision::Done, Decision::Join)
    }

    /// The best who may: infantry before leaders, Santa Anna never while there is anybody else.
    fn line_by_drill(&self, seat: Seat) -> Decision {
        let place = self.fight().place;
        let may = self.own(seat, place).filter(|block| self.can_join(block).is_ok());
        let worth = |block: &Block| self.rating(*block).1 * self.strength(*block);
        let troops = may.filter(|block| !block.is_leader() && !block.is_artillery());
        if let Some(best) = troops.iter().max_by_key(worth) {
            return Decision::Join(best);
        }
        let drawn_up = self.own(seat, place).iter().any(|block| self.has(block, Mark::LINE));
        let closes = drawn_up || self.can_close_line().is_ok();
        let last = may.iter().min_by_key(|&block| (block == blocks::SAN, block.is_artillery(), block));
        last.filter(|_| !closes).map_or(Decision::Done, Decision::Join)
    }
}
