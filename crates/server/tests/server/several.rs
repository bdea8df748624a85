//! Several servers at one database: whichever is asked, the answer is the same.

use serde_json::{Value, json};

use crate::house::{House, Seated};

fn decide(house: &House, table: &Seated, at: u64) -> (u16, Value) {
    let mut seat = table.seat(house, "texan");
    let offers = seat.get(&table.path()).json()["offers"].clone();
    let answer = seat.post(&table.under("decisions"), &json!({ "at": at, "decision": offers[0] }));
    (answer.status, answer.json())
}

fn at(house: &House, table: &Seated) -> u64 {
    house.client().get(&table.path()).json()["at"].as_u64().expect("a revision")
}

#[test]
fn a_decision_at_one_is_known_at_the_other_at_once() {
    let here = House::open();
    let Some(there) = here.beside() else { return };
    let table = here.table("me", "me", 1);
    for round in 0..6 {
        let (one, other) = if round % 2 == 0 { (&here, &there) } else { (&there, &here) };
        assert_eq!(decide(one, &table, round).0, 200);
        assert_eq!(at(other, &table), round + 1);
        let log = |house: &House| table.seat(house, "mexican").get(&table.path()).json()["log"].clone();
        assert_eq!(log(one), log(other));
    }
    // What is taken back at one is taken back at the other.
    assert_eq!(table.seat(&there, "texan").post(&table.under("undo"), &json!({})).status, 200);
    assert_eq!(at(&here, &table), 7);
    assert_eq!(decide(&here, &table, 7).0, 200);
    assert_eq!(decide(&there, &table, 7).0, 409);
    let record = |house: &House| house.client().get(&table.under("record")).body;
    assert_eq!(record(&here), record(&there));
}

#[test]
fn of_two_who_decide_at_once_one_comes_first() {
    let here = House::open();
    let Some(there) = here.beside() else { return };
    let table = here.table("me", "me", 2);
    let mut texan = table.seat(&here, "texan");
    for round in 0..20 {
        let offer = texan.get(&table.path()).json()["offers"][0].clone();
        let asked = json!({ "at": round, "decision": offer });
        let side = if offer.is_null() { "mexican" } else { "texan" };
        if side == "mexican" {
            break;
        }
        let mut answers = std::thread::scope(|scope| {
            let ask = |house| {
                let (asked, table) = (&asked, &table);
                scope.spawn(move || table.seat(house, side).post(&table.under("decisions"), asked).status)
            };
            [ask(&here), ask(&there)].map(|asking| asking.join().expect("an answer"))
        });
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
    }
}

#[test]
fn news_reach_those_who_listen_elsewhere() {
    let here = House::open();
    let Some(there) = here.beside() else { return };
    let table = here.table("me", "me", 3);
    let mut events = table.seat(&there, "mexican").listen(&table.under("events"));
    events.next().expect("the first");
    for round in 0..3 {
        assert_eq!(decide(&here, &table, round).0, 200);
        assert_eq!(events.next().expect("an event").id, (round + 1).to_string());
    }
    assert_eq!(table.seat(&here, "texan").post(&table.under("undo"), &json!({})).status, 200);
    let event = events.next().expect("an event");
    assert_eq!((event.id.as_str(), &event.data["log_from"]), ("4", &json!(2)));
}

#[test]
fn somebody_sits_down_elsewhere_and_the_game_begins() {
    let here = House::open();
    let Some(there) = here.beside() else { return };
    let made = here.client().post(
        "/api/tables",
        &json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" }, "seed": 4 }),
    );
    let made = made.json();
    let path = format!("/api/tables/{}", made["table"].as_str().expect("a table"));
    let mut events = here.client().listen(&format!("{path}/events"));
    events.next().expect("it waits");
    let invitation = made["invitations"]["mexican"].as_str().expect("an invitation");
    let sat = there.client().post(&format!("{path}/join"), &json!({ "invitation": invitation }));
    assert_eq!(sat.status, 200, "{}", sat.body);
    events.next().expect("it has begun");
    assert!(here.client().get(&path).json()["offers"].is_array());
}

#[test]
fn what_a_dead_server_was_thinking_about_is_taken_up_by_another() {
    let mut here = House::open();
    let Some(there) = here.beside() else { return };
    let table = there.table("me", "regular", 5);
    let mut texan = table.seat(&there, "texan");
    let mut events = table.seat(&there, "texan").listen(&table.under("events"));
    // The table is leased by a server that is no more.
    here.close();
    loop {
        let state = texan.get(&table.path()).json();
        let offers = state["offers"].as_array().cloned().unwrap_or_default();
        let Some(last) = offers.last() else { break };
        here.place.psql(
            "CREATE OR REPLACE FUNCTION seize() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
             IF NEW.thinker IS DISTINCT FROM OLD.thinker AND NEW.thinker IS NOT NULL AND OLD.thinks_until = 0 \
             THEN NEW.thinker := 'dead'; NEW.thinks_until := (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 500; \
             END IF; RETURN NEW; END $$; \
             CREATE OR REPLACE TRIGGER seize BEFORE UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION seize()",
        );
        let answer = texan.post(&table.under("decisions"), &json!({ "at": state["at"], "decision": last }));
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    // The computer decides in the end, whoever had leased it.
    let before = at(&there, &table);
    while events.next().expect("an event").data["at"].as_u64() <= Some(before) {}
}
