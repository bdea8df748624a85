//! The rulebook in our words: the whole of it, and one clause for the drawer.

use game::{Clause, Lang, Origin, Phrase, Title};
use maud::{Markup, html};

use crate::Page;
use crate::frame::Frame;
use crate::log::rule_link;
use crate::text::{say, tell};

/// The rulebook of a game, searchable, each clause with its own anchor.
pub fn rules_page(page: &Page, title: &'static Title) -> Markup {
    let clauses = rulebook(title);
    let name = tell(page.lang, &Phrase::new("rules-of").with("game", title.name));
    let body = html! {
        main #main.column.rules {
            h1 { (name) }
            p.lead { (page.say("rules-lead")) }
            div.search role="search" {
                label for="search" { (page.say("search")) }
                input #search type="search" autocomplete="off" disabled;
                span #found.quiet-text role="status" {}
            }
            nav.chapters aria-label=(page.say("chapters")) {
                ol {
                    @for clause in clauses.iter().filter(|clause| is_chapter(clause)) {
                        li { a href={ "#" (clause.id) } { span.number { (chapter(clause.id)) } " " (clause.title[page.lang as usize]) } }
                    }
                }
            }
            @for clause in clauses { (clause_article(page.lang, title, clause)) }
            p #nothing hidden { (page.say("search-nothing")) }
        }
        (page.foot())
    };
    page.frame(
        Frame { title: name, kind: "plain", game: None, status: html! {}, scripts: &["page.js"] },
        body,
    )
}

/// One clause, for the drawer; `None` if the rulebook has no such clause.
pub fn clause_part(lang: Lang, title: &'static Title, id: &str) -> Option<Markup> {
    let clause = rulebook(title).iter().find(|clause| clause.id == id)?;
    let parent = parent(id).and_then(|parent| rulebook(title).iter().find(|clause| clause.id == parent));
    Some(html! {
        @if let Some(parent) = parent {
            p.quiet-text { (parent.title[lang as usize]) (rule_link(title, parent.id)) }
        }
        (clause_article(lang, title, clause))
        p { a href={ "/rules/" (title.id) "#" (id) } target="_blank" { (say(lang, "rules-whole")) } }
    })
}

fn rulebook(title: &Title) -> &'static [Clause] {
    shelf::game(title.id).map_or(&[], |entry| entry.rulebook())
}

/// Whether this is the head of a chapter: `14.0`, or `14` where the rulebook numbers so.
fn is_chapter(clause: &Clause) -> bool {
    clause.id.ends_with(".0")
        || !clause.id.contains('.') && clause.id.bytes().all(|byte| byte.is_ascii_digit())
}

fn chapter(id: &str) -> &str {
    id.strip_suffix(".0").unwrap_or(id)
}

/// The clause that this one belongs to: `7.1` for `7.1c`, `14.6` for `14.61`, `14.0` for `14.2`.
fn parent(id: &str) -> Option<String> {
    let (head, tail) = id.split_once('.')?;
    match tail.len() {
        0 => None,
        1 if tail == "0" => None,
        1 => Some(format!("{head}.0")),
        length => Some(format!("{head}.{}", &tail[..length - 1])),
    }
}

fn clause_article(lang: Lang, title: &Title, clause: &Clause) -> Markup {
    let heading = html! {
        a.number href={ "/rules/" (title.id) "#" (clause.id) } { (clause.id) } " "
        (clause.title[lang as usize])
    };
    html! {
        article.clause.chapter[is_chapter(clause)] id=(clause.id) {
            @if is_chapter(clause) { h2 { (heading) } } @else { h3 { (heading) } }
            @for paragraph in clause.text[lang as usize].split("\n\n") { p { (cross_linked(title, paragraph)) } }
            (marks(lang, clause))
            @for example in clause.examples[lang as usize] {
                details.example {
                    summary { (say(lang, "example")) }
                    (markdown(example))
                }
            }
        }
    }
}

