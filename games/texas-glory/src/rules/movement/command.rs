//! 5.1 Leaders: who is ordered to move, and by whom.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, US, enemy};
use crate::data::{blocks, places};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::scenario::{MovedLeaders, SingleOrders};
use crate::state::{At, Mark, State, Step};

impl State {
    /// [T-e] Nobody gives orders to the enemy, or to the Comanche.
    pub(crate) fn is_own(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        if State::army(seat).contains(block) {
            Ok(())
        } else if block == blocks::COM {
            Err(Illegal::RaidersObeyNobody)
        } else {
            Err(Illegal::NotYours { block, side: block.data().side })
        }
    }

    /// [T-d] One Command Point buys one order.
    pub(crate) fn can_pay(&self, price: u8) -> Result<(), Illegal> {
        if self.cp < price { Err(Illegal::NoPoints) } else { Ok(()) }
    }

    /// [5.11-a] A leader who can still command this turn, for a Command Point.
    pub(crate) fn can_activate(&self, seat: Seat, leader: Block) -> Result<(), Illegal> {
        self.may_activate(seat, leader)?;
        self.can_pay(1)
    }

    /// [5.11-a] [5.11-c] A leader on the map who has not commanded this turn, and not moved: he commands, then moves.
    fn may_activate(&self, seat: Seat, leader: Block) -> Result<(), Illegal> {
        self.is_own(seat, leader)?;
        self.is_in_play(leader)?;
        if !self.is_commander(leader) {
            return Err(Illegal::NotALeader);
        }
        if self.has(leader, Mark::ACTIVATED) {
            return Err(Illegal::HasCommanded);
        }
        if self.has(leader, Mark::MOVED) && self.options.moved_leaders == MovedLeaders::Rest {
            return Err(Illegal::LeaderMoved);
        }
        if self.has(leader, Mark::FORAGED) { Err(Illegal::AlreadyForaged) } else { Ok(()) }
    }

    /// [5.11-a] Turned face up, he commands.
    pub(crate) fn activate(&mut self, leader: Block, log: &mut impl Sink<Event>) {
        self.cp -= 1;
        self.mark(leader, Mark::ACTIVATED);
        self.step = Step::Command(leader);
        let (seat, place) = (self.seat_of(leader), self.place(leader));
        log.emit(|| Event::Commands { seat, leader, place });
        self.tell(leader, log);
    }

    /// [8.32-a] [8.33-a] U.S. blocks wait until all three are drawn, brigades beside a box until they can attack it.
    fn is_in_play(&self, block: Block) -> Result<(), Illegal> {
        let at = self.at(block);
        if block.is_us() && at == At::on(places::FORT_JESSUP) && !self.us_ready() {
            return Err(Illegal::AwaitsTheOthers);
        }
        if let Some(boxed) = at.waits_for() {
            let taken = !self.outside(enemy(self.seat_of(block)), boxed).is_empty();
            let due = self.turn >= self.may_attack_from_turn(block, boxed);
            return if taken && due { Ok(()) } else { Err(Illegal::WaitsBeside) };
        }
        if at.place().is_none() { Err(Illegal::OffMap) } else { Ok(()) }
    }

    /// [5.0-d] [5.5-a] A block that may still move this turn.
    pub(crate) fn can_move(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        self.is_in_play(block)?;
        if self.has(block, Mark::MOVED) {
            return Err(Illegal::AlreadyMoved);
        }
        if self.has(block, Mark::STAYED) {
            return Err(Illegal::ToldToStay);
        }
        if self.has(block, Mark::FORAGED) {
            return Err(Illegal::AlreadyForaged);
        }
        if self.has(block, Mark::INSIDE) {
            return Err(Illegal::Besieged);
        }
        self.is_unpinned(block)
    }

    /// [5.0-d] [5.5-a] All who may still move this turn.
    pub(crate) fn movable(&self, seat: Seat) -> Blocks {
        self.movable_of(seat, self.all_in_play(seat))
    }

    /// The same of those in play, found at once; `can_move` says the same of each alone.
    pub(crate) fn movable_of(&self, seat: Seat, in_play: Blocks) -> Blocks {
        let done = [Mark::MOVED, Mark::STAYED, Mark::FORAGED, Mark::INSIDE];
        let free = done.into_iter().fold(in_play, |free, mark| free.minus(self.marked(mark)));
        let able = free.minus(self.pinned(seat));
        debug_assert_eq!(able, in_play.filter(|block| self.can_move(seat, block).is_ok()));
        able
    }

