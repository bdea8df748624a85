//! 1835: Presidials, the Vanguard, and how the year ends.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, GUNS, MEXICAN, TEXAN};
use crate::data::blocks;
use crate::event::Event;
use crate::map::{MEXICAN_BOXES, Place, Places, TOWNS};
use crate::rules::setup::army_of_1836;
use crate::scenario::{Campaign, Year};
use crate::state::{At, Presidials, State};

/// [1835-f] The Presidial, then the C1 infantry of three steps that may be spared.
const PRESIDIALS: [Block; 4] = [blocks::PRE, blocks::QUE, blocks::GTO, blocks::YUC];
/// [1835-g] How many blocks come in each Supply Phase.
const VANGUARD_DRAWS: u8 = 2;
/// [1835-c] With this many green Victory Towns Mexico has won.
const GREEN_TOWNS_TO_HOLD: u8 = 4;

/// Which of the three Mexican boxes this is.
fn box_number(place: Place) -> Option<usize> {
    MEXICAN_BOXES.iter().position(|&boxed| boxed == place)
}

impl State {
    /// [1835-f] Whether Presidials stand up when Texas attacks this box. Ruling 146: once for each box.
    fn has_presidials(&self, place: Place) -> bool {
        self.year == Year::Y1835
            && box_number(place).is_some_and(|at| self.presidials[at] == Presidials::Waiting)
    }

    /// [5.0-b] [1835-f] Whether a block of this side meets enemies there.
    pub(crate) fn meets_enemies(&self, seat: Seat, place: Place) -> bool {
        !self.outside(crate::block::enemy(seat), place).is_empty()
            || seat == TEXAN && self.has_presidials(place)
    }

    /// [1835-f] The boxes where Presidials would meet this side.
    pub(crate) fn presidial_boxes(&self, seat: Seat) -> Places {
        if seat != TEXAN || self.year != Year::Y1835 {
            return Places::NONE;
        }
        MEXICAN_BOXES.into_iter().filter(|&boxed| self.has_presidials(boxed)).collect()
    }

    /// [1835-f] The Presidials appear at once in the box that Texas attacks. Ruling 146: if no such block is left to be spared, the
    /// box has nobody; and all see who is not.
    pub(crate) fn call_presidials(&mut self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        let Some(at) = box_number(place).filter(|_| seat == TEXAN && self.has_presidials(place)) else {
            return;
        };
        let called = |block: Block| self.presidials.contains(&Presidials::Stood(block));
        let spare = |block: Block| {
            let at = self.at(block);
            !called(block) && matches!(at, At::AWAY | At::LATER | At::ASIDE)
        };
        let found = PRESIDIALS.into_iter().find(|&block| spare(block));
        // Those passed over are on the map.
        for busy in PRESIDIALS.into_iter().take_while(|&block| Some(block) != found) {
            self.unmet = self.unmet.without(busy);
        }
        let Some(block) = found else {
            self.presidials[at] = Presidials::None;
            log.emit(|| Event::NoPresidials { place });
            return;
        };
        self.presidials[at] = Presidials::Stood(block);
        self.remove(block, At::on(place));
        self.make_known(block);
        log.emit(|| Event::PresidialsRose { block, place });
    }

    /// [1835-g] Ruling 145: from the Supply Phase after the first capture of a box, for the rest of the year.
    pub(crate) fn watch_boxes(&mut self, log: &mut impl Sink<Event>) {
        if self.year != Year::Y1835 || self.vanguard {
            return;
        }
        let burned = |boxed: Place| self.burned.contains(boxed) && self.controller(boxed) == Some(TEXAN);
        let captured =
            || MEXICAN_BOXES.into_iter().find(|&boxed| self.holder(boxed) == Some(TEXAN) || burned(boxed));
        let Some(place) = captured() else { return };
        self.vanguard = true;
        let pool = self.vanguard_pool();
        self.unmet = self.unmet.or(pool);
        self.mix(pool);
        log.emit(|| Event::VanguardComes { place });
    }

    /// [1835-g] The blocks of 1836 that may still be drawn.
    pub(crate) fn vanguard_pool(&self) -> Blocks {
        army_of_1836().filter(|&block| self.at(block) == At::LATER).collect()
    }

    /// [1835-g] [8.31-a] How many blocks a side draws in a Supply Phase.
    pub(crate) fn draws_due(&self, seat: Seat) -> u8 {
        match (seat, self.year) {
            (TEXAN, _) => 1,
            (_, Year::Y1835) if self.vanguard => VANGUARD_DRAWS,
            _ => 0,
        }
    }

    /// [1835-c] [7.3-a] How many green Victory Towns each side holds, Texas first.
    pub(crate) fn green_towns(&self) -> [u8; 2] {
        self.stars_held().map(green)
    }

    /// [1835-c] [1835-d] At the end of 14 December: surrender, then victory; in the Campaign the winter follows.
    pub(crate) fn end_revolt(&mut self, log: &mut impl Sink<Event>) {
        self.surrender(log);
        let [_, green] = self.green_towns();
        let winner = if green >= GREEN_TOWNS_TO_HOLD { MEXICAN } else { TEXAN };
        match self.scenario {
            Campaign::Both => self.begin_winter(winner, log),
            Campaign::Y1835 | Campaign::Y1836 => self.win(winner, log),
        }
    }

    /// [1835-d] Whoever is besieged gives up, on either side; guns go to the besieger.
    fn surrender(&mut self, log: &mut impl Sink<Event>) {
        for place in self.sieges().iter() {
            let inside = self.inside(place);
            for block in inside.minus(GUNS).iter() {
                let seat = self.seat_of(block);
                self.winter.surrendered.insert(block);
                self.parole(block);
                log.emit(|| Event::Surrendered { seat, block, place });
            }
            for gun in inside.and(GUNS).iter() {
                match self.seat_of(gun) {
                    MEXICAN => self.winter.exchanged.insert(gun),
                    _ => self.winter.surrendered.insert(gun),
                }
                self.capture(gun, log);
            }
        }
    }

    /// [C-2] Ruling 172: off the map; whoever serves in 1836 will be back, at full strength.
    pub(crate) fn parole(&mut self, block: Block) {
        self.make_known(block);
        self.remove(block, if serves_again(block) { At::LATER } else { At::AWAY });
        self.restore(block);
    }

    /// At full strength, and known to be.
    pub(crate) fn restore(&mut self, block: Block) {
        self.set_strength(block, block.data().steps);
        self.seen[block.index()] = block.data().steps;
    }
}

/// [1835-c] How many of these places are green Victory Towns.
pub(crate) fn green(stars: Places) -> u8 {
    stars.and(TOWNS[usize::from(MEXICAN.0)]).len()
}

/// [2.14-a] Not those with a red border. [6.6-c] Cos waits until a brigade needs him.
fn serves_again(block: Block) -> bool {
    !block.data().red && block != blocks::COS
}
