//! Whole orders. A gesture is a way of saying ordinary decisions: the rules know nothing of it, and each decision it stands for is
//! checked and recorded like any other.

use std::ops::ControlFlow;

use crate::{Game, Node, Phrase, Pick, Seat};

/// What a player can tell many pieces at once. Nothing of it may depend on what the seat does not know.
pub trait Gestures: Game {
    /// The buttons of sweeping orders, the likeliest order first. They come after those of decisions.
    const SWEEPS: &'static [u16] = &[];

    /// Whether an order was begun and not ended: the next decision belongs to the last one, as a destination belongs to the block that was
    /// taken up.
    fn is_midway(&self) -> bool {
        false
    }

    /// Whether a decision is to do nothing: to stay, to pass, to be done with it.
    fn is_idle(_decision: Self::Decision) -> bool {
        false
    }

    /// What would be left undone by a decision that ends something: "3 Command Points are left". Whoever decides so is asked once.
    fn left_undone(&self, _seat: Seat, _decision: Self::Decision) -> Option<Phrase> {
        None
    }

    /// Pieces of `seat` that are often told the same, under one name.
    fn bands(&self, _seat: Seat) -> Vec<Band> {
        Vec::new()
    }

    /// What a piece does that was told to do `wished` with others, and cannot: one of what is `open` to it, as the clicks after it. It stays
    /// out of it if there is none.
    fn instead<'a>(&self, _seat: Seat, _wished: &[Pick], _open: &[&'a [Pick]]) -> Option<&'a [Pick]> {
        None
    }

    /// The next decision of the sweeping order of a button, which is legal; none where all of it is done, or where it has nothing to say.
    fn sweep(&self, _seat: Seat, _button: u16) -> Option<Self::Decision> {
        None
    }

    /// How long the order of a button holds: as long as this number stays the same. It is clicked after the button.
    fn moment(&self, _button: u16) -> u16 {
        self.turn()
    }

    /// The sweeping orders that `seat` could give now, each as its clicks: the likeliest first. No decision has the same clicks.
    fn sweeps(&self, seat: Seat) -> Vec<Vec<Pick>> {
        let now = Self::SWEEPS.iter().filter(|&&button| self.sweep(seat, button).is_some());
        now.map(|&button| vec![Pick::Button(button), Pick::Amount(self.moment(button))]).collect()
    }

    /// The next decision of a sweeping order given by its clicks, if it still holds.
    fn swept(&self, seat: Seat, order: &[Pick]) -> Option<Self::Decision> {
        let &[Pick::Button(button), Pick::Amount(moment)] = order else { return None };
        let holds = Self::SWEEPS.contains(&button) && self.moment(button) == moment;
        if holds { self.sweep(seat, button) } else { None }
    }
}

/// Pieces under one name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Band {
    pub name: Phrase,
    pub pieces: Vec<Pick>,
}

/// A gesture under way. Its clicks are several pieces and what each of them is to do, or those of a sweeping order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    Each {
        /// Those who are yet to be told.
        pieces: Vec<Pick>,
        then: Vec<Pick>,
    },
    Sweep(Vec<Pick>),
}

impl Gesture {
    pub fn of(picks: &[Pick]) -> Gesture {
        let pieces = picks.iter().take_while(|pick| matches!(pick, Pick::Piece(_))).count();
        match picks.split_at(pieces) {
            (pieces @ [_, _, ..], then) => Gesture::Each { pieces: pieces.to_vec(), then: then.to_vec() },
            _ => Gesture::Sweep(picks.to_vec()),
        }
    }

    /// Its next decision; none when it is done.
    pub fn next<G: Gestures>(&mut self, game: &G, seat: Seat) -> Option<G::Decision> {
        match self {
            Gesture::Sweep(order) => game.swept(seat, order),
            Gesture::Each { then, .. } if game.is_midway() => Choices::of(game, seat, &[]).fitting(then),
            Gesture::Each { pieces, then } => {
                let begun = pieces
                    .iter()
                    .enumerate()
                    .find_map(|(at, &piece)| Some((at, Choices::of(game, seat, &[piece]).leading_to(then)?)));
                let (at, decision) = begun?;
                pieces.drain(..=at);
                Some(decision)
            }
        }
    }
}

/// The state after `decision`, if that only began an order of the same seat and told nobody anything: what comes next can then be shown beforehand.
pub fn begun<G: Gestures>(game: &G, seat: Seat, decision: G::Decision) -> Option<G> {
    let mut after = game.clone();
    let mut events = Vec::new();
    after.decide(seat, decision, &mut events);
    let goes_on = matches!(after.node(), Node::Decide(seats) if seats.contains(seat)) && after.is_midway();
    (goes_on && !events.iter().any(G::reveals)).then_some(after)
}

/// What a seat can begin with, to do anything at all: each first click once.
pub fn beginnings<G: Gestures>(game: &G, seat: Seat) -> Vec<Pick> {
    let mut first = Vec::new();
    let _ = game.legal(seat, &mut |decision| {
        match G::picks(decision).first() {
            Some(pick) if !G::is_idle(decision) && !first.contains(pick) => first.push(*pick),
            _ => {}
        }
        ControlFlow::Continue(())
    });
    first
}

/// The legal decisions after some clicks, with the clicks that remain.
struct Choices<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    open: Vec<(Vec<Pick>, G::Decision)>,
}

impl<'a, G: Gestures> Choices<'a, G> {
    fn of(game: &'a G, seat: Seat, clicked: &[Pick]) -> Choices<'a, G> {
        let mut open = Vec::new();
        let _ = game.legal(seat, &mut |decision| {
            if let Some(rest) = G::picks(decision).strip_prefix(clicked) {
                open.push((rest.to_vec(), decision));
            }
            ControlFlow::Continue(())
        });
        Choices { game, seat, open }
    }

    /// The decision that does what is wished, or what the game puts in its place.
    fn fitting(&self, wished: &[Pick]) -> Option<G::Decision> {
        let spelled = |picks: &[Pick]| self.open.iter().find(|(rest, _)| rest == picks).map(|&(_, it)| it);
        spelled(wished).or_else(|| {
            let open: Vec<&[Pick]> = self.open.iter().map(|(rest, _)| &rest[..]).collect();
            spelled(self.game.instead(self.seat, wished, &open)?)
        })
    }

    /// The decision that does what is wished, or begins it.
    fn leading_to(&self, wished: &[Pick]) -> Option<G::Decision> {
        let begins = |&(_, decision): &(Vec<Pick>, G::Decision)| {
            let after = begun(self.game, self.seat, decision)?;
            Choices::of(&after, self.seat, &[]).fitting(wished).map(|_| decision)
        };
        self.fitting(wished).or_else(|| self.open.iter().find_map(begins))
    }
}
