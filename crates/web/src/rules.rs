//! The rulebook in our words: the whole of it, and one clause for the drawer.

use book::{Book, Chapter, Clause, Fence, Origin, Piece, Ruling, Status};
use game::{Lang, Phrase, Thumbs, Title};
use maud::{Markup, html};

use crate::Page;
use crate::figures::figures;
use crate::frame::Frame;
use crate::log::rule_link;
use crate::markdown::{fence, markdown};
use crate::text::{of_game, say, side, tell};
use crate::tips::charts;
use crate::waiting::contribution;

/// The rulebook of a game, searchable, each clause with its own anchor.
pub fn rules_page(page: &Page, title: &'static Title) -> Markup {
    let chapters = in_reading_order(title);
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
            p.rules-tools {
                label { input #developer type="checkbox"; " " (page.say("rules-developer")) }
                button #print.quiet type="button" { (page.say("rules-print")) }
            }
            nav.chapters aria-label=(page.say("chapters")) {
                ol {
                    @for (number, chapter) in (1..).zip(&chapters) {
                        li { a href={ "#chapter-" (number) } { (chapter.title[page.lang]) } }
                    }
                    li { a href="#charts" { (page.say("charts")) } }
                    li { a href="#thumbs" { (page.say("thumbs-title")) } }
                }
            }
            @for (number, chapter) in (1..).zip(&chapters) {
                section.chapter {
                    h2 id={ "chapter-" (number) } { (chapter.title[page.lang]) }
                    @for clause in &chapter.clauses { (clause_article(page.lang, title, clause)) }
                }
            }
            p #nothing hidden { (page.say("search-nothing")) }
            section #charts {
                h2 { (page.say("charts")) }
                @if let Some(entry) = shelf::game(title.id) { (charts(page.lang, entry)) }
            }
            @if let Some(entry) = shelf::game(title.id) { (thumbs_part(page, title, entry.thumbs)) }
        }
        (page.foot())
    };
    page.frame(
        Frame { title: name, kind: "plain", game: None, status: html! {}, scripts: &["page.js", "rules.js"] },
        body,
    )
}

/// The chapters with that of the sequence of play first, then in the rulebook's order.
fn in_reading_order(title: &Title) -> Vec<&'static Chapter<'static>> {
    let sequence = shelf::game(title.id).map_or("", |entry| entry.sequence());
    let mut chapters: Vec<&Chapter> = book(title).chapters.iter().collect();
    chapters.sort_by_key(|chapter| !chapter.clauses.iter().any(|clause| clause.id == sequence));
    chapters
}

/// One clause, or one of our rulings (`ruling-12`), for the drawer; `None` if there is no such thing.
pub fn clause_part(lang: Lang, title: &'static Title, id: &str) -> Option<Markup> {
    if let Some(number) = id.strip_prefix("ruling-") {
        let ruling = book(title).ruling(number.parse().ok()?, lang)?;
        return Some(html! { h3 { (ruling_head(lang, &ruling)) } (markdown(ruling.text)) });
    }
    let clause = book(title).clause(id)?;
    let parent = parent(id).and_then(|parent| book(title).clause(&parent));
    Some(html! {
        @if let Some(parent) = parent {
            p.quiet-text { (parent.title[lang]) (rule_link(title, parent.id)) }
        }
        (clause_article(lang, title, clause))
        p { a href={ "/rules/" (title.id) "#" (id) } target="_blank" { (say(lang, "rules-whole")) } }
    })
}

fn book(title: &Title) -> &'static Book<'static> {
    shelf::game(title.id).expect("checked: a title on the shelf").book()
}

/// The rulings that settle the doubts of a clause.
fn rulings(lang: Lang, title: &Title, clause: &Clause) -> Vec<Ruling<'static>> {
    clause.rulings.iter().filter_map(|&number| book(title).ruling(number, lang)).collect()
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
        (clause.title[lang])
    };
    html! {
        article.clause id=(clause.id) {
            h3 { (heading) }
            @for paragraph in clause.text[lang].split("\n\n") { p { (cross_linked(title, paragraph)) } }
            (marks(lang, clause))
            @for ruling in rulings(lang, title, clause) { (ruling_part(lang, &ruling)) }
            (examples(lang, title, clause))
        }
    }
}

