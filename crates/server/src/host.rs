//! All tables: made, found, decided upon, and moved on by the computer players.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use ai::{Care, Level};
use game::{Lang, Viewer};
use render::Board;
use table::Seed;
use tokio::sync::watch;

use crate::asker::Asker;
use crate::health::Pulse;
use crate::hosted::{Hosted, Open, Play};
use crate::key::{Secret, TableId, random_bytes};
use crate::problem::Problem;
use crate::store::{Holder, Kept, Revision, Store};
use crate::thinkers::{Kind, Thinkers};

/// More tables than this are not kept in memory when nobody looks at them.
const MOST_IN_MEMORY: usize = 1024;
/// A computer player's decision that could not be stored is tried again after so many times the pace, and
/// never faster than this.
const RETRY_PACES: u32 = 8;
const SHORTEST_RETRY: Duration = Duration::from_millis(20);

/// All tables of this server.
pub struct Host {
    store: Arc<dyn Store>,
    tables: Mutex<HashMap<TableId, Arc<Hosted>>>,
    pub thinkers: Thinkers,
    /// How much thought goes into advice.
    pub care: Care,
    /// The least time between two decisions of a computer player.
    pace: Duration,
    pub allow_seeds: bool,
    /// Whether the store can be written.
    pub pulse: Pulse,
    closing: watch::Sender<bool>,
}

