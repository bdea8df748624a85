//! How fast a game plays: random playouts on one thread.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use fastrand::Rng;
use game::{Game, Input, Node, Sink, Viewer, play};

/// What was measured.
#[derive(Clone, PartialEq, Debug)]
pub struct Bench {
    /// The rules alone.
    pub bare: Rate,
    /// With every seat's view, offers and log after every input.
    pub table: Rate,
    pub mean_inputs: f64,
    /// The most decisions offered at any node.
    pub max_offer: usize,
    pub state_bytes: usize,
    /// To copy a state.
    pub copy_ns: f64,
    /// In the bare playouts.
    pub allocations_per_playout: f64,
}

#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Rate {
    pub games_per_s: f64,
    pub inputs_per_s: f64,
}

/// Measures for about `time` each. `allocations` tells how many the program has made so far.
pub fn bench<G: Game>(
    scenario: G::Scenario,
    seed: u64,
    time: Duration,
    allocations: &dyn Fn() -> usize,
) -> Bench {
    let mut rng = Rng::with_seed(seed);
    let (mut samples, mut list) = (Vec::new(), Vec::new());
    let mut max_offer = 0;
    play_out::<G, ()>(scenario, &mut rng, &mut (), |state, (): &mut ()| {
        max_offer = max_offer.max(offers(state, &mut list));
        samples.push(state.clone());
    });
    let before = allocations();
    let bare = Run::measure(time, || play_out::<G, ()>(scenario, &mut rng, &mut (), |_, (): &mut ()| {}));
    let made = allocations() - before;
    let table = Run::measure(time, || {
        play_out::<G, Vec<G::Event>>(scenario, &mut rng, &mut Vec::new(), |state, log| {
            max_offer = max_offer.max(offers(state, &mut list));
            black_box(&state.views());
            for viewer in viewers::<G>() {
                black_box(log.iter().filter_map(|event| G::redact(event, viewer)).count());
            }
            log.clear();
        })
    });
    Bench {
        bare: bare.rate(),
        table: table.rate(),
        mean_inputs: bare.inputs as f64 / bare.games as f64,
        max_offer,
        state_bytes: size_of::<G>(),
        copy_ns: copy_ns(&samples, time / 10),
        allocations_per_playout: made as f64 / bare.games as f64,
    }
}

fn viewers<G: Game>() -> impl Iterator<Item = Viewer> {
    G::TITLE.seats().map(Viewer::Seat).chain([Viewer::Observer])
}

/// Lists the offers of every awaited seat; returns how many the longest list has.
pub(crate) fn offers<G: Game>(state: &G, list: &mut Vec<G::Decision>) -> usize {
    let lengths = state.node().awaited().iter().map(|seat| {
        list.clear();
        let _ = state.legal(seat, &mut |decision| {
            list.push(decision);
            ControlFlow::Continue(())
        });
        black_box(&mut *list).len()
    });
    lengths.max().unwrap_or(0)
}

/// Plays one random game; `look` is called at every node. Returns the number of inputs.
fn play_out<G: Game, L: Sink<G::Event>>(
    scenario: G::Scenario,
    rng: &mut Rng,
    log: &mut L,
    mut look: impl FnMut(&G, &mut L),
) -> u64 {
    let mut state = G::start(scenario);
    let mut inputs = 0;
    while inputs < G::MAX_INPUTS as u64 {
        look(&state, log);
        let Some(input) = random_input(&state, rng) else { break };
        play(&mut state, input, log).expect("checked: only what was offered is played");
        inputs += 1;
    }
    inputs
}

/// Any input that the state waits for; none at the end.
#[inline]
pub(crate) fn random_input<G: Game>(state: &G, rng: &mut Rng) -> Option<Input<G::Decision>> {
    match state.node() {
        Node::Over(_) => None,
        Node::Chance(draw) => Some(Input::Fate(draw.nth(rng.u64(..draw.ways())))),
        Node::Decide(seats) => {
            let seat = seats.iter().next().expect("checked: a node awaits somebody");
            let decision = state.sample(seat, &mut |n| rng.u64(..n));
            Some(Input::Decide(seat, decision.expect("checked: an awaited seat has a legal decision")))
        }
    }
}

struct Run {
    games: u64,
    inputs: u64,
    seconds: f64,
}

impl Run {
    fn measure(time: Duration, mut game: impl FnMut() -> u64) -> Run {
        let start = Instant::now();
        let (mut games, mut inputs) = (0, 0);
        while games == 0 || start.elapsed() < time {
            inputs += game();
            games += 1;
        }
        Run { games, inputs, seconds: start.elapsed().as_secs_f64() }
    }

    fn rate(&self) -> Rate {
        Rate {
            games_per_s: self.games as f64 / self.seconds,
            inputs_per_s: self.inputs as f64 / self.seconds,
        }
    }
}

fn copy_ns<G: Game>(samples: &[G], time: Duration) -> f64 {
    let start = Instant::now();
    let mut copies = 0_u64;
    while copies == 0 || start.elapsed() < time {
        for state in samples {
            black_box(black_box(state).clone());
        }
        copies += samples.len() as u64;
    }
    start.elapsed().as_nanos() as f64 / copies as f64
}
