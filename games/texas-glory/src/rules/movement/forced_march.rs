//! 5.6 Forced marches.

use arrayvec::ArrayVec;
use game::Sink;

use crate::block::{Block, Blocks};
use crate::data::BLOCKS;
use crate::event::Event;
use crate::map::Places;
use crate::state::{Mark, State, Step};

/// [5.6-a] A step is lost on this roll or less.
pub(crate) const EXHAUSTED_ON: u8 = 3;

impl State {
    pub(crate) fn forced_blocks(&self) -> Blocks {
        self.marked(Mark::FORCED)
    }

    /// [5.6-a] [5.6-b] Each rolls where it has arrived; the dice lie in the order of the places.
    pub(crate) fn roll_forced_march(&mut self, faces: &[u8], log: &mut impl Sink<Event>) {
        let mut blocks: ArrayVec<Block, BLOCKS> = self.forced_blocks().iter().collect();
        blocks.sort_unstable_by_key(|&block| (self.place(block), block));
        let mut hit = Places::NONE;
        for (&block, &face) in blocks.iter().zip(faces) {
            self.unmark(block, Mark::FORCED);
            if face <= EXHAUSTED_ON {
                self.place(block).into_iter().for_each(|place| hit.insert(place));
                self.lose_step(block, log);
            }
        }
        hit.iter().for_each(|place| self.settle_unless_fought(place, log));
        if self.winner.is_some() {
            return;
        }
        if self.forced_blocks().is_empty() {
            self.begin_battles_of(log);
        } else {
            self.step = Step::ForcedMarch;
        }
    }
}
