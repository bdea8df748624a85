//! What the Texans may expect at the beginning of a turn, at a glance.
//!
//! The weights were fitted to the ends of thirty thousand solitaire games of a `regular` player who wavered a little. Over a
//! fifth as many others the mean square error was 0.038, where always saying the mean has 0.087.

use super::need;
use crate::{Battalion, State, Zone};

/// Weights are in so many parts of a hundredth of log-odds.
const FINE: i32 = 100;

pub(super) fn expected(state: &State) -> i32 {
    let points = i32::from(state.points());
    let turn = i32::from(state.turn);
    let infantry = state.units.iter().filter(|spot| spot.zone().is_some()).count() as i32;
    let guns = state.guns.iter().filter(|gun| gun.is_manned()).count() as i32;
    let defenders = infantry + guns;
    let off: i32 = state.off.iter().map(|stack| i32::from(stack.count)).sum();
    let needs: i32 = Zone::all().map(|zone| need(state, zone)).sum();
    let sum = -10_467
        + points * (4996 - 117 * defenders)
        + infantry * 741
        + guns * 1155
        + defenders * (18 * defenders + 63 * turn)
        + state.breaches.count_ones() as i32 * 298
        + needs * 15
        - turn * 282
        - off * 360
        + assailants(state, defenders)
        + battalions(state)
        + zones(state);
    game::chance(sum / FINE)
}

/// The counters on the map: most at the foot of a wall; inside, the more defenders there are to face.
fn assailants(state: &State, defenders: i32) -> i32 {
    let weight = |zone: Zone| match zone {
        _ if zone.is_inside() => -513 - 38 * defenders,
        _ if zone.is_foot() => -957,
        _ => -514,
    };
    state.stacks.iter().map(|it| i32::from(it.count) * weight(it.zone)).sum()
}

/// A battalion gives its point when its last counter falls: what matters is how near it is to that.
fn battalions(state: &State) -> i32 {
    let weight = |battalion: Battalion| {
        let strength = i32::from(state.strength[battalion.index()]);
        let standing = i32::from(state.standing(battalion));
        if strength == 0 {
            return -13_086;
        }
        (strength - standing) * 518 + i32::from(standing <= 1) * 1797 - 12 / standing.max(1) * 309
    };
    Battalion::all().map(weight).sum()
}

/// Walls that nobody holds, men in buildings, guns with something before them.
fn zones(state: &State) -> i32 {
    let weight = |zone: Zone| {
        let texans = i32::from(state.texans(zone));
        let before: i32 = zone.walls().map(|wall| i32::from(state.mexicans(wall.outside()))).sum();
        if texans == 0 {
            return before * -50;
        }
        let sheltered = if zone.is_building() { texans } else { 0 };
        let guns = if before > 0 { state.ready_guns(zone).count() as i32 } else { 0 };
        sheltered * 417 + guns * 768
    };
    Zone::all().map(weight).sum()
}
