//! Many games between computer players.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use fastrand::Rng;
use game::edition::carried;
use game::{Guess, Input, Mind, Node, Outcome, Seat, play};

use crate::{Memory, Player, Sprt, Tally, choose};

/// How one game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// `None` if it was still going on after [`MAX_INPUTS`](game::Game::MAX_INPUTS).
    pub outcome: Option<Outcome>,
    pub turns: u16,
    pub inputs: usize,
    /// The most decisions offered at any node.
    pub max_offer: usize,
    /// The first seat was held by `b`, not by `a`.
    pub swapped: bool,
}

/// Two players who meet, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Meeting {
    pub a: Player,
    pub b: Player,
    /// Every other game is played with sides changed and the same dice; else `a` always has the first side.
    pub swap: bool,
    pub games: u64,
    pub seed: u64,
    /// Stops as soon as this test is decided.
    pub sprt: Option<Sprt>,
}

/// Plays one game between `players`, one for each seat. The dice, and each player's own luck, have streams of their own.
pub fn play_out<G: Mind>(scenario: G::Scenario, players: [Player; 2], seed: u64) -> Played {
    let mut state = G::start(scenario);
    let [mut dice, first, second] = [0, 1, 2].map(|stream| Rng::with_seed(mix(seed, stream)));
    let mut luck = [first, second];
    let mut memory = Memory::default();
    let never = AtomicBool::new(false);
    let (mut inputs, mut max_offer) = (0, 0);
    while inputs < G::MAX_INPUTS {
        let input = match state.node() {
            Node::Over(_) => break,
            Node::Chance(draw) => Input::Fate(draw.nth(dice.u64(..draw.ways()))),
            Node::Decide(seats) => {
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                max_offer = max_offer.max(offered(&state, seat));
                let rng = &mut luck[usize::from(seat.0)];
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let decision = choose(&guess, players[usize::from(seat.0)], 1, &never, &mut memory, rng);
                Input::Decide(seat, decision.expect("checked: an awaited seat has a legal decision"))
            }
        };
        play(&mut state, input, &mut ()).expect("checked: only what was offered is played");
        inputs += 1;
    }
    let outcome = match state.node() {
        Node::Over(outcome) => Some(outcome),
        Node::Decide(_) | Node::Chance(_) => None,
    };
    Played { outcome, turns: state.turn(), inputs, max_offer, swapped: false }
}

/// How many decisions `seat` has.
pub fn offered<G: Mind>(state: &G, seat: Seat) -> usize {
    let mut count = 0;
    let _ = state.legal(seat, &mut |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// Lets two players meet, on all cores. The same seed gives the same tally, however many cores there are, unless somebody
/// plays against the clock. `progress` is told after each game.
pub fn simulate<G: Mind>(scenario: G::Scenario, meeting: &Meeting, progress: &(dyn Fn() + Sync)) -> Tally {
    let next = AtomicU64::new(0);
    let hall = Mutex::new(Hall::new(G::TITLE.seats.len(), meeting));
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= meeting.games {
            return;
        }
        let played = meeting.play::<G>(scenario, number);
        let mut hall = hall.lock().unwrap_or_else(PoisonError::into_inner);
        if hall.hear(number, played) {
            next.store(meeting.games, Ordering::Relaxed);
        }
        progress();
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(carried::<G, _>(work)))));
    hall.into_inner().unwrap_or_else(PoisonError::into_inner).tally
}

impl Meeting {
    fn play<G: Mind>(&self, scenario: G::Scenario, number: u64) -> Played {
        let (players, seed) = self.pairing(number);
        Played { swapped: self.is_swapped(number), ..play_out::<G>(scenario, players, seed) }
    }

    /// Whether the sides are changed in a game.
    pub fn is_swapped(&self, number: u64) -> bool {
        self.swap && number % 2 == 1
    }

    /// Who has which seat in a game, and its seed. Two games of a pair have the same seed and other sides.
    pub fn pairing(&self, number: u64) -> ([Player; 2], u64) {
        let players = if self.is_swapped(number) { [self.b, self.a] } else { [self.a, self.b] };
        (players, mix(self.seed, if self.swap { number / 2 } else { number }))
    }
}

/// Takes games in the order of their numbers, whichever is finished first, so that a test ends at the same game every time.
struct Hall {
    tally: Tally,
    waiting: BTreeMap<u64, Played>,
    next: u64,
    sprt: Option<Sprt>,
    closed: bool,
}

impl Hall {
    fn new(seats: usize, meeting: &Meeting) -> Hall {
        let tally = Tally::new(seats, meeting.swap);
        Hall { tally, waiting: BTreeMap::new(), next: 0, sprt: meeting.sprt, closed: false }
    }

    /// Takes in a game; says whether enough have been seen.
    fn hear(&mut self, number: u64, played: Played) -> bool {
        self.waiting.insert(number, played);
        while let Some(played) = self.waiting.remove(&self.next) {
            if self.closed {
                break;
            }
            self.tally.add(&played);
            self.next += 1;
            self.closed = self.sprt.is_some_and(|test| test.is_decided(&self.tally));
        }
        self.closed
    }
}

/// A seed of its own for every game: the finaliser of SplitMix64, so that neighbours share nothing.
pub fn mix(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add(number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::mix;

    #[test]
    fn neighbouring_games_have_seeds_of_their_own() {
        let seeds: std::collections::HashSet<u64> =
            (0..100).flat_map(|seed| (0..100).map(move |number| mix(seed, number))).collect();
        assert_eq!(seeds.len(), 10_000);
    }
}
