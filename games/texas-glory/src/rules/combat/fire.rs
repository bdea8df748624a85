//! 6.3 Combat resolution: dice equal to strength, hits up to the rating.

use game::Sink;

use crate::block::{Block, enemy};
use crate::event::Event;
use crate::rules::cards::count_up_to;
use crate::state::{Cause, Mark, State, Step};

impl State {
    /// [6.3-a] The dice of a block are thrown next.
    pub(crate) fn open_fire(&mut self, block: Block) {
        self.step = Step::Fire(block);
    }

    /// [6.3-a] Each die not above the rating hits.
    pub(crate) fn roll_fire(&mut self, block: Block, faces: &[u8], log: &mut impl Sink<Event>) {
        let hits = count_up_to(faces, self.rating(block).1);
        self.mark(block, Mark::ACTED);
        self.mark(block, Mark::FIRED);
        let place = self.fight().place;
        log.emit(|| Event::Fired { block, hits });
        let cause = if self.sallies(block) { Cause::Sally } else { Cause::Fire };
        self.take_hits(enemy(self.seat_of(block)), place, hits, cause, log);
    }
}
