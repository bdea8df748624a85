//! 5 Alamo walls. A section has a strength; at zero it is a breach.

use crate::{Area, Areas, Illegal, State, Wall};

/// [7.1h] Mexican units cross a border only if the wall section on it, if any, has been brought to zero.
///
/// [5.0] The same in other words. [5.1] A section that stands on several borders falls for all of them at
/// once (ruling 16).
pub(crate) fn may_cross(state: &State, from: Area, to: Area) -> Result<(), Illegal> {
    match standing(state, from, to) {
        Some(wall) => Err(Illegal::WallStands { wall, left: state.wall(wall) }),
        None => Ok(()),
    }
}

/// [5.2] The section between two areas, if one is there and not yet at zero.
pub(crate) fn standing(state: &State, from: Area, to: Area) -> Option<Wall> {
    from.wall_to(to).filter(|&wall| state.works.standing().contains(wall))
}

/// [5.0] The areas into which Mexicans can go from here: over open borders, and through breaches.
pub(crate) fn open_from(state: &State, from: Area) -> Areas {
    from.reach().filter(|to| standing(state, from, to).is_none())
}

/// [15.2] A section still at its printed strength (ruling 12).
pub(crate) fn is_undamaged(state: &State, wall: Wall) -> bool {
    state.wall(wall) == wall.printed()
}
