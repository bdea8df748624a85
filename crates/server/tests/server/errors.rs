//! Everything that can be asked wrongly, and what is answered.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, text};

#[track_caller]
fn refused(answer: &Answer, status: u16, error: &str) {
    let body = answer.json();
    assert_eq!((answer.status, body["error"].as_str()), (status, Some(error)), "{}", answer.body);
    assert!(text(&body["reason"]).len() > 5);
}

#[test]
fn an_unknown_table_is_not_found() {
    let house = House::open();
    let mut client = house.client();
    for id in ["abcdefghjkmn", "x", "..%2f..%2fetc", "ABCDEFGHJKMN"] {
        refused(&client.get(&format!("/api/tables/{id}")), 404, "no-such-table");
        let asked = json!({ "at": 0, "decision": "done" });
        refused(&client.post(&format!("/api/tables/{id}/decisions"), &asked), 404, "no-such-table");
        refused(&client.get(&format!("/api/tables/{id}/record")), 404, "no-such-table");
        refused(&client.get(&format!("/api/tables/{id}/events")), 404, "no-such-table");
    }
    refused(&client.get("/api/nothing"), 404, "no-such-page");
    refused(&client.post("/api/games", &json!({})), 405, "no-such-method");
}

#[test]
fn a_wrong_token_or_none_opens_no_seat() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let other = house.table("me", "me", 1);
    let asked = json!({ "at": 0, "decision": "done" });
    for token in [other.token("texan"), "nonsense".to_owned(), String::new()] {
        let mut stranger = house.client().with_token(&token);
        refused(&stranger.get(&table.path()), 403, "wrong-token");
        refused(&stranger.get(&table.under("record")), 403, "wrong-token");
        refused(&stranger.get(&table.under("events")), 403, "wrong-token");
        refused(&stranger.post(&table.under("decisions"), &asked), 403, "wrong-token");
        refused(&stranger.post(&table.under("undo"), &json!({})), 403, "wrong-token");
        refused(&stranger.post(&table.under("why"), &json!({ "picks": [] })), 403, "wrong-token");
    }
    let mut observer = house.client();
    assert_eq!(observer.get(&table.path()).status, 200);
    refused(&observer.post(&table.under("decisions"), &asked), 403, "not-your-seat");
    refused(&observer.post(&table.under("undo"), &json!({})), 403, "not-your-seat");
    refused(&observer.post(&table.under("why"), &json!({ "picks": [] })), 403, "not-your-seat");
    let guest = house.client().with("Cookie", "guest=someone").get(&table.path());
    assert_eq!((guest.status, &guest.json()["held"]), (200, &json!([])));
}

#[test]
fn turns_revisions_and_rules_are_kept() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let [mut texan, mut mexican] = ["texan", "mexican"].map(|side| table.seat(&house, side));
    let path = table.under("decisions");
    let state = texan.get(&table.path()).json();
    let offer = &state["offers"][0];
    refused(&mexican.post(&path, &json!({ "at": 0, "decision": offer })), 403, "not-your-turn");
    refused(
        &texan.post(&path, &json!({ "at": 0, "decision": offer, "side": "mexican" })),
        403,
        "not-that-seat",
    );
    refused(&texan.post(&path, &json!({ "at": 1, "decision": offer })), 409, "stale");
    refused(&mexican.post(&path, &json!({ "at": 9, "decision": offer })), 409, "stale");
    refused(&texan.post(&table.under("undo"), &json!({ "at": 5 })), 409, "stale");
    refused(&texan.post(&path, &json!({ "at": 0, "decision": "sing a song" })), 400, "unreadable-decision");
    let illegal =
        texan.post(&path, &json!({ "at": 0, "decision": crate::tries::not_offered(&house, &state) }));
    refused(&illegal, 422, "refused");
    assert!(!text(&illegal.json()["rule"]).is_empty());
    assert_eq!(texan.get(&table.path()).json(), state);
}

