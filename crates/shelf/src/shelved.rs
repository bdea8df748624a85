//! What can be done with a game without knowing its types.

use std::time::Duration;

use ai::{Meeting, Player, Tally};
use book::{Book, Lesson};
use game::edition::{Edition, Entered};
use game::{Chart, Game, Mind, Sheet, Sources, Words};
use render::Board;
use table::{Bench, Faults, Growth, Match, Named, Source, Start, Wrong};
use words::Catalog;

use crate::editions::{self, Known};
use crate::facts::{self, Facts, Rulebook, Sealed};
use crate::home::Home;
use crate::{Entry, Schemas, UnknownScenario, fault};

type Started = Result<Box<dyn Board>, UnknownScenario>;
type Replayed = Result<Box<dyn Board>, Faults>;

/// A game without its types. A scenario is given in its text form: its id, then every option that differs from its default, then the edition, if
/// it is another than that of the entry; see [`Named`].
pub trait Shelved: Sync {
    /// Starts a match.
    fn start(&self, scenario: &str, source: Source) -> Started;
    /// Starts a match from a position as text. It says by itself of which scenario it is; one that is named must agree.
    fn start_from(&self, scenario: Option<&str>, position: &str, source: Source) -> Replayed;
    /// Goes on with a stored match: its scenario, the position it began with if that was a prepared one, where its dice come
    /// from and its inputs.
    fn resume(&self, scenario: &str, position: Option<&str>, source: Source, inputs: &[String]) -> Replayed;
    /// The same, from the position where it stood; see [`Match::take_up`].
    fn take_up(
        &self,
        scenario: &str,
        position: Option<&str>,
        source: Source,
        inputs: &[String],
        stood: &str,
    ) -> Replayed;
    /// A stored match that cannot go on, as it stood in this position: to be looked at.
    fn stopped(&self, scenario: &str, position: &str, source: Source) -> Replayed;
    /// Reads a record of this game, to be looked at.
    fn read(&self, record: &str) -> Replayed;
    /// Replays a finished record of this game and recomputes every throw from its seed.
    fn verify(&self, record: &str) -> Replayed;
    /// Lets computer players meet; see [`ai::simulate`].
    fn simulate(
        &self,
        scenario: &str,
        meeting: &Meeting,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Tally, UnknownScenario>;
    /// Plays a match between two computer players, one for each seat; see [`table::contest`].
    fn contest(&self, scenario: &str, players: [Player; 2], number: u64) -> Result<Contest, UnknownScenario>;
    /// Measures random play; see [`table::bench`].
    fn bench(
        &self,
        scenario: &str,
        seed: u64,
        time: Duration,
        allocations: &dyn Fn() -> usize,
    ) -> Result<Bench, UnknownScenario>;
    /// How the cost of an input grows, measured for about `time`; see [`table::growth`].
    fn growth(&self, scenario: &str, time: Duration) -> Result<Growth, UnknownScenario>;
    /// How many playouts a `general` makes in a second on one core; see [`ai::playouts_per_second`].
    fn playouts(&self, scenario: &str, time: Duration) -> Result<f64, UnknownScenario>;
    fn catalog(&self) -> &'static Catalog;
    /// What does not change in it: its map and the tables of its data.
    fn facts(&self) -> &'static Sealed<Facts>;
    /// The tables of its data, as files.
    fn sheets(&self) -> &'static [Sheet];
    /// Its rulebook in our words, for programs.
    fn rulebook(&self) -> &'static Sealed<Rulebook>;
    /// The notation of its decisions, as a grammar.
    fn notation(&self) -> &'static str;
    /// What its views and its events hold.
    fn schemas(&self) -> Schemas;
    /// The rulebook in our words, and our rulings.
    fn book(&self) -> &'static Book<'static>;
    /// Its guided first games.
    fn lessons(&self) -> &'static [Lesson];
    /// The clause that tells the sequence of play.
    fn sequence(&self) -> &'static str;
    /// Its words of the trade, each with its clause; see [`Words::TERMS`].
    fn terms(&self) -> &'static [(&'static str, &'static str)];
    /// Where its figures come from.
    fn sources(&self) -> Sources;
    /// Its charts and tables.
    fn charts(&self) -> Vec<Chart>;
    /// Its puzzles, each a lesson whose script solves it.
    fn puzzles(&self) -> &'static [Lesson];
    /// Reads an edition of it with these tables of its own and all these sources.
    fn read_edition(
        &self,
        name: &str,
        own: &[Sheet],
        sources: Vec<game::Source>,
    ) -> Result<Known, game::edition::Faults>;
}

/// A match between computer players.
pub struct Contest {
    pub board: Box<dyn Board>,
    /// The most decisions that were on offer.
    pub max_offer: usize,
}

/// A game by its type, in the built-in edition or another.
pub(crate) struct Of<G: Game>(pub Option<&'static Edition<G::Data>>);

impl<G: Words> Of<G> {
    /// Enters its edition.
    fn enter(&self) -> Entered<G::Data> {
        self.0.unwrap_or_else(G::built_in).enter(G::here())
    }

    /// Enters the edition behind a scenario, or its own; returns the scenario alone. None if the edition is not known.
    fn enter_for<'a>(&self, scenario: &'a str) -> Option<(&'a str, Entered<G::Data>)> {
        match Named::split(scenario) {
            (own, Some(named)) => Some((own, editions::edition_of::<G>(named)?.enter(G::here()))),
            (own, None) => Some((own, self.enter())),
        }
    }

    fn scenario(&self, text: &str) -> Result<(G::Scenario, Entered<G::Data>), UnknownScenario> {
        let unknown = || UnknownScenario(text.to_owned());
        let (own, entered) = self.enter_for(text).ok_or_else(unknown)?;
        Ok((own.parse().map_err(|_| unknown())?, entered))
    }

    /// The beginning of a match; without a scenario, that of the position.
    fn begin(
        &self,
        scenario: Option<&str>,
        position: Option<&str>,
    ) -> Result<(Start<G>, Entered<G::Data>), Faults> {
        let (own, entered) = match scenario {
            Some(text) => {
                let (own, entered) = self.enter_for(text).ok_or_else(|| unknown_edition(text))?;
                (Some(own).filter(|own| !own.is_empty()), entered)
            }
            None => (None, self.enter()),
        };
        let unknown = |text: &str| fault(Wrong::UnknownScenario(text.to_owned()));
        let own = own.map(|text| text.parse().map_err(|_| unknown(text))).transpose()?;
        let start = match (own, position) {
            (scenario, Some(position)) => Start::prepared(scenario, position)?,
            (Some(scenario), None) => Start::of(scenario),
            (None, None) => return Err(fault(Wrong::NoHeading("scenario"))),
        };
        Ok((start, entered))
    }

    /// Enters the edition that a record was played in.
    fn enter_record(record: &str) -> Result<Entered<G::Data>, Faults> {
        let scenario = table::scenario_of(record).unwrap_or_default();
        let entered = Of::<G>(None).enter_for(scenario).map(|(_, entered)| entered);
        entered.ok_or_else(|| unknown_edition(scenario))
    }
}

fn unknown_edition(scenario: &str) -> Faults {
    fault(Wrong::UnknownEdition(scenario.to_owned()))
}

impl<G> Shelved for Of<G>
where
    G: Words + Mind,
    Match<G>: Board,
{
    fn start(&self, scenario: &str, source: Source) -> Started {
        let (scenario, _home) = self.scenario(scenario)?;
        Ok(Box::new(Home(Match::<G>::new(scenario, source))))
    }

    fn start_from(&self, scenario: Option<&str>, position: &str, source: Source) -> Replayed {
        let (start, _home) = self.begin(scenario, Some(position))?;
        Ok(Box::new(Home(Match::<G>::begin(start, source))))
    }

    fn resume(&self, scenario: &str, position: Option<&str>, source: Source, inputs: &[String]) -> Replayed {
        let (start, _home) = self.begin(Some(scenario), position)?;
        Ok(Box::new(Home(Match::<G>::resume(start, source, inputs)?)))
    }

    fn take_up(
        &self,
        scenario: &str,
        position: Option<&str>,
        source: Source,
        inputs: &[String],
        stood: &str,
    ) -> Replayed {
        let (start, _home) = self.begin(Some(scenario), position)?;
        Ok(Box::new(Home(Match::<G>::take_up(start, source, inputs, stood)?)))
    }

    fn stopped(&self, scenario: &str, position: &str, source: Source) -> Replayed {
        let (start, _home) = self.begin(Some(scenario), Some(position))?;
        Ok(Box::new(Home(Match::<G>::stopped(start, source))))
    }

    fn read(&self, record: &str) -> Replayed {
        let _home = Of::<G>::enter_record(record)?;
        Ok(Box::new(Home(Match::<G>::read(record)?)))
    }

    fn verify(&self, record: &str) -> Replayed {
        let _home = Of::<G>::enter_record(record)?;
        Ok(Box::new(Home(Match::<G>::verify(record)?)))
    }

    fn simulate(
        &self,
        scenario: &str,
        meeting: &Meeting,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Tally, UnknownScenario> {
        let (scenario, _home) = self.scenario(scenario)?;
        Ok(ai::simulate::<G>(scenario, meeting, progress))
    }

    fn contest(&self, scenario: &str, players: [Player; 2], number: u64) -> Result<Contest, UnknownScenario> {
        let (scenario, _home) = self.scenario(scenario)?;
        let (board, max_offer) = table::contest::<G>(scenario, players, number);
        Ok(Contest { board: Box::new(Home(board)), max_offer })
    }

    fn bench(
        &self,
        scenario: &str,
        seed: u64,
        time: Duration,
        allocations: &dyn Fn() -> usize,
    ) -> Result<Bench, UnknownScenario> {
        let (scenario, _home) = self.scenario(scenario)?;
        Ok(table::bench::<G>(scenario, seed, time, allocations))
    }

    fn growth(&self, scenario: &str, time: Duration) -> Result<Growth, UnknownScenario> {
        let (scenario, _home) = self.scenario(scenario)?;
        // What is drawn on the board can be clicked, piece by piece.
        let pieces = |table: &Match<G>| {
            let layer = Board::pieces(table, game::Viewer::Observer, game::Lang::En);
            layer.matches("data-pick=").count()
        };
        Ok(table::growth::<G>(scenario, time, pieces))
    }

    fn playouts(&self, scenario: &str, time: Duration) -> Result<f64, UnknownScenario> {
        let (scenario, _home) = self.scenario(scenario)?;
        Ok(ai::playouts_per_second::<G>(scenario, time))
    }

    fn catalog(&self) -> &'static Catalog {
        words::catalog::<G>()
    }

    fn facts(&self) -> &'static Sealed<Facts> {
        let _home = self.enter();
        facts::of::<G>()
    }

