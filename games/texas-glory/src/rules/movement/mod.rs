//! 5 Movement: one player spends his Command Points, then the other.

pub(crate) mod command;
pub(crate) mod costs;
pub(crate) mod forced_march;
pub(crate) mod pinning;
pub(crate) mod sea;

use game::{Seat, Sink};

use crate::block::enemy;
use crate::event::Event;
use crate::state::{State, Step};

impl State {
    /// [T-d] [T-e] The card's Command Points, for one player at a time.
    pub(crate) fn begin_movement(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        self.mover = seat;
        self.cp = self.chosen[usize::from(seat.0)].map_or(0, |card| card.data().cp);
        self.burn_spent = false;
        let cp = self.cp;
        log.emit(|| Event::Moves { seat, cp });
        self.next_order(log);
    }

    /// [T-d] On to the next order, or to the end of this player's movement when nothing is left to spend.
    pub(crate) fn next_order(&mut self, log: &mut impl Sink<Event>) {
        if self.cp == 0 {
            self.end_movement(log);
        } else {
            self.step = Step::Orders;
        }
    }

    /// [5.0-a] Unspent points are lost. [5.6-a] Then those who force-marched roll.
    pub(crate) fn end_movement(&mut self, log: &mut impl Sink<Event>) {
        self.cp = 0;
        if self.forced_blocks().is_empty() {
            self.begin_battles_of(log);
        } else {
            self.step = Step::ForcedMarch;
        }
    }

    /// [T-f] Where opposing blocks now share a hex there will be a battle, and the mover attacks.
    pub(crate) fn begin_battles_of(&mut self, log: &mut impl Sink<Event>) {
        if self.winner.is_some() {
            return;
        }
        for place in self.contested().minus(self.unfought).iter() {
            self.unfought.insert(place);
            if self.mover == self.first {
                self.first_attacks.insert(place);
            }
        }
        if self.mover == self.first {
            self.begin_movement(enemy(self.first), log);
        } else {
            self.begin_combat(log);
        }
    }
}
