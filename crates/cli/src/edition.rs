//! `bexar edition`: a game with tables of one's own; and what `--edition` means for other commands.

use std::fs;
use std::path::{Path, PathBuf};

use ai::{Level, Meeting, Player};
use anyhow::Context;
use game::{Lang, Phrase};
use shelf::Entry;

use crate::args;
use crate::output::{Usage, print, unknown_scenario};
use crate::text::say;

/// So many games between random players show that an edition can be played.
const TRIAL: u64 = 20;

pub fn run(args: &args::Edition, lang: Lang) -> anyhow::Result<()> {
    match args {
        args::Edition::Check(args) => check(&args.folder, lang),
        args::Edition::New(args) => begin(args.game, &args.folder, lang),
    }
}

/// The game that is asked for, in the edition of this folder, if one is named.
pub fn chosen(entry: &'static Entry, folder: Option<&PathBuf>, lang: Lang) -> anyhow::Result<&'static Entry> {
    let Some(folder) = folder else { return Ok(entry) };
    let edition = shelf::learn(folder)?;
    if edition.title.id != entry.title.id {
        let other = Phrase::new("edition-of-another-game").with("folder", folder.display().to_string());
        return Err(Usage(say(lang, &other.with("game", edition.title.id))).into());
    }
    Ok(edition)
}

/// What an edition is compared with: another one, or `built-in`.
pub fn other(entry: &'static Entry, against: &PathBuf, lang: Lang) -> anyhow::Result<&'static Entry> {
    let built_in = shelf::game(entry.title.id).unwrap_or(entry);
    chosen(built_in, Some(against).filter(|other| other.as_path() != Path::new("built-in")), lang)
}

/// Reads the edition that a record is asked to be read with. It must be the one that the record was played in.
pub fn for_record(record: &str, folder: Option<&PathBuf>, lang: Lang) -> anyhow::Result<()> {
    let Some(folder) = folder else { return Ok(()) };
    let edition = shelf::learn(folder)?;
    let played = table::Named::split(table::scenario_of(record).unwrap_or_default()).1;
    if played.is_some_and(|played| played.hash == edition.hash()) {
        return Ok(());
    }
    let played = played.map_or_else(
        || say(lang, &Phrase::new("edition-built-in")),
        |played| called(played.name, played.hash),
    );
    let phrase = Phrase::new("edition-not-the-one").with("played", played);
    Err(Usage(say(lang, &phrase.with("edition", name(edition, lang)))).into())
}

/// What the edition of a game is called, with the hash of its tables.
pub fn name(entry: &Entry, lang: Lang) -> String {
    match entry.edition {
        Some(folder) => called(&folder.name, &folder.hash),
        None => say(lang, &Phrase::new("edition-built-in")),
    }
}

fn called(name: &str, hash: &str) -> String {
    format!("{name} ({hash})")
}

fn check(folder: &Path, lang: Lang) -> anyhow::Result<()> {
    let entry = shelf::learn(folder)?;
    let random = Player::new(Level::Random);
    for scenario in entry.title.scenarios {
        let meeting = Meeting { games: TRIAL, a: random, b: random, seed: 0, swap: false, sprt: None };
        let tally = entry.simulate(scenario.id, &meeting, &|| {}).map_err(unknown_scenario(entry, lang))?;
        anyhow::ensure!(
            tally.finished == tally.games,
            say(lang, &Phrase::new("edition-endless").with("scenario", scenario.id))
        );
    }
    let told = Phrase::new("edition-sound").with("edition", name(entry, lang)).with("game", entry.title.name);
    print(&(say(lang, &told) + "\n"))
}

fn begin(entry: &Entry, folder: &Path, lang: Lang) -> anyhow::Result<()> {
    let in_folder = |path: &Path| path.display().to_string();
    if folder.exists() {
        let there = Phrase::new("edition-there").with("folder", in_folder(folder));
        return Err(Usage(say(lang, &there)).into());
    }
    let files = shelf::begin(entry, &name_of(folder));
    for (file, text) in files {
        let path = folder.join(file);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).with_context(|| in_folder(parent))?;
        fs::write(&path, text).with_context(|| in_folder(&path))?;
    }
    let told = Phrase::new("edition-begun").with("game", entry.title.name).with("folder", in_folder(folder));
    print(&(say(lang, &told) + "\n"))
}

/// A name for an edition, from that of its folder.
fn name_of(folder: &Path) -> String {
    let name = folder.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let name: String = name.chars().map(|c| if fits(c) { c } else { '-' }).take(40).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "mine".to_owned() } else { name.to_owned() }
}
