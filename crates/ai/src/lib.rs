//! Computer players. They are handed a [`Guess`](game::Guess), never the truth.

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal decision.
    Random,
    /// The best by the game's rules of thumb, without looking ahead.
    Regular,
}
