//! `bexar simulate`

use std::collections::BTreeMap;
use std::io::IsTerminal;
use std::time::Instant;

use ai::{Level, Tally};
use anyhow::ensure;
use game::{Lang, Phrase, Title};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::args;
use crate::output::{print, print_json, rounded, scenario, unknown_scenario};
use crate::text::say;

/// Something for each side, by its id.
type BySide<T> = BTreeMap<&'static str, T>;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    scenario: String,
    seed: u64,
    levels: BySide<&'static str>,
    games: u64,
    finished: u64,
    wins: BySide<u64>,
    draws: u64,
    /// Low, mean and high of the 95 % interval.
    share: BySide<[f64; 3]>,
    mean_turns: f64,
    mean_inputs: f64,
    max_offer: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    /// Null where a seed is given: the same seed gives the same bytes.
    seconds: Option<f64>,
    inputs_per_s: Option<f64>,
}

#[derive(Serialize)]
struct Points {
    median: i16,
    /// Points, and how many games ended with them.
    histogram: BTreeMap<i16, u64>,
}

pub fn run(args: &args::Simulate, lang: Lang) -> anyhow::Result<()> {
    let entry = args.game;
    let scenario = scenario(entry, args.scenario.as_deref());
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let levels: Vec<Level> = [args.a, args.b].into_iter().cycle().take(entry.title.seats.len()).collect();
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let tally = entry
        .simulate(&scenario, &levels, args.games, seed, &|| bar.inc(1))
        .map_err(unknown_scenario(entry))?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let speed = Phrase::new("simulate-speed")
        .with("seconds", format!("{seconds:.2}"))
        .with("inputs", format!("{:.0}", tally.inputs as f64 / seconds));
    if args.json {
        let mut report = report(entry.title, scenario, &levels, seed, &tally);
        if args.seed.is_none() {
            report.seconds = Some(rounded(seconds));
            report.inputs_per_s = Some((tally.inputs as f64 / seconds).round());
        }
        print_json(&report)?;
        eprintln!("{}", say(lang, &speed));
    } else {
        print(&page(&report(entry.title, scenario, &levels, seed, &tally), entry, lang))?;
        print(&(say(lang, &speed) + "\n"))?;
    }
    ensure!(tally.finished == tally.games, "{} games did not end", tally.games - tally.finished);
    Ok(())
}

fn report(title: &'static Title, scenario: String, levels: &[Level], seed: u64, tally: &Tally) -> Report {
    let sides = || title.seats().map(|seat| (seat, title.seat_id(seat)));
    Report {
        game: title.id,
        scenario,
        seed,
        levels: sides().map(|(seat, side)| (side, levels[usize::from(seat.0)].id())).collect(),
        games: tally.games,
        finished: tally.finished,
        wins: sides().map(|(seat, side)| (side, tally.wins[usize::from(seat.0)])).collect(),
        draws: tally.draws,
        share: sides().map(|(seat, side)| (side, tally.share(seat).map(rounded))).collect(),
        mean_turns: rounded(tally.mean_turns()),
        mean_inputs: rounded(tally.mean_inputs()),
        max_offer: tally.max_offer,
        points: points(tally),
        seconds: None,
        inputs_per_s: None,
    }
}

fn points(tally: &Tally) -> Option<Points> {
    let median = *tally.points.get(tally.points.len() / 2)?;
    let mut histogram = BTreeMap::new();
    for &points in &tally.points {
        *histogram.entry(points).or_default() += 1;
    }
    Some(Points { median, histogram })
}

fn page(report: &Report, entry: &shelf::Entry, lang: Lang) -> String {
    let head = Phrase::new("simulate-head")
        .with("game", entry.title.name)
        .with("scenario", report.scenario.clone())
        .with("games", report.games as i64)
        .with("seed", report.seed.to_string());
    let mut page = say(lang, &head) + "\n";
    for side in entry.title.seats {
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let [low, mean, high] = report.share[side].map(percent);
        let line = Phrase::new("simulate-side")
            .with("side", entry.catalog().named(lang, &format!("side-{side}")))
            .with("level", report.levels[side])
            .with("wins", report.wins[side] as i64)
            .with("mean", mean)
            .with("low", low)
            .with("high", high);
        page += &(say(lang, &line) + "\n");
    }
    let rest = Phrase::new("simulate-rest")
        .with("draws", report.draws as i64)
        .with("turns", format!("{:.1}", report.mean_turns))
        .with("inputs", format!("{:.1}", report.mean_inputs))
        .with("offer", report.max_offer);
    page + &say(lang, &rest) + "\n"
}

/// On a terminal; nowhere else.
fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (-{eta})")
        .expect("checked: a template that reads");
    ProgressBar::new(games).with_style(style)
}