    fn sheets(&self) -> &'static [Sheet] {
        let _home = self.enter();
        G::sheets()
    }

    fn rulebook(&self) -> &'static Sealed<Rulebook> {
        facts::rulebook::<G>()
    }

    fn notation(&self) -> &'static str {
        G::NOTATION
    }

    fn schemas(&self) -> Schemas {
        Schemas::of::<G>()
    }

    fn book(&self) -> &'static Book<'static> {
        book::of::<G>()
    }

    fn lessons(&self) -> &'static [Lesson] {
        book::lessons::<G>()
    }

    fn sequence(&self) -> &'static str {
        G::SEQUENCE
    }

    fn terms(&self) -> &'static [(&'static str, &'static str)] {
        G::TERMS
    }

    fn sources(&self) -> Sources {
        let _home = self.enter();
        G::sources()
    }

    fn charts(&self) -> Vec<Chart> {
        let _home = self.enter();
        G::charts()
    }

    fn puzzles(&self) -> &'static [Lesson] {
        book::puzzles::<G>()
    }

    fn read_edition(
        &self,
        name: &str,
        own: &[Sheet],
        sources: Vec<game::Source>,
    ) -> Result<Known, game::edition::Faults> {
        let data = editions::read::<G>(name, own, sources)?;
        let game: &'static Of<G> = Box::leak(Box::new(Of(Some(data))));
        let entry = Entry { edition: data.folder.as_ref(), game, ..Entry::of::<G>() };
        Ok(Known { entry: Box::leak(Box::new(entry)), data })
    }
}
