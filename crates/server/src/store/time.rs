//! The time by which the clocks of tables run. It stands while no server is there: a beat is noted as long as clocks run, and a gap between two
//! beats does not count.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::leases::millis;
use super::queries::table_id;
use super::session::values;
use super::{Store, StoreError};
use crate::key::TableId;

/// How often a beat is noted.
const BEAT: Duration = Duration::from_secs(5);
/// Where nothing was noted for so long, nobody was there.
const GAP: Duration = Duration::from_secs(15);
/// So many tables are looked after at once.
const AT_ONCE: u32 = 100;

/// The latest beat that this server has noted.
#[derive(Debug, Default)]
pub struct Beat(Mutex<Option<Noted>>);

#[derive(Clone, Copy, Debug)]
struct Noted {
    /// The time of tables, in milliseconds.
    time: u64,
    here: Instant,
}

impl Store {
    /// The time of tables, in milliseconds: the database's, less the time when no server was there.
    pub async fn table_time(&self) -> Result<u64, StoreError> {
        let noted = *self.beat.0.lock().unwrap_or_else(PoisonError::into_inner);
        match noted {
            Some(Noted { time, here }) if here.elapsed() < BEAT => Ok(time + millis(here.elapsed())),
            // Where nobody else serves, nobody was there since the latest beat.
            None if !self.is_shared() => self.note_beat(Duration::ZERO).await,
            _ => self.note_beat(GAP).await,
        }
    }

    /// Notes that somebody is there; what has passed since the latest beat does not count if that was longer ago than this.
    async fn note_beat(&self, gap: Duration) -> Result<u64, StoreError> {
        let beat = self.write(move |change| {
            let now = millis(change.now());
            change.row(
                "INSERT INTO beats (id, beat, absent) VALUES (1, ?1, 0) ON CONFLICT (id) DO UPDATE \
                 SET absent = CASE WHEN beats.beat + ?2 < ?1 THEN beats.absent + ?1 - beats.beat ELSE beats.absent END, \
                 beat = CASE WHEN beats.beat < ?1 THEN ?1 ELSE beats.beat END RETURNING beat, absent",
                values![now, millis(gap)],
                |row| Ok(row.get::<u64>("beat")?.saturating_sub(row.get("absent")?)),
            )
        });
        let time = beat.await?.ok_or_else(|| StoreError::Broken("no beat".to_owned()))?;
        let noted = Noted { time, here: Instant::now() };
        *self.beat.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(noted);
        Ok(time)
    }

    /// Some of the tables where a clock has run out that ends the game. As long as any clock runs this notes that somebody is there.
    pub async fn late(&self) -> Result<Vec<TableId>, StoreError> {
        let running = "SELECT id FROM tables WHERE due IS NOT NULL LIMIT 1";
        if self.read(move |moment| moment.row(running, &[], table_id)).await?.is_none() {
            return Ok(Vec::new());
        }
        let now = self.table_time().await?;
        let late = "SELECT id FROM tables WHERE due <= ?1 AND pace LIKE 'live %' ORDER BY due LIMIT ?2";
        self.read(move |moment| moment.rows(late, values![now, AT_ONCE], table_id)).await
    }

    /// The clocks of this table run out no more.
    pub async fn stop_clocks(&self, id: &TableId) -> Result<(), StoreError> {
        let id = id.clone();
        let sql = "UPDATE tables SET due = NULL WHERE id = ?1";
        self.write(move |change| change.execute(sql, values![id.as_str()]).map(drop)).await
    }
}
