//! What somebody has used of what is allowed. One number for each: the moment when all of it will have come back. Whoever takes something moves it
//! on, as long as it stays within the allowance's whole time from now.

use std::time::Duration;

use super::StoreError;
use super::session::{Session, values};

/// Something that is taken of an allowance.
#[derive(Clone, Debug)]
pub struct Spending {
    pub who: String,
    pub what: &'static str,
    /// How long it takes to come back.
    pub cost: Duration,
    /// How long all of the allowance takes to come back.
    pub whole: Duration,
    /// Even if nothing is left.
    pub at_any_rate: bool,
}

/// Takes it; or tells how long to wait until it is there.
pub fn spend(change: &mut dyn Session, spending: &Spending) -> Result<Result<(), Duration>, StoreError> {
    let Spending { who, what, cost, whole, at_any_rate } = spending;
    let now = change.now().as_millis() as i64;
    let (cost, whole) = (cost.as_millis() as i64, whole.as_millis() as i64);
    let last = if *at_any_rate { i64::MAX } else { now + whole };
    let taken = change.row(
        "INSERT INTO allowances (who, what, until) VALUES (?1, ?2, ?3) ON CONFLICT (who, what) DO UPDATE \
         SET until = CASE WHEN allowances.until > ?4 THEN allowances.until + ?5 ELSE ?3 END \
         WHERE allowances.until + ?5 <= ?6 RETURNING until",
        values![who, *what, now + cost, now, cost, last],
        |row| row.get::<i64>("until"),
    )?;
    if taken.is_some() {
        return Ok(Ok(()));
    }
    let sql = "SELECT until FROM allowances WHERE who = ?1 AND what = ?2";
    let until = change.row(sql, values![who, *what], |row| row.get::<i64>("until"))?.unwrap_or(now);
    Ok(Err(Duration::from_millis((until + cost - last).max(0).unsigned_abs())))
}

/// Forgets those of whom nothing is to be remembered: all of theirs has come back.
pub fn forget_allowances(change: &mut dyn Session) -> Result<(), StoreError> {
    let now = change.now().as_millis() as i64;
    change.execute("DELETE FROM allowances WHERE until < ?1", values![now])?;
    Ok(())
}
