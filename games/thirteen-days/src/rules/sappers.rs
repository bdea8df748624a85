//! [6] Sappers open breaches.

use game::Sink;

use super::{bombardment, fallback};
use crate::state::Step;
use crate::{Event, Illegal, Section, State, Wall, Walls, Zone};

/// [6] The walls that sappers in this zone may open.
pub(crate) fn walls(state: &State, zone: Zone) -> Walls {
    let sappers = zone.is_foot() && state.has_sappers(zone);
    if sappers { zone.walls().minus(state.breached) } else { Walls::NONE }
}

/// [M4] Sappers by themselves work in front of a gun first, then in the order of the list.
fn preferred(state: &State, zone: Zone) -> Option<Wall> {
    let walls = walls(state, zone);
    walls.iter().find(|wall| wall.is_gun_position()).or(walls.first())
}

/// How many counters of a zone work rather than fire: one, if its sappers have a wall before them.
pub(crate) fn at_work(state: &State, zone: Zone) -> u8 {
    u8::from(state.worked.contains(zone))
}

/// [6] One attempt for each zone and turn, if there are sappers and a wall: the Mexican player is asked, or they begin.
pub(crate) fn next(state: &mut State, zone: Zone) -> bool {
    let wall = preferred(state, zone).filter(|_| !state.worked.contains(zone));
    match wall {
        Some(_) if state.scenario.two_player => state.step = Step::Dig(zone),
        Some(wall) => dig(state, wall),
        None => {}
    }
    wall.is_some()
}

/// [6] The sappers of the zone that is due may open this wall.
pub(crate) fn can_dig(state: &State, due: Zone, wall: Wall) -> Result<(), Illegal> {
    if wall.outside() != due {
        return Err(Illegal::OthersDig { zone: due });
    }
    if state.is_breached(wall) { Err(Illegal::AlreadyBreached { wall }) } else { Ok(()) }
}

/// A counter of sappers begins to work: it does not fire in this phase.
pub(crate) fn dig(state: &mut State, wall: Wall) {
    state.worked.insert(wall.outside());
    state.step = Step::SapperRoll(wall.sections().first().expect("checked: a wall has a section"));
}

/// [6] 5 or 6: a breach, and whoever stands behind it must step back.
pub(crate) fn resolve(state: &mut State, section: Section, die: u8, log: &mut impl Sink<Event>) {
    let zone = section.wall().outside();
    let breached = die >= 5;
    log.emit(|| Event::SappersWorked { section, zone, die, breached });
    if breached {
        bombardment::breach(state, section, log);
        fallback::leave_breach(state, section);
    }
}
