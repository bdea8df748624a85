//! The command line, run as it is built.

mod play;
mod replay;
mod reports;
mod usage;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use ai::Level;
use game::{Lang, Viewer};
use table::{Seed, Source};

/// Runs `bexar` with these arguments and nothing to read.
pub fn bexar(args: &[&str]) -> Output {
    bexar_reading(args, "")
}

/// Runs `bexar` with this on its standard input.
pub fn bexar_reading(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bexar"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A command that ends early does not read to the end.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().unwrap()
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// The one object that a command prints with `--json`.
pub fn json(args: &[&str]) -> serde_json::Value {
    let output = bexar(args);
    assert!(output.status.success(), "{}", stderr(&output));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A finished game between two regulars: its record, and its decisions.
pub fn finished(seed: u64) -> (String, Vec<String>) {
    let entry = shelf::game("charge").unwrap();
    let mut board = entry.start("assault", Source::by_hand(Seed::from(seed))).unwrap();
    let mut decisions = Vec::new();
    while let Some(seat) = board.awaited().iter().next() {
        let decision = board.think(seat, Level::Regular.into(), decisions.len() as u64).unwrap().now();
        board.decide(seat, &decision, Lang::En).unwrap();
        decisions.push(decision);
    }
    (board.record(Viewer::Observer), decisions)
}

/// A file of this test's own.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("commands");
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}
