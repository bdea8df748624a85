//! How the Texans are led: hold the walls and shoot at what is surest to fall, those within the walls first; get out
//! of reach when they close in, into the rooms if there is one; go where the enemy is, if nobody comes.

use super::{Plan, company, worth};
use crate::Decision;
use crate::map::{Hex, Place, Terrain};
use crate::pieces::{Piece, Unit};
use crate::state::{Side, State, Step, Way};

const FIRST: i32 = 1000;
/// A unit with no enemy nearer than this goes elsewhere.
const IDLE: u8 = 11;
/// To get away is a slight preference only: it can be better to hold out.
const AWAY: i32 = 5;
/// Whoever is well where he is stays there.
const STAY: i32 = -125;
/// One place to go to is nearly as good as another: what comes of it tells more.
const NEARLY: i32 = 4;

pub(super) fn prior(state: &State, plan: &Plan, decision: Decision) -> i32 {
    match (state.step, decision) {
        (_, Decision::Historic) => FIRST,
        (_, Decision::Move(piece)) => take_up(state, plan, piece),
        (Step::Moving(piece), Decision::To(place)) => go(state, plan, piece, place),
        (_, Decision::With(_)) => -FIRST,
        (_, Decision::Face(unit, hex)) => face(state, plan, unit, hex),
        (_, Decision::Attack(piece)) => strike(state, piece),
        (Step::Aim(piece), Decision::Fire(unit)) => aim(state, piece, unit, Way::Fire),
        (Step::Aim(piece), Decision::Melee(unit)) => aim(state, piece, unit, Way::Melee),
        (_, Decision::Breach(_)) => -FIRST,
        (_, Decision::Retreat(place)) => cover(place) + 8 * i32::from(plan.distance(place)),
        (_, Decision::Advance) => -1,
        _ => 0,
    }
}

/// Out of the enemy's reach; or to where he is, if he is nowhere near.
fn take_up(state: &State, plan: &Plan, piece: Piece) -> i32 {
    let Some(place) = state.place_of(piece) else { return STAY };
    match piece {
        Piece::Unit(unit) if !state.is_good(unit) => STAY,
        Piece::Unit(_) if place.is_room() => STAY,
        Piece::Unit(_) if state.zones(Side::Mexican).contains(place) => AWAY,
        Piece::Unit(_) if state.battery_at(place).is_some() => STAY,
        Piece::Unit(_) if plan.distance(place) >= IDLE => 10,
        Piece::Leader(_) if company(state, piece).is_none() => 15,
        _ => STAY,
    }
}

fn go(state: &State, plan: &Plan, piece: Piece, to: Place) -> i32 {
    let away = i32::from(plan.distance(to));
    if matches!(piece, Piece::Leader(_)) {
        let friends = state.holder(to) == Some(Side::Texan);
        let led = state.leaders_at(to, Side::Texan).next().is_some();
        return if friends { 400 } else { 0 } - if led { 200 } else { 0 } + 2 * away;
    }
    let held = if state.zones(Side::Mexican).contains(to) { -120 } else { 0 };
    let gun = if state.battery_at(to).is_some() && state.holder(to).is_none() { 12 } else { 0 };
    let distance = -6 * (away - 4).abs();
    (held + gun + distance + cover(to)) / NEARLY
}

/// How well a place can be held: rooms best, then roofs and platforms, then the foot of a wall.
fn cover(place: Place) -> i32 {
    if place.is_room() {
        return 60;
    }
    let walls =
        place.links().iter().filter(|link| matches!(link.over, Terrain::Outer | Terrain::Inner)).count();
    let outside = if place.is_within_walls() { 0 } else { -24 };
    if place.is_high() { 16 + outside } else { 4 * walls.min(3) as i32 + outside }
}

/// Turn to where most come from, if zones reach there.
fn face(state: &State, plan: &Plan, unit: Unit, hex: Hex) -> i32 {
    let Some(place) = state.place(unit) else { return -1 };
    if plan.distance(place) > 3 {
        return -1;
    }
    let Some(now) = place.hex().beyond(state.facing(unit)) else { return 0 };
    12 * (threat(state, plan, place, hex) - threat(state, plan, place, now))
}

fn threat(state: &State, plan: &Plan, place: Place, hex: Hex) -> i32 {
    let link = place.links().iter().find(|link| link.to.hex() == hex);
    if !link.is_some_and(|link| state.over(link).lets_zoc()) {
        return -1;
    }
    plan.enemies.iter().filter(|enemy| enemy.distance(hex) <= 1).count() as i32
}

/// Guns first, then those who can shoot; hand to hand only with good odds.
fn strike(state: &State, piece: Piece) -> i32 {
    match piece {
        Piece::Battery(_) => FIRST,
        Piece::Unit(unit) => {
            let Some(place) = state.place(unit) else { return -1 };
            let held = state.zones(Side::Mexican).contains(place);
            match worth::best_melee(state, unit) {
                Some(worth) if held => worth,
                _ if held => -1,
                _ => 500 + i32::from(unit.fire(state.is_reduced(unit))),
            }
        }
        Piece::Leader(_) => 0,
    }
}

fn aim(state: &State, piece: Piece, target: Unit, way: Way) -> i32 {
    let worth = worth::attack(state, piece, target, way);
    let within = state.place(target).is_some_and(|place| state.is_within_walls(place));
    if within { worth * 3 / 2 } else { worth }
}