/// The text with a link at every number that is a clause of the rulebook: “see 15.5”.
fn cross_linked(title: &Title, text: &str) -> Markup {
    let of_id = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
    let is_clause = |id: &str| {
        let numbered = id.contains('.') || id.starts_with(|c: char| c.is_ascii_uppercase());
        let has_digit = id.contains(|c: char| c.is_ascii_digit());
        numbered && has_digit && rulebook(title).iter().any(|clause| clause.id == id)
    };
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
        let (before, from) = rest.split_at(start);
        let word = &from[..from.find(|c: char| !of_id(c)).unwrap_or(from.len())];
        let id = word.trim_end_matches(['.', '-']);
        parts.push(html! {
            (before)
            @if is_clause(id) { a href={ "/rules/" (title.id) "#" (id) } data-rule=(id) { (id) } } @else { (id) }
        });
        rest = &from[id.len()..];
    }
    html! { @for part in parts { (part) } (rest) }
}

fn marks(lang: Lang, clause: &Clause) -> Markup {
    let (status, id) = match clause.done {
        Some(true) => ("done", "clause-done"),
        Some(false) => ("not-yet", "clause-not-yet"),
        None => ("no-rule", "clause-no-rule"),
    };
    html! {
        p.marks {
            span.mark class=(status) { (say(lang, id)) }
            @if clause.origin == Origin::Ours { span.mark.ours { (say(lang, "clause-ours")) } }
            @if !clause.rulings.is_empty() {
                @let list = clause.rulings.iter().map(u16::to_string).collect::<Vec<_>>().join(", ");
                span.mark { (tell(lang, &Phrase::new("clause-rulings").with("count", clause.rulings.len()).with("list", list))) }
            }
        }
    }
}

/// As much Markdown as the examples use: paragraphs, fenced blocks, `code`.
fn markdown(source: &str) -> Markup {
    let mut blocks = Vec::new();
    let mut fenced = None::<String>;
    let mut paragraph = String::new();
    for line in source.lines() {
        match (&mut fenced, line.starts_with("```")) {
            (Some(code), false) => {
                code.push_str(line);
                code.push('\n');
            }
            (Some(_), true) => blocks.extend(fenced.take().map(|code| html! { pre { (code) } })),
            (None, true) => {
                blocks.extend(take_paragraph(&mut paragraph));
                fenced = Some(String::new());
            }
            (None, false) if line.trim().is_empty() || line.starts_with('#') => {
                blocks.extend(take_paragraph(&mut paragraph));
            }
            (None, false) => {
                paragraph.push_str(line);
                paragraph.push(' ');
            }
        }
    }
    blocks.extend(take_paragraph(&mut paragraph));
    html! { @for block in blocks { (block) } }
}

fn take_paragraph(text: &mut String) -> Option<Markup> {
    let text = std::mem::take(text);
    (!text.is_empty()).then(|| {
        html! {
            p { @for (index, part) in text.trim_end().split('`').enumerate() {
                @if index % 2 == 1 { code { (part) } } @else { (part) }
            } }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{cross_linked, markdown, parent};

    #[test]
    fn clauses_know_their_parents() {
        let parents = ["14.2", "14.61", "7.1c", "14.0", "14"].map(parent);
        let wanted = [Some("14.0"), Some("14.6"), Some("7.1"), None, None];
        assert_eq!(parents.each_ref().map(Option::as_deref), wanted);
    }

    #[test]
    fn numbers_of_clauses_become_links_and_other_numbers_stay() {
        let Some(entry) = shelf::game("charge") else { return };
        let html = cross_linked(entry.title, "Roll 1 to 4 (see 15.5, 7.1c and 99.9).").into_string();
        let link = |id| format!("<a href=\"/rules/charge#{id}\" data-rule=\"{id}\">{id}</a>");
        assert_eq!(html, format!("Roll 1 to 4 (see {}, {} and 99.9).", link("15.5"), link("7.1c")));
    }

    #[test]
    fn clauses_with_letters_become_links_too() {
        let Some(entry) = shelf::game("the-alamo") else { return };
        let html = cross_linked(entry.title, "Of 4-9 men, R5a; see 5.7-a.").into_string();
        let link = |id| format!("<a href=\"/rules/the-alamo#{id}\" data-rule=\"{id}\">{id}</a>");
        assert_eq!(html, format!("Of 4-9 men, {}; see {}.", link("R5a"), link("5.7-a")));
    }

    #[test]
    fn examples_become_paragraphs_and_blocks() {
        let html =
            markdown("## 5.3 Limits\n\nTwo `units`\ncross.\n\n```play\nF march <1\n```\n").into_string();
        assert_eq!(html, "<p>Two <code>units</code> cross.</p><pre>F march &lt;1\n</pre>");
    }
}
