//! What keeps a server from starting is told.

use serde_json::json;
use server::{Options, Served};

use crate::house::House;

fn fault(options: Options) -> String {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    match runtime.block_on(Served::start(options)) {
        Ok(served) => panic!("it serves on {}", served.address()),
        Err(error) => error.to_string(),
    }
}

fn somewhere() -> Options {
    Options { bind: "127.0.0.1:0".to_owned(), ..Options::default() }
}

#[test]
fn an_address_that_is_taken_is_named() {
    let house = House::open();
    let database = house.database("other.db");
    let told = fault(Options { bind: house.address.to_string(), database, ..Options::default() });
    assert!(told.contains(&house.address.to_string()) && told.contains("--bind"), "{told}");
}

#[test]
fn a_database_that_cannot_be_written_is_named() {
    let house = House::open();
    let nowhere = house.database("no/such/directory/tables.db");
    let told = fault(Options { database: nowhere.clone(), ..somewhere() });
    assert!(told.contains(&nowhere), "{told}");
    let letter = house.database("letter.db");
    std::fs::write(&letter, "Dear friend, ".repeat(400)).expect("written");
    let told = fault(Options { database: format!("sqlite:{letter}"), ..somewhere() });
    assert!(told.contains(&letter), "{told}");
    let told = fault(Options { database: "postgres://localhost/bexar".to_owned(), ..somewhere() });
    assert!(told.contains("SQLite"), "{told}");
}

#[test]
fn a_seed_is_taken_only_where_that_is_allowed() {
    let house = House::without_seeds();
    let seats = json!({ "texan": "me", "mexican": "me" });
    let mut client = house.client();
    let seeded = client.post("/api/tables", &json!({ "game": "charge", "seats": seats, "seed": 7 }));
    assert_eq!((seeded.status, &seeded.json()["error"]), (403, &json!("seeds-not-allowed")));
    let tables = [(); 2].map(|()| client.post("/api/tables", &json!({ "game": "charge", "seats": seats })));
    assert!(tables.iter().all(|table| table.status == 201));
    assert_ne!(tables[0].json()["commitment"], tables[1].json()["commitment"]);
}
