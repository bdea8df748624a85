//! How well a computer player plays, and how hard it may think.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a computer player plays. In text: `random`, `recruit`, `regular`, `general`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal decision.
    Random,
    /// By the game's rules of thumb, with honest mistakes.
    Recruit,
    /// The best by the game's rules of thumb, without looking ahead.
    Regular,
    /// Looks ahead: plays the game on in thought, many times.
    General,
}

/// How long a `general` thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// How many games are played on in thought: the same seed gives the same decision.
    Playouts(u32),
    Time(Duration),
}

/// A computer player. In text: `regular`, `general`, `general@100ms`, `general@500`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    pub level: Level,
    pub effort: Effort,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Random, Level::Recruit, Level::Regular, Level::General];

    pub const fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Recruit => "recruit",
            Level::Regular => "regular",
            Level::General => "general",
        }
    }

    /// Whether it goes by the rules of thumb, so that they tell why it decided as it did.
    pub const fn has_reasons(self) -> bool {
        !matches!(self, Level::Random)
    }
}

impl Effort {
    /// What a player gets who was told nothing else.
    pub const USUAL: Effort = Effort::Time(Duration::from_secs(1));
}

impl Player {
    pub const fn new(level: Level) -> Player {
        Player { level, effort: Effort::USUAL }
    }
}

impl From<Level> for Player {
    fn from(level: Level) -> Player {
        Player::new(level)
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

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effort::Playouts(count) => write!(f, "{count}"),
            Effort::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Effort {
    type Err = String;

    fn from_str(text: &str) -> Result<Effort, String> {
        let wrong = || format!("not a time or a number of playouts: {text:?} (write 100ms, 1s or 500)");
        let (number, unit) =
            text.split_at(text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len()));
        let effort = match unit {
            "" => Effort::Playouts(number.parse().map_err(|_| wrong())?),
            "ms" => Effort::Time(Duration::from_millis(number.parse().map_err(|_| wrong())?)),
            "s" => {
                let seconds = number.parse().map_err(|_| wrong())?;
                Effort::Time(Duration::try_from_secs_f64(seconds).map_err(|_| wrong())?)
            }
            _ => return Err(wrong()),
        };
        let nothing = matches!(effort, Effort::Playouts(0) | Effort::Time(Duration::ZERO));
        if nothing { Err(wrong()) } else { Ok(effort) }
    }
}

/// The effort is said of those who make one.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if self.level == Level::General { write!(f, "@{}", self.effort) } else { Ok(()) }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let Some((level, effort)) = text.split_once('@') else { return text.parse().map(Player::new) };
        let (level, effort) = (level.parse()?, effort.parse()?);
        if level != Level::General {
            return Err(format!("a {level} does not look ahead: only general@{effort} can be"));
        }
        Ok(Player { level, effort })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Effort, Level, Player};

    #[test]
    fn text_reads_back() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(Player::new(level).to_string().parse(), Ok(Player::new(level)));
        }
        assert!("marshal".parse::<Level>().is_err());
        for wrong in ["general@", "general@0", "general@1h", "regular@100ms", "general@-1s"] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn effort_is_time_or_playouts() {
        assert_eq!("1s".parse(), Ok(Effort::USUAL));
        assert_eq!("0.05s".parse(), Ok(Effort::Time(Duration::from_millis(50))));
        assert_eq!("500".parse(), Ok(Effort::Playouts(500)));
    }
}
