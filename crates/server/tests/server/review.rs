//! Looking back at a match: while it runs with one's own eyes, afterwards with everybody's; and playing on from a moment of it.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

/// Asks until it is done.
fn review(client: &mut Client, table: &str) -> Value {
    client.headers.push(("Accept".to_owned(), "application/json".to_owned()));
    let path = format!("/game/{table}/review");
    let told = loop {
        let told = client.get(&path).json();
        assert!(told["seen"].as_u64() <= told["moments"].as_u64(), "{told}");
        if told["done"] == json!(true) {
            break told;
        }
    };
    client.headers.pop();
    told
}

#[test]
fn a_game_is_looked_back_at_and_played_on() {
    let house = House::open();
    let made = house.client().post(
        "/api/tables",
        &json!({ "game": "courier", "seats": { "texan": "regular", "mexican": "regular" }, "seed": 3 }),
    );
    let table = made.json()["table"].as_str().expect("a table").to_owned();
    let mut client = house.client();
    while client.get(&format!("/api/tables/{table}")).json()["node"]["kind"] != "over" {}
    let told = review(&mut client, &table);
    assert_eq!(told["review"]["sides"].as_array().expect("both sides").len(), 2, "{told}");
    let html = told["html"].as_str().expect("a part of a page");
    assert!(html.contains("<svg") && html.contains(&format!("/game/{table}/replay/")), "{html}");
    let page = client.get(&format!("/game/{table}/review"));
    assert!(page.status == 200 && page.body.contains("<svg"), "{}", page.body);

    let on = client.post_form(&format!("/game/{table}/on"), "step=1&side=texan");
    assert_eq!(on.status, 303, "{}", on.body);
    let guest = on.cookie("guest").expect("whoever plays on sits down");
    let new = on.header("location").expect("a new table").to_owned();
    let page = house.client().with("Cookie", &format!("guest={guest}")).get(&new);
    assert!(page.status == 200 && page.body.contains("by-hand"), "{}", page.body);
    for wrong in ["step=x", "", "step=9999"] {
        let denied = client.post_form(&format!("/game/{table}/on"), wrong);
        assert!((400..500).contains(&denied.status), "{wrong}: {}", denied.status);
    }
}

#[test]
fn a_running_game_is_looked_back_at_by_those_who_sit_there() {
    let house = House::open();
    let seats = json!({ "texan": "me", "mexican": "me" });
    let table = house.table_of(&json!({ "game": "courier", "seats": seats, "seed": 5 }));
    let mut texan = table.seat(&house, "texan");
    let path = table.path();
    let id = path.rsplit('/').next().expect("its name");
    let told = review(&mut texan, id);
    let sides = told["review"]["sides"].as_array().expect("a side");
    assert_eq!((sides.len(), &sides[0]["side"]), (1, &json!("texan")), "{told}");
    assert_eq!(house.client().get(&format!("/game/{id}/review")).status, 403);
    assert_eq!(texan.get(&format!("/game/{id}/review?side=mexican")).status, 403);
    let denied = texan.post_form(&format!("/game/{id}/on"), "step=0&side=texan");
    assert!((400..500).contains(&denied.status), "{}", denied.status);
}
