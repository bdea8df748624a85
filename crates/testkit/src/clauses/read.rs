//! Markdown into blocks.

/// What went wrong, and on which line.
pub(super) type Failure = (usize, String);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Pos,
    Play,
    Then,
}

/// A fenced block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Block {
    pub(super) kind: Kind,
    /// The clause of the heading above.
    pub(super) clause: String,
    /// Numbers the headings, so that sections of the same clause stay apart.
    pub(super) section: usize,
    /// The line of the opening fence.
    pub(super) line: usize,
    pub(super) text: String,
}

/// The blocks of a file, in order. Other fences are prose.
pub(super) fn blocks(text: &str) -> (Vec<Block>, Vec<Failure>) {
    let mut blocks: Vec<Block> = Vec::new();
    let mut failures = Vec::new();
    let (mut clause, mut section) = (String::new(), 0);
    // The fence we are inside of: its line, and whether its block is read.
    let mut inside: Option<(usize, bool)> = None;
    for (at, line) in text.lines().enumerate() {
        let number = at + 1;
        match (inside, line.strip_prefix("```")) {
            (None, Some(name)) => {
                let kind = match name.trim() {
                    "pos" => Some(Kind::Pos),
                    "play" => Some(Kind::Play),
                    "then" => Some(Kind::Then),
                    _ => None,
                };
                if kind.is_some() && clause.is_empty() {
                    failures.push((number, "an example must stand under a `## CLAUSE Title`".to_owned()));
                }
                if let Some(kind) = kind {
                    let clause = clause.clone();
                    blocks.push(Block { kind, clause, section, line: number, text: String::new() });
                }
                inside = Some((number, kind.is_some()));
            }
            (Some(_), Some(_)) => inside = None,
            (Some((_, true)), None) => {
                let block = blocks.last_mut().expect("checked: the fence opened a block");
                block.text.push_str(line);
                block.text.push('\n');
            }
            (Some((_, false)), None) => {}
            (None, None) => {
                if let Some(heading) = line.strip_prefix("## ") {
                    clause = heading.split_whitespace().next().unwrap_or_default().to_owned();
                    section += 1;
                } else if line.starts_with("# ") {
                    clause.clear();
                }
            }
        }
    }
    if let Some((line, _)) = inside {
        failures.push((line, "this fence is never closed".to_owned()));
    }
    (blocks, failures)
}
