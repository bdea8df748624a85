//! What can be done with a game without knowing its types.

use std::marker::PhantomData;
use std::time::Duration;

use ai::{Meeting, Tally};
use book::{Book, Lesson};
use game::{Game, Mind, Words};
use render::Board;
use table::{Bench, Faults, Match, Source, Start, Wrong};
use words::Catalog;

use crate::{UnknownScenario, fault};

type Started = Result<Box<dyn Board>, UnknownScenario>;
type Replayed = Result<Box<dyn Board>, Faults>;

/// A game without its types. A scenario is given in its text form: its id, then every option that differs from its default.
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
    /// Measures random play; see [`table::bench`].
    fn bench(
        &self,
        scenario: &str,
        seed: u64,
        time: Duration,
        allocations: &dyn Fn() -> usize,
    ) -> Result<Bench, UnknownScenario>;
    /// How many playouts a `general` makes in a second on one core; see [`ai::playouts_per_second`].
    fn playouts(&self, scenario: &str, time: Duration) -> Result<f64, UnknownScenario>;
    fn catalog(&self) -> &'static Catalog;
    /// The rulebook in our words, and our rulings.
    fn book(&self) -> &'static Book<'static>;
    /// Its guided first games.
    fn lessons(&self) -> &'static [Lesson];
}

/// A game, by its type alone.
pub(crate) struct Of<G>(pub PhantomData<fn() -> G>);

impl<G> Shelved for Of<G>
where
    G: Words + Mind,
    Match<G>: Board,
{
    fn start(&self, scenario: &str, source: Source) -> Started {
        Ok(Box::new(Match::<G>::new(scenario_of::<G>(scenario)?, source)))
    }

    fn start_from(&self, scenario: Option<&str>, position: &str, source: Source) -> Replayed {
        Ok(Box::new(Match::<G>::begin(start_of(scenario, Some(position))?, source)))
    }

    fn resume(&self, scenario: &str, position: Option<&str>, source: Source, inputs: &[String]) -> Replayed {
        Ok(Box::new(Match::<G>::resume(start_of(Some(scenario), position)?, source, inputs)?))
    }

    fn take_up(
        &self,
        scenario: &str,
        position: Option<&str>,
        source: Source,
        inputs: &[String],
        stood: &str,
    ) -> Replayed {
        Ok(Box::new(Match::<G>::take_up(start_of(Some(scenario), position)?, source, inputs, stood)?))
    }

    fn stopped(&self, scenario: &str, position: &str, source: Source) -> Replayed {
        Ok(Box::new(Match::<G>::stopped(start_of(Some(scenario), Some(position))?, source)))
    }

    fn read(&self, record: &str) -> Replayed {
        Ok(Box::new(Match::<G>::read(record)?))
    }

    fn verify(&self, record: &str) -> Replayed {
        Ok(Box::new(Match::<G>::verify(record)?))
    }

    fn simulate(
        &self,
        scenario: &str,
        meeting: &Meeting,
        progress: &(dyn Fn() + Sync),
    ) -> Result<Tally, UnknownScenario> {
        Ok(ai::simulate::<G>(scenario_of::<G>(scenario)?, meeting, progress))
    }

    fn bench(
        &self,
        scenario: &str,
        seed: u64,
        time: Duration,
        allocations: &dyn Fn() -> usize,
    ) -> Result<Bench, UnknownScenario> {
        Ok(table::bench::<G>(scenario_of::<G>(scenario)?, seed, time, allocations))
    }

    fn playouts(&self, scenario: &str, time: Duration) -> Result<f64, UnknownScenario> {
        Ok(ai::playouts_per_second::<G>(scenario_of::<G>(scenario)?, time))
    }

    fn catalog(&self) -> &'static Catalog {
        words::catalog::<G>()
    }

    fn book(&self) -> &'static Book<'static> {
        book::of::<G>()
    }

    fn lessons(&self) -> &'static [Lesson] {
        book::lessons::<G>()
    }
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
