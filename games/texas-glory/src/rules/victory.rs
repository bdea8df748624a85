//! 1.2, 3 Victory.

use game::{Seat, Sink};

use crate::block::{Block, MEXICAN, TEXAN};
use crate::data::blocks;
use crate::event::Event;
use crate::map::{Place, Places, STARS};
use crate::scenario::{Campaign, Year};
use crate::state::{State, Step};

/// [1836-c] With fewer Victory Towns than this Texas has lost.
pub const TOWNS_TO_HOLD: u8 = 4;

impl State {
    /// [1.2-a] [7.3-a] The Victory Towns that a side holds: in a siege, the besieged. [5.71-b] A burned one is nobody's.
    fn stars_of(&self, seat: Seat) -> Places {
        let held = self.controlled(seat).minus(self.sieges()).or(self.besieged(seat));
        held.and(STARS).minus(self.burned)
    }

    /// Who holds a Victory Town.
    pub(crate) fn holder(&self, place: Place) -> Option<Seat> {
        [TEXAN, MEXICAN].into_iter().find(|&seat| self.stars_of(seat).contains(place))
    }

    /// The Victory Towns that each side holds, Texas first.
    pub(crate) fn stars_held(&self) -> [Places; 2] {
        [TEXAN, MEXICAN].map(|seat| self.stars_of(seat))
    }

    pub(crate) fn towns_held(&self, seat: Seat) -> u8 {
        self.stars_of(seat).len()
    }

    /// [1836-d] Texas wins at once when Santa Anna falls. Ruling 170: in the Campaign in either year.
    pub(crate) fn check_santa_anna(&mut self, fallen: Block, log: &mut impl Sink<Event>) {
        if fallen == blocks::SAN && self.scenario != Campaign::Y1835 {
            self.win(TEXAN, log);
        }
    }

    /// [1835-a] [1836-a] The end of a turn, and perhaps of the year.
    pub(crate) fn end_turn(&mut self, log: &mut impl Sink<Event>) {
        match self.year {
            Year::Y1836 => self.check_victory(log),
            Year::Y1835 | Year::Winter if self.turn == self.year.turns() => return self.end_revolt(log),
            Year::Y1835 | Year::Winter => {}
        }
        if self.winner.is_none() {
            self.turn += 1;
            self.begin_turn(log);
        }
    }

    /// [1836-c] [1836-e] [C-7] At the end of a turn of 1836. Ruling 150: Mexico's condition is looked at first.
    fn check_victory(&mut self, log: &mut impl Sink<Event>) {
        if self.towns_held(TEXAN) < TOWNS_TO_HOLD {
            self.win(MEXICAN, log);
        } else if self.turn == self.year.turns() {
            self.win(TEXAN, log);
        }
    }

    pub(crate) fn win(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        if self.winner.is_none() {
            self.winner = Some(seat);
            self.step = Step::Over;
            let year = self.year;
            log.emit(|| Event::Won { seat, year });
        }
    }
}
