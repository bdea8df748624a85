//! What an operator does with what is kept.

use crate::Error;
use crate::store::{self, Database};

/// Copies everything from one database to another, where there is nothing yet; tells how many rows. The first may be in use.
pub fn copy(from: &str, to: &str) -> Result<u64, Error> {
    store::copy(&database(from)?, &database(to)?).map_err(Error::Copy)
}

pub(crate) fn database(url: &str) -> Result<Database, Error> {
    Database::at(url).ok_or_else(|| Error::UnknownDatabase(url.to_owned()))
}
