//! A match on the host, through its whole life.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use ai::{Care, Level};
use game::{Lang, Seat};
use table::{Seed, Thinking};
use tokio::task::JoinHandle;

use super::Host;
use crate::asker::Asker;
use crate::fair::Behalf;
use crate::key::{Secret, SecretHash, TableId};
use crate::laying::New;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::site::Makers;
use crate::store::tests::{Fault, Fragile};
use crate::store::{Dice, Holder, Keep};
use crate::thinkers::Thinkers;

struct Scene {
    store: Arc<Fragile>,
    host: Arc<Host>,
    id: TableId,
    asker: Asker,
}

fn charge(holders: Vec<Holder>) -> New {
    let entry = shelf::game("charge").expect("on the shelf");
    let draft = entry.start("assault", Seed::from(1).into()).expect("a scenario of the game");
    New::of(entry, &*draft, Dice::ByHand(Seed::from(1)), holders, None)
}

impl Scene {
    async fn new(opponent: impl Fn(SecretHash) -> Holder) -> Scene {
        let store = Fragile::new().await;
        let host = Host::new(store.store(), true, Makers::Anyone, None);
        Scene::at(store, host, opponent).await
    }

    async fn at(store: Arc<Fragile>, host: Arc<Host>, opponent: impl Fn(SecretHash) -> Holder) -> Scene {
        let token = Secret::random();
        let asker = Asker { token: Some(token.hash()), ..Asker::stranger() };
        let holders = vec![Holder::Token(token.hash()), opponent(token.hash())];
        let visit = host.create(&Asker::stranger(), charge(holders)).await.expect("created");
        let id = visit.hosted().id.clone();
        drop(visit);
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
            self.host.decide(self.id.clone(), self.asker.clone(), None, at, first.expect("an offer").into());
        decided.await.map(drop)
    }
}

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    let scene = Scene::new(Holder::Token).await;
    scene.decide_first().await.expect("taken");
    let before = scene.look().await;
    let news = scene.host.open(&scene.id).await.expect("opened").hosted.listen();
    scene.store.becomes(Fault::Full);
    assert_eq!(scene.decide_first().await, Err(Problem::StorageFull));
    let undone = scene.host.undo(scene.id.clone(), scene.asker.clone(), None, None).await.map(drop);
    assert_eq!(undone, Err(Problem::StorageFull));
    assert_eq!(Problem::StorageFull.status(), 503);
    let created = scene.host.create(&Asker::stranger(), charge(vec![Holder::Rules; 2])).await.map(drop);
    assert_eq!(created, Err(Problem::StorageFull));
    assert_eq!(scene.look().await, before);
    assert!(!news.has_changed().expect("the table is there"), "nobody was told");
    scene.store.becomes(Fault::None);
    scene.decide_first().await.expect("taken");
    assert!(news.has_changed().expect("the table is there"));
}

#[tokio::test]
async fn what_was_stored_after_all_has_happened_once() {
    let scene = Scene::new(Holder::Token).await;
    let (at, _, first) = scene.look().await;
    scene.store.becomes(Fault::Confused);
    assert_eq!(scene.decide_first().await, Err(Problem::StorageFull));
    scene.store.becomes(Fault::None);
    assert_eq!(scene.look().await.0, at + 1);
    let again =
        scene.host.decide(scene.id.clone(), scene.asker.clone(), None, at, first.expect("an offer").into());
    assert_eq!(again.await.map(drop), Err(Problem::Stale));
}

