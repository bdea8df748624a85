//! What does not change in a game, as programs are told it: the tables of its data, and its map.

use crate::Phrase;

/// A table of a game's data, as it stands in `data/`: the first line names the columns, and the first column is the code.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    pub name: &'static str,
    pub csv: &'static str,
    /// The columns in which every edition has the same, row by row; where there are none, rows may come and go.
    pub kept: &'static [&'static str],
}

/// The tables of a game's data: `game::sheets!("areas" ["code"], "borders")` is `data/areas.csv`, whose codes every edition keeps, and
/// `data/borders.csv`.
#[macro_export]
macro_rules! sheets {
    ($($name:literal $([$($kept:literal),+])?),+ $(,)?) => {
        const SHEETS: &'static [$crate::Sheet] = &[$($crate::Sheet {
            name: $name,
            csv: include_str!(concat!("../data/", $name, ".csv")),
            kept: &[$($($kept),+)?],
        }),+];
    };
}

/// A place of the map and the ways that lead from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// As decisions name it.
    pub place: String,
    pub name: Phrase,
    pub ways: Vec<Way>,
}

/// A way from a place to another, as the map has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub to: String,
    /// What lies between, in the rulebook's terms: `open`, `wall`, `river`.
    pub kind: &'static str,
    /// What is crossed, where it has a name of its own.
    pub over: Option<String>,
    /// Movement points.
    pub cost: Option<u8>,
    /// How many may attack by it.
    pub limit: Option<u8>,
}

impl Way {
    pub const fn new(to: String, kind: &'static str) -> Way {
        Way { to, kind, over: None, cost: None, limit: None }
    }
}
