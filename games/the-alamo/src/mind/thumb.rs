//! Which rule of thumb stands behind a decision, for those who ask why. Nothing is said of the plot.

use crate::Decision;

pub(super) fn mexican(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Reserve => "thumb-the-reserve-at-once",
        Decision::Move(_) => "thumb-those-in-front-first",
        Decision::To(_) => "thumb-the-shortest-way-to-the-enemy",
        Decision::Attack(_) | Decision::Melee(_) => "thumb-hand-to-hand",
        Decision::Fire(_) => "thumb-fire-where-it-harms-most",
        Decision::Breach(_) => "thumb-guns-open-the-rooms",
        Decision::Advance => "thumb-go-in",
        _ => return None,
    })
}

pub(super) fn texan(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Historic => "thumb-man-the-walls",
        Decision::Move(_) | Decision::To(_) => "thumb-out-of-reach",
        Decision::Face(..) => "thumb-face-where-they-come-from",
        Decision::Attack(_) => "thumb-guns-then-rifles",
        Decision::Fire(_) => "thumb-shoot-the-surest",
        Decision::Melee(_) => "thumb-melee-with-good-odds",
        Decision::Retreat(_) => "thumb-run-to-cover",
        Decision::Stay => "thumb-hold-the-walls",
        _ => return None,
    })
}
