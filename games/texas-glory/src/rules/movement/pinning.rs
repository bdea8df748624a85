//! 5.5 Pinning: attackers hold as many defenders as they are.

use game::Seat;

use crate::block::{Block, Blocks, enemy};
use crate::illegal::Illegal;
use crate::map::{Place, Places};
use crate::state::{Mark, State};

impl State {
    /// [5.5-a] [5.5-c] As many defenders as there are attackers must stay; which, their owner chooses by moving
    /// the others. Those who came this turn count for nothing.
    pub(crate) fn is_unpinned(&self, block: Block) -> Result<(), Illegal> {
        let Some(place) = self.place(block) else { return Ok(()) };
        let seat = self.seat_of(block);
        let attackers = self.outside(enemy(seat), place).len();
        if attackers == 0 {
            return Ok(());
        }
        let defenders = self.outside(seat, place).minus(self.marked(Mark::MOVED)).len();
        if defenders <= attackers { Err(Illegal::Pinned) } else { Ok(()) }
    }

    /// [5.5-a] All who may not leave where enemies attack them, found at once.
    pub(crate) fn pinned(&self, seat: Seat) -> Blocks {
        let pinned =
            |place: Place| self.outside(seat, place).filter(|block| self.is_unpinned(block).is_err());
        self.contested().iter().map(pinned).fold(Blocks::NONE, Blocks::or)
    }

    /// [5.5-b] The hexsides by which the pinning blocks came: nobody leaves by them.
    pub(crate) fn pinning_hexsides(&self, seat: Seat, place: Place) -> Places {
        self.outside(enemy(seat), place).iter().filter_map(|block| self.via[block.index()]).collect()
    }
}
