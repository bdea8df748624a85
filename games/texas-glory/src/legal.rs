//! Which decisions the present step admits: one list of candidates, one check.

use std::ops::ControlFlow::{self, Continue};

use game::{Seat, Seats};

use crate::block::{Block, Blocks};
use crate::card::Card;
use crate::decision::Decision;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::now::Now;
use crate::state::{Kind, Marks, State, Step};

impl State {
    /// Whom the game waits for; nobody where fate is asked.
    pub(crate) fn awaited(&self) -> Seats {
        Seats::one(match self.step {
            Step::Cards => {
                let owes = |seat: Seat| self.chosen[usize::from(seat.0)].is_none();
                return [Seat(0), Seat(1)]
                    .into_iter()
                    .filter(|&seat| owes(seat))
                    .fold(Seats::NONE, Seats::with);
            }
            Step::Desertion(seat) | Step::Muster { seat, .. } | Step::Raid(seat) | Step::Battles(seat) => {
                seat
            }
            Step::Regroup(seat) | Step::Lose { seat, .. } => seat,
            Step::Orders
            | Step::Command(_)
            | Step::March { .. }
            | Step::BurnMarch(_)
            | Step::Enter(_)
            | Step::Commit(_)
            | Step::Deploy => self.mover,
            Step::Surprise | Step::SallyOut | Step::Line => self.fight().attacker,
            Step::Withdraw => self.fight().defender(),
            Step::Turn => self.acting().0,
            Step::Declare | Step::Answer | Step::Battery | Step::Reply => self.asked(),
            Step::Deal
            | Step::Deserting { .. }
            | Step::ForcedMarch
            | Step::Fire(_)
            | Step::Cannon(_)
            | Step::Attrition { .. }
            | Step::Draw
            | Step::Card
            | Step::Over => return Seats::NONE,
        })
    }

    /// Whether `seat` may decide so; if not, by the first clause that forbids it.
    pub(crate) fn may(&self, seat: Seat, decision: Decision) -> Result<(), Illegal> {
        match (self.step, decision) {
            (Step::Cards, Decision::Play(card)) => self.can_play(seat, card),
            (Step::Cards, Decision::Done) => self.can_play_none(seat),
            (Step::Desertion(_), Decision::Desert(place)) => self.can_desert(seat, place),
            (Step::Muster { .. }, Decision::Muster(block)) => self.can_muster(seat, block),
            (Step::Muster { .. } | Step::Orders | Step::Command(_) | Step::BurnMarch(_), Decision::Done) => {
                Ok(())
            }
            (Step::BurnMarch(place), Decision::Send(block)) => self.can_march_off(seat, place, block),
            (Step::Orders, Decision::Command(leader)) => self.can_activate(seat, leader),
            (Step::Orders | Step::Command(_), Decision::Send(block)) => self.can_send(seat, block),
            (Step::Orders, Decision::Sail(block, port)) => self.passage(seat, block, port).map(drop),
            (Step::Orders, Decision::Forage(block)) => self.can_forage(seat, block),
            (Step::Orders, Decision::Burn(place)) => self.can_burn(seat, place),
            (Step::Orders, Decision::BurnFor(place, block)) => self.can_burn_for(seat, place, block),
            (Step::March { block, leader }, Decision::March(to)) => {
                self.way(block, leader, to, None).map(drop)
            }
            (Step::March { block, leader }, Decision::Attack(to, via)) => {
                self.way(block, leader, to, Some(via)).map(drop)
            }
            (Step::March { .. }, Decision::Stay) => Ok(()),
            (Step::Raid(_), Decision::Raid(place)) => self.can_raid(seat, place),
            (Step::Raid(_) | Step::Surprise | Step::Regroup(_) | Step::SallyOut, Decision::Done) => Ok(()),
            (Step::Battles(_), Decision::Fight(place)) => self.can_fight(place),
            (Step::Battles(_), Decision::Done) => self.can_end_battles(),
            (Step::Surprise, Decision::Surprise) => Ok(()),
            (Step::Withdraw, Decision::Withdraw(block)) => self.can_withdraw_before(seat, block),
            (Step::Withdraw, Decision::Done) => self.can_end_withdrawal(seat),
            (Step::SallyOut | Step::Line, Decision::Join(block)) => {
                self.is_own(seat, block)?;
                self.can_join(block)
            }
            (Step::Line, Decision::Done) => self.can_close_line(),
            (Step::Battery, Decision::Join(block)) => self.can_join_battery(seat, block),
            (Step::Battery, Decision::Done) => Ok(()),
            (Step::Turn, Decision::Fire(block)) => self.can_fire(block),
            (Step::Turn, Decision::Pass(block)) => self.can_pass(block),
            (Step::Turn, Decision::Retreat(block, to)) => self.can_retreat(block, to),
            (Step::Turn, Decision::Withdraw(block)) => self.can_withdraw(block),
            (Step::Lose { place, cause, .. }, Decision::Lose(block)) => {
                self.can_lose(seat, place, cause, block)
            }
            (Step::Lose { place, cause, .. }, Decision::Done) => self.can_lose_nothing(seat, place, cause),
            (Step::Regroup(_), Decision::Regroup(block, to)) => self.can_regroup(seat, block, to),
            (Step::Declare | Step::Answer | Step::Reply, Decision::Hold) => Ok(()),
            (Step::Declare | Step::Answer | Step::Reply, Decision::Cannonade) => self.can_cannonade(),
            (Step::Declare | Step::Answer | Step::Reply, Decision::CannonadeWith(block)) => {
                self.can_cannonade_with(seat, block)
            }
            (Step::Declare | Step::Answer, Decision::Storm) => self.can_storm(),
            (Step::Declare | Step::Answer, Decision::Sally) => self.can_sally(),
            (Step::Deploy, Decision::Deploy(place)) => self.can_deploy(place),
            (Step::Deploy, Decision::Aside) => self.can_keep_aside(),
            (Step::Enter(_), Decision::Enter(place)) => self.can_enter(place),
            (Step::Commit(_), Decision::Enter(place)) => self.can_commit(place),
            _ => Err(Illegal::OutOfTurn { now: Now::of(self, seat) }),
        }
    }

