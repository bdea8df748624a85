//! Computer players decide what is on offer, and do not peek.

use std::sync::atomic::AtomicBool;

use ai::{Effort, Level, Memory, Player, choose};
use fastrand::Rng;
use game::{Guess, Mind, Seat, Viewer};

use crate::walk::{any, walk};

/// At one decision in this many the players are compared.
const STRIDE: u32 = 30;
/// This many decisions in a row are compared: what was thought about one is remembered at the next.
const ROW: usize = 3;

/// What a player decides, whose luck is this.
fn chosen<G: Mind>(
    state: &G,
    seat: Seat,
    player: Player,
    memory: &mut Memory<G>,
    rng: &mut Rng,
) -> Option<G::Decision> {
    let guess = Guess::of(state, seat, &mut |n| rng.u64(..n));
    choose(&guess, player, 1, &AtomicBool::new(false), memory, rng)
}

/// Two generals who remember what they thought decide only what is on offer. Plays this many games of each scenario; most of them end with
/// their first turns, where both sides have the most to choose from.
///
/// # Panics
/// If one decides something else, or nothing.
pub fn lawful<G: Mind>(games: u64) {
    for scenario in G::TITLE.scenarios {
        for number in 0..games {
            let turns = if number % 10 == 0 { u16::MAX } else { 2 };
            // From the least that is a search to what fills the memory.
            let effort = Effort::Playouts([2, 8, 20][number as usize % 3]);
            let general = Player { level: Level::General, effort };
            let mut memory = Memory::default();
            walk::<G>(scenario.id, number, |state, seat, rng| {
                let decision = chosen(state, seat, general, &mut memory, rng);
                assert!(decision.is_some(), "no decision in\n{}", state.pos());
                decision.filter(|_| state.turn() <= turns)
            });
        }
    }
}

/// The computer does not peek: handed two states that differ only in what it may not know, it decides the same. Plays random games; now and
/// then each level decides on the truth and on another world.
///
/// # Panics
/// If one decides differently.
pub fn honest<G: Mind>(scenario: &str, games: u64) {
    let mut looks = 0;
    for number in 0..games {
        walk::<G>(scenario, number, |state, seat, rng| {
            if rng.u32(..STRIDE) == 0 {
                let other = state.redraw(seat, &mut |n| rng.u64(..n));
                let luck = rng.u64(..);
                for level in Level::ALL {
                    let player = Player { level, effort: Effort::Playouts(4) };
                    decide_alike([state.clone(), other.clone()], seat, player, luck);
                }
                looks += 1;
            }
            any(state, seat, rng)
        });
    }
    assert!(looks > 5, "only {looks} positions");
}

/// Lets a player go on in two worlds that its seat cannot tell apart, as long as it cannot.
fn decide_alike<G: Mind>(mut worlds: [G; 2], seat: Seat, player: Player, luck: u64) {
    let mut memories = [Memory::default(), Memory::default()];
    for step in 0..ROW {
        let [truth, other] = [0, 1].map(|at| {
            let mut rng = Rng::with_seed(luck + step as u64);
            chosen(&worlds[at], seat, player, &mut memories[at], &mut rng)
        });
        assert_eq!(truth, other, "{player} peeks in\n{}", worlds[0].pos());
        for (world, decision) in worlds.iter_mut().zip([truth, other].into_iter().flatten()) {
            world.decide(seat, decision, &mut ());
        }
        let [truth, other] = worlds.each_ref().map(|world| world.view(Viewer::Seat(seat)));
        if truth != other || !worlds.iter().all(|world| world.node().awaited().contains(seat)) {
            return;
        }
    }
}
