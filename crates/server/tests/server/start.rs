//! What keeps a server from starting is told.

use serde_json::json;
use server::{Options, Served};

use crate::house::{House, text};

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
    let database = house.file("other.db");
    let told = fault(Options { bind: house.address.to_string(), database, ..Options::default() });
    assert!(told.contains(&house.address.to_string()) && told.contains("--bind"), "{told}");
}

#[test]
fn a_database_that_cannot_be_written_is_named() {
    let house = House::open();
    let nowhere = house.file("no/such/directory/tables.db");
    let told = fault(Options { database: nowhere.clone(), ..somewhere() });
    assert!(told.contains(&nowhere), "{told}");
    let letter = house.file("letter.db");
    std::fs::write(&letter, "Dear friend, ".repeat(400)).expect("written");
    let told = fault(Options { database: format!("sqlite:{letter}"), ..somewhere() });
    assert!(told.contains(&letter), "{told}");
    let told = fault(Options { database: "mysql://localhost/bexar".to_owned(), ..somewhere() });
    assert!(told.contains("SQLite"), "{told}");
    let nobody = "postgres://bexar:secret@localhost/tables?host=/no/such/directory".to_owned();
    let told = fault(Options { database: nobody, ..somewhere() });
    assert!(told.contains("localhost/tables") && !told.contains("secret"), "{told}");
}

#[test]
fn a_file_has_one_server_and_postgresql_many() {
    let mut house = House::open();
    let same = Options { database: house.place.url(), ..somewhere() };
    if rig::is_on_postgres() {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(Served::start(same)).expect("a second server");
    } else {
        let told = fault(same);
        assert!(told.contains("tables.db") && told.contains("another server is using it"), "{told}");
    }
    house.restart();
    assert_eq!(house.client().get("/").status, 200);
}

#[test]
fn who_watches_over_the_server_is_told_that_it_lives_and_can_write() {
    let house = House::open();
    for (path, told) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let answer = house.client().get(path);
        assert_eq!((answer.status, answer.body.as_str()), (200, told));
    }
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

const LAST_STAND: &str = "turn 9, Texan movement
scenario: solitaire magazine=on
CHA: Tex1 Crockett
PLN: Tex2
CHY: Ald3
guns: G1 destroyed, G2 destroyed, G3 destroyed, G4 destroyed, G5 destroyed, G6 destroyed, \
G7 destroyed, G8 destroyed, G9 destroyed, G10 destroyed, G11 destroyed, G12 destroyed
";

#[test]
fn a_table_begins_with_a_prepared_position_and_keeps_it() {
    let mut house = House::open();
    let wanted = json!({ "game": "thirteen-days", "seats": { "texan": "me" }, "pos": LAST_STAND, "seed": 4 });
    let made = house.client().post("/api/tables", &wanted);
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    let path = format!("/api/tables/{}", text(&made["table"]));
    let mut texan = house.client().with_token(&text(&made["seats"]["texan"]));
    let begun = texan.get(&path).json();
    assert_eq!((&begun["scenario"], &begun["turn"]), (&json!("solitaire magazine=on"), &json!(9)));
    let blown = json!({ "at": 0, "decision": "move Crockett MAG" });
    let mut state = texan.post(&format!("{path}/decisions"), &blown).json();
    assert_eq!(state["at"], 1, "{state}");
    house.restart();
    let mut texan = house.client().with_token(&text(&made["seats"]["texan"]));
    assert_eq!(texan.get(&path).json()["view"], state["view"]);
    assert!(texan.get(&format!("{path}/record")).body.contains("\nposition ?\n"));
    while state["node"]["kind"] == "decide" {
        let first = json!({ "at": state["at"], "decision": state["offers"][0] });
        state = texan.post(&format!("{path}/decisions"), &first).json();
    }
    let record = texan.get(&format!("{path}/record")).body;
    assert!(record.contains("\nposition CHY: Ald3\n"), "{record}");
    shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
}

#[test]
fn a_position_that_cannot_stand_or_may_not_be_set_is_refused() {
    let wanted = |pos: &str, scenario: &str| json!({ "game": "thirteen-days", "seats": { "texan": "me" }, "pos": pos, "scenario": scenario });
    let house = House::open();
    let bad =
        house.client().post("/api/tables", &wanted("turn 9, Texan movement\nMOON: Tex1\n", "solitaire"));
    assert_eq!(bad.status, 400);
    assert!(text(&bad.json()["reason"]).contains("line 2: "), "{}", bad.body);
    let other = house.client().post("/api/tables", &wanted(LAST_STAND, "two-player"));
    assert_eq!(other.status, 400, "{}", other.body);
    let house = House::without_seeds();
    let refused = house.client().post("/api/tables", &wanted(LAST_STAND, "solitaire"));
    assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("positions-not-allowed")));
    let form = house.client().get("/new/thirteen-days").body;
    assert!(!form.contains("name=\"position\""), "the form does not ask for what is not allowed");
}
