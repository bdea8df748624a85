//! Where a game starts, and its optional rules.

use std::fmt;
use std::str::FromStr;

/// Who commands the Mexicans, and which of the Hollywood rules are in force.
/// In text: `solitaire`, `two-player bowie=active magazine=on pistols=on`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Assault {
    /// [1] A player moves the Mexicans; otherwise they play themselves.
    pub two_player: bool,
    /// [9b] Bowie is not sick, and the points are read on the higher scale.
    pub active_bowie: bool,
    /// [9a] Crockett may blow up the magazine.
    pub magazine: bool,
    /// [9b] Bowie sells his life with his pistols.
    pub pistols: bool,
}

impl fmt::Display for Assault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.two_player { "two-player" } else { "solitaire" })?;
        for (said, text) in [
            (self.active_bowie, " bowie=active"),
            (self.magazine, " magazine=on"),
            (self.pistols, " pistols=on"),
        ] {
            if said {
                f.write_str(text)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Assault {
    type Err = String;

    fn from_str(text: &str) -> Result<Assault, String> {
        let wrong = || format!("no such scenario: {text:?} (write `solitaire` or `two-player bowie=active`)");
        let mut words = text.split_whitespace();
        let mut assault = Assault {
            two_player: match words.next() {
                Some("solitaire") => false,
                Some("two-player") => true,
                _ => return Err(wrong()),
            },
            ..Assault::default()
        };
        for word in words {
            match word {
                "bowie=sick" => assault.active_bowie = false,
                "bowie=active" => assault.active_bowie = true,
                "magazine=off" => assault.magazine = false,
                "magazine=on" => assault.magazine = true,
                "pistols=off" => assault.pistols = false,
                "pistols=on" => assault.pistols = true,
                _ => return Err(wrong()),
            }
        }
        Ok(assault)
    }
}
