//! `bexar serve`

use std::io::IsTerminal;

use anyhow::Context;
use game::Lang;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::args::Serve;
use crate::output::print;
use crate::settings::{Log, LogForm, unfit};
use crate::text::text;

/// Serves until interrupted.
pub fn run(args: &Serve, lang: Lang) -> anyhow::Result<()> {
    let settings = args.settings.in_effect(args.config.as_deref())?;
    if args.print_config {
        return print(&settings.told()?);
    }
    tell(&settings.log(), lang)?;
    settings.learn_editions()?;
    let options = settings.options(lang)?;
    let runtime = tokio::runtime::Runtime::new().with_context(|| text(lang, "fault-serving"))?;
    Ok(runtime.block_on(server::run(options))?)
}

/// What the server has to tell goes to standard error. `RUST_LOG` says how much, where it is set. Colours are for terminals.
fn tell(log: &Log, lang: Lang) -> anyhow::Result<()> {
    let wanted = std::env::var("RUST_LOG").ok().and_then(|said| said.parse::<Targets>().ok());
    let filter = match wanted {
        Some(wanted) => wanted,
        None => log.level.parse().map_err(|_| unfit("log", &log.level, lang))?,
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match log.form {
        LogForm::Text => lines.with_ansi(std::io::stderr().is_terminal()).boxed(),
        LogForm::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines).with(filter).init();
    Ok(())
}
