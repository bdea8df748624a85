//! What explains itself at the table: words of the trade with their clauses, and where figures come from.

use game::{Arg, Lang, Phrase, Source, Title};
use maud::{Markup, html};
use serde_json::{Value, json};
use shelf::Entry;

use crate::text::{of_game, say, tell};

/// Everything that a page's tips may tell of a game: its words of the trade, and the sources of its figures.
pub fn tips(lang: Lang, entry: &Entry) -> Value {
    let title = entry.title;
    let term = |&(id, rule): &(&'static str, &'static str)| {
        let forms = of_game(lang, title, &format!("term-{id}"));
        let name = capital(forms.split('|').next().unwrap_or_default());
        (
            id.to_owned(),
            json!({ "name": name, "about": of_game(lang, title, &format!("term-{id}-about")), "rule": rule }),
        )
    };
    let source = |source: &Source| {
        (source.id.to_owned(), json!({ "about": sourced(lang, source), "ruling": source.ruling }))
    };
    json!({
        "terms": entry.terms().iter().map(term).collect::<serde_json::Map<_, _>>(),
        "sources": entry.sources().all.iter().map(source).collect::<serde_json::Map<_, _>>(),
    })
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Where figures come from, in a few words.
pub(crate) fn sourced(lang: Lang, source: &Source) -> String {
    let kind = say(
        lang,
        match source.kind.word() {
            "printed" => "source-printed",
            "errata" => "source-errata",
            "derived" => "source-derived",
            "transcribed" => "source-transcribed",
            _ => "source-reconstructed",
        },
    );
    match source.ruling {
        Some(number) => tell(lang, &Phrase::new("source-ruling").with("kind", kind).with("number", number)),
        None => kind,
    }
}

/// A sentence in which each word of the trade, where it first stands, can be asked for its meaning.
pub(crate) fn termed(lang: Lang, title: &Title, text: &str) -> Markup {
    let Some(entry) = shelf::game(title.id) else { return html! { (text) } };
    let mut forms: Vec<(String, &str)> = Vec::new();
    for &(id, _) in entry.terms() {
        let all = of_game(lang, title, &format!("term-{id}"));
        forms.extend(all.split('|').map(|form| (form.to_lowercase(), id)));
    }
    forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
    let mut parts: Vec<Markup> = Vec::new();
    let mut told: Vec<&str> = Vec::new();
    let (mut plain, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text[at..];
        let begins = !text[..at].ends_with(char::is_alphanumeric);
        let found = forms.iter().filter(|(_, id)| begins && !told.contains(id)).find_map(|(form, id)| {
            let word = starts_with(rest, form)?;
            let ends = !rest[word.len()..].starts_with(char::is_alphanumeric);
            ends.then_some((word, *id))
        });
        if let Some((word, id)) = found {
            parts.push(html! { (text[plain..at]) button.term type="button" data-term=(id) { (word) } });
            told.push(id);
            at += word.len();
            plain = at;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    html! { @for part in parts { (part) } (text[plain..]) }
}

/// The beginning of a text that is this form, whatever its capitals.
fn starts_with<'a>(text: &'a str, form: &str) -> Option<&'a str> {
    let end = text
        .char_indices()
        .map(|(at, letter)| at + letter.len_utf8())
        .nth(form.chars().count().checked_sub(1)?)?;
    let word = &text[..end];
    (word.to_lowercase() == *form).then_some(word)
}

/// The charts and tables of a game, to be looked up.
pub(crate) fn charts(lang: Lang, entry: &Entry) -> Markup {
    let title = entry.title;
    let catalog = entry.catalog();
    let cell = |arg: &Arg| match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Phrase(phrase) => catalog.say(lang, phrase),
        Arg::List(phrases) => {
            words::join(lang, &phrases.iter().map(|phrase| catalog.say(lang, phrase)).collect::<Vec<_>>())
        }
    };
    html! {
        @for chart in entry.charts() {
            section.chart {
                h3 { (catalog.say(lang, &chart.title)) " " (crate::log::rule_link(title, chart.rule.0)) }
                div.wide tabindex="0" {
                    table {
                        thead { tr { @for name in &chart.head { th scope="col" { (cell(name)) } } } }
                        tbody {
                            @for row in &chart.rows {
                                tr {
                                    @for (at, arg) in row.iter().enumerate() {
                                        @if at == 0 { th scope="row" { (cell(arg)) } } @else { td { (cell(arg)) } }
                                    }
                                }
                            }
                        }
                    }
                }
                @if let Some(source) = entry.sources().of(chart.table, "") { p.quiet-text { (sourced(lang, source)) } }
            }
        }
    }
}

/// The charts for the drawer at the table.
pub fn charts_part(lang: Lang, entry: &Entry) -> Markup {
    html! { h2 { (say(lang, "charts")) } (charts(lang, entry)) }
}

#[cfg(test)]
mod tests {
    use game::Lang;

    use super::{charts, termed, tips};

    #[test]
    fn words_of_the_trade_open_their_meaning_once_each() {
        let title = shelf::game("charge").expect("on the shelf").title;
        let html = termed(Lang::En, title, "Command roll: the columns & a column. Columnar.").into_string();
        assert_eq!(html.matches("data-term=\"column\"").count(), 1);
        assert!(html.starts_with(
            "<button class=\"term\" type=\"button\" data-term=\"command-roll\">Command roll</button>: the "
        ));
        assert!(html.ends_with("</button> &amp; a column. Columnar."), "{html}");
    }

    #[test]
    fn every_term_has_a_meaning_and_a_clause_and_every_chart_its_rows() {
        for entry in shelf::shown() {
            for lang in Lang::ALL {
                let told = tips(lang, entry);
                for &(id, rule) in entry.terms() {
                    assert!(entry.book().clause(rule).is_some(), "{} {id}: no clause {rule}", entry.title.id);
                    let about = told["terms"][id]["about"].as_str().unwrap_or_default();
                    assert!(about.len() > 20 && !about.contains("term-"), "{} {id}: {about}", entry.title.id);
                }
                assert!(entry.charts().iter().all(|chart| {
                    entry.book().clause(chart.rule.0).is_some()
                        && chart.rows.iter().all(|row| row.len() == chart.head.len())
                }));
                let html = charts(lang, entry).into_string();
                assert!(html.matches("<tr>").count() > 10 && !html.contains("chart-"), "{}", entry.title.id);
            }
        }
    }
}
