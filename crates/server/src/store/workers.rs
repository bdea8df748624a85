//! Those who read and write: threads with a connection each. Where there is one writer, whatever waits when it begins is written in one
//! transaction, so that many tables share one sync of the disk; each is answered when that is done.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use tokio::sync::oneshot;

use super::StoreError;
use super::session::{Access, Connection, Session};

pub struct Workers {
    /// None while they are being sent away.
    queue: Option<Sender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
}

/// Something to be done, whole or not at all.
trait Job: Send {
    fn access(&self) -> Access;
    /// Does it; it may have to be done again.
    fn run(&mut self, session: &mut dyn Session) -> Result<(), StoreError>;
    /// Tells whoever waits that it is done, and on disk.
    fn done(self: Box<Self>);
    fn failed(self: Box<Self>, error: StoreError);
}

struct Waiting<T, F> {
    access: Access,
    work: F,
    /// What it came to, once it is done.
    outcome: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&mut dyn Session) -> Result<T, StoreError> + Send> Job for Waiting<T, F> {
    fn access(&self) -> Access {
        self.access
    }

    fn run(&mut self, session: &mut dyn Session) -> Result<(), StoreError> {
        self.outcome = Some((self.work)(session)?);
        Ok(())
    }

    // Whoever has asked may have gone away.
    fn done(self: Box<Self>) {
        if let Some(outcome) = self.outcome {
            let _ = self.answer.send(Ok(outcome));
        }
    }

    fn failed(self: Box<Self>, error: StoreError) {
        let _ = self.answer.send(Err(error));
    }
}

impl Workers {
    /// A thread for each connection. No more than `at_once` jobs go into one transaction: the first must not wait for ever.
    pub fn start(
        connections: Vec<Box<dyn Connection>>,
        name: &str,
        at_once: usize,
    ) -> Result<Workers, StoreError> {
        let (queue, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let start = |mut connection: Box<dyn Connection>| {
            let waiting = Arc::clone(&waiting);
            std::thread::Builder::new().name(name.to_owned()).spawn(move || {
                while let Some(group) = next(&waiting, at_once) {
                    carry_out(&mut *connection, group);
                }
            })
        };
        let threads = connections.into_iter().map(start).collect::<Result<_, _>>()?;
        Ok(Workers { queue: Some(queue), threads })
    }

    /// Has something done. What was written survives a crash once this has answered.
    pub async fn work<T: Send + 'static>(
        &self,
        access: Access,
        work: impl FnMut(&mut dyn Session) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Box::new(Waiting { access, work, outcome: None, answer });
        let queued = self.queue.as_ref().is_some_and(|queue| queue.send(job).is_ok());
        let gone = || StoreError::File(std::io::Error::other("nobody works any more"));
        if queued { answered.await.unwrap_or_else(|_| Err(gone())) } else { Err(gone()) }
    }
}

/// What waits is still done.
impl Drop for Workers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Waits for something to do; nothing when there will be no more.
fn next(waiting: &Mutex<Receiver<Box<dyn Job>>>, at_once: usize) -> Option<Vec<Box<dyn Job>>> {
    let waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
    let first = waiting.recv().ok()?;
    Some(std::iter::once(first).chain(waiting.try_iter().take(at_once - 1)).collect())
}

/// Does these together. If something fails, each is done by itself, so that none fails for another's sake.
fn carry_out(connection: &mut dyn Connection, mut group: Vec<Box<dyn Job>>) {
    // Those who write do not read, nor the other way round.
    let access = group.first().map_or(Access::Read, |job| job.access());
    let mut together = |jobs: &mut [Box<dyn Job>]| {
        connection.within(access, &mut |session| jobs.iter_mut().try_for_each(|job| job.run(session)))
    };
    if group.len() > 1 && together(&mut group).is_ok() {
        return group.into_iter().for_each(|job| job.done());
    }
    for mut job in group {
        match together(std::slice::from_mut(&mut job)) {
            Ok(()) => job.done(),
            Err(error) => job.failed(error),
        }
    }
}
