//! The one who writes: a thread with a connection of its own. Whatever waits when it begins is written in one transaction, so that many
//! tables share one sync of the disk; each is answered when that is done.

use std::fs::File;
use std::sync::mpsc;
use std::thread::JoinHandle;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::oneshot;

use super::StoreError;

/// No more changes go into one transaction: the first must not wait for ever.
const MOST_AT_ONCE: usize = 512;

pub struct Writer {
    /// None while the writer is being sent away.
    queue: Option<mpsc::Sender<Box<dyn Change>>>,
    thread: Option<JoinHandle<()>>,
}

/// Something to be written, whole or not at all.
trait Change: Send {
    /// Makes the change; it may have to be made again.
    fn make(&mut self, connection: &Connection) -> Result<(), StoreError>;
    /// Tells whoever waits that it is on disk.
    fn made(self: Box<Self>);
    fn failed(self: Box<Self>, error: StoreError);
}

struct Waiting<T, F> {
    write: F,
    /// What it came to, once it is made.
    outcome: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Connection) -> Result<T, StoreError> + Send> Change for Waiting<T, F> {
    fn make(&mut self, connection: &Connection) -> Result<(), StoreError> {
        self.outcome = Some((self.write)(connection)?);
        Ok(())
    }

    // Whoever has asked may have gone away.
    fn made(self: Box<Self>) {
        if let Some(outcome) = self.outcome {
            let _ = self.answer.send(Ok(outcome));
        }
    }

    fn failed(self: Box<Self>, error: StoreError) {
        let _ = self.answer.send(Err(error));
    }
}

impl Writer {
    /// `own` is what is held as long as something may be written.
    pub fn start(mut connection: Connection, own: File) -> Result<Writer, StoreError> {
        let (queue, waiting) = mpsc::channel::<Box<dyn Change>>();
        let thread = std::thread::Builder::new().name("writer".to_owned()).spawn(move || {
            while let Ok(first) = waiting.recv() {
                let group = std::iter::once(first).chain(waiting.try_iter()).take(MOST_AT_ONCE).collect();
                write(&mut connection, group);
            }
            drop(own);
        })?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    /// Writes something. When this has answered, it survives a crash.
    pub async fn write<T: Send + 'static>(
        &self,
        write: impl FnMut(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let change = Box::new(Waiting { write, outcome: None, answer });
        let queued = self.queue.as_ref().is_some_and(|queue| queue.send(change).is_ok());
        let gone = || StoreError::File(std::io::Error::other("nobody writes any more"));
        if queued { answered.await.unwrap_or_else(|_| Err(gone())) } else { Err(gone()) }
    }
}

/// What waits is still written.
impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Makes these changes together. If something fails, each is made by itself, so that none fails for another's sake.
fn write(connection: &mut Connection, mut group: Vec<Box<dyn Change>>) {
    if at_once(connection, &mut group).is_ok() {
        return group.into_iter().for_each(|change| change.made());
    }
    for mut change in group {
        match at_once(connection, std::slice::from_mut(&mut change)) {
            Ok(()) => change.made(),
            Err(error) => change.failed(error),
        }
    }
}

fn at_once(connection: &mut Connection, group: &mut [Box<dyn Change>]) -> Result<(), StoreError> {
    // Dropped, it is rolled back; so it is by itself if the disk is full.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for change in group {
        change.make(&transaction)?;
    }
    Ok(transaction.commit()?)
}
