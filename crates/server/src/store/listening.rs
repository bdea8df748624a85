//! Hearing what other servers say that share a PostgreSQL database, on a connection of its own.

use std::time::Duration;

use postgres::fallible_iterator::FallibleIterator;
use tokio::sync::mpsc::UnboundedSender;

use super::postgres::Live;
use super::{Overheard, StoreError};

/// What is said stands in this channel.
pub const CHANNEL: &str = "bexar";
/// How often it is looked whether anybody still wants to hear.
const GLANCE: Duration = Duration::from_secs(1);
/// A connection that was lost is sought again this much later.
const AGAIN: Duration = Duration::from_millis(250);

/// Passes on what is said, until nobody wants to hear it any more.
pub fn listen(config: &postgres::Config, hears: &UnboundedSender<Overheard>) {
    while !hears.is_closed() {
        if let Err(error) = listen_once(config, hears) {
            tracing::warn!(error = error.told(), "other servers cannot be heard");
        }
        std::thread::sleep(AGAIN);
    }
}

fn listen_once(config: &postgres::Config, hears: &UnboundedSender<Overheard>) -> Result<(), StoreError> {
    let mut live = Live::connect(config)?;
    live.client.batch_execute(&format!("LISTEN {CHANNEL}"))?;
    // From now on nothing is missed; what was said before may have been.
    let _ = hears.send(Overheard::Lost);
    while !hears.is_closed() {
        let mut notifications = live.client.notifications();
        let mut heard = notifications.timeout_iter(GLANCE);
        while let Some(said) = heard.next()? {
            let _ = hears.send(Overheard::Said(said.payload().to_owned()));
        }
    }
    Ok(())
}
