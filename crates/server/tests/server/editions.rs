//! Tables of different editions on one server: each plays, thinks and shows by its own tables.

use std::fs;

use serde_json::{Value, json};

use crate::house::{House, Seated};

/// Puts an edition of Charge at the Alamo into a folder of the house, its gate as strong as asked, and has it read. Returns its name.
fn learn(house: &House, gate: u8) -> String {
    let name = format!("gate-{gate}");
    let folder = house.place.file(&name);
    fs::create_dir_all(folder.join("data")).expect("made");
    fs::write(folder.join("edition.toml"), format!("game = \"charge\"\nname = \"{name}\"\n"))
        .expect("written");
    let entry = shelf::game("charge").expect("on the shelf");
    let sheet = entry.sheets().iter().find(|sheet| sheet.name == "walls").expect("a table");
    let walls = sheet.csv.replace("w_gate,4", &format!("w_gate,{gate}"));
    fs::write(folder.join("data/walls.csv"), walls).expect("written");
    shelf::learn(&folder).unwrap_or_else(|faults| panic!("{faults}"));
    name
}

fn lay(house: &House, edition: Option<&str>, players: [&str; 2]) -> Seated {
    let seats = json!({ "texan": players[0], "mexican": players[1] });
    let mut wanted = json!({ "game": "charge", "seats": seats, "seed": 7 });
    if let Some(edition) = edition {
        wanted["edition"] = edition.into();
    }
    house.table_of(&wanted)
}

/// How strong the gate is, as everybody may see it.
fn gate(state: &Value) -> Value {
    let walls = state["view"]["walls"].as_array().expect("walls");
    walls.iter().find(|wall| wall["wall"] == "w_gate").unwrap_or_else(|| panic!("a gate in {walls:?}"))["strength"].clone()
}

#[test]
fn tables_of_different_editions_play_side_by_side() {
    let house = House::open();
    let names = [2, 3].map(|strength| learn(&house, strength));
    let editions = [None, Some(names[0].as_str()), Some(names[1].as_str())];
    let tables = editions.map(|edition| (edition, lay(&house, edition, ["me", "me"])));
    let mut rng = fastrand::Rng::with_seed(7);
    for ((edition, table), strength) in tables.iter().zip([4, 2, 3]) {
        let mut seat = table.seat(&house, "texan");
        let state = seat.get(&table.path()).json();
        assert_eq!(state["edition"]["name"].as_str(), *edition);
        assert_eq!((&gate(&state), &state["scenario"]), (&json!(strength), &json!("assault")));
        let hint = seat.get(&table.under("hint?side=texan"));
        assert_eq!(hint.status, 200, "{}", hint.body);
    }
    for (edition, table) in &tables {
        let end = table.play(&house, &mut rng, |_| false);
        assert_eq!(end["edition"]["name"].as_str(), *edition);
        let record = house.client().get(&table.under("record")).body;
        assert_eq!(record.contains("edition="), edition.is_some());
        shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
    }
}

#[test]
fn the_computer_decides_by_the_tables_of_its_table() {
    let house = House::open();
    let names = [1, 2].map(|strength| learn(&house, strength));
    let tables = [None, Some(names[0].as_str()), Some(names[1].as_str())].map(|edition| {
        let table = lay(&house, edition, ["regular", "regular"]);
        (edition, table)
    });
    for (edition, table) in tables {
        let mut events = house.client().listen(&table.under("events?after=0"));
        let over = |house: &House| house.client().get(&table.path()).json()["node"]["kind"] == "over";
        while !over(&house) {
            events.next().expect("they go on");
        }
        let record = house.client().get(&table.under("record")).body;
        let board = shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
        assert_eq!(board.scenario().contains("edition="), edition.is_some());
    }
}

#[test]
fn a_table_is_taken_up_again_in_its_edition_and_shows_it_on_its_page() {
    let mut house = House::open();
    let name = learn(&house, 2);
    let table = lay(&house, Some(&name), ["me", "me"]);
    table.play(&house, &mut fastrand::Rng::with_seed(3), |state| {
        state["at"].as_u64().is_some_and(|at| at > 20)
    });
    let before = house.client().get(&table.path()).json();
    house.restart();
    let after = house.client().get(&table.path()).json();
    assert_eq!((&after["view"], &after["edition"]), (&before["view"], &before["edition"]));
    let page = house.client().get(&format!("/game/{}", table.id)).body;
    assert!(page.contains(&name), "{page}");
    assert!(house.client().get("/").body.contains(&name));
    assert!(house.client().get("/new/charge").body.contains(&name));
}

#[test]
fn data_and_charts_are_those_of_the_edition_and_an_unknown_one_is_refused() {
    let house = House::open();
    let name = learn(&house, 2);
    let data = |query: &str| house.client().get(&format!("/api/games/charge/data/walls.csv{query}")).body;
    assert!(data("").contains("w_gate,4") && data(&format!("?edition={name}")).contains("w_gate,2"));
    assert_eq!(house.client().get("/api/games/charge/data?edition=none").status, 404);
    let games = house.client().get("/api/games").json();
    assert!(games["games"].to_string().contains(&name));
    let seats = json!({ "texan": "me", "mexican": "me" });
    let wanted = json!({ "game": "charge", "edition": "none", "seats": seats });
    let refused = house.client().post("/api/tables", &wanted);
    assert_eq!((refused.status, &refused.json()["error"]), (404, &json!("no-such-edition")));
}
