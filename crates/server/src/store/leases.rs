//! What servers need that share a database: whether a table is still what they think it is, and which of them thinks where.
//!
//! A server that thinks for the computer players of a table has leased that. The lease is renewed while it thinks; when it runs out,
//! because the server has died, another one takes it.

use std::time::Duration;

use super::chat::lines_of;
use super::queries::table_id;
use super::session::{Access, Session, values};
use super::{Store, StoreError, Value};
use crate::key::TableId;

/// How long a lease holds.
pub const LEASE: Duration = Duration::from_secs(10);
/// How many tables are asked about at once. It is always the same statement: the last one is named again to fill it.
const AT_ONCE: usize = 64;

impl Store {
    /// The table's edition; none if there is no such table.
    pub async fn edition(&self, id: &TableId) -> Result<Option<u64>, StoreError> {
        let id = id.clone();
        let sql = "SELECT edition FROM tables WHERE id = ?1";
        let work =
            move |moment: &mut dyn Session| moment.row(sql, values![id.as_str()], |row| row.get("edition"));
        self.timed("read", self.readers.work(Access::Glance, work)).await
    }

    /// The editions of those of these tables that are there, and how many lines of chat each has.
    pub async fn editions(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64, u64)>, StoreError> {
        let sql = format!("SELECT id, edition, lines FROM tables WHERE id IN ({})", places(1));
        let mut found = Vec::new();
        for some in tables.chunks(AT_ONCE) {
            let (sql, some) = (sql.clone(), some.to_vec());
            let work = move |moment: &mut dyn Session| moment.rows(&sql, &filled(&some), lines_of);
            found.extend(self.timed("read", self.readers.work(Access::Glance, work)).await?);
        }
        Ok(found)
    }

    /// Leases the thinking at this table, unless another server has, or there is nothing to think about.
    pub async fn lease(&self, id: &TableId) -> Result<bool, StoreError> {
        let (id, server) = (id.clone(), self.server.clone());
        let leased = self.write(move |change| {
            let now = millis(change.now());
            change.execute(
                "UPDATE tables SET thinker = ?2, thinks_until = ?3 \
                 WHERE id = ?1 AND awaits_computer = 1 AND (thinks_until < ?4 OR thinker = ?2)",
                values![id.as_str(), &server, now + millis(LEASE), now],
            )
        });
        Ok(leased.await? > 0)
    }

    /// Renews the leases of this server at these tables.
    pub async fn renew(&self, tables: &[TableId]) -> Result<(), StoreError> {
        let sql = format!("UPDATE tables SET thinks_until = ?1 WHERE thinker = ?2 AND id IN ({})", places(3));
        for some in tables.chunks(AT_ONCE) {
            let (sql, some, server) = (sql.clone(), some.to_vec(), self.server.clone());
            self.write(move |change| {
                let until = millis(change.now() + LEASE);
                let mut values = vec![Value::from(until), Value::from(&server)];
                values.extend(filled(&some));
                change.execute(&sql, &values).map(drop)
            })
            .await?;
        }
        Ok(())
    }

    /// Leases the thinking at some of the tables where nobody thinks any more, and names them.
    pub async fn lease_orphans(&self, most: usize) -> Result<Vec<TableId>, StoreError> {
        let server = self.server.clone();
        self.write(move |change| {
            let now = millis(change.now());
            // Others who look for some at the same moment find others.
            change.rows(
                "UPDATE tables SET thinker = ?1, thinks_until = ?2 WHERE id IN (SELECT id FROM tables \
                 WHERE awaits_computer = 1 AND thinks_until < ?3 ORDER BY thinks_until LIMIT ?4 FOR UPDATE SKIP LOCKED) \
                 RETURNING id",
                values![&server, now + millis(LEASE), now, most],
                table_id,
            )
        })
        .await
    }

    /// Gives up all leases of this server, so that others need not wait until they run out.
    pub async fn release(&self) -> Result<(), StoreError> {
        let server = self.server.clone();
        let sql = "UPDATE tables SET thinks_until = 0 WHERE thinker = ?1 AND awaits_computer = 1";
        self.write(move |change| change.execute(sql, values![&server]).map(drop)).await
    }

    /// Tells all who listen at the same database.
    pub async fn cry(&self, said: String) -> Result<(), StoreError> {
        // Nothing is stored by it, so nobody waits for the disk.
        self.write(move |change| {
            change.execute("SET LOCAL synchronous_commit = off", &[])?;
            change.each("SELECT pg_notify('bexar', ?1)", values![&said], &mut |_| Ok(()))
        })
        .await
    }
}

pub fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}

fn places(first: usize) -> String {
    (first..first + AT_ONCE).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ")
}

fn filled(tables: &[TableId]) -> Vec<Value<'_>> {
    let ids = tables.iter().chain(std::iter::repeat(&tables[tables.len() - 1]));
    ids.take(AT_ONCE).map(|id| Value::from(id.as_str())).collect()
}
