//! What keeps a server from starting is told.

use serde_json::json;
use server::admin::{self, Keeping};
use server::{Error, Options, Served};

use crate::client::Client;
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
    let key_file = Some(house.place.file("key"));
    let same = Options { database: house.place.url(), key_file, ..somewhere() };
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

#[test]
fn a_game_goes_on_from_a_backup_that_was_made_while_it_was_played() {
    let house = House::open();
    let table = house.table("me", "regular", 7);
    let decide = |house: &House| {
        let mut texan = table.seat(house, "texan");
        let state = texan.get(&table.path()).json();
        let asked = json!({ "at": state["at"], "decision": state["offers"][0] });
        assert_eq!(texan.post(&table.under("decisions"), &asked).status, 200);
    };
    decide(&house);
    let record = |house: &House| table.seat(house, "texan").get(&table.under("record")).body;
    let restored = house.restored();
    assert_eq!(record(&restored), record(&house));
    decide(&restored);
    assert_ne!(record(&restored), record(&house));
}

#[test]
fn a_backup_says_which_key_it_needs_and_overwrites_nothing() {
    let house = House::open();
    house.table("me", "regular", 7);
    let (kept, elsewhere) = (house.place.file("backup.db"), rig::Place::new());
    let copied = admin::backup(&house.place.url(), &kept).expect("kept");
    assert!(copied.rows > 3 && copied.key.is_some());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&kept).expect("there").permissions().mode() & 0o777, 0o600);
    }
    assert!(matches!(admin::backup(&house.place.url(), &kept), Err(Error::Exists(_))));
    let keeping = Keeping { database: elsewhere.url(), key_file: Some(elsewhere.file("key")) };
    let (_, fits) = admin::restore(&kept, &keeping).expect("restored");
    let told = fits.expect_err("the key is not at hand").to_string();
    assert!(told.contains(&copied.key.clone().unwrap_or_default()), "{told}");
    let options = Options { database: elsewhere.url(), key_file: keeping.key_file.clone(), ..somewhere() };
    assert!(fault(options).contains("--key-file"));
    assert!(admin::restore(&kept, &keeping).is_err(), "there is something already");
}

#[test]
fn a_table_and_a_person_move_to_another_server_and_play_on_there() {
    let (house, other) = (House::open(), House::open());
    let started = house.client().post_form("/play/charge", "");
    let cookie = format!("guest={}", started.cookie("guest").expect("a guest's cookie"));
    let mut guest = house.client().with("Cookie", &cookie);
    assert_eq!(guest.post_form("/me/name", "name=Susanna").status, 303);
    let api = started.header("location").expect("a table").replace("/game/", "/api/tables/");
    let id = api.rsplit('/').next().expect("its name").to_owned();
    let (tables, persons) = (vec![id], ["Susanna".to_owned()]);
    let exported = admin::export(&house.keeping(), &tables, &persons).expect("exported");
    let mut there = other.client().with("Cookie", &cookie);
    assert_eq!(there.get(&api).status, 404);
    assert!(admin::import(&other.keeping(), &exported).expect("imported") > 4);
    // The computer may have to decide first, there as here.
    let turn = |client: &mut Client| loop {
        let state = client.get(&api).json();
        if state["offers"][0].is_string() {
            return state;
        }
    };
    let (before, state) = (turn(&mut guest), turn(&mut there));
    assert_eq!((&state["names"], &state["held"]), (&before["names"], &before["held"]), "{state}");
    assert!(state["names"].to_string().contains("Susanna"));
    let asked = json!({ "at": state["at"], "decision": state["offers"][0] });
    assert_eq!(there.post(&format!("{api}/decisions"), &asked).status, 200);
    assert!(admin::import(&other.keeping(), &exported).is_err(), "it is there already");
    for wrong in [
        "",
        "{}",
        "{\"file\":\"bexar export\",\"schema\":1}",
        &exported.replace("\"in\":\"seats\"", "\"in\":\"sealing\""),
    ] {
        assert!(admin::import(&other.keeping(), wrong).is_err(), "{wrong}");
    }
    for nobody in ["Santa Anna", "00112233445566"] {
        assert!(admin::export(&house.keeping(), &[], &[nobody.to_owned()]).is_err());
    }
    assert!(admin::export(&house.keeping(), &["nosuchtable0".to_owned()], &[]).is_err());
}
