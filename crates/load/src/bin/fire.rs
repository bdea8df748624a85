//! Several servers under fire: `fire target/release/bexar`. See [`load::fire`].

use std::path::PathBuf;

use anyhow::Context;
use clap::Parser;
use load::fire::{Plan, run};

/// Lets bots play through several servers at one PostgreSQL while everything goes wrong, and checks that nothing was lost.
#[derive(Parser)]
struct Args {
    /// The program, built with `--features hosting`.
    program: PathBuf,
    #[arg(long, default_value_t = 3)]
    servers: usize,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 300)]
    tables: usize,
    /// How long there are faults.
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// How long the games that go on then may take to end, in seconds.
    #[arg(long, default_value_t = 1800)]
    afterwards: u64,
    #[arg(long, default_value_t = 1836)]
    seed: u64,
    #[arg(long, value_delimiter = ',', default_value = "courier,thirteen-days/two-player,charge/assault")]
    games: Vec<String>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let Args { program, servers, tables, seconds, afterwards, seed, games } = Args::parse();
    let plan = Plan { servers, tables, seconds, afterwards, seed, games };
    let report = run(&program, &plan).await?.context("PostgreSQL is not installed")?;
    println!("nothing was lost: {report:?}");
    Ok(())
}
