//! Looking at a table and deciding.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Json, Response};
use game::Pick;

use super::sitting::waiting_body;
use super::{MovedBody, NewDecision, OddsBody, TableBody, TableQuery, TakeBack, WhyBody, WhyNot, table_body};
use crate::Shared;
use crate::asker::Asker;
use crate::hosted::{Open, Visit};
use crate::key::TableId;
use crate::problem::{ErrorBody, Problem};
use crate::read::{self, MaybeJson, Prefers, Query};
use crate::seats;
use crate::stopped;

/// The table as the asker may know it.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    tag = "playing",
    params(("id" = String, Path), TableQuery),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "The table", body = TableBody),
        (status = 403, description = "The token opens no seat here", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
    )
)]
pub async fn look(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Query(looking): Query<TableQuery>,
) -> Result<Json<TableBody>, Problem> {
    Ok(Json(match host.visit(&id).await? {
        Visit::Waiting(waiting) => waiting_body(&waiting, &asker, asker.lang)?,
        Visit::Begun(open) => {
            let seating = open.seating(&asker, looking.side.as_deref())?;
            table_body(&open, &seating, asker.lang, looking.after)
        }
    }))
}

/// Makes a decision. The answer's log tells what is new since the revision it was made at.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/decisions",
    tag = "playing",
    params(("id" = String, Path), ("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = NewDecision,
    security(("seat" = [])),
    responses(
        (status = 200, description = "The table after the decision", body = TableBody),
        (status = 400, description = "Unreadable", body = ErrorBody),
        (status = 403, description = "Not the asker's seat, or not its turn", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
        (status = 409, description = "The table has moved on, or the game has not begun", body = ErrorBody),
        (status = 413, description = "Over 64 kB", body = ErrorBody),
        (status = 422, description = "Refused by the rules", body = ErrorBody),
        (status = 503, description = "It could not be stored, and was not taken", body = ErrorBody),
    )
)]
pub async fn decide(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    prefers: Prefers,
    read::Json(asked): read::Json<NewDecision>,
) -> Result<Response, Problem> {
    let side = asked.side.clone();
    let open = host.decide(id, asker.clone(), side, asked.at, asked.decision).await?;
    moved(&open, &asker, asked.side.as_deref(), prefers, Some(asked.at))
}

/// The answer to whoever has moved the table on, through the eyes of the side that did.
fn moved(
    open: &Open,
    asker: &Asker,
    side: Option<&str>,
    prefers: Prefers,
    after: Option<u64>,
) -> Result<Response, Problem> {
    Ok(match prefers {
        Prefers::Minimal => {
            ([("preference-applied", "return=minimal")], Json(MovedBody { at: open.at() })).into_response()
        }
        Prefers::Whole => {
            let seating = open.seating(asker, side)?;
            Json(table_body(open, &seating, asker.lang, after)).into_response()
        }
    })
}

/// Why clicks are no decision now.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/why",
    tag = "playing",
    params(("id" = String, Path)),
    request_body = WhyNot,
    security(("seat" = [])),
    responses(
        (status = 200, description = "Whether it is one, and the reason if not", body = WhyBody),
        (status = 400, description = "Unreadable", body = ErrorBody),
        (status = 403, description = "Not the asker's seat", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
        (status = 413, description = "Over 64 kB", body = ErrorBody),
    )
)]
pub async fn why(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    read::Json(asked): read::Json<WhyNot>,
) -> Result<Json<WhyBody>, Problem> {
    let picks: Vec<Pick> =
        asked.picks.iter().map(|pick| pick.parse()).collect::<Result<_, _>>().map_err(Problem::Unreadable)?;
    let open = host.open(&id).await?;
    let seat = open.seating(&asker, asked.side.as_deref())?.own_seat()?;
    let problem = match open.board.why(seat, &picks, asker.lang) {
        Ok(()) => return Ok(Json(WhyBody { allowed: true, reason: None, rule: None })),
        Err(denied) => Problem::from(denied),
    };
    let said = problem.body(asker.lang);
    Ok(Json(WhyBody { allowed: false, reason: Some(said.reason), rule: said.rule }))
}

/// What the asker may expect of each way to go on, reckoned from what that side knows.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/odds",
    tag = "playing",
    params(("id" = String, Path), TableQuery),
    security(("seat" = [])),
    responses(
        (status = 200, description = "The odds", body = OddsBody),
        (status = 403, description = "Not the asker's seat", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
    )
)]
pub async fn odds(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Query(looking): Query<TableQuery>,
) -> Result<Json<OddsBody>, Problem> {
    let open = host.open(&id).await?;
    let seat = open.seating(&asker, looking.side.as_deref())?.looking_seat()?;
    Ok(Json(OddsBody { at: open.at(), odds: open.board.odds(seat, asker.lang) }))
}

/// Takes back the asker's last decision, as far as that is fair.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/undo",
    tag = "playing",
    params(("id" = String, Path), ("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = Option<TakeBack>,
    security(("seat" = [])),
    responses(
        (status = 200, description = "The table as it was before", body = TableBody),
        (status = 400, description = "Unreadable", body = ErrorBody),
        (status = 403, description = "Not the asker's seat", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
        (status = 409, description = "Nothing to take back, dice thrown since, the table has moved on, or the game has not begun", body = ErrorBody),
        (status = 503, description = "It could not be stored, and was not done", body = ErrorBody),
    )
)]
pub async fn undo(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    prefers: Prefers,
    MaybeJson(asked): MaybeJson<TakeBack>,
) -> Result<Response, Problem> {
    let open = host.undo(id, asker.clone(), asked.side.clone(), asked.at).await?;
    moved(&open, &asker, asked.side.as_deref(), prefers, None)
}

/// The record of the game as text. While the game runs it holds only what the asker may know.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "playing",
    params(("id" = String, Path), TableQuery),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = 403, description = "The token opens no seat here", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
    )
)]
pub async fn record(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    Query(looking): Query<TableQuery>,
) -> Result<Response, Problem> {
    let record = match host.open(&id).await {
        Ok(open) => {
            let viewer = open.seating(&asker, looking.side.as_deref())?.viewer();
            match open.stopped {
                None => open.board.record(viewer),
                Some(_) => stopped::record(&host.kept(&id).await?, viewer),
            }
        }
        Err(Problem::Stopped(_)) => {
            let kept = host.kept(&id).await?;
            stopped::record(&kept, seats::viewer(&kept, &asker)?)
        }
        Err(problem) => return Err(problem),
    };
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
