//! What a search has learnt: for each line of decisions, how often it was tried and what came of it.
//!
//! A node stands for a line of decisions, not for a position: dice fall again and hidden things are drawn again each time it is
//! passed, so that other decisions may be on offer, or another seat be asked.

use std::ops::ControlFlow;

use game::{Mind, Seat};

/// How much a decision that has been tried little is drawn to.
const CURIOSITY: f32 = 0.6;
/// What an untried decision is thought worth, compared with its node.
const UNTRIED: f32 = -0.04;
/// Where small differences count, none smaller than this does.
const FINEST: f32 = 0.01;
/// Decisions whose rules of thumb differ by this much differ in weight by a factor of e.
const TEMPERATURE: f32 = 25.0;
/// No tree grows beyond this; with a dozen decisions at a node that is some 50 MB.
const MOST_NODES: usize = 100_000;

/// Where a node is in its tree.
pub(super) type At = u32;

pub(super) struct Tree<D> {
    nodes: Vec<Node<D>>,
    /// The decisions on offer where the search stands: numbers of edges.
    offered: Vec<u32>,
    weights: Vec<f32>,
}

pub(super) struct Node<D> {
    pub edges: Vec<Edge<D>>,
    visits: u32,
    /// What the visits have been worth to the first seat.
    total: f32,
}

pub(super) struct Edge<D> {
    pub seat: Seat,
    pub decision: D,
    prior: f32,
    /// How often it was on offer.
    available: u32,
    pub visits: u32,
    /// What its visits have been worth to its own seat.
    pub total: f32,
    /// The node behind it; the root if there is none yet, for nothing leads back there.
    child: At,
}

impl<D> Edge<D> {
    /// What it may be expected to be worth to its own seat.
    pub(super) fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

impl<D: Copy + Eq> Tree<D> {
    pub(super) const ROOT: At = 0;

    pub(super) fn new() -> Tree<D> {
        Tree { nodes: vec![Node::new()], offered: Vec::new(), weights: Vec::new() }
    }

    pub(super) fn root(&self) -> &Node<D> {
        &self.nodes[0]
    }

    /// What was learnt of the line that begins with this decision; the rest is forgotten.
    pub(super) fn after(mut self, seat: Seat, decision: D) -> Tree<D> {
        let root = self.root();
        let behind = root.find(seat, decision, 0).map_or(0, |edge| root.edges[edge].child);
        let mut kept = Tree::new();
        if behind == Tree::<D>::ROOT {
            return kept;
        }
        let mut take = |at: At| std::mem::replace(&mut self.nodes[at as usize], Node::new());
        kept.nodes[0] = take(behind);
        let mut at = 0;
        while at < kept.nodes.len() {
            for edge in 0..kept.nodes[at].edges.len() {
                let child = kept.nodes[at].edges[edge].child;
                if child != Tree::<D>::ROOT {
                    kept.nodes[at].edges[edge].child = kept.nodes.len() as At;
                    kept.nodes.push(take(child));
                }
            }
            at += 1;
        }
        kept
    }

    /// Puts what `seat` is offered at the root, and nothing else: what was learnt before in worlds that offered other decisions is
    /// forgotten. Returns how many decisions that is: they are the first edges from now on.
    pub(super) fn stand<G: Mind<Decision = D>>(&mut self, state: &G, seat: Seat) -> usize {
        self.look(Self::ROOT, state, seat);
        let root = &mut self.nodes[0];
        let mut edges: Vec<Option<Edge<D>>> = root.edges.drain(..).map(Some).collect();
        root.edges.extend(self.offered.iter().filter_map(|&edge| edges[edge as usize].take()));
        root.visits = root.edges.iter().map(|edge| edge.visits).sum();
        let total: f32 = root.edges.iter().map(|edge| edge.total).sum();
        root.total = if seat == Seat(0) { total } else { root.visits as f32 - total };
        root.edges.len()
    }

    /// Goes on from a node: the decision of `seat` that promises most, or that has been tried too little.
    pub(super) fn select<G: Mind<Decision = D>>(&mut self, at: At, state: &G, seat: Seat) -> usize {
        self.look(at, state, seat);
        self.choose::<G>(at, seat)
    }

    /// The same of the decisions where the search [stands](Tree::stand): so many are on offer there in every world.
    pub(super) fn select_own<G: Mind<Decision = D>>(&mut self, offers: usize, seat: Seat) -> usize {
        self.offered.clear();
        self.offered.extend(0..offers as u32);
        self.choose::<G>(Self::ROOT, seat)
    }

