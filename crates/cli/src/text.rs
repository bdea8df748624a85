//! What the command line says, in English and Spanish.

use std::sync::LazyLock;

use game::{Lang, Phrase};
use words::Catalog;

const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/es.ftl")];

static CATALOG: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::load(MESSAGES).expect("checked: a test reads both message files"));

pub fn say(lang: Lang, phrase: &Phrase) -> String {
    CATALOG.say(lang, phrase)
}

/// A sentence without arguments.
pub fn text(lang: Lang, id: &str) -> String {
    CATALOG.named(lang, id)
}

/// The language of the user's environment; English unless it is Spanish.
pub fn environment_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    match set.into_iter().find(|value| !value.is_empty()) {
        Some(value) if value.starts_with("es") => Lang::Es,
        _ => Lang::En,
    }
}

#[cfg(test)]
mod tests {
    use words::Catalog;

    #[test]
    fn both_message_files_are_sound() {
        if let Err(faults) = Catalog::load(super::MESSAGES) {
            panic!("{faults}");
        }
    }
}
