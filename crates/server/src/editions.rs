//! The editions that can be played here: those that were read when the server was started. Each table names its own behind its scenario.

use serde::{Deserialize, Serialize};
use shelf::Entry;
use table::Named;
use utoipa::{IntoParams, ToSchema};

use crate::problem::Problem;

/// An edition that is asked for.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Edition {
    /// The name of an edition, or the hash of its tables; without it, or empty, the built-in one.
    pub edition: Option<String>,
}

impl Edition {
    /// The game in this edition.
    pub fn of(&self, game: &str) -> Result<&'static Entry, Problem> {
        entry(game, self.edition.as_deref())
    }
}

/// A game in the edition of this name or hash; in the built-in one if none is asked for.
pub fn entry(game: &str, asked: Option<&str>) -> Result<&'static Entry, Problem> {
    let unknown = || Problem::NoSuchGame(game.to_owned());
    let Some(asked) = asked.filter(|asked| !asked.is_empty()) else {
        return shelf::game(game).ok_or_else(unknown);
    };
    shelf::game(game).ok_or_else(unknown)?;
    let is = |entry: &&'static Entry| entry.named().is_some_and(|it| it.name == asked || it.hash == asked);
    shelf::editions(game).into_iter().rev().find(is).ok_or_else(|| Problem::NoSuchEdition(asked.to_owned()))
}

/// An edition of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EditionBody {
    pub name: String,
    /// Of its tables: editions with the same are the same game.
    pub hash: String,
}

impl EditionBody {
    fn of(named: Named<'_>) -> EditionBody {
        EditionBody { name: named.name.to_owned(), hash: named.hash.to_owned() }
    }

    /// The editions of a game.
    pub fn all(game: &str) -> Vec<EditionBody> {
        shelf::editions(game).into_iter().filter_map(Entry::named).map(EditionBody::of).collect()
    }
}

/// A scenario as text, and the edition that stands behind it.
pub fn split(scenario: &str) -> (String, Option<EditionBody>) {
    let (own, edition) = Named::split(scenario);
    (own.to_owned(), edition.map(EditionBody::of))
}
