//! Golden games: a whole game as a reader would follow it. Anything visible that changes, changes the file.
//!
//! ```text
//! # why: the north wall falls on the fourth turn
//! start assault
//! texan place Travis N
//!     | Travis takes his post on the North Wall. (19.1)
//! roll 4
//!     | …
//! end
//! turn 4, over
//! ```
//!
//! Inputs stand at the margin, what the log says of them below, the last position after `end`. To make one, or
//! to accept a change, write or keep the comments, `start` and the inputs, and run the test with
//! `UPDATE_GOLDENS=1`; then read the difference as prose.

use std::path::Path;

use game::{Lang, Words, play};
use words::catalog;

use crate::{input, scenario_of};

/// Replays a golden game and panics at the first line that differs.
pub fn golden<G: Words>(file: impl AsRef<Path>) {
    let file = file.as_ref();
    let old = std::fs::read_to_string(file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    let new = retell::<G>(&old).unwrap_or_else(|fault| panic!("{}:{fault}", file.display()));
    if old == new {
        return;
    }
    if std::env::var_os("UPDATE_GOLDENS").is_some() {
        std::fs::write(file, new).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
        return;
    }
    let differing = old.lines().zip(new.lines()).position(|(old, new)| old != new);
    let at = differing.unwrap_or_else(|| old.lines().count().min(new.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("nothing").to_owned();
    panic!(
        "{}:{}: told otherwise\n    was: {}\n    now: {}\n(UPDATE_GOLDENS=1 accepts it)",
        file.display(),
        at + 1,
        line(&old),
        line(&new)
    );
}

/// The same game, told by today's rules and words. `Err` is a line's number and what is wrong with it.
pub fn retell<G: Words>(text: &str) -> Result<String, String> {
    let catalog = catalog::<G>();
    let mut told = String::new();
    let mut state: Option<G> = None;
    for (at, line) in text.lines().enumerate().take_while(|(_, line)| *line != "end") {
        let wrong = |what: String| format!("{}: {what}", at + 1);
        if line.starts_with(char::is_whitespace) || line.is_empty() {
            continue;
        }
        told.push_str(line);
        told.push('\n');
        if line.starts_with('#') {
            continue;
        }
        if let Some(scenario) = line.strip_prefix("start ") {
            state = Some(G::start(scenario_of::<G>(scenario)));
            continue;
        }
        let state = state.as_mut().ok_or_else(|| wrong("`start SCENARIO` must come first".to_owned()))?;
        let input = input::read::<G>(line).map_err(wrong)?;
        let mut log = Vec::new();
        play(state, input, &mut log).map_err(|refused| wrong(format!("{line}: {refused}")))?;
        for said in log.iter().map(G::line) {
            told += &format!("    | {} ({})\n", catalog.say(Lang::En, &said.phrase), said.rule.0);
        }
    }
    let state = state.ok_or("1: no `start SCENARIO`")?;
    Ok(format!("{told}end\n{}\n", state.pos().trim_end()))
}
