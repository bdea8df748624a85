//! The door: how many may be inside at once, how long they may keep us waiting, and who goes when a newcomer finds the
//! house full.
//!
//! A connection that owes us something (a request, its body, the taking of an answer) has a limited time for it. That alone
//! would let a crowd of idlers shut everybody out for as long, so a newcomer is never turned away: if there is no room, the
//! connection that can best be spared is closed ([`Doing`] tells in which order).

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::{AbortHandle, Id, JoinSet};
use tokio::time::Instant;
use tokio_io_timeout::TimeoutStream;

use crate::metrics::{Counted, Metrics};
use crate::tls::Tls;

/// The first line of a request and its headers together may not be larger.
const LARGEST_HEAD: usize = 16 * 1024;
/// What is read or to be written is held up to this size for each connection.
const LARGEST_BUFFER: usize = 64 * 1024;
/// No HTTP/2 connection asks for more at once.
#[cfg(feature = "hosting")]
const MOST_STREAMS: u32 = 64;
/// Open files that are not connections: the database, the listener, the runtime's own.
const OTHER_FILES: usize = 64;
/// How long to wait when the system lets nobody in and nobody is inside.
const PAUSE: Duration = Duration::from_secs(1);

/// What may come through the door.
#[derive(Clone)]
pub struct Door {
    /// The most connections at once.
    room: usize,
    /// How long a connection may keep us waiting.
    patience: Duration,
    /// How it is encrypted, if it is.
    tls: Option<Tls>,
    metrics: Metrics,
}

/// What a connection is doing; those named first are closed first when there is no room.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Doing {
    /// It keeps us waiting: for a request, for the rest of one, or until it has taken its answer.
    Nothing,
    /// It listens for news. A listener who is sent away comes back and is told what was missed.
    Listening,
    /// It waits for our answer.
    Asking,
}

/// A connection, as its requests see it.
#[derive(Clone)]
pub struct Visit {
    doing: Arc<Mutex<(Doing, Instant)>>,
    patience: Duration,
    /// Who is at the other end.
    pub peer: IpAddr,
}

impl Door {
    /// As wide as is wished, and as the system's limit of open files allows.
    pub fn new(connections: usize, patience: Duration, tls: Option<Tls>, metrics: Metrics) -> Door {
        let files = most_files();
        let spare = files.saturating_sub(OTHER_FILES).max(files / 2);
        Door { room: connections.min(spare).max(1), patience, tls, metrics }
    }

    /// Lets everybody in until `closing`; then waits until the last has left. To drop the future sends all away.
    pub async fn attend(self, listener: TcpListener, router: Router, mut closing: watch::Receiver<bool>) {
        let mut house = House::default();
        loop {
            let arrived = tokio::select! {
                arrived = listener.accept() => arrived,
                Some(left) = house.visits.join_next_with_id() => {
                    house.forget(left);
                    continue;
                }
                _ = closing.wait_for(|&closing| closing) => break,
            };
            match arrived {
                Ok((stream, peer)) => {
                    while house.visits.len() >= self.room {
                        house.make_room().await;
                    }
                    let visit = Visit::new(self.patience, peer.ip());
                    let serving =
                        serve(stream, self.tls.clone(), router.clone(), visit.clone(), closing.clone());
                    let counted = Counted::among(&self.metrics.connections);
                    let task = house.visits.spawn(async move {
                        serving.await;
                        drop(counted);
                    });
                    house.inside.insert(task.id(), (visit, task));
                }
                // The newcomer has gone already.
                Err(fault) if fault.kind() == std::io::ErrorKind::ConnectionAborted => {}
                Err(fault) => {
                    tracing::warn!(%fault, "nobody can come in");
                    if house.visits.is_empty() {
                        tokio::time::sleep(PAUSE).await;
                    } else {
                        house.make_room().await;
                    }
                }
            }
        }
        drop(listener);
        while house.visits.join_next().await.is_some() {}
    }
}

/// The system's limit of open files.
fn most_files() -> usize {
    #[cfg(unix)]
    {
        let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
        limit.and_then(|limit| limit.try_into().ok()).unwrap_or(usize::MAX)
    }
    #[cfg(not(unix))]
    usize::MAX
}

/// Everybody who is inside.
#[derive(Default)]
struct House {
    visits: JoinSet<()>,
    inside: HashMap<Id, (Visit, AbortHandle)>,
}

