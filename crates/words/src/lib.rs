//! Sentences in English and Spanish, from message files.
//!
//! A [`Catalog`] holds the messages of one part of the program in every language; [`Catalog::say`] turns a
//! [`Phrase`] into a sentence. [`catalog`] keeps one for each game.

mod fault;
mod flaw;
mod list;
pub mod reading;
mod spelling;

pub use fault::{Fault, Faults};
pub use flaw::flaw;
pub use list::{join, percent};

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse_runtime;
use game::{Arg, Lang, PerLang, Phrase, Words};
use unic_langid::LanguageIdentifier;

/// The messages of one part of the program, in every language.
pub struct Catalog {
    bundles: PerLang<FluentBundle<FluentResource>>,
}

impl Catalog {
    /// Reads the message file of each language.
    pub fn load(sources: PerLang<&str>) -> Result<Catalog, Faults> {
        let mut faults = Vec::new();
        let bundles = PerLang::of(|lang| bundle(lang, sources[lang], &mut faults));
        let catalog = Catalog { bundles };
        for lang in Lang::ALL {
            let missing =
                sources.iter().flat_map(|(_, source)| ids(source)).filter(|id| !catalog.has(lang, id));
            faults.extend(missing.map(|id| Fault::Missing { lang, id }));
        }
        if faults.is_empty() { Ok(catalog) } else { Err(Faults(faults)) }
    }

    /// Says `phrase` in `lang`. A message that is missing, or lacks an argument, shows its id: `⟨id⟩`.
    ///
    /// # Panics
    /// So that tests find it, where debug assertions are on.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        self.try_say(lang, phrase).unwrap_or_else(|fault| stand_in(&fault))
    }

    /// Says a message without arguments, by an id put together on the way: `side-texan`.
    pub fn named(&self, lang: Lang, id: &str) -> String {
        self.format(lang, id, &FluentArgs::new()).unwrap_or_else(|fault| stand_in(&fault))
    }

    pub fn has(&self, lang: Lang, id: &str) -> bool {
        self.bundle(lang).get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// Says `phrase` in `lang`, or what is wrong with its message.
    pub fn try_say(&self, lang: Lang, phrase: &Phrase) -> Result<String, Fault> {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(lang, arg)?);
        }
        self.format(lang, &phrase.id, &args)
    }

    fn format(&self, lang: Lang, id: &str, args: &FluentArgs) -> Result<String, Fault> {
        let bundle = self.bundle(lang);
        let pattern = bundle
            .get_message(id)
            .and_then(|message| message.value())
            .ok_or_else(|| Fault::Missing { lang, id: id.to_owned() })?;
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match errors.first() {
            None => Ok(spelling::finished(lang, said)),
            Some(error) => Err(Fault::Unsayable { lang, id: id.to_owned(), reason: error.to_string() }),
        }
    }

    fn value(&self, lang: Lang, arg: &Arg) -> Result<FluentValue<'static>, Fault> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.try_say(lang, phrase)?),
            Arg::List(phrases) => {
                let items =
                    phrases.iter().map(|item| self.try_say(lang, item)).collect::<Result<Vec<_>, _>>()?;
                FluentValue::from(join(lang, &items))
            }
        })
    }

    fn bundle(&self, lang: Lang) -> &FluentBundle<FluentResource> {
        &self.bundles[lang]
    }
}

/// The catalogue of a game, read once.
///
/// # Panics
/// If the message files are unsound; they are part of the program, and a test reads them.
pub fn catalog<G: Words>() -> &'static Catalog {
    static READ: LazyLock<Mutex<HashMap<TypeId, &'static Catalog>>> = LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(TypeId::of::<G>()).or_insert_with(|| {
        let catalog = Catalog::load(G::MESSAGES)
            .unwrap_or_else(|faults| panic!("messages of {}:\n{faults}", G::TITLE.id));
        Box::leak(Box::new(catalog))
    })
}

/// What is shown in place of a sentence that cannot be said.
fn stand_in(fault: &Fault) -> String {
    debug_assert!(false, "{fault}");
    format!("⟨{}⟩", fault.id())
}

/// The messages that a file defines, whatever else is wrong with it.
fn ids(source: &str) -> Vec<String> {
    let resource = parse_runtime(source).unwrap_or_else(|(resource, _)| resource);
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}

fn bundle(lang: Lang, source: &str, faults: &mut Vec<Fault>) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = lang.code().parse().expect("checked: a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.into_iter().map(|error| Fault::syntax(lang, source, &error)));
        resource
    });
    if let Err(errors) = bundle.add_resource(resource) {
        faults.extend(errors.into_iter().filter_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(Fault::Twice { lang, id }),
            FluentError::ParserError(_) | FluentError::ResolverError(_) => None,
        }));
    }
    bundle
}

#[cfg(test)]
mod tests;
