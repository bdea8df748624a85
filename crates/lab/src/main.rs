//! `cargo xtask puzzles` and `cargo xtask reliability`: programs that play for hours. Both keep what they have, and go on from there.

mod proof;
mod puzzles;
mod reliability;

use anyhow::Result;
use clap::Parser;

#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Command {
    /// Finds positions in which one line is clearly best, and writes them into the games' folders.
    Puzzles(puzzles::Arguments),
    /// Holds the curve of a review against the ends of games, and writes docs/reliability.md.
    Reliability(reliability::Arguments),
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Reliability(arguments) => reliability::run(&arguments),
    }
}
