//! Whether positions that are estimated at seven in ten are won in seven of ten games.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use ai::{Level, wilson};
use anyhow::{Context, Result, bail};
use clap::Args;
use game::{Lang, Seat, Seats};
use shelf::Entry;
use table::{Depth, Seed};

#[derive(Args)]
pub struct Arguments {
    /// The game; all if none is named.
    game: Option<String>,
    /// How many games of each scenario.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// About how many decisions are made in the games played on from each point; a review makes 120000.
    #[arg(long, default_value_t = Depth::CURVE.decisions)]
    decisions: u32,
    /// How many games are played at a time.
    #[arg(long, default_value_t = 2)]
    cores: usize,
    /// Plays nothing: writes the page from what was played.
    #[arg(long)]
    page: bool,
}

/// Where what was played is kept, a file for each scenario: a line for each point of a curve, its game, what was said of it in thousandths, and
/// whether the side won.
const KEPT: &str = "target/reliability";
const PAGE: &str = "docs/reliability.md";
/// How many positions are needed to say anything.
const ENOUGH: u64 = 20;
const BOTH: Seats = Seats::one(Seat(0)).with(Seat(1));

pub fn run(arguments: &Arguments) -> Result<()> {
    std::fs::create_dir_all(KEPT)?;
    let named = |entry: &&Entry| arguments.game.as_deref().is_none_or(|game| entry.title.id == game);
    let entries: Vec<&Entry> = shelf::shown().filter(named).collect();
    if entries.is_empty() {
        bail!("no such game: {}", arguments.game.as_deref().unwrap_or_default());
    }
    for entry in entries.iter().filter(|_| !arguments.page) {
        for scenario in entry.title.scenarios {
            play_on(entry, scenario.id, arguments)?;
        }
    }
    let before = std::fs::read_to_string(PAGE).unwrap_or_default();
    std::fs::write(PAGE, page(&before)?)?;
    println!("{PAGE}");
    Ok(())
}

fn kept(entry: &Entry, scenario: &str) -> PathBuf {
    Path::new(KEPT).join(format!("{}-{scenario}.txt", entry.title.id))
}

/// A point of a curve, and how its game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Point {
    game: u64,
    chance: u16,
    won: bool,
}

impl Point {
    fn read(line: &str) -> Option<Point> {
        let mut fields = line.split(' ');
        let game = fields.next()?.parse().ok()?;
        let chance = fields.next()?.parse().ok().filter(|&chance| chance <= 1000)?;
        Some(Point { game, chance, won: fields.next()? == "won" })
    }

    fn line(self) -> String {
        format!("{} {} {}\n", self.game, self.chance, if self.won { "won" } else { "lost" })
    }
}

fn read(path: &Path) -> Vec<Point> {
    std::fs::read_to_string(path).unwrap_or_default().lines().filter_map(Point::read).collect()
}

/// Plays the games that are missing, and keeps each as soon as it is over.
fn play_on(entry: &Entry, scenario: &str, arguments: &Arguments) -> Result<()> {
    let path = kept(entry, scenario);
    let there: BTreeSet<u64> = read(&path).iter().map(|point| point.game).collect();
    let file =
        OpenOptions::new().create(true).append(true).open(&path).context("the file of what was played")?;
    let (file, next) = (Mutex::new(file), AtomicU64::new(0));
    let depth = Depth { decisions: arguments.decisions, ..Depth::CURVE };
    let work = || -> Result<()> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arguments.games {
                return Ok(());
            }
            if there.contains(&number) {
                continue;
            }
            let lines: String = points(entry, scenario, number, depth).into_iter().map(Point::line).collect();
            file.lock().unwrap_or_else(PoisonError::into_inner).write_all(lines.as_bytes())?;
            println!("{} {scenario}: game {}", entry.title.id, number + 1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..arguments.cores.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("checked: playing does not panic"))
    })
}