    /// Visits every legal decision of an awaited seat.
    pub(crate) fn offers(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut offer = |decision: Decision| {
            if self.may(seat, decision).is_ok() { visit(decision) } else { Continue(()) }
        };
        match self.step {
            Step::Cards => {
                Card::all().try_for_each(|card| offer(Decision::Play(card)))?;
                offer(Decision::Done)
            }
            Step::Desertion(_) => {
                self.desertion_places(seat).try_for_each(|place| offer(Decision::Desert(place)))
            }
            Step::Muster { .. } => {
                self.army_on_map(seat).iter().try_for_each(|block| offer(Decision::Muster(block)))?;
                offer(Decision::Done)
            }
            Step::Orders => self.offer_orders(seat, visit),
            Step::Command(_) => {
                self.army_on_map(seat).iter().try_for_each(|block| offer(Decision::Send(block)))?;
                offer(Decision::Done)
            }
            Step::BurnMarch(place) => {
                self.own(seat, place).iter().try_for_each(|block| offer(Decision::Send(block)))?;
                offer(Decision::Done)
            }
            Step::March { block, leader } => self.offer_marches(block, leader, visit),
            Step::Raid(_) => {
                self.raid_places(seat).try_for_each(|place| offer(Decision::Raid(place)))?;
                offer(Decision::Done)
            }
            Step::Battles(_) => {
                let (_, sieges) = self.presence();
                self.unfought.or(sieges).iter().try_for_each(|place| offer(Decision::Fight(place)))?;
                offer(Decision::Done)
            }
            Step::Surprise => {
                offer(Decision::Surprise)?;
                offer(Decision::Done)
            }
            Step::Withdraw => {
                self.own(seat, self.fight().place)
                    .iter()
                    .try_for_each(|block| offer(Decision::Withdraw(block)))?;
                offer(Decision::Done)
            }
            Step::SallyOut | Step::Line | Step::Battery => {
                self.own(seat, self.fight().place)
                    .iter()
                    .try_for_each(|block| offer(Decision::Join(block)))?;
                offer(Decision::Done)
            }
            Step::Turn => self.acting().1.iter().try_for_each(|block| self.offer_turn(block, &mut offer)),
            Step::Lose { place, .. } => {
                let candidates = self.here(place).filter(|block| self.seat_of(block) == seat);
                candidates.iter().try_for_each(|block| offer(Decision::Lose(block)))?;
                offer(Decision::Done)
            }
            Step::Regroup(_) => {
                let place = self.fight().place;
                for block in self.outside(seat, place).iter() {
                    let mut to = place.hexsides().iter();
                    to.try_for_each(|side| offer(Decision::Regroup(block, side.to)))?;
                }
                offer(Decision::Done)
            }
            Step::Declare | Step::Answer | Step::Reply => {
                [Decision::Hold, Decision::Cannonade, Decision::Storm, Decision::Sally]
                    .into_iter()
                    .try_for_each(&mut offer)?;
                let here = self.own(seat, self.fight().place);
                here.iter().try_for_each(|block| offer(Decision::CannonadeWith(block)))
            }
            Step::Deploy => {
                Place::all().try_for_each(|place| offer(Decision::Deploy(place)))?;
                offer(Decision::Aside)
            }
            Step::Enter(_) | Step::Commit(_) => {
                Place::all().try_for_each(|place| offer(Decision::Enter(place)))
            }
            Step::Deal
            | Step::Deserting { .. }
            | Step::ForcedMarch
            | Step::Fire(_)
            | Step::Cannon(_)
            | Step::Attrition { .. }
            | Step::Draw
            | Step::Card
            | Step::Over => Continue(()),
        }
    }

