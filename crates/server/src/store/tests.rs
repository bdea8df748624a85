//! What is stored is found again.

use std::path::PathBuf;
use std::time::Duration;

use ai::Level;
use game::{Seat, Seats};
use table::Seed;

use super::{Change, Dice, Holder, Keep, Kept, Revision, Sqlite, Standing, Store, StoreError};
use crate::key::{Invitation, Secret, TableId};

/// A directory that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        let path = std::env::temp_dir().join(format!("bexar-store-{}", TableId::random()));
        std::fs::create_dir(&path).expect("a directory");
        Scratch(path)
    }

    fn open(&self) -> Sqlite {
        Sqlite::open(&self.0.join("tables.db")).expect("a store")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn kept(holders: Vec<Holder>) -> Kept {
    Kept {
        id: TableId::random(),
        game: "charge".to_owned(),
        scenario: "assault".to_owned(),
        position: None,
        rules_version: 1,
        dice: Dice::Alone(Seed::from(1836)),
        contributions: vec![None; holders.len()],
        holders,
        begun: true,
        revisions: Vec::new(),
        standing: Standing { turn: 1, awaits: Seats::one(Seat(0)), ..Standing::default() },
        stands: None,
    }
}

/// What a person has done at a table that then stands so.
fn change(revision: &Revision, standing: Standing) -> Change {
    let stands = format!("after {}", revision.at);
    Change { revision: revision.clone(), standing, stands, by_person: true }
}

fn revision(at: u64, keep: usize, inputs: &[&str]) -> Revision {
    Revision { at, keep, inputs: inputs.iter().map(|&input| input.to_owned()).collect() }
}

#[tokio::test]
async fn a_table_is_there_after_reopening_with_all_its_revisions() {
    let scratch = Scratch::new();
    let mut table = kept(vec![Holder::Computer(Level::Regular), Holder::Rules]);
    table.position = Some("turn 3, marches\nN: Travis\n".to_owned());
    let steps = [revision(1, 0, &["texan a b", "roll 4"]), revision(2, 2, &["texan c"]), revision(3, 3, &[])];
    let over =
        Standing { turn: 7, awaits: Seats::NONE, awaits_computer: false, over: true, winner: Some(Seat(1)) };
    {
        let store = scratch.open();
        store.create(&table).await.expect("created");
        for step in &steps {
            store.append(&table.id, change(step, over)).await.expect("appended");
        }
        for wrong in [2, 3, 5].map(|at| revision(at, 3, &["texan d"])) {
            assert!(matches!(store.append(&table.id, change(&wrong, over)).await, Err(StoreError::Conflict)));
        }
    }
    table.revisions = steps.to_vec();
    table.standing = over;
    table.stands = Some("after 3".to_owned());
    let store = scratch.open();
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table));
    assert_eq!(store.load(&TableId::random()).await.expect("loaded"), None);
}

#[tokio::test]
async fn a_revision_takes_the_place_of_those_of_which_it_keeps_nothing() {
    let scratch = Scratch::new();
    let store = scratch.open();
    let table = kept(vec![]);
    store.create(&table).await.expect("created");
    let stored = async || store.load(&table.id).await.expect("loaded").expect("there").revisions;
    let steps = [revision(1, 0, &["a"]), revision(2, 1, &["b"]), revision(3, 2, &["c"])];
    for step in &steps {
        store.append(&table.id, change(step, table.standing)).await.expect("appended");
    }
    assert_eq!(stored().await, steps);
    let both_taken_back = revision(4, 1, &[]);
    store.append(&table.id, change(&both_taken_back, table.standing)).await.expect("appended");
    assert_eq!(stored().await, [steps[0].clone(), both_taken_back]);
    let instead = revision(5, 1, &["d"]);
    store.append(&table.id, change(&instead, table.standing)).await.expect("appended");
    assert_eq!(stored().await, [steps[0].clone(), instead]);
    let whole = revision(6, 0, &["a", "d", "e"]);
    store.append(&table.id, change(&whole, table.standing)).await.expect("appended");
    assert_eq!(stored().await, [whole]);
}

