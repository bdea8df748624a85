//! Where every block is, how strong, and what it is marked with; and the same asked the other way round: who is in a place, who bears a mark.
//!
//! Whoever moves, weakens or marks a block comes through here, so that both always say the same.

use game::Seat;

use crate::block::{Block, Blocks, MEXICANS, TEXANS};
use crate::data::{BLOCKS, PLACES, places};
use crate::map::{Place, Places};

/// Where a block is. A place, or somewhere off the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct At(u8);

impl At {
    /// [8.33-a] Beside a Mexican box, by its number.
    const BESIDE: u8 = PLACES as u8;
    pub(crate) const POOL: At = At(At::BESIDE + 3);
    /// [8.31-a] Drawn, and about to be deployed.
    pub(crate) const DRAWN: At = At(At::BESIDE + 4);
    /// Ruling 141: drawn when no town could take it.
    pub(crate) const ASIDE: At = At(At::BESIDE + 5);
    /// [1836-f] Comes in a later turn.
    pub(crate) const LATER: At = At(At::BESIDE + 6);
    pub(crate) const DEAD: At = At(At::BESIDE + 7);
    /// Not in this campaign, or not now.
    pub(crate) const AWAY: At = At(At::BESIDE + 8);
    const COUNT: usize = PLACES + 9;

    pub(crate) const fn on(place: Place) -> At {
        At(place.0)
    }

    pub(crate) const fn beside(boxed: Place) -> At {
        At(At::BESIDE + (boxed.0 - places::PRG.0))
    }

    pub(crate) fn place(self) -> Option<Place> {
        (self.0 < At::BESIDE).then_some(Place(self.0))
    }

    /// In a pool, or drawn and not yet deployed.
    pub(crate) fn is_to_come(self) -> bool {
        matches!(self, At::POOL | At::DRAWN | At::ASIDE | At::LATER)
    }

    /// The box that it waits beside.
    pub(crate) fn waits_for(self) -> Option<Place> {
        (At::BESIDE..At::BESIDE + 3).contains(&self.0).then(|| Place(places::PRG.0 + (self.0 - At::BESIDE)))
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! marks {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $text:literal;)*) => {
        game::id! {
            /// Something that is true of a block for a while. In text: `moved`.
            Mark, MARKS.len(), |at| MARKS[at],
            set: Marks(u16),
        }

        const MARKS: &[&str] = &[$($text),*];

        impl Mark {
            $($(#[$doc])* pub const $name: Mark = Mark($number);)*
        }
    };
}

marks! {
    /// [5.0-d] Has moved this turn.
    MOVED = 0, "moved";
    /// [5.7-a] Has gained a step this turn, and may not move.
    FORAGED = 1, "foraged";
    /// [5.6-a] Marched one point too far, and must roll for it.
    FORCED = 2, "forced";
    /// [5.11-a] Has commanded this turn.
    ACTIVATED = 3, "activated";
    /// [7.0-b] Behind the walls of a besieged place.
    INSIDE = 4, "inside";
    /// [6.32-a] Joins in round 2.
    RESERVE = 5, "reserve";
    /// [6.0-a] Lies face up in its battle.
    SHOWN = 6, "shown";
    /// [6.2-a] Has had its combat turn this round.
    ACTED = 7, "acted";
    /// [7.1-a] Carries a half-hit.
    HALF = 8, "half";
    /// [7.22-c] [7.23-a] Storms, or sallies.
    LINE = 9, "line";
    /// [7.23-a] Has fired since it came out.
    FIRED = 10, "fired";
    /// [6.4-d] Retreated into a siege: fights no more in this phase.
    SPENT = 11, "spent";
    /// [5.82-a] Came by Sea Attack.
    LANDED = 12, "landed";
    /// [5.0-a] Was told to stay where it is.
    STAYED = 13, "stayed";
}

impl Mark {
    /// Forgotten when a turn begins.
    pub(crate) const OF_TURN: [Mark; 7] =
        [Mark::MOVED, Mark::FORAGED, Mark::FORCED, Mark::ACTIVATED, Mark::SPENT, Mark::LANDED, Mark::STAYED];
    /// Forgotten when a battle ends.
    pub(crate) const OF_BATTLE: [Mark; 4] = [Mark::SHOWN, Mark::ACTED, Mark::LINE, Mark::FIRED];
}

/// The armies on the map and off it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Standing {
    at: [At; BLOCKS],
    strength: [u8; BLOCKS],
    /// Who bears each mark.
    marked: [Blocks; Mark::COUNT],
    /// Who is in each place, and in each place off the map.
    here: [Blocks; At::COUNT],
    /// All who are on the map.
    on_map: Blocks,
    /// Where a side has blocks outside walls, Texas first. The Comanche are of no side.
    outside: [Places; 2],
    /// Where a side has blocks behind the walls of a besieged place.
    inside: [Places; 2],
    /// Who is not at full strength.
    hurt: Blocks,
}

impl Standing {
    /// Nobody anywhere, and all at full strength.
    pub(crate) fn nobody() -> Standing {
        let mut standing = Standing {
            at: [At::AWAY; BLOCKS],
            strength: std::array::from_fn(|index| Block(index as u8).data().steps),
            marked: [Blocks::NONE; Mark::COUNT],
            here: [Blocks::NONE; At::COUNT],
            on_map: Blocks::NONE,
            outside: [Places::NONE; 2],
            inside: [Places::NONE; 2],
            hurt: Blocks::NONE,
        };
        standing.here[At::AWAY.index()] = Blocks::ALL;
        standing
    }

