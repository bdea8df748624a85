//! On which terms a table is laid, besides the game that is played there.

use game::{Lang, Phrase};

use crate::text::tell;

macro_rules! named {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $variant:ident = $id:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$each])* $variant),* }

        impl $name {
            pub const ALL: &[$name] = &[$($name::$variant),*];

            pub fn id(self) -> &'static str {
                match self { $($name::$variant => $id),* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                $name::ALL.iter().copied().find(|known| known.id() == text).ok_or_else(|| text.to_owned())
            }
        }
    };
}

named! {
    /// Whom those wish for who sit at an open table. Nobody is kept away by it.
    Wanted {
        Anybody = "anybody",
        Beginner = "beginner",
        Experienced = "experienced",
    }
}

named! {
    /// Who may look on while a game runs. When it is over, whoever has its address may.
    Watch {
        /// Everybody: it stands in the list of games.
        Listed = "listed",
        /// Whoever has the address.
        Link = "link",
        /// Nobody but those who play.
        Players = "players",
    }
}

impl Wanted {
    pub(crate) fn say(self, lang: Lang) -> String {
        tell(lang, &Phrase::new("wanted").with("who", self.id()))
    }
}

impl Watch {
    pub(crate) fn say(self, lang: Lang) -> String {
        tell(lang, &Phrase::new("watch").with("who", self.id()))
    }
}
