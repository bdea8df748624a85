//! Clause examples: parts of the rulebook that a player can read and that run as a test. The crate `book` says how a rulebook is written;
//! this is what its fenced blocks play.
//!
//! ````markdown
//! ### Example
//!
//! Six units at most stand in the north field; the seventh must wait outside.
//!
//! ```pos
//! turn 3, Mexican march
//! NF: Ald5
//! ```
//!
//! ```play
//! mexican march NF>N Ald3        # events: Ordered; awaits: fate
//! roll 4                         # events: Marched Ald 3; awaits: mexican
//! mexican march NF>UD Ald2       # refused
//! texan fire N                   # refused: not awaited
//! # offers: 12; offered: done; not offered: march NF>UD Ald2
//! mexican done                   # over: texan
//! ```
//!
//! ```then
//! N: Ald3
//! ```
//! ````
//!
//! Each example stands alone.
//!
//! **`pos`** sets the position ([`Game::from_pos`]). An example may hold several; each begins again.
//! A `play` block before any `pos` begins the recommended scenario, or with a first line `start 1835` that
//! one. **`play`** goes on from there: one
//! input a line, a side and its decision in notation, or `roll 6 5`, `draw 17`. Several `play` blocks follow on
//! each other. **`then`** names lines of the position reached: each must be among the lines of [`Game::pos`], its
//! words in any order; lines not named may be anything.
//!
//! **Expectations** follow a `#`, separated by `;`, on the line of the input after which they hold, or on a
//! line of their own:
//!
//! | Written | Holds when |
//! |---|---|
//! | `refused` | the rules refuse it, citing the clause it stands under |
//! | `refused 5.3` | the rules refuse it, citing 5.3 |
//! | `refused: not awaited` | the game does not wait for that side |
//! | `events: Rolled 11, Lost B07` | these events happened, in this order, perhaps among others |
//! | `no event: Lost` | no such event happened |
//! | `offers: 12` | this many decisions are offered |
//! | `offered: NOTATION`, `not offered: NOTATION` | that decision is, or is not, among them |
//! | `awaits: SIDE`, `awaits: fate` | the game waits for exactly that; several sides with commas |
//! | `over: SIDE`, `over: draw` | the game has ended so |
//! | `turn: 4` | it is that turn |
//! | `note: …` | always; for the reader |
//!
//! An event is named by words of its `Debug` text, its variant first, the others in order: `Lost 3` finds
//! `Lost { unit: Unit(3), area: NW }`.
//!
//! What is not refused must be legal; a refused input changes nothing. Fate is scripted in full: a `roll` that
//! nothing asked for is an error, and so is a roll that is missing, unless `awaits: fate` says that the
//! example ends there.

mod expect;
mod run;

use std::collections::BTreeMap;

use book::Book;
use game::{Game, Lang, Words};

use run::Run;

/// How many `play` blocks ran under each clause.
pub type Tally = BTreeMap<String, usize>;

/// What went wrong, and on which line.
type Failure = (usize, String);

/// Runs every example of the game's rulebook and panics with all that fail.
pub fn clauses<G: Words>() {
    if let Err(failures) = run_clauses::<G>(book::of::<G>()) {
        panic!("{} failures in the clause examples:\n{}", failures.len(), failures.join("\n"));
    }
}

/// Runs the examples of a book. Failures are told as `chapter:line: what`, all at once; after a failure the
/// rest of that example is left out.
pub fn run_clauses<G: Game>(book: &Book) -> Result<Tally, Vec<String>> {
    let mut tally = Tally::new();
    let mut told = Vec::new();
    for chapter in &book.chapters {
        let mut failures: Vec<Failure> = Vec::new();
        for clause in &chapter.clauses {
            for example in &clause.examples {
                let mut run = Run::<G>::new(clause.id);
                for fence in example.fences() {
                    if fence.name == "play" {
                        *tally.entry(clause.id.to_owned()).or_default() += 1;
                    }
                    failures.extend(run.fence(&fence));
                }
                failures.extend(run.finish());
            }
        }
        let title = chapter.title[Lang::default()];
        told.extend(failures.into_iter().map(|(line, failure)| format!("{title}:{line}: {failure}")));
    }
    if told.is_empty() { Ok(tally) } else { Err(told) }
}
