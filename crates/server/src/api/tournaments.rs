//! Tournaments.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Json;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::making::wanted_scenario;
use super::unfit;
use crate::Shared;
use crate::asker::Asker;
use crate::host::Host;
use crate::people::PersonId;
use crate::problem::Problem;
use crate::read::{self, MaybeJson};
use crate::store::{Tournament, Whole};
use crate::tournaments::NewTournament;

/// A tournament to be made. A pairing is two games, so that each of the two has each side once.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTournamentBody {
    /// Up to 60 letters.
    pub name: String,
    pub game: String,
    /// The recommended one if left out; it must be for two.
    pub scenario: Option<String>,
    /// Optional rules: the value of each option that is not to have its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// `round-robin`: everybody meets everybody; `swiss`: those meet who stand close.
    pub kind: String,
    /// How many rounds a Swiss tournament has, 15 at most; as many as it takes if left out.
    #[schema(minimum = 1, maximum = 15)]
    pub rounds: Option<u32>,
    /// Whether its games count for the ratings.
    #[serde(default)]
    pub rated: bool,
}

/// A tournament that was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentMade {
    pub tournament: String,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentsBody {
    pub tournaments: Vec<TournamentHead>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentHead {
    pub tournament: String,
    pub name: String,
    pub game: String,
    pub scenario: String,
    /// `round-robin` or `swiss`.
    pub kind: String,
    /// The one that is played, counted from 1; 0 before the first.
    pub round: u32,
    /// 0 where that is only known at the start.
    pub rounds: u32,
    pub over: bool,
    pub rated: bool,
    /// How many have entered.
    pub entrants: u32,
}

/// A tournament with its results.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentBody {
    #[serde(flatten)]
    pub head: TournamentHead,
    /// The best first.
    pub standing: Vec<ScoreBody>,
    pub pairings: Vec<PairingBody>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoreBody {
    pub person: String,
    pub name: String,
    /// A won game is a point; a bye is two in a Swiss tournament, and nothing where everybody has one.
    pub points: f64,
    /// After Sonneborn and Berger.
    pub tie_break: f64,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    pub withdrawn: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PairingBody {
    pub round: u32,
    pub one: String,
    /// Null where the first of them has a bye.
    pub two: Option<String>,
    pub games: Vec<LegBody>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LegBody {
    pub table: String,
    /// The person who has the first side of the game.
    pub first: Option<String>,
    /// The points of `one`, when the game is decided.
    pub points: Option<f64>,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    /// Who withdraws, if not the one who asks: only the maker may say that.
    pub person: Option<String>,
}

fn head(tournament: &Tournament) -> TournamentHead {
    TournamentHead {
        tournament: tournament.id.clone(),
        name: tournament.name.clone(),
        game: tournament.game.clone(),
        scenario: tournament.scenario.clone(),
        kind: tournament.kind.id().to_owned(),
        round: tournament.round,
        rounds: tournament.rounds,
        over: tournament.over,
        rated: tournament.rated,
        entrants: tournament.entrants,
    }
}

async fn body(host: &Host, whole: &Whole, asker: &Asker) -> Result<TournamentBody, Problem> {
    let scores = whole.scores();
    let persons: Vec<PersonId> = scores.iter().map(|score| score.person).collect();
    let called = host.all_called(&persons).await?;
    let halves = |half: u32| f64::from(half) / 2.0;
    let standing = scores.iter().zip(called).map(|(score, called)| ScoreBody {
        person: score.person.handle(),
        name: called.say(asker.lang),
        points: halves(score.points),
        tie_break: f64::from(score.breaks) / 4.0,
        won: score.won,
        drawn: score.drawn,
        lost: score.lost,
        withdrawn: score.withdrawn,
    });
    let pairings = whole.pairings.iter().map(|pairing| PairingBody {
        round: pairing.round,
        one: pairing.one.handle(),
        two: pairing.two.map(PersonId::handle),
        games: pairing
            .legs
            .iter()
            .map(|leg| LegBody {
                table: leg.table.to_string(),
                first: if leg.first == 0 { Some(pairing.one) } else { pairing.two }.map(PersonId::handle),
                points: leg.points.map(halves),
            })
            .collect(),
    });
    Ok(TournamentBody {
        head: head(&whole.tournament),
        standing: standing.collect(),
        pairings: pairings.collect(),
    })
}

/// The latest tournaments, fifty at most.
#[utoipa::path(
    get, path = "/api/tournaments", tag = "tournaments", operation_id = "tournaments",
    responses((status = 200, description = "Tournaments", body = TournamentsBody)),
)]
pub async fn all(State(host): State<Shared>) -> Result<Json<TournamentsBody>, Problem> {
    let all = host.store().tournaments().await?;
    Ok(Json(TournamentsBody { tournaments: all.iter().map(head).collect() }))
}

/// Makes a tournament. Others enter it, and the one who has made it begins it; he plays only if he enters.
#[utoipa::path(
    post, path = "/api/tournaments", tag = "tournaments", operation_id = "make_tournament",
    request_body = NewTournamentBody, security(("person" = [])),
    responses((status = 201, description = "The tournament", body = TournamentMade), (status = 404, description = "No such game")),
)]
pub async fn found(
    State(host): State<Shared>,
    asker: Asker,
    read::Json(asked): read::Json<NewTournamentBody>,
) -> Result<(StatusCode, Json<TournamentMade>), Problem> {
    let maker = asker.somebody()?;
    let entry = shelf::game(&asked.game).ok_or_else(|| Problem::NoSuchGame(asked.game.clone()))?;
    let scenario = wanted_scenario(entry.title, asked.scenario.as_deref(), &asked.options)?;
    let kind = asked.kind.parse().map_err(|kind: String| unfit("terms-unknown", "value", &kind))?;
    let new = NewTournament {
        name: &asked.name,
        scenario: &scenario,
        kind,
        rounds: asked.rounds,
        rated: asked.rated,
    };
    let tournament = host.found_tournament(&asker, maker, entry, new).await?;
    Ok((StatusCode::CREATED, Json(TournamentMade { tournament })))
}

