//! The games on the shelf: the one place that names them all.
//!
//! An [`Entry`] is a game without its types: it starts and reads matches as [`Board`]s, lets computer players
//! meet, and opens the rulebook. The server, the pages and the command line know games only through it.

mod rulings;

use std::time::Duration;

use ai::{Level, Meeting, Tally};
use game::{Clause, Game, Lang, Mind, Thumbs, Title, Words};
use render::Board;
use table::{Bench, Fault, Faults, Match, Seed, Source, Start, Wrong};
use words::Catalog;

pub use rulings::Ruling;

type Started = Result<Box<dyn Board>, UnknownScenario>;
type Replayed = Result<Box<dyn Board>, Faults>;
type Progress<'a> = &'a (dyn Fn() + Sync);
type Allocations<'a> = &'a dyn Fn() -> usize;
type Simulate = fn(&str, &Meeting, Progress) -> Result<Tally, UnknownScenario>;

/// A game, ready to be taken out of its box.
pub struct Entry {
    pub title: &'static Title,
    /// The computer players that know it.
    pub levels: &'static [Level],
    /// Whether a side ever knows what another does not.
    pub hides: bool,
    /// The names of their rules of thumb, as messages of the game.
    pub thumbs: Thumbs,
    start: fn(&str, Source) -> Started,
    start_from: fn(Option<&str>, &str, Source) -> Replayed,
    resume: fn(&str, Option<&str>, Source, &[String]) -> Replayed,
    stopped: fn(&str, &str, Source) -> Replayed,
    read: fn(&str) -> Replayed,
    verify: fn(&str) -> Replayed,
    simulate: Simulate,
    bench: fn(&str, u64, Duration, Allocations) -> Result<Bench, UnknownScenario>,
    playouts: fn(&str, Duration) -> Result<f64, UnknownScenario>,
    catalog: fn() -> &'static Catalog,
    rulebook: fn() -> &'static [Clause],
    rulings: [&'static str; 2],
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

/// Every game, in the order of the lobby.
pub fn games() -> &'static [Entry] {
    static GAMES: [Entry; 4] = [
        Entry::of::<texas_glory::State>(),
        Entry::of::<thirteen_days::State>(),
        Entry::of::<charge::State>(),
        Entry::of::<the_alamo::State>(),
    ];
    &GAMES
}

/// The game with this id.
pub fn game(id: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.title.id == id)
}

/// Reads a record of any game, to be looked at.
pub fn read(record: &str) -> Replayed {
    (entry_of(record)?.read)(record)
}

/// Replays a finished record of any game and recomputes every throw from its seed.
pub fn verify(record: &str) -> Replayed {
    (entry_of(record)?.verify)(record)
}

fn entry_of(record: &str) -> Result<&'static Entry, Faults> {
    let id = table::game_of(record).ok_or_else(|| fault(Wrong::NotARecord))?;
    game(id).ok_or_else(|| fault(Wrong::UnknownGame(id.to_owned())))
}

fn fault(wrong: Wrong) -> Faults {
    Faults(vec![Fault { line: 0, input: None, wrong }])
}

fn scenario_of<G: Game>(text: &str) -> Result<G::Scenario, UnknownScenario> {
    text.parse().map_err(|_| UnknownScenario(text.to_owned()))
}

/// The beginning of a match; without a scenario, that of the position.
fn start_of<G: Game>(scenario: Option<&str>, position: Option<&str>) -> Result<Start<G>, Faults> {
    let unknown = |unknown: UnknownScenario| fault(Wrong::UnknownScenario(unknown.0));
    let scenario = scenario.map(scenario_of::<G>).transpose().map_err(unknown)?;
    match (scenario, position) {
        (scenario, Some(position)) => Start::prepared(scenario, position),
        (Some(scenario), None) => Ok(Start::of(scenario)),
        (None, None) => Err(fault(Wrong::NoHeading("scenario"))),
    }
}

