//! What the Texans may expect, by a look at the position: fitted to the ends of 600 games between regular players.

use crate::pieces::Unit;
use crate::rules::victory;
use crate::state::{Side, State};

/// In hundredths of log-odds: the start, and what a casualty short of the limit, a Texan rifle and a Mexican unit on
/// the map are worth, the first in tenths.
const EVEN: i32 = 299;
const CASUALTY_TENTHS: i32 = -11;
const RIFLE_TENTHS: i32 = 8;
const MEXICAN: i32 = -12;

/// The chance that the Texans win, from 0 to [`game::CERTAIN`].
pub(super) fn chance(state: &State) -> i32 {
    let margin = i32::from(victory::limit(state)) - i32::from(state.losses);
    let on_map = |side| Unit::of(side).filter(|&unit| state.place(unit).is_some());
    let rifles: i32 = on_map(Side::Texan).map(|unit| i32::from(unit.fire(state.is_reduced(unit)))).sum();
    let mexicans = on_map(Side::Mexican).count() as i32;
    game::chance(EVEN + (CASUALTY_TENTHS * margin + RIFLE_TENTHS * rifles) / 10 + MEXICAN * mexicans)
}
