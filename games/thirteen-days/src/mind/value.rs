//! What the Texans may expect at the beginning of a turn, at a glance.
//!
//! The weights were fitted to the ends of twenty thousand solitaire games of a `regular` player who wavered a little.

use super::need;
use crate::{Officer, State, Zone};

/// Weights are in so many parts of a hundredth of log-odds.
const FINE: i32 = 100;

pub(super) fn expected(state: &State) -> i32 {
    let points = i32::from(state.points());
    let infantry = state.units.iter().filter(|spot| spot.zone().is_some()).count() as i32;
    let guns = state.guns.iter().filter(|gun| gun.is_manned()).count() as i32;
    let defenders = infantry + guns;
    let officers = Officer::all().filter(|&it| it.is_texan() && state.officer(it).zone().is_some());
    let army: i32 = state.strength.iter().map(|&it| i32::from(it)).sum();
    let off: i32 = state.off.iter().map(|stack| i32::from(stack.count)).sum();
    let needs: i32 = Zone::all().map(|zone| need(state, zone)).sum();
    let sum = 1009
        + points * 3226
        + infantry * 847
        + guns * 1334
        + defenders * defenders * 23
        + officers.count() as i32 * 107
        + state.breaches.count_ones() as i32 * 229
        - state.ladders.count_ones() as i32 * 26
        + state.stacks.iter().map(|it| i32::from(it.count) * weight(it.zone, defenders)).sum::<i32>()
        - off * 677
        - army * 347
        + needs * 16
        + i32::from(state.turn) * 90;
    game::chance(sum / FINE)
}

/// What a Mexican counter counts where it stands: most at the foot of a wall; inside, as much as there are defenders to face.
fn weight(zone: Zone, defenders: i32) -> i32 {
    if zone.is_inside() {
        -647 - 39 * defenders
    } else if zone.is_foot() {
        -1188
    } else {
        -666
    }
}
