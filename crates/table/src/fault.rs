//! What can be wrong with a record.

use std::fmt;

/// Something wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Counted from 1; 0 where the fault is something that is not there.
    pub line: usize,
    /// The input concerned, counted from 1.
    pub input: Option<usize>,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// It does not begin with `bexar 1`.
    NotARecord,
    UnknownGame(String),
    OtherGame(String),
    /// It was made under rules that are not known yet.
    LaterRules {
        record: String,
        program: u16,
    },
    /// It was made under older rules, and under those of today it goes another way.
    OlderRules {
        record: u16,
        program: u16,
        /// Here at the latest.
        input: usize,
    },
    UnknownScenario(String),
    /// It was played in an edition that is not here, or not with these tables: the scenario with it.
    UnknownEdition(String),
    /// This line of the heading is not there.
    NoHeading(&'static str),
    UnknownHeading(String),
    Seed(String),
    /// The position cannot stand.
    Position(String),
    /// The position is of another scenario.
    OtherScenario {
        own: String,
        asked: String,
    },
    Unreadable(String),
    /// An input that was withheld from the one for whom the record was written.
    Withheld,
    /// The game did not take the input.
    Refused(String),
    /// The position is not the one that the record was made from: an earlier input differs.
    OtherPosition {
        record: String,
        replay: String,
    },
    /// The dice do not show what the seed says.
    OtherFate {
        record: String,
        seed: String,
    },
    /// The seed, or the server's part of it, is not the one that was promised.
    BrokenPromise,
    /// The seed is not made of the parts that are shown.
    OtherSeed,
    /// The seed is shown when the game is over; until then the dice cannot be checked.
    NoSeedYet,
    /// It has a seed, but the game is not over.
    NotOver,
}

/// Everything found wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}", self.line)?;
            if let Some(input) = self.input {
                write!(f, " (input {input})")?;
            }
            f.write_str(": ")?;
        }
        write!(f, "{}", self.wrong)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::NotARecord => f.write_str("not a record: it should begin with `bexar 1`"),
            Wrong::UnknownGame(id) => write!(f, "no such game: {id:?}"),
            Wrong::OtherGame(id) => write!(f, "a record of another game: {id:?}"),
            Wrong::LaterRules { record, program } => {
                write!(f, "made under rules {record}; this program plays by rules {program}")
            }
            Wrong::OlderRules { record, program, input } => write!(
                f,
                "made under rules {record}; under rules {program}, by which this program plays, it goes another way \
                 (at input {input} at the latest)"
            ),
            Wrong::UnknownScenario(text) => write!(f, "no such scenario: {text:?}"),
            Wrong::UnknownEdition(text) => write!(f, "played in an edition that is not here: {text:?}"),
            Wrong::NoHeading(key) => write!(f, "the line `{key} …` is missing"),
            Wrong::UnknownHeading(text) => write!(f, "not understood: {text:?}"),
            Wrong::Position(reason) => f.write_str(reason),
            Wrong::OtherScenario { own, asked } => {
                write!(f, "the position is of the scenario {own:?}, not {asked:?}")
            }
            Wrong::Seed(reason) => f.write_str(reason),
            Wrong::Unreadable(text) => write!(f, "not understood: {text:?}"),
            Wrong::Withheld => {
                f.write_str("withheld while the game ran: the whole record is there when it is over")
            }
            Wrong::Refused(reason) => write!(f, "refused: {reason}"),
            Wrong::OtherPosition { record, replay } => {
                write!(f, "the position is {replay}, the record says {record}: an input before this differs")
            }
            Wrong::OtherFate { record, seed } => write!(f, "the record says `{record}`, the seed `{seed}`"),
            Wrong::BrokenPromise => f.write_str("the seed is not the one promised by the commitment"),
            Wrong::OtherSeed => {
                f.write_str("the seed is not made of the server's secret and the contributions")
            }
            Wrong::NoSeedYet => {
                f.write_str("no seed: it is shown when the game is over, and the dice can be checked then")
            }
            Wrong::NotOver => f.write_str("the record ends before the game does"),
        }
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
