//! Where computer players and advisers think: as many at once as there are cores, first come, first served.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ai::Level;
use table::Thinking;
use tokio::sync::Semaphore;
use tokio::time::Instant;

use crate::problem::Problem;

/// Nobody thinks on more cores than this, however many are free.
const MOST_CORES: u32 = 2;

pub struct Thinkers {
    /// A permit for each core, for those who look ahead.
    cores: Arc<Semaphore>,
    /// The same for decisions that take no time to speak of: they must not wait for those who look ahead.
    quick: Arc<Semaphore>,
}

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Quick,
    /// About a second.
    Long,
    /// A part of something long that nobody is in a hurry for: never on a second core.
    Patient,
}

impl Thinkers {
    pub fn new(cores: usize) -> Thinkers {
        Thinkers { cores: Arc::new(Semaphore::new(cores)), quick: Arc::new(Semaphore::new(cores)) }
    }

    /// Does the job when its turn comes; a long one on a second core, too, if that is free. An answer whose time would tell
    /// something is held back, on no core; so is that there is none. If nobody waits for the answer any more, because the future is
    /// dropped, the job is stopped.
    pub async fn think<T: Send + 'static>(&self, kind: Kind, job: Thinking<T>) -> Result<T, Problem> {
        let pool = if kind == Kind::Quick { &self.quick } else { &self.cores };
        let mut held = Arc::clone(pool).acquire_owned().await.map_err(|_| Problem::Inside)?;
        if kind == Kind::Long
            && let Ok(more) = Arc::clone(pool).try_acquire_many_owned(MOST_CORES - 1)
        {
            held.merge(more);
        }
        let due = Instant::now() + job.at_least;
        let stop = Stop::default();
        let flag = Arc::clone(&stop.0);
        // The cores are given back when the job has ended, not when its answer is no longer wanted.
        let thinking = tokio::task::spawn_blocking(move || job.run(held.num_permits(), &flag));
        let thought = thinking.await;
        tokio::time::sleep_until(due).await;
        thought.map_err(|_| Problem::Inside)
    }

    /// The first answer to be had: should a player fail to think, the next one decides in its place.
    pub async fn decide(&self, minds: Vec<(Level, Thinking<String>)>) -> Option<String> {
        for (level, thinking) in minds {
            let kind = if level == Level::General { Kind::Long } else { Kind::Quick };
            match self.think(kind, thinking).await {
                Ok(decision) => return Some(decision),
                Err(_) => tracing::error!(%level, "a computer player failed to think"),
            }
        }
        None
    }

    /// Tells whether no core is left for a long thought.
    #[cfg(test)]
    pub fn are_busy(&self) -> bool {
        self.cores.available_permits() == 0
    }

    /// Waits until nobody thinks long.
    #[cfg(test)]
    pub async fn are_idle(&self, cores: u32) {
        let all = self.cores.acquire_many(cores).await;
        drop(all.expect("checked: it is never closed"));
    }
}

/// Stops a job when it is dropped.
#[derive(Default)]
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
