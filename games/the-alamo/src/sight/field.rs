//! Fields of fire: what could be seen from a place if nobody stood in between. Each is worked out when it is first asked for.

use std::sync::OnceLock;

use super::{Deserted, sees};
use crate::data::data;
use crate::map::{Place, Wall};
use crate::places::Places;
use crate::rules::artillery;
use crate::state::Walls;

/// [R8b] How far one shoots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Range {
    /// Mexican small arms.
    Six,
    /// Texan small arms.
    Ten,
    /// Guns.
    Sight,
}

impl Range {
    pub(crate) fn hexes(self) -> u8 {
        match self {
            Range::Six => 6,
            Range::Ten => 10,
            Range::Sight => u8::MAX,
        }
    }
}

/// By place: the fields of each range, with all walls whole and with all breached; and the hexsides.
pub(crate) struct Fields {
    places: [[OnceLock<Places>; 3]; 2],
    walls: OnceLock<Walls>,
}

fn fields(from: Place) -> &'static Fields {
    let field = || Fields { places: Default::default(), walls: OnceLock::new() };
    let all = data().fields.get_or_init(|| Place::all().map(|_| field()).collect());
    &all[from.index()]
}

/// The places within range that could be seen if nobody stood in between, all walls being `whole` or not. A breach shuts nothing off,
/// so the others are not seen.
pub(crate) fn field(from: Place, range: Range, whole: bool) -> &'static Places {
    fields(from).places[usize::from(whole)][range as usize].get_or_init(|| {
        let scenery = Deserted { breached: !whole };
        from.within(range.hexes()).filter(|&to| sees(&scenery, from, to)).collect()
    })
}

/// [R10d] The hexsides that a gun could fire at if nobody stood in between.
pub(crate) fn walls_in_view(from: Place) -> &'static Walls {
    fields(from).walls.get_or_init(|| {
        let mut walls = Walls::default();
        let open = field(from, Range::Sight, false);
        let in_view = |wall: &Wall| artillery::is_in_view(from, *wall, |place| open.contains(place));
        Wall::all().filter(in_view).for_each(|wall| walls.insert(wall));
        walls
    })
}
