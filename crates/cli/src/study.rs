//! `bexar study`: many games between computer players, kept with their records, and one page about them.
//!
//! A study is a folder. `study.txt` says what is played, `records/` holds each game as soon as it is over, and `index.html` and `games.csv` are
//! written at the end. What is interrupted goes on where it was: games whose record is there are not played again.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use ai::{Meeting, Played, Sprt, Tally};
use anyhow::{Context, ensure};
use game::{Lang, Phrase, Seat, Viewer};
use indicatif::ProgressBar;
use render::Board;
use shelf::{Contest, Entry, Study};
use web::StudyHead;

use crate::args;
use crate::edition;
use crate::output::{Usage, print, scenario, unknown_scenario};
use crate::simulate::{meeting, outcome, progress_bar};
use crate::text::{decimal, say};

const RECORDS: &str = "records";
const SETTINGS: &str = "study.txt";

/// The folder of the other edition within that of a study that compares two.
const AGAINST: &str = "against";
/// Two editions that give a side so many points of Elo more or less are apart.
const APART: f64 = 30.0;
/// So many games of each edition are played before the test is asked again.
const BATCH: u64 = 40;

pub fn run(args: &args::Study, lang: Lang) -> anyhow::Result<()> {
    let entry = edition::chosen(args.meeting.game, args.meeting.edition.as_ref(), lang)?;
    if let Some(against) = &args.against {
        return compare(args, [entry, edition::other(entry, against, lang)?], lang);
    }
    let scenario = scenario(entry, args.meeting.scenario.as_deref());
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("study-{}", entry.title.id)));
    let mut meeting = meeting(&args.meeting);
    meeting.seed = settle(&folder, entry, &scenario, &meeting, lang)?;
    let bar = progress_bar(meeting.games);
    let records = folder.join(RECORDS);
    let kept = |number| record_file(&records, number).is_file();
    play(entry, &scenario, &meeting, &bar, &kept, lang, &|number, contest| {
        keep(&record_file(&records, number), &contest.board.record(Viewer::Observer))
    })?;
    bar.finish_and_clear();
    let games = write(entry, &folder, &scenario, &meeting, None, lang)?;
    print(&done(&folder, games, lang))
}

/// What was done, and where it is to be read.
fn done(folder: &Path, games: u64, lang: Lang) -> String {
    let told = Phrase::new("study-done")
        .with("games", games as i64)
        .with("page", folder.join("index.html").display().to_string());
    say(lang, &told) + "\n"
}

/// Writes the page and the table of a folder; returns the number of games. A test of the players is worked out from them; another is given.
fn write(
    entry: &'static Entry,
    folder: &Path,
    scenario: &str,
    meeting: &Meeting,
    test: Option<&str>,
    lang: Lang,
) -> anyhow::Result<u64> {
    let (study, rows) = gather(entry, folder, meeting, lang)?;
    fs::write(folder.join("games.csv"), rows)?;
    let mut head = head(scenario, meeting, &study, lang);
    head.test = test.map(str::to_owned).or(head.test);
    fs::write(folder.join("index.html"), web::study_file(&study, &head, lang))?;
    Ok(study.tally.games)
}

