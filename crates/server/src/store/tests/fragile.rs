//! A store that can be made to fail.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::time::Duration;

use rig::Place;
use tokio::sync::watch;

use crate::store::changes::of_revision;
use crate::store::seal::Seal;
use crate::store::session::{Access, Connection, Look, Session, Value, Work};
use crate::store::{Database, Opened, Store, StoreError};

/// What is wrong with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Fault {
    None,
    /// Nothing can be written.
    Full,
    /// What is written is there, but the writer is told that it failed.
    Confused,
    /// What the second seat decides cannot be written.
    Stubborn,
}

pub struct Fragile {
    store: Arc<Store>,
    faults: Arc<Faults>,
    _place: Place,
}

pub struct Faults {
    now: AtomicU8,
    /// How often it has failed.
    pub refused: watch::Sender<u32>,
    /// How often it was asked whether it can be written.
    pub pulses: AtomicU32,
}

impl Fragile {
    pub async fn new() -> Arc<Fragile> {
        let place = Place::new();
        let database = Database::at(&place.url()).expect("a database");
        let key = super::key_at(&place);
        let opened = tokio::task::spawn_blocking(move || database.open(&key, 4)).await;
        let Opened { readers, writers, at_once, seal } = opened.expect("it ends").expect("a database");
        let (now, refused, pulses) =
            (AtomicU8::new(Fault::None as u8), watch::Sender::new(0), AtomicU32::new(0));
        let faults = Arc::new(Faults { now, refused, pulses });
        let wrap = |inner| {
            let faults = Arc::clone(&faults);
            Box::new(Wrapped { inner, faults, seal: seal.clone() }) as Box<dyn Connection>
        };
        let writers = writers.into_iter().map(wrap).collect();
        let store = Store::over(Opened { readers, writers, at_once, seal: seal.clone() }).expect("a store");
        Arc::new(Fragile { store: Arc::new(store), faults, _place: place })
    }

    pub fn store(&self) -> Arc<Store> {
        Arc::clone(&self.store)
    }

    pub fn becomes(&self, fault: Fault) {
        self.faults.now.store(fault as u8, Ordering::SeqCst);
    }
}

impl Deref for Fragile {
    type Target = Faults;

    fn deref(&self) -> &Faults {
        &self.faults
    }
}

impl Faults {
    fn has(&self, fault: Fault) -> bool {
        self.now.load(Ordering::SeqCst) == fault as u8
    }

    fn refuse(&self) -> StoreError {
        self.refused.send_modify(|times| *times += 1);
        StoreError::Full
    }
}

struct Wrapped {
    inner: Box<dyn Connection>,
    faults: Arc<Faults>,
    seal: Seal,
}

impl Connection for Wrapped {
    fn within(&mut self, access: Access, work: Work<'_>) -> Result<(), StoreError> {
        if self.faults.has(Fault::Full) {
            return Err(self.faults.refuse());
        }
        let (faults, seal) = (&self.faults, &self.seal);
        self.inner.within(access, &mut |inner| work(&mut Watched { inner, faults, seal }))?;
        if self.faults.has(Fault::Confused) { Err(StoreError::Full) } else { Ok(()) }
    }

    fn scrub(&mut self) -> Result<(), StoreError> {
        self.inner.scrub()
    }
}

struct Watched<'a> {
    inner: &'a mut dyn Session,
    faults: &'a Faults,
    seal: &'a Seal,
}

impl Session for Watched<'_> {
    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        if sql.contains("INTO pulse") {
            self.faults.pulses.fetch_add(1, Ordering::SeqCst);
        }
        if self.faults.has(Fault::Stubborn)
            && let [Value::Text(table), Value::Integer(at), _, Value::Text(sealed)] = values
            && sql.starts_with("INSERT INTO revisions")
            && let row = format!("{table} {at}")
            && self.seal.open(&of_revision(&row), sealed)?.starts_with("mexican")
        {
            return Err(self.faults.refuse());
        }
        self.inner.execute(sql, values)
    }

    fn each(&mut self, sql: &str, values: &[Value], look: Look<'_>) -> Result<(), StoreError> {
        self.inner.each(sql, values, look)
    }

    fn now(&self) -> Duration {
        self.inner.now()
    }
}
