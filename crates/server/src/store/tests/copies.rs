//! Everything goes from one database to another.

use std::time::Duration;

use ai::Level;
use game::Seat;
use rig::Place;
use table::Seed;

use super::{change, kept, key_at, open, revision};
use crate::key::Invitation;
use crate::people::PersonId;
use crate::store::{Database, Dice, Holder, Keep, Kept, Standing, Store, StoreError, copy, schema};

/// What a store keeps of these tables.
async fn all(store: &Store, tables: &[Kept]) -> Vec<Option<Kept>> {
    let mut kept = Vec::new();
    for table in tables {
        kept.push(store.load(&table.id).await.expect("loaded"));
    }
    kept
}

async fn copied(from: &Database, to: &Database) -> Result<u64, StoreError> {
    let (from, to) = (from.clone(), to.clone());
    tokio::task::spawn_blocking(move || copy(&from, &to).map(|copied| copied.rows)).await.expect("it ends")
}

#[tokio::test]
async fn a_database_is_copied_while_it_is_used_and_back() {
    let place = Place::new();
    let own = Database::at(&place.url()).expect("a database");
    let guest = PersonId::random();
    let waiting = Kept {
        begun: false,
        dice: Dice::Shared(Seed::from(7)),
        contributions: vec!["a1b2".parse().ok(), None],
        standing: Standing::default(),
        ..kept(vec![Holder::Guest(guest), Holder::Invited(Some(Invitation::random()))])
    };
    let many = (0..700).map(|number| Kept {
        position: (number % 2 == 0).then(|| "turn 3\n".to_owned()),
        revisions: vec![revision(0, 0, &["roll 1"])],
        ..kept(vec![Holder::Computer(Level::General.into()), Holder::Guest(guest)])
    });
    let tables: Vec<Kept> = std::iter::once(waiting).chain(many).collect();
    let store = open(&place).await;
    for table in &tables {
        store.create(table).await.expect("created");
    }
    let over = Standing { over: true, winner: Some(Seat(1)), ..tables[1].standing };
    store.append(&tables[1].id, change(&revision(1, 1, &["texan é"]), over)).await.expect("appended");
    store.pulse().await.expect("written");
    let before = all(&store, &tables).await;

    let file = Database::Sqlite(place.file("copy.db"));
    assert_eq!(copied(&own, &file).await.expect("copied"), 701 + 1402 + 701 + 1 + 1);
    let again = copied(&own, &file).await;
    assert!(matches!(again, Err(StoreError::NotEmpty)), "{again:?}");
    let copy = Store::open(file.clone(), key_at(&place), 1).await.expect("a store");
    assert_eq!(all(&copy, &tables).await, before);
    assert_eq!(copy.tables_of(guest, 1000).await.expect("listed").len(), 701);
    copy.append(&tables[2].id, change(&revision(1, 1, &["a"]), tables[2].standing))
        .await
        .expect("it goes on");

    // Times went with it: nothing is too old, nothing is new.
    let keep = Keep { unplayed: Duration::from_hours(1), unfinished: Duration::from_hours(1) };
    assert_eq!(copy.forget(keep).await.expect("done"), []);
    let changed = all(&copy, &tables).await;
    let other = Place::new();
    let back = Database::at(&other.url()).expect("a database");
    copied(&file, &back).await.expect("copied");
    std::fs::copy(place.file("key"), other.file("key")).expect("the key goes with it");
    assert_eq!(all(&open(&other).await, &tables).await, changed);
}

#[tokio::test]
async fn there_is_nothing_to_copy_where_there_is_no_database() {
    let place = Place::new();
    let to = Database::Sqlite(place.file("to.db"));
    let nothing = copied(&Database::Sqlite(place.file("no.db")), &to).await;
    assert!(nothing.is_err() && !place.file("no.db").exists());
    std::fs::write(place.file("empty.db"), "").expect("written");
    let nothing = copied(&Database::Sqlite(place.file("empty.db")), &to).await;
    assert!(matches!(nothing, Err(StoreError::Broken(_))), "{nothing:?}");
}

/// What is copied is what the schema has.
#[tokio::test]
async fn every_table_of_the_schema_is_known() {
    let place = Place::new();
    let store =
        Store::open(Database::Sqlite(place.file("tables.db")), key_at(&place), 1).await.expect("a store");
    let all = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name";
    let made = store.read(move |moment| moment.rows(all, &[], |row| row.get::<String>("name"))).await;
    let mut known = schema::TABLES.map(|kind| kind.name);
    known.sort_unstable();
    assert_eq!(made.expect("read"), known);
}
