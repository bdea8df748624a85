//! News of a table for programs.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::Event;

use super::{NewsBody, TableQuery};
use crate::Shared;
use crate::asker::Asker;
use crate::hosted::Visit;
use crate::key::TableId;
use crate::live::{last_event, listen};
use crate::problem::{ErrorBody, Problem};
use crate::read::Query;
use crate::seats::held;

/// Server-sent events: a new `at` and what changed. The id of an event is its `at`; a listener who comes back
/// with `Last-Event-ID`, or asks for what is `after` a revision, is told at once what was missed.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/events",
    tag = "live",
    operation_id = "api_events",
    params(("id" = String, Path), TableQuery),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "Each event's data is a NewsBody", body = String, content_type = "text/event-stream"),
        (status = 403, description = "The token opens no seat here", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
    )
)]
pub async fn events(
    State(host): State<Shared>,
    id: TableId,
    asker: Asker,
    headers: HeaderMap,
    Query(looking): Query<TableQuery>,
) -> Result<impl IntoResponse, Problem> {
    let visit = host.visit(&id).await?;
    match &visit {
        Visit::Waiting(waiting) => drop(held(&waiting.holders, &asker)?),
        Visit::Begun(open) => drop(open.seating(&asker, looking.side.as_deref())?),
    }
    let seen = last_event(&headers).or(looking.after);
    let mut waits = matches!(visit, Visit::Waiting(_));
    Ok(listen(host, visit, seen, move |visit, seen| {
        let Visit::Begun(open) = visit else {
            return Event::default().json_data(NewsBody { at: 0, log_from: 0, log: Vec::new() }).ok();
        };
        let begins = std::mem::take(&mut waits);
        let seen = seen.filter(|_| !begins);
        if seen == Some(open.at()) {
            return None;
        }
        let viewer = open.seating(&asker, looking.side.as_deref()).ok()?.viewer();
        let log_from = match seen {
            Some(at) => open.stands_since(at),
            None if begins => 0,
            None => open.board.len(),
        };
        let log = open.log(viewer, log_from, asker.lang);
        Event::default().json_data(NewsBody { at: open.at(), log_from, log }).ok()
    }))
}
