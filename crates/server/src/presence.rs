//! Who is at a table: whoever listens for its news with the eyes of a seat, here or at another server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use game::{Seat, Seats};
use tokio::time::{Instant, sleep};

use crate::host::Host;
use crate::hosted::Hosted;
use crate::key::TableId;
use crate::wire::Topic;

/// Whoever is gone no longer than this is still there: a page that is asked for anew listens anew.
const BLINK: Duration = Duration::from_secs(4);
/// What another server has said is believed for so long.
const BELIEVED: Duration = Duration::from_secs(45);
/// So often it is said again.
pub const SAID_AGAIN: Duration = Duration::from_secs(15);

/// Who is at a table.
#[derive(Debug, Default)]
pub struct Presence(Mutex<Inside>);

#[derive(Debug, Default)]
struct Inside {
    /// How many listen for each seat, and when the last of them has gone.
    here: HashMap<Seat, (u32, Option<Instant>)>,
    /// What other servers have said, by what they are known by.
    elsewhere: HashMap<String, (Seats, Instant)>,
}

impl Presence {
    fn lock(&self) -> std::sync::MutexGuard<'_, Inside> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seats whose persons are there.
    pub fn seats(&self) -> Seats {
        let inside = self.lock();
        let elsewhere = inside.elsewhere.values().filter(|(_, when)| when.elapsed() < BELIEVED);
        elsewhere.fold(inside.here(), |all, (seats, _)| seats.iter().fold(all, Seats::with))
    }

    /// Those whose persons are connected to this server.
    pub fn here(&self) -> Seats {
        self.lock().here()
    }

    /// Notes what another server has said; tells whether that changes anything.
    pub fn note(&self, server: &str, seats: Seats) -> bool {
        let before = self.seats();
        self.lock().elsewhere.insert(server.to_owned(), (seats, Instant::now()));
        self.seats() != before
    }

    /// Forgets what is believed no longer; tells whether there was any.
    pub fn forget(&self) -> bool {
        let mut inside = self.lock();
        let before = inside.elsewhere.len();
        inside.elsewhere.retain(|_, (_, when)| when.elapsed() < BELIEVED);
        inside.elsewhere.len() < before
    }
}

impl Inside {
    fn here(&self) -> Seats {
        let is_here = |(count, gone): &(u32, Option<Instant>)| {
            *count > 0 || gone.is_some_and(|gone| gone.elapsed() < BLINK)
        };
        self.here.iter().filter(|(_, here)| is_here(here)).fold(Seats::NONE, |all, (seat, _)| all.with(*seat))
    }
}

/// Somebody who is there, as long as this is kept.
pub struct Here {
    host: Arc<Host>,
    hosted: Arc<Hosted>,
    seats: Seats,
}

impl Here {
    /// Somebody who has these seats; nothing is noted of one who has none.
    pub fn at(host: &Arc<Host>, hosted: &Arc<Hosted>, seats: Seats) -> Option<Here> {
        if seats.is_empty() {
            return None;
        }
        let before = hosted.presence.here();
        for seat in seats.iter() {
            hosted.presence.lock().here.entry(seat).or_default().0 += 1;
        }
        let here = Here { host: Arc::clone(host), hosted: Arc::clone(hosted), seats };
        if hosted.presence.here() != before {
            host.tell_presence(hosted);
        }
        Some(here)
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        for seat in self.seats.iter() {
            let mut inside = self.hosted.presence.lock();
            let (count, gone) = inside.here.entry(seat).or_default();
            *count = count.saturating_sub(1);
            *gone = (*count == 0).then(Instant::now);
        }
        // Elsewhere, and to those who listen, he has gone when he is not back soon.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let (host, hosted) = (Arc::clone(&self.host), Arc::clone(&self.hosted));
            runtime.spawn(async move {
                sleep(BLINK).await;
                host.tell_presence(&hosted);
            });
        }
    }
}

impl Host {
    /// Tells everybody who is at a table.
    fn tell_presence(&self, hosted: &Hosted) {
        hosted.stir();
        self.say_who_is_here(hosted);
    }

    /// Tells other servers who is connected to this one.
    pub fn say_who_is_here(&self, hosted: &Hosted) {
        let bits: u32 = hosted.presence.here().iter().map(|seat| 1 << seat.0).sum();
        self.wire().tell_others(Topic::Here, format!("{} {} {bits}", hosted.id, self.store().server()));
    }

    /// Hears from another server who is connected to it.
    pub fn hears_who_is_there(&self, said: &str) {
        let mut parts = said.split(' ');
        let (id, server, bits) = (parts.next(), parts.next(), parts.next());
        if let (Some(Ok(id)), Some(server), Some(Ok(bits))) =
            (id.map(str::parse::<TableId>), server, bits.map(str::parse::<u8>))
            && let Some(hosted) = self.in_place(&id)
        {
            let seats = (0..8).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1);
            if hosted.presence.note(server, seats.fold(Seats::NONE, Seats::with)) {
                hosted.stir();
            }
        }
    }
}
