//! As much Markdown as examples and rulings use: paragraphs, lists, tables, fenced blocks; `code`, **strong**, *stress*. Of a link
//! its words are shown.

use book::markdown::{Kind, blocks};
use maud::{Markup, html};

/// The text as HTML; its headings are left out.
pub(crate) fn markdown(source: &str) -> Markup {
    html! { @for block in blocks(source) { (part(&block.kind)) } }
}

fn part(kind: &Kind) -> Markup {
    match kind {
        Kind::Heading { .. } => html! {},
        Kind::Fence { text, .. } => fence(text),
        Kind::Paragraph(text) => html! { p { (inline(text)) } },
        Kind::List(items) => html! { ul { @for item in items { li { (inline(item)) } } } },
        Kind::Table(rows) => table(rows),
    }
}

/// What is played, as it was written.
pub(crate) fn fence(text: &str) -> Markup {
    html! { pre { (text) } }
}

/// A row of heads, a row of dashes, rows.
fn table(lines: &[&str]) -> Markup {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
    };
    html! {
        table {
            @if let Some(head) = lines.first() {
                thead { tr { @for cell in cells(head) { th scope="col" { (inline(&cell)) } } } }
            }
            tbody {
                @for line in lines.iter().skip(2) { tr { @for cell in cells(line) { td { (inline(&cell)) } } } }
            }
        }
    }
}

/// `code` first, for nothing is marked within it.
pub(crate) fn inline(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (stressed(&unlinked(part))) }
        }
    }
}

fn stressed(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split("**").enumerate() {
            @if index % 2 == 1 { strong { (part) } } @else {
                @for (index, part) in part.split('*').enumerate() {
                    @if index % 2 == 1 { em { (part) } } @else { (part) }
                }
            }
        }
    }
}

/// `[words](address)` becomes its words: the address is of a file that a reader of the page does not have.
fn unlinked(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("](") {
        let Some((label_at, (_, left))) = before.rfind('[').zip(after.split_once(')')) else { break };
        out.push_str(&before[..label_at]);
        out.push_str(&before[label_at + 1..]);
        rest = left;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::markdown;

    #[test]
    fn examples_become_paragraphs_and_blocks() {
        let html =
            markdown("## 5.3 Limits\n\nTwo `units`\ncross.\n\n```play\nF march <1\n```\n").into_string();
        assert_eq!(html, "<p>Two <code>units</code>\ncross.</p><pre>F march &lt;1\n</pre>");
    }

    #[test]
    fn rulings_become_lists_and_tables() {
        let html =
            markdown("- **Doubt.** Who?\n- See [the map](x.md), *now*.\n\n| A | B |\n|---|---|\n| 1 | 2 |\n");
        assert_eq!(
            html.into_string(),
            "<ul><li><strong>Doubt.</strong> Who?</li><li>See the map, <em>now</em>.</li></ul>\
             <table><thead><tr><th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead>\
             <tbody><tr><td>1</td><td>2</td></tr></tbody></table>"
        );
    }

    #[test]
    fn a_fenced_block_keeps_its_blank_lines_apart() {
        let html = markdown("```pos\nturn 3\n0412: F01\n```\n\n```play\ndone\n```\n").into_string();
        assert_eq!(html, "<pre>turn 3\n0412: F01\n</pre><pre>done\n</pre>");
    }
}
