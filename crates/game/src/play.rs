//! The one door for untrusted input.

use std::fmt;
use std::ops::ControlFlow;

use crate::{Draw, Fate, Game, Node, Seat, Sink};

/// What moves a game on. A game is the list of these.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Input<D> {
    Decide(Seat, D),
    Fate(Fate),
}

/// Why an input was not taken. The game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<I> {
    /// The rules forbid it.
    Illegal(I),
    /// The game does not wait for that seat.
    NotYourTurn,
    /// The game does not wait for fate, or asked it something else.
    NotAsked(Option<Draw>),
    /// The game is over.
    Over,
}

impl<I: fmt::Debug> fmt::Display for Refused<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Illegal(illegal) => write!(f, "against the rules: {illegal:?}"),
            Refused::NotYourTurn => f.write_str("the game does not wait for that side"),
            Refused::NotAsked(None) => f.write_str("the game does not wait for fate"),
            Refused::NotAsked(Some(draw)) => write!(f, "fate was asked for {draw:?}"),
            Refused::Over => f.write_str("the game is over"),
        }
    }
}

impl<I: fmt::Debug> std::error::Error for Refused<I> {}

/// Plays one input if the game admits it; otherwise says why not and changes nothing.
pub fn play<G: Game>(
    game: &mut G,
    input: Input<G::Decision>,
    log: &mut impl Sink<G::Event>,
) -> Result<(), Refused<G::Illegal>> {
    debug_assert!(game.is_home(), "{:?} is played in another edition than its own", game.edition().id());
    match (game.node(), input) {
        (Node::Over(_), _) => Err(Refused::Over),
        (Node::Decide(seats), Input::Decide(seat, decision)) if seats.contains(seat) => {
            game.check(seat, decision).map_err(Refused::Illegal)?;
            game.decide(seat, decision, log);
            Ok(())
        }
        (Node::Chance(draw), Input::Fate(fate)) if draw.admits(fate) => {
            game.resolve(fate, log);
            Ok(())
        }
        (_, Input::Decide(..)) => Err(Refused::NotYourTurn),
        (Node::Chance(draw), Input::Fate(_)) => Err(Refused::NotAsked(Some(draw))),
        (Node::Decide(_), Input::Fate(_)) => Err(Refused::NotAsked(None)),
    }
}

/// One legal decision of `seat`, all equally likely, in one pass and without a list.
pub fn sample_legal<G: Game>(
    game: &G,
    seat: Seat,
    below: &mut impl FnMut(u64) -> u64,
) -> Option<G::Decision> {
    let mut seen = 0;
    let mut chosen = None;
    let _ = game.legal(seat, &mut |decision| {
        seen += 1;
        if below(seen) == 0 {
            chosen = Some(decision);
        }
        ControlFlow::Continue(())
    });
    chosen
}
