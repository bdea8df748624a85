//! How players stand.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use web::Ranked;

use crate::Shared;
use crate::asker::Asker;
use crate::problem::Problem;
use crate::read;

/// The ranks of a game, the best first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RanksBody {
    pub game: String,
    pub ranks: Vec<RankBody>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RankBody {
    /// As in `/api/persons/{person}`; null for a computer player.
    pub person: Option<String>,
    /// The level of a computer player: a fixed point, as it was measured.
    pub level: Option<String>,
    pub name: Option<String>,
    /// By Glicko-2; a regular computer player stands at 1500.
    pub rating: f64,
    pub deviation: f64,
    /// How many rated games are behind it.
    pub games: u32,
}

/// A person, as everybody may know him.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PersonBody {
    pub person: String,
    pub name: String,
    pub results: Vec<ResultsBody>,
    pub ratings: Vec<RatingBody>,
}

/// How he has fared with one side of a game, against others.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ResultsBody {
    pub game: String,
    pub side: String,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingBody {
    pub game: String,
    pub rating: f64,
    pub deviation: f64,
    pub games: u32,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hiding {
    /// Whether others are shown no page of the one who asks, and no rank.
    pub hidden: bool,
}

/// The ranks of a game: those who have finished rated games and do not hide, and the computer players among them.
#[utoipa::path(
    get, path = "/api/ranks/{game}", tag = "standing", operation_id = "ranks",
    responses((status = 200, description = "The ranks", body = RanksBody), (status = 404, description = "No such game")),
)]
pub async fn ranks(
    State(host): State<Shared>,
    Path(game): Path<String>,
    asker: Asker,
) -> Result<Json<RanksBody>, Problem> {
    let entry = shelf::game(&game).ok_or_else(|| Problem::NoSuchGame(game.clone()))?;
    let ranks = host.ranks(entry.title).await?.into_iter().map(|rank| {
        let (person, level, name) = match rank.who {
            Ranked::Person { handle, called } => (Some(handle), None, Some(called.say(asker.lang))),
            Ranked::Level(level) => (None, Some(level.to_string()), None),
        };
        RankBody { person, level, name, rating: rank.rating, deviation: rank.deviation, games: rank.games }
    });
    Ok(Json(RanksBody { game, ranks: ranks.collect() }))
}

/// A person, unless he hides.
#[utoipa::path(
    get, path = "/api/persons/{person}", tag = "standing", operation_id = "person",
    responses((status = 200, description = "The person", body = PersonBody), (status = 404, description = "Nobody who shows himself")),
)]
pub async fn person(
    State(host): State<Shared>,
    Path(person): Path<String>,
    asker: Asker,
) -> Result<Json<PersonBody>, Problem> {
    let profile = host.seen_person(&person, asker.person).await?;
    let page = host.person_page(&profile, asker.person).await?;
    let results = page.results.iter().map(|each| ResultsBody {
        game: each.title.id.to_owned(),
        side: each.title.seat_id(each.seat).to_owned(),
        won: each.won,
        drawn: each.drawn,
        lost: each.lost,
    });
    let ratings = page.ratings.iter().map(|&(title, rating, deviation, games)| RatingBody {
        game: title.id.to_owned(),
        rating,
        deviation,
        games,
    });
    Ok(Json(PersonBody {
        person: page.handle,
        name: page.called.say(asker.lang),
        results: results.collect(),
        ratings: ratings.collect(),
    }))
}

/// Hides the page of the one who asks, or shows it.
#[utoipa::path(
    post, path = "/api/me/page", tag = "person", operation_id = "hide", request_body = Hiding, security(("person" = [])),
    responses((status = 204, description = "It is")),
)]
pub async fn hide(
    State(host): State<Shared>,
    asker: Asker,
    read::Json(asked): read::Json<Hiding>,
) -> Result<StatusCode, Problem> {
    host.store().hide(asker.somebody()?, asked.hidden).await?;
    Ok(StatusCode::NO_CONTENT)
}
