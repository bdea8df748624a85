//! What a sentence needs once its parts have been put together.

use game::Lang;

/// The Spanish article after a preposition, and the foot of something, at which one is: `al pie del muro`. A name keeps its
/// article: `de El Álamo`.
const SPANISH: [(&str, &str); 6] = [
    ("en el pie", "al pie"),
    ("En el pie", "Al pie"),
    ("de el", "del"),
    ("a el", "al"),
    ("De el", "Del"),
    ("A el", "Al"),
];

/// Contracted, and with a capital if it is a sentence.
pub(crate) fn finished(lang: Lang, said: String) -> String {
    let contractions: &[(&str, &str)] = if lang == Lang::Es { &SPANISH } else { &[] };
    let said = contractions.iter().fold(said, |said, (two, one)| contracted(said, two, one));
    let is_sentence = said.ends_with(['.', '?', '!']);
    match said.chars().next() {
        Some(first) if is_sentence && first.is_lowercase() => {
            first.to_uppercase().chain(said.chars().skip(1)).collect()
        }
        _ => said,
    }
}

/// With `one` for every `two` that stands by itself.
fn contracted(said: String, two: &str, one: &str) -> String {
    let mut text = String::with_capacity(said.len());
    let mut rest = said.as_str();
    while let Some(at) = rest.find(two) {
        let (before, after) = (&rest[..at], &rest[at + two.len()..]);
        let begins =
            !before.chars().next_back().or(text.chars().next_back()).is_some_and(char::is_alphanumeric);
        let ends = !after.starts_with(char::is_alphanumeric);
        text += before;
        text += if begins && ends { one } else { two };
        rest = after;
    }
    if text.is_empty() { said } else { text + rest }
}
