//! Somebody with ideas of his own: garrisons that stand or hide anywhere, that sit still or are shy; columns that come from anywhere, in haste or at
//! leisure. Whoever has never met such people cannot judge their positions.

use crate::{Area, Decision, MEXICAN};
use game::Seat;

/// How much somebody likes an area more than another, at most.
const TASTE: i32 = 140;
/// Stronger than any rule of thumb.
const FIXED: i32 = 2000;

/// What a whim adds to the rules of thumb. Three bits of it are for each area, the highest four for the manner.
pub(super) fn whim(whim: u64, seat: Seat, decision: Decision) -> i32 {
    let taste = |area: Area| (whim >> (3 * area.index()) & 7) as i32 * TASTE / 7;
    let manner = whim >> 60;
    if seat == MEXICAN {
        return match decision {
            Decision::Enter(_, area) if manner & 1 > 0 => taste(area) * FIXED / TASTE,
            Decision::March(_) if manner & 2 > 0 => 25,
            Decision::March(_) if manner & 4 > 0 => -15,
            Decision::Oblique(_) if manner & 8 > 0 => -FIXED,
            _ => 0,
        };
    }
    match decision {
        Decision::Place(_, area) => taste(area),
        Decision::PlaceHidden(_, area) if manner & 3 == 3 => taste(area) + 2 * FIXED,
        Decision::PlaceHidden(_, area) if manner & 3 > 0 => taste(area) + FIXED / 2,
        Decision::Move(..) | Decision::Emerge(..) | Decision::Advance(_) if manner & 4 > 0 => -FIXED,
        Decision::Hide(..) if manner & 8 > 0 => 25,
        _ => 0,
    }
}
