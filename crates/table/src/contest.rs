//! A match between computer players, with its record.

use std::sync::atomic::AtomicBool;

use ai::{Memory, Player, mix};
use fastrand::Rng;
use game::{Guess, Mind, Node, Viewer, Words, play};

use crate::{Match, Seed};

/// What is counted over a match, turn by turn, as everybody could see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counted {
    /// What is counted, as messages of the game.
    pub what: Vec<game::Phrase>,
    /// At the end of each turn, and of the match: of the first side, of the second.
    pub turns: Vec<(u16, Vec<[Option<u16>; 2]>)>,
}

/// Plays a match between two computer players to its end. The same number gives the same match, unless somebody plays against the clock. Told
/// besides: the most decisions that were on offer.
pub fn contest<G: Words + Mind>(
    scenario: G::Scenario,
    players: [Player; 2],
    number: u64,
) -> (Match<G>, usize) {
    let mut played = Match::<G>::new(scenario, Seed::from(number));
    let mut luck = [1, 2].map(|stream| Rng::with_seed(mix(number, stream)));
    let (mut memory, never) = (Memory::default(), AtomicBool::new(false));
    let mut most = 0;
    while let Node::Decide(seats) = played.state().node()
        && let Some(seat) = seats.iter().next()
        && played.steps().len() < G::MAX_INPUTS
    {
        let (at, rng) = (usize::from(seat.0), &mut luck[usize::from(seat.0)]);
        most = most.max(ai::offered(played.state(), seat));
        let guess = Guess::of(played.state(), seat, &mut |n| rng.u64(..n));
        let decision = ai::choose(&guess, players[at], 1, &never, &mut memory, rng);
        let decision = decision.expect("checked: an awaited seat has a legal decision");
        played.decide(seat, decision).expect("checked: only what was offered is decided");
    }
    (played, most)
}

pub(crate) fn counted<G: Words + Mind>(played: &Match<G>) -> Counted {
    let mut state = played.began().state();
    let mut counted = Counted::default();
    let note = |state: &G, turn: u16, counted: &mut Counted| {
        let counts = G::counts(&state.view(Viewer::Observer));
        counted.turns.push((turn, counts.iter().map(|count| count.of).collect()));
        counted.what = counts.into_iter().map(|count| count.what).collect();
    };
    for input in played.inputs() {
        let turn = state.turn();
        play(&mut state, input, &mut ()).expect("checked: it was played before");
        if state.turn() != turn || matches!(state.node(), Node::Over(_)) {
            note(&state, turn, &mut counted);
        }
    }
    counted
}
