//! News as it happens, over server-sent events. Each event tells all that the listener has not seen, so that
//! one who was away, or is slow, gets one event and is up to date.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::Viewer;
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use web::Seating;

use crate::Shared;
use crate::api::{LineBody, Looking, NewsBody};
use crate::asker::Asker;
use crate::host::seats_of;
use crate::hosted::Open;
use crate::pages::seating;
use crate::problem::{ErrorBody, Problem};
use crate::read::{self, Asked};

/// Server-sent events: a new `at` and what changed. The id of an event is its `at`; a listener who comes back
/// with `Last-Event-ID`, or asks for what is `after` a revision, is told at once what was missed.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/events",
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
    let open = host.open(&id).await?;
    seen_by(&open, &asker, looking.side.as_deref())?;
    let seen = last_event(&headers).or(looking.after);
    Ok(listen(host, open, seen, move |open, seen| {
        if seen == Some(open.at()) {
            return None;
        }
        let viewer = open.viewer(&seen_by(open, &asker, looking.side.as_deref()).ok()?);
        let log_from = seen.map_or_else(|| open.board.len(), |at| open.stands_since(at));
        let log = open.log(viewer, log_from, asker.lang).into_iter().map(LineBody::from).collect();
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

/// The same for a table page: the parts of it that have changed.
pub async fn page_events(
    State(host): State<Shared>,
    read::Table(id): read::Table,
    asker: Asker,
    headers: HeaderMap,
    Asked(knows): Asked<PageKnows>,
) -> Result<impl IntoResponse, Problem> {
    let open = host.open(&id).await?;
    let seat = |side: &Option<String>| side.as_deref().and_then(|side| open.board.title().seat(side));
    let eyes = seat(&knows.eyes);
    let (lang, hides) = (asker.lang, open.board.hides());
    let look = move |open: &Open| Seating { eyes, ..seating(open, &asker) };
    // What was told to one pair of eyes is told anew to another.
    let mut shown = seat(&knows.side).map_or(Viewer::Observer, Viewer::Seat);
    let same = !hides || look(&open).viewer(open.board.node()) == shown;
    let seen = last_event(&headers).or(knows.at).filter(|_| same);
    Ok(listen(host, open, seen, move |open, seen| {
        let seating = look(open);
        let viewer = seating.viewer(open.board.node());
        let from = seen.filter(|_| !hides || viewer == shown).map_or(0, |at| open.stands_since(at));
        shown = viewer;
        Event::default().json_data(web::fragments(&*open.board, &seating, lang, from)).ok()
    }))
}

fn seen_by(open: &Open, asker: &Asker, side: Option<&str>) -> Result<Vec<game::Seat>, Problem> {
    if side.is_some() { seats_of(open, asker, side) } else { open.held(asker) }
}

fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Tells a listener who has seen revision `seen` what there is to tell, at once and whenever something happens,
/// until the listener goes away or the doors close.
fn listen(
    host: Shared,
    open: Open,
    mut seen: Option<u64>,
    mut tell: impl FnMut(&Open, Option<u64>) -> Option<Event> + Send + 'static,
) -> Sse<impl tokio_stream::Stream<Item = Result<Event, Infallible>>> {
    let (sender, receiver) = mpsc::channel(1);
    let hosted = Arc::clone(&open.hosted);
    drop(open);
    tokio::spawn(async move {
        let mut news = hosted.listen();
        let mut closing = host.closing();
        let mut happened = false;
        loop {
            let Ok(open) = hosted.open(host.store()).await else { return };
            let behind = seen != Some(open.at());
            let event = if happened || behind { tell(&open, seen) } else { None };
            let at = open.at();
            news.mark_unchanged();
            drop(open);
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
