//! Which rule of thumb stands behind a decision, for those who ask why.

use crate::{Decision, Mark};

pub(super) fn mexican(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::March(_) => "thumb-go-where-more-can-be-done",
        Decision::Oblique(_) => "thumb-surprise-from-empty-ground",
        Decision::Enter(..) => "thumb-two-columns-north-two-south",
        Decision::Spike(..) => "thumb-spike-guns",
        Decision::Attack(_) => "thumb-storm-where-most-is-won",
        Decision::Clear(_) => "thumb-clear-buildings",
        Decision::Join(_) | Decision::JoinAll => "thumb-storm-together",
        Decision::Cazadores => "thumb-light-infantry-first",
        Decision::Hit(Mark::Defenders(_)) => "thumb-men-before-stones",
        Decision::Hit(_) => "thumb-open-the-wall",
        Decision::Advance(_) => "thumb-go-in",
        _ => return None,
    })
}

pub(super) fn texian(decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Place(..) | Decision::PlaceHidden(..) | Decision::Historic => "thumb-man-the-walls",
        Decision::Attack(_) => "thumb-shoot-what-threatens-most",
        Decision::Join(_) | Decision::JoinAll => "thumb-shoot-together",
        Decision::Hit(_) => "thumb-fell-light-infantry",
        Decision::Lose(_) => "thumb-spare-leaders",
        Decision::Move(..) | Decision::Emerge(..) | Decision::Advance(_) => {
            "thumb-stand-where-there-is-a-mark"
        }
        Decision::Hide(..) => "thumb-hide-when-it-cannot-be-held",
        _ => return None,
    })
}
