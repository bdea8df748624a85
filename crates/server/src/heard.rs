//! What is said of a table as it now is, said once to all who hear the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use game::{Lang, Seats, Viewer};
use tokio::sync::OnceCell;

/// What somebody is told of a table depends on this and on the table, and on nothing else: two who share it see exactly the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ear {
    pub form: Form,
    /// The seats that are his.
    pub held: Seats,
    /// Through whose eyes he asks to look.
    pub eyes: Option<Viewer>,
    pub lang: Lang,
    /// The revision he has seen.
    pub seen: Option<u64>,
    /// Through whose eyes he has seen it.
    pub shown: Viewer,
}

/// In which form news is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    Program,
    Page,
    /// The page of a table where somebody is awaited.
    WaitingPage,
}

/// What was said.
#[derive(Clone, Debug)]
pub struct Heard {
    /// How much had happened.
    pub number: u64,
    /// The revision.
    pub at: u64,
    pub viewer: Viewer,
    /// None if there was nothing to tell.
    pub event: Option<Bytes>,
}

/// Everything up to now that listeners can be told of.
#[derive(Clone, Debug, Default)]
pub struct Issue {
    /// Counts what happened since the table came into memory, so that listeners can tell that something did.
    pub number: u64,
    said: Arc<Mutex<HashMap<Ear, Arc<OnceCell<Heard>>>>>,
}

impl Issue {
    /// After something more has happened.
    pub fn next(&self) -> Issue {
        Issue { number: self.number + 1, said: Arc::default() }
    }

    /// Where all who have the same ear find what one of them was told.
    pub fn said(&self, ear: &Ear) -> Arc<OnceCell<Heard>> {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        match said.get(ear) {
            Some(known) => Arc::clone(known),
            None => Arc::clone(said.entry(ear.clone()).or_default()),
        }
    }
}
