//! Puts load on a server and tells what that costs: `load target/dist/bexar`.
//!
//! The server is a process of its own with its database on disk. Games are played here beforehand, with seeds set by hand, so that while
//! it is measured nothing has to be asked or chosen: each table posts one lawful decision after the other, as fast as it is answered,
//! while both sides listen to the news. What the server's process takes is read from `/proc`.

use std::path::PathBuf;

use clap::Parser;

use load::script::Script;
use load::trial::{self, Opened, Played, Setting};

/// What a server costs under load.
#[derive(Parser)]
struct Args {
    /// The program: it is started as `PROGRAM serve …`.
    program: PathBuf,
    /// Which games, with their scenarios.
    #[arg(long, value_delimiter = ',', default_value = "texas-glory/1836,charge/assault")]
    games: Vec<String>,
    /// How many tables at once, trial by trial.
    #[arg(long, value_delimiter = ',', default_value = "50,200,1000")]
    tables: Vec<usize>,
    /// How many decisions are made in a trial, at all its tables together.
    #[arg(long, default_value_t = 20_000)]
    decisions: usize,
    /// How many observers look at one table, trial by trial.
    #[arg(long, value_delimiter = ',', default_value = "0,500,2000")]
    observers: Vec<usize>,
    /// Asks for the whole table in answer to each decision, not for its revision alone.
    #[arg(long)]
    whole: bool,
    /// Looks at the table before each decision, as a program does that knows nothing but the API.
    #[arg(long)]
    looks: bool,
    /// Everybody listens to the news of the table's page, with the board drawn, instead of the programs' news.
    #[arg(long)]
    pages: bool,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let setting = Setting { whole: args.whole, looks: args.looks, pages: args.pages };
    for game in &args.games {
        println!("\n{game}");
        let (id, scenario) = game.split_once('/').unwrap_or((game, ""));
        let scripts = Script::write(id, scenario)?;
        println!(
            "{:>7} {:>9} {:>8} {:>11} {:>8} {:>8} {:>8} {:>8}",
            "tables", "decisions", "moves/s", "CPU ms/move", "p50 ms", "p99 ms", "kB/move", "news/move"
        );
        for &tables in &args.tables {
            let moves = args.decisions / tables;
            let Played { decisions, seconds, cpu, p50, p99, bytes, news } =
                trial::play(&args.program, &scripts, tables, moves, setting).await?;
            let each = decisions as f64;
            println!(
                "{tables:>7} {decisions:>9} {:>8.0} {:>11.3} {:>8.2} {:>8.2} {:>8.2} {:>8.2}",
                each / seconds,
                cpu * 1e3 / each,
                p50 * 1e3,
                p99 * 1e3,
                bytes as f64 / 1e3 / each,
                news as f64 / each
            );
        }
        println!(
            "quarters of a game, CPU ms/move: {}",
            listed(&trial::growth(&args.program, &scripts, setting).await?)
        );
        for &observers in &args.observers {
            let cpu = trial::fan_out(&args.program, &scripts, observers, setting).await?;
            println!("a move before {observers} observers: {:.2} ms CPU", cpu * 1e3);
        }
        for Opened { inputs, cpu, seconds } in trial::opening(&args.program, &scripts).await? {
            println!(
                "opening a table after {inputs} decisions: {:.2} ms, {:.2} ms CPU",
                seconds * 1e3,
                cpu * 1e3
            );
        }
    }
    Ok(())
}

fn listed(seconds: &[f64]) -> String {
    seconds.iter().map(|cpu| format!("{:.3}", cpu * 1e3)).collect::<Vec<_>>().join(", ")
}
