//! Files of SQLite: one server each, brought up to date, and no harm done where there is no room.

use std::path::Path;

use rig::Place;
use table::Seed;

use super::{change, kept, revision};
use crate::key::{Secret, TableId};
use crate::people::PersonId;
use crate::store::{Database, Dice, Holder, Kept, KeyFile, Opener, Standing, Store, StoreError};

async fn open(path: &Path) -> Result<Store, StoreError> {
    let database = Database::Sqlite(path.to_owned());
    Store::open(database.clone(), KeyFile::of(None, &database), 1).await
}

fn alter(path: &Path, statements: &str) {
    let file = rusqlite::Connection::open(path).expect("the file");
    file.execute_batch(statements).expect("it is changed");
}

/// Limits the file to this many pages, so that a full disk can be shown without one.
async fn limit(store: &Store, pages: u32) {
    let limit = format!("PRAGMA max_page_count = {pages}");
    store.write(move |change| change.each(&limit, &[], &mut |_| Ok(()))).await.expect("limited");
}

#[tokio::test]
async fn a_full_disk_is_told_and_nothing_half_done_remains() {
    let place = Place::new();
    let store = open(&place.file("tables.db")).await.expect("a store");
    let table = kept(vec![Holder::Rules]);
    store.create(&table).await.expect("created");
    limit(&store, 1).await;
    let long = "x".repeat(1 << 20);
    let failed = store.append(&table.id, change(&revision(1, 0, &[&long]), table.standing)).await;
    assert!(matches!(failed, Err(StoreError::Full)), "{failed:?}");
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table.clone()));
    limit(&store, 1).await;
    let created = store.create(&Kept { revisions: vec![revision(1, 0, &[&long])], ..kept(vec![]) }).await;
    assert!(matches!(created, Err(StoreError::Full)), "{created:?}");
    limit(&store, u32::MAX).await;
    store.append(&table.id, change(&revision(1, 0, &[&long]), table.standing)).await.expect("room again");
}

/// The schema of the first version, and a table.
const FIRST_VERSION: &str = "
    CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, scenario TEXT NOT NULL,
        rules_version INTEGER NOT NULL, seed TEXT NOT NULL, turn INTEGER NOT NULL, awaits INTEGER NOT NULL,
        awaits_computer INTEGER NOT NULL, over INTEGER NOT NULL, winner INTEGER, touched INTEGER NOT NULL) STRICT;
    CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
        level TEXT, hash BLOB, PRIMARY KEY (table_id, seat)) STRICT;
    CREATE INDEX seats_by_hash ON seats (hash) WHERE hash IS NOT NULL;
    CREATE INDEX tables_by_computer ON tables (id) WHERE awaits_computer = 1;
    CREATE TABLE revisions (table_id TEXT NOT NULL REFERENCES tables (id), at INTEGER NOT NULL, keep INTEGER NOT NULL,
        inputs TEXT NOT NULL, PRIMARY KEY (table_id, at)) STRICT, WITHOUT ROWID;
    PRAGMA user_version = 1;";

