//! 7.25 Relief forces: friends from outside attack the besieger, and the besieged may come out to help.

use game::Sink;

use crate::event::Event;
use crate::state::{State, Step};

impl State {
    /// [7.25-a] Ruling 135: those who sally fight beside the relief force, as attackers.
    pub(crate) fn end_sally_out(&mut self, log: &mut impl Sink<Event>) {
        debug_assert_eq!(self.step, Step::SallyOut);
        self.begin_rounds(log);
    }
}
