//! Which rule of thumb stands behind a decision, for those who ask why.

use game::Thumbs;

use super::is_last_stand;
use crate::{Decision, Man, March, Phase, State, Wall, Zone};

pub(super) const THUMBS: Thumbs = Thumbs {
    both: &[],
    each: [
        &[
            "thumb-one-behind-each-wall",
            "thumb-officers-where-the-men-are",
            "thumb-break-the-battalion",
            "thumb-those-inside-first",
            "thumb-those-at-the-wall",
            "thumb-guns-reach-out",
            "thumb-shoot-to-rout",
            "thumb-to-the-wall-in-need",
            "thumb-into-the-rooms",
            "thumb-melee-with-good-odds",
            "thumb-crockett-and-the-magazine",
            "thumb-fall-back-to-safety",
            "thumb-drive-them-out",
            "thumb-stand-fast",
        ],
        &[
            "thumb-ladders-to-the-wall",
            "thumb-over-the-palisade",
            "thumb-through-the-breach",
            "thumb-up-the-ladders",
            "thumb-to-the-foot-of-the-wall",
            "thumb-nearer-to-their-wall",
            "thumb-hunt-the-garrison",
            "thumb-officers-behind-the-column",
            "thumb-batteries-before-the-columns",
            "thumb-their-own-guns",
            "thumb-sappers-to-the-wall",
            "thumb-keep-a-foothold",
            "thumb-by-the-plan",
        ],
    ],
};

pub(super) fn texan(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Usual | Decision::Place(Man::Unit(_), _) => "thumb-one-behind-each-wall",
        Decision::Place(Man::Officer(_), _) => "thumb-officers-where-the-men-are",
        Decision::Cannon(_, to) | Decision::Gun(_, to) => shot(state, to).unwrap_or("thumb-guns-reach-out"),
        Decision::Rifles(_, to) => shot(state, to).unwrap_or("thumb-shoot-to-rout"),
        Decision::Move(Man::Unit(_), to) if state.mexicans(to) > 0 => "thumb-melee-with-good-odds",
        Decision::Move(Man::Unit(_), to) if to.is_building() && to.walls().is_empty() => {
            "thumb-into-the-rooms"
        }
        Decision::Move(Man::Unit(_), _) => "thumb-to-the-wall-in-need",
        Decision::Move(Man::Officer(officer), to) if is_last_stand(state, officer, to) => {
            "thumb-crockett-and-the-magazine"
        }
        Decision::Move(Man::Officer(_), _) => "thumb-officers-where-the-men-are",
        Decision::Retreat(..) => "thumb-fall-back-to-safety",
        Decision::Done => "thumb-stand-fast",
        Decision::Withdraw(_) => "thumb-drive-them-out",
        Decision::Battery(_)
        | Decision::Dig(_)
        | Decision::Melee(_)
        | Decision::Climb(_)
        | Decision::March(_) => return None,
    })
}

/// What makes a mark better than others.
fn shot(state: &State, to: Zone) -> Option<&'static str> {
    let last_of_battalion = state.top(to).is_some_and(|battalion| state.standing(battalion) == 1);
    if last_of_battalion {
        Some("thumb-break-the-battalion")
    } else if to.is_inside() {
        Some("thumb-those-inside-first")
    } else if to.is_foot() {
        Some("thumb-those-at-the-wall")
    } else {
        None
    }
}

/// Where somebody plays the Mexicans: what they do when they play themselves.
pub(super) fn mexican(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Climb(wall) if wall.is_palisade() => "thumb-over-the-palisade",
        Decision::Climb(_) => "thumb-ladders-to-the-wall",
        Decision::March(march) => advance(state, march),
        Decision::Move(Man::Officer(_), _) => "thumb-officers-behind-the-column",
        Decision::Battery(_) => "thumb-batteries-before-the-columns",
        Decision::Cannon(..) => "thumb-their-own-guns",
        Decision::Dig(_) => "thumb-sappers-to-the-wall",
        Decision::Withdraw(_) => "thumb-keep-a-foothold",
        Decision::Done if state.phase == Phase::MexicanMovement => "thumb-by-the-plan",
        Decision::Usual
        | Decision::Place(..)
        | Decision::Gun(..)
        | Decision::Rifles(..)
        | Decision::Move(Man::Unit(_), _)
        | Decision::Retreat(..)
        | Decision::Melee(_)
        | Decision::Done => return None,
    })
}

fn advance(state: &State, March { from, to, .. }: March) -> &'static str {
    let breached = |wall: Wall| wall.outside() == from && state.is_breached(wall);
    match (from.is_inside(), to.is_inside()) {
        (true, _) => "thumb-hunt-the-garrison",
        (false, true) if to.walls().iter().any(breached) => "thumb-through-the-breach",
        (false, true) => "thumb-up-the-ladders",
        (false, false) if to.is_foot() => "thumb-to-the-foot-of-the-wall",
        (false, false) => "thumb-nearer-to-their-wall",
    }
}
