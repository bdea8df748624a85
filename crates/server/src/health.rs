//! Is the server alive, and can it keep what it is told? For those who watch over servers.

use std::time::Duration;

use axum::extract::State;
use axum::response::Json;
use axum::routing::{MethodRouter, get};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::Shared;
use crate::problem::Problem;
use crate::store::Store;

/// Nothing is written more often, however many ask.
const AT_MOST_EVERY: Duration = Duration::from_secs(1);
/// A store that takes longer cannot be written.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where those ask who watch.
pub const READY: &str = "/readyz";

pub fn routes() -> Vec<(&'static str, MethodRouter<Shared>)> {
    vec![("/healthz", get(async || "ok\n")), (READY, get(ready)), ("/version", get(version))]
}

/// Which program this is.
async fn version() -> Json<serde_json::Value> {
    Json(serde_json::json!({ "name": "bexar", "version": env!("CARGO_PKG_VERSION") }))
}

/// Whether decisions can be stored: found out by writing.
async fn ready(State(host): State<Shared>) -> Result<&'static str, Problem> {
    host.pulse.feel(host.store()).await.map(|()| "ready\n")
}

/// What was last found out about the store.
#[derive(Default)]
pub struct Pulse(Mutex<Option<(Instant, Result<(), Problem>)>>);

impl Pulse {
    /// Writes to the store, unless that was done a moment ago.
    pub async fn feel(&self, store: &Store) -> Result<(), Problem> {
        let mut last = self.0.lock().await;
        if let Some((when, known)) = &*last
            && when.elapsed() < AT_MOST_EVERY
        {
            return known.clone();
        }
        let written = match timeout(PATIENCE, store.pulse()).await {
            Ok(written) => written.map_err(Problem::from),
            Err(_) => Err(Problem::StorageFailed),
        };
        *last = Some((Instant::now(), written.clone()));
        written
    }
}
