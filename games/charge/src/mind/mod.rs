//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.
//!
//! Values are sums over the six faces of the die: a Texian life that is sure to be lost counts sixty.

mod mexican;
mod texian;
mod worth;

use game::{Mind, Seat};

use crate::{Decision, MEXICAN, State};

impl Mind for State {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), seat: Seat, decision: Decision) -> i32 {
        if seat == MEXICAN { mexican::prior(self, decision) } else { texian::prior(self, decision) }
    }
}
