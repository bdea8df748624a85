//! Everything that is kept, from one database to another.

use super::rows::{insert, rows_by_page};
use super::sealing::sealed_by;
use super::session::{Access, Session};
use super::{Database, StoreError, schema};

/// What was copied.
pub struct Moved {
    pub rows: u64,
    /// The fingerprint of the key that seals it, if it is sealed.
    pub key: Option<String>,
}

/// Copies every row into a database where there is nothing yet; tells what. The one that is copied may be in use: what is copied is
/// what was there at one moment. What is sealed stays so, and needs the same key there.
pub fn copy(from: &Database, to: &Database) -> Result<Moved, StoreError> {
    let (mut from, mut to) = (from.reader()?, to.writer()?);
    let mut copied = Moved { rows: 0, key: None };
    from.within(Access::Read, &mut |source| {
        to.within(Access::Write, &mut |target| {
            copied = Moved { rows: 0, key: sealed_by(source)? };
            for kind in &schema::TABLES {
                empty(target, kind.name)?;
                copied.rows += rows_by_page(source, kind, None, &mut |_, columns, row| {
                    insert(target, kind.name, columns, row)
                })?;
            }
            Ok(())
        })
    })?;
    Ok(copied)
}

fn empty(target: &mut dyn Session, table: &str) -> Result<(), StoreError> {
    let rows = target.rows(&format!("SELECT 1 AS one FROM {table} LIMIT 1"), &[], |_| Ok(()))?;
    if rows.is_empty() { Ok(()) } else { Err(StoreError::NotEmpty) }
}