    /// [8.32-a] [8.33-a] All of a side in play, found at once; `is_in_play` says the same of each alone.
    pub(crate) fn all_in_play(&self, seat: Seat) -> Blocks {
        let mut there = self.standing.on_map();
        if !self.us_ready() {
            there = there.minus(self.here(places::FORT_JESSUP).and(US));
        }
        let waiting = self.standing.waiting().filter(|block| self.is_in_play(block).is_ok());
        let all = State::army(seat).and(there.or(waiting));
        debug_assert_eq!(all, State::army(seat).filter(|block| self.is_in_play(block).is_ok()));
        all
    }

    /// [5.13-a] One Command Point for one block beyond leader command. [5.11-a] Under an active leader, nothing.
    pub(crate) fn can_send(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.can_move(seat, block)?;
        if let Step::Command(leader) = self.step {
            return self.can_command(leader, block);
        }
        if self.options.single_orders == SingleOrders::Beyond
            && let Some(leader) = self
                .ready_leaders(seat, self.all_in_play(seat))
                .iter()
                .find(|&leader| self.can_command(leader, block).is_ok())
        {
            return Err(Illegal::WithinCommand { leader });
        }
        self.can_pay(1)
    }

    /// Ruling 105: the leaders whose command others are within, since they can still be activated this turn.
    pub(crate) fn ready_leaders(&self, seat: Seat, in_play: Blocks) -> Blocks {
        let moved = match self.options.moved_leaders {
            MovedLeaders::Rest => self.marked(Mark::MOVED),
            MovedLeaders::Command => Blocks::NONE,
        };
        let done = self.marked(Mark::ACTIVATED).or(self.marked(Mark::FORAGED)).or(moved);
        let ready = self.commanders(seat).and(in_play).minus(done);
        debug_assert_eq!(ready, in_play.filter(|block| self.may_activate(seat, block).is_ok()));
        ready
    }

    /// [5.13-a] Those who may be ordered singly, found at once; `can_send` says the same of each alone.
    pub(crate) fn sendable(&self, movable: Blocks, ready_leaders: Blocks) -> Blocks {
        match self.options.single_orders {
            SingleOrders::Any => movable,
            SingleOrders::Beyond => {
                ready_leaders.iter().fold(movable, |single, leader| single.minus(self.commanded(leader)))
            }
        }
    }

    pub(crate) fn send(&mut self, block: Block) {
        let leader = match self.step {
            Step::Command(leader) => Some(leader),
            Step::BurnMarch(_) => None,
            _ => {
                self.cp -= 1;
                None
            }
        };
        self.step = Step::March { block, leader };
    }

    /// [5.0-a] Moving is never compulsory.
    pub(crate) fn stay(&mut self, log: &mut impl Sink<Event>) {
        let Step::March { block, leader } = self.step else { return };
        self.mark(block, Mark::STAYED);
        self.after_march(block, leader, log);
    }

    /// [5.11-c] The leader moves last, and that ends his command.
    fn after_march(&mut self, block: Block, leader: Option<Block>, log: &mut impl Sink<Event>) {
        match leader {
            Some(leader) if leader != block => self.step = Step::Command(leader),
            _ => self.next_order(log),
        }
    }

    /// [5.2-a] Moves the block that was sent.
    pub(crate) fn march(&mut self, to: Place, via: Option<Place>, log: &mut impl Sink<Event>) {
        let Step::March { block, leader } = self.step else { return };
        let forced = self.is_forced(block, leader, to, via);
        let (seat, from, open) = (self.seat_of(block), self.at(block), self.is_open(block));
        self.slip_away(block);
        if self.joins_defence(seat, to) {
            self.mark(block, Mark::RESERVE);
        }
        self.enter(block, to, via, log);
        self.mark(block, Mark::MOVED);
        if forced {
            self.mark(block, Mark::FORCED);
        }
        let from = from.place().or(from.waits_for());
        log.emit(|| Event::Marched { seat, block: Some(block), from, to, via, forced, open });
        self.after_march(block, leader, log);
    }

    /// [6.32-a] Player 2 brings help to a battle that Player 1 began.
    fn joins_defence(&self, seat: Seat, to: Place) -> bool {
        seat != self.first && self.unfought.contains(to) && self.first_attacks.contains(to)
    }

    /// [5.4-d] A block comes to stand in a place, for a battle or without one.
    pub(crate) fn enter(&mut self, block: Block, to: Place, via: Option<Place>, log: &mut impl Sink<Event>) {
        let from = self.place(block);
        self.put(block, At::on(to));
        self.via[block.index()] = via;
        if from == Some(places::FORT_JESSUP) && block.is_us() {
            self.us_entered = true;
        }
        if let Some(from) = from {
            self.settle_unless_fought(from, log);
        }
        self.call_presidials(self.seat_of(block), to, log);
        self.lie_down(block, to, log);
    }
}
