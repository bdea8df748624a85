//! One table in memory: its place, its door, and whoever is let in.

mod play;

use std::net::IpAddr;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};

use game::{Lang, Seat, Seats};
use table::{Carried, Told};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::advised::Advised;
use crate::asker::Asker;
use crate::fair::Behalf;
use crate::heard::Issue;
use crate::key::{SecretHash, TableId};
use crate::learn;
use crate::picture::Painted;
use crate::presence::Presence;
use crate::problem::Problem;
use crate::seats::held;
use crate::sharing::Lease;
use crate::stopped::as_it_stood;
use crate::store::{Change, Holder, Kept, Revision, Store};

pub use play::Play;

/// How many are a crowd.
const CROWD: usize = 4;

/// A place for a table in memory; what is laid there may not be loaded yet.
pub struct Hosted {
    pub id: TableId,
    laid: Arc<Mutex<Option<Laid>>>,
    /// What has happened since the table came into memory.
    news: watch::Sender<Issue>,
    /// Counts what has happened beside the game.
    pub talk: watch::Sender<u64>,
    pub presence: Presence,
    /// How many lines of chat are known to be stored.
    lines: AtomicU64,
    /// Whether clocks turn with the game.
    timed: AtomicBool,
    /// Whether a task is at work on the computer players' decisions.
    pub driven: AtomicBool,
    /// The revision at which no computer player could decide; `u64::MAX` if there is none.
    pub gave_up: AtomicU64,
    /// Held by the one who is being advised.
    pub advised: Mutex<Advised>,
    /// Where the person who decided last has asked from.
    from: std::sync::Mutex<Option<IpAddr>>,
    /// The newest edition that is known to be stored.
    pub newest: AtomicU64,
    /// Its picture, if one was asked for.
    pub painted: Painted,
    /// Held by each who listens and has no seat.
    watchers: Arc<()>,
    /// Which server thinks here, where there are several.
    lease: std::sync::Mutex<Lease>,
}

/// A table, loaded.
pub enum Laid {
    Waiting(Kept),
    Begun(Play),
}

/// A table with its door locked: nobody else reads or changes it meanwhile.
pub enum Visit {
    Waiting(Waiting),
    Begun(Open),
}

/// A table that waits for somebody to sit down.
pub struct Waiting {
    pub hosted: Arc<Hosted>,
    laid: OwnedMutexGuard<Option<Laid>>,
}

/// A table whose match has begun.
pub struct Open {
    pub hosted: Arc<Hosted>,
    laid: OwnedMutexGuard<Option<Laid>>,
}

impl Hosted {
    pub fn new(id: TableId) -> Hosted {
        Hosted {
            id,
            laid: Arc::default(),
            news: watch::Sender::default(),
            talk: watch::Sender::default(),
            presence: Presence::default(),
            lines: AtomicU64::new(0),
            timed: AtomicBool::new(false),
            driven: AtomicBool::new(false),
            gave_up: AtomicU64::new(u64::MAX),
            advised: Mutex::default(),
            from: std::sync::Mutex::default(),
            newest: AtomicU64::new(0),
            painted: Painted::default(),
            watchers: Arc::default(),
            lease: std::sync::Mutex::default(),
        }
    }

