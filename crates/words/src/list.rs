//! Several things in one sentence.

use game::Lang;

/// The items with commas and an "and" before the last: `Travis, Baker and White`, `Travis e Íñigo`.
pub fn join(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), and(lang, last)),
    }
}

/// Spanish «y» becomes «e» before the sound i, however it is written, but not before a diphthong (`hielo`).
fn and(lang: Lang, next: &str) -> &'static str {
    match lang {
        Lang::En => "and",
        Lang::Es => {
            let next = next.to_lowercase().replace('í', "i");
            let sound = next.strip_prefix('h').unwrap_or(&next);
            let diphthong = ["ia", "ie", "io"].iter().any(|start| sound.starts_with(start));
            if sound.starts_with('i') && !diphthong { "e" } else { "y" }
        }
    }
}