    pub(crate) fn at(&self, block: Block) -> At {
        self.at[block.index()]
    }

    pub(crate) fn strength(&self, block: Block) -> u8 {
        self.strength[block.index()]
    }

    pub(crate) fn set_strength(&mut self, block: Block, strength: u8) {
        self.strength[block.index()] = strength;
        let full = strength == block.data().steps;
        self.hurt = if full { self.hurt.without(block) } else { self.hurt.with(block) };
    }

    /// Who is not at full strength.
    pub(crate) fn hurt(&self) -> Blocks {
        self.hurt
    }

    /// All who are on the map.
    pub(crate) fn on_map(&self) -> Blocks {
        self.on_map
    }

    /// [8.33-a] All who wait beside a Mexican box.
    pub(crate) fn waiting(&self) -> Blocks {
        let beside = usize::from(At::BESIDE);
        self.here[beside..beside + 3].iter().fold(Blocks::NONE, |all, &here| all.or(here))
    }

    pub(crate) fn here(&self, at: At) -> Blocks {
        self.here[at.index()]
    }

    /// Who bears a mark.
    pub(crate) fn marked(&self, mark: Mark) -> Blocks {
        self.marked[usize::from(mark.0)]
    }

    /// Where a side has blocks outside walls.
    pub(crate) fn outside(&self, seat: Seat) -> Places {
        self.outside[usize::from(seat.0)]
    }

    /// Where a side is besieged.
    pub(crate) fn besieged(&self, seat: Seat) -> Places {
        self.inside[usize::from(seat.0)]
    }

    pub(crate) fn put(&mut self, block: Block, to: At) {
        let from = std::mem::replace(&mut self.at[block.index()], to);
        self.here[from.index()] = self.here(from).without(block);
        self.here[to.index()] = self.here(to).with(block);
        self.on_map = if to.place().is_some() { self.on_map.with(block) } else { self.on_map.without(block) };
        self.count(block, from);
        self.count(block, to);
    }

    pub(crate) fn mark(&mut self, block: Block, mark: Mark) {
        let bearers = &mut self.marked[usize::from(mark.0)];
        *bearers = bearers.with(block);
        if mark == Mark::INSIDE {
            self.count(block, self.at(block));
        }
    }

    pub(crate) fn unmark(&mut self, block: Block, mark: Mark) {
        let bearers = &mut self.marked[usize::from(mark.0)];
        *bearers = bearers.without(block);
        if mark == Mark::INSIDE {
            self.count(block, self.at(block));
        }
    }

    /// Takes a mark that says nothing of walls from all who bear it.
    pub(crate) fn clear(&mut self, mark: Mark) {
        debug_assert_ne!(mark, Mark::INSIDE);
        self.marked[usize::from(mark.0)] = Blocks::NONE;
    }

    /// All marks of a block.
    pub(crate) fn marks(&self, block: Block) -> Marks {
        let bits = self.marked.iter().enumerate();
        Marks(bits.fold(0, |marks, (at, bearers)| marks | u16::from(bearers.contains(block)) << at))
    }

    /// A block bears these marks and no others.
    pub(crate) fn set_marks(&mut self, block: Block, marks: Marks) {
        for (at, bearers) in self.marked.iter_mut().enumerate() {
            let others = bearers.without(block);
            *bearers = if marks.0 >> at & 1 == 1 { others.with(block) } else { others };
        }
        self.count(block, self.at(block));
    }

    /// Two blocks of one side change places and marks, except for what is known of each by itself.
    pub(crate) fn exchange(&mut self, one: Block, other: Block, own: Mark) {
        let both = Blocks::one(one).with(other);
        for at in [self.at(one), self.at(other)] {
            let here = &mut self.here[at.index()];
            if here.contains(one) != here.contains(other) {
                *here = here.minus(both).or(both.minus(*here));
            }
        }
        if self.on_map.contains(one) != self.on_map.contains(other) {
            self.on_map = self.on_map.minus(both).or(both.minus(self.on_map));
        }
        self.at.swap(one.index(), other.index());
        for (at, bearers) in self.marked.iter_mut().enumerate() {
            if at != usize::from(own.0) && bearers.contains(one) != bearers.contains(other) {
                *bearers = bearers.minus(both).or(both.minus(*bearers));
            }
        }
    }

    /// Notes again whether the side of a block holds a place.
    fn count(&mut self, block: Block, at: At) {
        let Some(place) = at.place() else { return };
        let Some(side) = [TEXANS, MEXICANS].iter().position(|army| army.contains(block)) else { return };
        let own = self.here(at).and([TEXANS, MEXICANS][side]);
        let behind = self.marked(Mark::INSIDE);
        self.outside[side].set(place, !own.minus(behind).is_empty());
        self.inside[side].set(place, own.meets(behind));
    }

    /// The same, counted from the beginning.
    pub(crate) fn recounted(&self) -> Standing {
        let mut standing = Standing::nobody();
        for block in Block::all() {
            standing.put(block, self.at(block));
            standing.set_strength(block, self.strength(block));
            standing.set_marks(block, self.marks(block));
        }
        standing
    }
}