impl Entry {
    const fn of<G>() -> Entry
    where
        G: Words + Mind,
        Match<G>: Board,
    {
        Entry {
            title: const { &G::TITLE },
            levels: &Level::ALL,
            hides: G::HIDES,
            thumbs: G::THUMBS,
            start: |scenario, source| {
                let scenario = scenario_of::<G>(scenario)?;
                Ok(Box::new(Match::<G>::new(scenario, source)))
            },
            start_from: |scenario, position, source| {
                Ok(Box::new(Match::<G>::begin(start_of(scenario, Some(position))?, source)))
            },
            resume: |scenario, position, source, inputs| {
                Ok(Box::new(Match::<G>::resume(start_of(Some(scenario), position)?, source, inputs)?))
            },
            stopped: |scenario, position, source| {
                Ok(Box::new(Match::<G>::stopped(start_of(Some(scenario), Some(position))?, source)))
            },
            read: |record| Ok(Box::new(Match::<G>::read(record)?)),
            verify: |record| Ok(Box::new(Match::<G>::verify(record)?)),
            simulate: |scenario, meeting, progress| {
                Ok(ai::simulate::<G>(scenario_of::<G>(scenario)?, meeting, progress))
            },
            bench: |scenario, seed, time, allocations| {
                Ok(table::bench::<G>(scenario_of::<G>(scenario)?, seed, time, allocations))
            },
            playouts: |scenario, time| Ok(ai::playouts_per_second::<G>(scenario_of::<G>(scenario)?, time)),
            catalog: words::catalog::<G>,
            rulebook: G::rulebook,
            rulings: G::RULINGS,
        }
    }

    /// Starts a match. `scenario` is the text form: the scenario's id, then every option that differs from
    /// its default.
    pub fn start(&self, scenario: &str, source: impl Into<Source>) -> Started {
        (self.start)(scenario, source.into())
    }

    /// Starts a match from a position as text. It says by itself of which scenario it is; one that is named must
    /// agree.
    pub fn start_from(&self, scenario: Option<&str>, position: &str, source: impl Into<Source>) -> Replayed {
        (self.start_from)(scenario, position, source.into())
    }

    /// Goes on with a stored match: its scenario, the position it began with if that was a prepared one, where its dice come
    /// from and its inputs.
    pub fn resume(
        &self,
        scenario: &str,
        position: Option<&str>,
        source: impl Into<Source>,
        inputs: &[String],
    ) -> Replayed {
        (self.resume)(scenario, position, source.into(), inputs)
    }

    /// A stored match that cannot go on, as it stood in this position: to be looked at.
    pub fn stopped(&self, scenario: &str, position: &str, source: impl Into<Source>) -> Replayed {
        (self.stopped)(scenario, position, source.into())
    }

    /// Lets computer players meet; see [`ai::simulate`].
    pub fn simulate(
        &self,
        scenario: &str,
        meeting: &Meeting,
        progress: Progress,
    ) -> Result<Tally, UnknownScenario> {
        (self.simulate)(scenario, meeting, progress)
    }

    /// Measures random play; see [`table::bench`].
    pub fn bench(
        &self,
        scenario: &str,
        seed: u64,
        time: Duration,
        allocations: Allocations,
    ) -> Result<Bench, UnknownScenario> {
        (self.bench)(scenario, seed, time, allocations)
    }

    /// How many playouts a `general` makes in a second on one core; see [`ai::playouts_per_second`].
    pub fn playouts(&self, scenario: &str, time: Duration) -> Result<f64, UnknownScenario> {
        (self.playouts)(scenario, time)
    }

    /// A match in full swing, the same each time: for the picture on the box.
    pub fn sample(&self) -> Box<dyn Board> {
        let mut board = self
            .start(self.title.recommended().id, Seed::from(1836))
            .expect("checked: the recommended scenario is one of the game's");
        while board.turn() < 3
            && let Some(seat) = board.awaited().iter().next()
        {
            let think = board.think(seat, Level::Regular, board.len() as u64);
            let decision = think.expect("checked: the seat is awaited").now();
            board.decide(seat, &decision, Lang::En).expect("checked: a player decides lawfully");
        }
        board
    }

    pub fn catalog(&self) -> &'static Catalog {
        (self.catalog)()
    }

    /// The rulebook in our words, in its own order.
    pub fn rulebook(&self) -> &'static [Clause] {
        (self.rulebook)()
    }

    /// The ruling with this number, told in this language if it can be.
    pub fn ruling(&self, number: u16, lang: Lang) -> Option<Ruling> {
        rulings::find(self.rulings, number, lang)
    }

    /// The clause with this number.
    pub fn clause(&self, id: &str) -> Option<&'static Clause> {
        self.rulebook().iter().find(|clause| clause.id == id)
    }
}
