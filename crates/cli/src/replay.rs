//! `bexar replay`

use std::fs;
use std::path::Path;

use anyhow::Context;
use game::{Lang, Phrase, Viewer};
use render::Board;
use table::{Contribution, Source};

use crate::args;
use crate::edition;
use crate::output::{load, print, side};
use crate::play::{log_text, outcome_text, sketch_text};
use crate::text::say;

pub fn run(args: &args::Replay, lang: Lang) -> anyhow::Result<()> {
    let record = load(&args.file)?;
    edition::for_record(&record, args.edition.as_ref(), lang)?;
    let in_file = || format!("{}", args.file.display());
    let whole =
        if args.verify { shelf::verify(&record) } else { shelf::read(&record) }.with_context(in_file)?;
    let source = whole.source();
    let board = match args.to {
        Some(to) => whole.rewound(to),
        None => whole,
    };
    let viewer = match &args.side {
        None => Viewer::Observer,
        Some(id) => {
            let entry = shelf::game(board.title().id).expect("checked: the record was read");
            Viewer::Seat(side(entry, id, lang)?)
        }
    };
    if let Some(file) = &args.svg {
        write(file, board.svg(viewer, lang).as_bytes())?;
    }
    if let Some(file) = &args.png {
        write(file, &board.png(viewer, lang, args.width)?)?;
    }
    if args.verify {
        let throws = board.inputs(0).iter().filter(|input| is_fate(input)).count();
        let verified = Phrase::new("replay-verified").with("inputs", board.len()).with("throws", throws);
        print(&format!("{}\n{}\n", say(lang, &verified), say(lang, &origin(&source))))
    } else if args.svg.is_none() && args.png.is_none() {
        print(&page(board.as_ref(), viewer, lang))
    } else {
        Ok(())
    }
}

fn write(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    fs::write(file, bytes).with_context(|| format!("{}", file.display()))
}

/// Who has made the seed.
fn origin(source: &Source) -> Phrase {
    match source.parts() {
        Some(parts) => {
            let word = |(side, word): &(String, Option<Contribution>)| {
                let word = word.as_ref().map_or("-", Contribution::as_str);
                format!("{side} {word}")
            };
            let words: Vec<String> = parts.contributions.iter().map(word).collect();
            Phrase::new("replay-seed-shared").with("words", words.join(", "))
        }
        None if source.is_by_hand() => Phrase::new("replay-seed-by-hand"),
        None => Phrase::new("replay-seed-alone"),
    }
}

fn is_fate(input: &str) -> bool {
    input.starts_with("roll ") || input.starts_with("draw ")
}

fn page(board: &dyn Board, viewer: Viewer, lang: Lang) -> String {
    let head = Phrase::new("replay-head")
        .with("game", board.title().name)
        .with("inputs", board.len())
        .with("turn", board.turn());
    let mut page = log_text(&board.log(viewer, 0, lang));
    page += &format!("\n{}\n{}", say(lang, &head), sketch_text(board, viewer, lang));
    page + &match board.outcome() {
        Some(outcome) => outcome_text(board, outcome, lang),
        None => board.prompt(viewer, lang).text,
    } + "\n"
}
