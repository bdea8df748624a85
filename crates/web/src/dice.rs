//! Where the dice of a table come from: what is promised, who has had a part in it, what was set by hand.

use game::{Lang, Phrase, Title};
use maud::{Markup, html};
use table::{Contribution, Named, Source};

use crate::text::{self, say, tell};

/// All that is known of it, to be checked.
pub(crate) fn proof(lang: Lang, title: &Title, source: &Source) -> Markup {
    let parts = source.parts();
    html! {
        dl {
            dt { (say(lang, "commitment")) } dd { code { (source.commitment()) } }
            @if let Some(parts) = parts {
                @for (side, word) in &parts.contributions {
                    dt { (tell(lang, &Phrase::new("contribution-of").with("side", side_name(lang, title, side)))) }
                    dd { (contribution(lang, word.as_ref())) }
                }
                @if let Some(secret) = parts.secret { dt { (say(lang, "server-secret")) } dd { code { (secret) } } }
            }
            @if let Some(seed) = source.seed() { dt { (say(lang, "seed")) } dd { code { (seed) } } }
        }
    }
}

/// How the dice of this table are kept fair, in a sentence; or that they are not.
pub(crate) fn about(lang: Lang, source: &Source) -> String {
    say(
        lang,
        match source.parts() {
            _ if source.by_script() > 0 => "fair-dice-scripted",
            Some(_) => "fair-dice-shared",
            None if source.is_by_hand() => "fair-dice-by-hand",
            None => "fair-dice-about",
        },
    )
}

/// What is not as usual, for everybody to see: the edition that stands behind the scenario, and what was set by hand.
pub(crate) fn badges(lang: Lang, scenario: &str, source: &Source, prepared: bool) -> Markup {
    let edition = Named::split(scenario).1;
    html! {
        @if let Some(edition) = edition { " " (text::edition(lang, edition)) }
        @if source.by_script() > 0 { " " span.by-hand { (say(lang, "dice-by-script")) } }
        @if source.is_by_hand() { " " span.by-hand { (say(lang, "seed-by-hand")) } }
        @if prepared { " " span.by-hand { (say(lang, "position-by-hand")) } }
    }
}

fn side_name(lang: Lang, title: &Title, side: &str) -> String {
    title.seat(side).map_or_else(|| side.to_owned(), |seat| text::side(lang, title, seat))
}

fn contribution(lang: Lang, word: Option<&Contribution>) -> Markup {
    html! {
        @match word {
            Some(word) => code { (word) },
            None => (say(lang, "contribution-none")),
        }
    }
}
