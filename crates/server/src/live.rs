//! News as it happens, over server-sent events. Each event tells all that the listener has not seen, so that
//! one who was away, or is slow, gets one event and is up to date.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, stream};
use game::Viewer;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep};

use crate::Shared;
use crate::asker::Asker;
use crate::heard::{Ear, Form, Heard, Issue};
use crate::host::Host;
use crate::hosted::{Hosted, Open, Visit};
use crate::limits::Streaming;
use crate::metrics::Counted;
use crate::problem::Problem;

/// Where nothing happens a listener is told so, for the sake of those in between who would close the connection.
pub const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// What he is told then.
pub const SILENT: &[u8] = b":\n\n";
/// The revision that somebody has seen who was there before the match began: all of it is news.
const BEFORE_THE_MATCH: u64 = u64::MAX;

/// How news is told.
pub struct Teller {
    pub form: Form,
    /// Of a table where somebody is awaited.
    pub waiting: String,
    /// Of a match, to somebody with this ear: as JSON, and through whose eyes. None if he may not hear it, or there is nothing to tell.
    pub begun: fn(&Open, &Ear) -> Option<(Viewer, String)>,
}

/// Somebody who listens.
struct Listener {
    host: Shared,
    hosted: Arc<Hosted>,
    teller: Teller,
    asker: Asker,
    ear: Ear,
    /// Whether he has been told of a match: from then on his seats do not change.
    begun: bool,
    news: watch::Receiver<Issue>,
    /// How much had happened when he was last told something.
    heard: u64,
    /// When that was.
    told: Instant,
    /// Until he should be told that nothing happens; looked at when it is over, and set again if something did.
    patience: Pin<Box<Sleep>>,
    _counted: (Counted, Streaming),
    /// Held by one who has no seat.
    watches: Option<Arc<()>>,
}

/// The last event that a listener who comes back has heard.
pub fn last_event(headers: &HeaderMap) -> Option<u64> {
    headers.get("last-event-id")?.to_str().ok()?.parse().ok()
}

/// What a listener is told, piece by piece.
pub type Telling = BoxStream<'static, Bytes>;

/// Somebody who is told one event after the other.
pub trait Listening: Sized + Send + 'static {
    /// Waits for the next event; none when there will be no more.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;

    /// All that he is told, beginning with what there is to tell at once.
    fn telling(self, first: Option<Bytes>) -> Telling {
        let telling = stream::unfold((first, Box::new(self)), async |(first, mut listener)| {
            let event = match first {
                Some(event) => event,
                None => listener.next().await?,
            };
            Some((event, (None, listener)))
        });
        telling.boxed()
    }
}

/// An answer that goes on until the listener goes away or the doors close.
pub fn streamed(host: &Host, telling: Telling) -> Response {
    let mut closing = host.closing();
    let closed = Box::pin(async move { closing.wait_for(|&closing| closing).await.is_ok() });
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-cache")];
    (headers, Body::from_stream(telling.map(Ok::<_, Infallible>).take_until(closed))).into_response()
}

/// Tells a listener who has seen revision `seen`, through the eyes of `shown`, what there is to tell, at once and whenever something
/// happens. `eyes`: through whose eyes he asks to look.
pub fn listen(
    host: Shared,
    visit: Visit,
    asker: Asker,
    teller: Teller,
    eyes: Option<Viewer>,
    (seen, shown): (Option<u64>, Viewer),
) -> Result<Telling, Problem> {
    let hosted = Arc::clone(visit.hosted());
    let held = visit.held(&asker)?;
    let ear = Ear { form: teller.form, held, eyes, lang: asker.lang, seen, shown };
    let begun = matches!(visit, Visit::Begun(_));
    let news = hosted.listen();
    let (told, patience) = (Instant::now(), Box::pin(sleep(KEEP_ALIVE)));
    let counted = (Counted::among(&host.metrics.streams), host.limits.stream(&asker)?);
    let mut listener = Listener {
        host,
        hosted: Arc::clone(&hosted),
        teller,
        asker,
        ear,
        begun,
        news,
        heard: 0,
        told,
        patience,
        _counted: counted,
        watches: held.is_empty().then(|| hosted.watched()),
    };
    let first = if seen == Some(visit.at()) {
        listener.heard = listener.hosted.issue().number;
        None
    } else {
        let heard = listener.tell(&visit);
        listener.takes(heard)
    };
    drop(visit);
    Ok(listener.telling(first))
}

impl Listening for Listener {
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let heard = self.heard;
            let happened = tokio::select! {
                happened = self.news.wait_for(|issue| issue.number > heard) => Some(happened.ok()?.clone()),
                () = self.patience.as_mut() => None,
            };
            let Some(issue) = happened else {
                match self.silence() {
                    Some(event) => return Some(event),
                    None => continue,
                }
            };
            let told = if self.begun && self.hosted.is_crowded() {
                issue.said(&self.ear).get_or_try_init(|| self.hears()).await.ok()?.clone()
            } else {
                let visit = self.hosted.visit(self.host.store()).await.ok()?;
                self.sits(&visit).ok()?;
                self.tell(&visit)
            };
            if let Some(event) = self.takes(told) {
                return Some(event);
            }
        }
    }
}

impl Listener {
    /// What he is told when nothing has happened for long.
    fn silence(&mut self) -> Option<Bytes> {
        let silent = self.told.elapsed() >= KEEP_ALIVE;
        if silent {
            self.told = Instant::now();
        }
        self.patience.as_mut().reset(self.told + KEEP_ALIVE);
        silent.then_some(Bytes::from_static(SILENT))
    }

    /// Goes and looks, for all who have the same ear.
    async fn hears(&self) -> Result<Heard, Problem> {
        Ok(self.tell(&self.hosted.visit(self.host.store()).await?))
    }

    /// What there is to tell of the table as it is now.
    fn tell(&self, visit: &Visit) -> Heard {
        let told = match visit {
            Visit::Waiting(_) => Some((self.ear.shown, self.teller.waiting.clone())),
            Visit::Begun(open) => (self.teller.begun)(open, &self.ear),
        };
        let at = visit.at();
        let (viewer, event) = match told {
            Some((viewer, data)) => (viewer, Some(format!("id: {at}\ndata: {data}\n\n").into())),
            None => (self.ear.shown, None),
        };
        Heard { number: self.hosted.issue().number, at, viewer, event }
    }

    /// Somebody who has waited for the match to begin may have a seat now.
    fn sits(&mut self, visit: &Visit) -> Result<(), Problem> {
        if let (false, Visit::Begun(open)) = (self.begun, visit) {
            self.begun = true;
            self.ear.held = open.held(&self.asker)?;
            self.watches.take_if(|_| !self.ear.held.is_empty());
            self.ear.seen = Some(BEFORE_THE_MATCH);
        }
        Ok(())
    }

    fn takes(&mut self, heard: Heard) -> Option<Bytes> {
        self.told = Instant::now();
        self.heard = heard.number;
        self.ear.seen = Some(heard.at);
        self.ear.shown = heard.viewer;
        heard.event
    }
}
