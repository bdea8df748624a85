//! `bexar serve`

use std::io::IsTerminal;

use anyhow::Context;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::Serve;
use crate::output::{Usage, print};
use crate::settings::{Log, LogForm};

/// Serves until interrupted.
pub fn run(args: &Serve) -> anyhow::Result<()> {
    let settings = args.settings.in_effect(args.config.as_deref())?;
    if args.print_config {
        return print(&settings.told()?);
    }
    tell(&settings.log())?;
    let options = settings.options()?;
    let runtime = tokio::runtime::Runtime::new().context("the server cannot be started")?;
    Ok(runtime.block_on(server::run(options))?)
}

/// What the server has to tell goes to standard error. `RUST_LOG` says how much, where it is set. Colours are for terminals.
fn tell(log: &Log) -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|said| said.parse::<Targets>().ok());
    let filter = match wanted {
        Some(wanted) => wanted,
        None => log.level.parse().map_err(|fault| Usage(format!("log = {:?}: {fault}", log.level)))?,
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match log.form {
        LogForm::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogForm::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines).with(filter).init();
    Ok(())
}
