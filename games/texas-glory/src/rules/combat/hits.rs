//! 6.31, 6.6, 6.7, 7.1 Hits: who takes them, and what they do.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, GUNS, LEADERS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::{Place, Walls};
use crate::state::{At, Cause, Kind, Mark, Marks, State, Step};

impl Cause {
    /// A combat turn of an enemy in battle, who sees whom he hits.
    fn is_fire(self) -> bool {
        matches!(self, Cause::Fire | Cause::Sally)
    }
}

impl State {
    /// [6.31-a] Applies hits one by one; the owner chooses between equals.
    ///
    /// Out of battle nobody sees which block is the strongest, so the owner is asked wherever there are two.
    pub(crate) fn take_hits(
        &mut self,
        seat: Seat,
        place: Place,
        mut hits: u8,
        cause: Cause,
        log: &mut impl Sink<Event>,
    ) {
        while hits > 0 && self.winner.is_none() {
            let due = self.next_to_lose(seat, place, cause);
            let own = self.own(seat, place);
            let standing = !cause.is_fire() && !own.within(self.open_at(At::on(place)));
            let choice = if standing { own } else { due };
            if choice.len() > 1 {
                self.step = Step::Lose { seat, place, hits, cause };
                return;
            }
            match due.first() {
                Some(block) => self.hit(block, cause, log),
                None => {
                    self.spare(seat, place, log);
                    break;
                }
            }
            hits -= 1;
        }
        if self.winner.is_none() {
            self.after_hits(seat, place, cause, log);
        }
    }

    fn after_hits(&mut self, seat: Seat, place: Place, cause: Cause, log: &mut impl Sink<Event>) {
        match cause {
            Cause::Fire | Cause::Sally => self.next_turn(log),
            Cause::Cannonade => self.apply_cannonade(log),
            Cause::Attrition => {
                self.settle(place, log);
                self.supply_from(place.0 + 1, log);
            }
            Cause::Desertion => {
                self.settle(place, log);
                self.after_event(crate::block::enemy(seat), log);
            }
        }
    }

    /// Those a hit could fall on.
    fn exposed(&self, seat: Seat, place: Place, cause: Cause) -> Blocks {
        let own = match cause {
            Cause::Fire | Cause::Sally => self.fighters(seat),
            Cause::Cannonade => self.own(seat, place).minus(self.marked(Mark::SPENT)),
            Cause::Attrition | Cause::Desertion => self.own(seat, place),
        };
        let spared = if cause == Cause::Desertion { GUNS.or(LEADERS) } else { GUNS };
        own.minus(own.and(spared).filter(|block| self.strength(block) == 1))
    }

    /// [6.31-a] [7.1-a] The block with a half-hit, or else the strongest. [6.7-a] Never a gun's last step.
    pub(crate) fn next_to_lose(&self, seat: Seat, place: Place, cause: Cause) -> Blocks {
        let exposed = self.exposed(seat, place, cause);
        let halved = exposed.and(self.marked(Mark::HALF)).filter(|block| !self.is_whole(block, cause));
        if !halved.is_empty() {
            return halved;
        }
        let most = exposed.iter().map(|block| self.strength(block)).max().unwrap_or(0);
        exposed.filter(|block| self.strength(block) == most)
    }

