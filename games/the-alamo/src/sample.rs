//! One legal decision at random, without listing them all: most are drawn and tried until one will do.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::{Game, Seat, sample_legal};

use crate::Decision;
use crate::map::{Area, Facing, Place};
use crate::pieces::{Batteries, Leader, Leaders, Piece, Units};
use crate::rules::reach::Mover;
use crate::rules::{aim, arrival, artillery, movement};
use crate::sight;
use crate::state::{Arrival, Side, State, Step};

/// Draws that a step gives up after.
const TRIES: u8 = 64;

pub(crate) fn sample(state: &State, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if state.awaits().map(Side::seat) != Some(seat) {
        return None;
    }
    match state.step {
        Step::Move(side) => return Some(mover(state, side, below)),
        Step::Attack(side) => return Some(attacker(state, side, below)),
        Step::Aim(piece) => return aim(state, piece, below).or_else(|| sample_legal(state, seat, below)),
        // Now and then somebody goes along, or it halts.
        Step::Moving(piece) if below(8) == 0 => {
            if let Some(other) = company(state, piece, below) {
                return Some(other);
            }
        }
        Step::Deploy(arrival) => return Some(deployment(state, arrival, below)),
        _ => {}
    }
    for _ in 0..TRIES {
        let drawn = match state.step {
            Step::Garrison => garrison(below),
            Step::Put(_) => Decision::Put(Place(below(Place::COUNT as u64) as u16)),
            Step::Facing | Step::FirstFacing => facing(state, below),
            Step::Moving(piece) => match stroll(state, piece, below) {
                Some(to) => return Some(Decision::To(to)),
                None => continue,
            },
            _ => break,
        };
        // The rare one among many has its chance in the list.
        if state.check(seat, drawn).is_ok() {
            return Some(drawn);
        }
    }
    sample_legal(state, seat, below)
}

/// One of a number of things, or one more that ends the step.
fn one_of(count: u8, below: &mut impl FnMut(u64) -> u64) -> Option<u8> {
    let drawn = below(u64::from(count) + 1) as u8;
    (drawn < count).then_some(drawn)
}

/// One of these units or leaders.
fn piece(units: Units, leaders: Leaders, drawn: u8) -> Option<Piece> {
    match drawn.checked_sub(units.len()) {
        None => units.nth(drawn).map(Piece::Unit),
        Some(drawn) => leaders.nth(drawn).map(Piece::Leader),
    }
}

fn garrison(below: &mut impl FnMut(u64) -> u64) -> Decision {
    let (units, leaders) = (Units::of(Side::Texan), Leaders::of(Side::Texan));
    let drawn = one_of(units.len() + leaders.len(), below);
    drawn.and_then(|drawn| piece(units, leaders, drawn)).map_or(Decision::Historic, Decision::Take)
}

fn facing(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let units = state.on_map(Side::Texan).minus(state.done.units());
    let Some(drawn) = one_of(units.len() * 6, below) else { return Decision::Done };
    let side = Facing(drawn % 6);
    // Beyond the edge of the map is nothing to face: the draw is refused like any other.
    let faced = units.nth(drawn / 6).and_then(|unit| Some((unit, state.place(unit)?.hex().beyond(side)?)));
    faced.map_or(Decision::Commit, |(unit, hex)| Decision::Face(unit, hex))
}

/// The first piece after a random one that can come onto the map, on the first such place after a random one; or all the rest.
fn deployment(state: &State, arrival: Arrival, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let due: ArrayVec<Piece, { Piece::COUNT }> = arrival::due(state, arrival).collect();
    let Some(first) = one_of(due.len() as u8, below) else { return Decision::DeployAll };
    let (early, late) = due.split_at(usize::from(first));
    let mut around = late.iter().chain(early);
    let deployed = around.find_map(|&piece| {
        let first = below(Area::HEXES as u64) as usize;
        let (early, late) =
            (arrival::grounds(state, piece).take(first), arrival::grounds(state, piece).skip(first));
        let mut around = late.chain(early);
        let place = around.find(|&place| arrival::can_deploy(state, arrival, piece, place).is_ok())?;
        Some(Decision::Deploy(piece, place))
    });
    deployed.unwrap_or(Decision::DeployAll)
}

/// One who can move, or nobody more. One who cannot is not drawn again: so all have the same chance.
fn mover(state: &State, side: Side, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let mut units = state.on_map(side).minus(state.done.units());
    let mut leaders = Leaders::of(side).minus(state.done.leaders());
    while let Some(drawn) = one_of(units.len() + leaders.len(), below) {
        let Some(piece) = piece(units, leaders, drawn) else { break };
        if movement::can_move(state, side, piece).is_ok() {
            return Decision::Move(piece);
        }
        match piece {
            Piece::Unit(unit) => units.remove(unit),
            Piece::Leader(leader) => leaders.remove(leader),
            Piece::Battery(_) => {}
        }
    }
    Decision::Done
}

/// One who can attack, or nobody more.
fn attacker(state: &State, side: Side, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let mut units = state.in_order(side).minus(state.done.units());
    let mut batteries = Batteries::ALL.minus(state.done.batteries());
    while let Some(drawn) = one_of(units.len() + batteries.len(), below) {
        let unit = units.nth(drawn);
        let battery = drawn.checked_sub(units.len()).and_then(|drawn| batteries.nth(drawn));
        let Some(piece) = unit.map(Piece::Unit).or(battery.map(Piece::Battery)) else { break };
        if aim::can_attack(state, side, piece).is_ok() {
            return Decision::Attack(piece);
        }
        unit.into_iter().for_each(|unit| units.remove(unit));
        battery.into_iter().for_each(|battery| batteries.remove(battery));
    }
    Decision::Done
}

/// Somebody or something to take along, or a halt halfway.
fn company(state: &State, piece: Piece, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let mut offered: ArrayVec<Decision, { Leader::COUNT + 2 }> = ArrayVec::new();
    let _ = movement::companions(state, piece, &mut |decision| {
        offered.push(decision);
        ControlFlow::Continue(())
    });
    (!offered.is_empty()).then(|| offered[below(offered.len() as u64) as usize])
}

fn stroll(state: &State, piece: Piece, below: &mut impl FnMut(u64) -> u64) -> Option<Place> {
    Mover::new(state, piece)?.stroll(state, below)
}

/// The first target after a random one; a gun turns to a hexside as often as not.
fn aim(state: &State, attacker: Piece, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if matches!(attacker, Piece::Battery(_)) && below(2) == 0 {
        let walls = sight::walls_in_view(state.place_of(attacker)?).minus(&state.breached);
        let first = below(u64::from(walls.len().max(1))) as usize;
        let mut around = walls.iter().skip(first).chain(walls.iter().take(first));
        return around
            .find(|&wall| artillery::can_breach(state, attacker, wall).is_ok())
            .map(Decision::Breach);
    }
    aim::any_target(state, attacker, below)
}
