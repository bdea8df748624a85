//! What can be wrong with message files.

use std::fmt;

use fluent_syntax::parser::ParserError;
use game::Lang;

/// Something wrong with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Not readable as a message file from this line on.
    Syntax { lang: Lang, line: usize, reason: String },
    /// Defined twice in the same language.
    Twice { lang: Lang, id: String },
    /// Not in this language.
    Missing { lang: Lang, id: String },
    /// It lacks an argument, or refers to a message that is not there.
    Unsayable { lang: Lang, id: String, reason: String },
}

/// Everything wrong with a catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl Fault {
    pub(crate) fn syntax(lang: Lang, source: &str, error: &ParserError) -> Fault {
        let line = source.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count() + 1;
        Fault::Syntax { lang, line, reason: error.kind.to_string() }
    }

    /// The message concerned; nothing where the file cannot be read.
    pub fn id(&self) -> &str {
        match self {
            Fault::Missing { id, .. } | Fault::Unsayable { id, .. } | Fault::Twice { id, .. } => id,
            Fault::Syntax { .. } => "",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Syntax { lang, line, reason } => write!(f, "{lang}, line {line}: {reason}"),
            Fault::Twice { lang, id } => write!(f, "{lang}: {id} is there twice"),
            Fault::Missing { lang, id } => write!(f, "{lang}: {id} is missing"),
            Fault::Unsayable { lang, id, reason } => write!(f, "{lang}: {id} cannot be said: {reason}"),
        }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|fault| writeln!(f, "{fault}"))
    }
}

impl std::error::Error for Faults {}
