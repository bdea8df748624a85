//! `bexar`: the table in the browser, in the terminal and for scripts.
//!
//! Exit status: 0 done, 1 refused or failed, 2 wrong usage. Results go to standard output, and nothing else
//! does; progress and faults go to standard error.

mod admin;
mod args;
mod bench;
mod games;
mod help;
mod output;
mod play;
mod replay;
mod review;
mod rules;
mod serve;
mod simulate;
mod text;

use std::process::ExitCode;

use clap::FromArgMatches;

use crate::args::{Cli, Command};
use crate::output::{Usage, is_broken_pipe};

/// Counts allocations, so that `bench` can show that a playout makes none. A program that is shipped does without.
#[cfg(feature = "counted")]
#[global_allocator]
static ALLOCATOR: &stats_alloc::StatsAlloc<std::alloc::System> = &stats_alloc::INSTRUMENTED_SYSTEM;

fn main() -> ExitCode {
    let call: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let lang = text::asked_lang(&call).unwrap_or_else(text::environment_lang);
    let cli = match help::read(&call, lang) {
        Ok(matches) => Cli::from_arg_matches(&matches).expect("checked: clap has read the call"),
        Err(told) if told.asked => {
            print!("{}", told.text);
            return ExitCode::SUCCESS;
        }
        Err(told) => {
            eprint!("{}", told.text);
            return ExitCode::from(2);
        }
    };
    let done = match cli.command {
        None => serve::run(server::Options::default()),
        Some(Command::Serve(args)) => serve::run(args.into()),
        Some(Command::Games(args)) => games::run(&args, lang),
        Some(Command::Play(args)) => play::run(&args, lang),
        Some(Command::Simulate(args)) => simulate::run(&args, lang),
        Some(Command::Bench(args)) => bench::run(&args, lang),
        Some(Command::Replay(args)) => replay::run(&args, lang),
        Some(Command::Review(args)) => review::run(&args, lang),
        Some(Command::Rules(args)) => rules::run(&args, lang),
        Some(Command::Admin(args)) => admin::run(&args, lang),
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
