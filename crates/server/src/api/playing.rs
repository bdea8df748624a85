//! Looking at a table and deciding.

use std::collections::BTreeMap;

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Json, Response};
use game::{Phrase, Pick};
use table::Told;

use super::settling::{self, ClockBody};
use super::sitting::waiting_body;
use super::{
    CarriedBody, MovedBody, NewDecision, OddsBody, TableBody, TableQuery, TakeBack, WhyBody, WhyNot,
    table_body,
};
use crate::asker::Asker;
use crate::heard::{Ear, Form};
use crate::host::Host;
use crate::hosted::{Open, Visit};
use crate::problem::Problem;
use crate::read::{self, At, MaybeJson, Prefers, Query};
use crate::seats;
use crate::stopped;

/// No request decides more than this.
const MOST_DECISIONS: usize = 500;
/// No gesture has more clicks.
const MOST_CLICKS: usize = 200;

/// The table as the asker may know it.
#[utoipa::path(
    get, path = "/api/tables/{id}", tag = "playing",
    params(TableQuery), security((), ("seat" = [])),
    responses((status = 200, description = "The table", body = TableBody)),
)]
pub async fn look(
    At { host, id, asker }: At,
    Query(looking): Query<TableQuery>,
) -> Result<Response, Problem> {
    match host.visit(&id).await? {
        Visit::Waiting(waiting) => Ok(Json(waiting_body(&waiting, &asker, asker.lang)?).into_response()),
        Visit::Begun(open) => {
            let clocks = settling::clocks(&open, host.store()).await;
            whole(&open, &asker, looking.side.as_deref(), looking.after, clocks)
        }
    }
}

/// The whole table, as the asker may know it. In a crowd, those who see the same are given the same bytes.
fn whole(
    open: &Open,
    asker: &Asker,
    side: Option<&str>,
    after: Option<u64>,
    clocks: BTreeMap<String, ClockBody>,
) -> Result<Response, Problem> {
    let seating = open.seating(asker, side)?;
    let body = || {
        let body = TableBody { clocks, ..table_body(open, &seating, asker.lang, after) };
        serde_json::to_vec(&body).map(Bytes::from).map_err(|_| Problem::Inside)
    };
    // What clocks show is never the same.
    let told = if open.hosted.is_crowded() && open.affairs.pace().is_none() {
        let ear = Ear {
            form: Form::Whole,
            held: seating.held(),
            eyes: seating.eyes(),
            lang: asker.lang,
            seen: after,
            shown: seating.viewer(),
        };
        open.hosted.issue().answered(&ear, body)?
    } else {
        body()?
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], told).into_response())
}

/// Makes a decision, or several in one go; those are taken back in one go, too. The answer's log tells what is new since the revision it was made at.
#[utoipa::path(
    post, path = "/api/tables/{id}/decisions", tag = "playing",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = NewDecision, security(("seat" = [])),
    responses(
        (status = 200, description = "The table after the decision", body = TableBody),
        (status = 409, description = "The table has moved on, or the game has not begun"),
        (status = 422, description = "Refused by the rules"),
    ),
)]
pub async fn decide(
    At { host, id, asker }: At,
    prefers: Prefers,
    read::Json(asked): read::Json<NewDecision>,
) -> Result<Response, Problem> {
    let (at, side) = (asked.at, asked.side.clone());
    let (open, carried) = host.decide(id, asker.clone(), side.clone(), at, told(asked)?).await?;
    let refused = carried.refused.map(|denied| Problem::from(denied).body(asker.lang));
    let carried = CarriedBody { taken: carried.decisions, refused, waits: carried.waits };
    moved(&host, &open, &asker, side.as_deref(), prefers, Some(at), Some(carried)).await
}

/// What is decided: one decision, several, or a gesture.
fn told(asked: NewDecision) -> Result<Told, Problem> {
    match (asked.decision, asked.decisions, asked.gesture) {
        (Some(decision), None, None) => Ok(decision.into()),
        (None, Some(decisions), None) if (1..=MOST_DECISIONS).contains(&decisions.len()) => {
            Ok(Told::Decisions(decisions))
        }
        (None, None, Some(picks)) if (1..=MOST_CLICKS).contains(&picks.len()) => {
            Ok(Told::Gesture(clicks(&picks)?))
        }
        _ => Err(Problem::Unfit(Phrase::new("decide-one-way"))),
    }
}

