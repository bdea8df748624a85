//! All tables: made, found, decided upon, and moved on by the computer players.

use std::collections::HashMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ai::{Care, Computer, Level};
use game::Lang;
use table::{Carried, Thinking, Told};
use tokio::sync::watch;

use crate::asker::Asker;
use crate::calls::Caller;
use crate::fair::Behalf;
use crate::health::Pulse;
use crate::hosted::{Hosted, Open, Visit};
use crate::key::{TableId, random_bytes};
use crate::limits::{Allowances, Limits, What};
use crate::metrics::Metrics;
use crate::picture::Easel;
use crate::problem::Problem;
use crate::review::Reviews;
use crate::site::Makers;
use crate::standing::Standings;
use crate::stats::Stats;
use crate::store::{Kept, Store};
use crate::thinkers::Thinkers;
use crate::wire::Wire;

/// More tables than this are not kept in memory when nobody looks at them.
const MOST_IN_MEMORY: usize = 1024;
/// A computer player's decision that could not be stored is tried again this much later.
const RETRY: Duration = Duration::from_millis(200);

/// All tables of this server.
pub struct Host {
    store: Arc<Store>,
    tables: Mutex<HashMap<TableId, Arc<Hosted>>>,
    pub thinkers: Thinkers,
    pub reviews: Reviews,
    pub stats: Stats,
    pub standings: Standings,
    pub easel: Easel,
    pub limits: Limits,
    /// Tells those who are elsewhere that they are awaited.
    pub caller: Caller,
    /// How much thought goes into advice.
    pub care: Care,
    pub allow_seeds: bool,
    /// Who may set up a table.
    pub makers: Makers,
    /// Who may make a tournament.
    pub tournament_makers: Makers,
    /// What is counted.
    pub metrics: Metrics,
    /// Whether the store can be written.
    pub pulse: Pulse,
    closing: watch::Sender<bool>,
}

