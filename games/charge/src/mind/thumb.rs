//! Which rule of thumb stands behind a decision, for those who ask why.

use game::Thumbs;

use super::worth;
use crate::rules::{attack, walls};
use crate::state::Step;
use crate::{Area, Column, Decision, Mark, Order, Post, Side, State, Unit, Who};

pub(super) const THUMBS: Thumbs = Thumbs {
    both: &[],
    each: [
        &[
            "thumb-man-the-walls",
            "thumb-wait-in-the-rooms",
            "thumb-those-inside-first",
            "thumb-break-the-surprise",
            "thumb-shoot-what-threatens-most",
            "thumb-shoot-together",
            "thumb-guns-in-support",
            "thumb-enough-rifles",
            "thumb-all-that-can-be-spared",
            "thumb-fell-light-infantry",
            "thumb-thin-the-largest",
            "thumb-spare-leaders",
            "thumb-stand-where-there-is-a-mark",
            "thumb-out-of-the-storm",
            "thumb-shift-along-the-wall",
            "thumb-come-out-to-shoot",
            "thumb-hide-when-it-cannot-be-held",
            "thumb-stand-fast",
        ],
        &[
            "thumb-two-columns-north-two-south",
            "thumb-reserve-where-it-helps",
            "thumb-surprise-from-empty-ground",
            "thumb-mass-before-the-wall",
            "thumb-through-the-breach",
            "thumb-close-with-the-garrison",
            "thumb-go-where-more-can-be-done",
            "thumb-spike-guns",
            "thumb-into-the-gap",
            "thumb-the-unguarded-wall",
            "thumb-storm-where-most-is-won",
            "thumb-clear-buildings",
            "thumb-storm-together",
            "thumb-light-infantry-first",
            "thumb-strike-now",
            "thumb-men-before-stones",
            "thumb-open-the-wall",
            "thumb-silence-the-gun",
            "thumb-go-in",
            "thumb-stay-and-storm",
        ],
    ],
};

pub(super) fn mexican(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::March(order) => march(state, order),
        Decision::Oblique(order) if state.has_mexicans(order.to) => "thumb-mass-before-the-wall",
        Decision::Oblique(_) => "thumb-surprise-from-empty-ground",
        Decision::Enter(column, _) if column.code() == "R" => "thumb-reserve-where-it-helps",
        Decision::Enter(..) => "thumb-two-columns-north-two-south",
        Decision::Spike(..) => "thumb-spike-guns",
        Decision::Attack(target) => storm(state, target),
        Decision::Clear(_) => "thumb-clear-buildings",
        Decision::Join(_) | Decision::JoinAll => "thumb-storm-together",
        Decision::Cazadores => "thumb-light-infantry-first",
        Decision::Go => "thumb-strike-now",
        Decision::Hit(Mark::Defenders(_)) => "thumb-men-before-stones",
        Decision::Hit(Mark::Gun(_)) => "thumb-silence-the-gun",
        Decision::Hit(_) => "thumb-open-the-wall",
        Decision::Advance(_) => "thumb-go-in",
        Decision::Done if state.step == Step::Enter => "thumb-reserve-where-it-helps",
        Decision::Done => "thumb-stay-and-storm",
        _ => return None,
    })
}

/// Into the Alamo, or within it to where Texians can be attacked over no wall.
fn march(state: &State, order: Order) -> &'static str {
    if !order.from.is_alamo() {
        return "thumb-through-the-breach";
    }
    let mut near = order.to.reach().iter();
    let open =
        near.any(|area| state.has_open_texians(area) && walls::standing(state, order.to, area).is_none());
    if open || state.has_hidden_texians(order.to) {
        "thumb-close-with-the-garrison"
    } else {
        "thumb-go-where-more-can-be-done"
    }
}

fn storm(state: &State, target: Area) -> &'static str {
    let mut from = worth::near(state, target).iter();
    if !state.has_open_texians(target) {
        "thumb-the-unguarded-wall"
    } else if from.any(|area| walls::standing(state, area, target).is_none()) {
        "thumb-into-the-gap"
    } else {
        "thumb-storm-where-most-is-won"
    }
}

pub(super) fn texian(state: &State, decision: Decision) -> Option<&'static str> {
    Some(match decision {
        Decision::Place(..) | Decision::Historic => "thumb-man-the-walls",
        Decision::PlaceHidden(..) => "thumb-wait-in-the-rooms",
        Decision::Attack(target) if target.is_alamo() => "thumb-those-inside-first",
        Decision::Attack(target) if state.marked().contains(target) => "thumb-break-the-surprise",
        Decision::Attack(_) => "thumb-shoot-what-threatens-most",
        Decision::Join(Who::Gun(_)) => "thumb-guns-in-support",
        Decision::Join(_) | Decision::JoinAll => "thumb-shoot-together",
        Decision::Go if added(state) >= MOST => "thumb-enough-rifles",
        Decision::Go => "thumb-all-that-can-be-spared",
        Decision::Hit(Mark::Stack(_, group))
            if group.column() == Column::CAZADORES && !state.cazadores_used =>
        {
            "thumb-fell-light-infantry"
        }
        Decision::Hit(_) => "thumb-thin-the-largest",
        Decision::Lose(_) => "thumb-spare-leaders",
        Decision::Move(unit, to) => go(state, unit, to),
        Decision::Advance(_) => "thumb-stand-where-there-is-a-mark",
        Decision::Emerge(..) => "thumb-come-out-to-shoot",
        Decision::Hide(..) => "thumb-hide-when-it-cannot-be-held",
        Decision::Done => "thumb-stand-fast",
        _ => return None,
    })
}

/// More than this is not added to a die.
const MOST: i32 = 4;

/// What those who have joined so far add to the die.
fn added(state: &State) -> i32 {
    attack::modifiers(state, Side::Texian).iter().map(|part| i32::from(part.value)).sum()
}

/// Where there is something to shoot at, out of what cannot be held, or along the wall.
fn go(state: &State, unit: Unit, to: Area) -> &'static str {
    let stormed = |area: Area| !worth::near(state, area).is_empty();
    let left = matches!(state.post(unit), Post::Open(from) if stormed(from));
    match (left, stormed(to)) {
        (false, true) => "thumb-stand-where-there-is-a-mark",
        (true, false) => "thumb-out-of-the-storm",
        (true, true) | (false, false) => "thumb-shift-along-the-wall",
    }
}