#[tokio::test]
async fn taking_back_again_and_again_takes_no_room() {
    let scene = Scene::new(Holder::Token).await;
    for _ in 0..3 {
        scene.decide_first().await.expect("taken");
    }
    for _ in 0..100 {
        let undone = scene.host.undo(scene.id.clone(), scene.asker.clone(), None, None).await;
        drop(undone.expect("taken back"));
        scene.decide_first().await.expect("taken");
    }
    let kept = scene.store.store().load(&scene.id).await.expect("loaded").expect("there");
    assert_eq!(kept.revisions.len(), 3, "three decisions");
    let (at, inputs, _) = scene.look().await;
    assert_eq!(at, 203, "every change has its number");
    // Who has not looked since is told what was taken back, before and after a restart.
    let host = Host::new(scene.store.store(), true, Makers::Anyone, None);
    for host in [&scene.host, &host] {
        let open = host.open(&scene.id).await.expect("opened");
        assert_eq!((open.at(), open.board.inputs(0)), (at, inputs.clone()));
        let stands = [0, 1, 2, 3, 100, 202, 203, 204].map(|at| open.stands_since(at));
        let all = inputs.len();
        assert_eq!(stands, [all - 3, all - 2, all - 1, all - 1, all - 1, all - 1, all, 0]);
    }
}

#[tokio::test]
async fn whether_it_can_be_stored_is_found_out_by_storing_but_not_all_the_time() {
    let scene = Scene::new(Holder::Token).await;
    let feel = async || scene.host.pulse.feel(scene.host.store()).await;
    assert_eq!(feel().await, Ok(()));
    scene.store.becomes(Fault::Full);
    assert_eq!(feel().await, Ok(()), "it was found out a moment ago");
    assert_eq!(scene.store.pulses.load(Ordering::SeqCst), 1);
    let anew = Host::new(scene.store.store(), true, Makers::Anyone, None);
    assert_eq!(anew.pulse.feel(anew.store()).await, Err(Problem::StorageFull));
}

#[tokio::test]
async fn a_table_that_is_forgotten_is_gone_for_those_who_look_at_it() {
    let scene = Scene::new(Holder::Token).await;
    scene.decide_first().await.expect("taken");
    let hosted = Arc::clone(&scene.host.open(&scene.id).await.expect("opened").hosted);
    let mut news = hosted.listen();
    scene.store.store().grow_older(Duration::from_secs(10)).await;
    let keep = |unfinished| Keep { unplayed: Duration::ZERO, unfinished: Duration::from_secs(unfinished) };
    scene.host.forget(keep(20)).await.expect("done");
    assert!(!news.has_changed().expect("the table is there"));
    scene.host.forget(keep(5)).await.expect("done");
    news.changed().await.expect("they are told");
    assert_eq!(hosted.open(scene.host.store()).await.map(drop), Err(Problem::NoSuchTable));
    assert_eq!(scene.host.open(&scene.id).await.map(drop), Err(Problem::NoSuchTable));
}

#[tokio::test]
async fn a_computer_player_tries_again_until_there_is_room() {
    let scene = Scene::new(|_| Holder::Computer(Level::Random.into())).await;
    scene.store.becomes(Fault::Stubborn);
    while scene.host.open(&scene.id).await.expect("opened").board.awaited().contains(Seat(0)) {
        scene.decide_first().await.expect("taken");
    }
    let (before, ..) = scene.look().await;
    let mut refused = scene.store.refused.subscribe();
    refused.wait_for(|&times| times >= 3).await.expect("it tries again");
    assert_eq!(scene.look().await.0, before);
    let mut news = scene.host.open(&scene.id).await.expect("opened").hosted.listen();
    scene.store.becomes(Fault::None);
    news.changed().await.expect("the computer player goes on");
}

/// A table whose first seat asks, with a pool that has one core and advice that takes for ever.
async fn scene_of_thinkers(opponent: impl Fn(SecretHash) -> Holder) -> Scene {
    let store = Fragile::new().await;
    let mut host = Host::new(store.store(), true, Makers::Anyone, None);
    let unshared = Arc::get_mut(&mut host).expect("nobody else has it yet");
    unshared.thinkers = Thinkers::new(1, None, Metrics::default());
    unshared.care = Care { playouts: u32::MAX, decisions: 1 };
    Scene::at(store, host, opponent).await
}

