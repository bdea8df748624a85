//! What is said of a table as it now is, said once to all who hear the same.

use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use game::{Lang, Seats, Viewer};
use tokio::sync::OnceCell;

/// How many different ears are told the same as others; more there are only where somebody asks for nonsense.
const MOST_EARS: usize = 256;

/// What somebody is told of a table depends on this and on the table, and on nothing else: two who share it see exactly the same.
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Program,
    Page,
    /// The page of a table where somebody is awaited.
    WaitingPage,
    /// The whole table, for a program.
    Whole,
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
    told: Arc<Told>,
}

/// What those were told who had such an ear.
#[derive(Debug, Default)]
struct Told {
    events: Mutex<Vec<(Ear, Arc<OnceCell<Heard>>)>>,
    answers: Mutex<Vec<(Ear, Bytes)>>,
}

impl Issue {
    /// After something more has happened.
    pub fn next(&self) -> Issue {
        Issue { number: self.number + 1, told: Arc::default() }
    }

    /// Where all who have the same ear find what one of them was told.
    pub fn said(&self, ear: &Ear) -> Arc<OnceCell<Heard>> {
        let mut events = self.told.events.lock().unwrap_or_else(PoisonError::into_inner);
        known(&events, ear).unwrap_or_else(|| keep(&mut events, ear, Arc::default()))
    }

    /// The answer that one of those who have the same ear was given; else what `tell` says.
    pub fn answered<E>(&self, ear: &Ear, tell: impl FnOnce() -> Result<Bytes, E>) -> Result<Bytes, E> {
        let mut answers = self.told.answers.lock().unwrap_or_else(PoisonError::into_inner);
        match known(&answers, ear) {
            Some(known) => Ok(known),
            None => Ok(keep(&mut answers, ear, tell()?)),
        }
    }
}

// There are a handful of different ears, even where thousands listen.

fn known<T: Clone>(told: &[(Ear, T)], ear: &Ear) -> Option<T> {
    told.iter().find(|(known, _)| known == ear).map(|(_, told)| told.clone())
}

fn keep<T: Clone>(told: &mut Vec<(Ear, T)>, ear: &Ear, new: T) -> T {
    if told.len() < MOST_EARS {
        told.push((ear.clone(), new.clone()));
    }
    new
}
