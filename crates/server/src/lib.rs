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
mod fair;
mod front;
mod guests;
mod health;
mod heard;
mod host;
mod hosted;
mod key;
mod laying;
mod learn;
mod limits;
mod live;
mod metrics;
mod news;
mod outside;
mod pages;
mod people;
mod problem;
mod read;
mod review;
mod seats;
mod sight;
mod site;
mod stopped;
mod store;
#[cfg(test)]
mod tests;
mod thinkers;
mod tls;
mod told;
mod upkeep;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::MethodRouter;
use tokio::net::TcpListener;

use door::Door;
use host::Host;
pub use limits::Allowances;
use problem::Problem;
pub use site::{Makers, PublicUrl, Site};
use store::{Keep, Store, StoreError};
use tls::Tls;
pub use web::Sign;

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
    /// How it is seen from outside.
    pub site: Site,
    /// The files of a certificate and its key, if connections are encrypted here.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// How much one person may have of what all share; none if there are no limits.
    pub allowances: Option<Allowances>,
    /// Where those are told what is counted who watch, if there are such.
    pub metrics: Option<String>,
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
            site: Site::default(),
            tls: None,
            allowances: None,
            metrics: None,
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
    #[error("{0} cannot be used for TLS: {1}")]
    Tls(String, String),
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
    let encrypted = options.tls.is_some();
    let served = Served::start(options).await?;
    // A closed standard output is no reason to stop.
    let _ = writeln!(std::io::stdout(), "http{}://{}", if encrypted { "s" } else { "" }, served.address());
    served.until(interrupted()).await
}

/// A server that has its address and its database, and is about to serve.
pub struct Served {
    listener: TcpListener,
    address: SocketAddr,
    host: Arc<Host>,
    site: Site,
    door: Door,
    keep: Keep,
    metrics: Option<TcpListener>,
}

impl Served {
    /// Opens the database and the address. Port 0 takes any that is free.
    pub async fn start(options: Options) -> Result<Served, Error> {
        let tls = options.tls.as_ref().map(|(certificate, key)| Tls::load(certificate, key)).transpose()?;
        let store = Arc::new(open_store(&options).await?);
        let listener = listen(&options.bind).await?;
        let metrics = match &options.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let address = listener.local_addr()?;
        let host = Host::new(store, options.allow_seeds, options.site.makers, options.allowances);
        let door = Door::new(options.connections, options.patience, tls, host.metrics.clone());
        let keep = Keep { unplayed: options.keep_unplayed, unfinished: options.keep_unfinished };
        Ok(Served { listener, address, host, site: options.site, door, keep, metrics })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where those are told what is counted who watch.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until `stop` is done; then gives every request a little time to finish.
    pub async fn until(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Error> {
        let closing = self.host.closing();
        let host = Arc::clone(&self.host);
        tokio::spawn(Arc::clone(&host).keep_house(self.keep));
        if let Some(listener) = self.metrics {
            tokio::spawn(axum::serve(listener, metrics::router(Arc::clone(&host))).into_future());
        }
        // On an address that others can reach, a name that nobody has told us of may be ours.
        let any_name = !self.address.ip().is_loopback();
        let seen = outside::from_outside(router(Arc::clone(&host)), self.host, self.site, any_name);
        let serving = self.door.attend(self.listener, seen, closing);
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

async fn listen(address: &str) -> Result<TcpListener, Error> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|fault| Error::Bind { bind: address.to_owned(), fault })
}

async fn open_store(options: &Options) -> Result<Store, Error> {
    let database = admin::database(&options.database)?;
    let named = database.to_string();
    let opened = Store::open(database, options.database_connections).await;
    opened.map_err(|fault| Error::Database { database: named, fault })
}

/// All addresses, and what every request passes on its way there.
fn router(host: Arc<Host>) -> Router {
    let api = Router::from(api::answers()).merge(Router::from(api::streams()));
    let front = axum::middleware::from_fn_with_state(Arc::clone(&host), front::front);
    with(api, pages())
        .fallback(async || Problem::NoSuchPage)
        .with_state(host)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(front)
}

/// Every address that is not the API's.
fn pages() -> impl Iterator<Item = (&'static str, MethodRouter<Shared>)> {
    let own = pages::routes().into_iter().chain(people::pages::routes());
    own.chain(pages::streams()).chain(health::routes())
}

fn page_addresses() -> impl Iterator<Item = &'static str> {
    pages().map(|(path, _)| path)
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
