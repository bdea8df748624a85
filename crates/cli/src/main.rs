//! `bexar`: the table in the browser, in the terminal and for scripts.
//!
//! Exit status: 0 done, 1 refused or failed, 2 wrong usage. Results go to standard output, and nothing else
//! does; progress and faults go to standard error.

mod admin;
mod args;
mod bench;
mod completions;
mod edition;
mod faults;
mod games;
mod help;
mod output;
mod play;
mod replay;
mod review;
mod rules;
mod serve;
mod settings;
mod simulate;
mod study;
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
    // Without a command the table is served, as the environment and the file say.
    let serving = || {
        let call = [call.as_slice(), &["serve".to_owned()]].concat();
        help::read(&call, lang).ok().and_then(|matches| Cli::from_arg_matches(&matches).ok()?.command)
    };
    let command = cli.command.or_else(serving).unwrap_or_else(|| Command::Serve(Box::default()));
    let done = match command {
        Command::Serve(args) => serve::run(&args, lang),
        Command::Games(args) => games::run(&args, lang),
        Command::Play(args) => play::run(&args, lang),
        Command::Simulate(args) => simulate::run(&args, lang),
        Command::Study(args) => study::run(&args, lang),
        Command::Bench(args) => bench::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Review(args) => review::run(&args, lang),
        Command::Rules(args) => rules::run(&args, lang),
        Command::Edition(args) => edition::run(&args, lang),
        Command::Completions(args) => completions::run(&args, lang),
        Command::Man => completions::man(lang),
        Command::Admin(args) => admin::run(&args, lang),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bexar: {}", faults::told(lang, &error));
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}