impl Host {
    pub fn new(
        store: Arc<Store>,
        allow_seeds: bool,
        makers: Makers,
        allowances: Option<Allowances>,
    ) -> Arc<Host> {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let metrics = store.metrics().clone();
        Arc::new(Host {
            store,
            tables: Mutex::default(),
            thinkers: Thinkers::new(cores, allowances.map(|all| all.unasked.into()), metrics.clone()),
            limits: Limits::new(allowances),
            caller: Caller::default(),
            reviews: Reviews::default(),
            stats: Stats::default(),
            standings: Standings::default(),
            easel: Easel::default(),
            care: Care::USUAL,
            allow_seeds,
            makers,
            tournament_makers: Makers::default(),
            metrics,
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

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The door for what all servers should hear.
    pub fn wire(&self) -> &Arc<Wire> {
        self.store.wire()
    }

    /// Begins to hear other servers.
    pub fn meet_others(self: &Arc<Host>) {
        self.wire().connect(&self.store);
        tokio::spawn(Arc::clone(self).attend_others());
    }

    /// Opens a table, wherever it is. If it waits for a computer player that is not at work, that one is set to work.
    pub async fn visit(self: &Arc<Host>, id: &TableId) -> Result<Visit, Problem> {
        let visit = self.hosted(id).visit_now(&self.store).await;
        match &visit {
            Ok(visit) => self.drive_visit(visit),
            Err(Problem::NoSuchTable) => drop(self.lock().remove(id)),
            Err(_) => {}
        }
        visit
    }

    /// The same, for those who need a match.
    pub async fn open(self: &Arc<Host>, id: &TableId) -> Result<Open, Problem> {
        match self.visit(id).await? {
            Visit::Begun(open) => Ok(open),
            Visit::Waiting(_) => Err(Problem::Waiting),
        }
    }

    /// The latest games of one kind that persons have played to their end.
    pub async fn finished(&self, game: &str, limit: u32) -> Result<Vec<TableId>, Problem> {
        Ok(self.store.finished(game, limit).await?)
    }

    /// A table as it is stored.
    pub async fn kept(&self, id: &TableId) -> Result<Kept, Problem> {
        self.store.load(id).await?.ok_or(Problem::NoSuchTable)
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

    /// Those who look at these tables are shown them again, as they are stored.
    pub async fn refresh(&self, tables: &[TableId]) {
        for id in tables {
            if let Some(hosted) = self.in_place(id) {
                hosted.close().await;
            }
        }
    }

    /// The table's place in memory, if it has one.
    pub fn in_place(&self, id: &TableId) -> Option<Arc<Hosted>> {
        self.lock().get(id).cloned()
    }

    /// Those tables in memory of which this is true.
    pub fn those_in_memory(&self, are: impl Fn(&Hosted) -> bool) -> Vec<Arc<Hosted>> {
        self.lock().values().filter(|hosted| are(hosted)).cloned().collect()
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Hosted>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what the asker decides, looking at revision `at`.
    ///
    /// It runs to its end even if the asker goes away meanwhile.
    pub async fn decide(
        self: &Arc<Host>,
        id: TableId,
        asker: Asker,
        side: Option<String>,
        at: u64,
        told: Told,
    ) -> Result<(Open, Carried), Problem> {
        self.to_the_end(async move |host| {
            let hosted = host.hosted(&id);
            // What is in memory is believed: if it is behind, either the store refuses the decision, or we do, and then we look again.
            let mut open = hosted.open(host.store()).await?;
            loop {
                let edition = open.edition;
                match host.decide_now(open, &asker, side.as_deref(), at, &told).await {
                    Err(problem) if host.was_behind(&id, edition, &problem).await? => {
                        open = host.open(&id).await?;
                    }
                    done => return done,
                }
            }
        })
        .await
    }

    async fn decide_now(
        self: &Arc<Host>,
        mut open: Open,
        asker: &Asker,
        side: Option<&str>,
        at: u64,
        told: &Told,
    ) -> Result<(Open, Carried), Problem> {
        let seating = open.seating(asker, side)?;
        seating.own_seat()?;
        open.goes_on().await?;
        let acting = seating.to_decide();
        if at != open.at() && !acting.is_ok_and(|seat| open.still_asks(seat, at)) {
            return Err(Problem::Stale);
        }
        let seat = acting?;
        let carried = open.decide(self.store(), seat, told, asker.lang).await?;
        open.hosted.asked_from(asker.from);
        self.drive(&open);
        Ok((open, carried))
    }

    /// Whether a decision was refused because another server has changed the table.
    async fn was_behind(&self, id: &TableId, edition: u64, problem: &Problem) -> Result<bool, Problem> {
        let unknown =
            matches!(problem, Problem::StorageFull | Problem::StorageFailed | Problem::StorageUnsure);
        Ok(self.store.is_shared() && !unknown && self.store.edition(id).await? != Some(edition))
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
            open.goes_on().await?;
            if at.is_some_and(|at| at != open.at()) {
                return Err(Problem::Stale);
            }
            host.limits.take(host.store(), &asker, What::Undo).await?;
            open.undo(host.store(), seat).await?;
            host.drive(&open);
            Ok(open)
        })
        .await
    }

    /// Does something to its end, even if the one who asked for it goes away meanwhile.
    pub async fn to_the_end<T, F>(
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

    /// Sets the computer players to work if the match has begun and waits for one.
    pub fn drive_visit(self: &Arc<Host>, visit: &Visit) {
        if let Visit::Begun(open) = visit {
            self.drive(open);
        }
    }

    /// Whether this table waits for a computer player that can be expected to decide.
    pub fn waits_for_computer(&self, open: &Open) -> bool {
        let hopeless = open.hosted.gave_up.load(Ordering::Acquire) == open.at();
        open.awaited_computer().is_some() && !hopeless
    }

    /// Sets the computer players to work if the match waits for one.
    pub fn drive(self: &Arc<Host>, open: &Open) {
        let waits = self.waits_for_computer(open) && !open.hosted.lease().is_others();
        if waits && !open.hosted.driven.swap(true, Ordering::AcqRel) {
            tokio::spawn(Arc::clone(self).think_on(Arc::clone(&open.hosted)));
        }
    }

    /// Makes the computer players' decisions, one by one, until the table waits for a person or is over.
    pub async fn think_on(self: Arc<Host>, hosted: Arc<Hosted>) {
        loop {
            match self.think_once(&hosted).await {
                Ok(true) => {}
                Ok(false) => return,
                Err(
                    Problem::StorageFull | Problem::StorageFailed | Problem::StorageUnsure | Problem::Stale,
                ) => {
                    tokio::time::sleep(RETRY).await;
                    // Many tables may wait for room on the disk: not each of them tries for itself.
                    while self.pulse.feel(self.store()).await.is_err() {
                        tokio::time::sleep(RETRY).await;
                    }
                }
                Err(problem) => {
                    tracing::error!(table = %hosted.id, ?problem, "a computer player gave up");
                    hosted.driven.store(false, Ordering::Release);
                    return;
                }
            }
        }
    }

    /// Makes one decision; tells whether there was one to make.
    async fn think_once(self: &Arc<Host>, hosted: &Arc<Hosted>) -> Result<bool, Problem> {
        if !self.may_think(hosted).await? {
            hosted.driven.store(false, Ordering::Release);
            return Ok(false);
        }
        let open = hosted.open(&self.store).await?;
        let Some((seat, computer)) = open.awaited_computer() else {
            hosted.driven.store(false, Ordering::Release);
            return Ok(false);
        };
        let at = open.at();
        if let Some(scripted) = open.scripted(seat) {
            let mut open = open;
            open.goes_on().await?;
            open.decide(&self.store, seat, &scripted.into(), Lang::En).await?;
            return Ok(true);
        }
        let luck = u64::from_ne_bytes(random_bytes());
        let mind = |mind: Computer| Some((mind.level, open.board.think(seat, mind, luck)?));
        let minds: Vec<_> = fallbacks(computer).filter_map(mind).collect();
        let behalf = open.behalf();
        drop(open);
        let decision = tokio::select! {
            decision = self.think_for(behalf, computer.level, minds) => decision,
            () = self.moves_on(hosted, |open| !open.still_asks(seat, at)) => return Ok(true),
        };
        let decision = match decision {
            // It had to give way: it thinks again when its turn comes.
            Err(Problem::Interrupted) => return Ok(true),
            decision => decision?,
        };
        let mut open = hosted.open(&self.store).await?;
        // Nobody tries again what nobody could do, until the table is another.
        let Some(decision) = decision else {
            hosted.gave_up.store(at, Ordering::Release);
            return Err(Problem::Inside);
        };
        open.goes_on().await?;
        if open.still_asks(seat, at) {
            open.decide(&self.store, seat, &decision.into(), Lang::En).await?;
        }
        Ok(true)
    }
}

impl Host {
    /// Thinks for somebody. What it takes is noted; whoever has used up what is allowed waits behind others.
    async fn think_for(
        &self,
        behalf: Behalf,
        level: Level,
        minds: Vec<(Level, Thinking<String>)>,
    ) -> Result<Option<String>, Problem> {
        if level != Level::General {
            let decided = self.thinkers.decide(behalf, minds).await?;
            return Ok(decided.map(|(decision, _)| decision));
        }
        let over = self.limits.thinks_too_much(&self.store, behalf).await?.is_some();
        let decided = self.thinkers.decide(Behalf { over, ..behalf }, minds).await?;
        let Some((decision, took)) = decided else { return Ok(None) };
        self.limits.note_thinking(&self.store, behalf, took).await?;
        Ok(Some(decision))
    }
}

/// Who decides for a computer player: itself, and if it fails, somebody simpler.
fn fallbacks(computer: Computer) -> impl Iterator<Item = Computer> {
    let simpler =
        [Level::Regular, Level::Random].into_iter().filter(move |&simpler| simpler < computer.level);
    std::iter::once(computer).chain(simpler.map(Computer::from))
}

#[cfg(test)]
mod tests;
