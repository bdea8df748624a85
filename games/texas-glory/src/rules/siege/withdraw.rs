//! 7.0 Withdrawing into a fort or city before combat.

use game::{Seat, Sink};

use crate::block::{Block, GUNS};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::state::{Mark, State};

/// [7.0-b] How many find room inside. Ruling 126: guns count.
const ROOM: u8 = 4;

impl State {
    /// [7.0-a] [7.0-b] Walls that the enemy is not behind.
    pub(crate) fn has_own_walls(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        if self.walls(place).is_none() {
            Err(Illegal::NoWalls)
        } else if self.besieger(place) == Some(seat) {
            Err(Illegal::WallsNotYours)
        } else {
            Ok(())
        }
    }

    /// [7.0-b] Whether the walls are ours and have room for one more.
    pub(crate) fn has_room_inside(&self, seat: Seat, place: Place) -> Result<(), Illegal> {
        self.has_own_walls(seat, place)?;
        if self.inside(place).len() >= ROOM { Err(Illegal::WallsFull) } else { Ok(()) }
    }

    /// [7.0-b] Before combat the defender withdraws whom he will, unrevealed.
    pub(crate) fn can_withdraw_before(&self, seat: Seat, block: Block) -> Result<(), Illegal> {
        self.is_own(seat, block)?;
        let place = self.fight().place;
        if self.place(block) != Some(place) || self.has(block, Mark::INSIDE) {
            return Err(Illegal::NotAmongDefenders);
        }
        if self.has(block, Mark::RESERVE) {
            return Err(Illegal::InReserve);
        }
        self.has_room_inside(seat, place)?;
        let waiting = |gun: Block| gun.is_artillery() && !self.has(gun, Mark::RESERVE);
        let guns = self.outside(seat, place).filter(waiting).len();
        let room = ROOM - self.inside(place).len();
        if !block.is_artillery() && guns >= room { Err(Illegal::WallsFull) } else { Ok(()) }
    }

    pub(crate) fn withdraw_before(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.mix_stack(block);
        self.mark(block, Mark::INSIDE);
        let (seat, place) = (self.seat_of(block), self.fight().place);
        log.emit(|| Event::WentInside { seat, block: Some(block), place });
    }

    /// [6.7-b] Guns always defend inside, while there is room.
    pub(crate) fn can_end_withdrawal(&self, seat: Seat) -> Result<(), Illegal> {
        let guns = self.outside(seat, self.fight().place).and(GUNS);
        let waiting = guns.iter().any(|gun| self.can_withdraw_before(seat, gun).is_ok());
        if waiting { Err(Illegal::GunsGoInside) } else { Ok(()) }
    }
}
