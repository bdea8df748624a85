//! Finds puzzles in games of the program's own, and proves them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ai::{Level, Memory, choose};
use anyhow::{Context, Result, anyhow, ensure};
use book::Puzzle;
use clap::Args;
use fastrand::Rng;
use game::{Guess, Input, Mind, Node, Seat, Words, play};
use shelf::Visitor;
use std::sync::atomic::AtomicBool;

use crate::proof::{Care, borne_out, clear, grade, known, offers, thinker};

#[derive(Args)]
pub struct Arguments {
    /// The game, or the game and one of its scenarios: `texas-glory/1836`. All if none is named.
    only: Option<String>,
    /// Proves those that are there again, and tells which do not hold.
    #[arg(long)]
    check: bool,
    /// Forgets those that are there.
    #[arg(long)]
    afresh: bool,
    /// Stops after this many games, however many puzzles they gave.
    #[arg(long, default_value_t = 400)]
    games: u64,
}

/// What is looked for in a scenario.
struct Wanted {
    game: &'static str,
    scenario: &'static str,
    puzzles: usize,
    /// What every other decision costs at least, in thousandths of a victory. Where single decisions weigh little, less will do.
    least: u16,
    /// One in this many decisions is looked at.
    one_in: u64,
}

const fn wanted(
    game: &'static str,
    scenario: &'static str,
    puzzles: usize,
    least: u16,
    one_in: u64,
) -> Wanted {
    Wanted { game, scenario, puzzles, least, one_in }
}

const WANTED: [Wanted; 7] = [
    wanted("texas-glory", "1836", 20, 40, 3),
    wanted("texas-glory", "1835", 20, 40, 3),
    wanted("texas-glory", "campaign", 6, 40, 3),
    wanted("thirteen-days", "solitaire", 12, 15, 2),
    wanted("thirteen-days", "two-player", 12, 15, 2),
    wanted("charge", "assault", 20, 25, 2),
    wanted("the-alamo", "assault", 20, 15, 12),
];

/// No more come from one game than this.
const PER_GAME: usize = 1;
/// No line is longer.
const LONGEST: usize = 5;

pub fn run(arguments: &Arguments) -> Result<()> {
    let named = |it: &&Wanted| match arguments.only.as_deref() {
        None => true,
        Some(only) => only == it.game || only == format!("{}/{}", it.game, it.scenario),
    };
    let mut all_hold = true;
    let mut some = false;
    for wanted in WANTED.iter().filter(named) {
        some = true;
        let work = Work { wanted, arguments };
        all_hold &= shelf::visit(wanted.game, work).context("a game on the shelf")??;
    }
    ensure!(some, "no such game or scenario: {}", arguments.only.as_deref().unwrap_or_default());
    ensure!(all_hold, "some puzzles no longer hold; make them again with --afresh");
    Ok(())
}

struct Work<'a> {
    wanted: &'a Wanted,
    arguments: &'a Arguments,
}

impl Visitor for Work<'_> {
    type Out = Result<bool>;

    fn visit<G: Words + Mind>(self) -> Result<bool> {
        let Work { wanted, arguments } = self;
        let file = file(wanted);
        let text =
            if arguments.afresh { String::new() } else { std::fs::read_to_string(&file).unwrap_or_default() };
        let kept =
            Puzzle::read(wanted.scenario, &text).map_err(|fault| anyhow!("{}: {fault}", file.display()))?;
        if arguments.check {
            let holds = |puzzle: &Puzzle| {
                let fault = refuted::<G>(wanted, puzzle);
                println!("{} {}: {}", wanted.game, puzzle.name(), fault.as_deref().unwrap_or("holds"));
                fault.is_none()
            };
            let failed = kept.iter().filter(|puzzle| !holds(puzzle)).count();
            return Ok(failed == 0);
        }
        find::<G>(wanted, kept, arguments.games, &file)?;
        Ok(true)
    }
}

fn file(wanted: &Wanted) -> PathBuf {
    Path::new("games").join(wanted.game).join("puzzles").join(format!("{}.txt", wanted.scenario))
}

/// Plays on until there are enough, and writes each down as soon as it is found.
fn find<G: Words + Mind>(wanted: &Wanted, mut puzzles: Vec<Puzzle>, games: u64, file: &Path) -> Result<()> {
    let scenario = wanted.scenario.parse().map_err(|_| anyhow!("no such scenario: {}", wanted.scenario))?;
    let first = puzzles.iter().map(|puzzle| puzzle.from + 1).max().unwrap_or(0);
    for number in first..games {
        if puzzles.len() >= wanted.puzzles {
            break;
        }
        let before = puzzles.len();
        in_game::<G>(wanted, scenario, number, &mut puzzles);
        if puzzles.len() > before {
            std::fs::create_dir_all(file.parent().context("a folder")?)?;
            std::fs::write(file, written(wanted, &puzzles))?;
        }
        println!("{} {}: {} after {} games", wanted.game, wanted.scenario, puzzles.len(), number + 1);
    }
    Ok(())
}

fn written(wanted: &Wanted, puzzles: &[Puzzle]) -> String {
    let mut text = format!(
        "# Found and proved by `cargo xtask puzzles {}/{}`; crates/book/src/puzzle.rs tells the format.\n",
        wanted.game, wanted.scenario
    );
    for puzzle in puzzles {
        let _ = write!(text, "\n{puzzle}");
    }
    text
}

