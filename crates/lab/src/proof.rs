//! Whether one decision is clearly better than all others.
//!
//! It is what every one of several searches takes, each in worlds of its own; and in further worlds, the same for both, every other decision
//! leads to something worse. What is compared is what a side knows, so the answer tells nothing that is hidden from it.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Margin, Memory, Player, choose, cost, estimate, search};
use fastrand::Rng;
use game::{Game, Guess, Mind, Node, Seat};

/// How hard it is looked at.
#[derive(Clone, Copy)]
pub struct Care {
    /// How many searches agree, and the playouts of each.
    searches: u64,
    playouts: u32,
    /// In this many worlds the likeliest of the others are compared with it; the rest in an eighth of them.
    worlds: u32,
}

impl Care {
    /// Sorts out what is not clear at a glance.
    pub const GLANCE: Care = Care { searches: 1, playouts: 80, worlds: 32 };
    pub const PROOF: Care = Care { searches: 3, playouts: 1000, worlds: 240 };
}

/// How many of the others are compared in all worlds: those that the searches tried most.
const LIKELY: usize = 5;
/// About this many decisions are made in the games that are played to their ends, after each of the two best.
const TO_THE_END: u32 = 60_000;
/// A quick look ahead, for the grade: the playouts, and how many times.
const QUICK: (u32, u64) = (40, 4);

/// The one decision that is clearly best.
pub struct Clear<D> {
    pub best: D,
    /// The best of the others, and what it costs.
    pub next: D,
    pub cost: Margin,
}

/// What `seat` knows, by this seed.
pub fn known<G: Game>(state: &G, seat: Seat, seed: u64) -> Guess<G> {
    let mut rng = Rng::with_seed(seed);
    Guess::of(state, seat, &mut |n| rng.u64(..n))
}

/// All that `seat` may decide.
pub fn offers<G: Game>(state: &G, seat: Seat) -> Vec<G::Decision> {
    let mut offers = Vec::new();
    let _ = state.legal(seat, &mut |decision| {
        offers.push(decision);
        ControlFlow::Continue(())
    });
    offers
}

/// The seat that alone is awaited here and has something to think about. Where both choose in secret no choice is best for certain.
pub fn thinker<G: Mind>(state: &G) -> Option<Seat> {
    let Node::Decide(seats) = state.node() else { return None };
    let mut awaited = seats.iter();
    let seat = awaited.next().filter(|_| awaited.next().is_none())?;
    let choice = offers(state, seat).len() > 2;
    (choice && state.ponders(seat)).then_some(seat)
}

/// The clearly best decision of `seat`, if there is one: every other costs at least `least`, in shares of a victory.
pub fn clear<G: Mind>(
    state: &G,
    seat: Seat,
    care: Care,
    least: f64,
    seed: u64,
) -> Option<Clear<G::Decision>> {
    let guess = known(state, seat, seed);
    let mut tried: Vec<(G::Decision, u32)> = offers(state, seat).into_iter().map(|it| (it, 0)).collect();
    let mut best = None;
    for number in 0..care.searches {
        let mut rng = Rng::with_seed(ai::mix(seed, number));
        let effort = Effort::Playouts(care.playouts);
        let verdict = search(&guess, effort, 1, &AtomicBool::new(false), &mut Memory::default(), &mut rng);
        let first = verdict.ranked.first()?.decision;
        if *best.get_or_insert(first) != first {
            return None;
        }
        for ranked in verdict.ranked {
            if let Some((_, visits)) = tried.iter_mut().find(|(decision, _)| *decision == ranked.decision) {
                *visits += ranked.visits;
            }
        }
    }
    let best = best?;
    tried.retain(|(decision, _)| *decision != best);
    tried.sort_by_key(|&(_, visits)| std::cmp::Reverse(visits));
    let mut next: Option<(G::Decision, Margin)> = None;
    for (place, &(other, _)) in tried.iter().enumerate() {
        let likely = place < LIKELY;
        let worlds = if likely { care.worlds } else { (care.worlds / 8).max(8) };
        let worse = cost(&guess, &[best], &[other], worlds, !seed);
        let sure = if likely { worse.mean - worse.error() } else { worse.mean };
        if worse.mean < least || sure <= 0.0 {
            return None;
        }
        if likely && next.as_ref().is_none_or(|(_, least)| worse.mean < least.mean) {
            next = Some((other, worse));
        }
    }
    next.map(|(next, cost)| Clear { best, next, cost })
}

/// Whether games that are played to their ends bear it out: after the best decision more are won than after the next best, and not by chance.
/// Where the end is counted in points, more points.
pub fn borne_out<G: Mind>(state: &G, seat: Seat, clear: &Clear<G::Decision>, seed: u64) -> bool {
    let guess = known(state, seat, seed);
    let end = |decision| estimate(&guess, Some(decision), TO_THE_END, 1, &AtomicBool::new(false), seed);
    let (best, next) = (end(clear.best), end(clear.next));
    let more =
        |a: ai::About, b: ai::About| a.mean - b.mean > (a.error.powi(2) + b.error.powi(2)).sqrt() / 2.0;
    match (best.points(), next.points()) {
        (Some(a), Some(b)) if seat == Seat(0) => more(a, b),
        _ => more(best.chance(), next.chance()),
    }
}

/// How hard a decision is to find: 1 if the rules of thumb lead to it, 3 if even a quick look ahead misses it now and then, else 2.
pub fn grade<G: Mind>(state: &G, seat: Seat, best: G::Decision, seed: u64) -> u8 {
    let found = |player: Player, number: u64| {
        let mut rng = Rng::with_seed(ai::mix(!seed, number));
        let guess = known(state, seat, ai::mix(seed, number));
        choose(&guess, player, 1, &AtomicBool::new(false), &mut Memory::default(), &mut rng) == Some(best)
    };
    let (playouts, times) = QUICK;
    let quick = Player { level: Level::General, effort: Effort::Playouts(playouts) };
    if (0..times).all(|number| found(Level::Regular.into(), number)) {
        1
    } else if (0..times).all(|number| found(quick, number)) {
        2
    } else {
        3
    }
}
