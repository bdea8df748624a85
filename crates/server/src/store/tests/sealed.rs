//! What is secret cannot be read without the key, wherever the database goes.

use game::{Fate, Seat};
use rig::Place;
use table::Seed;

use super::{change, kept, key_at, open, revision};
use crate::key::Invitation;
use crate::store::rows::{Held, rows_by_page};
use crate::store::session::Session;
use crate::store::{Database, Dice, Holder, Kept, KeyFile, Store, StoreError, schema};

/// A table that has a secret in every place where there can be one.
fn secretive() -> Kept {
    Kept {
        position: Some("secret-position".to_owned()),
        fates: vec!["roll 4".parse::<Fate>().expect("an answer of fate")],
        dice: Dice::Shared(Seed::from(1836)),
        stands: Some("secret-stands".to_owned()),
        ..kept(vec![Holder::Rules, Holder::Invited(Some(Invitation::random()))])
    }
}

/// All that stands in the database.
async fn everything(store: &Store) -> String {
    let tell = |moment: &mut dyn Session| {
        let mut told = String::new();
        for kind in &schema::TABLES {
            rows_by_page(moment, kind, None, &mut |_, columns, row| {
                told += &format!("{} {columns:?} {row:?}\n", kind.name);
                Ok(())
            })?;
        }
        Ok(told)
    };
    store.read(tell).await.expect("read")
}

fn secrets(table: &Kept) -> Vec<String> {
    let Holder::Invited(Some(invitation)) = table.holders[1] else { panic!("somebody is invited") };
    let secrets =
        ["secret-position", "secret-stands", "secret-input", "after 1", "roll 4"].map(str::to_owned);
    [&secrets[..], &[invitation.reveal(), Seed::from(1836).to_string()]].concat()
}

#[tokio::test]
async fn no_secret_stands_in_the_database() {
    let place = Place::new();
    let store = open(&place).await;
    let table = secretive();
    store.create(&table).await.expect("created");
    store
        .append(&table.id, change(&revision(1, 0, &["secret-input"]), table.standing))
        .await
        .expect("appended");
    let all = everything(&store).await;
    for secret in secrets(&table) {
        assert!(!all.contains(&secret), "{secret} in\n{all}");
    }
    let loaded = store.load(&table.id).await.expect("loaded").expect("there");
    assert_eq!(
        (loaded.dice, &loaded.holders, &loaded.position),
        (table.dice, &table.holders, &table.position)
    );
    assert_eq!((loaded.fates, loaded.stands.as_deref()), (table.fates.clone(), Some("after 1")));
    let another = Invitation::random();
    store.invite(&table.id, Seat(1), Some(another)).await.expect("invited").expect("an edition");
    assert!(!everything(&store).await.contains(&another.reveal()));
    let sits = store.sit(&Kept { edition: 2, ..table.clone() }, Seat(1), Invitation::random()).await;
    assert_eq!(sits.expect("answered"), None, "another invitation");
}

/// What the version before has kept in plain is sealed when the server starts, and nothing of it is left.
#[tokio::test]
async fn what_was_kept_in_plain_is_sealed() {
    let place = Place::new();
    let table = secretive();
    let store = open(&place).await;
    let many: Vec<Kept> = (0..600).map(|_| secretive()).collect();
    for table in std::iter::once(&table).chain(&many) {
        store.create(table).await.expect("created");
    }
    store
        .append(&table.id, change(&revision(1, 0, &["secret-input"]), table.standing))
        .await
        .expect("appended");
    let before = store.load(&table.id).await.expect("loaded");
    let seal = store.seal.clone();
    let unsealed = store.write(move |session| {
        let mut back = Vec::new();
        for kind in &schema::TABLES {
            rows_by_page(session, kind, None, &mut |_, columns, row| {
                let key = kind.row_key(columns, row);
                for (column, held) in columns.iter().zip(row) {
                    if let (true, Held::Text(text)) = (kind.sealed.contains(&column.as_str()), held) {
                        let place = crate::store::seal::Place { table: kind.name, column, row: &key };
                        back.push((
                            kind,
                            column.clone(),
                            kind.key_values(columns, row),
                            seal.open(&place, text)?,
                        ));
                    }
                }
                Ok(())
            })?;
        }
        for (kind, column, key, text) in back {
            let found: Vec<String> =
                (2..).zip(kind.key).map(|(at, name)| format!("{name} = ?{at}")).collect();
            let sql = format!("UPDATE {} SET {column} = ?1 WHERE {}", kind.name, found.join(" AND "));
            let text = Held::Text(text);
            let values: Vec<_> = std::iter::once(&text).chain(&key).map(Held::value).collect();
            session.execute(&sql, &values)?;
        }
        session.execute("DELETE FROM sealing", &[])
    });
    unsealed.await.expect("as it was before");
    assert!(everything(&store).await.contains("secret-stands"));
    drop(store);

    let store = open(&place).await;
    assert_eq!(store.load(&table.id).await.expect("loaded"), before);
    let all = everything(&store).await;
    drop(store);
    let file = std::fs::read(place.file("tables.db")).unwrap_or_default();
    let log = std::fs::read(place.file("tables.db-wal")).unwrap_or_default();
    let kept = all + &String::from_utf8_lossy(&[file, log].concat());
    for secret in secrets(&table) {
        assert!(!kept.contains(&secret), "{secret}");
    }
}

#[tokio::test]
async fn without_its_key_a_database_is_refused() {
    let place = Place::new();
    drop(open(&place).await);
    let again = async |key: &str| {
        let database = Database::at(&place.url()).expect("a database");
        Store::open(database.clone(), KeyFile::of(Some(&place.file(key)), &database), 4).await.map(drop)
    };
    let missing = again("lost").await.expect_err("refused").to_string();
    assert!(missing.contains("there is no key file") && missing.contains("--key-file"), "{missing}");
    assert!(!place.file("lost").exists(), "a new one would be of no use");
    std::fs::write(place.file("other"), "0".repeat(64)).expect("written");
    let wrong = again("other").await.expect_err("refused");
    assert!(matches!(&wrong, StoreError::WrongKey { found: Some(_), .. }), "{wrong}");
    std::fs::write(place.file("letter"), "Dear friend").expect("written");
    assert!(matches!(again("letter").await, Err(StoreError::BadKeyFile(..))));
    again("key").await.expect("its own");
    assert!(key_at(&place).read().expect("read").is_some());
}
