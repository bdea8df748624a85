//! What goes to standard output, and how a command fails.

use std::fmt;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::Context;
use game::{Lang, Phrase, Seat};
use shelf::Entry;

use crate::text::say;

/// Writes to standard output.
pub fn print(text: &str) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// Writes one JSON object to standard output.
pub fn print_json(object: &impl serde::Serialize) -> anyhow::Result<()> {
    print(&(serde_json::to_string_pretty(object)? + "\n"))
}

/// The command was not used as it is meant to be: exit status 2.
#[derive(Debug)]
pub struct Usage(pub String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// Whoever read the output has gone away, as `head` does: no fault of ours.
pub fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// The text of a file, or of standard input if it is called `-`.
pub fn load(file: &Path) -> anyhow::Result<String> {
    let mut text = String::new();
    if file == Path::new("-") {
        io::stdin().read_to_string(&mut text).context("-")?;
    } else {
        text = std::fs::read_to_string(file).with_context(|| format!("{}", file.display()))?;
    }
    Ok(text)
}

/// The scenario asked for, or the recommended one; in the edition of the game.
pub fn scenario(entry: &Entry, asked: Option<&str>) -> String {
    let scenario = asked.unwrap_or(entry.title.recommended().id);
    entry.named().map_or_else(|| scenario.to_owned(), |edition| format!("{scenario} {edition}"))
}

/// The seat of the side asked for.
pub fn side(entry: &Entry, asked: &str, lang: Lang) -> Result<Seat, Usage> {
    entry.title.seat(asked).ok_or_else(|| {
        let phrase = Phrase::new("usage-side").with("side", asked);
        Usage(say(lang, &phrase.with("known", entry.title.seats.join(", "))))
    })
}

/// An unknown scenario is wrong usage.
pub fn unknown_scenario(entry: &Entry, lang: Lang) -> impl Fn(shelf::UnknownScenario) -> Usage {
    let known: Vec<&str> = entry.title.scenarios.iter().map(|scenario| scenario.id).collect();
    let known = known.join(", ");
    move |unknown| {
        let phrase = Phrase::new("usage-scenario").with("scenario", unknown.0);
        Usage(say(lang, &phrase.with("known", known.as_str())))
    }
}

/// Rounded for reading: four significant decimals.
pub fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}