/// Adds the puzzles that come up in a game between a `regular` and a `recruit`, whose mistakes give chances.
fn in_game<G: Words + Mind>(wanted: &Wanted, scenario: G::Scenario, number: u64, puzzles: &mut Vec<Puzzle>) {
    let mut state = G::start(scenario);
    let mut rng = Rng::with_seed(ai::mix(1836, number));
    let mut found = 0;
    for input in 0..G::MAX_INPUTS as u64 {
        let next = match state.node() {
            Node::Over(_) => return,
            Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
            Node::Decide(seats) => {
                let seed = ai::mix(number, input);
                if let Some(seat) = thinker(&state).filter(|_| rng.u64(..wanted.one_in) == 0)
                    && let Some(puzzle) = puzzle(wanted, &state, seat, seed)
                    && is_new(wanted, puzzles, &puzzle)
                {
                    let place = puzzles.len() as u16 + 1;
                    puzzles.push(Puzzle {
                        number: place,
                        from: number,
                        scenario: scenario.to_string(),
                        ..puzzle
                    });
                    found += 1;
                    if found == PER_GAME {
                        return;
                    }
                }
                let seat = seats.iter().next().expect("checked: a node awaits somebody");
                let strong = u64::from(seat.0) == number % 2;
                let level = if strong { Level::Regular } else { Level::Recruit };
                let guess = Guess::of(&state, seat, &mut |n| rng.u64(..n));
                let made = choose(
                    &guess,
                    level.into(),
                    1,
                    &AtomicBool::new(false),
                    &mut Memory::default(),
                    &mut rng,
                );
                Input::Decide(seat, made.expect("checked: an awaited seat can decide"))
            }
        };
        play(&mut state, next, &mut ()).expect("checked: only what was offered is played");
    }
}

/// Not too much of one kind: the same decision, the same word of command, or too many easy ones.
fn is_new(wanted: &Wanted, puzzles: &[Puzzle], puzzle: &Puzzle) -> bool {
    let mut words: BTreeMap<&str, usize> = BTreeMap::new();
    for other in puzzles {
        *words.entry(word(other)).or_default() += 1;
    }
    let easy = puzzles.iter().filter(|other| other.grade == 1).count();
    puzzles.iter().all(|other| other.line != puzzle.line)
        && words.get(word(puzzle)).is_none_or(|&count| count * 2 < wanted.puzzles)
        && (puzzle.grade > 1 || easy * 2 < wanted.puzzles)
}

/// The first word of the first decision.
fn word(puzzle: &Puzzle) -> &str {
    puzzle.line.first().and_then(|decision| decision.split(' ').next()).unwrap_or_default()
}

/// The puzzle that this position is, if it is one. The line goes on as long as nothing comes between the decisions, and each is clearly best.
fn puzzle<G: Words + Mind>(wanted: &Wanted, state: &G, seat: Seat, seed: u64) -> Option<Puzzle> {
    let least = f64::from(wanted.least) / 1000.0;
    clear(state, seat, Care::GLANCE, least, seed)?;
    let first = clear(state, seat, Care::PROOF, least, seed)?;
    // A position that cannot be written down and read again cannot be laid on a table.
    let position = state.pos();
    if G::from_pos(&position).is_ok_and(|read| read != *state) || !borne_out(state, seat, &first, seed) {
        return None;
    }
    let mut hardest = grade(state, seat, first.best, seed);
    let mut line = vec![first.best];
    let mut then = state.clone();
    then.decide(seat, first.best, &mut ());
    while line.len() < LONGEST
        && thinker(&then) == Some(seat)
        && let Some(next) = clear(&then, seat, Care::PROOF, least, seed)
    {
        hardest = hardest.max(grade(&then, seat, next.best, seed));
        then.decide(seat, next.best, &mut ());
        line.push(next.best);
    }
    let thousandths = |share: f64| (share * 1000.0).round() as u16;
    Some(Puzzle {
        number: 0,
        scenario: String::new(),
        side: G::TITLE.seat_id(seat).to_owned(),
        grade: hardest,
        cost: [thousandths(first.cost.mean), thousandths(first.cost.error())],
        next: first.next.to_string(),
        thumb: state.thumb(seat, first.best).map(str::to_owned),
        from: 0,
        line: line.iter().map(ToString::to_string).collect(),
        position,
    })
}

/// Why a puzzle does not hold any more, if it does not.
fn refuted<G: Words + Mind>(wanted: &Wanted, puzzle: &Puzzle) -> Option<String> {
    let least = f64::from(wanted.least) / 1000.0;
    let Ok(mut state) = G::from_pos(&puzzle.position) else {
        return Some("its position cannot be read".to_owned());
    };
    let seat = G::TITLE.seat(&puzzle.side)?;
    for text in &puzzle.line {
        let offered = offers(&state, seat).into_iter().find(|offer| offer.to_string() == *text);
        let Some(decision) = offered else { return Some(format!("{text} is not on offer")) };
        let seed = known(&state, seat, 0).turn().into();
        match clear(&state, seat, Care::PROOF, least, seed) {
            Some(clear) if clear.best == decision => {}
            Some(clear) => return Some(format!("{} is better than {text}", clear.best)),
            None => return Some(format!("{text} is not clearly best")),
        }
        state.decide(seat, decision, &mut ());
    }
    None
}
