//! The log of a match: sentences, dice, and the rule behind each.

use game::{Lang, Phrase, Title};
use maud::{Markup, html};
use table::LogLine;

use crate::text::tell;

pub(crate) fn log_lines(lang: Lang, title: &Title, lines: &[LogLine]) -> Markup {
    html! {
        @for line in lines {
            li class=(line.kind) data-input=(line.input) data-path=[(!line.path.is_empty()).then(|| line.path.join(" "))] {
                @for &face in &line.dice { (die(lang, face)) }
                span { (line.text) }
                (rule_link(title, line.rule))
            }
        }
    }
}

/// A link to a clause: opens in the drawer, or leads to the rules page where there is no script.
pub(crate) fn rule_link(title: &Title, rule: &str) -> Markup {
    html! {
        @if !rule.is_empty() {
            " " a.rule href={ "/rules/" (title.id) "#" (rule) } data-rule=(rule) { (rule) }
        }
    }
}

/// A die with its pips.
fn die(lang: Lang, face: u8) -> Markup {
    let label = tell(lang, &Phrase::new("die").with("face", face));
    html! {
        svg.die viewBox="0 0 24 24" role="img" aria-label=(label) {
            rect x="1" y="1" width="22" height="22" rx="5" {}
            @for &(x, y) in pips(face) { circle cx=(x) cy=(y) r="2.3" {} }
            @if pips(face).is_empty() { text x="12" y="17" text-anchor="middle" { (face) } }
        }
    }
}

/// Where the pips of a face are; none for a face that dice with pips do not have.
fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(12, 12)],
        2 => &[(7, 7), (17, 17)],
        3 => &[(7, 7), (12, 12), (17, 17)],
        4 => &[(7, 7), (17, 7), (7, 17), (17, 17)],
        5 => &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
        6 => &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
        _ => &[],
    }
}