/// The examples in words and figures; what is played there as a test, for developers.
fn examples(lang: Lang, title: &Title, clause: &Clause) -> Markup {
    let mut numbers = 0..figures(clause).len();
    let mut drawn = |played: &Fence| if played.name == "pos" { numbers.next() } else { None };
    html! {
        @for example in &clause.examples {
            details.example {
                summary { (say(lang, "example")) }
                @for piece in &example.0 {
                    @match piece {
                        Piece::Prose(prose) => { (markdown(prose[lang])) }
                        Piece::Fence(played) => {
                            @if let Some(number) = drawn(played) { (figure(lang, title, clause, number)) }
                            div.for-developers { (fence(played.text)) }
                        }
                    }
                }
            }
        }
    }
}

/// Where a figure is drawn when its example is opened, and where it can be played.
fn figure(lang: Lang, title: &Title, clause: &Clause, number: usize) -> Markup {
    let address = format!("/rules/{}/{}/figure/{number}", title.id, clause.id);
    html! {
        figure.of-rule data-figure=(address) {}
        form.play-example method="post" action=(address) {
            (contribution())
            button.quiet type="submit" { (say(lang, "example-play")) }
        }
    }
}

/// The text with a link at every number that is a clause of the rulebook: “see 15.5”.
fn cross_linked(title: &Title, text: &str) -> Markup {
    let of_id = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '-';
    let is_clause = |id: &str| {
        let numbered = id.contains('.') || id.starts_with(|c: char| c.is_ascii_uppercase());
        let has_digit = id.contains(|c: char| c.is_ascii_digit());
        numbered && has_digit && book(title).clause(id).is_some()
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
    let (status, id) = match clause.status {
        Status::Done => ("done", "clause-done"),
        Status::NotYet => ("not-yet", "clause-not-yet"),
        Status::NotARule => ("no-rule", "clause-no-rule"),
    };
    html! {
        p.marks {
            span.mark class=(status) .for-developers[clause.status == Status::Done] { (say(lang, id)) }
            @if clause.origin == Origin::Ours { span.mark.ours { (say(lang, "clause-ours")) } }
        }
    }
}

/// A ruling that settles a doubt of the clause, to be opened.
fn ruling_part(lang: Lang, ruling: &Ruling) -> Markup {
    html! {
        details.example {
            summary { (ruling_head(lang, ruling)) }
            (markdown(ruling.text))
        }
    }
}

fn ruling_head(lang: Lang, ruling: &Ruling) -> String {
    tell(lang, &Phrase::new("ruling-head").with("number", ruling.number).with("title", ruling.title))
}

/// How the computer thinks: the rules of thumb of both sides, then of each.
fn thumbs_part(page: &Page, title: &Title, thumbs: Thumbs) -> Markup {
    let mut parts = vec![(page.say("thumbs-both"), thumbs.both)];
    for seat in title.seats() {
        parts.push((side(page.lang, title, seat), thumbs.each[usize::from(seat.0)]));
    }
    html! {
        section #thumbs {
            h2 { (page.say("thumbs-title")) }
            p { (page.say("thumbs-lead")) }
            @for (whose, ids) in parts.iter().filter(|(_, ids)| !ids.is_empty()) {
                h3 { (whose) }
                ul { @for id in *ids { li { (thumb_line(&of_game(page.lang, title, id))) } } }
            }
        }
    }
}

/// The name stands out from its explanation.
fn thumb_line(said: &str) -> Markup {
    match said.split_once(": ") {
        Some((name, why)) => html! { strong { (name) ":" } " " (why) },
        None => html! { (said) },
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use game::Lang;

    use super::{clause_article, cross_linked, parent, thumbs_part};
    use crate::Page;

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
    fn the_rules_say_how_the_computer_thinks() {
        for entry in shelf::games() {
            for lang in Lang::ALL {
                let page = Page {
                    lang,
                    path: String::new(),
                    sign: Arc::default(),
                    origin: String::new(),
                    preview: None,
                };
                let html = thumbs_part(&page, entry.title, entry.thumbs).into_string();
                let count = entry.thumbs.all().count();
                assert_eq!((html.matches("<li>").count(), html.matches("<strong>").count()), (count, count));
            }
        }
    }

    #[test]
    fn every_ruling_of_a_clause_can_be_opened() {
        for entry in shelf::games() {
            for clause in entry.book().clauses() {
                for lang in Lang::ALL {
                    let html = clause_article(lang, entry.title, clause).into_string();
                    let opened = html.matches("<details").count();
                    let wanted = clause.rulings.len() + clause.examples.len();
                    assert_eq!(opened, wanted, "{} {}", entry.title.id, clause.id);
                }
            }
        }
    }
}
