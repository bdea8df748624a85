//! Open tables, games to watch, challenges and rematches, and a person's own list.

use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Json;
use game::{Lang, Seat};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::sitting::contribution;
use super::{NodeBody, names, node_of, player};
use crate::Shared;
use crate::asker::Asker;
use crate::editions::{self, EditionBody};
use crate::host::Host;
use crate::problem::Problem;
use crate::read::{self, At, MaybeJson};
use crate::store::{Holder, Listed};

/// Tables in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TablesBody {
    pub tables: Vec<ListedTable>,
}

/// A table, as everybody may know of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListedTable {
    pub table: String,
    pub game: String,
    pub scenario: String,
    /// Null where it is the built-in one.
    pub edition: Option<EditionBody>,
    pub turn: u16,
    pub node: NodeBody,
    /// Who plays each side: `person`, `awaited`, `rules` or a level.
    pub players: BTreeMap<String, String>,
    /// What the persons among them are called.
    pub names: BTreeMap<String, String>,
    /// The side that may be taken, and whom those wish for who wait there; null where a person is awaited in particular.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<String>,
    pub wanted: Option<&'static str>,
    pub rated: bool,
    /// How many are watching here.
    pub watching: usize,
    /// When anything was last changed there, in seconds since 1970.
    pub touched: i64,
}

/// Somebody with whom one has played before.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MetBody {
    /// For `challenge`, and for the address of his page.
    pub person: String,
    pub name: String,
}

/// Where to go next.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NextBody {
    /// The table that has waited longest for the one who asks; null if none does.
    pub table: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NextQuery {
    /// The table where one is now.
    pub after: Option<String>,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Aside {
    /// Whether it is put aside, or back.
    pub archived: bool,
}

#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Again {
    /// Whether sides are swapped.
    #[serde(default)]
    pub swapped: bool,
    /// What the one who asks puts into the dice: 1 to 64 letters and digits, at random.
    pub contribution: Option<String>,
}

/// A table of the same game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AgainBody {
    pub table: String,
}

fn listed_table(host: &Host, listed: &Listed, lang: Lang) -> Option<ListedTable> {
    let title = shelf::game(&listed.game)?.title;
    let side = |seat: Seat| title.seat_id(seat).to_owned();
    let seats = || title.seats().zip(&listed.holders);
    let (scenario, edition) = editions::split(&listed.scenario);
    let free = seats().find(|(_, holder)| matches!(holder, Holder::Invited(Some(_))));
    Some(ListedTable {
        table: listed.id.to_string(),
        game: listed.game.clone(),
        scenario,
        edition,
        turn: listed.standing.turn,
        node: node_of(listed, title),
        players: seats().map(|(seat, holder)| (side(seat), player(holder))).collect(),
        names: names(title, listed.names.iter(), lang),
        free: free.map(|(seat, _)| side(seat)),
        wanted: listed.terms.wanted.map(web::Wanted::id),
        rated: listed.terms.rated,
        watching: host.in_place(&listed.id).map_or(0, |hosted| hosted.watching()),
        touched: listed.touched,
    })
}

fn tables_body(host: &Host, listed: &[Listed], lang: Lang) -> Json<TablesBody> {
    Json(TablesBody { tables: listed.iter().filter_map(|listed| listed_table(host, listed, lang)).collect() })
}

/// The tables that anybody may join, the newest first: `/api/tables/{id}/join` without an invitation.
#[utoipa::path(
    get, path = "/api/open", tag = "finding", operation_id = "open_tables",
    responses((status = 200, description = "Open tables, a hundred at most", body = TablesBody)),
)]
pub async fn open(State(host): State<Shared>, asker: Asker) -> Result<Json<TablesBody>, Problem> {
    Ok(tables_body(&host, &host.store().open_tables().await?, asker.lang))
}

/// The games that everybody may watch: those that go on first, the one touched last before others.
#[utoipa::path(
    get, path = "/api/watch", tag = "finding", operation_id = "public_games",
    responses((status = 200, description = "Games that were laid to be listed, a hundred at most", body = TablesBody)),
)]
pub async fn watch(State(host): State<Shared>, asker: Asker) -> Result<Json<TablesBody>, Problem> {
    Ok(tables_body(&host, &host.store().public_games().await?, asker.lang))
}