/// A game between two regulars, to its end, and what was said on the way.
fn points(entry: &Entry, scenario: &str, number: u64, depth: Depth) -> Vec<Point> {
    let mut board =
        entry.start(scenario, Seed::from(number).into()).expect("checked: a scenario of the game");
    while let Some(seat) = board.awaited().iter().next() {
        let luck = ai::mix(number, board.len() as u64);
        let thinking = board.think(seat, Level::Regular.into(), luck).expect("checked: it is awaited");
        board.decide(seat, &thinking.now(), Lang::En).expect("checked: it is on offer");
    }
    let winner = board.outcome().and_then(|end| end.winner);
    let mut looking = board.review(BOTH, depth).expect("checked: somebody looks back");
    while !looking.is_done() {
        looking.look(&AtomicBool::new(false));
    }
    let sides = looking.review().sides;
    let of_side = |side: &table::Reviewed| {
        let (won, before) = (winner == Some(side.seat), board.len());
        let said = side.curve.iter().filter(|point| point.step < before);
        said.map(|point| Point { game: number, chance: point.chance, won }).collect::<Vec<_>>()
    };
    sides.iter().flat_map(of_side).collect()
}

/// What was said of positions, in tenths: how many they were, the sum of what was said in thousandths, how many were won.
type Said = [(u64, u64, u64); 11];

fn in_tenths(points: &[Point]) -> Said {
    let mut said = Said::default();
    for point in points {
        let (positions, chances, won) = &mut said[usize::from((point.chance + 50) / 100)];
        *positions += 1;
        *chances += u64::from(point.chance);
        *won += u64::from(point.won);
    }
    said
}

const HEAD: &str = "# How reliable the curve of a review is

Written by `cargo xtask reliability`: games of each scenario between two `regular`s. At each point of the curve, for each side, the estimate is held
against how that game ended. Points of one game are not independent of each other, so the intervals (95 %) are too narrow. The command keeps what it has played
and goes on from there.

| Scenario | Games | Estimated at about | Positions | Estimated on average | Won |
|---|---|---|---|---|---|
";

/// What was played here, and of scenarios that were not played here what the page said before.
fn page(before: &str) -> Result<String> {
    let mut page = HEAD.to_owned();
    for entry in shelf::shown() {
        for scenario in entry.title.scenarios {
            let row = format!("| {} {} |", entry.title.name, scenario.id);
            let points = read(&kept(entry, scenario.id));
            if points.is_empty() {
                page.extend(
                    before.lines().filter(|line| line.starts_with(&row)).map(|line| format!("{line}\n")),
                );
            }
            let games = points.iter().map(|point| point.game).collect::<BTreeSet<_>>().len();
            for (tenth, (positions, chances, won)) in in_tenths(&points).into_iter().enumerate() {
                if positions < ENOUGH {
                    continue;
                }
                let [low, mean, high] = wilson(won, positions).map(|share| share * 100.0);
                let said = chances as f64 / positions as f64 / 10.0;
                writeln!(
                    page,
                    "{row} {games} | {} % | {positions} | {said:.1} % | {mean:.1} % ({low:.0} to {high:.0}) |",
                    tenth * 10,
                )?;
            }
        }
    }
    Ok(page)
}

#[cfg(test)]
mod tests {
    use super::{Point, in_tenths, points};
    use table::Depth;

    #[test]
    fn what_was_played_is_read_back() {
        let point = Point { game: 7, chance: 694, won: true };
        assert_eq!(Point::read(point.line().trim()), Some(point));
        assert_eq!([Point::read("7"), Point::read("7 1001 won"), Point::read("x 3 won")], [None; 3]);
    }

    #[test]
    fn positions_are_counted_by_what_was_said_of_them() {
        let point = |chance, won| Point { game: 0, chance, won };
        let said = in_tenths(&[point(694, true), point(749, false), point(750, true), point(1000, true)]);
        assert_eq!((said[7], said[8], said[10]), ((2, 1443, 1), (1, 750, 1), (1, 1000, 1)));
    }

    /// Each side's chance at the same moment is what the other's leaves, and one of them has won.
    #[test]
    fn a_game_is_played_and_looked_back_at() {
        let charge = shelf::game("charge").expect("on the shelf");
        let said = points(charge, "assault", 3, Depth { decisions: 1500, ..Depth::CURVE });
        let (first, second) = said.split_at(said.len() / 2);
        assert!(first.len() > 2 && first.len() == second.len());
        assert!(first.iter().zip(second).all(|(a, b)| a.chance + b.chance == 1000 && a.won != b.won));
    }
}
