//! `bexar simulate`

use std::collections::BTreeMap;
use std::fs;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::time::Instant;

use ai::{Effort, Level, Meeting, Played, Player, Sprt, Tally, elo};
use anyhow::{Context, ensure};
use game::{Lang, Phrase, Title, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use shelf::Entry;

use crate::args;
use crate::edition;
use crate::output::{print, print_json, rounded, scenario, unknown_scenario};
use crate::study;
use crate::text::{decimal, say};

/// Something for each side, by its id.
type BySide<T> = BTreeMap<&'static str, T>;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    scenario: String,
    seed: u64,
    a: Side,
    b: Side,
    games: u64,
    finished: u64,
    wins: BySide<u64>,
    draws: u64,
    /// Low, mean and high of the 95 % interval.
    share: BySide<[f64; 3]>,
    /// The score of `a`, a draw being half a win, and its lead in Elo: low, mean and high. Null where the players are alike.
    score: Option<[f64; 3]>,
    elo: Option<[f64; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
    mean_turns: f64,
    mean_inputs: f64,
    max_offer: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<Points>,
    /// Null where a seed is given: the same seed gives the same bytes.
    seconds: Option<f64>,
    inputs_per_s: Option<f64>,
}

/// One of the players.
#[derive(Serialize)]
struct Side {
    player: String,
    /// Its wins by the side it had.
    wins: BySide<u64>,
    /// The middle one of its points in the first seat, where the game counts them.
    #[serde(skip_serializing_if = "Option::is_none")]
    median_points: Option<i16>,
}

#[derive(Serialize)]
pub struct Test {
    elo: [f64; 2],
    llr: f64,
    bounds: [f64; 2],
    accepted: Option<f64>,
}

impl Test {
    /// What it says, in a sentence.
    pub fn say(&self, lang: Lang) -> String {
        let line = Phrase::new(if self.accepted.is_some() { "simulate-sprt" } else { "simulate-sprt-open" })
            .with("zero", format!("{:+}", self.elo[0]))
            .with("one", format!("{:+}", self.elo[1]))
            .with("llr", decimal(lang, self.llr, 2))
            .with("bound", decimal(lang, self.bounds[1], 2))
            .with("accepted", self.accepted.map_or_else(String::new, |elo| format!("{elo:+}")));
        say(lang, &line)
    }
}

#[derive(Serialize)]
struct Points {
    median: i16,
    /// Points, and how many games ended with them.
    histogram: BTreeMap<i16, u64>,
}

pub fn run(args: &args::Simulate, lang: Lang) -> anyhow::Result<()> {
    let entry = edition::chosen(args.meeting.game, args.meeting.edition.as_ref(), lang)?;
    let scenario = scenario(entry, args.meeting.scenario.as_deref());
    let meeting = meeting(&args.meeting);
    let bar = progress_bar(meeting.games);
    let start = Instant::now();
    let tally = if args.csv.is_some() || args.records.is_some() {
        kept(args, entry, &scenario, &meeting, &bar, lang)?
    } else {
        entry.simulate(&scenario, &meeting, &|| bar.inc(1)).map_err(unknown_scenario(entry, lang))?
    };
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let speed = Phrase::new("simulate-speed")
        .with("seconds", decimal(lang, seconds, 2))
        .with("inputs", format!("{:.0}", tally.inputs as f64 / seconds));
    let mut report = report(entry.title, scenario, &meeting, &tally);
    if args.json {
        if args.meeting.seed.is_none() {
            report.seconds = Some(rounded(seconds));
            report.inputs_per_s = Some((tally.inputs as f64 / seconds).round());
        }
        print_json(&report)?;
        eprintln!("{}", say(lang, &speed));
    } else {
        print(&page(&report, entry, lang))?;
        print(&(say(lang, &speed) + "\n"))?;
    }
    let unfinished = tally.games - tally.finished;
    ensure!(unfinished == 0, say(lang, &Phrase::new("simulate-unfinished").with("count", unfinished as i64)));
    Ok(())
}

/// The same, with every game kept: as a row of a table, as a record.
fn kept(
    args: &args::Simulate,
    entry: &'static Entry,
    scenario: &str,
    meeting: &Meeting,
    bar: &ProgressBar,
    lang: Lang,
) -> anyhow::Result<Tally> {
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let played = Mutex::new(BTreeMap::new());
    study::play(entry, scenario, meeting, bar, &|_| false, lang, &|number, contest| {
        let board = &*contest.board;
        if let Some(folder) = &args.records {
            study::keep(&study::record_file(folder, number), &board.record(Viewer::Observer))?;
        }
        let (outcome, max_offer) = (board.outcome(), contest.max_offer);
        let swapped = meeting.is_swapped(number);
        let game = Played { outcome, turns: board.turn(), inputs: board.len(), max_offer, swapped };
        let row = study::csv_row(number, board, meeting);
        played.lock().expect("checked: nobody panics with it").insert(number, (game, row));
        Ok(())
    })?;
    let mut tally = Tally::new(entry.title.seats.len(), meeting.swap);
    let mut rows = study::CSV_HEAD.to_owned();
    for (game, row) in played.into_inner().expect("checked: nobody panics with it").values() {
        tally.add(game);
        rows += row;
    }
    if let Some(file) = &args.csv {
        fs::write(file, rows).with_context(|| file.display().to_string())?;
    }
    Ok(tally)
}

/// Players who are alike need not change sides.
pub fn meeting(args: &args::Meeting) -> Meeting {
    let usual = args.nodes.map(Effort::Playouts).or(args.think);
    let with_effort = |player: Player| match usual {
        Some(effort) if player == Player::new(Level::General) => Player { effort, ..player },
        _ => player,
    };
    let (a, b) = (with_effort(args.a), with_effort(args.b));
    let sprt = args.sprt.as_ref().map(|elo| Sprt { elo0: elo[0], elo1: elo[1] });
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    Meeting { a, b, swap: a != b && !args.fixed, games: args.games, seed, sprt }
}

fn report(title: &'static Title, scenario: String, meeting: &Meeting, tally: &Tally) -> Report {
    let by_side = |wins: &[u64]| -> BySide<u64> {
        title.seats().map(|seat| (title.seat_id(seat), wins[usize::from(seat.0)])).collect()
    };
    let [points_a, points_b] = tally.points.clone().map(|mut points| {
        points.sort_unstable();
        points.get(points.len() / 2).copied()
    });
    let score = (meeting.a != meeting.b).then(|| tally.score_of_a());
    Report {
        game: title.id,
        scenario,
        seed: meeting.seed,
        a: Side { player: meeting.a.to_string(), wins: by_side(&tally.a_wins), median_points: points_a },
        b: Side { player: meeting.b.to_string(), wins: by_side(&tally.b_wins), median_points: points_b },
        games: tally.games,
        finished: tally.finished,
        wins: by_side(&tally.wins),
        draws: tally.draws,
        share: title.seats().map(|seat| (title.seat_id(seat), tally.share(seat).map(rounded))).collect(),
        score: score.map(|score| score.map(rounded)),
        elo: score.map(|score| score.map(|score| elo(score).round())),
        sprt: meeting.sprt.map(|test| outcome(test, tally)),
        mean_turns: rounded(tally.mean_turns()),
        mean_inputs: rounded(tally.mean_inputs()),
        max_offer: tally.max_offer,
        points: points(tally),
        seconds: None,
        inputs_per_s: None,
    }
}

pub fn outcome(test: Sprt, tally: &Tally) -> Test {
    let llr = test.llr(tally);
    let accepted = match llr {
        _ if llr >= Sprt::BOUND => Some(test.elo1),
        _ if llr <= -Sprt::BOUND => Some(test.elo0),
        _ => None,
    };
    let bounds = [-Sprt::BOUND, Sprt::BOUND].map(rounded);
    Test { elo: [test.elo0, test.elo1], llr: rounded(llr), bounds, accepted }
}

fn points(tally: &Tally) -> Option<Points> {
    let mut all: Vec<i16> = tally.points.iter().flatten().copied().collect();
    all.sort_unstable();
    let median = *all.get(all.len() / 2)?;
    let mut histogram = BTreeMap::new();
    for points in all {
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
    let mut lines = vec![say(lang, &head)];
    let percent = |share: f64| decimal(lang, share * 100.0, 1);
    for side in entry.title.seats {
        let [low, mean, high] = report.share[side].map(percent);
        let line = Phrase::new("simulate-side")
            .with("side", entry.catalog().named(lang, &format!("side-{side}")))
            .with("wins", report.wins[side] as i64)
            .with("mean", mean)
            .with("low", low)
            .with("high", high);
        lines.push(say(lang, &line));
    }
    for player in [&report.a, &report.b] {
        lines.push(player_line(player, entry, lang));
    }
    if let (Some(score), Some(elo)) = (report.score, report.elo) {
        let [low, mean, high] = score.map(percent);
        let line = Phrase::new("simulate-elo").with("mean", mean).with("low", low).with("high", high);
        let [low, mean, high] = elo.map(|elo| format!("{elo:+.0}"));
        lines.push(say(lang, &line.with("elo", mean).with("elo-low", low).with("elo-high", high)));
    }
    lines.extend(report.sprt.as_ref().map(|test| test.say(lang)));
    let rest = Phrase::new("simulate-rest")
        .with("draws", report.draws as i64)
        .with("turns", decimal(lang, report.mean_turns, 1))
        .with("inputs", decimal(lang, report.mean_inputs, 1))
        .with("offer", report.max_offer);
    lines.push(say(lang, &rest));
    lines.join("\n") + "\n"
}

/// What one of the players has won, and with which side.
fn player_line(player: &Side, entry: &shelf::Entry, lang: Lang) -> String {
    let side = |side: &&str| {
        let name = entry.catalog().named(lang, &format!("side-{side}"));
        format!("{name} {}", player.wins[*side])
    };
    let line = Phrase::new(if player.median_points.is_some() {
        "simulate-player-points"
    } else {
        "simulate-player"
    })
    .with("player", player.player.clone())
    .with("sides", entry.title.seats.iter().map(side).collect::<Vec<_>>().join(", "))
    .with("points", i64::from(player.median_points.unwrap_or_default()));
    say(lang, &line)
}

/// On a terminal; nowhere else.
pub fn progress_bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} (-{eta})")
        .expect("checked: a template that reads");
    ProgressBar::new(games).with_style(style)
}
