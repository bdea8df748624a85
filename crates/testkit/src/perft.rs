//! Counted continuations: how many ways a position can go on, decisions and fate both.
//!
//! A file holds blocks with a blank line between them:
//!
//! ```text
//! # why: three units at one wall, the gate is shut
//! turn 3, Mexican march
//! NF: Ald3
//! perft 1 7
//! perft 2 31
//! ```
//!
//! A comment that says why, the position as text (or `start assault`), and for each depth the number of ways.

use std::ops::ControlFlow;
use std::path::Path;

use game::{Game, Input, Node, play};

use crate::{input, scenario_of};

/// No count goes beyond this: pin small positions.
const MOST: u64 = 20_000_000;
/// How many inputs are listed with what lies below them.
const MOST_LISTED: usize = 30;

/// Counts every block of a file and panics with all that differ.
pub fn perft<G: Game>(file: impl AsRef<Path>) {
    let file = file.as_ref();
    let text = std::fs::read_to_string(file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()));
    if let Err(failures) = run_perft::<G>(&file.display().to_string(), &text) {
        panic!("{} counts differ:\n{}", failures.len(), failures.join("\n"));
    }
}

/// Counts every block of a file. Returns how many counts it held, or all failures as `file:line: what`.
pub fn run_perft<G: Game>(file: &str, text: &str) -> Result<usize, Vec<String>> {
    let mut failures = Vec::new();
    let mut counted = 0;
    let lines: Vec<(usize, &str)> = text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
    for block in lines.split(|(_, line)| line.trim().is_empty()).filter(|block| !block.is_empty()) {
        match count_block::<G>(block) {
            Ok(counts) => counted += counts,
            Err(found) => {
                failures.extend(found.into_iter().map(|(line, what)| format!("{file}:{line}: {what}")));
            }
        }
    }
    if counted == 0 && failures.is_empty() {
        failures.push(format!("{file}: nothing to count"));
    }
    if failures.is_empty() { Ok(counted) } else { Err(failures) }
}

fn count_block<G: Game>(block: &[(usize, &str)]) -> Result<usize, Vec<(usize, String)>> {
    let first = block[0].0;
    let is_why = |line: &str| line.starts_with('#');
    let is_count = |line: &str| line.starts_with("perft ");
    let counts: Vec<&(usize, &str)> = block.iter().filter(|(_, line)| is_count(line)).collect();
    if counts.is_empty() {
        let only_comment = block.iter().all(|(_, line)| is_why(line));
        return if only_comment {
            Ok(0)
        } else {
            Err(vec![(first, "a position without `perft`".to_owned())])
        };
    }
    if !block.iter().any(|(_, line)| line.starts_with("# why: ")) {
        return Err(vec![(first, "say why this position is pinned: `# why: …`".to_owned())]);
    }
    let position: Vec<&str> =
        block.iter().map(|(_, line)| *line).filter(|line| !is_why(line) && !is_count(line)).collect();
    let state = match position.as_slice() {
        [line] if line.starts_with("start ") => G::start(scenario_of::<G>(line["start ".len()..].trim())),
        lines => G::from_pos(&lines.join("\n"))
            .map_err(|faults| faults.into_iter().map(|fault| (first, fault)).collect::<Vec<_>>())?,
    };
    let failures: Vec<(usize, String)> =
        counts.iter().filter_map(|(number, line)| Some((*number, compare(&state, line).err()?))).collect();
    if failures.is_empty() { Ok(counts.len()) } else { Err(failures) }
}

fn compare<G: Game>(state: &G, line: &str) -> Result<(), String> {
    let numbers: Vec<u64> =
        line.split_whitespace().skip(1).map(str::parse).collect::<Result<_, _>>().unwrap_or_default();
    let &[depth, expected] = numbers.as_slice() else {
        return Err(format!("{line:?}: write `perft DEPTH WAYS`"));
    };
    let mut left = MOST;
    let found =
        ways(state, depth, &mut left).ok_or_else(|| format!("perft {depth}: more than {MOST} nodes"))?;
    if found == expected {
        return Ok(());
    }
    let mut told = format!("perft {depth}: {expected} expected, {found} counted");
    if depth > 1 {
        told += &divide(state, depth, &mut left);
    }
    Err(told)
}

/// The count below each of the first inputs, to find out where a difference lies.
fn divide<G: Game>(state: &G, depth: u64, left: &mut u64) -> String {
    let mut told = String::new();
    let mut listed = 0;
    let _ = inputs(state, &mut |input| {
        let mut next = state.clone();
        let played = play(&mut next, input, &mut ()).is_ok();
        let below = if played { ways(&next, depth - 1, left) } else { None };
        told += &format!("\n    {}: {}", input::write::<G>(&input), below.unwrap_or_default());
        listed += 1;
        if listed < MOST_LISTED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    told
}

/// How many ways the game can go on for `depth` inputs. A game that ends sooner is one way. `None` if there
/// are too many.
fn ways<G: Game>(state: &G, depth: u64, left: &mut u64) -> Option<u64> {
    *left = left.checked_sub(1)?;
    if depth == 0 || matches!(state.node(), Node::Over(_)) {
        return Some(1);
    }
    let mut sum = Some(0);
    let _ = inputs(state, &mut |input| {
        let mut next = state.clone();
        match input {
            Input::Decide(seat, decision) => next.decide(seat, decision, &mut ()),
            Input::Fate(fate) => next.resolve(fate, &mut ()),
        }
        sum = sum.zip(ways(&next, depth - 1, left)).map(|(so_far, below)| so_far + below);
        if sum.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    sum
}

/// Every input that the node admits.
fn inputs<G: Game>(
    state: &G,
    visit: &mut impl FnMut(Input<G::Decision>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    match state.node() {
        Node::Over(_) => ControlFlow::Continue(()),
        Node::Chance(draw) => (0..draw.ways()).try_for_each(|index| visit(Input::Fate(draw.nth(index)))),
        Node::Decide(seats) => seats
            .iter()
            .try_for_each(|seat| state.legal(seat, &mut |decision| visit(Input::Decide(seat, decision)))),
    }
}