#[tokio::test]
async fn an_invitation_is_good_for_one_person_until_it_is_withdrawn() {
    let scratch = Scratch::new();
    let store = scratch.open();
    let [host, guest, late] = [(); 3].map(|()| Secret::random().hash());
    let [first, second] = [(); 2].map(|()| Invitation::random());
    let waiting = Kept {
        dice: Dice::Shared(Seed::from(7)),
        contributions: vec!["a1b2".parse().ok(), None],
        begun: false,
        standing: Standing::default(),
        ..kept(vec![Holder::Guest(host), Holder::Invited(Some(first))])
    };
    store.create(&waiting).await.expect("created");
    assert_eq!(store.load(&waiting.id).await.expect("loaded"), Some(waiting.clone()));
    let seat = Seat(1);
    assert!(
        !store.invite(&waiting.id, Seat(0), Some(second)).await.expect("answered"),
        "somebody sits there"
    );
    assert!(store.invite(&waiting.id, seat, None).await.expect("answered"));
    let begun = Kept {
        holders: vec![Holder::Guest(host), Holder::Guest(guest)],
        contributions: vec!["a1b2".parse().ok(), "c3".parse().ok()],
        begun: true,
        revisions: vec![revision(0, 0, &["draw 3"])],
        standing: Standing { turn: 1, awaits: Seats::one(Seat(0)), ..Standing::default() },
        stands: Some("turn 1".to_owned()),
        ..waiting.clone()
    };
    assert!(!store.sit(&begun, seat, first).await.expect("answered"), "it was withdrawn");
    assert!(store.invite(&waiting.id, seat, Some(second)).await.expect("answered"));
    assert!(!store.sit(&begun, seat, first).await.expect("answered"));
    assert!(!store.sit(&begun, Seat(0), second).await.expect("answered"), "it is not to this seat");
    assert!(store.sit(&begun, seat, second).await.expect("answered"));
    assert_eq!(store.load(&waiting.id).await.expect("loaded"), Some(begun.clone()));
    let again = Kept { holders: vec![Holder::Guest(host), Holder::Guest(late)], ..begun };
    assert!(!store.sit(&again, seat, second).await.expect("answered"), "it is spent");
    assert!(!store.invite(&waiting.id, seat, Some(first)).await.expect("answered"));
    for (who, tables) in [(host, 1), (guest, 1), (late, 0)] {
        assert_eq!(store.tables_of(who, 10).await.expect("listed").len(), tables);
    }
}

#[tokio::test]
async fn tables_that_wait_for_a_computer_are_found() {
    let scratch = Scratch::new();
    let store = scratch.open();
    let mut waiting = kept(vec![Holder::Computer(Level::Random)]);
    waiting.standing.awaits_computer = true;
    for table in [&waiting, &kept(vec![])] {
        store.create(table).await.expect("created");
    }
    assert_eq!(store.waiting_for_computer().await.expect("listed"), [waiting.id]);
}

#[tokio::test]
async fn what_nobody_plays_is_forgotten_and_what_was_played_to_its_end_is_kept() {
    const DAY: Duration = Duration::from_hours(24);
    let scratch = Scratch::new();
    let store = scratch.open();
    let [untouched, watched, left, over] = [(); 4].map(|()| kept(vec![Holder::Rules]));
    for table in [&untouched, &watched, &left, &over] {
        store.create(table).await.expect("created");
    }
    let running = untouched.standing;
    let ended = Standing { over: true, ..running };
    let first = revision(1, 0, &["a"]);
    let by_computer = Change { by_person: false, ..change(&first, ended) };
    store.append(&watched.id, by_computer).await.expect("appended");
    store.append(&left.id, change(&first, running)).await.expect("appended");
    store.append(&over.id, change(&first, running)).await.expect("appended");
    let last = Change { by_person: false, ..change(&revision(2, 1, &["b"]), ended) };
    store.append(&over.id, last).await.expect("appended");

    let keep = Keep { unplayed: 14 * DAY, unfinished: 180 * DAY };
    assert_eq!(store.forget(keep).await.expect("done"), []);
    store.grow_older(20 * DAY).await;
    let gone = store.forget(keep).await.expect("done");
    assert_eq!(gone.len(), 2);
    assert!(gone.contains(&untouched.id) && gone.contains(&watched.id));
    assert_eq!(store.load(&watched.id).await.expect("loaded"), None);
    let late = store.append(&watched.id, change(&revision(2, 1, &["b"]), running)).await;
    assert!(matches!(late, Err(StoreError::Gone)));
    store.grow_older(200 * DAY).await;
    assert_eq!(store.forget(keep).await.expect("done"), [left.id]);
    assert_eq!(store.forget(keep).await.expect("done"), []);
    assert!(store.load(&over.id).await.expect("loaded").is_some());
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_half_done_remains() {
    let scratch = Scratch::new();
    let store = scratch.open();
    let table = kept(vec![Holder::Rules]);
    store.create(&table).await.expect("created");
    store.limit(1).await;
    let long = "x".repeat(1 << 20);
    let failed = store.append(&table.id, change(&revision(1, 0, &[&long]), table.standing)).await;
    assert!(matches!(failed, Err(StoreError::Full)), "{failed:?}");
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table.clone()));
    store.limit(1).await;
    let created = store.create(&Kept { revisions: vec![revision(1, 0, &[&long])], ..kept(vec![]) }).await;
    assert!(matches!(created, Err(StoreError::Full)), "{created:?}");
    store.limit(u32::MAX).await;
    store.append(&table.id, change(&revision(1, 0, &[&long]), table.standing)).await.expect("room again");
}

