//! Which decisions the present step admits: one list of candidates, one check.

use std::ops::ControlFlow::{self, Continue};

use arrayvec::ArrayVec;
use game::{Game, Seat, Seats};

use crate::block::{Block, Blocks};
use crate::decision::Decision;
use crate::illegal::Illegal;
use crate::map::{MEXICAN_BOXES, Place, Places, STARS};
use crate::now::Now;
use crate::rules::movement::sea::{HARBOURS, Passages};
use crate::state::{Kind, State, Step};

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
            Step::Turn => self.acting_side(),
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
            (Step::March { block, leader }, Decision::March(to)) => self.can_march(block, leader, to, None),
            (Step::March { block, leader }, Decision::Attack(to, via)) => {
                self.can_march(block, leader, to, Some(via))
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
            (Step::Turn, Decision::Fire(block)) => {
                self.is_its_turn(block)?;
                self.can_fire(block)
            }
            (Step::Turn, Decision::Pass(block)) => {
                self.is_its_turn(block)?;
                self.can_pass(block)
            }
            (Step::Turn, Decision::Retreat(block, to)) => {
                self.is_its_turn(block)?;
                self.can_retreat(block, to)
            }
            (Step::Turn, Decision::Withdraw(block)) => {
                self.is_its_turn(block)?;
                self.can_withdraw(block)
            }
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
                self.hands[usize::from(seat.0)].iter().try_for_each(|card| offer(Decision::Play(card)))?;
                offer(Decision::Done)
            }
            Step::Desertion(_) => {
                self.desertion_places(seat).try_for_each(|place| offer(Decision::Desert(place)))
            }
            Step::Muster { .. } => {
                self.army_on_map(seat).iter().try_for_each(|block| offer(Decision::Muster(block)))?;
                offer(Decision::Done)
            }
            Step::Orders => {
                let mut orders = Orders::default();
                orders.note(self, seat);
                orders.visit(visit)
            }
            Step::Command(leader) => {
                let sent = self.movable(seat).and(self.commanded(leader));
                sent.iter().try_for_each(|block| visit(Decision::Send(block)))?;
                visit(Decision::Done)
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
                self.unfought.or(self.sieges()).iter().try_for_each(|place| offer(Decision::Fight(place)))?;
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
            Step::Turn => self.acting().1.iter().try_for_each(|block| self.offer_turn(block, visit)),
            Step::Lose { place, cause, .. } => {
                let due = self.next_to_lose(seat, place, cause);
                due.iter().try_for_each(|block| visit(Decision::Lose(block)))?;
                if due.is_empty() { visit(Decision::Done) } else { Continue(()) }
            }
            Step::Regroup(_) => {
                self.regroups(seat).try_for_each(|(block, to)| visit(Decision::Regroup(block, to)))?;
                visit(Decision::Done)
            }
            Step::Declare | Step::Answer | Step::Reply => {
                [Decision::Hold, Decision::Cannonade, Decision::Storm, Decision::Sally]
                    .into_iter()
                    .try_for_each(&mut offer)?;
                let here = self.own(seat, self.fight().place);
                here.iter().try_for_each(|block| offer(Decision::CannonadeWith(block)))
            }
            Step::Deploy => {
                let havens = self.havens();
                havens.iter().try_for_each(|place| visit(Decision::Deploy(place)))?;
                if havens.is_empty() { visit(Decision::Aside) } else { Continue(()) }
            }
            Step::Enter(_) | Step::Commit(_) => {
                MEXICAN_BOXES.into_iter().try_for_each(|place| offer(Decision::Enter(place)))
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
        State::army(seat).and(self.standing.on_map().or(self.standing.waiting()))
    }

    /// One legal decision of an awaited seat, all equally likely: they are counted, and one number is drawn.
    pub(crate) fn drawn_by(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        match self.step {
            Step::Orders => {
                let mut orders = Orders::default();
                orders.note(self, seat);
                orders.nth(below(orders.len() as u64) as usize)
            }
            Step::March { block, leader } if let Some(marcher) = self.marcher(block, leader) => {
                let reach = marcher.reach();
                let walks = marcher.walks(&reach);
                let mut attacks: ArrayVec<(Place, Place), 96> = ArrayVec::new();
                marcher.attacks(&reach).for_each(|attack| attacks.push(attack));
                let count = usize::from(walks.len());
                let drawn = below((count + attacks.len() + 1) as u64) as usize;
                Some(match drawn.checked_sub(count) {
                    None => Decision::March(walks.nth(drawn as u8)?),
                    Some(rest) => {
                        attacks.get(rest).map_or(Decision::Stay, |&(place, via)| Decision::Attack(place, via))
                    }
                })
            }
            _ => {
                let mut list: ArrayVec<Decision, { State::MAX_OFFER }> = ArrayVec::new();
                let _ = self.offers(seat, &mut |decision| {
                    list.push(decision);
                    Continue(())
                });
                if list.is_empty() { None } else { list.get(below(list.len() as u64) as usize).copied() }
            }
        }
    }

    /// Every place in reach, found once; `can_march` says the same of each alone.
    fn offer_marches(
        &self,
        block: Block,
        leader: Option<Block>,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if let Some(marcher) = self.marcher(block, leader) {
            let reach = marcher.reach();
            marcher.walks(&reach).iter().try_for_each(|place| visit(Decision::March(place)))?;
            marcher.attacks(&reach).try_for_each(|(place, via)| visit(Decision::Attack(place, via)))?;
        } else if let Some(boxed) = self.at(block).waits_for()
            && self.can_march(block, leader, boxed, None).is_ok()
        {
            visit(Decision::March(boxed))?;
        }
        visit(Decision::Stay)
    }

    /// [6.2-a] What a block may do whose turn it is.
    fn offer_turn(
        &self,
        block: Block,
        visit: &mut impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut offer = |lawful: Result<(), Illegal>, decision: Decision| {
            if lawful.is_ok() { visit(decision) } else { Continue(()) }
        };
        offer(self.can_fire(block), Decision::Fire(block))?;
        offer(self.can_pass(block), Decision::Pass(block))?;
        offer(self.can_withdraw(block), Decision::Withdraw(block))?;
        let mut retreat = |to| offer(self.can_retreat(block, to), Decision::Retreat(block, to));
        let battle = self.fight();
        if self.must_sail_back(block) {
            return self.via[block.index()].map_or(Continue(()), retreat);
        }
        if battle.kind != Kind::Storm {
            battle.place.hexsides().iter().try_for_each(|side| retreat(side.to))?;
        }
        Continue(())
    }
}