    pub fn lease(&self) -> Lease {
        *self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn note_lease(&self, lease: Lease) {
        *self.lease.lock().unwrap_or_else(PoisonError::into_inner) = lease;
    }

    /// How many listen who have no seat.
    pub fn watching(&self) -> usize {
        // One is held here.
        Arc::strong_count(&self.watchers) - 1
    }

    /// One more of them, as long as what is answered is kept.
    pub fn watched(&self) -> Arc<()> {
        Arc::clone(&self.watchers)
    }

    pub fn is_listened_to(&self) -> bool {
        self.news.receiver_count() > 0
    }

    /// Notes where a person has asked from, for whom the computer players here think.
    pub fn asked_from(&self, from: IpAddr) {
        *self.from.lock().unwrap_or_else(PoisonError::into_inner) = Some(from);
    }

    /// Tells of everything that happens from now on.
    pub fn listen(&self) -> watch::Receiver<Issue> {
        self.news.subscribe()
    }

    /// Whether so many people listen that some are likely to hear the same. Where they are few, nothing is kept for others.
    pub fn is_crowded(&self) -> bool {
        self.news.receiver_count() >= CROWD
    }

    /// Everything up to now.
    pub fn issue(&self) -> Issue {
        self.news.borrow().clone()
    }

    /// Wakes everyone who listens.
    pub fn announce(&self) {
        self.news.send_modify(|issue| *issue = issue.next());
        if self.timed.load(Ordering::Acquire) {
            self.stir();
        }
    }

    /// Notes that so many lines of chat are stored.
    pub fn is_told_of_lines(&self, lines: u64) {
        if self.lines.fetch_max(lines, Ordering::AcqRel) < lines {
            self.stir();
        }
    }

    /// Locks the door; fetches the table from the store if it is not in memory. Elsewhere it may have changed a moment ago.
    pub async fn visit(self: &Arc<Hosted>, store: &Store) -> Result<Visit, Problem> {
        let mut laid = Arc::clone(&self.laid).lock_owned().await;
        self.catch_up(&mut laid, store).await?;
        Ok(Visit::of(Arc::clone(self), laid))
    }

    /// The same, as it is stored now.
    pub async fn visit_now(self: &Arc<Hosted>, store: &Store) -> Result<Visit, Problem> {
        let mut laid = Arc::clone(&self.laid).lock_owned().await;
        self.ask_for_news(&mut laid, store).await?;
        self.catch_up(&mut laid, store).await?;
        Ok(Visit::of(Arc::clone(self), laid))
    }

    /// A table as it is kept: if its match has begun, in the position where it stood, while its record is played again in the
    /// background.
    pub async fn loaded(self: &Arc<Hosted>, kept: Kept) -> Result<Laid, Problem> {
        if !kept.begun {
            return Ok(Laid::Waiting(kept));
        }
        let Some(board) = as_it_stood(&kept) else {
            // A long record takes its time: those at other tables need not wait.
            let replayed = tokio::task::spawn_blocking(move || Play::replayed(&kept)).await;
            return replayed.map_err(|_| Problem::Inside)?.map(Laid::Begun);
        };
        let audit = board.audit();
        let mut play = Play::of(&kept, board, None);
        let (hosted, here) = (Arc::clone(self), tokio::runtime::Handle::current());
        play.proof = Some(tokio::task::spawn_blocking(move || {
            if audit() {
                return None;
            }
            here.spawn(async move { hosted.prove().await });
            Some(Play::replayed(&kept))
        }));
        Ok(Laid::Begun(play))
    }

    /// Waits until it is known whether the record leads to where the table stood, and tells everyone who listens.
    async fn prove(&self) {
        if let Some(Laid::Begun(play)) = &mut *self.laid.lock().await {
            let _ = play.prove().await;
        }
        self.announce();
    }

    /// The same, for those who need a match.
    pub async fn open(self: &Arc<Hosted>, store: &Store) -> Result<Open, Problem> {
        match self.visit(store).await? {
            Visit::Begun(open) => Ok(open),
            Visit::Waiting(_) => Err(Problem::Waiting),
        }
    }

    /// Puts a table that was just made in its place, its door locked.
    pub async fn lay(self: &Arc<Hosted>, kept: Kept, begun: Option<Play>) -> Visit {
        let laid = Arc::clone(&self.laid).lock_owned().await;
        Visit::to(Arc::clone(self), laid, Laid::new(kept, begun))
    }

    /// Forgets the match, and wakes everyone who listens: what is stored, they will find.
    pub async fn close(&self) {
        *self.laid.lock().await = None;
        self.announce();
        self.stir();
    }
}

impl Laid {
    pub fn edition(&self) -> u64 {
        match self {
            Laid::Waiting(kept) => kept.edition,
            Laid::Begun(play) => play.edition,
        }
    }

    fn is_timed(&self) -> bool {
        matches!(self, Laid::Begun(play) if play.affairs.pace().is_some())
    }

    fn new(kept: Kept, begun: Option<Play>) -> Laid {
        begun.map_or(Laid::Waiting(kept), Laid::Begun)
    }
}

impl Visit {
    fn of(hosted: Arc<Hosted>, laid: OwnedMutexGuard<Option<Laid>>) -> Visit {
        let timed = laid.as_ref().is_some_and(Laid::is_timed);
        hosted.timed.store(timed, Ordering::Release);
        match *laid {
            Some(Laid::Waiting(_)) => Visit::Waiting(Waiting { hosted, laid }),
            _ => Visit::Begun(Open { hosted, laid }),
        }
    }

    fn to(hosted: Arc<Hosted>, mut place: OwnedMutexGuard<Option<Laid>>, laid: Laid) -> Visit {
        *place = Some(laid);
        Visit::of(hosted, place)
    }

    pub fn hosted(&self) -> &Arc<Hosted> {
        match self {
            Visit::Waiting(waiting) => &waiting.hosted,
            Visit::Begun(open) => &open.hosted,
        }
    }

    pub fn commitment(&self) -> String {
        match self {
            Visit::Waiting(waiting) => waiting.source().commitment().to_owned(),
            Visit::Begun(open) => open.board.source().commitment().to_owned(),
        }
    }

    /// The seats that are the asker's.
    pub fn held(&self, asker: &Asker) -> Result<Seats, Problem> {
        match self {
            Visit::Waiting(waiting) => held(&waiting.holders, asker),
            Visit::Begun(open) => open.held(asker),
        }
    }