/// The tables where somebody waits for the one who asks: `/api/tables/{id}/join` without an invitation, or `/api/tables/{id}/decline`.
#[utoipa::path(
    get, path = "/api/me/challenges", tag = "person", operation_id = "challenges", security(("person" = [])),
    responses((status = 200, description = "Tables that wait", body = TablesBody)),
)]
pub async fn challenges(State(host): State<Shared>, asker: Asker) -> Result<Json<TablesBody>, Problem> {
    Ok(tables_body(&host, &host.store().challenges(asker.somebody()?).await?, asker.lang))
}

/// Those with whom the one who asks has shared a table, the latest first. They may be challenged.
#[utoipa::path(
    get, path = "/api/me/met", tag = "person", operation_id = "met", security(("person" = [])),
    responses((status = 200, description = "Persons", body = Vec<MetBody>)),
)]
pub async fn met(State(host): State<Shared>, asker: Asker) -> Result<Json<Vec<MetBody>>, Problem> {
    let met = host.store().met(asker.somebody()?).await?.into_iter();
    let told = met.map(|(person, called)| MetBody { person: person.handle(), name: called.say(asker.lang) });
    Ok(Json(told.collect()))
}

/// The table that has waited longest for the one who asks, other than this one.
#[utoipa::path(
    get, path = "/api/me/next", tag = "person", operation_id = "next", params(NextQuery), security(("person" = [])),
    responses((status = 200, description = "A table, or none", body = NextBody)),
)]
pub async fn next(
    State(host): State<Shared>,
    asker: Asker,
    read::Query(asked): read::Query<NextQuery>,
) -> Result<Json<NextBody>, Problem> {
    let after = asked.after.and_then(|after| after.parse().ok());
    let next = host.next_game(asker.somebody()?, after.as_ref()).await?;
    Ok(Json(NextBody { table: next.map(|id| id.to_string()) }))
}

/// Tells those who wait for the one who asks that he will not come.
#[utoipa::path(
    post, path = "/api/tables/{id}/decline", tag = "sitting", operation_id = "decline", security(("person" = [])),
    responses((status = 204, description = "They are told")),
)]
pub async fn decline(At { host, id, asker }: At) -> Result<StatusCode, Problem> {
    host.decline(&id, asker.somebody()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Puts a table of one's own aside, or back.
#[utoipa::path(
    post, path = "/api/tables/{id}/archive", tag = "person", operation_id = "put_aside", request_body = Aside, security(("person" = [])),
    responses((status = 204, description = "It is")),
)]
pub async fn aside(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<Aside>,
) -> Result<StatusCode, Problem> {
    host.put_aside(&id, asker.somebody()?, asked.archived).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table at which nobody else sits, unless it counts for a rating.
#[utoipa::path(
    delete, path = "/api/tables/{id}", tag = "person", operation_id = "throw_away", security(("person" = [])),
    responses(
        (status = 204, description = "It is gone"),
        (status = 409, description = "Somebody else sits there, or it counts"),
    ),
)]
pub async fn throw_away(At { host, id, asker }: At) -> Result<StatusCode, Problem> {
    host.throw_away(&id, asker.somebody()?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lays the game of a table that is over anew. The other person is challenged; if he has done the same already, his table is named.
#[utoipa::path(
    post, path = "/api/tables/{id}/rematch", tag = "making", operation_id = "rematch", request_body = Option<Again>, security(("person" = [])),
    responses((status = 201, description = "The table", body = AgainBody)),
)]
pub async fn rematch(
    At { host, id, asker }: At,
    MaybeJson(asked): MaybeJson<Again>,
) -> Result<(StatusCode, Json<AgainBody>), Problem> {
    let contribution = contribution(asked.contribution.as_deref())?;
    let table = host.rematch(&id, &asker, asked.swapped, contribution).await?;
    Ok((StatusCode::CREATED, Json(AgainBody { table: table.to_string() })))
}
