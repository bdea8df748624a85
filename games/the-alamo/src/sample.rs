//! One legal decision at random, without listing them all: most are drawn and tried until one will do.

use game::{Game, Seat, sample_legal};

use crate::Decision;
use crate::map::{Facing, Place, Wall};
use crate::pieces::{Battery, Leader, Leaders, Piece, Unit, Units};
use crate::rules::reach::Mover;
use crate::rules::{aim, artillery};
use crate::state::{Side, State, Step};

/// Draws that a step gives up after.
const TRIES: u8 = 64;

pub(crate) fn sample(state: &State, seat: Seat, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if state.awaits().map(Side::seat) != Some(seat) {
        return None;
    }
    for _ in 0..TRIES {
        let drawn = match state.step {
            Step::Garrison => garrison(below),
            Step::Put(_) => Decision::Put(Place(below(Place::COUNT as u64) as u16)),
            Step::Facing | Step::FirstFacing => facing(state, below),
            Step::Move(side) => mover(side, below),
            Step::Attack(side) => attacker(side, below),
            Step::Aim(piece) => return aim(state, piece, below).or_else(|| sample_legal(state, seat, below)),
            // Now and then what goes along has its chance.
            Step::Moving(piece) if below(8) > 0 => match stroll(state, piece, below) {
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

/// A number of things, and one more that ends the step.
fn one_of(count: usize, below: &mut impl FnMut(u64) -> u64) -> Option<usize> {
    let drawn = below(count as u64 + 1) as usize;
    (drawn < count).then_some(drawn)
}

fn garrison(below: &mut impl FnMut(u64) -> u64) -> Decision {
    let pieces = Units::of(Side::Texan).iter().count() + Leaders::of(Side::Texan).iter().count();
    one_of(pieces, below).map_or(Decision::Historic, |drawn| Decision::Take(side_piece(Side::Texan, drawn)))
}

fn facing(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let texans = Units::of(Side::Texan).iter().count();
    let Some(drawn) = one_of(texans * 6, below) else { return Decision::Done };
    let unit = Unit((drawn / 6) as u8);
    let side = Facing((drawn % 6) as u8);
    // One who is nowhere faces nothing: the draw is refused like any other.
    match state.place(unit).and_then(|place| place.hex().beyond(side)) {
        Some(hex) => Decision::Face(unit, hex),
        None => Decision::Commit,
    }
}

fn side_piece(side: Side, drawn: usize) -> Piece {
    let first = Units::of(side).iter().next().map_or(0, |unit| unit.0);
    let units = Units::of(side).iter().count();
    match drawn.checked_sub(units) {
        None => Piece::Unit(Unit(first + drawn as u8)),
        Some(leader) => Piece::Leader(Leader(leader as u8 + if side == Side::Texan { 0 } else { 5 })),
    }
}

fn mover(side: Side, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let pieces = Units::of(side).iter().count() + Leaders::of(side).iter().count();
    one_of(pieces, below).map_or(Decision::Done, |drawn| Decision::Move(side_piece(side, drawn)))
}

fn attacker(side: Side, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let units = Units::of(side).iter().count();
    let Some(drawn) = one_of(units + Battery::COUNT, below) else { return Decision::Done };
    Decision::Attack(match drawn.checked_sub(units) {
        Some(battery) => Piece::Battery(Battery(battery as u8)),
        None => side_piece(side, drawn),
    })
}

fn stroll(state: &State, piece: Piece, below: &mut impl FnMut(u64) -> u64) -> Option<Place> {
    Mover::new(state, piece)?.stroll(state, below)
}

/// The first target after a random one; a gun turns to a hexside as often as not.
fn aim(state: &State, attacker: Piece, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if matches!(attacker, Piece::Battery(_)) && below(2) == 0 {
        let first = below(Wall::COUNT as u64) as usize;
        let mut walls = (0..Wall::COUNT).map(|at| Wall(((first + at) % Wall::COUNT) as u8));
        let wall = walls.find(|&wall| artillery::can_breach(state, attacker, wall).is_ok());
        return wall.map(Decision::Breach);
    }
    aim::any_target(state, attacker, below)
}
