//! How the Mexicans are led: two columns north, one east, one south; to the wall by the shortest way and over it where
//! nobody stands; hand to hand wherever it can be; the Reserve as soon as it may come; captured guns at the rooms.

use super::{Plan, company, in_contact, worth};
use crate::map::Place;
use crate::pieces::{Column, Piece};
use crate::state::{Order, Side, State, Step, Way};
use crate::{Decision, Hex};

/// Worth doing before anything else.
const FIRST: i32 = 1000;
/// A movement point nearer to the enemy.
const NEARER: i32 = 16;
/// A gun to be taken on the way.
const GUN: i32 = 24;
/// A gun that can open a room the Texans hold.
const CREW: i32 = 400;
/// To be within the walls.
const WITHIN: i32 = 12;

pub(super) fn prior(state: &State, plan: &Plan, decision: Decision) -> i32 {
    match (state.step, decision) {
        (_, Decision::Plot(column, area)) => plot(column, area.0),
        (_, Decision::DeployAll | Decision::Reserve | Decision::Commit) => FIRST,
        (_, Decision::Move(piece)) => take_up(state, plan, piece),
        (Step::Moving(piece), Decision::To(place)) => go(state, plan, piece, place),
        (_, Decision::With(Piece::Leader(_))) => -FIRST,
        (_, Decision::With(_)) => -2 * FIRST,
        (_, Decision::Attack(piece)) => strike(state, piece),
        (Step::Aim(piece), Decision::Fire(unit)) => worth::attack(state, piece, unit, Way::Fire),
        (Step::Aim(piece), Decision::Melee(unit)) => worth::attack(state, piece, unit, Way::Melee),
        (Step::Aim(piece), Decision::Breach(wall)) => worth::breach(state, piece, wall),
        (_, Decision::Advance) => 10,
        (_, Decision::Retreat(place)) => 8 * i32::from(plan.distance(place)),
        (_, Decision::Leave) => -8,
        _ => 0,
    }
}

/// Columns 1 and 2 north, 3 east, 4 south or west; the Reserve after the first two.
fn plot(column: Column, area: u8) -> i32 {
    let wanted: &[u8] = match column.0 {
        0 => &[0, 5],
        1 => &[1],
        2 => &[2, 3],
        3 => &[4],
        _ => &[0, 1],
    };
    if wanted.contains(&area) { 10 } else { 0 }
}

/// The middle of the plaza.
fn middle() -> Hex {
    Hex::at(10, 15).unwrap_or(Hex(0))
}

/// Those in front go first; whoever can fight stays, and so does whoever is shaken.
fn take_up(state: &State, plan: &Plan, piece: Piece) -> i32 {
    let Some(place) = state.place_of(piece) else { return -1 };
    let near = 100 - i32::from(place.hex().distance(middle()));
    match piece {
        Piece::Unit(unit) if state.order(unit) != Order::Good => -1,
        // Crews stay with the guns that can open a room.
        Piece::Unit(_) if plan.opens_a_room(state, place) => -1,
        Piece::Unit(_) if in_contact(state, place, Side::Mexican) => -1,
        Piece::Unit(_) => FIRST + near,
        // A leader goes where they fight.
        Piece::Leader(_) if company(state, piece).is_some() && in_contact(state, place, Side::Mexican) => -1,
        Piece::Leader(_) => near,
        Piece::Battery(_) => -1,
    }
}

fn go(state: &State, plan: &Plan, piece: Piece, to: Place) -> i32 {
    let Some(ways) = &plan.ways else { return 0 };
    let near = 4 * FIRST - NEARER * ways.from(to);
    match piece {
        Piece::Leader(_) => {
            let led = state.leaders_at(to, Side::Mexican).next().is_some();
            let friends = state.holder(to) == Some(Side::Mexican);
            near + if friends { 800 } else { 0 } - if led { 1200 } else { 0 }
        }
        _ => {
            let gun =
                state.battery_at(to).is_some_and(|gun| state.side_of(Piece::Battery(gun)) == Side::Texan);
            let crew = if plan.opens_a_room(state, to) { CREW } else { 0 };
            near + crew + if gun { GUN } else { 0 } + if state.is_within_walls(to) { WITHIN } else { 0 }
        }
    }
}

/// Guns first, then hand to hand, the likeliest first; then fire.
fn strike(state: &State, piece: Piece) -> i32 {
    match piece {
        Piece::Battery(_) => FIRST,
        Piece::Unit(unit) => worth::best_melee(state, unit).map_or(1, |worth| worth.max(1)),
        Piece::Leader(_) => 0,
    }
}