impl Host {
    pub fn new(store: Arc<dyn Store>, pace: Duration, allow_seeds: bool) -> Arc<Host> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Host {
            store,
            tables: Mutex::default(),
            thinkers: Thinkers::new(cores),
            care: Care::USUAL,
            pace,
            allow_seeds,
            pulse: Pulse::default(),
            closing: watch::Sender::new(false),
        })
    }

    /// Sends those away who listen for news: they would keep the door open for ever.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Tells when the doors close.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// Puts a match that was begun with this seed on a table, and stores it.
    pub async fn create(
        self: &Arc<Host>,
        board: Box<dyn Board>,
        seed: Seed,
        holders: Vec<Holder>,
    ) -> Result<Open, Problem> {
        let title = board.title();
        let id = TableId::random();
        let play = Play::begin(board, holders.clone(), seed);
        let kept = Kept {
            id: id.clone(),
            game: title.id.to_owned(),
            scenario: play.board.scenario(),
            position: play.board.position(),
            rules_version: title.rules_version,
            seed,
            holders,
            // What fate said before the first decision.
            revisions: vec![Revision { at: 0, keep: 0, inputs: play.board.inputs(0) }],
            standing: play.standing(),
            stands: Some(play.board.pos()),
        };
        self.store.create(&kept).await?;
        let open = Open::fresh(&self.hosted(&id), play).await;
        self.drive(&open);
        Ok(open)
    }

    /// Opens a table, wherever it is. If it waits for a computer player that is not at work, that one is set to work.
    pub async fn open(self: &Arc<Host>, id: &TableId) -> Result<Open, Problem> {
        let opened = self.hosted(id).open(&*self.store).await;
        match &opened {
            Ok(open) => self.drive(open),
            Err(Problem::NoSuchTable) => drop(self.lock().remove(id)),
            Err(_) => {}
        }
        opened
    }

    /// The table's place in memory. Places that nobody uses are given up when there are many.
    pub fn hosted(&self, id: &TableId) -> Arc<Hosted> {
        let mut tables = self.lock();
        if tables.len() >= MOST_IN_MEMORY && !tables.contains_key(id) {
            tables.retain(|_, hosted| Arc::strong_count(hosted) > 1);
        }
        Arc::clone(tables.entry(id.clone()).or_insert_with(|| Arc::new(Hosted::new(id.clone()))))
    }

    /// Gives up the place of a table that is no longer there.
    pub async fn vacate(&self, id: &TableId) {
        let hosted = self.lock().remove(id);
        if let Some(hosted) = hosted {
            hosted.close().await;
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Hosted>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a decision of the asker's, made looking at revision `at`.
    ///
    /// It runs to its end even if the asker goes away meanwhile.
    pub async fn decide(
        self: &Arc<Host>,
        id: TableId,
        asker: Asker,
        side: Option<String>,
        at: u64,
        decision: String,
    ) -> Result<Open, Problem> {
        self.to_the_end(async move |host| {
            let mut open = host.open(&id).await?;
            let seating = open.seating(&asker, side.as_deref())?;
            seating.own_seat()?;
            open.goes_on()?;
            let acting = seating.to_decide();
            if at != open.at() && !acting.is_ok_and(|seat| open.still_asks(seat, at)) {
                return Err(Problem::Stale);
            }
            let seat = acting?;
            open.decide(host.store(), seat, &decision, asker.lang).await?;
            host.drive(&open);
            Ok(open)
        })
        .await
    }

    /// Takes back the asker's last decision.
    pub async fn undo(
        self: &Arc<Host>,
        id: TableId,
        asker: Asker,
        side: Option<String>,
        at: Option<u64>,
    ) -> Result<Open, Problem> {
        self.to_the_end(async move |host| {
            let mut open = host.open(&id).await?;
            let seat = open.seating(&asker, side.as_deref())?.own_seat()?;
            open.goes_on()?;
            if at.is_some_and(|at| at != open.at()) {
                return Err(Problem::Stale);
            }
            open.undo(host.store(), seat).await?;
            host.drive(&open);
            Ok(open)
        })
        .await
    }

    /// Gives the seat that the invitation opens to the guest. A guest who sits there already stays as they are.
    pub async fn join(self: &Arc<Host>, id: TableId, invite: Secret, guest: Secret) -> Result<(), Problem> {
        self.to_the_end(async move |host| {
            let mut open = host.open(&id).await?;
            let holds = Holder::Guest(guest.hash());
            if open.seats().any(|(_, &holder)| holder == holds) {
                return Ok(());
            }
            let seat = open.invited(&invite).ok_or(Problem::InviteSpent)?;
            if !host.store.join(&id, invite.hash(), guest.hash()).await? {
                return Err(Problem::InviteSpent);
            }
            open.seat_guest(seat, &guest);
            open.announce();
            Ok(())
        })
        .await
    }

    async fn to_the_end<T, F>(
        self: &Arc<Host>,
        work: impl FnOnce(Arc<Host>) -> F + Send + 'static,
    ) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: Future<Output = Result<T, Problem>> + Send + 'static,
    {
        tokio::spawn(work(Arc::clone(self))).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a request failed");
            Err(Problem::Inside)
        })
    }

    /// Sets the computer players to work if the table waits for one.
    fn drive(self: &Arc<Host>, open: &Open) {
        if open.awaited_computer().is_some() && !open.hosted.driven.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).think_on(Arc::clone(&open.hosted)));
        }
    }

    /// Makes the computer players' decisions, one by one, until the table waits for a person or is over.
    pub async fn think_on(self: Arc<Host>, hosted: Arc<Hosted>) {
        loop {
            match self.think_once(&hosted).await {
                Ok(Moved::Seen { after }) => tokio::time::sleep(self.pace.saturating_sub(after)).await,
                Ok(Moved::Unseen) => {}
                Ok(Moved::Nothing) => return,
                Err(Problem::StorageFull | Problem::StorageFailed | Problem::Stale) => {
                    tokio::time::sleep(SHORTEST_RETRY.max(self.pace * RETRY_PACES)).await;
                }
                Err(problem) => {
                    tracing::error!(table = %hosted.id, ?problem, "a computer player gave up");
                    hosted.driven.store(false, Ordering::Release);
                    return;
                }
            }
        }
    }

    async fn think_once(self: &Arc<Host>, hosted: &Arc<Hosted>) -> Result<Moved, Problem> {
        let begun = Instant::now();
        let open = hosted.open(&*self.store).await?;
        let job = open.awaited_computer().and_then(|(seat, level)| {
            let luck = u64::from_ne_bytes(random_bytes());
            Some((seat, level, open.at(), open.board.think(seat, level, luck)?))
        });
        let Some((seat, level, at, thinking)) = job else {
            hosted.driven.store(false, Ordering::Release);
            return Ok(Moved::Nothing);
        };
        drop(open);
        let kind = if level == Level::General { Kind::Long } else { Kind::Quick };
        let decision = tokio::select! {
            decision = self.thinkers.think(kind, thinking) => decision?,
            () = self.moves_on(hosted, |open| !open.still_asks(seat, at)) => return Ok(Moved::Unseen),
        };
        let mut open = hosted.open(&*self.store).await?;
        if !open.still_asks(seat, at) {
            return Ok(Moved::Unseen);
        }
        let before = open.board.len();
        open.decide(&*self.store, seat, &decision, Lang::En).await?;
        let seen = !open.board.log(Viewer::Observer, before, Lang::En).is_empty();
        Ok(if seen { Moved::Seen { after: begun.elapsed() } } else { Moved::Unseen })
    }
}

/// What a computer player's decision looked like from outside.
enum Moved {
    /// It was made after so long a thought.
    Seen {
        after: Duration,
    },
    Unseen,
    /// There was none to make.
    Nothing,
}

#[cfg(test)]
mod tests;
