//! `cargo xtask fit GAME`: plays, fits, and writes the weights into the game's folder.

use std::path::Path;

use anyhow::{Context, Result};
use clap::Parser;
use fit::{Effort, GAMES};

#[derive(Parser)]
#[command(name = "cargo xtask fit", about = "Fits a game's weights to the ends of games.")]
struct Arguments {
    /// The game's id.
    game: String,
    /// How many games are played.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// Where the dice come from.
    #[arg(long)]
    seed: Option<u64>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let known = || GAMES.each_ref().map(|it| it.game).join(", ");
    let entry = GAMES.iter().find(|it| it.game == arguments.game);
    let entry = entry.with_context(|| format!("{} is not fitted; these are: {}", arguments.game, known()))?;
    let usual = (entry.usual)();
    let effort =
        Effort { games: arguments.games.unwrap_or(usual.games), seed: arguments.seed.unwrap_or(usual.seed) };
    for (file, text) in (entry.fit)(effort) {
        let path = Path::new("games").join(entry.game).join(file);
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
        println!("{}", path.display());
    }
    Ok(())
}