/// Asks for a hint and waits until it is being thought about.
async fn think_for_ever(scene: &Scene) -> JoinHandle<Result<(), Problem>> {
    let (host, id, asker) = (Arc::clone(&scene.host), scene.id.clone(), scene.asker.clone());
    let thinking = tokio::spawn(async move { host.hint(&id, &asker, None).await.map(drop) });
    while !scene.host.thinkers.are_busy() {
        tokio::task::yield_now().await;
    }
    thinking
}

#[tokio::test]
async fn who_looks_ahead_does_not_keep_others_waiting() {
    let scene = scene_of_thinkers(Holder::Token).await;
    let thinking = think_for_ever(&scene).await;
    // At another table a person and a regular opponent go on meanwhile.
    let other =
        Scene::at(scene.store.clone(), Arc::clone(&scene.host), |_| Holder::Computer(Level::Regular.into()));
    let other = other.await;
    let mut news = other.host.open(&other.id).await.expect("opened").hosted.listen();
    while other.host.open(&other.id).await.expect("opened").awaited_computer().is_none() {
        other.decide_first().await.expect("taken");
        news.mark_unchanged();
    }
    news.changed().await.expect("the opponent answers");
    assert!(!thinking.is_finished() && scene.host.thinkers.are_busy());
    thinking.abort();
    scene.host.thinkers.are_idle(1).await;
}

#[tokio::test]
async fn a_thought_ends_when_the_table_moves_on_or_the_asker_goes_away() {
    let scene = scene_of_thinkers(Holder::Token).await;
    let thinking = think_for_ever(&scene).await;
    scene.decide_first().await.expect("taken");
    assert_eq!(thinking.await.expect("it ends"), Err(Problem::Stale));
    scene.host.thinkers.are_idle(1).await;

    let thinking = think_for_ever(&scene).await;
    let undone = scene.host.undo(scene.id.clone(), scene.asker.clone(), None, None).await;
    drop(undone.expect("taken back"));
    assert_eq!(thinking.await.expect("it ends"), Err(Problem::Stale));

    think_for_ever(&scene).await.abort();
    scene.host.thinkers.are_idle(1).await;
}

#[tokio::test]
async fn a_table_is_given_one_piece_of_advice_at_a_time_and_keeps_it() {
    let scene = scene_of_thinkers(Holder::Token).await;
    let first = think_for_ever(&scene).await;
    let prospect = scene.host.prospect(&scene.id, &scene.asker, None);
    let mut prospect = std::pin::pin!(prospect);
    assert!(futures_pending(&mut prospect).await, "it waits for the first");
    first.abort();
    scene.decide_first().await.expect("taken");
    assert_eq!(prospect.await.map(drop), Err(Problem::Stale));

    let mut scene = Scene::new(Holder::Token).await;
    Arc::get_mut(&mut scene.host).expect("nobody else has it").care = Care { playouts: 8, decisions: 1 };
    let hint = scene.host.hint(&scene.id, &scene.asker, None).await.expect("a hint");
    Arc::get_mut(&mut scene.host).expect("nobody else has it").care = Care { playouts: 9, decisions: 1 };
    let again = scene.host.hint(&scene.id, &scene.asker, None).await.expect("a hint");
    assert_eq!(hint.told, again.told, "it was kept");
    scene.decide_first().await.expect("taken");
    assert_ne!(scene.host.hint(&scene.id, &scene.asker, None).await.expect("a hint").at, hint.at);
}

/// Gives a future the chance to go on; tells whether it still waits.
async fn futures_pending<F: Future + Unpin>(future: &mut F) -> bool {
    for _ in 0..100 {
        let ready = tokio::select! {
            biased;
            _ = &mut *future => true,
            () = tokio::task::yield_now() => false,
        };
        if ready {
            return false;
        }
    }
    true
}

