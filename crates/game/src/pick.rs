//! Decisions as clicks. Selecting is a projection of the legal decisions, never part of the state.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{Game, Seat};

/// One click. The numbers are the game's own; its view and its words use the same ones.
/// In text: `piece:12`, `place:4`, `card:7`, `amount:3`, `button:0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pick {
    /// A counter, block or stack on the board.
    Piece(u16),
    /// A hex, area, zone or box.
    Place(u16),
    Card(u16),
    /// How many, where the same click could mean several.
    Amount(u16),
    /// Anything else: done, roll, stand.
    Button(u16),
}

impl Pick {
    fn parts(self) -> (&'static str, u16) {
        match self {
            Pick::Piece(n) => ("piece", n),
            Pick::Place(n) => ("place", n),
            Pick::Card(n) => ("card", n),
            Pick::Amount(n) => ("amount", n),
            Pick::Button(n) => ("button", n),
        }
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = self.parts();
        write!(f, "{kind}:{number}")
    }
}

/// Of several reasons against what clicks may mean, that of the decision nearest to being legal; `open` if one is legal.
pub fn nearest<I: Copy>(
    reasons: impl Iterator<Item = Result<(), I>>,
    remoteness: impl Fn(I) -> u8,
    open: I,
) -> Option<I> {
    let nearest = reasons.min_by_key(|reason| reason.err().map(&remoteness))?;
    Some(nearest.err().unwrap_or(open))
}

impl FromStr for Pick {
    type Err = String;

    fn from_str(text: &str) -> Result<Pick, String> {
        let wrong = || format!("not a click: {text:?} (write `piece:12`, `place:4`, `button:0` …)");
        let (kind, number) = text.split_once(':').ok_or_else(wrong)?;
        let number = number.parse().map_err(|_| wrong())?;
        match kind {
            "piece" => Ok(Pick::Piece(number)),
            "place" => Ok(Pick::Place(number)),
            "card" => Ok(Pick::Card(number)),
            "amount" => Ok(Pick::Amount(number)),
            "button" => Ok(Pick::Button(number)),
            _ => Err(wrong()),
        }
    }
}

/// What may be clicked next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer<D> {
    /// The clicks that lead on, each once, in the order of the decisions.
    pub next: Vec<Pick>,
    /// The decision, if the clicks made so far spell one.
    pub decision: Option<D>,
}

/// What `seat` may click after `prefix`.
pub fn offer<G: Game>(game: &G, seat: Seat, prefix: &[Pick]) -> Offer<G::Decision> {
    let mut offer = Offer { next: Vec::new(), decision: None };
    let _ = game.legal(seat, &mut |decision| {
        let picks = G::picks(decision);
        if let Some(rest) = picks.strip_prefix(prefix) {
            match rest.first() {
                None => offer.decision = Some(decision),
                Some(pick) if !offer.next.contains(pick) => offer.next.push(*pick),
                Some(_) => {}
            }
        }
        ControlFlow::Continue(())
    });
    offer
}

#[cfg(test)]
mod tests {
    use super::Pick;

    #[test]
    fn text_reads_back() {
        for pick in [Pick::Piece(7), Pick::Place(0), Pick::Card(24), Pick::Amount(3), Pick::Button(1)] {
            assert_eq!(pick.to_string().parse(), Ok(pick));
        }
        for wrong in ["piece", "piece:", "piece:-1", "piece:70000", "unit:3", ""] {
            assert!(wrong.parse::<Pick>().is_err(), "{wrong}");
        }
    }
}
