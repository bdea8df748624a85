//! The table over HTTP: pages, JSON API, live events, storage.
//!
//! [`run`] opens the database, serves until it is told to stop, and is all that the command line needs.
//! A connection comes in by the `door`; a request passes `front`, then a handler in `api` or `pages`, which asks the `host` for a table.
//! A decision is stored before it is answered or shown to anyone.

pub mod admin;
mod advice;
mod advised;
mod api;
mod asker;
mod coach;
mod door;
mod front;
mod guests;
mod health;
mod heard;
mod host;
mod hosted;
mod key;
mod laying;
mod learn;
mod live;
mod news;
mod pages;
mod people;
mod problem;
mod read;
mod review;
mod seats;
mod sight;
mod stopped;
mod store;
#[cfg(test)]
mod tests;
mod thinkers;
mod told;
mod upkeep;

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::MethodRouter;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use door::Door;
use host::Host;
use problem::Problem;
use store::{Keep, Store, StoreError};

/// What every handler is given.
type Shared = Arc<Host>;

/// No request may be larger.
const LARGEST_BODY: usize = 64 * 1024;

/// How long a request may take to finish when the server is told to stop.
const GRACE: Duration = Duration::from_secs(3);

/// A day, for what is counted in days.
pub const DAY: Duration = Duration::from_hours(24);

/// How the table is served.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on, as `127.0.0.1:1836`.
    pub bind: String,
    /// Where tables are kept: the path of an SQLite file, `sqlite:` before it or not, or the address of a PostgreSQL database,
    /// `postgres://USER@HOST/NAME`.
    pub database: String,
    /// How many connections to a PostgreSQL database are kept.
    pub database_connections: usize,
    /// Whether a new table may bring its own seed.
    pub allow_seeds: bool,
    /// The most connections at once; fewer if the system's limit of open files is lower.
    pub connections: usize,
    /// How long a connection may keep the server waiting: for a request, for the rest of one, for its answer to be taken.
    pub patience: Duration,
    /// A table where no person has decided anything is deleted so long after its last change.
    pub keep_unplayed: Duration,
    /// A game that is not over is deleted so long after a person last decided in it.
    pub keep_unfinished: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            bind: "127.0.0.1:1836".to_owned(),
            database: "bexar.db".to_owned(),
            database_connections: 8,
            allow_seeds: false,
            connections: 4096,
            patience: Duration::from_secs(15),
            keep_unplayed: 14 * DAY,
            keep_unfinished: 180 * DAY,
        }
    }
}

/// Why the table cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("cannot listen on {bind}: {fault}{}", hint(.fault))]
    Bind { bind: String, fault: std::io::Error },
    #[error("the database {database} cannot be opened for writing: {}", .fault.told())]
    Database { database: String, fault: StoreError },
    #[error("{0:?} is not a database this version knows: give the path of an SQLite file, or postgres://…")]
    UnknownDatabase(String),
    #[error("not copied: {}", .0.told())]
    Copy(StoreError),
    #[error("serving failed")]
    Serve(#[from] std::io::Error),
}

fn hint(error: &std::io::Error) -> &'static str {
    if error.kind() == std::io::ErrorKind::AddrInUse {
        " (is another table served there? choose another address with --bind)"
    } else {
        ""
    }
}

/// Serves the table until it is interrupted, and says on standard output where.
pub async fn run(options: Options) -> Result<(), Error> {
    let served = Served::start(options).await?;
    // A closed standard output is no reason to stop.
    let _ = writeln!(std::io::stdout(), "http://{}", served.address());
    served.until(interrupted()).await
}

/// A server that has its address and its database, and is about to serve.
pub struct Served {
    listener: TcpListener,
    address: SocketAddr,
    host: Arc<Host>,
    door: Door,
    keep: Keep,
}

impl Served {
    /// Opens the database and the address. Port 0 takes any that is free.
    pub async fn start(options: Options) -> Result<Served, Error> {
        let store = Arc::new(open_store(&options).await?);
        let bound = TcpListener::bind(&options.bind).await;
        let listener = bound.map_err(|fault| Error::Bind { bind: options.bind.clone(), fault })?;
        let address = listener.local_addr()?;
        let host = Host::new(store, options.allow_seeds);
        let door = Door::new(options.connections, options.patience);
        let keep = Keep { unplayed: options.keep_unplayed, unfinished: options.keep_unfinished };
        Ok(Served { listener, address, host, door, keep })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is done; then gives every request a little time to finish.
    pub async fn until(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let closing = self.host.closing();
        let host = Arc::clone(&self.host);
        tokio::spawn(Arc::clone(&host).keep_house(self.keep));
        let serving = self.door.attend(self.listener, router(self.host), closing);
        let stopping = async move {
            stop.await;
            host.close();
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            () = serving => {}
            () = stopping => tracing::warn!("some requests were not finished"),
        }
        Ok(())
    }
}

async fn open_store(options: &Options) -> Result<Store, Error> {
    let database = admin::database(&options.database)?;
    let named = database.to_string();
    let opened = Store::open(database, options.database_connections).await;
    opened.map_err(|fault| Error::Database { database: named, fault })
}

/// All addresses, and what every request passes on its way there. Streams of news are not compressed: each event goes out by itself.
fn router(host: Arc<Host>) -> Router {
    let pages = pages::routes().into_iter().chain(people::pages::routes()).chain(health::routes());
    let answers = with(Router::from(api::answers()), pages).layer(CompressionLayer::new());
    let streams = with(Router::from(api::streams()), pages::streams());
    answers
        .merge(streams)
        .fallback(async || Problem::NoSuchPage)
        .with_state(host)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(axum::middleware::from_fn(front::front))
}

fn with(
    router: Router<Shared>,
    routes: impl IntoIterator<Item = (&'static str, MethodRouter<Shared>)>,
) -> Router<Shared> {
    routes.into_iter().fold(router, |router, (path, method)| router.route(path, method))
}

/// Ctrl-C, or being told to end.
async fn interrupted() {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ctrl_c => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = ctrl_c.await;
}
