//! How 1836 stands at the beginning of a turn, at a glance.
//!
//! The weights were fitted to the ends of three thousand games between `regular` players; over a quarter as many others the
//! chances came out right to within four in a hundred, tenth by tenth.

use game::Seat;

use crate::block::{MEXICAN, TEXAN};
use crate::data::blocks;
use crate::map::Place;
use crate::state::State;

/// Weights are in so many parts of a hundredth of log-odds.
const FINE: i32 = 100;
/// One more than the turns of 1836.
const AFTER: i32 = 13;

/// The Texan chance: stars held while the turns run out, steps on either side, and what threatens the stars.
pub(super) fn chance(state: &State) -> i32 {
    let [held, lost] = state.towns(|_| true).map(i32::from);
    let left = AFTER - i32::from(state.turn);
    let (mut texan, mut mexican, mut danger) = (0, 0, 0);
    for place in Place::all() {
        let (ours, theirs) = (steps(state, TEXAN, place), steps(state, MEXICAN, place));
        texan += ours;
        mexican += theirs;
        if state.holder(place) == Some(TEXAN) {
            danger += star(state, place, ours, theirs);
        }
    }
    let santa_anna = state.place(blocks::SAN).map_or(0, |_| i32::from(state.strength(blocks::SAN)));
    let sum = -17_381 + held * (13_934 - 355 * held - 142 * left) + lost * 779 - left * 10_105 + texan * 1204
        - mexican * (981 - 91 * left)
        - santa_anna * 1427
        + danger;
    game::chance(sum / FINE)
}

/// A star that Texas holds: its garrison, the siege, and those who stand around it.
fn star(state: &State, place: Place, ours: i32, theirs: i32) -> i32 {
    let around: i32 = place.hexsides().iter().map(|side| steps(state, MEXICAN, side.to)).sum();
    let threatened = i32::from(around + theirs > 2 * ours);
    ours.min(6) * 240 - i32::from(theirs > 0) * 776 - around.min(12) * 158 - threatened * 1545
}

fn steps(state: &State, seat: Seat, place: Place) -> i32 {
    state.own(seat, place).iter().map(|block| i32::from(state.strength(block))).sum()
}
