//! `bexar review`

use std::fmt::Write as _;
use std::io::{IsTerminal, Write as _};
use std::sync::atomic::AtomicBool;

use anyhow::Context;
use game::{Lang, Phrase, Seat, Seats, Viewer};
use render::Board;
use table::{Depth, Review, Reviewed, Turning, Weight};

use crate::args;
use crate::edition;
use crate::output::{load, print, print_json};
use crate::play::outcome_text;
use crate::text::{say, text};

/// So wide is a chance of one.
const BAR: usize = 40;

pub fn run(args: &args::Review, lang: Lang) -> anyhow::Result<()> {
    let record = load(&args.file)?;
    edition::for_record(&record, args.edition.as_ref(), lang)?;
    let board = shelf::read(&record).with_context(|| format!("{}", args.file.display()))?;
    let both = Seats::one(Seat(0)).with(Seat(1));
    let mut work = board.review(both, Depth::USUAL).with_context(|| text(lang, "review-nothing"))?;
    let (never, watched) = (AtomicBool::new(false), std::io::stderr().is_terminal());
    while !work.is_done() {
        work.look(&never);
        if watched {
            let percent = Phrase::new("review-progress").with("percent", work.seen() * 100 / work.moments());
            eprint!("\r{}", say(lang, &percent));
            let _ = std::io::stderr().flush();
        }
    }
    if watched {
        eprintln!();
    }
    let review = work.review();
    if args.json { print_json(&review) } else { print(&page(&*board, &review, lang)) }
}

fn page(board: &dyn Board, review: &Review, lang: Lang) -> String {
    let head = Phrase::new("review-head").with("game", board.title().name).with("inputs", review.inputs);
    let mut page = say(lang, &head) + "\n";
    if let Some(outcome) = board.outcome() {
        page += &(outcome_text(board, outcome, lang) + "\n");
    }
    for side in &review.sides {
        page += "\n";
        page += &side_text(board, review, side, lang);
    }
    page
}

fn side_text(board: &dyn Board, review: &Review, side: &Reviewed, lang: Lang) -> String {
    let name = board.say(&Phrase::named("side", side.side), lang);
    let mut page = say(lang, &Phrase::new("review-side").with("side", name)) + "\n";
    for point in &side.curve {
        let phrase = Phrase::new("review-point").with("turn", point.turn).with("step", point.step);
        let phrase = phrase.with("percent", i64::from((point.chance + 5) / 10));
        let said = say(lang, &phrase.with("error", i64::from(point.error.div_ceil(10))));
        let bar = "#".repeat(usize::from(point.chance) * BAR / 1000);
        let counts: Vec<String> = review
            .counts
            .iter()
            .zip(&point.counts)
            .map(|(what, of)| {
                let of: Vec<String> = of.iter().flatten().map(ToString::to_string).collect();
                format!("{} {}", board.say(what, lang), of.join(" : "))
            })
            .collect();
        let _ = writeln!(page, "  {said:<34} {bar:<BAR$}  {}", counts.join(", "));
    }
    page += &weight("review-luck", side.luck, lang);
    page += &weight("review-play", side.lost, lang);
    page += &turnings(board, side, &side.decisions, "review-decisions", lang);
    page + &turnings(board, side, &side.throws, "review-throws", lang)
}

fn weight(id: &'static str, weight: Weight, lang: Lang) -> String {
    let phrase = Phrase::new(id).with("percent", (weight.sum + 5).div_euclid(10)).with("count", weight.count);
    format!("  {}\n", say(lang, &phrase.with("error", i64::from(weight.error.div_ceil(10)))))
}

fn turnings(board: &dyn Board, side: &Reviewed, list: &[Turning], id: &'static str, lang: Lang) -> String {
    if list.is_empty() {
        return String::new();
    }
    let mut page = format!("  {}\n", text(lang, id));
    for turning in list {
        let what = if board.decider(turning.step).is_some() {
            board.decision(&turning.made, lang)
        } else {
            let lines = board.log(Viewer::Seat(side.seat), turning.step, lang).into_iter();
            let told: Vec<String> =
                lines.filter(|line| line.input == turning.step).map(|line| line.text).collect();
            format!("{}: {}", turning.made, told.join(" "))
        };
        let phrase = Phrase::new("review-turning").with("turn", turning.turn).with("step", turning.step);
        let phrase = phrase.with("percent", (turning.cost + 5) / 10);
        let phrase = phrase.with("error", i64::from(turning.error.div_ceil(10))).with("what", what);
        let _ = writeln!(page, "    {}", say(lang, &phrase));
        if let Some(better) = &turning.better {
            let general = Phrase::new("review-general").with("decision", board.decision(better, lang));
            let thumb = turning.thumb.map(|id| board.say(&Phrase::new(id), lang)).unwrap_or_default();
            let _ = writeln!(page, "      {} {thumb}", say(lang, &general));
        }
    }
    page
}