/// Compares two editions: the same players play both with the same numbers, until a sequential test knows whether a side has it better in one
/// of them, or there are games enough.
fn compare(args: &args::Study, editions: [&'static Entry; 2], lang: Lang) -> anyhow::Result<()> {
    let title = editions[0].title;
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("study-{}", title.id)));
    let folders = [folder.clone(), folder.join(AGAINST)];
    let parts = editions.map(|entry| (entry, scenario(entry, args.meeting.scenario.as_deref())));
    let parts: Vec<_> = parts.iter().zip(&folders).collect();
    let mut meeting = meeting(&args.meeting);
    for ((entry, scenario), folder) in &parts {
        meeting.seed = settle(folder, entry, scenario, &meeting, lang)?;
    }
    let bar = progress_bar(2 * meeting.games);
    // The first side in the one edition and the second in the other are one party: it wins more than half where the first edition is the
    // better one for the first side.
    let mut tally = Tally::new(title.seats.len(), true);
    let mut wins = [0; 2];
    let mut games = 0;
    while games < meeting.games && verdict(&tally).is_none() {
        let upto = meeting.games.min(games + BATCH);
        let batch = Meeting { games: upto, ..meeting };
        for ((entry, scenario), folder) in &parts {
            let records = folder.join(RECORDS);
            let kept = |number| record_file(&records, number).is_file();
            play(entry, scenario, &batch, &ProgressBar::hidden(), &kept, lang, &|number, contest| {
                keep(&record_file(&records, number), &contest.board.record(Viewer::Observer))
            })?;
        }
        for number in games..upto {
            for (((entry, _), folder), won) in parts.iter().zip(&mut wins) {
                let board = read(entry, folder, number)?;
                let outcome = board.outcome();
                *won += u64::from(outcome.is_some_and(|outcome| outcome.winner == Some(Seat(0))));
                let (turns, inputs, swapped) = (board.turn(), board.len(), **folder != folders[0]);
                tally.add(&Played { outcome, turns, inputs, max_offer: 0, swapped });
            }
        }
        games = upto;
        bar.set_position(2 * games);
    }
    bar.finish_and_clear();
    let played = Meeting { games, ..meeting };
    let test = compared(editions, &tally, wins, games, lang);
    for ((entry, scenario), folder) in &parts {
        write(entry, folder, scenario, &played, Some(&test), lang)?;
    }
    print(&format!("{test}\n{}", done(&folder, 2 * games, lang)))
}

/// In which edition the first side has it better: the first, the second, neither. None is known yet.
fn verdict(tally: &Tally) -> Option<&'static str> {
    let says = |elo1: f64| Sprt { elo0: 0.0, elo1 }.verdict(tally);
    match (says(APART), says(-APART)) {
        (Some(true), _) => Some("study-better"),
        (_, Some(true)) => Some("study-worse"),
        (Some(false), Some(false)) => Some("study-alike"),
        _ => None,
    }
}

/// What came of a comparison, in a few sentences.
fn compared(editions: [&Entry; 2], tally: &Tally, wins: [u64; 2], games: u64, lang: Lang) -> String {
    let side = editions[0].catalog().named(lang, &format!("side-{}", editions[0].title.seats[0]));
    let [first, second] = editions.map(|entry| edition::name(entry, lang));
    let share = |wins: u64| decimal(lang, 100.0 * wins as f64 / games.max(1) as f64, 1);
    let [low, mean, _] = tally.score_of_a();
    let shares = Phrase::new("study-compared")
        .with("side", side)
        .with("first", first.as_str())
        .with("second", second.as_str())
        .with("one", share(wins[0]))
        .with("other", share(wins[1]))
        .with("difference", decimal(lang, 200.0 * mean - 100.0, 1))
        .with("error", decimal(lang, 200.0 * (mean - low), 1))
        .with("games", games as i64);
    let verdict = Phrase::new(verdict(tally).unwrap_or("study-open"))
        .with("first", first)
        .with("second", second)
        .with("elo", format!("{APART:.0}"));
    format!("{} {}", say(lang, &shares), say(lang, &verdict))
}

/// Where a game is kept.
pub fn record_file(records: &Path, number: u64) -> PathBuf {
    records.join(format!("{:06}.txt", number + 1))
}

/// Writes a file so that it is there whole, or not at all.
pub fn keep(file: &Path, text: &str) -> anyhow::Result<()> {
    let draft = file.with_extension("part");
    fs::write(&draft, text).with_context(|| draft.display().to_string())?;
    fs::rename(&draft, file).with_context(|| file.display().to_string())
}

