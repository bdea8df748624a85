//! One table in memory: the match, who sits there, and how it came to be as it is.

use std::net::IpAddr;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::{Arc, PoisonError};

use ai::Level;
use game::{Lang, Seat, Seats, Viewer};
use render::Board;
use shelf::Lesson;
use table::{Carried, LogLine, Seating, Told};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};
use tokio::task::JoinHandle;
use web::Called;

use crate::advised::Advised;
use crate::asker::Asker;
use crate::fair::Behalf;
use crate::heard::Issue;
use crate::key::{SecretHash, TableId};
use crate::learn;
use crate::problem::Problem;
use crate::seats::{eyes, held};
use crate::stopped::{Stopped, TakenUp, as_it_stood, take_up};
use crate::store::{Change, Holder, Kept, Revision, Standing, Store};

/// So many are a crowd.
const CROWD: usize = 4;

/// A place for a table in memory; what is laid there may not be loaded yet.
pub struct Hosted {
    pub id: TableId,
    laid: Arc<Mutex<Option<Laid>>>,
    /// What has happened since the table came into memory.
    news: watch::Sender<Issue>,
    /// Whether a task is at work on the computer players' decisions.
    pub driven: AtomicBool,
    /// The revision at which no computer player could decide; `u64::MAX` if there is none.
    pub gave_up: AtomicU64,
    /// Held by the one who is being advised.
    pub advised: Mutex<Advised>,
    /// Where the person who decided last has asked from.
    from: std::sync::Mutex<Option<IpAddr>>,
}

/// A table, loaded.
enum Laid {
    Waiting(Kept),
    Begun(Play),
}

/// The match, its seats and its history.
pub struct Play {
    pub board: Box<dyn Board>,
    holders: Vec<Holder>,
    names: Vec<Option<Called>>,
    history: History,
    /// How often anything about the table was changed.
    edition: u64,
    /// For each seat, the revision that put its present question to it.
    asked: Vec<u64>,
    /// The guided first game that is played here, if one is.
    pub lesson: Option<&'static Lesson>,
    /// Why it does not go on, if it does not.
    pub stopped: Option<Stopped>,
    /// The search for proof that its record leads to the position in which it was taken up.
    proof: Option<JoinHandle<Proven>>,
}

/// Nothing if it does; else what the table is by its record.
type Proven = Option<Result<Play, Problem>>;

/// How the record came to be as it is: the revisions of which something still stands, each with its number and how much of
/// the record it kept. Both go up from one to the next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct History(Vec<(u64, usize)>);

impl History {
    fn at(&self) -> u64 {
        self.0.last().map_or(0, |&(at, _)| at)
    }

    /// Adds a revision, and drops those of which it keeps nothing.
    fn add(&mut self, at: u64, keep: usize) {
        while self.0.pop_if(|(_, kept)| *kept >= keep).is_some() {}
        self.0.push((at, keep));
    }

    /// Whether there are revisions of which one with so much keeps nothing.
    fn has_beyond(&self, keep: usize) -> bool {
        self.0.last().is_some_and(|&(_, kept)| kept >= keep)
    }

    /// How much of a record of this length was there before the revision that its end came with.
    fn kept_by_last(&self, length: usize) -> usize {
        self.0.iter().rev().map(|&(_, keep)| keep).find(|&keep| keep < length).unwrap_or(0)
    }

    /// The least that the revisions after `at` have kept; `None` if there are none.
    fn kept_since(&self, at: u64) -> Option<usize> {
        let later = self.0.partition_point(|&(revision, _)| revision <= at);
        self.0.get(later).map(|&(_, keep)| keep)
    }
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
            driven: AtomicBool::new(false),
            gave_up: AtomicU64::new(u64::MAX),
            advised: Mutex::default(),
            from: std::sync::Mutex::default(),
        }
    }

    /// Notes where a person has asked from, for whom the computer players here think.
    pub fn asked_from(&self, from: IpAddr) {
        *self.from.lock().unwrap_or_else(PoisonError::into_inner) = Some(from);
    }

    /// Tells of everything that happens from now on.
    pub fn listen(&self) -> watch::Receiver<Issue> {
        self.news.subscribe()
    }

    /// Whether so many listen that some are likely to hear the same. Where they are few, nothing is kept for others.
    pub fn is_crowded(&self) -> bool {
        self.news.receiver_count() >= CROWD
    }

    /// Everything up to now.
    pub fn issue(&self) -> Issue {
        self.news.borrow().clone()
    }

    /// Wakes everyone who listens.
    fn announce(&self) {
        self.news.send_modify(|issue| *issue = issue.next());
    }

    /// Locks the door; fetches the table from the store if it is not in memory.
    pub async fn visit(self: &Arc<Hosted>, store: &Store) -> Result<Visit, Problem> {
        let mut laid = Arc::clone(&self.laid).lock_owned().await;
        if laid.is_none() {
            let kept = store.load(&self.id).await?.ok_or(Problem::NoSuchTable)?;
            *laid = Some(self.loaded(kept).await?);
        }
        Ok(Visit::of(Arc::clone(self), laid))
    }

    /// A table as it is kept: if its match has begun, in the position where it stood, while its record is played again in the
    /// background.
    async fn loaded(self: &Arc<Hosted>, kept: Kept) -> Result<Laid, Problem> {
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
    }
}

