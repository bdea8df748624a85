//! 1.2, 3 Victory.

use game::{Seat, Sink};

use crate::block::{Block, MEXICAN, TEXAN, enemy};
use crate::data::blocks;
use crate::event::Event;
use crate::map::Place;
use crate::state::{State, Step};

/// [1836-c] With fewer Victory Towns than this Texas has lost.
const TOWNS_TO_HOLD: u8 = 4;

impl State {
    /// [1.2-a] [7.3-a] Who holds a Victory Town: in a siege, the besieged. [5.71-b] A burned one is nobody's.
    pub(crate) fn holder(&self, place: Place) -> Option<Seat> {
        if !place.data().victory || self.burned.contains(place) {
            return None;
        }
        self.besieger(place).map(enemy).or_else(|| self.controller(place))
    }

    /// How many Victory Towns each side holds, Texas first.
    pub(crate) fn towns(&self) -> [u8; 2] {
        let mut held = [0; 2];
        for seat in Place::all().filter_map(|place| self.holder(place)) {
            held[usize::from(seat.0)] += 1;
        }
        held
    }

    pub(crate) fn towns_held(&self, seat: Seat) -> u8 {
        self.towns()[usize::from(seat.0)]
    }

    /// [1836-d] Texas wins at once when Santa Anna falls.
    pub(crate) fn check_santa_anna(&mut self, fallen: Block, log: &mut impl Sink<Event>) {
        if fallen == blocks::SAN {
            self.win(TEXAN, log);
        }
    }

    /// [1836-c] [1836-e] At the end of a turn. Ruling 150: Mexico's condition is looked at first.
    pub(crate) fn check_victory(&mut self, log: &mut impl Sink<Event>) {
        if self.towns_held(TEXAN) < TOWNS_TO_HOLD {
            self.win(MEXICAN, log);
        } else if self.turn == self.scenario.turns() {
            self.win(TEXAN, log);
        }
    }

    fn win(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if self.winner.is_none() {
            self.winner = Some(seat);
            self.step = Step::Over;
            log.emit(|| Event::Won { seat });
        }
    }
}