/// A table as the first version wrote it.
fn as_first_written(table: &Kept) -> String {
    let (id, Dice::Alone(seed)) = (&table.id, table.dice) else { panic!("there were no other dice") };
    let mut rows = format!(
        "INSERT INTO tables VALUES ('{id}', 'charge', 'assault', 1, '{seed}', 1, 1, 0, 0, NULL, 1000);"
    );
    for (seat, holder) in table.holders.iter().enumerate() {
        let (kind, hash) = match holder {
            Holder::Guest(person) => ("guest", Some(person.0)),
            Holder::Token(hash) => ("token", Some(hash.0)),
            _ => ("rules", None),
        };
        let hash = hash.map_or("NULL".to_owned(), |hash| {
            format!("x'{}'", hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
        });
        rows += &format!("INSERT INTO seats VALUES ('{id}', {seat}, '{kind}', NULL, {hash});");
    }
    for revision in &table.revisions {
        let (at, keep, inputs) = (revision.at, revision.keep, revision.inputs.join("\n"));
        rows += &format!("INSERT INTO revisions VALUES ('{id}', {at}, {keep}, '{inputs}');");
    }
    rows
}

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date() {
    let place = Place::new();
    let file = place.file("tables.db");
    let table =
        Kept { revisions: vec![revision(1, 0, &["a"]), revision(2, 1, &["b"])], ..kept(vec![Holder::Rules]) };
    alter(&file, &(FIRST_VERSION.to_owned() + &as_first_written(&table)));
    let store = open(&file).await.expect("brought up");
    assert_eq!(store.load(&table.id).await.expect("loaded"), Some(table.clone()));
    store.append(&table.id, change(&revision(3, 2, &["c"]), table.standing)).await.expect("it goes on");
    store.pulse().await.expect("it can be written");
}

/// In earlier versions the invitation was made from the seed, and was a token.
#[tokio::test]
async fn a_match_that_was_dealt_before_both_had_come_begins_anew() {
    const INVITATION: &str = "cdad1cabbda87d5a2219439b07d8275d";
    let place = Place::new();
    let file = place.file("tables.db");
    let token = Secret::sent(INVITATION).hash();
    let secret = Secret::random();
    let person = PersonId(secret.hash().0);
    let host = Holder::Guest(person);
    let dealt = kept(vec![host, Holder::Token(token)]);
    let played = Kept { id: TableId::random(), revisions: vec![revision(1, 0, &["a"])], ..dealt.clone() };
    let other = Kept {
        id: TableId::random(),
        holders: vec![host, Holder::Token(Secret::random().hash())],
        ..dealt.clone()
    };
    let tables: String = [&dealt, &played, &other].map(as_first_written).concat();
    alter(&file, &(FIRST_VERSION.to_owned() + &tables));
    let store = open(&file).await.expect("brought up");
    let loaded = async |table: &Kept| store.load(&table.id).await.expect("loaded").expect("there");
    let anew = loaded(&dealt).await;
    assert_eq!(anew.holders[1], Holder::Invited(INVITATION.parse().ok()));
    assert_eq!((anew.dice, anew.begun), (Dice::Shared(Seed::from(1836)), false));
    assert_eq!((anew.revisions, anew.standing), (Vec::new(), Standing::default()));
    assert_eq!(
        store.opened(Opener::Device, secret.hash()).await.expect("answered"),
        Some(person),
        "he has become a person"
    );
    assert_eq!(anew.names, [Some(person.called(None)), None]);
    for table in [&played, &other] {
        let same = loaded(table).await;
        assert!(same.begun && same.dice == table.dice && same.holders == table.holders);
    }
}

#[tokio::test]
async fn a_file_has_one_server() {
    let place = Place::new();
    let file = place.file("tables.db");
    let store = open(&file).await.expect("a store");
    assert!(matches!(open(&file).await.map(drop), Err(StoreError::InUse)));
    #[cfg(unix)]
    {
        let same = place.file("same.db");
        std::os::unix::fs::symlink(&file, &same).expect("linked");
        assert!(matches!(open(&same).await.map(drop), Err(StoreError::InUse)));
    }
    drop(store);
    open(&file).await.expect("it is free again");
}

#[tokio::test]
async fn a_file_that_is_no_database_and_one_from_the_future_are_refused() {
    let place = Place::new();
    let (letter, file) = (place.file("letter.db"), place.file("tables.db"));
    std::fs::write(&letter, "Dear friend, ".repeat(400)).expect("written");
    assert!(open(&letter).await.is_err());
    assert!(open(&place.file("no/such/directory.db")).await.is_err());
    drop(open(&file).await.expect("a store"));
    alter(&file, "PRAGMA user_version = 999");
    assert!(matches!(open(&file).await.map(drop), Err(StoreError::Broken(_))));
}
