//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.

use game::{Mind, Seat};

use crate::{Decision, State};

impl Mind for State {
    type Plan = ();

    fn plan(&self, _: Seat) {}

    fn prior(&self, (): &(), _: Seat, decision: Decision) -> i32 {
        match decision {
            Decision::Done | Decision::Stay => -1,
            _ => 0,
        }
    }
}
