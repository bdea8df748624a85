//! Where computer players and advisers think: as many at once as there are cores, in fair turns.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ai::Level;
use table::Thinking;
use tokio::time::Instant;

use crate::fair::{Behalf, Cores};
use crate::metrics::{Counted, Metrics};
use crate::problem::Problem;

pub struct Thinkers {
    /// For those who look ahead.
    long: Cores,
    /// For decisions that take no time to speak of: they must not wait for those who look ahead.
    quick: Cores,
    metrics: Metrics,
}

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Quick,
    /// About a second.
    Long,
    /// A part of something long that nobody is in a hurry for: never on more than one core.
    Patient,
}

impl Thinkers {
    /// `unasked`: seconds in a minute for tables without a person, if they are counted.
    pub fn new(cores: usize, unasked: Option<f64>, metrics: Metrics) -> Thinkers {
        Thinkers { long: Cores::new(cores, unasked), quick: Cores::new(cores, unasked), metrics }
    }

    /// Does the job when its turn comes; a long one on all cores that are free. An answer whose time would tell
    /// something is held back, on no core; so is that there is none. If nobody waits for the answer any more, because the future is
    /// dropped, the job is stopped. One that had to give way to others is [`Problem::Interrupted`]. Tells how long it was on a core, too.
    pub async fn think<T: Send + 'static>(
        &self,
        kind: Kind,
        behalf: Behalf,
        job: Thinking<T>,
    ) -> Result<(T, Duration), Problem> {
        let (pool, name) = match kind {
            Kind::Long => (&self.long, "long"),
            Kind::Patient => (&self.long, "patient"),
            Kind::Quick => (&self.quick, "quick"),
        };
        let waiting = Counted::among(&self.metrics.thoughts_waiting);
        let turn = pool.turn(behalf, kind == Kind::Long).await.ok_or(Problem::Inside)?;
        drop(waiting);
        let due = Instant::now() + job.at_least;
        let stop = Stop(Arc::clone(&turn.stop));
        let metrics = self.metrics.clone();
        let running = Counted::among(&metrics.thoughts_running);
        // The cores are given back when the job has ended, not when its answer is no longer wanted.
        let thinking = tokio::task::spawn_blocking(move || {
            let _running = running;
            let began = Instant::now();
            let thought = job.run(turn.count, &turn.stop);
            let took = began.elapsed();
            metrics.thought(name, took);
            // A part of something longer has done what it could, and goes on another time.
            if turn.is_interrupted() && kind != Kind::Patient {
                Err(Problem::Interrupted)
            } else {
                Ok((thought, took))
            }
        });
        let thought = thinking.await.map_err(|_| Problem::Inside);
        if !matches!(thought, Ok(Err(Problem::Interrupted))) {
            tokio::time::sleep_until(due).await;
        }
        drop(stop);
        thought?
    }

    /// The first answer to be had: should a player fail to think, the next one decides in its place. None if all have failed.
    pub async fn decide(
        &self,
        behalf: Behalf,
        minds: Vec<(Level, Thinking<String>)>,
    ) -> Result<Option<(String, Duration)>, Problem> {
        for (level, thinking) in minds {
            let kind = if level == Level::General { Kind::Long } else { Kind::Quick };
            match self.think(kind, behalf, thinking).await {
                Ok(decided) => return Ok(Some(decided)),
                Err(Problem::Interrupted) => return Err(Problem::Interrupted),
                Err(_) => tracing::error!(%level, "a computer player failed to think"),
            }
        }
        Ok(None)
    }

    /// Tells whether no core is left for a long thought.
    #[cfg(test)]
    pub fn are_busy(&self) -> bool {
        self.long.are_busy()
    }

    /// Waits until nobody thinks long.
    #[cfg(test)]
    pub async fn are_idle(&self, cores: usize) {
        while self.long.free() < cores {
            tokio::task::yield_now().await;
        }
    }
}

/// Stops a job when it is dropped.
struct Stop(Arc<AtomicBool>);

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
