//! How a game stands at the beginning of a turn, at a glance.
//!
//! The weights were fitted to the ends of six thousand games between `regular` players who wavered a little; over a quarter
//! as many others the chances came out right to within two in a hundred, tenth by tenth.

use super::worth;
use crate::{Area, Areas, Gun, State, Unit};

/// Weights are in so many parts of a hundredth of log-odds.
const FINE: i32 = 100;

/// The Texian chance.
pub(super) fn chance(state: &State) -> i32 {
    let fallen = i32::from(state.mexican_losses());
    let texians = Unit::COUNT as i32 - i32::from(state.texian_losses());
    let counts = state.forces.map(|force| i32::from(force.total()));
    let inside: i32 = Areas::ALAMO.iter().map(|area| counts[area.index()]).sum();
    let waiting = ARMY - fallen - counts.iter().sum::<i32>();
    let walls: i32 = state.walls.iter().map(|&wall| i32::from(wall)).sum();
    let breaches = state.walls.iter().filter(|&&wall| wall == 0).count() as i32;
    let guns = Gun::all().filter(|&gun| !state.is_destroyed(gun));
    let guns: i32 = guns.map(|gun| i32::from(gun.strength())).sum();
    let held = Area::all().filter(|&area| state.has_mexicans(area));
    let exposure: i32 = held.map(|area| worth::exposure(state, area)).sum();
    let outlook = worth::outlook(state, counts, state.marked(), Areas::NONE);
    let sum = -49_965
        // Sixteen fallen Mexicans win the game: each counts more than the one before.
        + fallen * (508 + 281 * fallen + 152 * texians)
        + texians * (7615 - 232 * texians + 21 * inside)
        + i32::from(state.turn) * 326
        - inside * 672
        - walls * 370
        - breaches * 2329
        + guns * 1578
        - outlook * 83
        + exposure * 31
        - waiting * 219;
    game::chance(sum / FINE)
}

/// As the weights were fitted; a constant would do as well.
const ARMY: i32 = 60;
