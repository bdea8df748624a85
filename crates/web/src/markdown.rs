//! As much Markdown as examples and rulings use: paragraphs, lists, tables, fenced blocks; `code`, **strong**, *stress*. Of a link
//! its words are shown.

use maud::{Markup, html};

/// What lines of Markdown belong to.
#[derive(PartialEq)]
enum Block {
    Paragraph,
    List,
    Table,
    Fence,
}

pub(crate) fn markdown(source: &str) -> Markup {
    let mut blocks: Vec<(Block, Vec<&str>)> = Vec::new();
    let mut fenced = false;
    let mut apart = true;
    for line in source.lines() {
        let fence = line.starts_with("```");
        if fence || !fenced && (line.trim().is_empty() || line.starts_with('#')) {
            fenced ^= fence;
            apart = true;
            if fence && fenced {
                blocks.push((Block::Fence, Vec::new()));
                apart = false;
            }
            continue;
        }
        let kind = match line.trim_start().chars().next() {
            _ if fenced => Block::Fence,
            Some('-') => Block::List,
            Some('|') => Block::Table,
            _ => Block::Paragraph,
        };
        match blocks.last_mut().filter(|(last, _)| !apart && *last == kind) {
            Some((_, lines)) => lines.push(line),
            None => blocks.push((kind, vec![line])),
        }
        apart = false;
    }
    html! { @for (kind, lines) in blocks { (block(&kind, &lines)) } }
}

fn block(kind: &Block, lines: &[&str]) -> Markup {
    match kind {
        Block::Fence => html! { pre { @for line in lines { (line) "\n" } } },
        Block::Paragraph => html! { p { (inline(&lines.join(" "))) } },
        Block::List => html! {
            ul { @for line in lines { li { (inline(line.trim_start().trim_start_matches("- "))) } } }
        },
        Block::Table => table(lines),
    }
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
fn inline(text: &str) -> Markup {
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
        assert_eq!(html, "<p>Two <code>units</code> cross.</p><pre>F march &lt;1\n</pre>");
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
