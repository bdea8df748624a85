//! The languages the table speaks, and what there is in each of them.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

/// Makes the list of languages and [`texts!`](crate::texts), which finds their files. (`$` is handed in for the inner macro.)
macro_rules! langs {
    ($dollar:tt $($name:ident $code:literal),+ $(,)?) => {
        /// A language the table speaks. The first is the one that others are translated from.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Lang {
            #[default]
            $($name),+
        }

        impl Lang {
            pub const ALL: [Lang; Lang::COUNT] = [$(Lang::$name),+];
            pub const COUNT: usize = [$($code),+].len();

            pub const fn code(self) -> &'static str {
                match self {
                    $(Lang::$name => $code),+
                }
            }
        }

        /// The text files that tell the same in every language, as part of the program: `texts!("../messages/", ".ftl")` is
        /// `../messages/en.ftl` and its sisters. Several files, with a folder for each language: `texts!("../rulebook/": "01-map.md", "02-turn.md")`
        /// begins with `../rulebook/en/01-map.md`.
        #[macro_export]
        macro_rules! texts {
            ($dollar before:literal, $dollar after:expr) => {
                $dollar crate::PerLang([$(include_str!(concat!($dollar before, $code, $dollar after))),+])
            };
            ($dollar folder:literal: $dollar($dollar file:literal),+ $dollar(,)?) => {
                &[$dollar($dollar crate::PerLang([$(include_str!(concat!($dollar folder, $code, "/", $dollar file))),+])),+]
            };
        }
    };
}

// A language is added here, with its files beside the others': messages, rulebooks, rulings.
langs! { $ En "en", Es "es" }

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        let known = || Lang::ALL.map(Lang::code).join(", ");
        let found = Lang::ALL.into_iter().find(|lang| lang.code() == text);
        found.ok_or_else(|| format!("no such language: {text:?} ({})", known()))
    }
}

/// One of something for each language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PerLang<T>(pub [T; Lang::COUNT]);

impl<T> PerLang<T> {
    pub fn of(make: impl FnMut(Lang) -> T) -> PerLang<T> {
        PerLang(Lang::ALL.map(make))
    }

    /// Each with its language.
    pub fn iter(&self) -> impl Iterator<Item = (Lang, &T)> {
        Lang::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Lang> for PerLang<T> {
    type Output = T;

    fn index(&self, lang: Lang) -> &T {
        &self.0[lang as usize]
    }
}
