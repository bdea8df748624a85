//! Looking ahead: one search for all games.
//!
//! The game is played on in thought, again and again, each time with the hidden things redrawn and the dice fallen
//! otherwise. Through the decisions tried before, a line is chosen that promised much, or that the rules of thumb favour and that
//! was tried little (PUCT over information sets, chance in an open loop). From there both sides go on by the rules of thumb,
//! to the end of the game or to a horizon where the game can tell what a position is worth. The decision
//! most often tried is the one to take.
//!
//! All decisions on offer are tried in the same worlds, one after the other, with the same dice where nothing else was decided
//! ([`Mind::occasion`]): what is left of their difference is their own.

mod memory;
mod tree;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use fastrand::Rng;
use game::edition::carried;
use game::{CERTAIN, Guess, Mind, Node, Seats};

pub use memory::Memory;

use crate::arena::mix;
use crate::{Effort, policy};
use tree::{At, Edge, Tree};

/// The clock is looked at after this many playouts.
const BETWEEN_LOOKS: u32 = 4;

/// What a search thinks of the decisions on offer, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<D> {
    pub ranked: Vec<Ranked<D>>,
    pub playouts: u32,
}

/// A decision, how often it was tried, and what it may be expected to be worth to its seat, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked<D> {
    pub decision: D,
    pub visits: u32,
    pub worth: f32,
}

/// Thinks for `guess.knower()`, whom the game awaits, until the effort is spent or `stop` is set. On several `cores` as many
/// searches are made, and their experience is put together. What is in the `memory` from the decision before is built
/// upon, and what is thought now is kept there for the next.
pub fn search<G: Mind>(
    guess: &Guess<G>,
    effort: Effort,
    cores: usize,
    stop: &AtomicBool,
    memory: &mut Memory<G>,
    rng: &mut Rng,
) -> Verdict<G::Decision> {
    let mut trees = memory.recall(guess);
    trees.resize_with(cores.max(1), Tree::new);
    let think = |(tree, seed)| {
        let mut search = Search::new(guess, tree, seed);
        search.run(effort, stop);
        (search.verdict(), search.tree)
    };
    let mut others = trees.into_iter().map(|tree| (tree, rng.u64(..)));
    let first = others.next().expect("checked: one at least");
    let (verdict, trees) = std::thread::scope(|scope| {
        let workers: Vec<_> = others.map(|it| scope.spawn(carried::<G, _>(move || think(it)))).collect();
        let (mut verdict, tree) = think(first);
        let mut trees = vec![tree];
        for worker in workers {
            let (theirs, tree) = worker.join().expect("checked: a search does not panic");
            verdict.add(theirs);
            trees.push(tree);
        }
        (verdict, trees)
    });
    memory.keep(guess, &verdict, trees);
    verdict
}

struct Search<'a, G: Mind> {
    guess: &'a Guess<G>,
    seed: u64,
    /// What is hidden and what fate answers in this playout follows from this.
    world: u64,
    rng: Rng,
    tree: Tree<G::Decision>,
    /// The nodes passed in this playout, and the decisions taken there.
    line: Vec<(At, usize)>,
    playouts: u32,
    /// How many decisions are on offer: the first edges of the root.
    offers: usize,
    /// The stage at whose beginning a playout may stop.
    horizon: u16,
}

