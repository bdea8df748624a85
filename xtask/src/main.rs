//! `cargo xtask gen` writes the generated files, `cargo xtask tidy` checks the tree.

use anyhow::{Result, bail};
use xtask::{Tree, generate, tidy};

fn main() -> Result<()> {
    let command = std::env::args().nth(1);
    match command.as_deref() {
        Some("gen") => generate::write(&Tree::here()?),
        Some("tidy") => {
            let faults = tidy::faults(&Tree::here()?);
            faults.iter().for_each(|fault| println!("{fault}"));
            if faults.is_empty() { Ok(()) } else { bail!("{} faults", faults.len()) }
        }
        _ => bail!("usage: cargo xtask gen | tidy"),
    }
}
