//! Editions: folders with other tables than those a game was built with, read while the program runs and kept as long as it does.
//!
//! A folder has `edition.toml`, which names the edition and its game, and in `data/` any of the game's tables; those it leaves out are the
//! built-in ones. Its own sources, if it has any, are in `data/sources.toml`.

use std::any::Any;
use std::fs;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use game::edition::{Edition, Fault, Faults, Folder, Reader, Wrong};
use game::{Game, ROW_NAMES, Sheet, Source, SourceKind, SourcedTable, Sources, Words};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use table::Named;

use crate::Entry;

const ABOUT: &str = "edition.toml";
const SOURCES: &str = "data/sources.toml";
const LONGEST_NAME: usize = 40;

/// What is known of editions: the entry of each, and its data by the type of its game.
static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());

/// An edition that was read.
#[derive(Clone, Copy)]
pub struct Known {
    pub entry: &'static Entry,
    pub data: &'static (dyn Any + Send + Sync),
}

fn known() -> Vec<Known> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The edition of a game that has these tables, if it has been read.
pub fn edition(game: &str, named: Named<'_>) -> Option<&'static Entry> {
    let is = |known: &Known| known.entry.title.id == game && named.hash == known.entry.hash();
    known().into_iter().find(is).map(|known| known.entry)
}

/// The editions of a game that have been read.
pub fn editions(game: &str) -> Vec<&'static Entry> {
    known().iter().map(|known| known.entry).filter(|entry| entry.title.id == game).collect()
}

/// The same by the type of its game.
pub fn edition_of<G: Game>(named: Named<'_>) -> Option<&'static Edition<G::Data>> {
    let mut all = known().into_iter().filter_map(|known| known.data.downcast_ref::<Edition<G::Data>>());
    all.find(|edition| named.is(edition))
}

/// `edition.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct About {
    game: String,
    name: String,
}

/// An entry of `data/sources.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceAbout {
    kind: String,
    /// For those who read the file.
    #[serde(rename = "where", default)]
    _place: String,
    ruling: Option<u16>,
}

/// Reads an edition, or tells everything that is wrong with it. One that was read before, with the same name, is the same.
pub fn learn(folder: &Path) -> Result<&'static Entry, Faults> {
    let mut faults = Vec::new();
    let Some(About { game, name }) = read_toml::<About>(folder, ABOUT, &mut faults) else {
        return Err(Faults(faults));
    };
    let mut wrong = |column: &str, wrong| faults.push(fault(ABOUT, 0, column, wrong));
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || name.len() > LONGEST_NAME || !name.chars().all(fits) {
        wrong("name", Wrong::NotAName { has: name.clone() });
    }
    let Some(entry) = crate::game(&game).filter(|entry| !entry.sheets().is_empty()) else {
        let of: Vec<&str> = crate::shown().map(|entry| entry.title.id).collect();
        wrong("game", Wrong::NotOneOf { has: game, of: of.join(", ") });
        return Err(Faults(faults));
    };
    let own = read_sheets(folder, entry.sheets(), &mut faults);
    let sources = read_sources(folder, entry, &mut faults);
    let read = entry.read_edition(&name, &own, sources);
    match read {
        Ok(known) if faults.is_empty() => Ok(keep(known)),
        Ok(_) => Err(Faults(faults)),
        Err(Faults(more)) => {
            faults.extend(more);
            faults.sort();
            Err(Faults(faults))
        }
    }
}

fn keep(new: Known) -> &'static Entry {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let id = |entry: &Entry| (entry.title.id, entry.edition.map(|folder| (&*folder.name, &*folder.hash)));
    if let Some(same) = known.iter().find(|known| id(known.entry) == id(new.entry)) {
        return same.entry;
    }
    known.push(new);
    new.entry
}

fn fault(file: &str, line: u64, column: &str, wrong: Wrong) -> Fault {
    Fault { file: file.to_owned(), line, column: column.to_owned(), wrong }
}

fn read_file(folder: &Path, file: &str, faults: &mut Vec<Fault>) -> Option<String> {
    let unreadable =
        |error: std::io::Error| faults.push(fault(file, 0, "", Wrong::NotRead(error.to_string())));
    fs::read_to_string(folder.join(file)).map_err(unreadable).ok()
}

fn read_toml<T: for<'a> Deserialize<'a>>(folder: &Path, file: &str, faults: &mut Vec<Fault>) -> Option<T> {
    let text = read_file(folder, file, faults)?;
    let wrong = |error: toml::de::Error| {
        let line = error.span().map_or(0, |span| 1 + text[..span.start].matches('\n').count() as u64);
        faults.push(fault(file, line, "", Wrong::NotRead(error.message().to_owned())));
    };
    toml::from_str(&text).map_err(wrong).ok()
}

