//! What a computer player may be told, and what it asks of a game.

use std::ops::{ControlFlow, Deref};

use crate::{Game, Outcome, Seat};

/// The only state a computer player is ever given: one its seat could not tell from the truth.
///
/// It can only be made by [`Game::redraw`], so that a player cannot peek, by type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Guess<G> {
    state: G,
    knower: Seat,
}

impl<G: Game> Guess<G> {
    pub fn of(truth: &G, knower: Seat, below: &mut impl FnMut(u64) -> u64) -> Guess<G> {
        debug_assert!(truth.is_home(), "a guess is made in the edition of the game");
        // What a player makes of its guess must not depend on the truth, not even by the order of a list.
        Guess { state: truth.levelled(knower).redraw(knower, below), knower }
    }

    /// Another guess of the same seat, as good as this one.
    #[must_use]
    pub fn again(&self, below: &mut impl FnMut(u64) -> u64) -> Guess<G> {
        Guess { state: self.state.redraw(self.knower, below), knower: self.knower }
    }

    /// The seat whose guess it is.
    pub fn knower(&self) -> Seat {
        self.knower
    }

    /// The guess as a game to be played on in thought.
    pub fn into_thought(self) -> G {
        self.state
    }
}

impl<G: Game> Deref for Guess<G> {
    type Target = G;

    fn deref(&self) -> &G {
        debug_assert!(self.state.is_home(), "a guess is thought about in the edition of the game");
        &self.state
    }
}

/// What is sure, for [`Mind::worth`] and [`Mind::value`].
pub const CERTAIN: i32 = 10_000;

/// The names of a game's rules of thumb, as the ids of their messages (`thumb-…`), in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thumbs {
    /// Those of both seats.
    pub both: &'static [&'static str],
    /// Those of one seat alone.
    pub each: [&'static [&'static str]; 2],
}

impl Thumbs {
    /// Those of a seat.
    pub fn of(self, seat: Seat) -> impl Iterator<Item = &'static str> {
        self.both.iter().chain(self.each[usize::from(seat.0)]).copied()
    }

    pub fn all(self) -> impl Iterator<Item = &'static str> {
        self.both.iter().chain(self.each.into_iter().flatten()).copied()
    }
}

/// A game's rules of thumb: what a sensible player would try first.
pub trait Mind: Game {
    /// What a commander has in mind before he weighs single decisions: worked out once where the game waits, shared by
    /// all the decisions offered there. Games whose rules of thumb look at one decision alone need none: `()`.
    type Plan;

    /// What `seat` has in mind here.
    fn plan(&self, seat: Seat) -> Self::Plan;

    /// Brings up to date what `seat` had in mind earlier in the same turn, which may be much less work than to begin again.
    fn follow(&self, plan: &mut Self::Plan, seat: Seat) {
        *plan = self.plan(seat);
    }

    /// How promising a legal decision of `seat` looks, before any search. Higher is better; only differences
    /// count, and a hundred is a clear preference.
    fn prior(&self, plan: &Self::Plan, seat: Seat, decision: Self::Decision) -> i32;

    /// What the book says here, drawn with `below` from what is about equally good: for set-ups, which are better not the same twice. It is asked with a
    /// guess, of a `general`. `None` where the book is silent.
    fn book(&self, _seat: Seat, _below: &mut impl FnMut(u64) -> u64) -> Option<Self::Decision> {
        None
    }

    /// All that [`thumb`](Mind::thumb) may say.
    const THUMBS: Thumbs = Thumbs { both: &[], each: [&[]; 2] };

    /// The rule of thumb behind a decision, as the id of a message (`thumb-…`); asked in the position before it is carried
    /// out. It is told to everybody, so it may depend only on what everybody may know; and it is asked at every
    /// decision of every record that is read, so it is worked out at a glance, without a plan.
    fn thumb(&self, _seat: Seat, _decision: Self::Decision) -> Option<&'static str> {
        None
    }

    /// What an end is worth to the first seat, from 0 to [`CERTAIN`]; the second seat has the rest of it.
    fn worth(&self, outcome: Outcome) -> i32 {
        match outcome.winner {
            Some(Seat(0)) => CERTAIN,
            Some(_) => 0,
            None => CERTAIN / 2,
        }
    }

    /// How far the game is, for the [`HORIZON`](Mind::HORIZON): its turn, unless it can be judged more often.
    fn stage(&self) -> u16 {
        self.turn()
    }

    /// A playout looks this many [stages](Mind::stage) ahead, the present one included, where the game can value a position; with 0 it
    /// stops at the next position that can be valued.
    const HORIZON: u16 = 1;

    /// A `recruit` takes a decision for better than it is by up to twice this, on the scale of [`prior`](Mind::prior): what differs
    /// more he still tells apart.
    const MISTAKE: i32 = 30;

    /// Decisions differ little in worth, but reliably: a search then compares them by the spread it sees, not by their
    /// worth as such. For games whose playouts are short and end with [`value`](Mind::value).
    const FINE: bool = false;

    /// Whether it is worth while to look ahead here. Where it is not, the rules of thumb decide.
    fn ponders(&self, _seat: Seat) -> bool {
        true
    }

    /// What tells the question that is put to fate here from all others that may be put in this game: the turn, the place, the round, who fires. Games
    /// that are played on in thought are then given the same answer on the same occasion, whatever was decided elsewhere, so that decisions are
    /// compared by what they change. `None` if the game cannot tell: then answers come one after the other.
    fn occasion(&self) -> Option<u64> {
        None
    }

    /// What the first seat may expect of the game, on the scale of [`worth`](Mind::worth), by a look at the
    /// position. It is asked from the horizon on. `None` if the game cannot tell here: then it is played on.
    fn value(&self) -> Option<i32> {
        None
    }
}

/// The legal decision of `seat` that its rules of thumb prefer; the first of several.
pub fn preferred<G: Mind>(game: &G, seat: Seat) -> Option<G::Decision> {
    let plan = game.plan(seat);
    let mut best = None;
    let _ = game.legal(seat, &mut |decision| {
        let promise = game.prior(&plan, seat, decision);
        if best.is_none_or(|(most, _)| promise > most) {
            best = Some((promise, decision));
        }
        ControlFlow::Continue(())
    });
    best.map(|(_, decision)| decision)
}

/// The chance that belongs to log-odds in hundredths: 0 is even, 110 three to one. From 0 to [`CERTAIN`].
///
/// Between the steps of the table it goes in a straight line, which is never off by more than a fifth of a percent.
pub fn chance(log_odds: i32) -> i32 {
    /// Every quarter of log-odds from 0 to 6.
    const TABLE: [i32; 25] = [
        5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820,
        9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975,
    ];
    const STEP: i32 = 25;
    let size = log_odds.abs().min(STEP * (TABLE.len() as i32 - 1) - 1);
    let at = (size / STEP) as usize;
    let likely = TABLE[at] + (TABLE[at + 1] - TABLE[at]) * (size % STEP) / STEP;
    if log_odds < 0 { CERTAIN - likely } else { likely }
}

#[cfg(test)]
mod tests {
    use super::chance;

    #[test]
    fn odds_become_chances() {
        assert_eq!([chance(0), chance(100), chance(-100)], [5000, 7311, 2689]);
        assert_eq!(chance(100_000), chance(599));
        assert!((-700..700).all(|odds| chance(odds) <= chance(odds + 1)));
    }
}
