//! Those who read: a few connections, which do not wait for the writer.

use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, Transaction};
use tokio::sync::Semaphore;

use super::StoreError;

pub struct Readers {
    idle: Arc<Mutex<Vec<Connection>>>,
    /// A permit for each of them.
    free: Arc<Semaphore>,
}

impl Readers {
    pub fn new(connections: Vec<Connection>) -> Readers {
        let free = Arc::new(Semaphore::new(connections.len()));
        Readers { idle: Arc::new(Mutex::new(connections)), free }
    }

    /// Reads something, all of it at one moment.
    pub async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Transaction) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let failed = || StoreError::File(std::io::Error::other("nobody reads any more"));
        let permit = Arc::clone(&self.free).acquire_owned().await.map_err(|_| failed())?;
        let idle = Arc::clone(&self.idle);
        let reading = tokio::task::spawn_blocking(move || {
            let lock = || idle.lock().unwrap_or_else(PoisonError::into_inner);
            let mut connection = lock().pop().ok_or_else(failed)?;
            let found = connection.transaction().map_err(StoreError::from).and_then(|moment| read(&moment));
            lock().push(connection);
            drop(permit);
            found
        });
        reading.await.map_err(|_| failed())?
    }
}
