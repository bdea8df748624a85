//! A match on the host, through its whole life.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use ai::Level;
use game::{Lang, Seat};
use render::Board;
use table::Seed;
use tokio::sync::watch;

use super::Host;
use crate::asker::Asker;
use crate::key::{Secret, SecretHash, TableId};
use crate::problem::Problem;
use crate::store::{Holder, Kept, Later, Listed, Revision, Sqlite, Standing, Store, StoreError};

const SOUND: u8 = 0;
/// Nothing can be written.
const FULL: u8 = 1;
/// What is written is there, but the writer is told that it failed.
const CONFUSED: u8 = 2;

/// What the second seat decides cannot be written.
const STUBBORN: u8 = 3;

/// A store that can be made to fail.
struct Fragile {
    inner: Sqlite,
    state: AtomicU8,
    /// How often it has failed.
    refused: watch::Sender<u32>,
    path: PathBuf,
}

impl Fragile {
    async fn new() -> Arc<Fragile> {
        let path = std::env::temp_dir().join(format!("bexar-host-{}.db", TableId::random()));
        let inner = Sqlite::open(&path).await.expect("a store");
        Arc::new(Fragile { inner, state: AtomicU8::new(SOUND), refused: watch::Sender::new(0), path })
    }

    fn becomes(&self, state: u8) {
        self.state.store(state, Ordering::SeqCst);
    }

    fn is(&self, state: u8) -> bool {
        self.state.load(Ordering::SeqCst) == state
    }
}

impl Drop for Fragile {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.path.display()));
        }
    }
}

impl Store for Fragile {
    fn create<'a>(&'a self, table: &'a Kept) -> Later<'a, ()> {
        if self.is(FULL) {
            return Box::pin(async { Err(StoreError::Full) });
        }
        self.inner.create(table)
    }

    fn load<'a>(&'a self, id: &'a TableId) -> Later<'a, Option<Kept>> {
        self.inner.load(id)
    }

    fn append<'a>(
        &'a self,
        id: &'a TableId,
        at: u64,
        revision: &'a Revision,
        standing: &'a Standing,
    ) -> Later<'a, ()> {
        Box::pin(async move {
            let second = revision.inputs.iter().any(|input| input.starts_with("mexican"));
            if self.is(FULL) || self.is(STUBBORN) && second {
                self.refused.send_modify(|times| *times += 1);
                return Err(StoreError::Full);
            }
            self.inner.append(id, at, revision, standing).await?;
            if self.is(CONFUSED) { Err(StoreError::Full) } else { Ok(()) }
        })
    }

    fn join<'a>(&'a self, id: &'a TableId, invite: SecretHash, guest: SecretHash) -> Later<'a, bool> {
        self.inner.join(id, invite, guest)
    }

    fn tables_of(&self, guest: SecretHash, limit: u32) -> Later<'_, Vec<Listed>> {
        self.inner.tables_of(guest, limit)
    }

    fn waiting_for_computer(&self) -> Later<'_, Vec<TableId>> {
        self.inner.waiting_for_computer()
    }
}

struct Scene {
    store: Arc<Fragile>,
    host: Arc<Host>,
    id: TableId,
    asker: Asker,
}

fn charge() -> Box<dyn Board> {
    let entry = shelf::game("charge").expect("on the shelf");
    entry.start("assault", Seed::from(1)).expect("a scenario of the game")
}

impl Scene {
    async fn new(opponent: impl Fn(SecretHash) -> Holder) -> Scene {
        let store = Fragile::new().await;
        let host = Host::new(store.clone(), Duration::ZERO, true);
        let token = Secret::random();
        let asker = Asker { lang: Lang::En, token: Some(token.hash()), guest: None };
        let holders = vec![Holder::Token(token.hash()), opponent(token.hash())];
        let open = host.create(charge(), Seed::from(1), holders).await.expect("created");
        let id = open.hosted.id.clone();
        drop(open);
        Scene { store, host, id, asker }
    }

    /// What the table is like: its revision, its record, and the first thing it offers.
    async fn look(&self) -> (u64, Vec<String>, Option<String>) {
        let open = self.host.open(&self.id).await.expect("opened");
        let seat = open.board.awaited().iter().next();
        let offers = seat.map(|seat| open.board.offers(seat, Lang::En)).unwrap_or_default();
        (open.at(), open.board.inputs(0), offers.into_iter().next().map(|offered| offered.notation))
    }

    async fn decide_first(&self) -> Result<(), Problem> {
        let (at, _, first) = self.look().await;
        let decided =
            self.host.decide(self.id.clone(), self.asker.clone(), None, at, first.expect("an offer"));
        decided.await.map(drop)
    }
}

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let scene = Scene::new(Holder::Token).await;
    scene.decide_first().await.expect("taken");
    let before = scene.look().await;
    let news = scene.host.open(&scene.id).await.expect("opened").hosted.listen();
    scene.store.becomes(FULL);
    assert_eq!(scene.decide_first().await, Err(Problem::StorageFull));
    let undone = scene.host.undo(scene.id.clone(), scene.asker.clone(), None, None).await.map(drop);
    assert_eq!(undone, Err(Problem::StorageFull));
    assert_eq!(Problem::StorageFull.status(), 503);
    let created = scene.host.create(charge(), Seed::from(1), vec![Holder::Rules; 2]).await.map(drop);
    assert_eq!(created, Err(Problem::StorageFull));
    assert_eq!(scene.look().await, before);
    assert!(!news.has_changed().expect("the table is there"), "nobody was told");
    scene.store.becomes(SOUND);
    scene.decide_first().await.expect("taken");
    assert!(news.has_changed().expect("the table is there"));
}

#[tokio::test]
async fn what_was_stored_after_all_has_happened_once() {
    let scene = Scene::new(Holder::Token).await;
    let (at, _, first) = scene.look().await;
    scene.store.becomes(CONFUSED);
    assert_eq!(scene.decide_first().await, Err(Problem::StorageFull));
    scene.store.becomes(SOUND);
    assert_eq!(scene.look().await.0, at + 1);
    let again = scene.host.decide(scene.id.clone(), scene.asker.clone(), None, at, first.expect("an offer"));
    assert_eq!(again.await.map(drop), Err(Problem::Stale));
}

#[tokio::test]
async fn a_computer_player_tries_again_until_there_is_room() {
    let scene = Scene::new(|_| Holder::Computer(Level::Random)).await;
    scene.store.becomes(STUBBORN);
    while scene.host.open(&scene.id).await.expect("opened").board.awaited().contains(Seat(0)) {
        scene.decide_first().await.expect("taken");
    }
    let (before, ..) = scene.look().await;
    let mut refused = scene.store.refused.subscribe();
    refused.wait_for(|&times| times >= 3).await.expect("it tries again");
    assert_eq!(scene.look().await.0, before);
    let mut news = scene.host.open(&scene.id).await.expect("opened").hosted.listen();
    scene.store.becomes(SOUND);
    news.changed().await.expect("the computer player goes on");
}
