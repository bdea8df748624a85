//! What the server does by itself: it lets the computer players go on where they were interrupted, and forgets the
//! tables that nobody plays.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{MissedTickBehavior, interval};

use crate::DAY;
use crate::host::Host;
use crate::hosted::Visit;
use crate::key::TableId;
use crate::problem::Problem;
use crate::store::Keep;

/// How many tables are taken up again at once after a start. Whoever comes to another one meanwhile does not wait for these.
const RESUMED_AT_ONCE: usize = 8;
/// How often somebody looks whether a clock has run out.
const CLOCKS: Duration = Duration::from_millis(500);
/// How often tables are forgotten.
const DAILY: Duration = DAY;

impl Host {
    /// Does all of that, for as long as the server runs.
    pub async fn keep_house(self: Arc<Host>, keep: Keep) {
        if self.store().is_shared() {
            self.meet_others();
        } else {
            tokio::spawn(Arc::clone(&self).resume());
        }
        tokio::spawn(Arc::clone(&self).attend_clocks());
        tokio::spawn(Arc::clone(&self).tend_tournaments());
        loop {
            if let Err(problem) = self.forget(keep).await {
                tracing::error!(?problem, "tables could not be forgotten");
            }
            if let Err(error) = self.store().forget_allowances().await {
                tracing::error!(%error, "allowances could not be forgotten");
            }
            tokio::time::sleep(DAILY).await;
        }
    }

    /// Sees to it that clocks which run out are noticed.
    async fn attend_clocks(self: Arc<Host>) {
        let mut look = interval(CLOCKS);
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            look.tick().await;
            if let Err(problem) = self.end_late().await {
                tracing::warn!(?problem, "clocks could not be looked at");
            }
        }
    }

    /// Lets the computer players go on where they were interrupted, a few tables at a time.
    pub async fn resume(self: Arc<Host>) {
        let waiting = match self.store().waiting_for_computer().await {
            Ok(waiting) => waiting,
            Err(error) => return tracing::error!(%error, "computer players could not be resumed"),
        };
        let places = Arc::new(Semaphore::new(RESUMED_AT_ONCE));
        for id in waiting {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            tokio::spawn(Arc::clone(&self).resume_one(id, place));
        }
    }

    /// Lets the computer players of this table go on, and gives up the place afterwards.
    pub async fn resume_one(self: Arc<Host>, id: TableId, place: OwnedSemaphorePermit) {
        if let Err(problem) = self.resume_table(&id).await {
            tracing::error!(table = %id, ?problem, "a table could not be resumed");
        }
        drop(place);
    }

    /// Makes the computer players' decisions at this table, unless somebody who came here has set them to work.
    async fn resume_table(self: &Arc<Host>, id: &TableId) -> Result<(), Problem> {
        let hosted = self.hosted(id);
        let visit = hosted.visit_now(self.store()).await?;
        let waits = matches!(&visit, Visit::Begun(open) if self.waits_for_computer(open));
        drop(visit);
        if waits && !hosted.driven.swap(true, Ordering::AcqRel) {
            Arc::clone(self).think_on(hosted).await;
        }
        Ok(())
    }

    /// Deletes the tables that are not kept any longer. Those who look at one are told that it is gone.
    pub async fn forget(&self, keep: Keep) -> Result<(), Problem> {
        loop {
            let forgotten = self.store().forget(keep).await?;
            if forgotten.is_empty() {
                return Ok(());
            }
            for id in &forgotten {
                self.vacate(id).await;
            }
        }
    }
}
