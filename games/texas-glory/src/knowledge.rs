//! [2.1-a] What each side knows of the enemy's blocks, and states it could not tell from the truth.
//!
//! Blocks that the enemy cannot tell apart are of one class. The set-up is printed in the rulebook, so at first
//! every block on the map is a class of its own. When a standing block leaves a stack, nobody across the table
//! knows which it was: the stack becomes one class. A block that lies face up is a class of its own again.
//! Steps lost or gained out of sight are known by their number, not by their block.

use game::{Seat, Sink};

use crate::block::{Block, Blocks, TEXAN, enemy};
use crate::data::places;
use crate::event::Event;
use crate::map::{MEXICAN_BOXES, Place};
use crate::state::{At, Cards, Commitment, Kind, Marks, State, Step, equal_to};

/// So often a redraw is tried that finds nobody who could have lost the steps that were lost.
const REDRAWS: usize = 8;
/// So many times likelier a gun is to be found behind walls than in the open.
const GUNS_IN_WALLS: u64 = 12;

impl State {
    /// Makes one class of these blocks and of all that were of a class with them.
    pub(crate) fn mix(&mut self, blocks: Blocks) {
        let mut members = Blocks::NONE;
        for block in blocks.iter() {
            members = Blocks(members.0 | self.classmates(block).0);
        }
        self.label(members);
    }

    /// Itself, and all that the enemy cannot tell from it.
    pub(crate) fn classmates(&self, block: Block) -> Blocks {
        Blocks(equal_to(&self.class, |class| class, self.class[block.index()]))
    }

    fn label(&mut self, members: Blocks) {
        let Some(lowest) = members.first() else { return };
        for block in members.iter() {
            self.class[block.index()] = lowest.0;
        }
    }

    /// The enemy now knows this block and its strength.
    pub(crate) fn make_known(&mut self, block: Block) {
        let others = self.classmates(block).without(Blocks::one(block));
        self.label(others);
        self.class[block.index()] = block.0;
        self.unmet = self.unmet.without(Blocks::one(block));
        self.seen[block.index()] = self.strength(block);
    }

    /// Whether the enemy sees its face now: in battle, commanding, besieging, or a U.S. block in its box.
    pub(crate) fn is_open(&self, block: Block) -> bool {
        let active = matches!(self.step, Step::Command(leader) | Step::March { leader: Some(leader), .. } if leader == block);
        let Some(place) = self.place(block) else { return false };
        active
            || self.has(block, Marks::SHOWN)
            || place == places::FORT_JESSUP
            || self.is_besieging(block, place)
    }

    /// [7.21-a] Besiegers lie face up, once the siege has begun.
    fn is_besieging(&self, block: Block, place: Place) -> bool {
        let begins =
            self.battle.is_some_and(|it| it.place == place && matches!(it.kind, Kind::Field | Kind::Raid));
        !begins
            && !self.has(block, Marks::INSIDE)
            && !self.has(block, Marks::RESERVE)
            && self.besieger(place) == Some(self.seat_of(block))
    }

    /// [6.0-a] Turns a block face up.
    pub(crate) fn show(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.mark(block, Marks::SHOWN);
        self.tell(block, log);
    }

    /// Lets the enemy look at a block.
    pub(crate) fn tell(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.make_known(block);
        let (seat, strength) = (self.seat_of(block), self.strength(block));
        log.emit(|| Event::Shown { seat, block, strength });
    }

    /// A block leaves its stack; unless its face was seen, the enemy does not know which.
    pub(crate) fn slip_away(&mut self, block: Block) {
        if self.is_open(block) || self.has(block, Marks::ACTIVATED) {
            return;
        }
        let stack = self.stack_of(block).filter(|other| {
            let tracked = self.has(other, Marks::MOVED) || self.has(other, Marks::ACTIVATED);
            other == block || !(tracked || self.is_open(other))
        });
        self.mix(stack);
    }

    /// The blocks of its side that stand with it, on the same side of the walls.
    pub(crate) fn stack_of(&self, block: Block) -> Blocks {
        let inside = self.has(block, Marks::INSIDE);
        self.blocks_at(self.at[block.index()])
            .and(State::army(self.seat_of(block)))
            .filter(|other| self.has(other, Marks::INSIDE) == inside)
    }

    /// Steps change in a stack whose faces the enemy does not see.
    pub(crate) fn blur(&mut self, block: Block) {
        let stack = self.stack_of(block).filter(|other| !self.is_open(other));
        if stack.contains(block) {
            self.mix(stack);
        } else {
            self.seen[block.index()] = self.strength(block);
        }
    }

