//! News as it happens, over server-sent events. Each event tells all that the listener has not seen, so that
//! one who was away, or is slow, gets one event and is up to date.

use std::convert::Infallible;
use std::sync::Arc;

use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use crate::Shared;
use crate::hosted::Visit;

/// The last event that a listener who comes back has heard.
pub fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// Tells a listener who has seen revision `seen` what there is to tell, at once and whenever something happens,
/// until the listener goes away or the doors close.
pub fn listen(
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
