//! One stream for all tabs of a browser, and one for all tables of a person.

use serde_json::{Value, json};

use crate::client::{Client, Event};
use crate::events::decide_first;
use crate::house::{House, Seated, text};

/// Somebody with a key.
fn somebody(house: &House) -> Client {
    let made = house.client().post("/api/me", &json!({}));
    assert_eq!(made.status, 201, "{}", made.body);
    house.client().with_token(&text(&made.json()["key"]))
}

/// A table at which a person plays both sides.
fn begin(person: &mut Client) -> String {
    let seats = json!({ "texan": "me", "mexican": "me" });
    let made = person.post("/api/tables", &json!({ "game": "charge", "seats": seats, "seed": 1 }));
    assert_eq!(made.status, 201, "{}", made.body);
    text(&made.json()["table"])
}

fn decide(person: &mut Client, table: &str) {
    let path = format!("/api/tables/{table}");
    let state = person.get(&path).json();
    let asked = json!({ "at": state["at"], "decision": state["offers"][0] });
    assert_eq!(person.post(&format!("{path}/decisions"), &asked).status, 200);
}

fn on(place: &str) -> String {
    format!("on={}", place.replace('?', "%3F").replace('&', "%26").replace('=', "%3D"))
}

#[test]
fn many_tables_are_heard_in_one_stream_each_under_its_place() {
    let house = House::open();
    let tables: Vec<Seated> = (0..8).map(|seed| house.table("me", "me", seed)).collect();
    let asked: Vec<String> =
        tables.iter().map(|table| on(&format!("{}?at=0&side=&drawn=", table.id))).collect();
    let mut stream = house.client().listen(&format!("/events?{}", asked.join("&")));
    for (place, table) in tables.iter().enumerate().rev() {
        let at = decide_first(&house, table, "texan");
        let event = stream.next().expect("an event");
        assert_eq!((event.name, event.id), (place.to_string(), at.to_string()));
        assert!(event.data["pieces"].is_string(), "what a page is told");
    }
    // Whoever comes back with what he knows is told what he has missed, and nothing else.
    decide_first(&house, &tables[3], "texan");
    let asked = [on(&format!("{}?at=1", tables[2].id)), on(&format!("{}?at=1", tables[3].id))].join("&");
    let event = house.client().listen(&format!("/events?{asked}")).next().expect("an event");
    assert_eq!((event.name.as_str(), event.id.as_str()), ("1", "2"));
}

#[test]
fn what_is_not_there_is_told_so_and_keeps_nobody_from_hearing() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    for nowhere in ["aaaaaaaaaaaa", "nonsense", "me", "a/../b?c=%22", "aaaaaaaaaaaa?at=x"] {
        let mut stream = house.client().listen(&format!("/events?{}&{}", on(nowhere), on(&table.id)));
        let mut told = [stream.next().expect("an event"), stream.next().expect("an event")];
        told.sort_by(|one, other| one.name.cmp(&other.name));
        assert_eq!((told[0].name.as_str(), told[1].name.as_str()), ("1", "gone"), "{nowhere}");
        assert_eq!(told[1].data, json!(0));
    }
    let many = vec![on(&table.id); 40].join("&");
    for wrong in ["/events", "/events?off=1", &format!("/events?{many}")] {
        assert_eq!(house.client().get(wrong).status, 400, "{wrong}");
    }
}

fn ids(event: &Event) -> Vec<&str> {
    event.data["tables"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|table| table["table"].as_str())
        .collect()
}

#[test]
fn one_stream_tells_of_all_tables_of_a_person_and_of_no_others() {
    let house = House::open();
    let (mut one, mut other) = (somebody(&house), somebody(&house));
    assert_eq!(house.client().get("/api/me/events").status, 403);
    let first = begin(&mut one);
    let mut stream = one.listen("/api/me/events");
    let event = stream.next().expect("what there is");
    assert_eq!(ids(&event), [first.as_str()]);
    assert_eq!(event.data["tables"][0]["mine"], json!(true));

    // What others do elsewhere is not told; a table that is new is.
    let theirs = begin(&mut other);
    decide(&mut other, &theirs);
    let second = begin(&mut one);
    assert_eq!(ids(&stream.next().expect("the new table")), [second.as_str()]);
    decide(&mut one, &first);
    let event = stream.next().expect("a decision");
    assert_eq!(ids(&event), [first.as_str()]);

    // The other one sits down with him, and both are told.
    let invites = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" } });
    let made = one.post("/api/tables", &invites).json();
    let third = text(&made["table"]);
    let event = stream.next().expect("a table that waits");
    assert_eq!(event.data["tables"][0]["node"]["kind"], json!("waiting"));
    let mut theirs_too = other.listen(&format!("/api/me/events?after={}", i64::MAX));
    assert_eq!(ids(&theirs_too.next().expect("nothing yet")), [""; 0]);
    let joined = json!({ "invitation": made["invitations"]["mexican"] });
    assert_eq!(other.post(&format!("/api/tables/{third}/join"), &joined).status, 200);
    for stream in [&mut stream, &mut theirs_too] {
        let event = stream.next().expect("the match begins");
        assert_eq!(
            (ids(&event), &event.data["tables"][0]["node"]["kind"]),
            (vec![third.as_str()], &json!("decide"))
        );
    }

    // Whoever comes back is told what has changed since.
    let last = stream_id(&mut one, &first);
    let back = one.listen(&format!("/api/me/events?after={last}")).next().expect("what was missed");
    assert!(ids(&back).contains(&first.as_str()));
}

fn stream_id(person: &mut Client, table: &str) -> i64 {
    decide(person, table);
    let me = person.get("/api/me").json();
    let tables = me["tables"].as_array().expect("tables");
    let touched = |listed: &&Value| listed["table"] == *table;
    tables.iter().find(touched).and_then(|listed| listed["touched"].as_i64()).expect("a time")
}

#[test]
fn a_page_is_told_where_its_reader_is_awaited() {
    let house = House::open();
    let mut person = somebody(&house);
    let table = begin(&mut person);
    let mut stream = person.listen("/events?on=me");
    let event = stream.next().expect("an event");
    assert_eq!((event.name.as_str(), &event.data), ("0", &json!({ "awaited": [table] })));
    let other = begin(&mut person);
    let mut both = vec![table, other];
    both.sort();
    assert_eq!(stream.next().expect("an event").data, json!({ "awaited": both }));
}
