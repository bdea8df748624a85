//! [3.2d] [7.2] [M10] Guns of the Alamo in Mexican hands.

use super::fire;
use crate::state::Step;
use crate::view::Awaited;
use crate::{Fire, Gun, Guns, Illegal, State, Zone, Zones};

/// The guns without a crew in a zone.
fn crewless(state: &State, zone: Zone) -> Guns {
    zone.guns().and(state.crewless())
}

/// Those of them that can fire.
pub(crate) fn loaded(state: &State, zone: Zone) -> Guns {
    crewless(state, zone).filter(|gun| state.gun(gun).has_ammunition())
}

/// Where the captured guns of a zone bear.
fn field(state: &State, zone: Zone) -> Zones {
    loaded(state, zone).iter().fold(Zones::NONE, |field, gun| field.or(gun.turned()))
}

/// [3.2d] How many Mexican counters must stay in a zone: one, on a gun that they have taken.
pub(crate) fn guards(state: &State, zone: Zone) -> u8 {
    u8::from(!crewless(state, zone).is_empty() && !state.has_texans(zone))
}

/// [M10] Whether Mexicans in this zone can fire a gun they found there: on foot, for cavalry never fires.
pub(crate) fn can_fire(state: &State, zone: Zone) -> bool {
    !loaded(state, zone).is_empty() && state.foot(zone) > 0 && !state.has_texans(zone)
}

/// [3a] [M10] The zones of Texans that the captured guns of a zone bear on.
pub(crate) fn targets(state: &State, from: Zone) -> Zones {
    field(state, from).and(state.texan_zones())
}

/// [M10] The nearest of them, those with a gun before others, then in the order of the list.
fn target(state: &State, from: Zone) -> Option<Zone> {
    let rank = |zone: &Zone| (from.steps_inside(*zone), state.crews(*zone).is_empty(), *zone);
    targets(state, from).iter().min_by_key(rank)
}

/// [M10] The next captured gun that has somebody to fire at.
pub(crate) fn next(state: &mut State) -> bool {
    for zone in state.crewless().iter().map(Gun::zone) {
        if state.fired.contains(zone) || !can_fire(state, zone) {
            continue;
        }
        if let Some(to) = target(state, zone) {
            match state.scenario.two_player {
                true => state.step = Step::Turned(zone),
                false => fire::order(state, Fire::Captured, zone, to),
            }
            return true;
        }
    }
    false
}

/// [3.2d] The captured guns of the zone that is due may fire there.
pub(crate) fn can_turn(state: &State, due: Zone, from: Zone, to: Zone) -> Result<(), Illegal> {
    if from != due {
        return Err(Illegal::OthersFire { zone: due, now: Awaited::Turned });
    }
    if !field(state, from).contains(to) {
        return Err(Illegal::OutsideField { from, to });
    }
    if targets(state, from).contains(to) { Ok(()) } else { Err(Illegal::NobodyToHit { zone: to }) }
}