fn clicks(picks: &[String]) -> Result<Vec<Pick>, Problem> {
    picks.iter().map(|pick| pick.parse()).collect::<Result<_, _>>().map_err(Problem::Unreadable)
}

/// The answer to whoever has moved the table on, through the eyes of the side that did.
pub async fn moved(
    host: &Host,
    open: &Open,
    asker: &Asker,
    side: Option<&str>,
    prefers: Prefers,
    after: Option<u64>,
    carried: Option<CarriedBody>,
) -> Result<Response, Problem> {
    Ok(match prefers {
        Prefers::Minimal => {
            let body = MovedBody { at: open.at(), carried };
            ([("preference-applied", "return=minimal")], Json(body)).into_response()
        }
        Prefers::Whole => {
            let seating = open.seating(asker, side)?;
            let clocks = settling::clocks(open, host.store()).await;
            Json(TableBody { clocks, carried, ..table_body(open, &seating, asker.lang, after) })
                .into_response()
        }
    })
}

/// Why clicks are no decision now.
#[utoipa::path(
    post, path = "/api/tables/{id}/why", tag = "playing",
    request_body = WhyNot, security(("seat" = [])),
    responses((status = 200, description = "Whether it is one, and the reason if not", body = WhyBody)),
)]
pub async fn why(
    At { host, id, asker }: At,
    read::Json(asked): read::Json<WhyNot>,
) -> Result<Json<WhyBody>, Problem> {
    let picks = clicks(&asked.picks)?;
    let open = host.open(&id).await?;
    let seat = open.seating(&asker, asked.side.as_deref())?.own_seat()?;
    let problem = match open.board.why(seat, &picks, asker.lang) {
        Ok(()) => return Ok(Json(WhyBody { allowed: true, reason: None, rule: None })),
        Err(denied) => Problem::from(denied),
    };
    let said = problem.body(asker.lang);
    Ok(Json(WhyBody { allowed: false, reason: Some(said.reason), rule: said.rule }))
}

/// What the asker may expect of each way to go on, calculated from what that side knows.
#[utoipa::path(
    get, path = "/api/tables/{id}/odds", tag = "playing",
    params(TableQuery), security(("seat" = [])),
    responses((status = 200, description = "The odds", body = OddsBody)),
)]
pub async fn odds(
    At { host, id, asker }: At,
    Query(looking): Query<TableQuery>,
) -> Result<Json<OddsBody>, Problem> {
    let open = host.open(&id).await?;
    let seat = open.seating(&asker, looking.side.as_deref())?.looking_seat()?;
    Ok(Json(OddsBody { at: open.at(), odds: open.board.odds(seat, asker.lang) }))
}

/// Takes back the asker's last decision, as far as that is fair.
#[utoipa::path(
    post, path = "/api/tables/{id}/undo", tag = "playing",
    params(("Prefer" = Option<String>, Header, description = "`return=minimal`: the answer is a MovedBody")),
    request_body = Option<TakeBack>, security(("seat" = [])),
    responses(
        (status = 200, description = "The table as it was before", body = TableBody),
        (status = 409, description = "Nothing to take back, dice thrown since, the table has moved on, or the game has not begun"),
    ),
)]
pub async fn undo(
    At { host, id, asker }: At,
    prefers: Prefers,
    MaybeJson(asked): MaybeJson<TakeBack>,
) -> Result<Response, Problem> {
    let open = host.undo(id, asker.clone(), asked.side.clone(), asked.at).await?;
    moved(&host, &open, &asker, asked.side.as_deref(), prefers, None, None).await
}

/// The record of the game as text. While the game runs it holds only what the asker may know.
#[utoipa::path(
    get, path = "/api/tables/{id}/record", tag = "playing",
    params(TableQuery), security((), ("seat" = [])),
    responses((status = 200, description = "The record", body = String, content_type = "text/plain")),
)]
pub async fn record(
    At { host, id, asker }: At,
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
