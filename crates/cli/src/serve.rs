//! `bexar serve`

use anyhow::Context;
use server::{DAY, Options};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::Serve;

impl From<Serve> for Options {
    fn from(args: Serve) -> Options {
        Options {
            bind: args.bind,
            database: args.database,
            database_connections: args.database_connections.into(),
            allow_seeds: args.allow_seeds,
            keep_unplayed: DAY * args.keep_unplayed,
            keep_unfinished: DAY * args.keep_unfinished,
            ..Options::default()
        }
    }
}

/// Serves until interrupted. What the server has to tell goes to standard error; `RUST_LOG` says how much.
pub fn run(options: Options) -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|said| said.parse::<Targets>().ok());
    let filter = wanted.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry().with(lines).with(filter).init();
    let runtime = tokio::runtime::Runtime::new().context("the server cannot be started")?;
    Ok(runtime.block_on(server::run(options))?)
}