/// A tournament: how everybody stands, and who meets whom.
#[utoipa::path(
    get, path = "/api/tournaments/{tournament}", tag = "tournaments", operation_id = "tournament",
    responses((status = 200, description = "The tournament", body = TournamentBody), (status = 404, description = "No such tournament")),
)]
pub async fn look(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<Json<TournamentBody>, Problem> {
    let whole = host.tournament(&id).await?;
    Ok(Json(body(&host, &whole, &asker).await?))
}

/// Enters a tournament that has not begun.
#[utoipa::path(
    post, path = "/api/tournaments/{tournament}/join", tag = "tournaments", operation_id = "enter_tournament", security(("person" = [])),
    responses(
        (status = 204, description = "The one who asks is in it"),
        (status = 404, description = "No such tournament"),
        (status = 409, description = "It has begun, or is full"),
    ),
)]
pub async fn join(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<StatusCode, Problem> {
    let person = asker.somebody()?;
    host.tournament(&id).await?;
    host.enter_tournament(&id, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws from a tournament. What is not finished is given to the others, and counts for no rating.
#[utoipa::path(
    post, path = "/api/tournaments/{tournament}/withdraw", tag = "tournaments", operation_id = "leave_tournament",
    request_body = Option<Leaving>, security(("person" = [])),
    responses(
        (status = 204, description = "It is done"),
        (status = 404, description = "No such tournament, or no such person"),
        (status = 409, description = "There is nothing to withdraw from"),
    ),
)]
pub async fn withdraw(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
    MaybeJson(asked): MaybeJson<Leaving>,
) -> Result<StatusCode, Problem> {
    let own = asker.somebody()?;
    let leaves = match asked.person {
        Some(handle) => host.store().profile(&handle).await?.ok_or(Problem::NoSuchPerson)?.person,
        None => own,
    };
    host.leave_tournament(&id, own, leaves).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins a tournament: only the one who has made it may do that. From then on rounds follow by themselves.
#[utoipa::path(
    post, path = "/api/tournaments/{tournament}/start", tag = "tournaments", operation_id = "start_tournament", security(("person" = [])),
    responses((status = 204, description = "The first round is laid"), (status = 404, description = "No such tournament")),
)]
pub async fn start(
    State(host): State<Shared>,
    Path(id): Path<String>,
    asker: Asker,
) -> Result<StatusCode, Problem> {
    host.start_tournament(&id, asker.somebody()?).await?;
    Ok(StatusCode::NO_CONTENT)
}
