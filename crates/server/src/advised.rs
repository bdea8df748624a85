//! The advice that a table was given: one piece at a time, kept until the table moves on. Asking again costs nothing.

use game::Lang;
use table::{Hint, Prospect};

/// The advice a table was last given.
#[derive(Default)]
pub struct Advised {
    pub hint: Option<Advice<Hint>>,
    pub prospect: Option<Advice<Prospect>>,
}

/// Advice to one seat at one moment.
#[derive(Clone, Debug)]
pub struct Advice<T> {
    pub at: u64,
    /// The side that sits there.
    pub side: &'static str,
    pub told: T,
    pub lang: Lang,
}

impl<T> Advice<T> {
    pub fn is_for(&self, at: u64, side: &str, lang: Lang) -> bool {
        (self.at, self.side, self.lang) == (at, side, lang)
    }
}
