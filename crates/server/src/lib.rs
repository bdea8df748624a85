//! The table over HTTP: pages, JSON API, live events, storage.
//!
//! [`run`] opens the database, serves until it is told to stop, and is all that the command line needs.
//! A connection comes in by the `door`; a request passes `front`, then a handler in `api` or `pages`, which asks the `host` for a table.
//! A decision is stored before it is answered or shown to anyone.

pub mod admin;
mod advice;
mod advised;
mod affairs;
mod api;
mod asker;
mod calls;
mod catching_up;
mod coach;
mod door;
mod editions;
mod fair;
mod finding;
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
mod mine;
mod news;
mod outside;
mod pages;
mod people;
mod presence;
mod picture;
mod problem;
mod read;
mod reading;
mod review;
mod seats;
mod sharing;
mod sight;
mod site;
mod standing;
mod stats;
mod stopped;
mod store;
mod terms;
#[cfg(test)]
mod tests;
mod tabs;
mod talk;
mod thinkers;
mod tls;
mod told;
mod tournaments;
mod upkeep;
mod wire;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::MethodRouter;
use tokio::net::TcpListener;

use calls::Caller;
pub use calls::{Calls, Webhooks};
use door::Door;
use host::Host;
pub use limits::Allowances;
use problem::Problem;
pub use site::{Makers, PublicUrl, Site};
pub use store::StoreError;
use store::{Keep, KeyFile, Store};
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
    /// How persons are called who are awaited.
    pub calls: Calls,
    /// Where tables are kept: the path of an SQLite file, `sqlite:` before it or not, or the address of a PostgreSQL database,
    /// `postgres://USER@HOST/NAME`.
    pub database: String,
    /// The file of the key that seals what is secret there; if none is named, the usual one.
    pub key_file: Option<PathBuf>,
    /// How many connections to a PostgreSQL database are kept.
    pub database_connections: usize,
    /// Whether a new table may bring its own seed.
    pub allow_seeds: bool,
    /// The most connections at once; fewer if the system's limit of open files is lower.
    pub connections: usize,
    /// How long a connection may keep the server waiting: for a request, for the rest of one, for its answer to be taken.
    pub patience: Duration,
    /// A table where no person has decided anything is deleted this long after its last change.
    pub keep_unplayed: Duration,
    /// A game that is not over is deleted this long after a person last decided in it.
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
            calls: Calls::default(),
            database: "bexar.db".to_owned(),
            key_file: None,
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
    #[error("this program was built without TLS: build it with `--features hosting`")]
    NoTls,
    #[error("{0} makes no sense: {1}")]
    Mail(&'static str, String),
    #[error("this program was built without mail: build it with `--features hosting`")]
    NoMail,
    #[error("letters name the address of the site: say which, as public-url")]
    MailFromNowhere,
    #[error("not copied: {}", .0.told())]
    Copy(StoreError),
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    #[error("not exported: {}", .0.told())]
    Export(StoreError),
    #[error("not imported: {}", .0.told())]
    Import(StoreError),
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
        let caller = Caller::new(options.calls, &options.site)?;
        let mut host = Host::new(store, options.allow_seeds, options.site.makers, options.allowances);
        let new = Arc::get_mut(&mut host).expect("checked: nobody else has it yet");
        (new.caller, new.tournament_makers) = (caller, options.site.tournament_makers);
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
        tokio::spawn(Arc::clone(&host).attend_calls());
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
            host.give_up_leases().await;
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
    let key = KeyFile::of(options.key_file.as_deref(), &database);
    let opened = Store::open(database, key, options.database_connections).await;
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
    let own = pages::routes().into_iter().chain(people::pages::routes()).chain(finding::routes());
    let own = own.chain(standing::routes()).chain(tournaments::pages::routes());
    own.chain(calls::pages::routes()).chain(pages::streams()).chain(health::routes())
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
