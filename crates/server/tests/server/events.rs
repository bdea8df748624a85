//! News as it happens.

use serde_json::json;

use crate::client::Event;
use crate::house::{House, Seated, text};

pub fn decide_first(house: &House, table: &Seated, side: &str) -> u64 {
    let mut seat = table.seat(house, side);
    let state = seat.get(&table.path()).json();
    let asked = json!({ "at": state["at"], "decision": state["offers"][0] });
    let answer = seat.post(&table.under("decisions"), &asked);
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["at"].as_u64().expect("a revision")
}

#[test]
fn a_listener_hears_each_decision_and_each_undo() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut events = table.seat(&house, "mexican").listen(&table.under("events"));
    assert_eq!(
        events.next(),
        Some(Event {
            name: String::new(),
            id: "0".into(),
            data: json!({ "at": 0, "log_from": 0, "log": [], "events": [] })
        })
    );
    for at in 1..=3 {
        assert_eq!(decide_first(&house, &table, "texan"), at);
        let event = events.next().expect("an event");
        assert_eq!((event.id, &event.data["at"]), (at.to_string(), &json!(at)));
    }
    let whole = house.client().get(&table.path()).json()["log"].clone();
    assert_eq!(table.seat(&house, "texan").post(&table.under("undo"), &json!({})).status, 200);
    let event = events.next().expect("an event");
    assert_eq!((&event.data["at"], &event.data["log_from"]), (&json!(4), &json!(2)));
    let shorter = house.client().get(&table.path()).json()["log"].clone();
    assert!(whole.as_array().map(Vec::len) >= shorter.as_array().map(Vec::len));
}

/// What is said to many is said once to those who hear the same, and to nobody else.
#[test]
fn in_a_crowd_everybody_hears_what_he_would_hear_alone() {
    let house = House::open();
    let table = house.table_of(&json!({
        "game": "texas-glory", "seats": { "texan": "me", "mexican": "me" }, "seed": 3
    }));
    let clients = || {
        let seats = ["texan", "mexican", "texan"].map(|side| table.seat(&house, side));
        let observers = [house.client(), house.client(), house.client().with("Accept-Language", "es")];
        seats.into_iter().chain(observers)
    };
    let mut crowd: Vec<_> = clients().map(|client| client.listen(&table.under("events?after=0"))).collect();
    let mut different = 0;
    for at in 1..=40 {
        let state = |side: &str| table.seat(&house, side).get(&table.path()).json();
        let mut sides = ["texan", "mexican"].into_iter();
        let awaited = sides.find(|side| !state(side)["offers"].as_array().expect("offers").is_empty());
        let Some(side) = awaited else { break };
        assert_eq!(decide_first(&house, &table, side), at);
        let heard: Vec<_> = crowd.iter_mut().map(|events| events.next().expect("an event").data).collect();
        for (mut client, heard) in clients().zip(&heard) {
            let alone = client.get(&format!("{}?after={}", table.path(), at - 1)).json();
            assert_eq!((&heard["at"], &heard["log"]), (&alone["at"], &alone["log"]));
        }
        different += usize::from(heard[0] != heard[1]);
    }
    assert!(different > 0, "what is hidden was never told");
}

#[test]
fn who_comes_back_is_told_what_was_missed() {
    let mut house = House::open();
    let table = house.table("me", "me", 1);
    for _ in 0..5 {
        decide_first(&house, &table, "texan");
    }
    let heard = |house: &House, last: &str| {
        house.client().with("Last-Event-ID", last).listen(&table.under("events")).next().expect("an event")
    };
    let log =
        |after: u64| house.client().get(&format!("{}?after={after}", table.path())).json()["log"].clone();
    for last in [0, 2, 4] {
        let event = heard(&house, &last.to_string());
        assert_eq!((&event.data["at"], &event.data["log"]), (&json!(5), &log(last)));
        assert_eq!(event.data["log_from"], last);
    }
    let from_another_world = heard(&house, "77");
    assert_eq!(from_another_world.data["log_from"], 0);
    let before = heard(&house, "2");
    house.restart();
    assert_eq!(heard(&house, "2"), before);
    let mut up_to_date = house.client().with("Last-Event-ID", "5").listen(&table.under("events"));
    decide_first(&house, &table, "texan");
    assert_eq!(up_to_date.next().expect("an event").data["at"], 6);
}

#[test]
fn a_page_hears_what_has_changed_of_it() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let page = format!("/game/{}/events?at=0&len=0", table.id);
    let mut events = house.client().listen(&page);
    let at = decide_first(&house, &table, "texan");
    let event = events.next().expect("an event");
    assert_eq!(event.id, at.to_string());
    for part in ["prompt", "pieces", "panels", "status"] {
        assert!(!text(&event.data[part]).is_empty(), "{part}");
    }
    assert_eq!((&event.data["mine"], &event.data["offers"]), (&json!(false), &json!([])));
}

#[test]
fn closing_sends_listeners_away_and_ends() {
    let mut house = House::open();
    let table = house.table("me", "me", 1);
    let mut events = house.client().listen(&table.under("events"));
    assert!(events.next().is_some());
    house.close();
    assert_eq!(events.next(), None);
}
