//! What every game is tested with. A game gets all of it by a line for each law:
//!
//! ```text
//! testkit::laws! {
//!     charge::State:
//!     contract("assault", 10_000);      // the laws of `game::Game`, over random play
//!     speech("assault", 50);            // every sentence can be said in every language
//!     clauses();                        // the examples of the rulebook, see `clauses`
//!     perft("tests/charge.perft");      // counted continuations, see `perft`
//!     fuzz("assault", 100_000);         // spoiled text at every door, see `fuzz`
//!     judgement("assault", 100);        // what it says of positions is confirmed
//!     levelled("assault", 10);          // what a side cannot tell apart levels alike
//!     legal(60);                       // generals decide what is on offer
//!     exam(400);                        // and what they must, see `exam`
//!     honest("assault", 5);             // computer players do not peek
//!     thumbs(include_str!("../src/mind/thumb.rs")); // every rule of thumb has its words
//!     explained("assault", 3);          // most decisions have a reason
//!     reasons("assault", 12, 4);        // reasons tell nothing that is hidden
//!     advice("assault", 3, 60);         // hints and estimates neither
//!     agreed(30);                       // they tell the same
//!     borne_out(150);                   // and games end as they say
//! }
//! testkit::no_alloc!(charge::State, "assault", 100);              // alone in its test file
//! testkit::refusals::<charge::State>("assault", 20, &all, fault); // whatever is clicked, see `refusals`
//! testkit::golden::<charge::State>("tests/assault.game");         // a whole game, told line by line, see `golden`
//! ```
//!
//! Paths are relative to the crate under test. Every function panics with the whole story when a law is broken.

mod advice;
mod alike;
mod alloc;
mod clauses;
mod contract;
mod exam;
mod fuzz;
mod garble;
mod gestures;
mod golden;
mod graph;
mod input;
mod judgement;
mod laws;
mod levelled;
mod perft;
mod players;
mod reasons;
mod refusals;
mod secrets;
mod speech;
mod trial;
mod walk;

pub use advice::{advice, agreed, borne_out};
pub use alike::alike;
pub use alloc::assert_no_alloc;
pub use clauses::{Tally, clauses, run_clauses};
pub use contract::{Report, contract, examine};
pub use exam::{Marks, exam, examined};
pub use fuzz::{Borne, Door, Tripped, fuzz, run_fuzz};
pub use garble::Garbler;
pub use golden::{golden, retell};
pub use graph::{one_way, reachable};
pub use judgement::judgement;
pub use laws::{Broken, Law};
pub use levelled::{level_alike, levelled};
pub use perft::{perft, run_perft};
pub use players::{honest, lawful};
pub use reasons::{explained, reasons, thumbs};
pub use refusals::{clicks, refusals};
pub use speech::{run_speech, speech};
#[doc(hidden)]
pub use stats_alloc;
pub use walk::{any, offers, walk};

use game::Game;

/// A test for each law: `contract("1836", 1_000), ("1835", 300);` holds the game against it with each of these arguments.
#[macro_export]
macro_rules! laws {
    ($state:ty: $($law:ident $(($($arg:expr),*)),+;)+) => {
        $(
            #[test]
            fn $law() {
                $($crate::$law::<$state>($($arg),*);)+
            }
        )+
    };
}

/// The scenario of `G` that this text names.
///
/// # Panics
/// If there is none.
fn scenario_of<G: Game>(text: &str) -> G::Scenario {
    text.parse().unwrap_or_else(|fault| panic!("{} has no scenario {text:?}: {fault:?}", G::TITLE.name))
}
