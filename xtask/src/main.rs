//! `cargo xtask gen` writes the generated files, `cargo xtask fit` the weights of the computer players, `cargo xtask book` their openings, `cargo xtask strength` measures them,
//! `cargo xtask speed COMMIT` measures the engine against an earlier commit, `cargo xtask load` what a server costs, `cargo xtask fire` puts servers under fire, `cargo xtask flood` lets strangers flood one, `cargo xtask scale` calculates what a site holds, `cargo xtask clicks` how many
//! clicks a game takes, `cargo xtask deb` makes a package for Debian, `cargo xtask reliability` how far the curve of a review can be trusted, `cargo xtask puzzles` finds puzzles, `cargo xtask tidy` checks the tree.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail, ensure};
use xtask::{Tree, deb, generate, speed, strength, tidy};

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
        Some("fit") => cargo(&["run", "--quiet", "--package", "fit", "--bin", "fit", "--"], 2),
        Some("book") => cargo(&["run", "--quiet", "--package", "fit", "--bin", "book", "--"], 2),
        Some("load") => {
            cargo(&["build", "--quiet", "--profile", "dist", "--package", "bexar"], usize::MAX)?;
            cargo(&["run", "--quiet", "--package", "load", "--", "target/dist/bexar"], 2)
        }
        Some("fire") => {
            cargo(
                &["build", "--quiet", "--release", "--features", "hosting", "--package", "bexar"],
                usize::MAX,
            )?;
            let fire = ["run", "--quiet", "--release", "--package", "load", "--bin", "fire", "--"];
            cargo(&[&fire[..], &["target/release/bexar"]].concat(), 2)
        }
        Some(command @ ("flood" | "scale")) => {
            cargo(
                &["build", "--quiet", "--profile", "dist", "--features", "hosting", "--package", "bexar"],
                usize::MAX,
            )?;
            let run = ["run", "--quiet", "--release", "--package", "load", "--bin", command, "--"];
            cargo(&[&run[..], &["target/dist/bexar"]].concat(), 2)
        }
        Some("deb") => {
            let tree = Tree::here()?;
            let args: Vec<String> = std::env::args().skip(2).collect();
            let deb = match &args[..] {
                [] => {
                    cargo(
                        &[
                            "build",
                            "--quiet",
                            "--profile",
                            "dist",
                            "--package",
                            "bexar",
                            "--no-default-features",
                            "--features",
                            "hosting,png",
                        ],
                        usize::MAX,
                    )?;
                    deb::make(tree.root(), &tree.root().join("target/dist/bexar"), deb::Pressed::Well)?
                }
                [program] => deb::make(tree.root(), Path::new(program), deb::Pressed::Quickly)?,
                _ => bail!("usage: cargo xtask deb [PROGRAM]"),
            };
            println!("{}", deb.display());
            Ok(())
        }
        Some("puzzles" | "reliability") => cargo(&["run", "--quiet", "--package", "lab", "--"], 1),
        Some("clicks") => {
            let page = Tree::here()?.root().join("docs/clicks.md");
            let page = format!("env.BEXAR_CLICKS={:?}", page.display().to_string());
            cargo(
                &["--config", &page, "test", "--quiet", "--package", "shelf", "--test", "clicks"],
                usize::MAX,
            )
        }
        _ => bail!(
            "usage: cargo xtask gen | tidy | strength | speed COMMIT [PROGRAM] | fit GAME | book GAME | load | fire | flood | scale | deb [PROGRAM] | clicks | reliability | puzzles"
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
