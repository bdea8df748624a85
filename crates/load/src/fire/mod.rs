//! Several servers at one PostgreSQL, bots who play through any of them, and faults: servers are killed or held up, the database is stopped at
//! once and started again, connections are cut, its disk fills up.
//!
//! In the end every game must be over and its record verified, the same at every server; each decision that was answered stands in it once;
//! whoever listened has heard of the last one; and what was asked and answered at each table must be possible at one table with one server:
//! that is checked by `stateright`'s tester for linearizability.

mod bot;
mod faults;
mod history;
mod servers;
mod tables;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};
use fastrand::Rng;
use rig::Cluster;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use faults::Fire;
use servers::Servers;

/// What is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    pub servers: usize,
    /// How many games are played at the same time.
    pub tables: usize,
    /// For how long there are faults.
    pub seconds: u64,
    /// How long the games that go on then may take to end.
    pub afterwards: u64,
    pub seed: u64,
    /// Which games, with their scenarios, in turn.
    pub games: Vec<String>,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    pub games: AtomicU64,
    pub decisions: AtomicU64,
    pub looks: AtomicU64,
    /// Decisions of which it is not known whether they were taken.
    pub unsure: AtomicU64,
    /// Came too late: somebody else had decided.
    pub stale: AtomicU64,
    /// Could not be stored, and were not.
    pub failed: AtomicU64,
    pub faults: AtomicU64,
    /// Operations that were checked for linearizability.
    pub checked: AtomicU64,
}

impl Report {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// What all who take part share.
pub(crate) struct Field {
    pub servers: Servers,
    pub report: Report,
    /// Whether new games are still begun.
    pub burning: AtomicBool,
}

/// Does it. None where there is no PostgreSQL.
pub async fn run(program: &Path, plan: &Plan) -> Result<Option<Report>> {
    // A database that crashes loses nothing that the system has been given to write.
    let Some(cluster) = Cluster::with(&["fsync=off"]) else { return Ok(None) };
    let mut fire = Fire::at(cluster, plan.seed);
    let servers = Servers::start(program, &fire.database, &fire.key(), plan.servers)?;
    let field = Arc::new(Field { servers, report: Report::default(), burning: AtomicBool::new(true) });
    let mut rng = Rng::with_seed(plan.seed);
    let mut playing = JoinSet::new();
    for number in 0..plan.tables {
        let game = plan.games[number % plan.games.len()].clone();
        playing.spawn(tables::play_on(Arc::clone(&field), number, game, rng.fork()));
    }
    let until = Instant::now() + Duration::from_secs(plan.seconds);
    while Instant::now() < until {
        sleep(Duration::from_millis(rng.u64(100..1500))).await;
        fire.rage(&field).await?;
        if let Some(ended) = playing.try_join_next() {
            ended.context("a player failed")??;
        }
    }
    fire.go_out(&field)?;
    field.burning.store(false, Ordering::Relaxed);
    let finishing = async {
        while let Some(ended) = playing.join_next().await {
            ended.context("a player failed")??;
        }
        anyhow::Ok(())
    };
    let finished = tokio::time::timeout(Duration::from_secs(plan.afterwards), finishing).await;
    finished.with_context(|| format!("a game did not end in time: {:?}", field.report))??;
    let field = Arc::into_inner(field).context("somebody still plays")?;
    Ok(Some(field.report))
}
