//! 4 Stacking. Each area prints how many Texian units, Mexican units, and Texian units in buildings it holds.
//! Limits hold at all times ([4.4], [7.1b]); artillery is ignored ([17.0]), and where a counter lies within its
//! area means nothing ([4.2], [4.3]).

use crate::{Area, Illegal, State};

/// [4.0] Whether there is room for this many more Mexican units.
pub(crate) fn mexicans_have_room(state: &State, area: Area, count: u8) -> Result<(), Illegal> {
    if count > room_for_mexicans(state, area) {
        return Err(Illegal::AreaFull { area, limit: area.mexican_limit() });
    }
    Ok(())
}

/// [4.0] How many more Mexican units may stand here.
pub(crate) fn room_for_mexicans(state: &State, area: Area) -> u8 {
    area.mexican_limit() - state.force(area).total()
}

/// [4.0] Room for one more Texian unit in the open.
///
/// Ruling 19: those in buildings do not count.
pub(crate) fn texians_have_room(state: &State, area: Area) -> Result<(), Illegal> {
    if state.garrison.full().contains(area) {
        return Err(Illegal::AreaFull { area, limit: area.texian_limit() });
    }
    Ok(())
}

/// [4.1] Room for one more Texian unit in the buildings.
pub(crate) fn building_has_room(state: &State, area: Area) -> Result<(), Illegal> {
    let limit = area.building_limit();
    if limit == 0 {
        return Err(Illegal::NoBuilding { area });
    }
    if state.garrison.packed().contains(area) {
        return Err(Illegal::BuildingFull { area, limit });
    }
    Ok(())
}

/// [7.1d] Mexicans may share an area with Texians only if all of those are in buildings; see also [4.0].
pub(crate) fn no_open_texians(state: &State, area: Area) -> Result<(), Illegal> {
    if state.has_open_texians(area) {
        return Err(Illegal::TexiansThere { area });
    }
    Ok(())
}

/// [7.1d] Texians in the open never share an area with Mexicans.
pub(crate) fn no_mexicans(state: &State, area: Area) -> Result<(), Illegal> {
    if state.has_mexicans(area) {
        return Err(Illegal::MexicansThere { area });
    }
    Ok(())
}