    /// Of the decisions on offer.
    fn choose<G: Mind<Decision = D>>(&mut self, at: At, seat: Seat) -> usize {
        let node = &mut self.nodes[at as usize];
        if let [only] = self.offered[..] {
            return only as usize;
        }
        let prior = |&edge: &u32| node.edges[edge as usize].prior;
        let highest = self.offered.iter().map(prior).fold(f32::MIN, f32::max);
        self.weights.clear();
        self.weights.extend(self.offered.iter().map(|edge| ((prior(edge) - highest) / TEMPERATURE).exp()));
        let sum: f32 = self.weights.iter().sum();
        let scale = if G::FINE { node.spread(&self.offered) } else { 1.0 };
        let mean = node.mean(seat) + UNTRIED * scale;
        let mut best = (f32::MIN, 0);
        for (&number, weight) in self.offered.iter().zip(&self.weights) {
            let edge = &mut node.edges[number as usize];
            edge.available += 1;
            let worth = if edge.visits == 0 { mean } else { edge.mean() };
            let pull = weight / sum * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = worth + CURIOSITY * scale * pull;
            if score > best.0 {
                best = (score, number as usize);
            }
        }
        best.1
    }

    /// Notes which decisions are on offer; those seen for the first time are weighed.
    fn look<G: Mind<Decision = D>>(&mut self, at: At, state: &G, seat: Seat) {
        let node = &mut self.nodes[at as usize];
        let mut plan = None;
        self.offered.clear();
        // They mostly come in the order in which they came before. The first time, none did.
        let mut next = 0;
        let known = !node.edges.is_empty();
        let _ = state.legal(seat, &mut |decision| {
            let before = if known { node.find(seat, decision, next) } else { None };
            let edge = before.unwrap_or_else(|| {
                let plan = plan.get_or_insert_with(|| state.plan(seat));
                let prior = state.prior(plan, seat, decision) as f32;
                node.edges.push(Edge {
                    seat,
                    decision,
                    prior,
                    available: 0,
                    visits: 0,
                    total: 0.0,
                    child: 0,
                });
                node.edges.len() - 1
            });
            next = edge + 1;
            self.offered.push(edge as u32);
            ControlFlow::Continue(())
        });
    }

    pub(super) fn edge(&self, at: At, edge: usize) -> &Edge<D> {
        &self.nodes[at as usize].edges[edge]
    }

    /// The node behind a decision, once it has been tried before and while there is room.
    pub(super) fn behind(&mut self, at: At, edge: usize) -> Option<At> {
        let room = self.nodes.len() < MOST_NODES;
        let new = self.nodes.len() as At;
        let edge = &mut self.nodes[at as usize].edges[edge];
        if edge.child == 0 {
            if edge.visits == 0 || !room {
                return None;
            }
            edge.child = new;
            self.nodes.push(Node::new());
            return Some(new);
        }
        Some(edge.child)
    }

    /// The number of a decision at a node; it is entered if it is new.
    pub(super) fn entry(&mut self, at: At, seat: Seat, decision: D) -> usize {
        let node = &mut self.nodes[at as usize];
        node.find(seat, decision, 0).unwrap_or_else(|| {
            let (prior, available, visits, total) = (0.0, 1, 1, 0.0);
            node.edges.push(Edge { seat, decision, prior, available, visits, total, child: 0 });
            node.edges.len() - 1
        })
    }

    /// Notes what came of it, all along the line.
    pub(super) fn learn(&mut self, line: &[(At, usize)], worth: f32) {
        for &(at, number) in line {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.total += worth;
            let edge = &mut node.edges[number];
            edge.visits += 1;
            edge.total += of(worth, edge.seat);
        }
    }
}

impl<D: Copy + Eq> Node<D> {
    fn new() -> Node<D> {
        Node { edges: Vec::new(), visits: 0, total: 0.0 }
    }

    /// What it may be expected to be worth to `seat`.
    fn mean(&self, seat: Seat) -> f32 {
        if self.visits == 0 { 0.5 } else { of(self.total / self.visits as f32, seat) }
    }

    /// How much those of these decisions that have been tried differ in worth.
    fn spread(&self, offered: &[u32]) -> f32 {
        let tried = offered.iter().map(|&edge| &self.edges[edge as usize]).filter(|edge| edge.visits > 0);
        let ends = (f32::MAX, f32::MIN);
        let (low, high) =
            tried.map(Edge::mean).fold(ends, |(low, high), mean| (low.min(mean), high.max(mean)));
        if high > low { (high - low).max(FINEST) } else { 1.0 }
    }

    fn find(&self, seat: Seat, decision: D, from: usize) -> Option<usize> {
        let is = |edge: &Edge<D>| edge.seat == seat && edge.decision == decision;
        let after = self.edges.get(from..).and_then(|rest| rest.iter().position(is)).map(|at| at + from);
        after.or_else(|| self.edges[..from.min(self.edges.len())].iter().position(is))
    }
}

/// A seat's part of what is worth this much to the first.
fn of(worth: f32, seat: Seat) -> f32 {
    if seat == Seat(0) { worth } else { 1.0 - worth }
}
