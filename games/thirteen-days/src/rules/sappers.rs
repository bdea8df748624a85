//! [6] Sappers open breaches.

use game::Sink;

use super::bombardment;
use crate::state::Step;
use crate::{Battalion, Event, Section, State, Zone};

/// [6] [M4] The section that sappers in this zone work at: in front of a gun first, then in the order of the list.
pub(crate) fn section(state: &State, zone: Zone) -> Option<Section> {
    if !zone.is_foot() || state.count(zone, Battalion::ZAPADORES) == 0 {
        return None;
    }
    let standing = || {
        let walls = zone.walls().filter(|&wall| !state.is_breached(wall));
        walls.flat_map(|wall| wall.sections())
    };
    standing().find(|section| section.wall().is_gun_position()).or_else(|| standing().next())
}

/// How many counters of a zone work rather than fire: one, if its sappers have a wall before them.
pub(crate) fn at_work(state: &State, zone: Zone) -> u8 {
    u8::from(state.worked.contains(zone))
}

/// [6] One attempt for each zone and turn.
pub(crate) fn begin(state: &mut State, zone: Zone) -> bool {
    if state.worked.contains(zone) {
        return false;
    }
    match section(state, zone) {
        Some(section) => {
            state.worked = state.worked.with(zone);
            state.step = Step::SapperRoll(section);
            true
        }
        None => false,
    }
}

/// [6] 5 or 6: a breach. The infantry behind it must step back; guns stay.
pub(crate) fn resolve(state: &mut State, section: Section, die: u8, log: &mut impl Sink<Event>) {
    let zone = section.wall().outside();
    let breached = die >= 5;
    log.emit(|| Event::SappersWorked { section, zone, die, breached });
    if breached {
        bombardment::breach(state, section, log);
        let inside = section.wall().inside();
        if state.infantry_count(inside) > 0 {
            state.falling_back = Some(inside);
        }
    }
}