/// Begins a study, or finds the one that was begun: its seed. What is played there must be the same.
fn settle(
    folder: &Path,
    entry: &Entry,
    scenario: &str,
    meeting: &Meeting,
    lang: Lang,
) -> anyhow::Result<u64> {
    let asked = format!(
        "game {}\nrules {}\nscenario {scenario}\na {}\nb {}\nswap {}\n",
        entry.title.id, entry.title.rules_version, meeting.a, meeting.b, meeting.swap
    );
    let file = folder.join(SETTINGS);
    fs::create_dir_all(folder.join(RECORDS)).with_context(|| folder.display().to_string())?;
    if !file.exists() {
        keep(&file, &format!("{asked}seed {}\n", meeting.seed))?;
        return Ok(meeting.seed);
    }
    let found = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let seed = found.strip_prefix(&asked).and_then(|rest| rest.trim().strip_prefix("seed ")?.parse().ok());
    let other = Phrase::new("study-other").with("folder", folder.display().to_string());
    seed.ok_or_else(|| Usage(say(lang, &other)).into())
}

/// Plays the games that are not there yet, on all cores.
pub fn play(
    entry: &'static Entry,
    scenario: &str,
    meeting: &Meeting,
    bar: &ProgressBar,
    kept: &(dyn Fn(u64) -> bool + Sync),
    lang: Lang,
    done: &(dyn Fn(u64, &Contest) -> anyhow::Result<()> + Sync),
) -> anyhow::Result<()> {
    let next = AtomicU64::new(0);
    let fault = Mutex::new(None);
    let one = |number: u64| -> anyhow::Result<()> {
        let (players, seed) = meeting.pairing(number);
        let contest = entry.contest(scenario, players, seed).map_err(unknown_scenario(entry, lang))?;
        done(number, &contest)
    };
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= meeting.games {
            return;
        }
        if !kept(number)
            && let Err(wrong) = one(number)
        {
            next.store(meeting.games, Ordering::Relaxed);
            fault.lock().expect("checked: nobody panics with it").get_or_insert(wrong);
        }
        bar.inc(1);
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    fault.into_inner().expect("checked: nobody panics with it").map_or(Ok(()), Err)
}

/// Reads every record of the folder, in the order of their numbers.
fn gather(
    entry: &'static Entry,
    folder: &Path,
    meeting: &Meeting,
    lang: Lang,
) -> anyhow::Result<(Study, String)> {
    let mut study = Study::new(entry, meeting.swap);
    let mut rows = CSV_HEAD.to_owned();
    for number in 0..meeting.games {
        let board = read(entry, folder, number)?;
        let swapped = meeting.is_swapped(number);
        study.add(&*board, swapped);
        rows += &csv_row(number, &*board, meeting);
    }
    let unfinished = study.tally.games - study.tally.finished;
    ensure!(unfinished == 0, say(lang, &Phrase::new("simulate-unfinished").with("count", unfinished as i64)));
    Ok((study, rows))
}

/// A game of a study.
fn read(entry: &Entry, folder: &Path, number: u64) -> anyhow::Result<Box<dyn Board>> {
    let file = record_file(&folder.join(RECORDS), number);
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    entry.read(&text).with_context(|| file.display().to_string())
}

pub const CSV_HEAD: &str = "game,first,second,winner,points,turns,inputs\n";

/// A game as a row of comma-separated values.
pub fn csv_row(number: u64, board: &dyn Board, meeting: &Meeting) -> String {
    let ([first, second], _) = meeting.pairing(number);
    let outcome = board.outcome();
    let winner = outcome.and_then(|outcome| outcome.winner).map_or("", |seat| board.title().seat_id(seat));
    let points = outcome.and_then(|outcome| outcome.points).map_or_else(String::new, |it| it.to_string());
    let mut row = String::new();
    let _ =
        writeln!(row, "{},{first},{second},{winner},{points},{},{}", number + 1, board.turn(), board.len());
    row
}

fn head(scenario: &str, meeting: &Meeting, study: &Study, lang: Lang) -> StudyHead {
    let test = meeting.sprt.map(|test| outcome(test, &study.tally).say(lang));
    let players = Some([meeting.a.to_string(), meeting.b.to_string()]);
    StudyHead { scenario: scenario.to_owned(), players, test }
}
