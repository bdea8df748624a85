//! Markdown into blocks: as much of it as our own texts use.

use std::ops::Range;

/// A part of a text that stands by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block<'a> {
    /// The line it begins on, counted from 1.
    pub line: usize,
    /// Where it stands in the text, its last line's end left out.
    pub span: Range<usize>,
    pub kind: Kind<'a>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind<'a> {
    /// `## Title` has depth 2.
    Heading {
        depth: usize,
        title: &'a str,
    },
    Paragraph(&'a str),
    /// The points of a list.
    List(Vec<&'a str>),
    /// The rows of a table, its head and the rule below it included.
    Table(Vec<&'a str>),
    /// What stands between two fences, and the name of the first.
    Fence {
        name: &'a str,
        text: &'a str,
    },
}

/// The blocks of a text, in order. A fence that is never closed reaches to the end.
pub fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut lines = Lines { text, at: 0, number: 0 };
    let mut blocks = Vec::new();
    while let Some(first) = lines.next() {
        let (line, start) = (lines.number, lines.at - first.len());
        let first = first.trim_end();
        let kind = if first.is_empty() {
            continue;
        } else if let Some(name) = first.strip_prefix("```") {
            let inside = lines.at;
            lines.skip_while(|line| !line.starts_with("```"));
            let text = &text[inside..lines.at];
            lines.next();
            Kind::Fence { name: name.trim(), text }
        } else if let Some((depth, title)) = heading(first) {
            Kind::Heading { depth, title }
        } else if is_item(first) {
            lines.skip_while(|line| !line.trim().is_empty() && !ends_list(line));
            Kind::List(items(&text[start..lines.at]))
        } else if first.starts_with('|') {
            lines.skip_while(|line| line.starts_with('|'));
            Kind::Table(text[start..lines.at].lines().collect())
        } else {
            lines.skip_while(|line| !ends_paragraph(line.trim_end()));
            Kind::Paragraph(text[start..lines.at].trim_end())
        };
        let end = start + text[start..lines.at].trim_end().len();
        blocks.push(Block { line, span: start..end, kind });
    }
    blocks
}

fn heading(line: &str) -> Option<(usize, &str)> {
    let title = line.trim_start_matches('#');
    let depth = line.len() - title.len();
    Some((depth, title.strip_prefix(' ')?.trim())).filter(|_| depth > 0)
}

fn is_item(line: &str) -> bool {
    line.starts_with("- ") || line.starts_with("* ")
}

fn ends_list(line: &str) -> bool {
    line.starts_with("```") || line.starts_with('|') || heading(line).is_some()
}

fn ends_paragraph(line: &str) -> bool {
    line.is_empty() || is_item(line) || ends_list(line)
}

/// The points of a list, their marks taken away.
fn items(list: &str) -> Vec<&str> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in list.split_inclusive('\n') {
        if is_item(line) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([list.len()]);
    starts.iter().zip(ends).map(|(&start, end)| list[start + 2..end].trim()).collect()
}

/// Lines with their ends, and where in the text they stand.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    number: usize,
}

impl<'a> Lines<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.text[self.at..].split_inclusive('\n').next()
    }

    fn next(&mut self) -> Option<&'a str> {
        let line = self.peek()?;
        self.at += line.len();
        self.number += 1;
        Some(line)
    }

    fn skip_while(&mut self, goes_on: impl Fn(&str) -> bool) {
        while self.peek().is_some_and(&goes_on) {
            self.next();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, blocks};

    #[test]
    fn a_text_falls_into_its_blocks() {
        let text = "# One\n\nTwo\nlines.\n- a\n  b\n- c\n\n| A |\n|---|\n```play\nx\n\n# y\n```\nEnd.\n";
        let wanted = [
            (1, "# One", Kind::Heading { depth: 1, title: "One" }),
            (3, "Two\nlines.", Kind::Paragraph("Two\nlines.")),
            (5, "- a\n  b\n- c", Kind::List(vec!["a\n  b", "c"])),
            (9, "| A |\n|---|", Kind::Table(vec!["| A |", "|---|"])),
            (11, "```play\nx\n\n# y\n```", Kind::Fence { name: "play", text: "x\n\n# y\n" }),
            (16, "End.", Kind::Paragraph("End.")),
        ];
        let read = blocks(text).into_iter().map(|it| (it.line, &text[it.span], it.kind));
        assert_eq!(read.collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn an_open_fence_reaches_to_the_end() {
        let kinds = |text| blocks(text).into_iter().map(|it| it.kind).collect::<Vec<_>>();
        assert_eq!(kinds("```\nx"), [Kind::Fence { name: "", text: "x" }]);
        assert_eq!(kinds("\n \n"), []);
    }
}
