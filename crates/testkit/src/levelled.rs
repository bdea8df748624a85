//! States that a side cannot tell apart level to one, in games by the rules of thumb: random play comes to other positions.

use fastrand::Rng;
use game::{Game, Mind, Seat};

use crate::judgement::thumb;
use crate::secrets;
use crate::walk::walk;

/// How many states are redrawn at each node, for each seat.
const REDRAWS: usize = 4;

/// Plays games by the rules of thumb and, wherever somebody decides, levels the truth and what each seat could take for it.
///
/// # Panics
/// If two of them level to different states.
pub fn levelled<G: Mind>(scenario: &str, games: u64) {
    for seed in 0..games {
        walk::<G>(scenario, seed, |state, seat, rng| {
            G::TITLE.seats().for_each(|knower| level_alike(state, knower, REDRAWS, rng));
            Some(thumb(state, seat, rng))
        });
    }
}

/// Redraws a state this many times for `knower`, each time from the truth and from the redraw before, and levels them all.
///
/// # Panics
/// If two of them level to different states.
pub fn level_alike<G: Game>(truth: &G, knower: Seat, redraws: usize, rng: &mut Rng) {
    let level = truth.levelled(knower);
    let mut chain = truth.clone();
    for _ in 0..redraws {
        chain = chain.redraw(knower, &mut |n| rng.u64(..n));
        for other in [&chain, &truth.redraw(knower, &mut |n| rng.u64(..n))] {
            if let Err((law, detail)) = secrets::levels_alike(knower, &level, other) {
                panic!("{}: {}: {detail}\ntruly:\n{}", G::TITLE.name, law.says(), truth.pos());
            }
        }
    }
}
