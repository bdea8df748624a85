//! The help of the command line, and what is wrong with a call, in the reader's language: the messages `help-…` and `usage-…`.

use std::borrow::Cow;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory, Error};
use game::{Lang, Phrase};

use crate::args::Cli;
use crate::text::{has, say, text};

/// Reads a call, or says what is to be printed instead: help, the version, or what is wrong with it.
pub fn read(call: &[String], lang: Lang) -> Result<ArgMatches, Told> {
    let mut command = command(lang);
    command.try_get_matches_from_mut(call).map_err(|error| Told::of(&error, &command, call, lang))
}

/// What is printed in place of carrying out a call.
pub struct Told {
    pub text: String,
    /// Whether that was asked for.
    pub asked: bool,
}

impl Told {
    fn of(error: &Error, command: &Command, call: &[String], lang: Lang) -> Told {
        match error.kind() {
            ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Told { text: error.render().to_string(), asked: !error.use_stderr() }
            }
            _ => Told { text: wrong(error, called(command, call), lang), asked: false },
        }
    }
}

/// The command line with all that it says.
pub fn command(lang: Lang) -> Command {
    let mut command = worded(Cli::command(), "help", lang);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    command = command.disable_version_flag(true).arg(heard(version, "help", lang));
    command.build();
    used(command, lang)
}

/// A command that is built, with how it is called; clap says that in English.
fn used(mut command: Command, lang: Lang) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ").replace("[OPTIONS]", &text(lang, "help-usage-options"));
    let names: Vec<String> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    names.into_iter().fold(command.override_usage(usage), |command, name| {
        command.mut_subcommand(name, |command| match command.get_name() {
            "help" => command.about(text(lang, "help-help")),
            _ => used(command, lang),
        })
    })
}

fn worded(command: Command, id: &str, lang: Lang) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let command = command
        .about(text(lang, id))
        .help_template(format!("{{about}}\n\n{}: {{usage}}\n\n{{all-args}}", text(lang, "help-usage")))
        .subcommand_help_heading(text(lang, "help-commands"))
        .subcommand_value_name(text(lang, "help-command"))
        .disable_help_flag(true)
        .arg(help)
        .mut_args(|arg| heard(arg, id, lang));
    names.into_iter().fold(command, |command, name| {
        let id = format!("{id}-{name}");
        command.mut_subcommand(name, |command| worded(command, &id, lang))
    })
}

/// An argument with its help: the message of this command and argument, or of the argument wherever it stands.
fn heard(arg: Arg, command: &str, lang: Lang) -> Arg {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("{command}-{name}");
    let id = if has(lang, &own) { own } else { format!("help-{name}") };
    let games: Vec<&str> = shelf::shown().map(|entry| entry.title.id).collect();
    let levels = ai::Level::ALL.map(ai::Level::id);
    let phrase = Phrase { id: Cow::Owned(id), args: Vec::new() };
    let mut about = say(lang, &phrase.with("games", games.join(", ")).with("levels", levels.join(", ")));
    let defaults: Vec<&str> = arg.get_default_values().iter().filter_map(|value| value.to_str()).collect();
    let takes_values = arg.get_action().takes_values();
    if takes_values && !defaults.is_empty() {
        let phrase = Phrase::new("help-default").with("value", defaults.join(" "));
        about = format!("{about} {}", say(lang, &phrase));
    }
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let named = arg.get_value_names().filter(|_| takes_values).unwrap_or_default();
    let named: Vec<String> = named.iter().map(|name| value_name(name, lang)).collect();
    let arg = if named.is_empty() { arg } else { arg.value_names(named) };
    arg.help(about)
        .help_heading(text(lang, heading))
        .hide_default_value(takes_values)
        .hide_possible_values(takes_values)
}

/// What stands for the value of an argument: `GAME`.
fn value_name(name: &str, lang: Lang) -> String {
    let id = format!("value-{}", name.to_lowercase().replace('|', "-"));
    if has(lang, &id) { text(lang, &id) } else { name.to_owned() }
}