/// [T-d] All that the mover may order.
#[derive(Default)]
struct Orders {
    leaders: Blocks,
    single: Blocks,
    foragers: Blocks,
    passages: ArrayVec<Passages, HARBOURS>,
    fires: ArrayVec<Decision, 64>,
}

impl Orders {
    /// Notes what a Command Point buys now.
    fn note(&mut self, state: &State, seat: Seat) {
        if state.can_pay(1).is_err() {
            return;
        }
        let in_play = state.all_in_play(seat);
        let movable = state.movable_of(seat, in_play);
        self.leaders = state.ready_leaders(seat, in_play);
        self.single = state.sendable(movable, self.leaders);
        self.foragers = state.foragers(seat, in_play);
        state.passages(seat, movable).for_each(|port| self.passages.push(port));
        let torch = state.has_torch(seat).is_ok();
        let burnable = if torch { state.stands(seat).and(STARS) } else { Places::NONE };
        for place in burnable.iter().filter(|&place| state.can_burn(seat, place).is_ok()) {
            self.fires.push(Decision::Burn(place));
            let fed = self.foragers.and(state.own(seat, place));
            self.fires.extend(fed.iter().map(|block| Decision::BurnFor(place, block)));
        }
    }

    fn len(&self) -> usize {
        let blocks = self.leaders.len() + self.single.len() + self.foragers.len();
        let sails: usize = self.passages.iter().map(Passages::len).sum();
        usize::from(blocks) + sails + self.fires.len() + 1
    }

    /// In the order of the blocks.
    fn visit(&self, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
        let sailors = self.passages.iter().fold(Blocks::NONE, |all, port| all.or(port.riders));
        for block in self.leaders.or(self.single).or(self.foragers).or(sailors).iter() {
            if self.leaders.contains(block) {
                visit(Decision::Command(block))?;
            }
            if self.single.contains(block) {
                visit(Decision::Send(block))?;
            }
            if self.foragers.contains(block) {
                visit(Decision::Forage(block))?;
            }
            let ports = self.passages.iter().fold(Places::NONE, |all, port| all.or(port.of(block)));
            ports.iter().try_for_each(|port| visit(Decision::Sail(block, port)))?;
        }
        self.fires.iter().try_for_each(|&fire| visit(fire))?;
        visit(Decision::Done)
    }

    /// The order that has this many before it, kind by kind.
    fn nth(&self, mut index: usize) -> Option<Decision> {
        let orders: [fn(Block) -> Decision; 3] = [Decision::Command, Decision::Send, Decision::Forage];
        for (blocks, order) in [self.leaders, self.single, self.foragers].into_iter().zip(orders) {
            match blocks.nth(index.min(255) as u8) {
                Some(block) => return Some(order(block)),
                None => index -= usize::from(blocks.len()),
            }
        }
        for port in &self.passages {
            match index.checked_sub(port.len()) {
                None => return port.nth(index).map(|(block, to)| Decision::Sail(block, to)),
                Some(rest) => index = rest,
            }
        }
        Some(self.fires.get(index).copied().unwrap_or(Decision::Done))
    }
}
