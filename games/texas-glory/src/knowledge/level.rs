//! The one world that stands for all that a side cannot tell apart: whatever follows from it tells that side nothing new.
//!
//! It is made of the side's knowledge alone: the hidden blocks are dealt out to the posts again, the first block to the first post
//! that leaves a place for all others, and so on. The truth is used only as a first way to deal them that works.

use arrayvec::ArrayVec;
use game::Seat;

use crate::block::{Block, Blocks, GUNS, enemy};
use crate::map::Place;
use crate::state::{At, Mark, Marks, State, Step};

use super::posts::Traits;

/// As many blocks as the larger army has.
const MOST: usize = 30;

/// Where a hidden block is, and what was seen of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Post {
    /// The first of those that cannot be told apart.
    class: Option<Block>,
    /// Places come before pools.
    at: At,
    marks: Marks,
    via: Option<Place>,
    rules_out: Traits,
}

/// Blocks and the posts they hold, by their numbers in two lists of the same length.
struct Deal {
    posts: ArrayVec<Post, MOST>,
    blocks: ArrayVec<Block, MOST>,
    /// The posts that a block may hold, as bits.
    may: [u32; MOST],
    /// Which block holds a post.
    holder: [u8; MOST],
}

impl State {
    /// The same knowledge, with all that `knower` cannot tell put in one order.
    pub(crate) fn levelled(&self, knower: Seat) -> State {
        let mut state = self.clone();
        state.redraw_cards(knower, &mut |_| 0);
        state.redraw_commitments(knower, &mut |_| 0);
        State::army(enemy(knower)).iter().for_each(|block| state.unmark(block, Mark::STAYED));
        let hidden = state.hidden_from(knower);
        if !hidden.is_empty() {
            state.deal_out(hidden);
            state.redraw_strengths(hidden, &mut |_| 0);
        }
        state.take_up_the_first(enemy(knower));
        state
    }

    /// Nobody across the table knows which block has been taken up.
    fn take_up_the_first(&mut self, seat: Seat) {
        let Step::March { block, leader } = self.step else { return };
        if self.seat_of(block) != seat {
            return;
        }
        let waits = |block: &Block| {
            let rests = [Mark::MOVED, Mark::FORAGED, Mark::INSIDE].iter().any(|&mark| self.has(*block, mark));
            self.place(*block).is_some() && !rests
        };
        let own = State::army(seat);
        let first =
            own.iter().filter(waits).min_by_key(|block| (Some(*block) != leader, self.at(*block), *block));
        self.step = Step::March { block: first.unwrap_or(block), leader };
    }

    fn deal_out(&mut self, hidden: Blocks) {
        let mut deal = Deal::of(self, hidden);
        deal.settle_guns(self);
        deal.settle_the_strong(self);
        deal.settle_all();
        for (post, &holder) in deal.posts.iter().zip(&deal.holder) {
            let block = deal.blocks[usize::from(holder)];
            let commanded = self.has(block, Mark::ACTIVATED);
            self.put(block, post.at);
            self.standing
                .set_marks(block, if commanded { post.marks.with(Mark::ACTIVATED) } else { post.marks });
            self.via[block.index()] = post.via;
        }
    }

    /// How many steps a class has gained out of sight, or lost.
    fn unseen_change(&self, mates: Blocks) -> i16 {
        mates.iter().map(|mate| i16::from(self.strength(mate)) - i16::from(self.seen[mate.index()])).sum()
    }
}

impl Deal {
    /// As things truly stand, in an order that does not tell.
    fn of(state: &State, hidden: Blocks) -> Deal {
        let post = |block: Block| Post {
            class: state.classmates(block).first(),
            at: state.at(block),
            marks: state.standing.marks(block).without(Mark::ACTIVATED),
            via: state.via[block.index()],
            rules_out: state.rules_out(block),
        };
        let blocks: ArrayVec<Block, MOST> = hidden.iter().collect();
        let mut held: ArrayVec<(Post, u8), MOST> =
            blocks.iter().enumerate().map(|(at, &block)| (post(block), at as u8)).collect();
        if let Some(battle) = state.battle {
            blur_marks(&mut held, At::on(battle.place));
        }
        held.sort_unstable();
        let mut deal = Deal {
            posts: held.iter().map(|&(post, _)| post).collect(),
            blocks,
            may: [0; MOST],
            holder: [0; MOST],
        };
        for (at, &(_, block)) in held.iter().enumerate() {
            deal.holder[at] = block;
            // Where it truly is it may be, even if a prepared position has it where it could not have come.
            deal.may[usize::from(block)] |= 1 << at;
        }
        for (number, &block) in deal.blocks.iter().enumerate() {
            let (class, traits) = (state.classmates(block).first(), state.traits(block));
            for (at, post) in deal.posts.iter().enumerate() {
                if post.class == class && !post.rules_out.meets(traits) {
                    deal.may[number] |= 1 << at;
                }
            }
        }
        deal
    }

    /// Has a block hold one of these posts, if the others can make room; says whether they could.
    fn seat(&mut self, block: usize, posts: u32) -> bool {
        let now = self.post_of(block);
        posts >> now & 1 == 1 || self.make_room(block, posts, now, &mut (1 << now))
    }

    fn post_of(&self, block: usize) -> usize {
        let at = self.holder[..self.posts.len()].iter().position(|&holder| usize::from(holder) == block);
        at.expect("checked: every block holds a post")
    }

