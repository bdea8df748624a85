//! 6.5 Regroups.

use arrayvec::ArrayVec;
use game::{Seat, Sink};

use crate::block::{Block, enemy};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{MOST_SIDES, Place};
use crate::scenario::{Regroup, Regrouped};
use crate::state::{At, Mark, State, Step};

impl State {
    /// [6.5-a] The victor may regroup.
    pub(crate) fn begin_regroup(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        self.fight_mut().exits = [[0; 7]; 2];
        if self.outside(seat, self.fight().place).is_empty() {
            self.end_regroup(log);
        } else {
            self.step = Step::Regroup(seat);
        }
    }

    /// [6.5-a] [6.5-c] To a friendly or neutral adjacent hex within the hexside limit, or into an unfought battle.
    pub(crate) fn can_regroup(&self, seat: Seat, block: Block, to: Place) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        let place = self.fight().place;
        if self.place(block) != Some(place) || self.has(block, Mark::INSIDE) {
            return Err(Illegal::NotWithTheVictors);
        }
        self.may_regroup_to(seat, to)?;
        self.may_join(block, to)
    }

    /// [6.7-b] Ruling 127: into an unfought battle goes whoever may attack. [5.82-b] Ruling 143: nobody joins a Sea Attack.
    fn may_join(&self, block: Block, to: Place) -> Result<(), Illegal> {
        if !self.unfought.contains(to) {
            return Ok(());
        }
        let seat = self.seat_of(block);
        if self.attacker_at(to) == seat {
            self.is_no_sea_attack(seat, to)?;
        }
        self.may_attack_with(block)
    }

    /// [6.5-a] [6.5-c] Whether the victor's blocks may go there at all.
    fn may_regroup_to(&self, seat: Seat, to: Place) -> Result<(), Illegal> {
        let place = self.fight().place;
        let Some(index) = place.side_index(to) else { return Err(Illegal::NoWayToRegroup) };
        let limit = place.hexsides()[usize::from(index)].limit;
        if self.fight().exits[usize::from(seat.0)][usize::from(index)] >= limit {
            return Err(Illegal::RegroupFull { limit });
        }
        self.may_enter(seat, to)?;
        if self.unfought.contains(to) || self.controller(to) != Some(enemy(seat)) {
            return Ok(());
        }
        let vacant = !self.meets_enemies(seat, to) && self.options.regroup == Regroup::Vacant;
        if vacant { Ok(()) } else { Err(Illegal::RegroupEnemy) }
    }

    /// [6.5-a] All regroups, block by block, found at once; `can_regroup` says the same of each alone.
    pub(crate) fn regroups(&self, seat: Seat) -> impl Iterator<Item = (Block, Place)> {
        let place = self.fight().place;
        let to = place.hexsides().iter().map(|side| side.to);
        let open: ArrayVec<Place, MOST_SIDES> =
            to.filter(|&to| self.may_regroup_to(seat, to).is_ok()).collect();
        let ways = self
            .outside(seat, place)
            .iter()
            .flat_map(move |block| open.clone().into_iter().map(move |to| (block, to)));
        ways.filter(|&(block, to)| self.may_join(block, to).is_ok())
    }

    /// [6.5-c] Ruling 155: those who come to an unfought battle wait in reserve for round 2.
    pub(crate) fn regroup(&mut self, block: Block, to: Place, log: &mut impl Sink<Event>) {
        let (from, seat) = (self.fight().place, self.seat_of(block));
        let open = self.is_open(block);
        if let Some(index) = from.side_index(to) {
            self.fight_mut().exits[usize::from(seat.0)][usize::from(index)] += 1;
        }
        self.mix_stack(block);
        self.put(block, At::on(to));
        self.via[block.index()] = Some(from);
        self.unmark(block, Mark::LANDED);
        if self.unfought.contains(to) && self.options.regrouped == Regrouped::Reserve {
            self.mark(block, Mark::RESERVE);
        }
        log.emit(|| Event::Regrouped { seat, block: Some(block), from, to, open });
        self.lie_down(block, to, log);
        self.settle(from, log);
        if self.outside(seat, from).is_empty() {
            self.end_regroup(log);
        }
    }

    /// [7.0-c] [7.0-e] If enemies are inside, the siege goes on from here.
    pub(crate) fn end_regroup(&mut self, log: &mut impl Sink<Event>) {
        let place = self.fight().place;
        let siege = self.besieger(place).is_some() && !self.settled.contains(place);
        if siege { self.begin_siege(place, log) } else { self.next_battle(self.first, log) }
    }
}