    /// Those of a side who are on the map or waiting beside it.
    fn army_on_map(&self, seat: Seat) -> Blocks {
        State::army(seat).filter(|block| {
            let at = self.at[block.index()];
            at.place().is_some() || at.waits_for().is_some()
        })
    }

    fn offer_orders(
        &self,
        seat: Seat,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let sendable = self.sendable(seat);
        let mut offer = |decision: Decision| {
            let lawful = match decision {
                Decision::Send(block) => sendable.contains(block),
                _ => self.may(seat, decision).is_ok(),
            };
            if lawful { visit(decision) } else { Continue(()) }
        };
        for block in self.army_on_map(seat).iter() {
            if self.is_commander(block) {
                offer(Decision::Command(block))?;
            }
            offer(Decision::Send(block))?;
            if self.strength(block) < block.data().steps {
                offer(Decision::Forage(block))?;
            }
            if self.place(block).is_some_and(|place| place.data().port) {
                Place::all()
                    .filter(|port| port.data().port)
                    .try_for_each(|port| offer(Decision::Sail(block, port)))?;
            }
        }
        if self.chosen[usize::from(seat.0)].is_some_and(|card| card.data().burn) {
            for place in Place::stars().iter() {
                offer(Decision::Burn(place))?;
                self.own(seat, place).iter().try_for_each(|block| offer(Decision::BurnFor(place, block)))?;
            }
        }
        offer(Decision::Done)
    }

    /// Every place in reach, found once; `way` says the same of each alone.
    fn offer_marches(
        &self,
        block: Block,
        leader: Option<Block>,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(boxed) = self.at[block.index()].waits_for() {
            if self.way(block, leader, boxed, None).is_ok() {
                visit(Decision::March(boxed))?;
            }
            return visit(Decision::Stay);
        }
        let (normal, forced) = self.points(block, leader);
        let mut reach = self.reach(block, normal.max(forced));
        for place in Place::all() {
            if reach.cost[place.index()] != u8::MAX && self.may_stop(block, place).is_ok() {
                visit(Decision::March(place))?;
            }
        }
        reach.attacks.sort_unstable();
        for &(place, via, _) in &reach.attacks {
            if self.may_stop(block, place).is_ok() && self.can_attack(block, place, via).is_ok() {
                visit(Decision::Attack(place, via))?;
            }
        }
        visit(Decision::Stay)
    }

    fn offer_turn(
        &self,
        block: Block,
        offer: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        offer(Decision::Fire(block))?;
        offer(Decision::Pass(block))?;
        offer(Decision::Withdraw(block))?;
        if self.has(block, Marks::LANDED) && self.seat_of(block) == self.fight().attacker {
            return self.via[block.index()]
                .map_or(Continue(()), |port| offer(Decision::Retreat(block, port)));
        }
        let battle = self.fight();
        if battle.kind != Kind::Storm {
            battle.place.hexsides().iter().try_for_each(|side| offer(Decision::Retreat(block, side.to)))?;
        }
        Continue(())
    }
}