impl Laid {
    fn new(kept: Kept, begun: Option<Play>) -> Laid {
        begun.map_or(Laid::Waiting(kept), Laid::Begun)
    }
}

impl Visit {
    fn of(hosted: Arc<Hosted>, laid: OwnedMutexGuard<Option<Laid>>) -> Visit {
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

impl Play {
    /// Begins the match of a table where everybody sits: it is dealt now, and only now.
    pub fn begin(kept: &mut Kept) -> Result<Play, Problem> {
        let entry = shelf::game(&kept.game).ok_or_else(|| Problem::NoSuchGame(kept.game.clone()))?;
        let source = kept.source();
        let board = match &kept.position {
            Some(position) => {
                entry.start_from(Some(&kept.scenario), position, source).map_err(|_| Problem::Inside)?
            }
            None => entry.start(&kept.scenario, source).map_err(|_| Problem::Inside)?,
        };
        let asked = vec![0; kept.holders.len()];
        let (holders, names) = (kept.holders.clone(), kept.names.clone());
        let mut history = History::default();
        history.add(0, 0);
        let lesson = kept.lesson();
        let play =
            Play { board, holders, names, history, edition: 0, asked, lesson, stopped: None, proof: None };
        kept.begun = true;
        // What fate said before the first decision.
        kept.revisions = vec![Revision { at: 0, keep: 0, inputs: play.board.inputs(0) }];
        kept.standing = play.standing();
        kept.stands = Some(play.board.pos());
        Ok(play)
    }

    /// A kept table, taken up again. One that cannot go on is shown as it stood, if that can be.
    fn replayed(kept: &Kept) -> Result<Play, Problem> {
        match take_up(kept) {
            TakenUp::GoesOn(board) => Ok(Play::of(kept, board, None)),
            TakenUp::Stopped(stopped, Some(board)) => Ok(Play::of(kept, board, Some(stopped))),
            TakenUp::Stopped(stopped, None) => Err(Problem::Stopped(stopped)),
        }
    }

    fn of(kept: &Kept, board: Box<dyn Board>, stopped: Option<Stopped>) -> Play {
        let mut history = History::default();
        for revision in &kept.revisions {
            history.add(revision.at, revision.keep);
        }
        let asked = vec![history.at(); kept.holders.len()];
        let (holders, names, edition) = (kept.holders.clone(), kept.names.clone(), kept.edition);
        let lesson = kept.lesson();
        Play { board, holders, names, history, edition, asked, lesson, stopped, proof: None }
    }

    /// Waits until it is known whether the record leads to where the table stood. If it does not, the table is what its record says.
    async fn prove(&mut self) -> Result<(), Problem> {
        if let Some(proof) = self.proof.take()
            && let Some(replayed) = proof.await.map_err(|_| Problem::Inside)?
        {
            *self = replayed?;
        }
        Ok(())
    }

    /// Refuses whatever would change a game that does not go on.
    pub async fn goes_on(&mut self) -> Result<(), Problem> {
        self.prove().await?;
        self.stopped.map_or(Ok(()), |stopped| Err(Problem::Stopped(stopped)))
    }

    /// Why it does not go on, if it does not.
    pub fn notice(&self, lang: Lang) -> Option<String> {
        self.stopped.map(|stopped| Problem::Stopped(stopped).reason(lang))
    }

    /// The number of the latest revision.
    pub fn at(&self) -> u64 {
        self.history.at()
    }

    /// Whether `seat` is still asked what it was asked at revision `at`. Where several seats choose in secret at
    /// once, one's choice does not make the other's come too late.
    pub fn still_asks(&self, seat: Seat, at: u64) -> bool {
        (self.asked[usize::from(seat.0)]..=self.at()).contains(&at)
    }

    /// How much of the record that stood at revision `at` still stands: what came later, or was taken back in
    /// between, is news to someone who has not looked since. All is, to someone from another world.
    pub fn stands_since(&self, at: u64) -> usize {
        if at > self.at() { 0 } else { self.history.kept_since(at).unwrap_or_else(|| self.board.len()) }
    }

    pub fn seats(&self) -> impl Iterator<Item = (Seat, &Holder)> {
        (0..).map(Seat).zip(&self.holders)
    }

    /// Who sits where, in the order of the seats, and what they are called.
    pub fn sitters(&self) -> impl Iterator<Item = (&Holder, &Option<Called>)> {
        self.holders.iter().zip(&self.names)
    }

    /// A computer's seat that owes a decision.
    pub fn awaited_computer(&self) -> Option<(Seat, Level)> {
        let awaited = self.board.awaited();
        self.seats().find_map(|(seat, &holder)| match holder {
            Holder::Computer(level) if awaited.contains(seat) => Some((seat, level)),
            _ => None,
        })
    }

    /// The log as `viewer` may know it, with the reasons of computer players.
    pub fn log(&self, viewer: Viewer, from: usize, lang: Lang) -> Vec<LogLine> {
        let reasonable = self.seats().filter(|(_, holder)| match holder {
            Holder::Computer(level) => level.has_reasons(),
            Holder::Token(_) | Holder::Guest(_) | Holder::Invited(_) | Holder::Rules => false,
        });
        let seats = reasonable.fold(Seats::NONE, |seats, (seat, _)| seats.with(seat));
        self.board.explained(viewer, from, lang, seats)
    }

    pub fn standing(&self) -> Standing {
        let outcome = self.board.outcome();
        Standing {
            turn: self.board.turn(),
            awaits: self.board.awaited(),
            awaits_computer: self.awaited_computer().is_some(),
            over: outcome.is_some(),
            winner: outcome.and_then(|outcome| outcome.winner),
        }
    }

    /// What the asker sees and decides. `side`: through whose eyes, `observer` for nobody's; what is not the asker's is
    /// refused.
    pub fn seating(&self, asker: &Asker, side: Option<&str>) -> Result<Seating, Problem> {
        let held = self.held(asker)?;
        let eyes = eyes(self.board.title(), side);
        let seating = eyes.ok().and_then(|eyes| self.seated(held, eyes));
        seating.ok_or(if held.is_empty() { Problem::NotYourSeat } else { Problem::NotThatSeat })
    }

    /// The same for one who holds these seats; none where the eyes are not his.
    pub fn seated(&self, held: Seats, eyes: Option<Viewer>) -> Option<Seating> {
        let seating = Seating::at(&*self.board, held);
        eyes.map_or(Some(seating), |eyes| seating.through(eyes))
    }

    /// The seats that are the asker's.
    pub fn held(&self, asker: &Asker) -> Result<Seats, Problem> {
        held(&self.holders, asker)
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
        let keep = self.board.len();
        let before = self.board.awaited();
        let step = self.step();
        let carried = self.board.tell(seat, told, lang)?;
        if let Some(off) = step.and_then(|step| learn::strays(self, step)) {
            // It is stored nowhere: whoever comes next finds the table as it was.
            *self.laid = None;
            return Err(off);
        }
        let inputs = self.board.inputs(keep);
        let by_person = !matches!(self.holders[usize::from(seat.0)], Holder::Computer(_));
        self.keep(store, keep, inputs, by_person).await?;
        let after = self.board.awaited();
        self.ask_anew(|other| other == seat || !before.contains(other) || !after.contains(other));
        Ok(carried)
    }

    /// Takes back the last decision of `seat`, with those that were told in one go with it as far as that is fair, and stores that.
    pub async fn undo(&mut self, store: &Store, seat: Seat) -> Result<(), Problem> {
        let together = self.history.kept_by_last(self.board.len());
        let mut keep = self.board.undo(seat)?;
        while keep > together && self.board.can_undo(seat).is_ok() {
            keep = self.board.undo(seat)?;
        }
        self.keep(store, keep, Vec::new(), true).await?;
        self.ask_anew(|_| true);
        Ok(())
    }

    /// Notes whose question is a new one since the latest revision.
    fn ask_anew(&mut self, is_new: impl Fn(Seat) -> bool) {
        let at = self.at();
        for (seat, asked) in (0..).map(Seat).zip(&mut self.asked) {
            if is_new(seat) {
                *asked = at;
            }
        }
    }

    /// Stores what has been done in memory; if that fails, forgets it, and whoever comes next starts from what
    /// is stored. A finished game is stored as one piece, which takes less room.
    async fn keep(
        &mut self,
        store: &Store,
        keep: usize,
        inputs: Vec<String>,
        by_person: bool,
    ) -> Result<(), Problem> {
        let at = self.at() + 1;
        let standing = self.standing();
        let revision = if standing.over {
            Revision { at, keep: 0, inputs: self.board.inputs(0) }
        } else {
            Revision { at, keep, inputs }
        };
        let replaces = self.history.has_beyond(revision.keep);
        let change = Change { revision, standing, stands: self.board.pos(), by_person, replaces };
        match store.append(&self.hosted.id, change).await {
            Ok(edition) => {
                self.edition = edition;
                self.history.add(at, keep);
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