    /// A state that `knower` could not tell from this one.
    pub(crate) fn redrawn(&self, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> State {
        let mut state = self.clone();
        state.redraw_cards(knower, below);
        state.redraw_commitments(knower, below);
        let hidden: Blocks = State::army(enemy(knower)).filter(|block| self.classmates(block).len() > 1);
        for _ in 0..REDRAWS {
            let mut other = state.clone();
            other.redraw_blocks(hidden, below);
            if other.redraw_strengths(hidden, below) {
                return other;
            }
        }
        state
    }

    /// The same knowledge, with all that `knower` cannot tell put in one order: whatever follows from this state alone
    /// tells him nothing new.
    pub(crate) fn levelled(&self, knower: Seat) -> State {
        let mut state = self.clone();
        state.redraw_cards(knower, &mut |_| 0);
        state.redraw_commitments(knower, &mut |_| 0);
        let hidden: Blocks = State::army(enemy(knower)).filter(|block| self.classmates(block).len() > 1);
        // Once to get everybody to a post that suits, once more to have them in order.
        state.sort_blocks(hidden);
        state.sort_blocks(hidden);
        state.redraw_strengths(hidden, &mut |_| 0);
        state
    }

    /// One block after the other goes to the first post of its class that is still free for it: those first for whom the
    /// fewest posts will do.
    fn sort_blocks(&mut self, hidden: Blocks) {
        let mut order: Vec<Block> = hidden.iter().collect();
        order.sort_by_key(|&block| {
            let common = self.unmet.contains(block) && !block.is_us();
            (!block.is_artillery(), common, !block.is_cavalry(), block)
        });
        let mut placed = Blocks::NONE;
        for block in order {
            let mates = self.classmates(block).without(placed);
            let post = |mate: &Block| {
                let marching = matches!(self.step, Step::March { block, .. } if block == *mate);
                let at = mate.index();
                (self.at[at], self.marks[at].0, self.via[at], !marching)
            };
            let suits = |mate: &Block| self.fits(block, *mate) && (*mate == block || self.fits(*mate, block));
            if let Some(mate) = mates.iter().filter(suits).min_by_key(post)
                && mate != block
            {
                self.exchange(block, mate);
            }
            placed.insert(block);
        }
    }

    /// The enemy's hand and the rest of the deck are all one to the knower; so is the card he has chosen.
    fn redraw_cards(&mut self, knower: Seat, below: &mut impl FnMut(u64) -> u64) {
        let other = usize::from(enemy(knower).0);
        let mut unseen = Cards(self.hands[other].0 | self.deck.0);
        let count = self.hands[other].len();
        let mut hand = Cards::default();
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
    fn redraw_commitments(&mut self, knower: Seat, below: &mut impl FnMut(u64) -> u64) {
        for commitment in &mut self.commitments {
            if knower == TEXAN && matches!(commitment, Commitment::Secret(_)) {
                *commitment = Commitment::Secret(MEXICAN_BOXES[below(3) as usize]);
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
        if self.at[one.index()] == self.at[other.index()] {
            return true;
        }
        let (exchanged, now) = (
            self.likelihood(one, other) * self.likelihood(other, one),
            self.likelihood(one, one) * self.likelihood(other, other),
        );
        exchanged >= now || below(now) < exchanged
    }

    /// How likely `block` is to be what stands where `other` does, compared with elsewhere: guns stay behind walls. Of what
    /// else was tried nothing guessed better than the lot: leaders come into the open too often.
    fn likelihood(&self, block: Block, other: Block) -> u64 {
        let walled = self.place(other).is_some_and(|place| self.walls(place).is_some());
        if block.is_artillery() && walled { GUNS_IN_WALLS } else { 1 }
    }

    /// Whether `block` could be what stands where `other` is.
    fn fits(&self, block: Block, other: Block) -> bool {
        let Some(place) = self.place(other) else {
            let drawable = !block.is_us() || !self.us_entered && self.at[other.index()] == At::POOL;
            return self.unmet.contains(block) && drawable;
        };
        if block.is_us() && !self.us_entered {
            return false;
        }
        let seat = self.seat_of(other);
        let contested = self.unfought.contains(place) || !self.outside(enemy(seat), place).is_empty();
        let in_the_field = contested && !self.has(other, Marks::INSIDE);
        let landed = self.has(other, Marks::LANDED);
        let known_gun = |mate: Block| mate.is_artillery() && self.classmates(mate).len() == 1;
        let comrades = self.own(seat, place).filter(|mate| mate != other && !known_gun(mate));
        // [6.7-a] Alone with enemies a gun is taken; but not before the battle there is over.
        let due = self.unfought.contains(place);
        let left_alone = !due && !self.own(enemy(seat), place).is_empty() && comrades.is_empty();
        if block.is_artillery() && left_alone {
            return false;
        }
        !(block.is_artillery() && (in_the_field || landed) || block.is_cavalry() && landed)
    }

    fn exchange(&mut self, one: Block, other: Block) {
        let (a, b) = (one.index(), other.index());
        self.at.swap(a, b);
        self.marks.swap(a, b);
        self.via.swap(a, b);
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
    fn redraw_strengths(&mut self, hidden: Blocks, below: &mut impl FnMut(u64) -> u64) -> bool {
        let mut done = Blocks::NONE;
        let mut sound = true;
        for block in hidden.iter() {
            if done.contains(block) {
                continue;
            }
            let mates = self.classmates(block);
            done = Blocks(done.0 | mates.0);
            let mut change: i16 = mates
                .iter()
                .map(|mate| i16::from(self.strength(mate)) - i16::from(self.seen[mate.index()]))
                .sum();
            for mate in mates.iter() {
                self.strength[mate.index()] = self.seen[mate.index()];
            }
            while change != 0 {
                let step: i16 = change.signum();
                let open = mates.filter(|mate| {
                    let at = self.at[mate.index()];
                    let on_the_table = at.place().is_some() || at.waits_for().is_some();
                    let strength = i16::from(self.strength(mate)) + step;
                    on_the_table && (1..=i16::from(mate.data().steps)).contains(&strength)
                });
                let Some(mate) = open.iter().nth(below(u64::from(open.len().max(1))) as usize) else {
                    sound = false;
                    break;
                };
                self.strength[mate.index()] = (i16::from(self.strength(mate)) + step) as u8;
                change -= step;
            }
        }
        sound
    }

    /// The deck as the rules see it: what may still be drawn.
    pub(crate) fn cards_to_come(&self) -> u8 {
        self.deck.len().saturating_sub(self.year.cards_left_out())
    }

    /// [8.32-a] All three U.S. blocks are drawn.
    pub(crate) fn us_ready(&self) -> bool {
        State::army(TEXAN).all(|block| !block.is_us() || self.at[block.index()] != At::POOL)
    }
}
