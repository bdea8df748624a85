//! `games/*/src/data/printed.rs`: the tables of `games/*/data`, as the game itself reads them.

use std::collections::BTreeSet;

use anyhow::{Result, bail};
use game::edition::{Faults, Reader};
use game::{Lang, Sheet, Words};

use crate::Tree;

/// The generated source of one game.
pub fn generate<G: Words>(tree: &Tree) -> Result<String> {
    let csv = |sheet: &Sheet| tree.get(&format!("games/{}/data/{}.csv", G::TITLE.id, sheet.name));
    let sheet = |sheet: &Sheet| Sheet { csv: csv(sheet).unwrap_or_default().to_owned().leak(), ..*sheet };
    let sheets: Vec<Sheet> = G::SHEETS.iter().map(sheet).collect();
    match G::read(Reader::new(&sheets)) {
        Ok(data) => Ok(source(&format!("{data:?}"))),
        Err(Faults(faults)) => {
            let told: Vec<String> = faults.iter().map(|fault| words::flaw(Lang::En, fault)).collect();
            bail!("games/{}:\n{}", G::TITLE.id, told.join("\n"))
        }
    }
}

/// A value as source: what `{:?}` shows of it, a line for each row.
fn source(value: &str) -> String {
    let is_name =
        |word: &&str| word.starts_with(|c: char| c.is_ascii_uppercase()) && !matches!(*word, "Some" | "None");
    let outside_quotes = value.split('"').step_by(2);
    let names = outside_quotes
        .flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && !matches!(c, ':' | '\'')));
    // Of a path the beginning: `Event::Muster` needs `Event`.
    let names: BTreeSet<&str> = names.filter_map(|word| word.split(':').next()).filter(is_name).collect();
    let names = names.into_iter().collect::<Vec<_>>().join(", ");
    format!(
        "//! The printed tables. Generated from `data/*.csv` by `cargo xtask gen`; do not edit.\n\n\
         #[rustfmt::skip]\nuse super::{{{names}}};\n\n\
         #[rustfmt::skip]\npub(crate) const PRINTED: Printed = {};\n",
        in_lines(value)
    )
}

/// The same with a line for each field, and for each element of a field that is a list of more than numbers.
fn in_lines(value: &str) -> String {
    let mut out = String::new();
    let (mut depth, mut quoted) = (0, false);
    let mut rest = value.chars().peekable();
    while let Some(c) = rest.next() {
        quoted ^= c == '"';
        match c {
            '{' | '[' | '(' if !quoted => depth += 1,
            '}' | ']' | ')' if !quoted => depth -= 1,
            _ => {}
        }
        let ends = !quoted && (c == ',' && depth == 1 || out.ends_with(['}', ']']) && c == ',' && depth == 2);
        out.push(c);
        let lists_rows =
            c == '[' && depth == 2 && !rest.peek().is_some_and(|c| c.is_ascii_digit() || *c == '"');
        if !quoted && (lists_rows || c == '{' && depth == 1) || ends {
            out.push_str("\n    ");
            out.push_str(if depth == 2 { "    " } else { "" });
            rest.next_if_eq(&' ');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::source;

    #[test]
    fn rows_stand_in_lines() {
        let shown = "Printed { areas: [Area { code: \"A, {B\", kind: Old }, Area { code: \"C\", kind: New }], sums: [1, 2] }";
        let told = source(shown);
        assert!(told.contains("use super::{Area, New, Old, Printed};"), "{told}");
        let lines: Vec<&str> = told.lines().skip(6).map(str::trim).collect();
        assert_eq!(
            lines,
            [
                "pub(crate) const PRINTED: Printed = Printed {",
                "areas: [",
                "Area { code: \"A, {B\", kind: Old },",
                "Area { code: \"C\", kind: New }],",
                "sums: [1, 2] };"
            ]
        );
    }
}
