//! What can be wrong with an edition's tables.

use std::fmt;

/// Something wrong with a file of an edition, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// Relative to the folder: `data/areas.csv`.
    pub file: String,
    /// Counted from 1; 0 where the fault is something that is not there.
    pub line: u64,
    /// Empty where it is the row, or the file.
    pub column: String,
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wrong {
    /// The file is not there, or cannot be read.
    NotRead(String),
    /// No edition can be called that.
    NotAName {
        has: String,
    },
    /// The game has no such table.
    UnknownFile,
    /// The columns are separated by semicolons, as some spreadsheets write them.
    Semicolons,
    NoColumn,
    UnknownColumn,
    /// The row has not as many cells as the heading.
    Cells {
        has: usize,
        needs: usize,
    },
    /// The table has not as many rows as it must have.
    Rows {
        has: usize,
        needs: usize,
    },
    /// There is a row too many.
    RowTooMany,
    /// A row that every edition has is not there.
    RowMissing {
        code: String,
    },
    /// Every edition has the same here.
    Kept {
        has: String,
        needs: String,
    },
    NotANumber {
        has: String,
    },
    OutOfRange {
        has: String,
        least: String,
        most: String,
    },
    /// Neither `yes` nor empty.
    NotYes {
        has: String,
    },
    NotOneOf {
        has: String,
        of: String,
    },
    /// Nothing has this code.
    Unknown {
        has: String,
    },
    Empty,
    /// It was said before, in this line.
    Twice {
        has: String,
        line: u64,
    },
    /// It stands beside itself.
    Itself,
    /// The two do not touch.
    Apart {
        a: String,
        b: String,
    },
    /// There are more of something than there is room for.
    TooMany {
        what: String,
        has: u64,
        most: u64,
    },
    /// All of them together are not enough.
    TooFew {
        has: u64,
        least: u64,
    },
    /// All of them together are not what they must be.
    Sum {
        has: u64,
        needs: u64,
    },
    /// Both sides stand there.
    Enemies {
        has: String,
    },
    /// A game cannot begin with these tables.
    Unplayable {
        scenario: String,
        reason: String,
    },
    /// A chart tells this by no row, or by two.
    Gap {
        at: String,
    },
    Again {
        has: String,
    },
    /// What goes with it is not there: a wall's name at a border that is no wall.
    Needless {
        has: String,
        only: &'static str,
    },
    /// What must go with it is not there.
    Needed {
        only: &'static str,
    },
    /// No way leads there.
    Unreachable {
        has: String,
    },
    /// No source of this name is described.
    UnknownSource {
        has: String,
    },
}

/// Everything found wrong with an edition, file by file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, Fault { file, line, column, wrong }) in self.0.iter().enumerate() {
            let end = if at == 0 { "" } else { "\n" };
            write!(f, "{end}{file}, line {line}, column {column:?}: {wrong:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Faults {}
