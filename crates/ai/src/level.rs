//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;

/// How well a computer player plays. In text: `random`, `regular`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal decision.
    Random,
    /// The best by the game's rules of thumb, without looking ahead.
    Regular,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 2] = [Level::Random, Level::Regular];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Regular => "regular",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        Level::ALL
            .into_iter()
            .find(|level| level.id() == text)
            .ok_or_else(|| format!("no such level: {text:?} ({})", Level::ALL.map(Level::id).join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn text_reads_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert!("marshal".parse::<Level>().is_err());
    }
}
