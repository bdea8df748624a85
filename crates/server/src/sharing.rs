//! Several servers at one database. A server keeps nothing that matters: what it has in memory is a copy, with the number of the
//! edition it was taken from, and the database alone decides which revision of a table comes next. Other servers are told of a change
//! ([`Wire`](crate::wire::Wire)); whoever asks for a table is given it as it is stored; and a table where people listen is looked after now and
//! then, in case a word got lost. Which server thinks for computer players is leased.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::host::Host;
use crate::hosted::Hosted;
use crate::key::TableId;
use crate::presence::SAID_AGAIN;
use crate::problem::Problem;
use crate::store::{LEASE, StoreError};
use crate::wire::{Topic, Word};

/// How often a server looks around: for changes that it was not told of, and for thoughts that nobody thinks any more.
const LOOK: Duration = Duration::from_secs(2);
/// How often leases are renewed.
const RENEW: Duration = LEASE.checked_div(3).expect("checked: three is not nothing");
/// How many tables of others are taken up at once.
const TAKEN_UP_AT_ONCE: usize = 8;

/// Which server thinks for the computer players of a table, as far as is known here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lease {
    #[default]
    Unknown,
    /// This one, until then.
    Ours(Instant),
    /// Another one. Nothing is asked about it before then.
    Others(Instant),
}

impl Lease {
    pub fn ours() -> Lease {
        Lease::Ours(Instant::now() + LEASE)
    }

    fn others() -> Lease {
        Lease::Others(Instant::now() + RENEW)
    }

    /// Whether another server is known to think there.
    pub fn is_others(self) -> bool {
        matches!(self, Lease::Others(until) if until > Instant::now())
    }

    fn is_ours(self) -> bool {
        matches!(self, Lease::Ours(until) if until > Instant::now())
    }
}

impl Host {
    /// Whether this server may think for the computer players of a table.
    pub async fn may_think(&self, hosted: &Hosted) -> Result<bool, Problem> {
        if !self.store().is_shared() || hosted.lease().is_ours() {
            return Ok(true);
        }
        let leased = self.store().lease(&hosted.id).await?;
        hosted.note_lease(if leased { Lease::ours() } else { Lease::others() });
        Ok(leased)
    }

    /// Hears other servers and looks around, for as long as the server runs.
    pub async fn attend_others(self: Arc<Host>) {
        let (mut words, lost) = (self.wire().hear(), Arc::clone(&self.wire().lost));
        let places = Arc::new(Semaphore::new(TAKEN_UP_AT_ONCE));
        let (mut look, mut renew, mut say) = (interval(LOOK), interval(RENEW), interval(SAID_AGAIN));
        look.set_missed_tick_behavior(MissedTickBehavior::Delay);
        renew.set_missed_tick_behavior(MissedTickBehavior::Delay);
        say.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let done = tokio::select! {
                word = words.recv() => match word {
                    Ok(word) => {
                        self.hears(&word);
                        Ok(())
                    }
                    Err(RecvError::Lagged(_)) => self.look_around().await,
                    Err(RecvError::Closed) => return,
                },
                () = lost.notified() => self.look_around().await,
                _ = look.tick() => match self.look_around().await {
                    Ok(()) => self.take_up_orphans(&places).await,
                    failed => failed,
                },
                _ = say.tick() => {
                    let here = self.those_in_memory(|hosted| !hosted.presence.here().is_empty());
                    here.iter().for_each(|hosted| self.say_who_is_here(hosted));
                    Ok(())
                }
                _ = renew.tick() => self.renew_leases().await,
            };
            if let Err(error) = done {
                tracing::warn!(%error, "the database could not be asked about other servers");
            }
        }
    }

    fn hears(&self, word: &Word) {
        if word.topic == Topic::Here {
            return self.hears_who_is_there(&word.body);
        }
        if let Some((id, number)) = word.body.split_once(' ')
            && let (Ok(id), Ok(number)) = (id.parse::<TableId>(), number.parse())
            && let Some(hosted) = self.in_place(&id)
        {
            match word.topic {
                Topic::Table => hosted.is_told_of(number),
                Topic::Talk => hosted.is_told_of_lines(number),
                Topic::Seated | Topic::Here => {}
            }
        }
    }

    /// Finds out whether tables where people listen have changed.
    pub async fn look_around(&self) -> Result<(), StoreError> {
        let listened = self.those_in_memory(|hosted| hosted.is_listened_to());
        let ids: Vec<TableId> = listened.iter().map(|hosted| hosted.id.clone()).collect();
        let found = self.store().editions(&ids).await?;
        for hosted in listened {
            if hosted.presence.forget() {
                hosted.stir();
            }
            match found.iter().find(|(id, ..)| *id == hosted.id) {
                Some(&(_, edition, lines)) => {
                    hosted.is_told_of(edition);
                    hosted.is_told_of_lines(lines);
                }
                None => self.vacate(&hosted.id).await,
            }
        }
        Ok(())
    }

    async fn renew_leases(&self) -> Result<(), StoreError> {
        let driven = self.those_in_memory(|hosted| hosted.driven.load(Ordering::Acquire));
        let ids: Vec<TableId> = driven.iter().map(|hosted| hosted.id.clone()).collect();
        self.store().renew(&ids).await
    }

    /// Lets other servers think on, before this one ends.
    pub async fn give_up_leases(&self) {
        if self.store().is_shared()
            && let Err(error) = self.store().release().await
        {
            tracing::warn!(%error, "leases run out by themselves");
        }
    }

    /// Takes up some of the tables where a computer player is awaited and no server thinks.
    async fn take_up_orphans(self: &Arc<Host>, places: &Arc<Semaphore>) -> Result<(), StoreError> {
        let free = places.available_permits();
        if free == 0 {
            return Ok(());
        }
        for id in self.store().lease_orphans(free).await? {
            self.hosted(&id).note_lease(Lease::ours());
            let Ok(place) = Arc::clone(places).try_acquire_owned() else { continue };
            tokio::spawn(Arc::clone(self).resume_one(id, place));
        }
        Ok(())
    }
}
