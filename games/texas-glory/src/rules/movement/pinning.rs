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
        let pinned = self.place(block).is_some_and(|place| self.are_pinned(self.seat_of(block), place));
        if pinned { Err(Illegal::Pinned) } else { Ok(()) }
    }

    fn are_pinned(&self, seat: Seat, place: Place) -> bool {
        let attackers = self.outside(enemy(seat), place);
        let defenders = || self.outside(seat, place).minus(self.marked(Mark::MOVED));
        !attackers.is_empty() && defenders().len() <= attackers.len()
    }

    /// [5.5-a] All who may not leave where enemies attack them.
    pub(crate) fn pinned(&self, seat: Seat) -> Blocks {
        let held = self.contested().iter().filter(|&place| self.are_pinned(seat, place));
        held.fold(Blocks::NONE, |pinned, place| pinned.or(self.outside(seat, place)))
    }

    /// [5.5-b] The hexsides by which the pinning blocks came: nobody leaves by them.
    pub(crate) fn pinning_hexsides(&self, seat: Seat, place: Place) -> Places {
        self.outside(enemy(seat), place).iter().filter_map(|block| self.via[block.index()]).collect()
    }
}
