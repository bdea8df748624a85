//! Floods over a server: `flood target/dist/bexar`. See [`load::flood`].

use std::path::PathBuf;

use clap::Parser;
use load::flood::{Flood, Outcome, flood};

/// Lets strangers flood a server, and tells what a person at another table notices.
#[derive(Parser)]
struct Args {
    /// The program.
    program: PathBuf,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let Args { program } = Args::parse();
    println!(
        "| Flood | Hint in quiet, s | Hint, s | longest, s | Deed in quiet, ms | Deed, ms | Granted | Refused |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for kind in Flood::ALL {
        let Outcome { quiet, flooded, granted, refused } = flood(&program, kind).await?;
        println!(
            "| {} | {:.2} | {:.2} | {:.2} | {:.0} | {:.0} | {granted} | {refused} |",
            kind.name(),
            quiet.hint,
            flooded.hint,
            flooded.longest_hint,
            quiet.deed * 1e3,
            flooded.deed * 1e3,
        );
    }
    Ok(())
}
