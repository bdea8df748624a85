//! How a year stands at the beginning of a turn, at a glance.
//!
//! What can be counted is counted, and every item has a weight for Texas.

mod revolt;
mod war;

use arrayvec::ArrayVec;
use game::{Counted, Seat, Table};

use super::force::{Force, Terms, odds};
use super::ground;
use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::data::PLACES;
use crate::map::{Place, Places};
use crate::scenario::Year;
use crate::state::{Mark, State};

/// More turns, or more movement points, than it pays to count.
const MANY_TURNS: i32 = 12;
const FAR: u8 = 16;

/// The Texan chance; none is told in winter.
pub(super) fn chance(state: &State) -> Option<i32> {
    match state.year {
        Year::Y1835 => Some(revolt::chance(state)),
        Year::Winter => None,
        Year::Y1836 => Some(war::chance(state)),
    }
}

pub(super) const TABLES: [Table; 2] = [war::TABLE, revolt::TABLE];

/// What is counted for it.
pub(super) fn counted(state: &State) -> Option<Counted> {
    match state.year {
        Year::Y1835 => {
            let (column, counts) = (revolt::column(state), revolt::counts(state).to_vec());
            Some(Counted { table: 1, column, counts })
        }
        Year::Winter => None,
        Year::Y1836 => Some(Counted { table: 0, column: 0, counts: war::counts(state).to_vec() }),
    }
}

/// A block in the field.
#[derive(Clone, Copy)]
struct Body {
    at: Place,
    moves: u8,
    steps: i32,
}

/// Who is where, as both years count it.
struct Field<'a> {
    state: &'a State,
    /// Steps in each place, Texan and Mexican.
    steps: [[i32; PLACES]; 2],
    bodies: [ArrayVec<Body, 32>; 2],
    held: [Places; 2],
}

impl Field<'_> {
    fn of(state: &State) -> Field<'_> {
        let (steps, bodies, held) = ([[0; PLACES]; 2], Default::default(), state.stars_held());
        let mut field = Field { state, steps, bodies, held };
        for block in State::army(TEXAN).iter().chain(State::army(MEXICAN).iter()) {
            let Some(at) = state.place(block) else { continue };
            let side = usize::from(state.seat_of(block).0);
            let steps = i32::from(state.strength(block));
            field.steps[side][at.index()] += steps;
            if !block.is_artillery() && !state.has(block, Mark::INSIDE) {
                field.bodies[side].push(Body { at, moves: block.data().moves, steps });
            }
        }
        field
    }

    fn bodies(&self, seat: Seat) -> &[Body] {
        &self.bodies[usize::from(seat.0)]
    }

    fn holds(&self, seat: Seat, star: Place) -> bool {
        self.held[usize::from(seat.0)].contains(star)
    }

    /// The steps in a place, Texan and Mexican.
    fn steps_in(&self, place: Place) -> [i32; 2] {
        [TEXAN, MEXICAN].map(|seat| self.steps[usize::from(seat.0)][place.index()])
    }

    /// The steps of a side in the field.
    fn total(&self, seat: Seat) -> i32 {
        self.bodies(seat).iter().map(|body| body.steps).sum()
    }

    /// Command Points in hand.
    fn points(&self, seat: Seat) -> i32 {
        let hand = self.state.hands[usize::from(seat.0)];
        hand.iter().map(|card| i32::from(card.data().cp)).sum()
    }

    /// Steps of a side that could come to a place in one turn, in two and in three; and the turns until the first comes.
    fn coming(&self, seat: Seat, place: Place) -> ([i32; 3], i32) {
        let mut steps = [0; 3];
        let mut first = u8::MAX;
        for body in self.bodies(seat) {
            let turns = ground::march(body.at, place).div_ceil(body.moves);
            first = first.min(turns);
            if turns > 0 {
                for sum in steps.iter_mut().skip(usize::from(turns) - 1) {
                    *sum += body.steps;
                }
            }
        }
        (steps, i32::from(first).min(MANY_TURNS))
    }

    /// Blocks more than their places feed.
    fn hunger(&self, seat: Seat) -> i32 {
        let places: Places = self.bodies(seat).iter().map(|body| body.at).collect();
        places.iter().map(|place| i32::from(self.state.over_supply(seat, place))).sum()
    }

    /// The chance of those who could fall upon a side's blocks in a place at once.
    fn danger(&self, seat: Seat, at: Place) -> i32 {
        let force = |sum: Force, block: Block| sum.with(Force::of(block, self.state.strength(block)));
        let near = State::army(enemy(seat)).filter(|block| {
            let from = self.state.place(block).filter(|_| !block.is_artillery());
            from.is_some_and(|from| ground::march(from, at) <= block.data().moves)
        });
        let guard = self.state.own(seat, at).iter().fold(Force::default(), force);
        if near.is_empty() {
            0
        } else {
            odds(near.iter().fold(Force::default(), force), guard, Terms::Field).win
        }
    }
}