    /// The number of the latest revision.
    pub fn at(&self) -> u64 {
        match self {
            Visit::Waiting(_) => 0,
            Visit::Begun(open) => open.at(),
        }
    }
}

impl Open {
    /// For whom computer players think here: for the first person who sits at the table.
    pub fn behalf(&self) -> Behalf {
        let person = self.holders.iter().find_map(|holder| match *holder {
            Holder::Token(hash) => Some(hash),
            Holder::Guest(person) => Some(SecretHash(person.0)),
            Holder::Computer(_) | Holder::Invited(_) | Holder::Rules => None,
        });
        let from = *self.hosted.from.lock().unwrap_or_else(PoisonError::into_inner);
        Behalf { person, from, over: false }
    }

    /// Takes what a seat says and stores it, all its decisions as one revision. If it cannot be stored it was not taken.
    pub async fn decide(
        &mut self,
        store: &Store,
        seat: Seat,
        told: &Told,
        lang: Lang,
    ) -> Result<Carried, Problem> {
        self.look_at_clocks(store).await?;
        let now = self.time(store).await?;
        let keep = self.board.len();
        let before = self.board.awaited();
        let step = self.step();
        let carried = self.board.tell(seat, told, lang)?;
        if let Some(off) = step.and_then(|step| learn::strays(self, step)) {
            // It is stored nowhere: whoever comes next finds the table as it was.
            *self.laid = None;
            return Err(off);
        }
        self.settle_affairs(now, Some(seat));
        let inputs = self.board.inputs(keep);
        self.keep(store, keep, inputs, Some(seat)).await?;
        self.ask_others_anew(Some(seat), before);
        Ok(carried)
    }

    /// Takes back the last decision of `seat`, with those that were told in one go with it as far as that is fair, and stores that.
    pub async fn undo(&mut self, store: &Store, seat: Seat) -> Result<(), Problem> {
        self.look_at_clocks(store).await?;
        let now = self.time(store).await?;
        let together = self.history.kept_by_last(self.board.len());
        let mut keep = self.board.undo(seat)?;
        while keep > together && self.board.can_undo(seat).is_ok() {
            keep = self.board.undo(seat)?;
        }
        self.settle_affairs(now, None);
        self.keep(store, keep, Vec::new(), Some(seat)).await?;
        self.ask_anew(|_| true);
        Ok(())
    }

    /// Stores what has been done in memory; if that fails, forgets it, and whoever comes next starts from what
    /// is stored. A finished game is stored as one piece, which takes less room.
    pub async fn keep(
        &mut self,
        store: &Store,
        keep: usize,
        inputs: Vec<String>,
        by: Option<Seat>,
    ) -> Result<(), Problem> {
        let at = self.at() + 1;
        let by_person = by.is_some_and(|by| !matches!(self.holders[usize::from(by.0)], Holder::Computer(_)));
        let standing = self.standing();
        let revision = if standing.over {
            Revision { at, keep: 0, inputs: self.board.inputs(0) }
        } else {
            Revision { at, keep, inputs }
        };
        let replaces = self.history.has_beyond(revision.keep);
        let (stands, affairs) = (self.board.pos(), self.affairs.clone());
        let change = Change { revision, standing, stands, by_person, by, replaces, affairs };
        match store.append(&self.hosted.id, change).await {
            Ok(edition) => {
                self.edition = edition;
                self.history.add(at, keep);
                self.hosted.newest.fetch_max(edition, Ordering::AcqRel);
                if standing.awaits_computer {
                    self.hosted.note_lease(Lease::ours());
                }
                self.hosted.announce();
                Ok(())
            }
            Err(error) => {
                *self.laid = None;
                Err(error.into())
            }
        }
    }
}

/// After a mistake of ours in the middle of a change, what is in memory cannot be trusted: what is stored can.
impl Drop for Open {
    fn drop(&mut self) {
        if std::thread::panicking() {
            *self.laid = None;
        }
    }
}

impl Waiting {
    /// Somebody has sat down, or an invitation was changed: the store knows it already. Wakes everyone who listens.
    pub fn becomes(self, kept: Kept, begun: Option<Play>) -> Visit {
        let Waiting { hosted, laid } = self;
        hosted.newest.fetch_max(kept.edition, Ordering::AcqRel);
        hosted.announce();
        Visit::to(hosted, laid, Laid::new(kept, begun))
    }
}

impl Deref for Waiting {
    type Target = Kept;

    fn deref(&self) -> &Kept {
        match &*self.laid {
            Some(Laid::Waiting(kept)) => kept,
            _ => unreachable!("checked: the match has not begun"),
        }
    }
}

impl Deref for Open {
    type Target = Play;

    fn deref(&self) -> &Play {
        match &*self.laid {
            Some(Laid::Begun(play)) => play,
            _ => unreachable!("checked: an open table is loaded, and closed when it cannot be kept"),
        }
    }
}

impl DerefMut for Open {
    fn deref_mut(&mut self) -> &mut Play {
        match &mut *self.laid {
            Some(Laid::Begun(play)) => play,
            _ => unreachable!("checked: an open table is loaded, and closed when it cannot be kept"),
        }
    }
}
