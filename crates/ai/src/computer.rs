//! A computer player at a table: how well it plays, and how long it thinks.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Effort, Level};

/// How long a `general` at a table thinks. In text: `quick`, `normal`, `long`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    Quick,
    #[default]
    Normal,
    Long,
}

/// A computer player at a table. In text: `regular`, `general`, `general@quick`, `general@long`. Only a `general` has a pace that is not the normal one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Computer {
    pub level: Level,
    pub pace: Pace,
}

impl Pace {
    /// From the shortest to the longest.
    pub const ALL: [Pace; 3] = [Pace::Quick, Pace::Normal, Pace::Long];

    pub const fn id(self) -> &'static str {
        match self {
            Pace::Quick => "quick",
            Pace::Normal => "normal",
            Pace::Long => "long",
        }
    }

    /// The most that goes into one decision.
    pub const fn decision(self) -> Duration {
        match self {
            Pace::Quick => Duration::from_millis(250),
            Pace::Normal => Duration::from_secs(1),
            Pace::Long => Duration::from_secs(4),
        }
    }

    /// The time of a whole turn, however many decisions it has.
    pub fn turn(self) -> Duration {
        self.decision() * Pace::DECISIONS
    }

    /// What goes into the decision after this many others of the same turn: all that may for each of the first, then less and less, so that no turn takes
    /// longer than [`Pace::turn`].
    pub fn in_turn(self, decided: usize) -> Effort {
        let share = (1.0 - Pace::SHARE).powi(decided.min(1000) as i32) * Pace::SHARE;
        Effort::Time(self.turn().mul_f64(share).clamp(Pace::LEAST, self.decision()))
    }

    /// How many decisions at full length a turn has time for.
    const DECISIONS: u32 = 12;
    /// The part of what is left of it that goes into one decision.
    const SHARE: f64 = 0.1;
    const LEAST: Duration = Duration::from_millis(10);
}

impl Computer {
    /// One of this level; where that does not look ahead, the pace is nothing to it.
    pub fn new(level: Level, pace: Pace) -> Computer {
        Computer { level, pace: if level == Level::General { pace } else { Pace::Normal } }
    }

    /// How long after it began to think it answers, if its silence must tell nothing: a little later than it can be done in any case, whether it has a
    /// choice or not.
    pub fn answers_after(self, decided: usize) -> Duration {
        match (self.level, self.pace.in_turn(decided)) {
            (Level::General, Effort::Time(time)) => time + time / 10 + Computer::SLACK,
            _ => Computer::QUICK,
        }
    }

    /// What it takes to begin and to end, apart from a tenth.
    const SLACK: Duration = Duration::from_millis(10);
    /// No decision by rules of thumb takes longer.
    const QUICK: Duration = Duration::from_millis(4);
}

impl From<Level> for Computer {
    fn from(level: Level) -> Computer {
        Computer::new(level, Pace::Normal)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        let known = Pace::ALL.into_iter().find(|pace| pace.id() == text);
        known.ok_or_else(|| format!("no such pace: {text:?} ({})", Pace::ALL.map(Pace::id).join(", ")))
    }
}

impl fmt::Display for Computer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.level)?;
        if self.pace == Pace::Normal { Ok(()) } else { write!(f, "@{}", self.pace) }
    }
}

impl FromStr for Computer {
    type Err = String;

    fn from_str(text: &str) -> Result<Computer, String> {
        let Some((level, pace)) = text.split_once('@') else { return text.parse().map(Level::into) };
        let (level, pace): (Level, Pace) = (level.parse()?, pace.parse()?);
        if level != Level::General {
            return Err(format!("a {level} does not look ahead: only general@{pace} can be"));
        }
        Ok(Computer { level, pace })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Computer, Pace};
    use crate::{Effort, Level};

    fn thought(pace: Pace, decided: usize) -> Duration {
        match pace.in_turn(decided) {
            Effort::Time(time) => time,
            Effort::Playouts(_) => Duration::ZERO,
        }
    }

    #[test]
    fn text_reads_back() {
        for level in Level::ALL {
            for pace in Pace::ALL {
                let computer = Computer::new(level, pace);
                assert_eq!(computer.to_string().parse(), Ok(computer));
            }
        }
        assert_eq!("general@normal".parse::<Computer>(), Ok(Level::General.into()));
        for wrong in ["marshal", "general@", "general@slow", "general@1s", "regular@long"] {
            assert!(wrong.parse::<Computer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_turn_ends_in_time() {
        assert_eq!(Pace::Normal.in_turn(0), Effort::USUAL);
        for pace in Pace::ALL {
            let turn: Duration = (0..200).map(|decided| thought(pace, decided)).sum();
            assert!(turn < pace.turn() + Duration::from_secs(2), "{pace}: {turn:?}");
        }
        assert!(Pace::ALL.is_sorted_by_key(|pace| pace.decision()));
    }

    #[test]
    fn nobody_answers_before_it_can_have_thought() {
        for (decided, pace) in (0..200).flat_map(|decided| Pace::ALL.map(|pace| (decided, pace))) {
            let thought = thought(pace, decided);
            let [regular, general] = [Level::Regular, Level::General]
                .map(|level| Computer::new(level, pace).answers_after(decided));
            assert!(Duration::ZERO < regular && regular < general && thought < general);
            assert!(general <= thought * 3);
        }
    }
}
