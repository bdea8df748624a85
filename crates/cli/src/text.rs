//! What the command line says, in every language.

use std::sync::LazyLock;

use game::{Lang, PerLang, Phrase};
use words::Catalog;

const MESSAGES: PerLang<&str> = game::texts!("../messages/", ".ftl");

static CATALOG: LazyLock<Catalog> =
    LazyLock::new(|| Catalog::load(MESSAGES).expect("checked: a test reads both message files"));

pub fn say(lang: Lang, phrase: &Phrase) -> String {
    CATALOG.say(lang, phrase)
}

/// A sentence without arguments.
pub fn text(lang: Lang, id: &str) -> String {
    CATALOG.named(lang, id)
}

pub fn has(lang: Lang, id: &str) -> bool {
    CATALOG.has(lang, id)
}

/// The language that a call asks for, if we speak it: help and faults are told in it, too.
pub fn asked_lang(call: &[String]) -> Option<Lang> {
    let after =
        call.iter().position(|word| word == "--lang").and_then(|at| call.get(at + 1)).map(String::as_str);
    after.or_else(|| call.iter().find_map(|word| word.strip_prefix("--lang=")))?.parse().ok()
}

/// The language of the user's environment, if we speak it.
pub fn environment_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let value = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    Lang::ALL.into_iter().find(|lang| value.starts_with(lang.code())).unwrap_or_default()
}

/// A number with this many decimals, as the language writes it.
pub fn decimal(lang: Lang, value: f64, digits: usize) -> String {
    let text = format!("{value:.digits$}");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    say(lang, &Phrase::new("decimal").with("whole", whole).with("rest", rest))
}

#[cfg(test)]
mod tests {
    use game::Lang;
    use words::Catalog;

    #[test]
    fn both_message_files_are_sound() {
        if let Err(faults) = Catalog::load(super::MESSAGES) {
            panic!("{faults}");
        }
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        assert_eq!(super::decimal(Lang::En, 54.5, 1), "54.5");
        assert_eq!(super::decimal(Lang::Es, -0.25, 2), "-0,25");
    }
}