    /// Moves `block` to one of `posts`, whoever held it on to another, and so on, until somebody takes the post that is free.
    fn make_room(&mut self, block: usize, posts: u32, free: usize, tried: &mut u32) -> bool {
        if posts >> free & 1 == 1 {
            self.holder[free] = block as u8;
            return true;
        }
        while posts & !*tried != 0 {
            let post = (posts & !*tried).trailing_zeros() as usize;
            *tried |= 1 << post;
            let holder = usize::from(self.holder[post]);
            if self.make_room(holder, self.may[holder], free, tried) {
                self.holder[post] = block as u8;
                return true;
            }
        }
        false
    }

    /// Gives a block this post for good, if that leaves a post for everybody else.
    fn settle(&mut self, block: usize, post: usize) -> bool {
        let settled = self.seat(block, 1 << post);
        if settled {
            self.may[block] = 1 << post;
        }
        settled
    }

    /// [6.7-a] Guns first: two of them are not alone with enemies in one place.
    fn settle_guns(&mut self, state: &State) {
        let guns: ArrayVec<usize, 2> =
            (0..self.blocks.len()).filter(|&at| self.blocks[at].is_artillery()).take(2).collect();
        for &gun in &guns {
            for post in bits(self.may[gun]) {
                if self.is_alone(state, post, 1) && self.post_of(gun) != post {
                    self.may[gun] &= !(1 << post);
                }
            }
        }
        let [one, other] = guns[..] else { return };
        let (may_one, may_other) = (self.may[one], self.may[other]);
        for first in bits(may_one) {
            if !self.settle(one, first) {
                continue;
            }
            let together =
                |post: &usize| self.posts[*post].at == self.posts[first].at && self.is_alone(state, *post, 2);
            let seconds: ArrayVec<usize, MOST> = bits(may_other).filter(|post| !together(post)).collect();
            if seconds.into_iter().any(|second| self.settle(other, second)) {
                return;
            }
            self.may[one] = may_one;
        }
    }

    /// Whether nobody but this many hidden blocks would be in this post's place, watched by enemies.
    fn is_alone(&self, state: &State, post: usize, count: usize) -> bool {
        let at = self.posts[post].at;
        let Some(place) = at.place() else { return false };
        let seat = state.seat_of(self.blocks[0]);
        let hidden: Blocks = self.blocks.iter().copied().collect();
        let posted = self.posts.iter().filter(|other| other.at == at).count();
        posted == count && state.own(seat, place).minus(hidden).within(GUNS) && state.is_watched(seat, place)
    }

    /// Where a class has lost or gained steps out of sight, those who can have the most of them are on the table, not in a pool.
    fn settle_the_strong(&mut self, state: &State) {
        let mut done = Blocks::NONE;
        for number in 0..self.blocks.len() {
            let mates = state.classmates(self.blocks[number]);
            let change = state.unseen_change(mates);
            if done.contains(self.blocks[number]) || change == 0 {
                continue;
            }
            done = done.or(mates);
            let room = |block: Block| {
                let seen = state.seen[block.index()];
                if change < 0 { seen.saturating_sub(1) } else { block.data().steps - seen }
            };
            let mut order: ArrayVec<usize, MOST> =
                (0..self.blocks.len()).filter(|&at| mates.contains(self.blocks[at])).collect();
            order.sort_by_key(|&at| std::cmp::Reverse(room(self.blocks[at])));
            for at in order {
                let table = bits(self.may[at]).filter(|&post| self.posts[post].at < At::POOL);
                let table = table.fold(0, |posts, post| posts | 1 << post);
                self.may[at] = if self.seat(at, table) { table } else { self.may[at] & !table };
            }
        }
    }

    fn settle_all(&mut self) {
        for block in 0..self.blocks.len() {
            let _ = bits(self.may[block]).any(|post| self.settle(block, post));
        }
    }
}

/// Where blocks go behind walls or come out unseen, all see how many of a stack have moved, foraged or a half-hit, but not any
/// more on which side of the walls they are: the marks go to the first of each class.
fn blur_marks(held: &mut [(Post, u8)], at: At) {
    let blurred = [Mark::MOVED, Mark::FORAGED, Mark::HALF];
    let may_bear = |post: &Post, mark: Mark| {
        let rested = !post.marks.contains(Mark::MOVED) && !post.marks.contains(Mark::FORAGED);
        !post.marks.contains(mark)
            && if mark == Mark::HALF { post.marks.contains(Mark::INSIDE) } else { rested }
    };
    let is_blurred = |post: &Post| post.at == at && !post.marks.contains(Mark::RESERVE);
    let mut taken: ArrayVec<(Option<Block>, Mark), { 3 * MOST }> = ArrayVec::new();
    for (post, _) in held.iter_mut().filter(|(post, _)| is_blurred(post)) {
        for mark in blurred {
            if post.marks.contains(mark) {
                taken.push((post.class, mark));
                post.marks = post.marks.without(mark);
            }
        }
    }
    taken.sort_unstable();
    held.sort_unstable();
    for (class, mark) in taken {
        let bearer = held
            .iter_mut()
            .map(|(post, _)| post)
            .find(|post| is_blurred(post) && post.class == class && may_bear(post, mark));
        if let Some(post) = bearer {
            post.marks = post.marks.with(mark);
        }
    }
}

/// The numbers of the bits set, lowest first.
fn bits(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let lowest = set.trailing_zeros() as usize;
            set &= set - 1;
            lowest
        })
    })
}
