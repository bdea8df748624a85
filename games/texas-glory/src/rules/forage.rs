//! 5.7 Foraging, and burning towns.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, enemy};
use crate::data::places;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::scenario::{BurnBoxes, BurnMarch};
use crate::state::{Mark, State, Step};

impl State {
    /// [5.7-a] [5.7-b] One Command Point for one step, to a block that rests in supply.
    pub(crate) fn can_forage(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        let place = self.place(block).ok_or(Illegal::OffMap)?;
        if block.is_us() && place == places::FORT_JESSUP && !self.us_ready() {
            return Err(Illegal::AwaitsTheOthers);
        }
        if self.has(block, Mark::FORAGED) {
            return Err(Illegal::AlreadyForaged);
        }
        if self.has(block, Mark::MOVED) {
            return Err(Illegal::AlreadyMoved);
        }
        if self.has(block, Mark::ACTIVATED) {
            return Err(Illegal::ActiveLeader);
        }
        if !self.outside(enemy(seat), place).is_empty() && !self.has(block, Mark::INSIDE) {
            return Err(Illegal::BattlePending);
        }
        self.can_gain(block)?;
        self.can_pay(1)
    }

    /// [5.7-a] [5.7-b] All of those in play who may forage, found at once; `can_forage` says the same of each alone.
    pub(crate) fn foragers(&self, seat: Seat, in_play: Blocks) -> Blocks {
        let done = [Mark::FORAGED, Mark::MOVED, Mark::ACTIVATED, Mark::INSIDE];
        let hurt = in_play.and(self.standing.hurt());
        let rested = done.into_iter().fold(hurt, |rested, mark| rested.minus(self.marked(mark)));
        let attacked = self.stands(enemy(seat));
        let feeds = |place: Place| !attacked.contains(place) && self.over_supply(seat, place) == 0;
        let able = rested.filter(|block| self.place(block).is_some_and(feeds));
        debug_assert_eq!(able, in_play.filter(|block| self.can_forage(seat, block).is_ok()));
        able
    }

    /// [5.7-b] Never besieged, never above full strength, never where too many eat already.
    pub(crate) fn can_gain(&self, block: Block) -> Result<(), Illegal> {
        let place = self.place(block).ok_or(Illegal::OffMap)?;
        if self.has(block, Mark::INSIDE) {
            return Err(Illegal::BesiegedCannotForage);
        }
        if self.strength(block) == block.data().steps {
            return Err(Illegal::FullStrength);
        }
        if self.over_supply(self.seat_of(block), place) > 0 { Err(Illegal::OverSupply) } else { Ok(()) }
    }

    pub(crate) fn forage(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.cp -= 1;
        self.gain(block, log);
        self.next_order(log);
    }

    /// A block gains a step and rests.
    pub(crate) fn gain(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.set_strength(block, self.strength(block) + 1);
        self.mark(block, Mark::FORAGED);
        self.blur(block);
        let (seat, place, open) = (self.seat_of(block), self.place(block), self.is_open(block));
        log.emit(|| Event::Gained { seat, block: Some(block), place, open });
    }

    /// [5.71-a] One Victory Town, occupied and friendly, with a burn card. Ruling 138: no besieged place, and by an option no
    /// box.
    pub(crate) fn can_burn(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        self.has_torch(seat)?;
        if !place.data().victory || place.is_box() && self.options.burn_boxes == BurnBoxes::No {
            return Err(Illegal::NotATownToBurn);
        }
        if self.burned.contains(place) {
            return Err(Illegal::BurnedAlready);
        }
        if self.own(seat, place).is_empty()
            || self.controller(place) != Some(seat)
            || !self.inside(place).is_empty()
        {
            return Err(Illegal::NotOccupied);
        }
        self.can_pay(1)
    }

    /// [5.71-a] A burn card that was not used yet.
    pub(crate) fn has_torch(&self, seat: Seat) -> Result<(), Illegal> {
        if !self.chosen[usize::from(seat.0)].is_some_and(|card| card.data().burn) {
            Err(Illegal::NoBurnCard)
        } else if self.burn_spent {
            Err(Illegal::BurnSpent)
        } else {
            Ok(())
        }
    }

    /// [5.71-a] Burning, and a step for a block there.
    pub(crate) fn can_burn_for(&self, seat: Seat, place: Place, block: Block) -> Result<(), Illegal> {
        self.can_burn(seat, place)?;
        self.can_forage(seat, block)?;
        if self.place(block) == Some(place) { Ok(()) } else { Err(Illegal::ElsewhereThanTheFire) }
    }

    /// [5.71-b] Everything there burns: no town, no port, no walls.
    pub(crate) fn burn(
        &mut self,
        seat: Seat,
        place: Place,
        block: Option<Block>,
        log: &mut impl Sink<Event>,
    ) {
        self.cp -= 1;
        self.burn_spent = true;
        self.burned.insert(place);
        log.emit(|| Event::Burned { seat, place });
        self.watch_boxes(log);
        let free = self.options.burn_march == BurnMarch::Free && self.may_march_off(seat, place);
        match block {
            Some(block) => self.gain(block, log),
            None if free => {
                self.step = Step::BurnMarch(place);
                return;
            }
            None => {}
        }
        self.next_order(log);
    }

    /// Ruling 167: by an option one block moves for the point that burned the town, if any can.
    fn may_march_off(&self, seat: Seat, place: Place) -> bool {
        self.own(seat, place).iter().any(|block| self.can_move(seat, block).is_ok())
    }

    /// Ruling 167: who moves instead of the step.
    pub(crate) fn can_march_off(&self, seat: Seat, place: Place, block: Block) -> Result<(), Illegal> {
        self.can_move(seat, block)?;
        if self.place(block) == Some(place) { Ok(()) } else { Err(Illegal::ElsewhereThanTheFire) }
    }
}
