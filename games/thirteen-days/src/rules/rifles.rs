//! [3.1] Mexican rifle fire: the nearest target, guns first.

use game::{Set128, Sink};

use super::{fire, sappers};
use crate::state::Step;
use crate::{Event, Fire, Mark, Side, State, Zone, Zones};

/// The zones with somebody of the Texans to shoot at: counters, or an officer alone.
fn texan_marks(state: &State) -> Zones {
    state.texan_zones().or(state.officer_zones(Side::Texan))
}

/// [3.1] [M3] The targets among which the die chooses: the nearest, and of those the ones with a gun. From outside nobody
/// is seen in a building, be it on the chapel platform.
pub(crate) fn targets(state: &State, from: Zone) -> Zones {
    let hidden = |zone: &Zone| zone.is_building() && !from.is_inside() && !state.scenario.open_platform;
    let marks: Zones = texan_marks(state).iter().filter(|zone| !hidden(zone)).collect();
    let near = from.near().and(marks);
    let zones = if near.is_empty() { from.far().and(marks) } else { near };
    let guns: Zones = zones.iter().filter(|&zone| state.crews(zone).next().is_some()).collect();
    if guns.is_empty() { zones } else { guns }
}

pub(crate) fn draw(state: &State, from: Zone) -> Set128 {
    targets(state, from).iter().map(|zone| Mark::Zone(zone).code()).collect()
}

/// The next zone in the order of the list: its sappers work, the others fire.
pub(crate) fn next(state: &mut State) -> bool {
    let done = Zones((1 << state.cursor) - 1);
    for zone in state.mexican_zones().without(done).iter() {
        state.cursor = zone.0;
        if sappers::begin(state, zone) {
            return true;
        }
        state.cursor += 1;
        if fire::riflemen(state, zone) > 0 {
            let targets = targets(state, zone);
            match targets.0.count_ones() {
                0 => {}
                1 => {
                    fire::order(
                        state,
                        Fire::MexicanRifles,
                        zone,
                        targets.iter().next().expect("checked: one"),
                    );
                    return true;
                }
                _ => {
                    state.step = Step::RifleTarget(zone);
                    return true;
                }
            }
        }
    }
    false
}

/// [3.1] The die chose.
pub(crate) fn aim(state: &mut State, from: Zone, code: u8, log: &mut impl Sink<Event>) {
    let to = Mark::from_code(code).expect("checked: it was offered").zone();
    log.emit(|| Event::TargetChosen { from, to });
    fire::order(state, Fire::MexicanRifles, from, to);
}
