//! What a computer player may be told, and what it asks of a game.

use std::ops::Deref;

use crate::{Game, Seat};

/// The only state a computer player is ever given: one its seat could not tell from the truth.
///
/// It can only be made by [`Game::redraw`], so that a player cannot peek, by type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Guess<G>(G);

impl<G: Game> Guess<G> {
    pub fn of(truth: &G, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> Guess<G> {
        Guess(truth.redraw(knower, below))
    }
}

impl<G> Deref for Guess<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.0
    }
}

/// A game's rules of thumb: what a sensible player would try first.
pub trait Mind: Game {
    /// What a commander has in mind before he weighs single decisions: worked out once where the game waits, shared by
    /// all the decisions offered there. Games whose rules of thumb look at one decision alone need none: `()`.
    type Plan;

    /// What `seat` has in mind here.
    fn plan(&self, seat: Seat) -> Self::Plan;

    /// How promising a legal decision of `seat` looks, before any search. Higher is better; only differences
    /// count, and a hundred is a clear preference.
    fn prior(&self, plan: &Self::Plan, seat: Seat, decision: Self::Decision) -> i32;
}