    /// [6.31-a] The owner's choice.
    pub(crate) fn can_lose(
        &self,
        seat: Seat,
        place: Place,
        cause: Cause,
        block: Block,
    ) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        let due = self.next_to_lose(seat, place, cause);
        if due.contains(block) {
            Ok(())
        } else if !self.exposed(seat, place, cause).contains(block) {
            Err(self.why_spared(block, place, cause))
        } else if due.first().is_some_and(|other| self.has(other, Mark::HALF) && !self.is_whole(other, cause))
        {
            Err(Illegal::HalfHitFirst)
        } else {
            Err(Illegal::NotTheStrongest)
        }
    }

    /// Why no hit can fall on a block.
    fn why_spared(&self, block: Block, place: Place, cause: Cause) -> Illegal {
        let last = self.strength(block) == 1;
        if self.place(block) != Some(place) {
            Illegal::NotExposed { block, place }
        } else if last && block.is_artillery() {
            Illegal::LastStepStays { block }
        } else if last && cause == Cause::Desertion && block.is_leader() {
            Illegal::LeaderStays { block }
        } else {
            self.no_fighter(block)
        }
    }

    /// [6.7-a] When there are only guns' last steps left, there is nothing to lose.
    pub(crate) fn can_lose_nothing(&self, seat: Seat, place: Place, cause: Cause) -> Result<(), Illegal> {
        if self.next_to_lose(seat, place, cause).is_empty() { Ok(()) } else { Err(Illegal::HitsRemain) }
    }

    pub(crate) fn lose(&mut self, block: Option<Block>, log: &mut impl Sink<Event>) {
        let Step::Lose { seat, place, hits, cause } = self.step else { return };
        match block {
            Some(block) => {
                self.hit(block, cause, log);
                self.take_hits(seat, place, hits - 1, cause, log);
            }
            None => {
                self.spare(seat, place, log);
                self.after_hits(seat, place, cause, log);
            }
        }
    }

    /// [6.7-a] Hits that nobody can take are lost; the owner shows why.
    fn spare(&mut self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        for block in self.own(seat, place).minus(self.open_at(At::on(place))).iter() {
            self.tell(block, log);
        }
    }

    /// [7.1-a] [7.23-a] [7.27-a] Who takes two hits for a step. [8.2-a] Not for want of supply.
    pub(crate) fn is_double(&self, block: Block, cause: Cause) -> bool {
        if matches!(cause, Cause::Attrition | Cause::Desertion) {
            return false;
        }
        let battle = self.fight();
        let city = self.walls(battle.place) == Some(Walls::City);
        let inside = self.has(block, Mark::INSIDE);
        match battle.kind {
            Kind::Storm | Kind::Siege => inside || city,
            Kind::Sally if !inside => city || block.is_artillery(),
            Kind::Relief if !inside => city && cause == Cause::Sally,
            Kind::Sally | Kind::Relief if self.sallies(block) => {
                block.is_artillery() || !self.has(block, Mark::FIRED)
            }
            Kind::Sally | Kind::Relief | Kind::Field | Kind::Raid => false,
        }
    }

    /// Ruling 130: in the field a hit is no half-hit, and completes none; nor is, to besiegers, the fire of a relief force.
    fn is_whole(&self, block: Block, cause: Cause) -> bool {
        let in_the_field = || matches!(self.fight().kind, Kind::Field | Kind::Relief | Kind::Raid);
        cause == Cause::Fire && in_the_field() && !self.has(block, Mark::INSIDE)
    }

    /// [7.23-a] Whether it has come out from behind the walls to fight.
    pub(crate) fn sallies(&self, block: Block) -> bool {
        self.has(block, Mark::INSIDE) && self.has(block, Mark::LINE)
    }

    /// One hit on one block: half a step behind walls, else a step.
    fn hit(&mut self, block: Block, cause: Cause, log: &mut impl Sink<Event>) {
        if self.is_double(block, cause) && !self.has(block, Mark::HALF) {
            self.mark(block, Mark::HALF);
            self.mix_stack(block);
            let (seat, open) = (self.seat_of(block), self.is_open(block));
            log.emit(|| Event::HalfHit { seat, block: Some(block), open });
            return;
        }
        if !self.is_whole(block, cause) {
            self.unmark(block, Mark::HALF);
        }
        self.lose_step(block, log);
    }

    /// [2.11-a] [6.6-a] A step fewer; after the last, the block is out for good.
    pub(crate) fn lose_step(&mut self, block: Block, log: &mut impl Sink<Event>) {
        if self.strength(block) == 1 {
            if block.is_artillery() {
                self.tell(block, log);
            } else {
                self.eliminate(block, log);
            }
            return;
        }
        self.set_strength(block, self.strength(block) - 1);
        self.blur(block);
        let (seat, place, open) = (self.seat_of(block), self.place(block), self.is_open(block));
        log.emit(|| Event::Lost { seat, block: Some(block), place, open });
    }

    /// [6.6-a] A block is out of the game; both sides see which.
    pub(crate) fn eliminate(&mut self, block: Block, log: &mut impl Sink<Event>) {
        let (seat, place) = (self.seat_of(block), self.place(block));
        self.remove(block, At::DEAD);
        self.set_strength(block, 0);
        self.make_known(block);
        log.emit(|| Event::Eliminated { seat, block, place });
        self.succeed(block, log);
        self.check_santa_anna(block, log);
    }

    /// Takes a block off the map.
    pub(crate) fn remove(&mut self, block: Block, to: At) {
        self.put(block, to);
        self.standing.set_marks(block, Marks::NONE);
        self.via[block.index()] = None;
    }

    /// [6.7-a] [2.24-a] A gun changes hands at its present strength.
    pub(crate) fn capture(&mut self, gun: Block, log: &mut impl Sink<Event>) {
        let (Some(place), Some(twin)) = (self.place(gun), gun.twin()) else { return };
        let strength = self.strength(gun).min(twin.data().steps);
        self.remove(gun, At::AWAY);
        self.set_strength(gun, gun.data().steps);
        self.make_known(gun);
        self.remove(twin, At::on(place));
        self.set_strength(twin, strength);
        self.make_known(twin);
        log.emit(|| Event::Captured { gun, place });
    }
}
