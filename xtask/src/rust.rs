//! As much of Rust's syntax as the checks need.

/// The string literals of a source text, with the line each begins on. Comments and characters are skipped.
pub fn literals(source: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut rest = source;
    let line_of = |rest: &str| source[..source.len() - rest.len()].lines().count().max(1);
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("/*") {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
        } else if let Some(hashes) = raw_string(rest) {
            let open = &rest[hashes + 2..];
            let close = format!("\"{}", "#".repeat(hashes));
            let end = open.find(&close).unwrap_or(open.len());
            found.push((line_of(rest), open[..end].to_owned()));
            rest = open.get(end + close.len()..).unwrap_or("");
        } else if first == '"' {
            let end = string_end(&rest[1..]);
            found.push((line_of(rest), rest[1..=end].to_owned()));
            rest = rest.get(end + 2..).unwrap_or("");
        } else if first == '\'' {
            rest = after_quote(rest);
        } else if first.is_alphanumeric() || first == '_' {
            rest = rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
        } else {
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// How many `#` a raw string that begins here has.
fn raw_string(rest: &str) -> Option<usize> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then_some(hashes)
}

/// Where the closing quote of a string stands.
fn string_end(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at,
            _ => {}
        }
    }
    text.len()
}

/// Past a character literal, or past the quote of a lifetime.
fn after_quote(rest: &str) -> &str {
    let mut chars = rest.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or("", |end| &rest[end + 4..]),
        Some((at, c)) if rest[at + c.len_utf8()..].starts_with('\'') => &rest[at + c.len_utf8() + 1..],
        _ => &rest[1..],
    }
}

/// The clauses cited in a comment line: `[14.2]`, `[1.3.4a]`, `[10a]`, `[7]`, `[M3]`, `[R5a]`, `[5.3-a]`, `[T-b]`.
pub fn citations(line: &str) -> Vec<&str> {
    let Some(at) = line.find("//") else { return Vec::new() };
    let pieces = line[at..].split('[').skip(1);
    pieces.filter_map(|piece| piece.split_once(']')).map(|(id, _)| id).filter(|id| is_clause(id)).collect()
}

/// Whether this looks like a clause's id: numbers with points between, perhaps a letter after them, perhaps an `M` or `R`
/// before them; or a section and one of its statements: `5.3-a`, `T-b`, `1836-c`, `C-1`.
fn is_clause(id: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if let Some((section, statement)) = id.split_once('-') {
        let numbered = section.split('.').all(digits) || matches!(section, "T" | "C");
        let one = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
        return numbered && statement.len() == 1 && statement.bytes().all(one);
    }
    let number = id.strip_suffix(|last: char| last.is_ascii_lowercase()).unwrap_or(id);
    number.strip_prefix(['M', 'R']).unwrap_or(number).split('.').all(digits)
}

/// What a comment at `line` (counted from 0) speaks of: the item or variant below it, or else the
/// function around it. `None` is the whole module.
pub fn item_at(lines: &[&str], line: usize) -> Option<Item> {
    if lines[line].trim_start().starts_with("//!") {
        return None;
    }
    let is_code = |text: &&&str| {
        let text = text.trim_start();
        !(text.starts_with("//") || text.starts_with("#[") || text.is_empty())
    };
    let below = lines[line..].iter().find(is_code).and_then(|text| declared(text.trim()));
    below.or_else(|| {
        lines[..line].iter().rev().find_map(|text| declared(text.trim()).filter(|item| item.is_function))
    })
}

/// A named piece of code.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Item {
    pub is_function: bool,
    pub name: String,
}

fn declared(text: &str) -> Option<Item> {
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty());
    let mut word = words.next()?;
    while matches!(word, "pub" | "crate" | "super" | "async") || word == "const" && text.contains("fn ") {
        word = words.next()?;
    }
    match word {
        "fn" => Some(Item { is_function: true, name: words.next()?.to_owned() }),
        "struct" | "enum" | "trait" | "type" | "static" | "const" | "mod" => {
            Some(Item { is_function: false, name: words.next()?.to_owned() })
        }
        variant => {
            let rest = text.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
            let opens = rest.starts_with([',', '(']) || rest.starts_with(" {");
            let is_variant = opens && variant.starts_with(|c: char| c.is_ascii_uppercase());
            is_variant.then(|| Item { is_function: false, name: variant.to_owned() })
        }
    }
}
