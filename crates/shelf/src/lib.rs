//! The games on the shelf: the one place that names them all.
//!
//! An [`Entry`] is a game without its types: it starts and reads matches as [`Board`]s, lets computer players
//! meet, and opens the rulebook. The server, the pages and the command line know games only through it.

mod editions;
mod facts;
mod home;
mod schemas;
mod shelved;
mod study;

use std::ops::Deref;

use ai::Level;
use game::{Folder, Game, Lang, Mind, Thumbs, Title, Words};
use render::Board;
use table::{Fault, Faults, Match, Named, Seed, Wrong};

pub use book::{Lesson, Step};
pub use editions::{begin, edition, edition_of, editions, learn};
pub use facts::{
    Both, ClauseFacts, Facts, PlaceFacts, Rulebook, RulingFacts, Sealed, SheetFacts, SourceFacts, WayFacts,
};
pub use schemas::Schemas;
pub use shelved::{Contest, Shelved};
pub use study::{Ending, Opening, Share, Study, Used};

use shelved::Of;

/// A game, ready to be taken out of its box: as it was built, or in another edition.
pub struct Entry {
    pub title: &'static Title,
    /// Whether lists of games name it. One that is not shown is played like any other by whoever knows its id.
    pub shown: bool,
    /// Whether a side ever knows what another does not.
    pub hides: bool,
    /// The names of its rules of thumb, as messages of the game.
    pub thumbs: Thumbs,
    /// What there is to say of its edition; nothing of the built-in one.
    pub edition: Option<&'static Folder>,
    game: &'static dyn Shelved,
}

/// An entry does what its game does.
impl Deref for Entry {
    type Target = dyn Shelved;

    fn deref(&self) -> &Self::Target {
        self.game
    }
}

/// No scenario of the game is written like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownScenario(pub String);

impl std::fmt::Display for UnknownScenario {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no such scenario: {:?}", self.0)
    }
}

impl std::error::Error for UnknownScenario {}

/// Something that is done with a game by its type: for programs that want the engine at its own speed.
pub trait Visitor {
    type Out;
    fn visit<G>(self) -> Self::Out
    where
        G: Words + Mind,
        Match<G>: Board;
}

macro_rules! shelve {
    ($($game:ty $(, shown: $shown:literal)?;)*) => {
        /// Every game: those of the lobby in its order, then the example for whoever adds a game.
        pub fn games() -> &'static [Entry] {
            static GAMES: &[Entry] = &[$(Entry { $(shown: $shown,)? ..Entry::of::<$game>() }),*];
            GAMES
        }

        /// Visits the game with this id by its type.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            $(if id == <$game>::TITLE.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

shelve! {
    texas_glory::State;
    thirteen_days::State;
    charge::State;
    the_alamo::State;
    courier::State, shown: false;
}

/// The games that are shown unasked.
pub fn shown() -> impl Iterator<Item = &'static Entry> {
    games().iter().filter(|entry| entry.shown)
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.title.id == id)
}

/// The game of a match, in its edition.
pub fn played(board: &dyn Board) -> &'static Entry {
    entry_in(board.title().id, &board.scenario()).expect("checked: a match is of a game on the shelf")
}

/// The game with this id, in the edition that stands behind a scenario.
pub fn entry_in(game: &str, scenario: &str) -> Option<&'static Entry> {
    match Named::split(scenario) {
        (_, None) => self::game(game),
        (_, Some(named)) => edition(game, named),
    }
}

/// Reads a record of any game, to be looked at.
pub fn read(record: &str) -> Result<Box<dyn Board>, Faults> {
    entry_of(record)?.read(record)
}

/// Replays a finished record of any game and recomputes every throw from its seed.
pub fn verify(record: &str) -> Result<Box<dyn Board>, Faults> {
    entry_of(record)?.verify(record)
}

fn entry_of(record: &str) -> Result<&'static Entry, Faults> {
    let id = table::game_of(record).ok_or_else(|| fault(Wrong::NotARecord))?;
    game(id).ok_or_else(|| fault(Wrong::UnknownGame(id.to_owned())))
}

fn fault(wrong: Wrong) -> Faults {
    Faults(vec![Fault { line: 0, input: None, wrong }])
}

impl Entry {
    const fn of<G>() -> Entry
    where
        G: Words + Mind,
        Match<G>: Board,
    {
        Entry {
            title: const { &G::TITLE },
            shown: true,
            hides: G::HIDES,
            thumbs: G::THUMBS,
            edition: None,
            game: const { &Of::<G>(None) },
        }
    }

    /// Its edition, as it is written behind a scenario.
    pub fn named(&self) -> Option<Named<'static>> {
        self.edition.map(|folder| Named { name: &folder.name, hash: &folder.hash })
    }

    /// The hash of its tables; nothing for the built-in edition.
    pub fn hash(&self) -> &'static str {
        self.edition.map_or("", |folder| &folder.hash)
    }

    /// The lesson or puzzle of this name.
    pub fn lesson(&self, name: &str) -> Option<&'static Lesson> {
        self.lessons().iter().chain(self.puzzles()).find(|lesson| lesson.name == name)
    }

    /// A match in full swing, the same each time: for the picture on the box.
    pub fn sample(&self) -> Box<dyn Board> {
        let mut samples = (1836..).map(|seed| self.opening(seed));
        samples.find(|board| board.outcome().is_none()).expect("checked: some match lasts for two turns")
    }

    /// The first two turns of a match.
    fn opening(&self, seed: u64) -> Box<dyn Board> {
        let mut board = self
            .start(self.title.recommended().id, Seed::from(seed).into())
            .expect("checked: the recommended scenario is one of the game's");
        while board.turn() < 3
            && let Some(seat) = board.awaited().iter().next()
        {
            let think = board.think(seat, Level::Regular.into(), board.len() as u64);
            let decision = think.expect("checked: the seat is awaited").now();
            board.decide(seat, &decision, Lang::En).expect("checked: a player decides lawfully");
        }
        board
    }
}
