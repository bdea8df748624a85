//! `cargo xtask book GAME`: lets the openings of a game meet, and writes into its book how often each is to be chosen.

use std::path::Path;

use anyhow::{Context, Result, anyhow};
use clap::Parser;
use fit::book::{BOOKS, Care};

#[derive(Parser)]
#[command(name = "cargo xtask book", about = "Weighs a game's openings by games.")]
struct Arguments {
    /// The game's id.
    game: String,
    #[command(flatten)]
    care: Care,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let known = || BOOKS.each_ref().map(|it| it.game).join(", ");
    let book = BOOKS.iter().find(|it| it.game == arguments.game);
    let book = book.with_context(|| format!("{} has no book; these have: {}", arguments.game, known()))?;
    let path = Path::new("games").join(book.game).join(book.file);
    let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    let weighed = (book.weigh)(&text, &arguments.care).map_err(|fault| anyhow!(fault))?;
    std::fs::write(&path, weighed).with_context(|| path.display().to_string())?;
    println!("{}", path.display());
    Ok(())
}
