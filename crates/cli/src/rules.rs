//! `bexar rules`

use book::{Book, Clause, Origin, Status};
use game::{Lang, Phrase};
use serde::Serialize;
use shelf::Entry;

use crate::args;
use crate::output::{Usage, print, print_json};
use crate::text::{say, text};

#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// The clauses that say something to enforce, and how many of them are.
    total: usize,
    done: usize,
    clauses: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    id: &'static str,
    title: &'static str,
    text: String,
    status: &'static str,
    origin: &'static str,
    rulings: &'static [u16],
    examples: Vec<String>,
}

pub fn run(args: &args::Rules, lang: Lang) -> anyhow::Result<()> {
    if args.thumbs {
        return print(&thumbs_page(args.game, lang));
    }
    let clauses: Vec<&'static Clause<'static>> = match &args.clause {
        None => args.game.book().clauses().collect(),
        Some(id) => find(args.game.book(), id),
    };
    if clauses.is_empty() {
        let id = args.clause.as_deref().unwrap_or_default();
        return Err(Usage(say(lang, &Phrase::new("rules-unknown").with("clause", id))).into());
    }
    if args.json {
        return print_json(&Report {
            game: args.game.title.id,
            total: clauses.iter().filter(|clause| clause.status != Status::NotARule).count(),
            done: clauses.iter().filter(|clause| clause.status == Status::Done).count(),
            clauses: clauses.iter().map(|clause| told(clause, lang)).collect(),
        });
    }
    let page: String = match args.clause {
        None => clauses.iter().map(|clause| contents_line(clause, lang)).collect(),
        Some(_) => {
            clauses.iter().map(|clause| clause_page(args.game, clause, lang)).collect::<Vec<_>>().join("\n")
        }
    };
    print(&page)
}

/// The clause with this number and those below it: `7.1` finds `7.1a`, `14` the whole chapter.
pub fn find(book: &'static Book<'static>, id: &str) -> Vec<&'static Clause<'static>> {
    let within = |rest: &str| rest.is_empty() || !rest.starts_with(|c: char| c.is_ascii_digit());
    book.clauses().filter(|clause| clause.id.strip_prefix(id.trim()).is_some_and(within)).collect()
}

/// The whole clause, as it is read at the table.
pub fn clause_page(game: &Entry, clause: &'static Clause<'static>, lang: Lang) -> String {
    let told = told(clause, lang);
    let mut page = format!("{}  {}\n{}\n", told.id, told.title, told.text);
    let status = format!("rules-status-{}", told.status.replace(' ', "-"));
    let origin = format!("rules-origin-{}", told.origin);
    page += &format!("  {}; {}", text(lang, &status), text(lang, &origin));
    if !told.rulings.is_empty() {
        let rulings = told.rulings.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
        let rulings = Phrase::new("rules-rulings").with("count", told.rulings.len()).with("rulings", rulings);
        page += &format!("; {}", say(lang, &rulings));
    }
    page.push('\n');
    for ruling in told.rulings.iter().filter_map(|&number| game.book().ruling(number, lang)) {
        let head = Phrase::new("rules-ruling").with("number", ruling.number).with("title", ruling.title);
        page += &format!("\n{}\n{}\n", say(lang, &head), ruling.text);
    }
    for example in &told.examples {
        page += &format!("\n{}\n", example.trim());
    }
    page
}

/// How the computer thinks: its rules of thumb, side by side.
fn thumbs_page(game: &Entry, lang: Lang) -> String {
    let mut page = text(lang, "rules-thumbs") + "\n";
    let mut add = |whose: String, ids: &[&str]| {
        if !ids.is_empty() {
            page += &format!("\n{whose}\n");
        }
        for id in ids {
            page += &format!("- {}\n", game.catalog().named(lang, id));
        }
    };
    add(text(lang, "rules-thumbs-both"), game.thumbs.both);
    for seat in game.title.seats() {
        let whose = game.catalog().named(lang, &format!("side-{}", game.title.seat_id(seat)));
        add(whose, game.thumbs.each[usize::from(seat.0)]);
    }
    page
}

fn contents_line(clause: &'static Clause<'static>, lang: Lang) -> String {
    let status = match clause.status {
        Status::Done => "✓",
        Status::NotYet => "·",
        Status::NotARule => " ",
    };
    format!("{status} {:<6} {}\n", clause.id, clause.title[lang])
}

fn told(clause: &'static Clause<'static>, lang: Lang) -> Told {
    Told {
        id: clause.id,
        title: clause.title[lang],
        text: flowing(clause.text[lang]),
        status: match clause.status {
            Status::Done => "done",
            Status::NotYet => "not yet",
            Status::NotARule => "not a rule",
        },
        origin: match clause.origin {
            Origin::Rulebook => "rulebook",
            Origin::Ours => "ours",
        },
        rulings: &clause.rulings,
        examples: clause.examples.iter().map(|example| example.told(lang)).collect(),
    }
}

/// A text without the line breaks of its file; its paragraphs stay apart.
fn flowing(text: &str) -> String {
    text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect::<Vec<_>>().join("\n\n")
}
