//! Fits the weights by which games are judged at a glance ([`game::Fitted`]) to the ends of games.
//!
//! Many games are played by the rules of thumb. What was counted in their positions, and how they ended, goes into a
//! logistic regression for each column of weights, and into a small net on top of it where the table has units. The same command gives the same files, byte for byte.
//!
//! [`book`] weighs openings against each other in the same way: by games.

pub mod book;
mod fit;
mod learn;
mod page;
mod play;
mod solve;

pub use page::command;

use game::{Fitted, Table};

/// How many games are played, and by which dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    pub games: u64,
    pub seed: u64,
}

impl Effort {
    /// What a game is fitted with unless the command says otherwise.
    pub fn usual<G: Fitted>() -> Effort {
        Effort { games: G::GAMES, seed: 1836 }
    }
}

/// A file of weights, by its path from the game's folder, and its text.
pub type File = (&'static str, String);

/// A game that can be fitted.
pub struct Entry {
    pub game: &'static str,
    pub tables: &'static [Table],
    pub usual: fn() -> Effort,
    pub fit: fn(Effort) -> Vec<File>,
}

/// Those whose judgement is fitted. What is tested of single functions needs none of them.
#[cfg(not(test))]
pub static GAMES: [Entry; 4] = [
    entry::<charge::State>(),
    entry::<texas_glory::State>(),
    entry::<thirteen_days::State>(),
    entry::<the_alamo::State>(),
];

#[cfg(not(test))]
const fn entry<G: Fitted>() -> Entry {
    Entry { game: G::TITLE.id, tables: G::TABLES, usual: Effort::usual::<G>, fit: fit::<G> }
}

/// Plays, fits, and says what belongs into the game's files.
pub fn fit<G: Fitted>(effort: Effort) -> Vec<File> {
    let lessons = play::lessons::<G>(effort);
    G::TABLES
        .iter()
        .zip(lessons)
        .map(|(table, columns)| {
            let fits: Vec<fit::Fit> = std::thread::scope(|scope| {
                let solving: Vec<_> = columns
                    .iter()
                    .map(|lessons| {
                        scope.spawn(|| fit::fit(lessons, (table.items)().len(), table.units, effort.seed))
                    })
                    .collect();
                solving.into_iter().map(|it| it.join().expect("checked: solving does not panic")).collect()
            });
            (table.file, page::page::<G>(table, effort, &fits))
        })
        .collect()
}
