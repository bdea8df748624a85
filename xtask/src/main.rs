//! `cargo xtask gen` writes the generated files, `cargo xtask fit` the weights of the computer players, `cargo xtask strength` measures them,
//! `cargo xtask speed COMMIT` measures the engine against an earlier commit, `cargo xtask load` what a server costs, `cargo xtask clicks` how many
//! clicks a game takes, `cargo xtask reliability` how far the curve of a review can be trusted, `cargo xtask tidy` checks the tree.

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};
use xtask::{Tree, generate, speed, strength, tidy};

fn main() -> ExitCode {
    match run(std::env::args().nth(1).as_deref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Option<&str>) -> Result<()> {
    match command {
        Some("gen") => generate::write(&Tree::here()?),
        Some("tidy") => {
            let faults = tidy::faults(&Tree::here()?);
            faults.iter().for_each(|fault| println!("{fault}"));
            if faults.is_empty() { Ok(()) } else { bail!("{} faults", faults.len()) }
        }
        Some("strength") => {
            let tree = Tree::here()?;
            let page = strength::page(&tree.root().join("target/strength"))?;
            Ok(std::fs::write(tree.root().join("docs/strength.md"), page)?)
        }
        Some("speed") => {
            let commit = std::env::args().nth(2).context("usage: cargo xtask speed COMMIT [PROGRAM]")?;
            let built = std::env::args_os().nth(3).map(PathBuf::from);
            let tree = Tree::here()?;
            let page = speed::page(tree.root(), &commit, built)?;
            Ok(std::fs::write(tree.root().join("docs/speed.md"), page)?)
        }
        // Programs of their own: they know the games.
        Some("fit") => cargo(&["run", "--quiet", "--package", "fit", "--"], 2),
        Some("load") => {
            cargo(&["build", "--quiet", "--profile", "dist", "--package", "bexar"], usize::MAX)?;
            cargo(&["run", "--quiet", "--package", "load", "--", "target/dist/bexar"], 2)
        }
        // What thinks is optimised for this.
        Some("reliability") => {
            let page = Tree::here()?.root().join("docs/reliability.md");
            let page = format!("env.BEXAR_RELIABILITY={:?}", page.display().to_string());
            let fast = "profile.dev.package.shelf.opt-level=2";
            let test = ["--package", "shelf", "--test", "review", "estimates", "--", "--nocapture"];
            let args = [&["--config", fast, "--config", &page, "test", "--quiet"][..], &test].concat();
            cargo(&args, usize::MAX)
        }
        Some("clicks") => {
            let page = Tree::here()?.root().join("docs/clicks.md");
            let page = format!("env.BEXAR_CLICKS={:?}", page.display().to_string());
            cargo(
                &["--config", &page, "test", "--quiet", "--package", "shelf", "--test", "clicks"],
                usize::MAX,
            )
        }
        _ => bail!(
            "usage: cargo xtask gen | tidy | strength | speed COMMIT [PROGRAM] | fit GAME | load | clicks | reliability"
        ),
    }
}

/// Runs cargo in the tree, with these arguments and our own from the `from`-th on.
fn cargo(args: &[&str], from: usize) -> Result<()> {
    let status = Command::new(env!("CARGO"))
        .args(args)
        .args(std::env::args().skip(from))
        .current_dir(Tree::here()?.root())
        .status()
        .with_context(|| format!("running cargo {}", args.join(" ")))?;
    ensure!(status.success(), "cargo {} failed", args.join(" "));
    Ok(())
}
