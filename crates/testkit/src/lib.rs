//! What every game is tested with. A game gets all of it with one line each:
//!
//! ```text
//! testkit::contract::<charge::State>("assault", 10_000);  // the laws of `game::Game`, over random play
//! testkit::speech::<charge::State>("assault", 50);        // every sentence can be said in every language
//! testkit::clauses::<charge::State>();                    // the examples of the rulebook, see `clauses`
//! testkit::perft::<charge::State>("tests/charge.perft");  // counted continuations, see `perft`
//! testkit::golden::<charge::State>("tests/assault.game"); // a whole game, told line by line, see `golden`
//! testkit::fuzz::<charge::State>("assault", 100_000);     // spoiled text at every door, see `fuzz`
//! testkit::refusals::<charge::State>("assault", 20, &all, fault); // whatever is clicked, see `refusals`
//! testkit::judgement::<charge::State>("assault", 100);    // what it says of positions is borne out, see `judgement`
//! testkit::levelled::<charge::State>("assault", 10);      // what a side cannot tell apart levels alike, see `levelled`
//! testkit::no_alloc!(charge::State, "assault", 100);      // alone in its test file
//! ```
//!
//! Paths are relative to the crate under test. Every function panics with the whole story when a law is broken.

mod alike;
mod alloc;
mod clauses;
mod contract;
mod fuzz;
mod garble;
mod golden;
mod graph;
mod input;
mod judgement;
mod laws;
mod levelled;
mod perft;
mod refusals;
mod secrets;
mod speech;
mod trial;

pub use alike::alike;
pub use alloc::assert_no_alloc;
pub use clauses::{Tally, clauses, run_clauses};
pub use contract::{Report, contract, examine};
pub use fuzz::{Borne, Door, Tripped, fuzz, run_fuzz};
pub use garble::Garbler;
pub use golden::{golden, retell};
pub use graph::{one_way, reachable};
pub use judgement::judgement;
pub use laws::{Broken, Law};
pub use levelled::{level_alike, levelled};
pub use perft::{perft, run_perft};
pub use refusals::refusals;
pub use speech::{run_speech, speech};
#[doc(hidden)]
pub use stats_alloc;

use game::Game;

/// The scenario of `G` that this text names.
///
/// # Panics
/// If there is none.
fn scenario_of<G: Game>(text: &str) -> G::Scenario {
    text.parse().unwrap_or_else(|fault| panic!("{} has no scenario {text:?}: {fault:?}", G::TITLE.name))
}
