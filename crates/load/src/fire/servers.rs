//! The servers, each a process of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::Result;
use fastrand::Rng;

use crate::served::Served;

pub struct Servers {
    program: PathBuf,
    database: String,
    key: PathBuf,
    /// None while it is dead.
    running: Mutex<Vec<Option<Served>>>,
}

impl Servers {
    pub fn start(program: &Path, database: &str, key: &Path, count: usize) -> Result<Servers> {
        let (program, database, key) = (program.to_owned(), database.to_owned(), key.to_owned());
        let running = (0..count).map(|_| Served::start(&program, &database, &key).map(Some));
        let running = Mutex::new(running.collect::<Result<_>>()?);
        Ok(Servers { program, database, key, running })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Option<Served>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One of those that run.
    pub fn any(&self, rng: &mut Rng) -> Option<SocketAddr> {
        let running = self.all();
        (!running.is_empty()).then(|| running[rng.usize(..running.len())])
    }

    /// All that run.
    pub fn all(&self) -> Vec<SocketAddr> {
        self.lock().iter().flatten().map(|served| served.address).collect()
    }

    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// `kill -9`.
    pub fn kill(&self, number: usize) {
        drop(self.lock()[number].take());
    }

    /// Holds one up, or lets it go on.
    pub fn hold(&self, number: usize, held: bool) {
        if let Some(served) = &self.lock()[number] {
            served.hold(held);
        }
    }

    /// Starts those that are dead. None can start while the database is away.
    pub fn revive(&self) -> Result<()> {
        let dead: Vec<usize> = self
            .lock()
            .iter()
            .enumerate()
            .filter(|(_, one)| one.is_none())
            .map(|(number, _)| number)
            .collect();
        for number in dead {
            let served = Served::start(&self.program, &self.database, &self.key)?;
            self.lock()[number] = Some(served);
        }
        Ok(())
    }
}
