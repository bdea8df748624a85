//! 8 The Supply Phase: attrition, reinforcements, a card; Player 1, then Player 2.

use game::{Fate, Seat, Sink};

use crate::block::enemy;
use crate::event::Event;
use crate::map::{Place, Walls};
use crate::rules::cards::count_up_to;
use crate::scenario::{BesiegedBox, Year};
use crate::state::{Cause, State, Step};

/// [8.2-a] A step is lost on this roll or less.
const STARVES_ON: u8 = 3;
/// [8.1-a] [5.71-b] What a bare or burned hex feeds.
const BARE: u8 = 2;

impl State {
    /// [T-g] [8.0-a] Player 1 first.
    pub(crate) fn begin_supply(&mut self, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        self.battle = None;
        self.bring_cos(log);
        self.watch_boxes(log);
        self.mover = self.first;
        self.supply_from(0, log);
    }

    /// [8.1-a] [8.1-b] [7.4-a] How many blocks of a side a place feeds.
    pub(crate) fn supply_limit(&self, seat: Seat, place: Place) -> u8 {
        if self.burned.contains(place) {
            return BARE;
        }
        match self.besieger(place) {
            // Ruling 137: by an option a besieged box feeds the besieger with the rest of its eight.
            Some(besieger) if besieger == seat => match self.options.besieged_box {
                BesiegedBox::Four if place.is_box() => 4,
                _ => place.data().outside,
            },
            Some(_) if self.walls(place) == Some(Walls::City) => 4,
            Some(_) => 2,
            None => place.data().supply,
        }
    }

    /// [8.1-a] How many blocks of a side are too many there.
    pub(crate) fn over_supply(&self, seat: Seat, place: Place) -> u8 {
        let eaters = self.own(seat, place).len();
        // Every place feeds as many as a bare one.
        if eaters <= BARE { 0 } else { eaters.saturating_sub(self.supply_limit(seat, place)) }
    }

    /// [8.2-a] One die for each block too many, place by place.
    pub(crate) fn supply_from(&mut self, start: u8, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        let held = self.stands(self.mover).or(self.besieged(self.mover));
        let hungry = held.iter().find(|&place| place.0 >= start && self.over_supply(self.mover, place) > 0);
        match hungry {
            Some(place) => {
                self.step = Step::Attrition { place, left: self.over_supply(self.mover, place), hits: 0 };
            }
            None => self.reinforce(log),
        }
    }

    pub(crate) fn roll_attrition(&mut self, faces: &[u8], log: &mut impl Sink<Event>) {
        let Step::Attrition { place, left, hits } = self.step else { return };
        let hits = hits + count_up_to(faces, STARVES_ON);
        let left = left - faces.len() as u8;
        let seat = self.mover;
        if left > 0 {
            self.step = Step::Attrition { place, left, hits };
            return;
        }
        log.emit(|| Event::Starved { seat, place, hits });
        self.take_hits(seat, place, hits, Cause::Attrition, log);
    }

    /// [8.0-a] One card, while the deck lasts. [C-4] In winter nobody draws cards.
    pub(crate) fn draw_phase(&mut self, log: &mut impl Sink<Event>) {
        if self.year == Year::Winter {
            self.next_commitment(log);
        } else if self.cards_to_come() > 0 {
            self.step = Step::Card;
        } else {
            self.end_supply(log);
        }
    }

    pub(crate) fn draw_card(&mut self, fate: Fate, log: &mut impl Sink<Event>) {
        self.take_card(self.mover, fate, log);
        self.end_supply(log);
    }

    /// [T-g] Player 2's turn, or the end of the Game Turn.
    fn end_supply(&mut self, log: &mut impl Sink<Event>) {
        if self.mover == self.first {
            self.mover = enemy(self.first);
            self.supply_from(0, log);
            return;
        }
        self.bring_cos(log);
        self.end_turn(log);
    }
}

#[cfg(test)]
mod tests {
    use super::BARE;
    use crate::map::Place;

    #[test]
    fn no_place_feeds_fewer_than_a_bare_one() {
        assert!(Place::all().all(|place| place.data().supply.min(place.data().outside) >= BARE));
    }
}
