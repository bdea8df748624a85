//! 5.5 Pinning: attackers hold as many defenders as they are.

use game::Seat;

use crate::block::{Block, enemy};
use crate::illegal::Illegal;
use crate::map::{Place, Places};
use crate::state::{Marks, State};

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
        let defenders = self.outside(seat, place).filter(|other| !self.has(other, Marks::MOVED)).len();
        if defenders <= attackers { Err(Illegal::Pinned) } else { Ok(()) }
    }

    /// [5.5-b] The hexsides by which the pinning blocks came: nobody leaves by them.
    pub(crate) fn pinning_hexsides(&self, seat: Seat, place: Place) -> Places {
        self.outside(enemy(seat), place).iter().filter_map(|block| self.via[block.index()]).collect()
    }
}
