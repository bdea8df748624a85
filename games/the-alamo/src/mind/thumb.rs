//! Which rule of thumb stands behind a decision, for those who ask why. Of the plot nothing is said but that there is one.

use game::Thumbs;

use super::in_contact;
use crate::Decision;
use crate::map::Place;
use crate::pieces::{Piece, Unit};
use crate::state::{Side, State, Step};

pub(super) const THUMBS: Thumbs = Thumbs {
    both: &["thumb-guns-first", "thumb-leaders-with-men", "thumb-those-inside-first", "thumb-hold-fire"],
    each: [
        &[
            "thumb-man-the-walls",
            "thumb-face-where-they-come-from",
            "thumb-out-of-reach",
            "thumb-into-the-rooms",
            "thumb-go-where-they-come",
            "thumb-best-rifles-first",
            "thumb-shoot-the-surest",
            "thumb-melee-with-good-odds",
            "thumb-no-other-mark",
            "thumb-run-to-cover",
            "thumb-hold-the-walls",
        ],
        &[
            "thumb-plot-in-secret",
            "thumb-in-order-of-march",
            "thumb-the-reserve-at-once",
            "thumb-those-in-front-first",
            "thumb-over-the-wall",
            "thumb-take-the-guns",
            "thumb-close-with-them",
            "thumb-clear-the-compound",
            "thumb-the-shortest-way-to-the-enemy",
            "thumb-hand-to-hand",
            "thumb-fire-where-it-harms-most",
            "thumb-room-by-room",
            "thumb-guns-open-the-rooms",
            "thumb-go-in",
            "thumb-out-of-the-fire",
            "thumb-stay-and-fight",
        ],
    ],
};

pub(super) fn mexican(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Plot(..) | Decision::Commit => "thumb-plot-in-secret",
        Decision::Deploy(..) | Decision::DeployAll => "thumb-in-order-of-march",
        Decision::Reserve => "thumb-the-reserve-at-once",
        Decision::Move(Piece::Leader(_)) => "thumb-leaders-with-men",
        Decision::Move(_) => "thumb-those-in-front-first",
        Decision::With(_) => "thumb-leaders-with-men",
        Decision::To(place) => mexican_way(state, place),
        Decision::Attack(Piece::Battery(_)) => "thumb-guns-first",
        Decision::Attack(piece) if touches(state, piece) => "thumb-hand-to-hand",
        Decision::Attack(_) => "thumb-fire-where-it-harms-most",
        Decision::Melee(target) if is_in_a_room(state, target) => "thumb-room-by-room",
        Decision::Melee(_) => "thumb-hand-to-hand",
        Decision::Fire(_) => "thumb-fire-where-it-harms-most",
        Decision::Breach(_) => "thumb-guns-open-the-rooms",
        Decision::Advance => "thumb-go-in",
        Decision::Retreat(_) | Decision::Leave => "thumb-out-of-the-fire",
        Decision::Done if matches!(state.step, Step::Attack(_)) => "thumb-hold-fire",
        Decision::Done | Decision::Stay => "thumb-stay-and-fight",
        Decision::Gun(..)
        | Decision::Historic
        | Decision::Take(_)
        | Decision::Put(_)
        | Decision::Face(..) => {
            return None;
        }
    })
}

fn mexican_way(state: &State, to: Place) -> &'static str {
    let Step::Moving(piece) = state.step else { return "thumb-the-shortest-way-to-the-enemy" };
    let texan_gun = || {
        let battery = state.battery_at(to).map(Piece::Battery);
        battery.is_some_and(|gun| state.side_of(gun) == Side::Texan)
    };
    let within = state.place_of(piece).is_some_and(|place| state.is_within_walls(place));
    if matches!(piece, Piece::Leader(_)) {
        "thumb-leaders-with-men"
    } else if texan_gun() {
        "thumb-take-the-guns"
    } else if state.is_within_walls(to) && !within {
        "thumb-over-the-wall"
    } else if in_contact(state, to, Side::Mexican) {
        "thumb-close-with-them"
    } else if within {
        "thumb-clear-the-compound"
    } else {
        "thumb-the-shortest-way-to-the-enemy"
    }
}

pub(super) fn texan(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Put(place) if place.is_room() => "thumb-into-the-rooms",
        Decision::Gun(..) | Decision::Historic | Decision::Take(_) | Decision::Put(_) => {
            "thumb-man-the-walls"
        }
        Decision::Face(..) => "thumb-face-where-they-come-from",
        Decision::Move(Piece::Leader(_)) | Decision::With(_) => "thumb-leaders-with-men",
        Decision::Move(piece) => texan_leave(state, piece),
        Decision::To(place) => texan_way(state, place),
        Decision::Attack(Piece::Battery(_)) => "thumb-guns-first",
        Decision::Attack(piece) if is_held(state, piece) => "thumb-melee-with-good-odds",
        Decision::Attack(_) => "thumb-best-rifles-first",
        Decision::Fire(target) if is_within(state, target) => "thumb-those-inside-first",
        Decision::Fire(_) => "thumb-shoot-the-surest",
        Decision::Melee(_) => "thumb-melee-with-good-odds",
        Decision::Breach(_) => "thumb-no-other-mark",
        Decision::Retreat(_) => "thumb-run-to-cover",
        Decision::Done if matches!(state.step, Step::Attack(_)) => "thumb-hold-fire",
        Decision::Done if matches!(state.step, Step::Facing | Step::FirstFacing | Step::React(_)) => {
            "thumb-face-where-they-come-from"
        }
        Decision::Done | Decision::Stay => "thumb-hold-the-walls",
        Decision::Plot(..)
        | Decision::Commit
        | Decision::Deploy(..)
        | Decision::DeployAll
        | Decision::Reserve
        | Decision::Leave
        | Decision::Advance => return None,
    })
}

fn texan_leave(state: &State, piece: Piece) -> &'static str {
    if is_held(state, piece) { "thumb-out-of-reach" } else { "thumb-go-where-they-come" }
}

fn texan_way(state: &State, to: Place) -> &'static str {
    let Step::Moving(piece) = state.step else { return "thumb-go-where-they-come" };
    match piece {
        Piece::Leader(_) => "thumb-leaders-with-men",
        _ if to.is_room() => "thumb-into-the-rooms",
        _ => texan_leave(state, piece),
    }
}

/// It stands where the enemy controls the ground.
fn is_held(state: &State, piece: Piece) -> bool {
    state.place_of(piece).is_some_and(|place| state.zones(Side::Mexican).contains(place))
}

fn touches(state: &State, piece: Piece) -> bool {
    state.place_of(piece).is_some_and(|place| in_contact(state, place, Side::Mexican))
}

fn is_within(state: &State, target: Unit) -> bool {
    state.place(target).is_some_and(|place| state.is_within_walls(place))
}

fn is_in_a_room(state: &State, target: Unit) -> bool {
    state.place(target).is_some_and(Place::is_room)
}
