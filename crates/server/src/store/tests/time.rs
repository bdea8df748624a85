//! The time of tables stands while no server is there.

use rig::Place;

use super::super::session::values;
use super::{Store, StoreError, kept, open};
use crate::affairs::Affairs;
use crate::store::Kept;

const HOUR: u64 = 60 * 60 * 1000;
/// More than anything here takes.
const SLACK: u64 = 60_000;

/// Makes it look as if the latest beat had been noted so much earlier.
async fn away(store: &Store, millis: u64) -> Result<(), StoreError> {
    let sql = "UPDATE beats SET beat = beat - ?1";
    store.write(move |change| change.execute(sql, values![millis]).map(drop)).await
}

#[tokio::test]
async fn an_hour_without_a_server_does_not_count() {
    let place = Place::new();
    let first = open(&place).await;
    let before = first.table_time().await.expect("the time");
    away(&first, HOUR).await.expect("an hour passes");
    drop(first);
    // It goes on where it stood when the latest beat was noted.
    let again = open(&place).await.table_time().await.expect("the time");
    assert!(again.abs_diff(before - HOUR) < SLACK, "{before} {again}");
}

#[tokio::test]
async fn what_runs_out_is_found_and_what_stands_is_not() {
    let place = Place::new();
    let store = open(&place).await;
    let now = store.table_time().await.expect("the time");
    let at = |pace: &str, since: u64| {
        let affairs = format!(
            r#"{{"pace":"{pace}","clocks":{{"of":[{{"left":1000,"since":{since},"begun":true}},null],"paid":0}}}}"#
        );
        let affairs: Affairs = serde_json::from_str(&affairs).expect("affairs");
        Kept { affairs, ..kept(Vec::new()) }
    };
    let tables = [
        at("live 1 0 win", now - 2000),
        at("live 1 0 win", now + HOUR),
        // Days are claimed.
        at("days 1 win", now - 2000),
        kept(Vec::new()),
    ];
    for table in &tables {
        store.create(table).await.expect("created");
    }
    assert_eq!(store.late().await.expect("those that are late"), [tables[0].id.clone()]);
    store.stop_clocks(&tables[0].id).await.expect("stopped");
    assert_eq!(store.late().await.expect("those that are late"), []);
    let stored = store.load(&tables[1].id).await.expect("loaded").expect("there");
    assert_eq!(stored.affairs, tables[1].affairs);
}
