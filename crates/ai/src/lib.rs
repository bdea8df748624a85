//! Computer players. They are handed a [`Guess`], never the truth.
//!
//! [`choose`] is one player's decision; [`simulate`] lets players meet in many games and counts.

mod advice;
mod arena;
mod computer;
mod estimate;
mod level;
mod pace;
mod policy;
mod review;
mod search;
mod tally;

pub use advice::{Advice, Care, advise};
pub use arena::{Meeting, Played, mix, offered, play_out, simulate};
pub use computer::{Computer, Pace};
pub use estimate::{About, Estimate, estimate};
pub use level::{Effort, Level, Player};
pub use pace::playouts_per_second;
pub use review::{Margin, considered, cost, luck, prospects};
pub use search::{Memory, Ranked, Verdict, search};
pub use tally::{Sprt, Tally, elo, wilson};

use std::sync::atomic::AtomicBool;

use fastrand::Rng;
use game::{Guess, Mind, Node};

/// What a player decides for the seat whose guess it is, or `None` if the game does not wait for it. Only a `general` uses
/// `cores`, looks at `stop`, and remembers.
pub fn choose<G: Mind>(
    guess: &Guess<G>,
    player: Player,
    cores: usize,
    stop: &AtomicBool,
    memory: &mut Memory<G>,
    rng: &mut Rng,
) -> Option<G::Decision> {
    let seat = guess.knower();
    if !matches!(guess.node(), Node::Decide(seats) if seats.contains(seat)) {
        return None;
    }
    match player.level {
        Level::Random => guess.sample(seat, &mut |n| rng.u64(..n)),
        Level::Recruit => policy::mistaken(&**guess, seat, rng),
        Level::Regular => policy::best(&**guess, seat, rng),
        Level::General => {
            let read = guess.book(seat, &mut |n| rng.u64(..n)).filter(|it| guess.check(seat, *it).is_ok());
            if read.is_some() || !guess.ponders(seat) {
                *memory = Memory::default();
                return read.or_else(|| policy::best(&**guess, seat, rng));
            }
            let verdict = search(guess, player.effort, cores, stop, memory, rng);
            verdict
                .ranked
                .first()
                .map_or_else(|| policy::best(&**guess, seat, rng), |best| Some(best.decision))
        }
    }
}
