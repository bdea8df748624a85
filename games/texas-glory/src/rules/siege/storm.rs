//! 7.22 Storming.

use game::Sink;

use crate::block::Block;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::map::Walls;
use crate::state::{Kind, Mark, State, Step};

impl State {
    /// [7.22-a] The besieger storms.
    pub(crate) fn storm(&mut self, log: &mut impl Sink<Event>) {
        let besieger = self.asked();
        let battle = self.fight_mut();
        (battle.kind, battle.attacker, battle.round) = (Kind::Storm, besieger, 0);
        self.step = Step::Line;
        log.emit(|| Event::Stormed { seat: besieger });
    }

    /// [7.22-c] Four blocks against a fort, six against a city; the rest wait in reserve.
    pub(crate) fn can_join_storm(&self, block: Block) -> Result<(), Illegal> {
        if !self.fresh_besiegers().contains(block) {
            return Err(self.not_at_siege(block));
        }
        let place = self.fight().place;
        let limit = if self.walls(place) == Some(Walls::City) { 6 } else { 4 };
        let line = self.here(place).and(self.marked(Mark::LINE)).len();
        if line >= limit { Err(Illegal::LineFull { limit }) } else { Ok(()) }
    }

    /// [7.22-c] Before round 2 the line is drawn up again, reserves for stormers.
    pub(crate) fn exchange_line(&mut self) {
        self.clear_marks([Mark::LINE]);
        self.clear_marks([Mark::ACTED]);
        self.step = Step::Line;
    }
}
