//! [2.1-a] What each side knows of the enemy's blocks, and states it could not tell from the truth.
//!
//! Blocks that the enemy cannot tell apart are of one class. The set-up is printed in the rulebook, so at first
//! every block on the map is a class of its own. When a standing block leaves a stack, nobody across the table
//! knows which it was: the stack becomes one class. A block that lies face up is a class of its own again.
//! Steps lost or gained out of sight are known by their number, not by their block.
//!
//! | Module | What |
//! |---|---|
//! | [`posts`] | what may stand where, by all that the enemy knows |
//! | [`redraw`] | any world that the enemy could be in |
//! | [`level`] | the one world that stands for all of them |

mod level;
mod posts;
mod redraw;
#[cfg(test)]
mod tests;

use game::Sink;

use crate::block::{Block, Blocks, US};
use crate::data::places;
use crate::event::Event;
use crate::map::Place;
use crate::state::{At, Kind, Mark, State, Step};

impl State {
    /// Makes one class of these blocks and of all that were of a class with them.
    pub(crate) fn mix(&mut self, blocks: Blocks) {
        let mut members = Blocks::NONE;
        for block in blocks.iter() {
            members = members.or(self.classmates(block));
        }
        self.label(members);
    }

    /// Itself, and all that the enemy cannot tell from it.
    pub(crate) fn classmates(&self, block: Block) -> Blocks {
        self.classes[block.index()]
    }

    fn label(&mut self, members: Blocks) {
        for block in members.iter() {
            self.classes[block.index()] = members;
        }
    }

    /// The enemy now knows this block and its strength.
    pub(crate) fn make_known(&mut self, block: Block) {
        let others = self.classmates(block).without(block);
        self.label(others);
        self.label(Blocks::one(block));
        self.unmet = self.unmet.without(block);
        self.seen[block.index()] = self.strength(block);
    }

    /// Whether the enemy sees its face now.
    pub(crate) fn is_open(&self, block: Block) -> bool {
        self.open_at(self.at(block)).contains(block)
    }

    /// Those whose faces the enemy sees: in battle, commanding, besieging, or U.S. blocks in their box.
    pub(crate) fn open(&self) -> Blocks {
        self.sieges().iter().fold(self.uncovered(), |open, place| open.or(self.besiegers(place)))
    }

    /// Those of them in one place.
    pub(crate) fn open_at(&self, at: At) -> Blocks {
        let seen = self.blocks_at(at).and(self.uncovered());
        at.place().map_or(seen, |place| seen.or(self.besiegers(place)))
    }

    /// Those who lie face up for another reason than a siege.
    fn uncovered(&self) -> Blocks {
        let us = self.here(places::FORT_JESSUP).and(US);
        self.marked(Mark::SHOWN).or(self.commanding()).or(us)
    }

    /// The leader who commands now: he lies face up, wherever he is.
    fn commanding(&self) -> Blocks {
        match self.step {
            Step::Command(leader) | Step::March { leader: Some(leader), .. } => Blocks::one(leader),
            _ => Blocks::NONE,
        }
    }

    /// [7.21-a] Besiegers lie face up, once the siege has begun.
    fn besiegers(&self, place: Place) -> Blocks {
        let Some(besieger) = self.besieger(place) else { return Blocks::NONE };
        let begins =
            self.battle.is_some_and(|it| it.place == place && matches!(it.kind, Kind::Field | Kind::Raid));
        if begins { Blocks::NONE } else { self.outside(besieger, place).minus(self.marked(Mark::RESERVE)) }
    }

    /// [7.21-a] [8.32-a] Whoever comes to a siege of its side, or back to Fort Jessup as a U.S. block, lies face up there.
    pub(crate) fn lie_down(&mut self, block: Block, place: Place, log: &mut impl Sink<Event>) {
        let besieges = self.besiegers(place).contains(block);
        if besieges || place == places::FORT_JESSUP && block.is_us() {
            self.tell(block, log);
        }
    }

    /// [6.0-a] Turns a block face up.
    pub(crate) fn show(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.mark(block, Mark::SHOWN);
        self.tell(block, log);
    }

    /// Lets the enemy look at a block.
    pub(crate) fn tell(&mut self, block: Block, log: &mut impl Sink<Event>) {
        self.make_known(block);
        let (seat, strength) = (self.seat_of(block), self.strength(block));
        log.emit(|| Event::Shown { seat, block, strength });
    }

    /// A block marches off from its stack; unless its face is seen, the enemy does not know which of those who have not moved.
    pub(crate) fn slip_away(&mut self, block: Block) {
        let rested = self.stack_of(block).minus(self.marked(Mark::MOVED)).with(block);
        self.mix_unseen(block, rested);
    }

    /// Something befalls one of a stack, or it leaves in the Combat Phase, when those who have moved may as well; unless its
    /// face is seen, the enemy does not know which it is.
    pub(crate) fn mix_stack(&mut self, block: Block) {
        self.mix_unseen(block, self.stack_of(block));
    }

    fn mix_unseen(&mut self, block: Block, stack: Blocks) {
        let open = self.open_at(self.at(block));
        if !open.contains(block) {
            self.mix(stack.minus(open));
        }
    }

    /// The blocks of its side that stand with it, on the same side of the walls.
    pub(crate) fn stack_of(&self, block: Block) -> Blocks {
        let own = self.blocks_at(self.at(block)).and(State::army(self.seat_of(block)));
        let inside = self.marked(Mark::INSIDE);
        if inside.contains(block) { own.and(inside) } else { own.minus(inside) }
    }

    /// Steps change in a stack whose faces the enemy does not see.
    pub(crate) fn blur(&mut self, block: Block) {
        if self.is_open(block) {
            self.seen[block.index()] = self.strength(block);
        } else {
            self.mix_stack(block);
        }
    }

    /// The deck as the rules see it: what may still be drawn.
    pub(crate) fn cards_to_come(&self) -> u8 {
        self.deck.len().saturating_sub(self.year.cards_left_out())
    }

    /// [8.32-a] All three U.S. blocks are drawn.
    pub(crate) fn us_ready(&self) -> bool {
        !self.blocks_at(At::POOL).meets(US)
    }
}
