//! Rules of thumb: what a sensible player would try first. One look at the position, no search, integers only.
//!
//! Values are in sixtieths of a Texian unit, roughly: a sixth for each face of the die, and ten for a life.

mod mexican;
mod texian;
mod worth;

use game::{Mind, Seat};

use crate::{Decision, MEXICAN, State};

impl Mind for State {
    fn prior(&self, seat: Seat, decision: Decision) -> i32 {
        if seat == MEXICAN { mexican::prior(self, decision) } else { texian::prior(self, decision) }
    }
}