/// The subcommand that a call has reached.
fn called<'c>(command: &'c Command, call: &[String]) -> &'c Command {
    call.iter().fold(command, |command, word| command.find_subcommand(word).unwrap_or(command))
}

/// What is wrong with a call, and how to see what is right.
fn wrong(error: &Error, command: &Command, lang: Lang) -> String {
    let about = |kind| error.get(kind).map(ContextValue::to_string).unwrap_or_default();
    let arg = || about(ContextKind::InvalidArg);
    let phrase = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            Phrase::new("usage-command").with("what", about(ContextKind::InvalidSubcommand))
        }
        ErrorKind::UnknownArgument => Phrase::new("usage-unknown").with("arg", arg()),
        ErrorKind::MissingRequiredArgument => Phrase::new("usage-missing").with("arg", arg()),
        ErrorKind::ArgumentConflict => {
            Phrase::new("usage-conflict").with("arg", arg()).with("other", about(ContextKind::PriorArg))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let shown = arg();
            let known = command.get_arguments().find(|it| it.to_string() == shown);
            let help = known.and_then(Arg::get_help).map(ToString::to_string).unwrap_or_default();
            let value = about(ContextKind::InvalidValue);
            let id = if value.is_empty() { "usage-no-value" } else { "usage-value" };
            Phrase { id: Cow::Borrowed(id), args: Vec::new() }
                .with("value", value)
                .with("arg", shown)
                .with("help", help)
        }
        _ => Phrase::new("usage-other").with("arg", arg()),
    };
    let name = command.get_bin_name().unwrap_or(command.get_name());
    let more = Phrase::new("usage-help").with("command", format!("{name} --help"));
    format!("bexar: {}\n{}\n", say(lang, &phrase), say(lang, &more))
}

#[cfg(test)]
mod tests {
    use game::Lang;

    /// Building the command says every message, and a missing one fails.
    #[test]
    fn every_command_and_argument_has_its_help_in_every_language() {
        for lang in Lang::ALL {
            for command in [
                "",
                "serve",
                "games",
                "play",
                "simulate",
                "study",
                "bench",
                "replay",
                "review",
                "rules",
                "edition",
                "completions",
                "man",
                "admin",
                "admin copy",
                "admin export",
            ] {
                let call = format!("bexar {command} --help");
                let call: Vec<String> = call.split_whitespace().map(str::to_owned).collect();
                let told = super::read(&call, lang).expect_err("help instead");
                assert!(told.asked, "{}", told.text);
                assert!(!told.text.contains('⟨'), "{}", told.text);
                let english = ["OPTIONS", "GAME>", "FILE>", "possible values", "Print this", "Usage"];
                let found = english.into_iter().find(|word| told.text.contains(word));
                assert!(lang == Lang::En || found.is_none(), "{found:?}: {}", told.text);
            }
        }
    }

    #[test]
    fn wrong_calls_are_told_in_the_language_of_the_reader() {
        let told = |call: &str| {
            let call: Vec<String> = call.split(' ').map(str::to_owned).collect();
            super::read(&call, Lang::Es).expect_err("wrong").text
        };
        assert!(told("bexar dance").contains("No existe el comando «dance»."), "{}", told("bexar dance"));
        let chess = told("bexar play chess");
        assert!(chess.contains("«chess» no vale para «<JUEGO>»: ") && chess.contains("charge"), "{chess}");
        assert!(told("bexar play").contains("Falta: «<JUEGO>»."), "{}", told("bexar play"));
        assert!(told("bexar games --jason").contains("«--jason»"));
        assert!(told("bexar simulate charge --think 1s --nodes 5").contains("no se pueden usar a la vez"));
        assert!(told("bexar play charge --seed").contains("bexar play --help"));
    }
}
