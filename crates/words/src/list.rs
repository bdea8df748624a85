//! Several things in one sentence, and figures.

use std::fmt::Display;
use std::sync::LazyLock;

use game::{Lang, Phrase};

use crate::Catalog;

pub(crate) static COMMON: LazyLock<Catalog> = LazyLock::new(|| {
    Catalog::load(game::texts!("../messages/", ".ftl")).expect("checked: a test reads the message files")
});

/// The items with commas and an "and" before the last: `Travis, Baker and White`, `Travis e Íñigo`.
pub fn join(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let and = if begins_with_i(last) { "and-before-i" } else { "and" };
            format!("{} {} {last}", first.join(", "), COMMON.named(lang, and))
        }
    }
}

/// A figure as a percentage: `57%`, `57 %`.
pub fn percent(lang: Lang, figure: impl Display) -> String {
    COMMON.say(lang, &Phrase::new("percent").with("figure", figure.to_string()))
}

/// Whether a word begins with the sound i, however that is written, but not with a diphthong (`hielo`).
fn begins_with_i(word: &str) -> bool {
    let word = word.to_lowercase().replace('í', "i");
    let sound = word.strip_prefix('h').unwrap_or(&word);
    let diphthong = ["ia", "ie", "io"].iter().any(|start| sound.starts_with(start));
    sound.starts_with('i') && !diphthong
}
