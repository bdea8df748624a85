//! `bexar`: the table in the browser, in the terminal and for scripts.
//!
//! Exit status: 0 done, 1 refused or failed, 2 wrong usage. Results go to standard output, and nothing else
//! does; progress and faults go to standard error.

mod admin;
mod args;
mod bench;
mod games;
mod output;
mod play;
mod replay;
mod rules;
mod serve;
mod simulate;
mod text;

use std::alloc::System;
use std::process::ExitCode;

use clap::Parser;
use stats_alloc::{INSTRUMENTED_SYSTEM, StatsAlloc};

use crate::args::{Cli, Command};
use crate::output::{Usage, is_broken_pipe};

/// Counts allocations, so that `bench` can show that a playout makes none.
#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(text::environment_lang);
    let done = match cli.command {
        None => serve::run(server::Options::default()),
        Some(Command::Serve(args)) => serve::run(args.into()),
        Some(Command::Games(args)) => games::run(&args, lang),
        Some(Command::Play(args)) => play::run(&args, lang),
        Some(Command::Simulate(args)) => simulate::run(&args, lang),
        Some(Command::Bench(args)) => bench::run(&args, lang),
        Some(Command::Replay(args)) => replay::run(&args, lang),
        Some(Command::Rules(args)) => rules::run(&args, lang),
        Some(Command::Admin(args)) => admin::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bexar: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}
