//! Any world that a side could be in, by what it knows.

use game::Seat;

use crate::block::{Block, Blocks, GUNS, TEXAN, enemy};
use crate::card::Cards;
use crate::map::{MEXICAN_BOXES, Places};
use crate::state::{Commitment, Mark, State, Step};

/// How often a redraw is tried that finds nobody who could have lost the steps that were lost.
const REDRAWS: usize = 8;
/// How many times likelier a gun is to be found behind walls than in the open.
const GUNS_IN_WALLS: u64 = 12;

impl State {
    /// A state that `knower` could not tell from this one.
    pub(crate) fn redrawn(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        let mut state = self.clone();
        state.redraw_cards(knower, below);
        state.redraw_commitments(knower, below);
        let hidden = self.hidden_from(knower);
        for _ in 0..REDRAWS {
            let mut other = state.clone();
            other.redraw_blocks(hidden, below);
            if other.redraw_strengths(hidden, below) {
                return other;
            }
        }
        state
    }

    /// The enemy's hand and the rest of the deck are all one to the knower; so is the card he has chosen.
    pub(super) fn redraw_cards(&mut self, knower: Seat, below: &mut impl FnMut(u64) -> u64) {
        let other = usize::from(enemy(knower).0);
        let mut unseen = self.hands[other].or(self.deck);
        let count = self.hands[other].len();
        let mut hand = Cards::NONE;
        for _ in 0..count {
            let at = below(u64::from(unseen.len()));
            let card = unseen.iter().nth(at as usize).expect("checked: below the count");
            unseen.remove(card);
            hand.insert(card);
        }
        (self.hands[other], self.deck) = (hand, unseen);
        if self.step == Step::Cards && self.chosen[other].is_some() && count > 0 {
            let at = below(u64::from(count));
            self.chosen[other] = hand.iter().nth(at as usize);
        }
    }

    /// [C-5] Texas cannot tell where a brigade is committed to.
    pub(super) fn redraw_commitments(&mut self, knower: Seat, below: &mut impl FnMut(u64) -> u64) {
        for at in 0..self.commitments.len() {
            if knower == TEXAN && matches!(self.commitments[at], Commitment::Secret(_)) {
                let open: Places =
                    MEXICAN_BOXES.into_iter().filter(|&boxed| self.can_commit(boxed).is_ok()).collect();
                let drawn = below(open.iter().count() as u64) as usize;
                self.commitments[at] =
                    Commitment::Secret(open.iter().nth(drawn).expect("checked: below the count"));
            }
        }
    }

    /// Exchanges blocks of a class with each other, as far as each may stand where the other does; the likelier, the more
    /// often.
    fn redraw_blocks(&mut self, hidden: Blocks, below: &mut impl FnMut(u64) -> u64) {
        for block in hidden.iter() {
            let mates = self.classmates(block);
            let mate =
                mates.iter().nth(below(u64::from(mates.len())) as usize).expect("checked: below the count");
            if mate != block
                && self.fits(block, mate)
                && self.fits(mate, block)
                && self.believes(block, mate, below)
            {
                self.exchange(block, mate);
            }
        }
    }

    /// Whether two blocks are to change places: always if it is likelier so, else in proportion.
    fn believes(&self, one: Block, other: Block, below: &mut impl FnMut(u64) -> u64) -> bool {
        if self.at(one) == self.at(other) {
            return true;
        }
        let (exchanged, now) = (
            self.likelihood(one, other) * self.likelihood(other, one),
            self.likelihood(one, one) * self.likelihood(other, other),
        );
        exchanged >= now || below(now) < exchanged
    }

    /// How likely `block` is to be what stands where `other` does, compared with elsewhere: guns stay behind walls. Of what
    /// else was tried nothing guessed better than chance: leaders come into the open too often.
    fn likelihood(&self, block: Block, other: Block) -> u64 {
        let walled = self.place(other).is_some_and(|place| self.walls(place).is_some());
        if block.is_artillery() && walled { GUNS_IN_WALLS } else { 1 }
    }

    /// Whether `block` could be what stands where `other` is, all others being where they are.
    pub(super) fn fits(&self, block: Block, other: Block) -> bool {
        if self.rules_out(other).meets(self.traits(block)) {
            return false;
        }
        let Some(place) = self.place(other).filter(|&place| self.place(block) != Some(place)) else {
            return true;
        };
        let seat = self.seat_of(other);
        // [6.7-a] Alone with enemies guns would have been taken.
        let alone = || self.own(seat, place).without(other).within(GUNS);
        !(block.is_artillery() && alone() && self.is_watched(seat, place))
    }

    fn exchange(&mut self, one: Block, other: Block) {
        // That a leader has commanded is known of him, wherever he is.
        self.standing.exchange(one, other, Mark::ACTIVATED);
        self.via.swap(one.index(), other.index());
        if let Step::March { block, leader } = self.step {
            let block = if block == one {
                other
            } else if block == other {
                one
            } else {
                block
            };
            self.step = Step::March { block, leader };
        }
    }

    /// Steps lost and gained out of sight fall on any blocks of the class; says whether they could.
    pub(super) fn redraw_strengths(&mut self, hidden: Blocks, below: &mut impl FnMut(u64) -> u64) -> bool {
        let mut done = Blocks::NONE;
        let mut sound = true;
        for block in hidden.iter() {
            if done.contains(block) {
                continue;
            }
            let mates = self.classmates(block);
            done = done.or(mates);
            let mut change: i16 = mates
                .iter()
                .map(|mate| i16::from(self.strength(mate)) - i16::from(self.seen[mate.index()]))
                .sum();
            for mate in mates.iter() {
                self.set_strength(mate, self.seen[mate.index()]);
            }
            while change != 0 {
                let step: i16 = change.signum();
                let open = mates.filter(|mate| {
                    let at = self.at(mate);
                    let on_the_table = at.place().is_some() || at.waits_for().is_some();
                    let strength = i16::from(self.strength(mate)) + step;
                    on_the_table && (1..=i16::from(mate.data().steps)).contains(&strength)
                });
                let Some(mate) = open.iter().nth(below(u64::from(open.len().max(1))) as usize) else {
                    sound = false;
                    break;
                };
                self.set_strength(mate, (i16::from(self.strength(mate)) + step) as u8);
                change -= step;
            }
        }
        sound
    }
}
