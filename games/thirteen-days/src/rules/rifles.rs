//! [3.1] Mexican rifle fire: the nearest target, guns first.

use game::{Set128, Sink};

use super::{fire, sappers};
use crate::state::Step;
use crate::view::Awaited;
use crate::{Event, Fire, Illegal, Mark, Side, State, Zone, Zones};

/// The zones with somebody of the Texans to shoot at: counters, or an officer alone.
pub(crate) fn texan_marks(state: &State) -> Zones {
    state.texan_zones().or(state.officer_zones(Side::Texan))
}

/// [3.1] [M3] The targets among which the die chooses: the nearest, and of those the ones with a gun. From outside nobody
/// is seen in a building, be it on the chapel platform.
pub(crate) fn targets(state: &State, from: Zone) -> Zones {
    let hides = !from.is_inside() && !state.scenario.open_platform;
    let marks = if hides { texan_marks(state).minus(Zones::BUILDINGS) } else { texan_marks(state) };
    let near = from.near().and(marks);
    let zones = if near.is_empty() { from.far().and(marks) } else { near };
    let guns = zones.and(state.crew_zones());
    if guns.is_empty() { zones } else { guns }
}

pub(crate) fn draw(state: &State, from: Zone) -> Set128 {
    Mark::zones(targets(state, from))
}

/// [3.1] Whether the Mexican player chooses among equally near targets: the die does among guns.
pub(crate) fn is_choice(state: &State, from: Zone) -> bool {
    state.scenario.two_player && !targets(state, from).meets(state.crew_zones())
}

/// [3.1] The zone that is due may fire at this one.
pub(crate) fn can_choose(state: &State, due: Zone, from: Zone, to: Zone) -> Result<(), Illegal> {
    if from != due {
        return Err(Illegal::OthersFire { zone: due, now: Awaited::RifleTarget });
    }
    if targets(state, from).contains(to) { Ok(()) } else { Err(Illegal::NotNearest { from, to }) }
}

/// The next zone in the order of the list: its sappers work, the others fire.
pub(crate) fn next(state: &mut State) -> bool {
    let done = Zones((1 << state.cursor) - 1);
    let marks = texan_marks(state);
    for zone in state.mexican_zones().minus(done).iter() {
        state.cursor = zone.0;
        if sappers::next(state, zone) || zone.range().meets(marks) && volley(state, zone) {
            return true;
        }
    }
    false
}

/// The infantry of a zone fires, if it has a target.
pub(crate) fn volley(state: &mut State, zone: Zone) -> bool {
    state.cursor = zone.0 + 1;
    let targets = if fire::riflemen(state, zone) > 0 { targets(state, zone) } else { Zones::NONE };
    match targets.first() {
        None => return false,
        Some(to) if targets.len() == 1 => fire::order(state, Fire::MexicanRifles, zone, to),
        Some(_) => state.step = Step::RifleTarget(zone),
    }
    true
}

/// [3.1] The die chose.
pub(crate) fn aim(state: &mut State, from: Zone, code: u8, log: &mut impl Sink<Event>) {
    let to = Mark::from_code(code).expect("checked: it was offered").zone();
    log.emit(|| Event::TargetChosen { from, to });
    fire::order(state, Fire::MexicanRifles, from, to);
}
