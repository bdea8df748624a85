//! `bexar play`: full screen on a terminal, line by line for scripts.

mod advice;
mod draw;
mod lines;
mod orders;
mod screen;
mod session;

use std::io::{self, IsTerminal};

use anyhow::Context;
use game::{Lang, Outcome, Phrase, Viewer};
use render::Board;
use table::{LogLine, Seed, Source};

use crate::args;
use crate::edition;
use crate::output::{load, scenario, side, unknown_scenario};
use crate::text::{say, text};

use session::Session;

pub fn run(args: &args::Play, lang: Lang) -> anyhow::Result<()> {
    let entry = edition::chosen(args.game, args.edition.as_ref(), lang)?;
    let own = match &args.side {
        Some(id) => side(entry, id, lang)?,
        None => game::Seat(0),
    };
    let source = match args.seed {
        Some(seed) => Source::by_hand(seed),
        None => Source::alone(Seed::random().with_context(|| text(lang, "fault-no-randomness"))?),
    };
    let board = match &args.pos {
        Some(file) => {
            let text = load(file)?;
            let in_file = || format!("{}", file.display());
            entry.start_from(args.scenario.as_deref(), &text, source).with_context(in_file)?
        }
        None => {
            let scenario = scenario(entry, args.scenario.as_deref());
            entry.start(&scenario, source).map_err(unknown_scenario(entry, lang))?
        }
    };
    let mut session = Session::new(entry, board, own, args.opponent, lang);
    session.every_step = args.every_step;
    let played = if io::stdin().is_terminal() && io::stdout().is_terminal() {
        screen::play(&mut session)
    } else {
        lines::play(&mut session, &mut io::stdin().lock(), &mut io::stdout().lock())
    };
    if let Some(file) = &args.record {
        std::fs::write(file, session.record()).with_context(|| format!("{}", file.display()))?;
    }
    played
}

/// The log as text, details indented.
pub fn log_text(lines: &[LogLine]) -> String {
    lines.iter().map(|line| log_line_text(line) + "\n").collect()
}

pub fn log_line_text(line: &LogLine) -> String {
    let dice: String = line.dice.iter().map(|&face| format!("{} ", die(face))).collect();
    match line.kind {
        "heading" => format!("— {} —", line.text),
        "reason" => format!("    › {}", line.text),
        "detail" => format!("    {dice}{} [{}]", line.text, line.rule),
        _ => format!("  {dice}{} [{}]", line.text, line.rule),
    }
}

/// A die as it lies on the table.
fn die(face: u8) -> char {
    match face {
        1..=6 => char::from_u32(0x2680 + u32::from(face) - 1).expect("checked: six faces"),
        _ => '?',
    }
}

/// The position: a line for each place where something is.
pub fn sketch_text(board: &dyn Board, viewer: Viewer, lang: Lang) -> String {
    let rows = board.sketch(viewer, lang);
    let width = rows.iter().map(|(place, _)| place.chars().count()).max().unwrap_or(0);
    rows.iter().map(|(place, what)| format!("{place:<width$}  {}\n", what.join(", "))).collect()
}

/// Who won.
pub fn outcome_text(board: &dyn Board, outcome: Outcome, lang: Lang) -> String {
    let phrase = match outcome.winner {
        Some(winner) => Phrase::new("play-won").with("side", side_name(board, winner, lang)),
        None => Phrase::new("play-draw"),
    };
    let points = outcome.points.map(|points| say(lang, &Phrase::new("play-points").with("points", points)));
    let ended = board.ended().map(|ending| web::how_ended(lang, board.title(), ending));
    [ended, Some(say(lang, &phrase)), points].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

pub fn side_name(board: &dyn Board, seat: game::Seat, lang: Lang) -> String {
    board.say(&Phrase::named("side", board.title().seat_id(seat)), lang)
}