impl<G: Mind> Search<'_, G> {
    fn new(guess: &Guess<G>, mut tree: Tree<G::Decision>, seed: u64) -> Search<'_, G> {
        let horizon = guess.stage() + G::HORIZON;
        let offers = tree.stand(&**guess, guess.knower());
        let rng = Rng::with_seed(seed);
        Search { guess, seed, world: seed, rng, tree, line: Vec::new(), playouts: 0, offers, horizon }
    }

    fn run(&mut self, effort: Effort, stop: &AtomicBool) {
        let start = Instant::now();
        if self.offers > 0 {
            self.playout();
        }
        if self.offers < 2 {
            return;
        }
        while !stop.load(Ordering::Relaxed) {
            let left = match effort {
                Effort::Playouts(most) => most.saturating_sub(self.playouts),
                Effort::Time(time) if self.playouts.is_multiple_of(BETWEEN_LOOKS) => {
                    let spent = start.elapsed();
                    let each = spent.as_secs_f64() / f64::from(self.playouts);
                    (time.saturating_sub(spent).as_secs_f64() / each) as u32
                }
                Effort::Time(_) => u32::MAX,
            };
            if left == 0 || self.is_decided(left) {
                return;
            }
            self.playout();
        }
    }

    /// Whether this many more playouts cannot change which decision is tried most.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.own() {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most - second > left
    }

    /// Plays the game on once, and learns from it. The worlds are the same for all decisions on offer: each is tried in the first of them first.
    fn playout(&mut self) {
        self.playouts += 1;
        let own = self.tree.select_own::<G>(self.offers, self.guess.knower());
        self.world = mix(self.seed, self.own()[own].visits.into());
        self.rng = Rng::with_seed(self.world);
        let rng = &mut self.rng;
        let mut state = self.guess.again(&mut |n| rng.u64(..n)).into_thought();
        let worth = self.descend(own, &mut state).unwrap_or_else(|| self.play_out(&mut state));
        self.tree.learn(&self.line, worth as f32 / CERTAIN as f32);
    }

    /// What fate answers, out of this many ways: on the same occasion in the same world the same.
    fn lot(&mut self, state: &G, ways: u64) -> u64 {
        state.occasion().map_or_else(|| self.rng.u64(..ways), |occasion| mix(self.world, occasion) % ways)
    }

    /// Goes down the tree to a line not tried before. If the game ends on the way, says what that is worth.
    fn descend(&mut self, own: usize, state: &mut G) -> Option<i32> {
        self.line.clear();
        let mut at = Tree::<G::Decision>::ROOT;
        let mut own = Some(own);
        loop {
            match state.node() {
                Node::Over(outcome) => return Some(state.worth(outcome)),
                Node::Chance(draw) => state.resolve(draw.nth(self.lot(state, draw.ways())), &mut ()),
                Node::Decide(seats) => at = self.decide_at(at, own.take(), state, seats)?,
            }
        }
    }

    /// Lets the awaited seats decide. Where several choose in secret at once, each goes by what was learnt of its own choice: none
    /// knows the other's. `own` has been chosen already. Returns the node behind, if there is one.
    fn decide_at(&mut self, here: At, own: Option<usize>, state: &mut G, seats: Seats) -> Option<At> {
        let before = self.line.len();
        for seat in seats.iter() {
            let own = own.filter(|_| seat == self.guess.knower());
            let chosen = own.unwrap_or_else(|| self.tree.select(here, state, seat));
            self.line.push((here, chosen));
        }
        let mut at = Some(here);
        for &(_, chosen) in &self.line[before..] {
            let Edge { seat, decision, .. } = *self.tree.edge(here, chosen);
            state.decide(seat, decision, &mut ());
            at = at.and_then(|at| {
                let edge = if at == here { chosen } else { self.tree.entry(at, seat, decision) };
                self.tree.behind(at, edge)
            });
        }
        at
    }

    /// Plays on by the rules of thumb; returns what comes of it to the first seat. No heap is used here.
    fn play_out(&mut self, state: &mut G) -> i32 {
        let mut plans = [const { None }; 2];
        loop {
            match state.node() {
                Node::Over(outcome) => return state.worth(outcome),
                Node::Chance(draw) => state.resolve(draw.nth(self.lot(state, draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    if state.stage() >= self.horizon
                        && let Some(value) = state.value()
                    {
                        return value;
                    }
                    let seat = seats.iter().next().expect("checked: a node awaits somebody");
                    let decision = policy::quick(state, seat, &mut plans[usize::from(seat.0)], &mut self.rng);
                    let decision = decision.expect("checked: an awaited seat has a legal decision");
                    state.decide(seat, decision, &mut ());
                }
            }
        }
    }

    /// The decisions on offer.
    fn own(&self) -> &[Edge<G::Decision>] {
        &self.tree.root().edges[..self.offers]
    }

    fn verdict(&self) -> Verdict<G::Decision> {
        let ranked = self.own().iter().map(|edge| Ranked {
            decision: edge.decision,
            visits: edge.visits,
            worth: edge.mean(),
        });
        let mut verdict = Verdict { ranked: ranked.collect(), playouts: self.playouts };
        verdict.sort();
        verdict
    }
}

impl<D: Copy + Eq> Verdict<D> {
    fn add(&mut self, other: Verdict<D>) {
        self.playouts += other.playouts;
        for theirs in other.ranked {
            match self.ranked.iter_mut().find(|mine| mine.decision == theirs.decision) {
                None => self.ranked.push(theirs),
                Some(mine) => {
                    let total = mine.worth * mine.visits as f32 + theirs.worth * theirs.visits as f32;
                    mine.visits += theirs.visits;
                    mine.worth = total / mine.visits.max(1) as f32;
                }
            }
        }
        self.sort();
    }

    fn sort(&mut self) {
        self.ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
    }
}
