//! The coverage page of a game: what each clause is, where it is enforced and shown.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::Result;
use book::{Clause, Origin, Status};
use game::{Lang, SourceKind};

use crate::Tree;
use crate::data::{sources, tables};
use crate::rules::{Citation, Rules, plays};

/// The text of `docs/coverage/<game>.md`.
pub fn page(tree: &Tree, rules: &Rules) -> Result<String> {
    let mut out = format!(
        "# Coverage: {}\n\nWritten by `cargo xtask gen` from `games/{2}/rulebook` and the clauses that the code \
         cites;\ndo not edit. Rulings: [{1}](../rulings/{3}/{1}). A clause marked * is ours in \
         part: the\nprinted component it needs is lost.\n\n",
        rules.name,
        format_args!("{}.md", rules.game),
        rules.game,
        Lang::default(),
    );
    let clauses = || rules.book.clauses();
    let count = |status| clauses().filter(|clause| clause.status == status).count();
    let plays: usize = clauses().map(plays).sum();
    writeln!(
        out,
        "{} clauses: {} done, {} not yet, {} not a rule. {plays} examples.\n",
        clauses().count(),
        count(Status::Done),
        count(Status::NotYet),
        count(Status::NotARule),
    )?;
    out.push_str("| Clause | Title | Code | Examples | Status | Ruling |\n|---|---|---|---|---|---|\n");
    for clause in clauses() {
        writeln!(out, "{}", row(rules, clause))?;
    }
    write_data(tree, rules, &mut out)?;
    Ok(out)
}

fn row(rules: &Rules, clause: &Clause) -> String {
    let mark = if clause.origin == Origin::Ours { "*" } else { "" };
    let (examples, status) = match clause.status {
        Status::Done => (plays(clause).to_string(), "done"),
        Status::NotYet => (plays(clause).to_string(), "not yet"),
        Status::NotARule => ("–".to_owned(), "not a rule"),
    };
    let rulings: Vec<String> = clause.rulings.iter().map(ToString::to_string).collect();
    let rulings = if rulings.is_empty() { "–".to_owned() } else { rulings.join(", ") };
    format!(
        "| {}{mark} | {} | {} | {examples} | {status} | {rulings} |",
        clause.id,
        clause.title[Lang::default()],
        code(rules, clause.id)
    )
}

/// The functions that cite a clause; types, if there are none; modules, if there are none of those either.
fn code(rules: &Rules, id: &str) -> String {
    const MOST: usize = 3;
    let rank = |citation: &Citation| match &citation.item {
        Some(item) if item.is_function => 0,
        Some(_) => 1,
        None => 2,
    };
    let Some(best) = rules.citations_of(id).map(rank).min() else { return "–".to_owned() };
    let names: BTreeSet<String> =
        rules.citations_of(id).filter(|citation| rank(citation) == best).map(name).collect();
    let mut listed: Vec<String> = names.iter().take(MOST).map(|name| format!("`{name}`")).collect();
    if names.len() > MOST {
        listed.push(format!("and {} more", names.len() - MOST));
    }
    listed.join(", ")
}

/// `attack::modifiers`, `state::Step`; a module alone by its own name.
fn name(citation: &Citation) -> String {
    let path = citation.file.split_once("/src/").map_or(citation.file.as_str(), |(_, path)| path);
    let path = path.trim_end_matches(".rs").trim_end_matches("/mod");
    let module = path.rsplit('/').next().unwrap_or(path);
    match &citation.item {
        Some(item) => format!("{module}::{}", item.name),
        None => module.to_owned(),
    }
}

fn write_data(tree: &Tree, rules: &Rules, out: &mut String) -> Result<()> {
    let sources = sources(tree, rules.game)?;
    out.push_str(
        "\n## Data\n\nHow many rows of each table are of each kind (see CONTRIBUTING).\n\n| Table |",
    );
    SourceKind::ALL.iter().try_for_each(|kind| write!(out, " {} |", kind.word()))?;
    out.push_str("\n|---|---|---|---|---|---|\n");
    for table in tables(tree, rules.game)? {
        let name = table.file.rsplit('/').next().unwrap_or(&table.file);
        write!(out, "| {name} |")?;
        for kind in SourceKind::ALL {
            let of_kind = |src: &str| sources.get(src).is_some_and(|source| source.kind == kind);
            write!(out, " {} |", table.rows.iter().filter(|(_, src)| of_kind(src)).count())?;
        }
        out.push('\n');
    }
    Ok(())
}