impl House {
    /// Sends away the one who can best be spared, and waits until somebody has left. Listeners are spared as long as they
    /// leave a quarter of the room to others: those who come with a question must not push each other out.
    async fn make_room(&mut self) {
        let listens = |visit: &Visit| visit.now().0 == Doing::Listening;
        let listeners = self.inside.values().filter(|(visit, _)| listens(visit)).count();
        let crowded = 4 * listeners > 3 * self.inside.len();
        let spared = self.inside.values().min_by_key(|(visit, _)| (crowded && !listens(visit), visit.now()));
        if let Some((_, task)) = spared {
            task.abort();
        }
        if let Some(left) = self.visits.join_next_with_id().await {
            self.forget(left);
        }
    }

    fn forget(&mut self, left: Result<(Id, ()), tokio::task::JoinError>) {
        let id = left.map_or_else(|ended| ended.id(), |(id, ())| id);
        self.inside.remove(&id);
    }
}

impl Visit {
    fn new(patience: Duration, peer: IpAddr) -> Visit {
        Visit { doing: Arc::new(Mutex::new((Doing::Nothing, Instant::now()))), patience, peer }
    }

    fn now(&self) -> (Doing, Instant) {
        *self.doing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn does(&self, doing: Doing) {
        *self.doing.lock().unwrap_or_else(PoisonError::into_inner) = (doing, Instant::now());
    }

    /// Waits for what the visitor has still to send; nothing if it does not come in time.
    pub async fn sends<T>(&self, rest: impl Future<Output = T>) -> Option<T> {
        self.does(Doing::Nothing);
        let sent = tokio::time::timeout(self.patience, rest).await;
        self.does(Doing::Asking);
        sent.ok()
    }

    async fn answer(self, router: Router, request: Request<Incoming>) -> Result<Response, Infallible> {
        self.does(Doing::Asking);
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(self.clone());
        let answer = TowerToHyperService::new(router).call(request).await?;
        let kind = answer.headers().get(header::CONTENT_TYPE);
        let listens = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"));
        self.does(if listens { Doing::Listening } else { Doing::Nothing });
        Ok(answer)
    }
}

/// Answers one connection until it is closed.
async fn serve(
    stream: TcpStream,
    tls: Option<Tls>,
    router: Router,
    visit: Visit,
    closing: watch::Receiver<bool>,
) {
    // News is sent at once, however short it is.
    let _ = stream.set_nodelay(true);
    match tls {
        None => converse(stream, false, router, visit, closing).await,
        Some(tls) => match visit.sends(tls.accept(stream)).await {
            Some(Ok((stream, second))) => converse(stream, second, router, visit, closing).await,
            Some(Err(fault)) => tracing::debug!(%fault, "no encryption was agreed on"),
            None => {}
        },
    }
}

/// The same, once it is known how it speaks: HTTP/2, or as ever.
async fn converse<S>(
    stream: S,
    second: bool,
    router: Router,
    visit: Visit,
    mut closing: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Send + 'static,
{
    let patience = visit.patience;
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience));
    let stream = TokioIo::new(Box::pin(stream));
    // In HTTP/2 each request is a task of its own.
    let service = service_fn(move |request| visit.clone().answer(router.clone(), request));
    /// Until it ends, or the doors close: then until what was begun is done.
    macro_rules! to_the_end {
        ($connection:expr) => {{
            let mut connection = std::pin::pin!($connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = closing.wait_for(|&closing| closing) => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        }};
    }
    if second {
        #[cfg(feature = "hosting")]
        to_the_end!(
            hyper::server::conn::http2::Builder::new(hyper_util::rt::TokioExecutor::new())
                .timer(TokioTimer::new())
                .max_header_list_size(LARGEST_HEAD as u32)
                .max_concurrent_streams(MOST_STREAMS)
                // Whoever does not answer when called has gone.
                .keep_alive_interval(Some(patience))
                .keep_alive_timeout(patience)
                .serve_connection(stream, service)
        );
    } else {
        to_the_end!(
            http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(patience)
                .max_header_size(LARGEST_HEAD)
                .max_buf_size(LARGEST_BUFFER)
                .serve_connection(stream, service)
        );
    }
}

#[cfg(test)]
mod tests;
