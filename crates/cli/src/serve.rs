//! `bexar serve`

use anyhow::Context;
use server::{DAY, Options};
use tracing_subscriber::EnvFilter;

use crate::args::Serve;

impl From<Serve> for Options {
    fn from(args: Serve) -> Options {
        Options {
            bind: args.bind,
            database: args.database,
            allow_seeds: args.allow_seeds,
            keep_unplayed: DAY * args.keep_unplayed,
            keep_unfinished: DAY * args.keep_unfinished,
            ..Options::default()
        }
    }
}

/// Serves until interrupted. What the server has to tell goes to standard error; `RUST_LOG` says how much.
pub fn run(options: Options) -> anyhow::Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().context("the server cannot be started")?;
    Ok(runtime.block_on(server::run(options))?)
}