/// The first server is cut off in the middle of a general's thought: the next one has it thought again, when it starts or at
/// the latest when somebody comes.
#[tokio::test]
async fn a_table_that_waits_for_the_computer_goes_on_after_a_restart() {
    for starts_by_itself in [true, false] {
        let blocked = scene_of_thinkers(Holder::Token).await;
        let thinking = think_for_ever(&blocked).await;
        let general = |_| Holder::Computer(Level::General.into());
        let scene = Scene::at(blocked.store.clone(), Arc::clone(&blocked.host), general).await;
        while scene.host.open(&scene.id).await.expect("opened").board.awaited().contains(Seat(0)) {
            scene.decide_first().await.expect("taken");
        }
        let (at, before, _) = scene.look().await;
        let host = Host::new(scene.store.store(), true, Makers::Anyone, None);
        if starts_by_itself {
            Arc::clone(&host).resume().await;
        } else {
            drop(host.open(&scene.id).await.expect("opened"));
        }
        host.moves_on(&host.hosted(&scene.id), |open| open.at() > at).await;
        let after = host.open(&scene.id).await.expect("opened").board.inputs(0);
        assert!(after.len() > before.len() && after.starts_with(&before));
        thinking.abort();
    }
}

/// How long it takes until a computer player has chosen its card, in seconds.
async fn silence(host: &Arc<Host>, level: Level, position: &str) -> f64 {
    let entry = shelf::game("texas-glory").expect("on the shelf");
    let board = entry.start_from(None, position, Seed::from(1).into()).expect("a position");
    let holders = vec![Holder::Token(Secret::random().hash()), Holder::Computer(level.into())];
    let began = Instant::now();
    let new = New::of(entry, &*board, Dice::ByHand(Seed::from(1)), holders, None);
    let visit = host.create(&Asker::stranger(), new).await.expect("created");
    let hosted = Arc::clone(visit.hosted());
    drop(visit);
    host.moves_on(&hosted, |open| open.at() > 0).await;
    began.elapsed().as_secs_f64()
}

/// Whether it had one card to choose or many cannot be told from the time it took.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_silence_of_a_computer_player_tells_nothing() {
    const BLOCKS: &str = "player1 mexican\n0906: Hou\n1109: Aus2\n0511: Urr3\nPRG: San\n";
    let forced = format!("1836 turn 12\nstep cards\nhand texan 4\nhand mexican 2\n{BLOCKS}");
    let free = format!("1836 turn 10\nstep cards\nhand texan 4 5 8\nhand mexican 1 2 9\n{BLOCKS}");
    let store = Fragile::new().await;
    let host = Host::new(store.store(), true, Makers::Anyone, None);
    let mut silences = [Vec::new(), Vec::new()];
    for _ in 0..3 {
        for (position, silences) in [&forced, &free].into_iter().zip(&mut silences) {
            silences.push(silence(&host, Level::General, position).await);
        }
    }
    let [forced, free] = silences.map(|mut them| {
        them.sort_by(f64::total_cmp);
        them[1]
    });
    assert!((0.8..1.25).contains(&(forced / free)), "{forced:.3} s forced, {free:.3} s free");
}

const NOBODY: Behalf = Behalf { person: None, from: None, over: false };

/// Should a player fail to think, somebody simpler decides; if nobody can, that is that.
#[tokio::test]
async fn who_fails_to_think_is_stood_in_for() {
    let thinkers = Thinkers::new(1, None, Metrics::default());
    let fails = |level| (level, Thinking::new(|_, _| unreachable!("a fault in a game, for this test")));
    let answers = |level: Level| (level, Thinking::new(move |_, _| level.to_string()));
    let decided =
        thinkers.decide(NOBODY, vec![fails(Level::General), answers(Level::Regular), answers(Level::Random)]);
    let (decision, _) = decided.await.expect("nobody interrupts").expect("somebody decides");
    assert_eq!(decision, "regular");
    assert_eq!(thinkers.decide(NOBODY, vec![fails(Level::General), fails(Level::Random)]).await, Ok(None));
    thinkers.are_idle(1).await;
}