#[tokio::test]
async fn a_change_that_fails_does_not_take_others_with_it() {
    let scratch = Scratch::new();
    let store = std::sync::Arc::new(scratch.open());
    let tables: Vec<Kept> = (0..60).map(|_| kept(vec![Holder::Rules])).collect();
    for table in &tables {
        store.create(table).await.expect("created");
    }
    // Written by the same thread, many of them in one transaction; every third is not the next one of its table.
    let mut writing = tokio::task::JoinSet::new();
    for (number, table) in tables.iter().enumerate() {
        let (store, id, standing) = (std::sync::Arc::clone(&store), table.id.clone(), table.standing);
        let at = if number % 3 == 0 { 2 } else { 1 };
        writing.spawn(async move {
            (number, store.append(&id, change(&revision(at, 0, &["a"]), standing)).await)
        });
    }
    for (number, appended) in writing.join_all().await {
        let expected = number % 3 != 0;
        assert_eq!(appended.is_ok(), expected, "{number}: {appended:?}");
        assert!(expected || matches!(appended, Err(StoreError::Conflict)));
        let stored = store.load(&tables[number].id).await.expect("loaded").expect("there");
        assert_eq!(stored.revisions.len(), usize::from(expected));
        assert_eq!(stored.stands.is_some(), expected);
    }
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date() {
    let scratch = Scratch::new();
    let table = kept(vec![Holder::Rules]);
    let store = scratch.open();
    store.create(&table).await.expect("created");
    store.make_old().await;
    drop(store);
    let store = scratch.open();
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table));
}

/// In earlier versions the invitation was made from the seed, and was a token.
#[tokio::test]
async fn a_match_that_was_dealt_before_both_had_come_begins_anew() {
    const INVITATION: &str = "cdad1cabbda87d5a2219439b07d8275d";
    let scratch = Scratch::new();
    let token = Secret::sent(INVITATION).hash();
    let host = Holder::Guest(Secret::random().hash());
    let dealt =
        Kept { revisions: vec![revision(0, 0, &["draw 3"])], ..kept(vec![host, Holder::Token(token)]) };
    let played = Kept { id: TableId::random(), ..dealt.clone() };
    let other = Kept {
        id: TableId::random(),
        holders: vec![host, Holder::Token(Secret::random().hash())],
        ..dealt.clone()
    };
    let store = scratch.open();
    for table in [&dealt, &played, &other] {
        store.create(&Kept { revisions: Vec::new(), ..table.clone() }).await.expect("created");
    }
    store.append(&played.id, change(&revision(1, 0, &["a"]), played.standing)).await.expect("appended");
    store.make_old().await;
    drop(store);
    let store = scratch.open();
    let loaded = async |table: &Kept| store.load(&table.id).await.expect("loaded").expect("there");
    let anew = loaded(&dealt).await;
    assert_eq!(anew.holders[1], Holder::Invited(INVITATION.parse().ok()));
    assert_eq!((anew.dice, anew.begun), (Dice::Shared(Seed::from(1836)), false));
    assert_eq!((anew.revisions, anew.standing), (Vec::new(), Standing::default()));
    for table in [&played, &other] {
        let same = loaded(table).await;
        assert!(same.begun && same.dice == table.dice && same.holders == table.holders);
    }
}

#[tokio::test]
async fn a_file_has_one_server() {
    let scratch = Scratch::new();
    let store = scratch.open();
    let again = Sqlite::open(&scratch.0.join("tables.db"));
    assert!(matches!(again, Err(StoreError::InUse)));
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(scratch.0.join("tables.db"), scratch.0.join("same.db")).expect("linked");
        let by_another_name = Sqlite::open(&scratch.0.join("same.db"));
        assert!(matches!(by_another_name, Err(StoreError::InUse)));
    }
    drop(store);
    scratch.open();
}

#[tokio::test]
async fn a_file_that_is_no_database_and_one_from_the_future_are_refused() {
    let scratch = Scratch::new();
    std::fs::write(scratch.0.join("letter.db"), "Dear friend, ".repeat(400)).expect("written");
    assert!(Sqlite::open(&scratch.0.join("letter.db")).is_err());
    assert!(Sqlite::open(&scratch.0.join("no/such/directory.db")).is_err());
    let store = scratch.open();
    store.age().await;
    drop(store);
    let future = Sqlite::open(&scratch.0.join("tables.db"));
    assert!(matches!(future, Err(StoreError::Broken(_))));
}
