//! Proof that play does not touch the heap.

use std::alloc::System;
use std::ops::ControlFlow;

use game::{Game, Node, play};
use stats_alloc::{Region, StatsAlloc};

use crate::contract::random_input;
use crate::scenario_of;

/// A whole test file: random playouts of a scenario do not allocate.
///
/// It must be alone in its file, because the allocator counts for the whole process.
#[macro_export]
macro_rules! no_alloc {
    ($game:ty, $scenario:expr, $games:expr) => {
        #[global_allocator]
        static ALLOCATOR: &$crate::stats_alloc::StatsAlloc<std::alloc::System> =
            &$crate::stats_alloc::INSTRUMENTED_SYSTEM;

        #[test]
        fn playouts_do_not_allocate() {
            $crate::assert_no_alloc::<$game>(ALLOCATOR, $scenario, $games);
        }
    };
}

/// Plays `games` random games under a counting allocator: listing, sampling, checking, deciding and fate.
///
/// The test harness may allocate on its own thread meanwhile, so a playout is at fault only if it allocates
/// every time it is repeated.
pub fn assert_no_alloc<G: Game>(allocator: &StatsAlloc<System>, scenario: &str, games: u64) {
    let counting = Region::new(allocator);
    drop(std::hint::black_box(Box::new(scenario.len())));
    assert!(counting.change().allocations > 0, "this test file has no counting allocator: use no_alloc!");
    let start = scenario_of::<G>(scenario);
    for seed in 0..games {
        let allocations = (0..10).map(|_| allocations::<G>(allocator, start, seed)).find(|&count| count == 0);
        assert!(allocations.is_some(), "{}: the playout with seed {seed} allocates", G::TITLE.name);
    }
}

fn allocations<G: Game>(allocator: &StatsAlloc<System>, start: G::Scenario, seed: u64) -> usize {
    let mut rng = fastrand::Rng::with_seed(seed);
    let counting = Region::new(allocator);
    let mut state = G::start(start);
    let mut offered = 0;
    for _ in 0..G::MAX_INPUTS {
        if let Node::Decide(seats) = state.node() {
            for seat in seats.iter() {
                let _ = state.legal(seat, &mut |_| {
                    offered += 1;
                    ControlFlow::Continue(())
                });
            }
        }
        let Some(input) = random_input(&state, &mut rng) else { break };
        play(&mut state, input, &mut ()).expect("checked: a sampled decision is legal");
    }
    std::hint::black_box((state, offered));
    counting.change().allocations
}
