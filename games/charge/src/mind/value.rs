//! What the Texians may expect, by a look at the position when a phase begins.
//!
//! A playout is judged at the end of the phase. To play on to the end of the turn or of the game lets the dice of all the
//! other phases blur what one decision is worth: a hundred playouts then beat the rules of thumb in 64 % of the
//! games, judged after each phase in 77 %. Without the weights of single places, four hundred win only 71 %.

use std::sync::LazyLock;

use game::{Net, Table};

use super::look::{self, PHASES};
use crate::State;

pub(super) const TABLE: Table = Table {
    file: "src/mind/weights.csv",
    items: look::names,
    columns: &["Mexican movement", "Texian attacks", "Mexican attacks", "Texian movement"],
    units: UNITS,
};
const UNITS: usize = 16;
/// What each thing is worth to the Texians at the beginning of each phase.
static NETS: LazyLock<[Net<{ look::COUNT }, UNITS>; PHASES]> =
    LazyLock::new(|| Net::read(include_str!("weights.csv")));

/// The Texian chance, from 0 to [`game::CERTAIN`].
pub(super) fn chance(state: &State) -> i32 {
    NETS[look::phase(state)].weighed(&look::look(state))
}
