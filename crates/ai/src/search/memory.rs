//! What a seat remembers of its thoughts from one of its decisions to the next.

use game::{Game, Guess, Mind, Node, Seat};

use super::Verdict;
use super::tree::Tree;

/// What was learnt, as long as the game goes on as thought: the same seat decides again, and knows then what it was expected to know. Some of it
/// was learnt in worlds that have turned out otherwise: of what is offered there and not here a search makes nothing.
pub struct Memory<G: Game> {
    /// Who thought, and what it will know when asked again.
    expected: Option<(Seat, G)>,
    /// One for each core.
    trees: Vec<Tree<G::Decision>>,
}

impl<G: Mind> Memory<G> {
    /// What is known already of the lines that go on from here.
    pub(super) fn recall(&mut self, guess: &Guess<G>) -> Vec<Tree<G::Decision>> {
        let knower = guess.knower();
        let expected = self.expected.take();
        let trees = std::mem::take(&mut self.trees);
        let as_thought =
            expected.is_some_and(|(seat, state)| seat == knower && state == guess.levelled(knower));
        if as_thought { trees } else { Vec::new() }
    }

    /// Keeps what was learnt of the decision that is going to be taken.
    pub(super) fn keep(
        &mut self,
        guess: &Guess<G>,
        verdict: &Verdict<G::Decision>,
        trees: Vec<Tree<G::Decision>>,
    ) {
        let Some(best) = verdict.ranked.first() else { return };
        let knower = guess.knower();
        let mut next = guess.levelled(knower);
        next.decide(knower, best.decision, &mut ());
        if matches!(next.node(), Node::Decide(seats) if seats.iter().eq([knower])) {
            self.expected = Some((knower, next.levelled(knower)));
            self.trees = trees.into_iter().map(|tree| tree.after(knower, best.decision)).collect();
        }
    }
}

impl<G: Game> Default for Memory<G> {
    fn default() -> Memory<G> {
        Memory { expected: None, trees: Vec::new() }
    }
}

impl<G: Game> std::fmt::Debug for Memory<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memory").field("trees", &self.trees.len()).finish()
    }
}
