//! 7.24 Cannonade: guns and leaders fire once from both sides, and only then the hits count.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, enemy};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::rules::cards::count_up_to;
use crate::state::{Cause, Mark, State, Step};

impl State {
    /// [7.24-a] The guns and leaders that a side has here.
    fn battery(&self, seat: Seat) -> Blocks {
        self.own(seat, self.fight().place)
            .filter(|block| (block.is_artillery() || block.is_leader()) && !self.has(block, Mark::SPENT))
    }

    /// [7.2-b] [7.24-a] To open a cannonade, or to answer one. Ruling 132: not without guns or leaders.
    pub(crate) fn can_cannonade(&self) -> Result<(), Illegal> {
        if self.step == Step::Answer && self.fight().cannonaded {
            return Err(Illegal::OneExchange);
        }
        if self.battery(self.asked()).is_empty() { Err(Illegal::NoGuns) } else { Ok(()) }
    }

    /// [7.24-a] Whoever opens the cannonade may leave some of his guns and leaders out; whoever answers uses all.
    pub(crate) fn can_cannonade_with(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        self.can_cannonade()?;
        if self.step == Step::Reply {
            return Err(Illegal::AnswerWithAll);
        }
        self.is_of_battery(seat, block)?;
        if self.battery(seat).len() == 1 { Err(Illegal::OnlyGun) } else { Ok(()) }
    }

    /// [7.24-a] One more opens the cannonade.
    pub(crate) fn can_join_battery(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        if self.has(block, Mark::LINE) {
            return Err(Illegal::InLine);
        }
        self.is_of_battery(seat, block)
    }

    /// [7.24-a] One of the guns and leaders here.
    fn is_of_battery(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        if self.battery(seat).contains(block) {
            Ok(())
        } else if block.is_artillery() || block.is_leader() {
            Err(self.not_at_siege(block))
        } else {
            Err(Illegal::NoGun)
        }
    }

    /// [7.24-a] With all guns and leaders of a side.
    pub(crate) fn cannonade(&mut self, log: &mut impl Sink<Event>) {
        let battery = self.battery(self.asked());
        battery.iter().for_each(|block| self.mark(block, Mark::LINE));
        self.open_cannonade();
        self.open_battery(log);
    }

    /// [7.24-a] With this block, and others that are named next.
    pub(crate) fn cannonade_with(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.open_cannonade();
        self.step = Step::Battery;
        self.join(block, log);
    }

    /// [7.2-b] Notes which side has opened it.
    fn open_cannonade(&mut self) {
        if self.step != Step::Reply {
            self.fight_mut().cannonaded = self.step == Step::Declare;
            self.step = Step::Battery;
        }
    }

    /// [7.24-a] Those who fire are revealed; then the other side answers, or all fire.
    pub(crate) fn open_battery(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.asked();
        log.emit(|| Event::Cannonaded { seat });
        let line = self.own(seat, self.fight().place).and(self.marked(Mark::LINE));
        line.iter().for_each(|block| self.show(block, log));
        match self.step {
            Step::Reply => self.fire_cannonade(),
            _ => self.step = Step::Reply,
        }
    }

    /// [7.24-a] The next gun of either side.
    pub(crate) fn fire_cannonade(&mut self) {
        let place = self.fight().place;
        let next = self
            .here(place)
            .filter(|block| self.has(block, Mark::LINE) && !self.has(block, Mark::ACTED))
            .first();
        if let Some(block) = next {
            self.step = Step::Cannon(block);
        }
    }

    pub(crate) fn roll_cannonade(&mut self, block: Block, faces: &[u8], log: &mut impl Sink<Event>) {
        let hits = count_up_to(faces, block.data().hits_on);
        self.mark(block, Mark::ACTED);
        log.emit(|| Event::Fired { block, hits });
        let target = usize::from(enemy(self.seat_of(block)).0);
        self.fight_mut().hits[target] += hits;
        let place = self.fight().place;
        let more =
            self.here(place).filter(|other| self.has(other, Mark::LINE) && !self.has(other, Mark::ACTED));
        if more.is_empty() { self.apply_cannonade(log) } else { self.fire_cannonade() }
    }

    /// [7.24-a] Both have fired: now the hits are applied.
    pub(crate) fn apply_cannonade(&mut self, log: &mut impl Sink<Event>) {
        let place = self.fight().place;
        for seat in [self.first, self.second()] {
            let hits = std::mem::take(&mut self.fight_mut().hits[usize::from(seat.0)]);
            if hits > 0 {
                self.take_hits(seat, place, hits, Cause::Cannonade, log);
                return;
            }
        }
        self.clear_marks(Mark::OF_BATTLE);
        self.settle(place, log);
        if self.besieger(place).is_some() && self.fight().cannonaded {
            self.step = Step::Answer;
        } else {
            self.next_battle(self.first, log);
        }
    }
}
