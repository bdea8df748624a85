//! [5a] How many Mexican counters a zone holds, and where those wait that are off the map.

use crate::state::{Absent, Home, STACK};
use crate::{Battalion, Illegal, State, Zone};

/// [5a] How many more Mexican counters a zone holds.
pub(crate) fn room(state: &State, zone: Zone) -> u8 {
    STACK.saturating_sub(state.mexicans(zone))
}

/// [5a] Whether a zone holds this many more.
pub(crate) fn has_room(state: &State, zone: Zone, count: u8) -> Result<(), Illegal> {
    match room(state, zone) {
        room if room >= count => Ok(()),
        0 => Err(Illegal::Full { zone }),
        room => Err(Illegal::RoomForFewer { zone, room }),
    }
}

/// Counters wait off the map.
pub(crate) fn leave(state: &mut State, home: Home, battalion: Battalion, count: u8) {
    match state.off.binary_search_by_key(&(home, battalion), |absent| (absent.home, absent.battalion)) {
        Ok(at) => state.off[at].count += count,
        Err(at) => state.off.insert(at, Absent { home, battalion, count }),
    }
}
