//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.
//!
//! Values are sums over the six faces of the die: a Texian life that is sure to be lost counts sixty.

mod assault;
mod book;
mod look;
mod mexican;
mod outlook;
mod texian;
mod thumb;
mod value;
mod whim;
mod worth;

use game::{Counted, Fitted, Mind, Seat, Table, Thumbs};

pub(crate) use assault::{Assaults, assaults};
use mexican::Plan;

use crate::state::Step;
use crate::{Decision, MEXICAN, State};

impl Mind for State {
    type Plan = mexican::Plan;

    fn plan(&self, seat: Seat) -> Plan {
        if seat == MEXICAN { Plan::of(self) } else { Plan::NONE }
    }

    fn prior(&self, plan: &Plan, seat: Seat, decision: Decision) -> i32 {
        if seat == MEXICAN { mexican::prior(self, plan, decision) } else { texian::prior(self, decision) }
    }

    fn book(&self, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
        if self.step == Step::SetUp { game::from_the_book(self, seat, below) } else { None }
    }

    const THUMBS: Thumbs = thumb::THUMBS;

    fn thumb(&self, seat: Seat, decision: Decision) -> Option<&'static str> {
        if seat == MEXICAN { thumb::mexican(self, decision) } else { thumb::texian(self, decision) }
    }

    /// A position can be judged when a phase begins.
    fn stage(&self) -> u16 {
        u16::from(self.turn) * look::PHASES as u16 + look::phase(self) as u16
    }

    /// In the midst of a phase a look does not tell who has acted already.
    fn value(&self) -> Option<i32> {
        look::is_beginning(self).then(|| value::chance(self))
    }
}

impl Fitted for State {
    const SCENARIOS: &'static [&'static str] = &["assault"];
    const GAMES: u64 = 20_000;
    const TABLES: &'static [Table] = &[value::TABLE];

    fn counted(&self) -> Option<Counted> {
        let counts = || Counted { table: 0, column: look::phase(self), counts: look::look(self).to_vec() };
        look::is_beginning(self).then(counts)
    }

    fn whim(&self, whim: u64, seat: Seat, decision: Decision) -> i32 {
        whim::whim(whim, seat, decision)
    }
}