/// The tables that the folder has, in the order of the game.
fn read_sheets(folder: &Path, built_in: &'static [Sheet], faults: &mut Vec<Fault>) -> Vec<Sheet> {
    let listed = fs::read_dir(folder.join("data")).into_iter().flatten().flatten();
    let names = listed.map(|file| file.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter_map(|name| Some(name.strip_suffix(".csv")?.to_owned())).collect();
    names.sort();
    for name in names.iter().filter(|name| built_in.iter().all(|sheet| sheet.name != name.as_str())) {
        faults.push(fault(&format!("data/{name}.csv"), 0, "", Wrong::UnknownFile));
    }
    let own = built_in.iter().filter(|sheet| names.iter().any(|name| name == sheet.name));
    let read = |sheet: &Sheet| {
        let csv = read_file(folder, &format!("data/{}.csv", sheet.name), faults)?;
        Some(Sheet { csv: csv.trim_start_matches('\u{feff}').to_owned().leak(), ..*sheet })
    };
    own.filter_map(read).collect()
}

/// The sources of the game, and those that the folder describes.
fn read_sources(folder: &Path, entry: &Entry, faults: &mut Vec<Fault>) -> Vec<Source> {
    let mut all = entry.sources().all.to_vec();
    if !folder.join(SOURCES).exists() {
        return all;
    }
    let own: toml::Table = read_toml(folder, SOURCES, faults).unwrap_or_default();
    for (id, about) in own {
        match about.try_into::<SourceAbout>() {
            Ok(SourceAbout { kind, ruling, .. }) => {
                match SourceKind::ALL.into_iter().find(|known| known.word() == kind) {
                    Some(kind) => {
                        all.retain(|known| known.id != id);
                        all.push(Source { id: id.leak(), kind, ruling });
                    }
                    None => {
                        let of = SourceKind::ALL.map(SourceKind::word).join(", ");
                        faults.push(fault(SOURCES, 0, &id, Wrong::NotOneOf { has: kind, of }));
                    }
                }
            }
            Err(error) => faults.push(fault(SOURCES, 0, &id, Wrong::NotRead(error.message().to_owned()))),
        }
    }
    all
}

/// Reads the data of a game with tables of its own.
pub(crate) fn read<G: Words>(
    name: &str,
    own: &[Sheet],
    sources: Vec<Source>,
) -> Result<&'static Edition<G::Data>, Faults> {
    let theirs = |sheet: &Sheet| *own.iter().find(|own| own.name == sheet.name).unwrap_or(sheet);
    let sheets: Vec<Sheet> = G::SHEETS.iter().map(theirs).collect();
    let reader = Reader::new(&sheets);
    reader.compare(G::SHEETS);
    let known: Vec<&str> = sources.iter().map(|source| source.id).collect();
    reader.check_sources(&known);
    let hash =
        Sha256::digest(reader.told(G::SHEETS)).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let tables: Vec<SourcedTable> = sheets.iter().filter_map(sourced).collect();
    let data = G::read(reader)?;
    let sources = Sources { all: sources.leak(), tables: tables.leak() };
    let folder = Folder { name: name.to_owned(), hash, sheets: sheets.leak(), sources };
    let edition: &'static Edition<G::Data> = Box::leak(Box::new(Edition { folder: Some(folder), data }));
    begins::<G>(edition).map(|()| edition)
}

/// Every scenario can begin: whatever its tables do not tell, the position does.
fn begins<G: Words>(edition: &'static Edition<G::Data>) -> Result<(), Faults> {
    let _home = edition.enter(G::here());
    let wrong = |id: &'static str| {
        let scenario = id.parse().ok()?;
        let reason = G::start(scenario).invariants().err()?;
        Some(fault(ABOUT, 0, "", Wrong::Unplayable { scenario: id.to_owned(), reason }))
    };
    let faults: Vec<Fault> = G::TITLE.scenarios.iter().filter_map(|scenario| wrong(scenario.id)).collect();
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

/// The source of each row of a table.
fn sourced(sheet: &Sheet) -> Option<SourcedTable> {
    let mut reader =
        csv::ReaderBuilder::new().comment(Some(b'#')).trim(csv::Trim::All).from_reader(sheet.csv.as_bytes());
    let columns = reader.headers().ok()?.clone();
    let at = |name: &str| columns.iter().position(|column| column == name);
    let (name, source) = (ROW_NAMES.into_iter().find_map(at)?, at("src")?);
    let named = |row: csv::StringRecord| -> (&'static str, &'static str) {
        (row[name].to_owned().leak(), row[source].to_owned().leak())
    };
    let others: Vec<_> = reader.records().filter_map(Result::ok).map(named).collect();
    Some(SourcedTable { name: sheet.name, usual: "", others: others.leak() })
}

/// The files of a new edition of a game: all its tables as they are, to be changed, and what else a folder must have.
pub fn begin(entry: &Entry, name: &str) -> Vec<(String, String)> {
    let about = format!("game = {:?}\nname = {name:?}\n", entry.title.id);
    let mut files = vec![(ABOUT.to_owned(), about)];
    files.extend(
        entry.sheets().iter().map(|sheet| (format!("data/{}.csv", sheet.name), sheet.csv.to_owned())),
    );
    let source = |Source { id, kind, ruling }: &Source| {
        let ruling = ruling.map_or_else(String::new, |ruling| format!("ruling = {ruling}\n"));
        format!("[{id}]\nkind = \"{}\"\n{ruling}", kind.word())
    };
    let sources: Vec<String> = entry.sources().all.iter().map(source).collect();
    files.push((SOURCES.to_owned(), sources.join("\n")));
    files
}
