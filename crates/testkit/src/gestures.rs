//! The laws of gestures: they are only a way of saying legal decisions, and tell nobody anything.

use game::{Game, Gesture, Gestures, Input, Node, Pick, Seat, Words, play};

use crate::contract::random_input;
use crate::laws::{Found, demand};
use crate::trial::list;
use crate::{Broken, Law, input, scenario_of, secrets};

/// No gesture takes more decisions than this before somebody else is awaited.
const MOST: usize = 2_000;
/// One decision in this many is made by a gesture, and one node in this many is looked at.
const SOME: u32 = 6;

/// Plays `games` random games in which gestures are made; tells how many were.
pub(crate) fn gestures<G: Words>(scenario: &str, games: u64) -> Result<usize, Box<Broken>> {
    let mut made = 0;
    for seed in 0..games {
        let mut game = Played { state: G::start(scenario_of::<G>(scenario)), record: Vec::new(), made: 0 };
        let mut rng = fastrand::Rng::with_seed(seed);
        game.play_out(&mut rng).map_err(|(law, detail)| {
            Box::new(Broken {
                law,
                game: G::TITLE.name,
                scenario: scenario.to_owned(),
                seed,
                input: game.record.len(),
                detail,
                position: game.state.pos(),
                record: input::write_all::<G>(&game.record),
            })
        })?;
        made += game.made;
    }
    Ok(made)
}

struct Played<G: Game> {
    state: G,
    record: Vec<Input<G::Decision>>,
    made: usize,
}

impl<G: Words> Played<G> {
    fn play_out(&mut self, rng: &mut fastrand::Rng) -> Result<(), Found> {
        while !matches!(self.state.node(), Node::Over(_)) {
            demand(self.record.len() < G::MAX_INPUTS, Law::Ends, || "with gestures it does not".to_owned())?;
            let awaited = self.state.node().awaited();
            let looked_at = rng.u32(..SOME) == 0;
            for seat in awaited.iter().filter(|_| looked_at) {
                lawful(&self.state, seat)?;
                silent(&self.state, seat, rng)?;
            }
            let gesture = awaited
                .iter()
                .next()
                .filter(|_| rng.u32(..SOME) == 0)
                .and_then(|seat| any(&self.state, seat, rng).map(|it| (seat, it)));
            match gesture {
                Some((seat, picks)) => self.make(seat, &picks, rng)?,
                None => {
                    let Some(input) = random_input(&self.state, rng) else { return Ok(()) };
                    self.push(input)?;
                }
            }
        }
        Ok(())
    }

    /// Makes a gesture, throwing the dice it asks for, until it is done or somebody else is awaited.
    fn make(&mut self, seat: Seat, picks: &[Pick], rng: &mut fastrand::Rng) -> Result<(), Found> {
        let mut gesture = Gesture::of(picks);
        for _ in 0..MOST {
            match self.state.node() {
                Node::Chance(draw) => self.push(Input::Fate(draw.nth(rng.u64(..draw.ways()))))?,
                Node::Decide(seats) if seats.contains(seat) => {
                    let Some(decision) = gesture.next(&self.state, seat) else { return Ok(()) };
                    self.made += 1;
                    self.push(Input::Decide(seat, decision))?;
                }
                Node::Decide(_) | Node::Over(_) => return Ok(()),
            }
        }
        Err((Law::Gestures, format!("{picks:?} does not end")))
    }

    fn push(&mut self, input: Input<G::Decision>) -> Result<(), Found> {
        self.record.push(input);
        play(&mut self.state, input, &mut ())
            .map_err(|refused| (Law::Gestures, format!("{}: {refused}", input::write::<G>(&input))))
    }
}

/// A sweeping order, or a band of pieces with something that its first can do.
fn any<G: Gestures>(state: &G, seat: Seat, rng: &mut fastrand::Rng) -> Option<Vec<Pick>> {
    let sweeps = state.sweeps(seat);
    let bands = state.bands(seat);
    if !bands.is_empty() && (sweeps.is_empty() || rng.bool()) {
        let pieces = bands[rng.usize(..bands.len())].pieces.clone();
        let ends = ends(state, seat, pieces[0]);
        if !ends.is_empty() {
            return Some([pieces, ends[rng.usize(..ends.len())].clone()].concat());
        }
    }
    (!sweeps.is_empty()).then(|| sweeps[rng.usize(..sweeps.len())].clone())
}

/// What a piece can be told, as the clicks after it.
fn ends<G: Gestures>(state: &G, seat: Seat, piece: Pick) -> Vec<Vec<Pick>> {
    let mut offers = Vec::new();
    list(state, seat, &mut offers);
    let mut ends = Vec::new();
    for decision in offers {
        let picks = G::picks(decision);
        let Some(rest) = picks.strip_prefix(&[piece]) else { continue };
        match game::begun(state, seat, decision) {
            Some(after) => {
                let mut then = Vec::new();
                list(&after, seat, &mut then);
                ends.extend(then.into_iter().map(G::picks));
            }
            None => ends.push(rest.to_vec()),
        }
    }
    ends
}

/// A sweeping order that is offered leads to a legal decision, and its clicks are no decision's, nor begin one.
fn lawful<G: Words>(state: &G, seat: Seat) -> Result<(), Found> {
    let mut offers = Vec::new();
    list(state, seat, &mut offers);
    for order in state.sweeps(seat) {
        let decision = state.swept(seat, &order);
        demand(decision.is_some_and(|it| state.check(seat, it).is_ok()), Law::Gestures, || {
            format!("{order:?} leads to {decision:?}")
        })?;
        let one_of_them = matches!(Gesture::of(&order), Gesture::Sweep(_));
        let double = offers.iter().find(|&&offer| {
            let picks = G::picks(offer);
            picks.starts_with(&order) || order.starts_with(&picks)
        });
        demand(one_of_them && double.is_none(), Law::Gestures, || format!("{order:?} reads as {double:?}"))?;
    }
    Ok(())
}

/// What is offered and where it leads does not depend on what the seat does not know.
fn silent<G: Words>(state: &G, seat: Seat, rng: &mut fastrand::Rng) -> Result<(), Found> {
    let told = |state: &G| {
        let mut offers = Vec::new();
        list(state, seat, &mut offers);
        let undone: Vec<_> = offers.iter().map(|&it| state.left_undone(seat, it)).collect();
        let next: Vec<_> =
            state.sweeps(seat).into_iter().map(|order| (state.swept(seat, &order), order)).collect();
        let bands = state.bands(seat);
        let begun: Vec<_> = bands.iter().flat_map(|band| ends(state, seat, band.pieces[0])).collect();
        (undone, next, bands, begun)
    };
    let here = told(state);
    for other in [state.redraw(seat, &mut |n| rng.u64(..n)), state.levelled(seat)] {
        let there = told(&other);
        demand(here == there, Law::GestureLeak, || {
            format!("{here:?}\nin another world: {there:?}\n{}", secrets::difference(state, &other))
        })?;
    }
    Ok(())
}
