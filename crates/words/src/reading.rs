//! What an editor would mark: for the tests of message files.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;
use game::{Lang, PerLang};

use crate::Catalog;

/// Numbers that take different forms in some language.
const NUMBERS: [u8; 4] = [0, 1, 2, 7];

/// What no Spanish sentence has, and after `= ` what any may have.
const ENGLISH: &str = include_str!("../english.txt");

static LINES: LazyLock<Vec<&str>> =
    LazyLock::new(|| ENGLISH.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect());

/// The words of the list, without its names.
static WORDS: LazyLock<BTreeSet<&str>> =
    LazyLock::new(|| LINES.iter().copied().filter(|line| !line.starts_with("= ")).collect());

/// The first English word in a Spanish text. Names, code and places for arguments are passed over.
pub fn english(text: &str) -> Option<&'static str> {
    // Few texts have anything that must be looked at closely.
    found(text)?;
    let names = LINES.iter().filter_map(|line| line.strip_prefix("= "));
    let plain = names.fold(text.to_owned(), |text, name| text.replace(name, ""));
    let told = |marks: &[char], text: &str| text.split(marks).step_by(2).collect::<Vec<_>>().join(" ");
    found(&told(&['`'], &told(&['‹', '›'], &plain)))
}

fn found(text: &str) -> Option<&'static str> {
    let word = |word: &str| WORDS.get(word.to_ascii_lowercase().as_str()).copied();
    let name = || WORDS.iter().copied().find(|name| name.contains(' ') && text.contains(name));
    text.split(|c: char| !c.is_alphanumeric() && !"$-{".contains(c)).find_map(word).or_else(name)
}

/// What is wrong with a sentence, whatever it says.
pub fn misread(lang: Lang, said: &str) -> Option<&'static str> {
    let padded = format!(" {} ", said.replace('\n', " \n "));
    let has = |marks: &[&str]| marks.iter().any(|mark| padded.contains(mark));
    let words: Vec<&str> = said.split_whitespace().collect();
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    if said.trim().is_empty() {
        Some("it says nothing")
    } else if said.contains("  ") || said != said.trim() {
        Some("a space too many")
    } else if has(&[" de el ", " a el ", " De el ", " A el "]) {
        Some("an article that is not contracted")
    } else if has(&["{$", "{ $", "⟨"]) {
        Some("an argument that is not filled")
    } else if has(&[" ,", " ;", " . ", "..", ",,"]) {
        Some("a stray mark")
    } else if words.windows(2).any(|pair| pair[0] == pair[1] && is_word(pair[0])) {
        Some("a word twice")
    } else if lang == Lang::Es && english(said).is_some() {
        Some("an English word")
    } else {
        None
    }
}

/// What is wrong with a sentence that stands alone: a prompt, a line of the log, a refusal.
pub fn misread_alone(lang: Lang, said: &str) -> Option<&'static str> {
    let small = said.chars().find(|it| it.is_alphanumeric()).is_some_and(char::is_lowercase);
    misread(lang, said).or(small.then_some("no capital"))
}

/// Reads every message of a file with its arguments filled: a number that decides between forms takes several values, and other
/// arguments stand for themselves, as `‹area›`. What is wrong, as `id: what: sentence`.
pub fn proof(lang: Lang, source: &str) -> Vec<String> {
    let Ok(catalog) = Catalog::load(PerLang([source; Lang::COUNT])) else {
        return vec!["the file cannot be read".to_owned()];
    };
    let resource = parse_runtime(source).unwrap_or_else(|(resource, _)| resource);
    let mut faults = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let mut arguments = Arguments::default();
        arguments.of(pattern);
        for number in NUMBERS {
            let args = arguments.filled(number);
            let fault = match catalog.format(lang, message.id.name, &args) {
                Ok(said) => misread(lang, &said).map(|what| format!("{}: {what}: {said}", message.id.name)),
                Err(fault) => Some(fault.to_string()),
            };
            faults.extend(fault);
        }
    }
    faults.into_iter().collect()
}

/// The arguments of a message.
#[derive(Default)]
struct Arguments<'a> {
    /// Those that decide between forms.
    numbers: BTreeSet<&'a str>,
    others: BTreeSet<&'a str>,
}

impl<'a> Arguments<'a> {
    fn of(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => self.others.extend(variable(inline)),
                Expression::Select { selector, variants } => {
                    self.numbers.extend(variable(selector));
                    variants.iter().for_each(|variant| self.of(&variant.value));
                }
            }
        }
    }

    fn filled(&self, number: u8) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for name in &self.others {
            args.set(*name, FluentValue::from(format!("‹{name}›")));
        }
        for name in &self.numbers {
            args.set(*name, FluentValue::from(number));
        }
        args
    }
}

fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<&'a str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}
