//! What is stored is found again, in either database.

mod copies;
mod files;
mod fragile;
mod persons;
mod sealed;
mod time;

use std::path::PathBuf;
use std::time::Duration;

use ai::Level;
use game::{Seat, Seats};
use rig::Place;
use table::Seed;

pub use fragile::{Fault, Fragile};

use super::session::values;
use super::{
    Change, Database, Dice, Holder, Keep, Kept, KeyFile, Revision, Standing, Store, StoreError, Terms,
};
use crate::affairs::Affairs;
use crate::key::{Invitation, TableId};
use crate::people::PersonId;

async fn open(place: &Place) -> Store {
    let database = Database::at(&place.url()).expect("a database");
    Store::open(database, key_at(place), 4).await.expect("a store")
}

/// The file of the key at this place.
pub fn key_at(place: &Place) -> KeyFile {
    KeyFile::of(Some(&place.file("key")), &Database::Sqlite(PathBuf::new()))
}

impl Store {
    /// Makes everything look as if it had been done this much earlier.
    pub async fn grow_older(&self, by: Duration) {
        let older = "UPDATE tables SET touched = touched - ?1, played = played - ?1";
        let written = self.write(move |change| change.execute(older, values![by.as_secs()])).await;
        written.expect("it is changed");
    }
}

fn kept(holders: Vec<Holder>) -> Kept {
    Kept {
        id: TableId::random(),
        game: "charge".to_owned(),
        scenario: "assault".to_owned(),
        position: None,
        lesson: None,
        fates: Vec::new(),
        rules_version: 1,
        dice: Dice::Alone(Seed::from(1836)),
        contributions: vec![None; holders.len()],
        names: holders.iter().map(|holder| holder.person().map(|_| web::Called::Gone)).collect(),
        holders,
        terms: Terms::default(),
        begun: true,
        revisions: Vec::new(),
        standing: Standing { turn: 1, awaits: Seats::one(Seat(0)), ..Standing::default() },
        stands: None,
        affairs: Affairs::default(),
        edition: 0,
    }
}

/// What a person has done at a table that then stands so.
fn change(revision: &Revision, standing: Standing) -> Change {
    let stands = format!("after {}", revision.at);
    Change {
        revision: revision.clone(),
        standing,
        stands,
        by_person: true,
        by: None,
        replaces: true,
        affairs: Affairs::default(),
    }
}

fn revision(at: u64, keep: usize, inputs: &[&str]) -> Revision {
    Revision { at, keep, inputs: inputs.iter().map(|&input| input.to_owned()).collect() }
}

#[tokio::test]
async fn a_table_is_there_after_reopening_with_all_its_revisions() {
    let place = Place::new();
    let mut table = kept(vec![Holder::Computer(Level::Regular.into()), Holder::Rules]);
    table.position = Some("turn 3, marches\nN: Travis\n".to_owned());
    let steps = [revision(1, 0, &["texan a b", "roll 4"]), revision(2, 2, &["texan c"]), revision(3, 3, &[])];
    let over =
        Standing { turn: 7, awaits: Seats::NONE, awaits_computer: false, over: true, winner: Some(Seat(1)) };
    {
        let store = open(&place).await;
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
    table.edition = 3;
    let store = open(&place).await;
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table));
    assert_eq!(store.load(&TableId::random()).await.expect("loaded"), None);
}

#[tokio::test]
async fn a_revision_takes_the_place_of_those_of_which_it_keeps_nothing() {
    let place = Place::new();
    let store = open(&place).await;
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
    let place = Place::new();
    let store = open(&place).await;
    let [host, guest, late] = [(); 3].map(|()| PersonId::random());
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
    let invite =
        async |seat, invitation| store.invite(&waiting.id, seat, invitation).await.expect("answered");
    assert_eq!(invite(Seat(0), Some(second)).await, None, "somebody sits there");
    assert_eq!(invite(seat, None).await, Some(1));
    let begun = Kept {
        holders: vec![Holder::Guest(host), Holder::Guest(guest)],
        names: vec![Some(web::Called::Gone); 2],
        contributions: vec!["a1b2".parse().ok(), "c3".parse().ok()],
        begun: true,
        revisions: vec![revision(0, 0, &["draw 3"])],
        standing: Standing { turn: 1, awaits: Seats::one(Seat(0)), ..Standing::default() },
        stands: Some("turn 1".to_owned()),
        ..waiting.clone()
    };
    let sit = async |table: &Kept, seat, invitation| store.sit(table, seat, invitation).await;
    let known = |edition| Kept { edition, ..begun.clone() };
    assert_eq!(sit(&known(1), seat, first).await.expect("answered"), None, "it was withdrawn");
    assert_eq!(invite(seat, Some(second)).await, Some(2));
    assert_eq!(sit(&known(2), seat, first).await.expect("answered"), None);
    assert_eq!(sit(&known(2), Seat(0), second).await.expect("answered"), None, "it is not to this seat");
    let early = sit(&known(1), seat, second).await;
    assert!(matches!(early, Err(StoreError::Conflict)), "the table has changed since: {early:?}");
    assert_eq!(sit(&known(2), seat, second).await.expect("answered"), Some(3));
    assert_eq!(store.load(&waiting.id).await.expect("loaded"), Some(known(3)));
    let again = Kept { holders: vec![Holder::Guest(host), Holder::Guest(late)], ..known(3) };
    assert_eq!(sit(&again, seat, second).await.expect("answered"), None, "it is spent");
    assert_eq!(invite(seat, Some(first)).await, None);
    for (who, tables) in [(host, 1), (guest, 1), (late, 0)] {
        assert_eq!(store.tables_of(who, 10).await.expect("listed").len(), tables);
    }
}

#[tokio::test]
async fn tables_that_wait_for_a_computer_are_found() {
    let place = Place::new();
    let store = open(&place).await;
    let mut waiting = kept(vec![Holder::Computer(Level::Random.into())]);
    waiting.standing.awaits_computer = true;
    for table in [&waiting, &kept(vec![])] {
        store.create(table).await.expect("created");
    }
    assert_eq!(store.waiting_for_computer().await.expect("listed"), [waiting.id]);
}

#[tokio::test]
async fn what_nobody_plays_is_forgotten_and_what_was_played_to_its_end_is_kept() {
    const DAY: Duration = Duration::from_hours(24);
    let place = Place::new();
    let store = open(&place).await;
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
async fn a_change_that_fails_does_not_take_others_with_it() {
    let place = Place::new();
    let store = std::sync::Arc::new(open(&place).await);
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
