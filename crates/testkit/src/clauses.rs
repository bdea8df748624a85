//! Clause examples: Markdown that a player can read and that runs as a test.
//!
//! ````markdown
//! # 7 Stacking
//!
//! ## 7.1 Room in an area
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
//! **Sections.** `#` opens a chapter, `##` a clause: its first word is the clause's id. Prose is free; only the
//! fenced blocks named `pos`, `play` and `then` are read. Each section stands alone.
//!
//! **`pos`** sets the position ([`Game::from_pos`]). A section may hold several; each begins a new example.
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
//! | `refused` | the rules refuse it, citing the clause of the heading |
//! | `refused 5.3` | the rules refuse it, citing 5.3 |
//! | `refused: not awaited` | the game does not wait for that side |
//! | `events: Rolled 11, Lost B07` | these events happened, in this order, perhaps among others |
//! | `no event: Lost` | no such event happened |
//! | `offers: 12` | so many decisions are offered |
//! | `offered: NOTATION`, `not offered: NOTATION` | that decision is, or is not, among them |
//! | `awaits: SIDE`, `awaits: fate` | the game waits for exactly that; several sides with commas |
//! | `over: SIDE`, `over: draw` | the game has ended so |
//! | `turn: 4` | it is that turn |
//! | `note: …` | always; for the reader |
//!
//! An event is named by words of its `Debug` text, its variant first, the others in order: `Lost 3` finds
//! `Lost { unit: Unit(3), area: NW }`.
//!
//! What is not refused must be lawful; a refused input changes nothing. Fate is scripted in full: a `roll` that
//! nothing asked for is an error, and so is a roll that is missing, unless `awaits: fate` says that the
//! example ends there.

mod expect;
mod read;
mod run;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use game::Game;

use run::Run;

/// How many `play` blocks ran under each clause.
pub type Tally = BTreeMap<String, usize>;

/// Runs every example under `folder` and panics with all that fail.
pub fn clauses<G: Game>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no examples in {}", folder.display());
    let mut failures = Vec::new();
    for file in files {
        let text =
            std::fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        if let Err(mut found) = run_clauses::<G>(&file.display().to_string(), &text) {
            failures.append(&mut found);
        }
    }
    let count = failures.len();
    assert!(failures.is_empty(), "{count} failures in the clause examples:\n{}", failures.join("\n"));
}

/// Runs the examples of one file. Failures are told as `file:line: what`, all at once; after a failure the
/// rest of that example is left out.
pub fn run_clauses<G: Game>(file: &str, text: &str) -> Result<Tally, Vec<String>> {
    let mut run = Run::<G>::default();
    let mut tally = Tally::new();
    let (blocks, mut failures) = read::blocks(text);
    for block in &blocks {
        if block.kind == read::Kind::Play {
            *tally.entry(block.clause.clone()).or_default() += 1;
        }
        failures.extend(run.block(block));
    }
    failures.extend(run.finish());
    if tally.is_empty() {
        failures.push((1, "no example in this file".to_owned()));
    }
    if failures.is_empty() {
        return Ok(tally);
    }
    failures.sort();
    Err(failures.into_iter().map(|(line, failure)| format!("{file}:{line}: {failure}")).collect())
}