#[test]
fn what_cannot_be_read_is_told() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let path = table.under("decisions");
    let raw = |client: &mut Client, kind: &str, body: &str| {
        client.send("POST", &path, kind, body).expect("an answer")
    };
    for body in
        ["", "{", "[]", "{\"at\":0}", "{\"at\":-1,\"decision\":\"x\"}", "\u{0}", "{\"at\":0,\"decision\":7}"]
    {
        refused(&raw(&mut texan, "application/json", body), 400, "unreadable");
    }
    refused(&raw(&mut texan, "text/plain", "{\"at\":0,\"decision\":\"done\"}"), 400, "unreadable");
    let extra = json!({ "at": 0, "decision": "done", "force": true });
    refused(&texan.post(&path, &extra), 400, "unreadable");
    refused(&texan.post(&table.under("why"), &json!({ "picks": ["unit:3"] })), 400, "unreadable");
    refused(&texan.get(&format!("{}?after=x", table.path())), 400, "unreadable");
    refused(&texan.post(&table.under("undo"), &json!({ "at": "now" })), 400, "unreadable");
}

#[test]
fn a_request_names_one_host() {
    let house = House::open();
    refused(&house.client().with("Host", "elsewhere").get("/api/games"), 421, "wrong-host");
    let twice = house.client().with("Host", "localhost").with("Host", "localhost");
    refused(&{ twice }.get("/api/games"), 400, "unreadable");
}

#[test]
fn a_body_over_64_kb_is_too_large() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let just = json!({ "at": 0, "decision": "x".repeat(65_000) });
    let answer = texan.post(&table.under("decisions"), &just);
    refused(&answer, 400, "unreadable-decision");
    assert!(answer.body.len() < 1_000, "what was sent is not sent back whole");
    for path in ["decisions", "why", "undo"].map(|rest| table.under(rest)) {
        let body = json!({ "at": 0, "decision": "x".repeat(66_000) });
        refused(&table.seat(&house, "texan").post(&path, &body), 413, "too-large");
    }
    let table = house.client().post("/api/tables", &json!({ "game": "x".repeat(66_000) }));
    refused(&table, 413, "too-large");
}

#[test]
fn a_table_that_makes_no_sense_is_not_set_up() {
    let house = House::open();
    let mut client = house.client();
    let mut make = |change: &dyn Fn(&mut Value)| -> Answer {
        let mut wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "regular" } });
        change(&mut wanted);
        client.post("/api/tables", &wanted)
    };
    assert_eq!(make(&|_| ()).status, 201);
    refused(&make(&|wanted| wanted["game"] = json!("chess")), 404, "no-such-game");
    refused(&make(&|wanted| wanted["scenario"] = json!("siege")), 400, "unreadable");
    refused(&make(&|wanted| wanted["seats"]["texan"] = json!("genius")), 400, "unreadable");
    refused(&make(&|wanted| wanted["seats"] = json!({ "texan": "me" })), 400, "unreadable");
    refused(&make(&|wanted| wanted["seats"]["french"] = json!("me")), 400, "unreadable");
    refused(&make(&|wanted| wanted["options"] = json!({ "rain": "on" })), 400, "unreadable");
    refused(&make(&|wanted| wanted["seed"] = json!("not a seed")), 400, "unreadable");
    refused(&make(&|wanted| wanted["seed"] = json!(-4)), 400, "unreadable");
}

#[test]
fn reasons_come_in_the_language_asked_for() {
    let house = House::open();
    let missing = "/api/tables/abcdefghjkmn";
    let english = house.client().get(missing).json();
    for spanish in [
        house.client().with("Accept-Language", "es-MX,en;q=0.5").get(missing),
        house.client().with("Cookie", "lang=es").get(missing),
        house.client().get(&format!("{missing}?lang=es")),
    ] {
        assert_eq!(spanish.json()["error"], english["error"]);
        assert_eq!(spanish.json()["reason"], "No existe esa mesa.");
    }
}
