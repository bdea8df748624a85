//! News as it happens, over server-sent events. Each event tells all that the listener has not seen, so that
//! one who was away, or is slow, gets one event and is up to date.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use game::Viewer;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::Shared;
use crate::api::{Looking, NewsBody};
use crate::asker::Asker;
use crate::guests::sitting;
use crate::hosted::{Open, Visit, held};
use crate::problem::{ErrorBody, Problem};
use crate::read::{self, Asked};

/// Server-sent events: a new `at` and what changed. The id of an event is its `at`; a listener who comes back
/// with `Last-Event-ID`, or asks for what is `after` a revision, is told at once what was missed.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/events",
    tag = "live",
    params(("id" = String, Path), Looking),
    security((), ("seat" = [])),
    responses(
        (status = 200, description = "Each event's data is a NewsBody", body = String, content_type = "text/event-stream"),
        (status = 403, description = "The token opens no seat here", body = ErrorBody),
        (status = 404, description = "No such table", body = ErrorBody),
    )
)]
pub async fn api_events(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    headers: HeaderMap,
    Asked(looking): Asked<Looking>,
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

/// What a table page knows when it begins to listen.
#[derive(Debug, Deserialize)]
pub struct PageKnows {
    at: Option<u64>,
    /// The side in front of the screen, where two share it.
    eyes: Option<String>,
    /// The side through whose eyes the page was drawn; none for an observer.
    side: Option<String>,
}

/// The same for a table page: the parts of it that have changed. To one that waits for somebody to sit down it tells only that something
/// has happened: such a page asks for itself anew.
pub async fn page_events(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    headers: HeaderMap,
    Asked(knows): Asked<PageKnows>,
) -> Result<Response, Problem> {
    let open = match host.visit(&id).await? {
        Visit::Begun(open) => open,
        waiting => {
            return Ok(
                listen(host, waiting, Some(0), |_, _| Some(Event::default().data("{}"))).into_response()
            );
        }
    };
    let (lang, hides) = (asker.lang, open.board.hides());
    let eyes = knows.eyes.filter(|side| !side.is_empty());
    let look = move |open: &Open| sitting(open, &asker, eyes.as_deref());
    // What was told to one pair of eyes is told anew to another.
    let side = knows.side.as_deref().and_then(|side| open.board.title().seat(side));
    let mut shown = side.map_or(Viewer::Observer, Viewer::Seat);
    let same = !hides || look(&open)?.seating.viewer() == shown;
    let seen = last_event(&headers).or(knows.at).filter(|_| same);
    Ok(listen(host, Visit::Begun(open), seen, move |visit, seen| {
        let Visit::Begun(open) = visit else { return None };
        let sitting = look(open).ok()?;
        let viewer = sitting.seating.viewer();
        let from = seen.filter(|_| !hides || viewer == shown).map_or(0, |at| open.stands_since(at));
        shown = viewer;
        Event::default().json_data(web::fragments(&*open.board, &sitting, lang, from)).ok()
    })
    .into_response())
}

fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Tells a listener who has seen revision `seen` what there is to tell, at once and whenever something happens,
/// until the listener goes away or the doors close.
fn listen(
    host: Shared,
    visit: Visit,
    mut seen: Option<u64>,
    mut tell: impl FnMut(&Visit, Option<u64>) -> Option<Event> + Send + 'static,
) -> Sse<impl tokio_stream::Stream<Item = Result<Event, Infallible>>> {
    let (sender, receiver) = mpsc::channel(1);
    let hosted = Arc::clone(visit.hosted());
    // From here on: that a match begins is no revision, and must not be missed.
    let mut news = hosted.listen();
    drop(visit);
    tokio::spawn(async move {
        let mut closing = host.closing();
        let mut happened = false;
        loop {
            let Ok(visit) = hosted.visit(host.store()).await else { return };
            let behind = seen != Some(visit.at());
            happened |= news.has_changed().unwrap_or(true);
            let event = if happened || behind { tell(&visit, seen) } else { None };
            let at = visit.at();
            news.mark_unchanged();
            drop(visit);
            if let Some(event) = event
                && sender.send(Ok(event.id(at.to_string()))).await.is_err()
            {
                return;
            }
            seen = Some(at);
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = sender.closed() => return,
                _ = closing.wait_for(|&closing| closing) => return,
            }
            happened = true;
        }
    });
    Sse::new(ReceiverStream::new(receiver)).keep_alive(KeepAlive::default())
}
