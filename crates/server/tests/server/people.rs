//! Persons: a name, a key, another device; and that nobody becomes somebody else.

use serde_json::json;

use crate::client::{Answer, Client};
use crate::house::{House, text};

const KEY: [&str; 2] = ["id=\"key-words\" lang=\"zxx\">", "<"];

/// A browser: it keeps its guest's cookie.
fn browser(house: &House, answer: &Answer) -> Client {
    let cookie = answer.cookie("guest").expect("a guest's cookie");
    house.client().with("Cookie", &format!("guest={cookie}"))
}

/// What stands between two texts.
fn between<'a>(body: &'a str, [before, after]: [&str; 2]) -> &'a str {
    body.split(before).nth(1).and_then(|rest| rest.split(after).next()).unwrap_or_else(|| panic!("{body}"))
}

fn told(answer: &Answer, status: u16, error: &str) {
    assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{}", answer.body);
}

#[test]
fn who_loses_his_cookie_goes_on_with_his_key_from_another_device() {
    let mut house = House::open();
    let started = house.client().post_form("/play/charge", "");
    let mut first = browser(&house, &started);
    let api = started.header("location").expect("a table").replace("/game/", "/api/tables/");
    assert_eq!(first.post_form("/me/name", "name=+Juan%0ASegu%C3%ADn+").status, 303);
    let made = first.post_form("/me/key", "");
    assert_eq!((made.status, made.header("cache-control")), (200, Some("no-store")));
    let key = between(&made.body, KEY).to_owned();
    assert!(made.body.contains(&format!("/key#{key}")) && made.body.contains("<path fill=\"#000\""));
    assert!(!first.get("/me").body.contains(&key), "it is shown once");

    house.restart();
    let typed = key.replace('-', "+").to_uppercase();
    let opened = house.client().post_form("/key", &format!("key={typed}"));
    assert_eq!((opened.status, opened.header("location")), (303, Some("/")));
    let mut second = browser(&house, &opened);
    assert_ne!(opened.cookie("guest"), started.cookie("guest"), "each browser has a secret of its own");
    let state = second.get(&api).json();
    assert_eq!(state["held"].as_array().map(Vec::len), Some(1), "{state}");
    assert!(state["names"].to_string().contains("Juan Seguín"), "{}", state["names"]);
    let mut program = house.client().with_token(&key);
    assert_eq!(program.get(&api).json()["held"], state["held"], "a program goes on as well");

    // All browsers but this one are signed out; then another key is made, and the first opens nothing.
    let mut first = browser(&house, &started);
    assert_eq!(first.get("/api/me").json()["devices"], json!(2));
    assert_eq!(second.post_form("/me/devices", "").status, 303);
    assert_eq!(first.get(&api).json()["held"], json!([]));
    told(&first.get("/api/me"), 403, "nobody");
    second.post_form("/me/key", "");
    told(&program.get("/api/me"), 403, "wrong-key");
    told(&program.get(&api), 403, "wrong-key");
    assert_eq!(house.client().post_form("/key", &format!("key={key}")).status, 403);
}

#[test]
fn a_program_sits_at_any_number_of_tables_with_one_key() {
    let house = House::open();
    let persons = ["Ana", "Benito"].map(|name| {
        let made = house.client().post("/api/me", &json!({ "name": name }));
        assert_eq!(made.status, 201, "{}", made.body);
        house.client().with_token(&text(&made.json()["key"]))
    });
    let [mut one, mut other] = persons;
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" } });
    let made = one.post("/api/tables", &wanted).json();
    assert_eq!(made["seats"], json!({}), "no token: the key opens the seat");
    let path = format!("/api/tables/{}", text(&made["table"]));
    let accepted = json!({ "invitation": made["invitations"]["mexican"] });
    let joined = other.post(&format!("{path}/join"), &accepted);
    assert_eq!(joined.json(), json!({ "side": "mexican" }));
    let state = one.get(&path).json();
    assert_eq!(
        (&state["held"], &state["names"]),
        (&json!(["texan"]), &json!({ "texan": "Ana", "mexican": "Benito" }))
    );
    let mine = one.get("/api/me").json();
    assert_eq!(
        (&mine["name"], &mine["named"], &mine["devices"], &mine["key"]),
        (&json!("Ana"), &json!(true), &json!(0), &json!(true))
    );
    let table = &mine["tables"][0];
    assert_eq!(
        (&table["table"], &table["held"], &table["names"]),
        (&made["table"], &json!(["texan"]), &state["names"])
    );
    let awaited = state["node"]["sides"].as_array().expect("sides").contains(&json!("texan"));
    assert_eq!(table["mine"], json!(awaited));

    // A name that is changed shows at the table, also to those who look at it.
    let renamed = other.post("/api/me/name", &json!({ "name": "\u{202e}<i>B\u{0}" }));
    assert_eq!(renamed.json()["name"], "<i>B");
    assert_eq!(one.get(&path).json()["names"]["mexican"], "<i>B");
    let page = one.get(&format!("/game/{}", text(&made["table"]))).body;
    assert!(page.contains("&lt;i&gt;B") && !page.contains("<i>B"), "{page}");
    for nothing in ["", " \n", "\u{200d}"] {
        told(&other.post("/api/me/name", &json!({ "name": nothing })), 400, "no-name");
        told(&house.client().post("/api/me", &json!({ "name": nothing })), 400, "no-name");
    }
    let long = "x".repeat(60_000);
    let cut = other.post("/api/me/name", &json!({ "name": long })).json();
    assert_eq!(text(&cut["name"]).len(), 24);
    told(&other.post("/api/me/name", &json!({ "name": "x".repeat(70_000) })), 413, "too-large");
}

#[test]
fn what_is_downloaded_is_what_one_may_know() {
    let house = House::open();
    let [mut one, mut other] = [(); 2].map(|()| {
        let made = house.client().post("/api/me", &json!({})).json();
        house.client().with_token(&text(&made["key"]))
    });
    let wanted = json!({ "game": "texas-glory", "seats": { "texan": "me", "mexican": "link" } });
    let made = one.post("/api/tables", &wanted).json();
    let (id, invitation) = (text(&made["table"]), &made["invitations"]["mexican"]);
    other.post(&format!("/api/tables/{id}/join"), &json!({ "invitation": invitation }));
    let archive = one.get("/api/me/archive");
    assert!(archive.header("content-disposition").is_some_and(|how| how.starts_with("attachment")));
    let record = one.get(&format!("/api/tables/{id}/record")).body;
    assert_eq!(archive.json()["records"], json!({ id.clone(): record }));
    assert_ne!(other.get("/api/me/archive").json()["records"][&id], json!(record), "each knows his own");
}

#[test]
fn nobody_becomes_somebody_else() {
    let house = House::open();
    // Whoever brings a cookie of his own making, or sends a key that he has guessed, is nobody.
    for cookie in ["guest=a", "guest=00000000000000000000000000000000", "guest="] {
        told(&house.client().with("Cookie", cookie).get("/api/me"), 403, "nobody");
    }
    let guessed = "lusab-babad-gutih-tugad-lusab-babad-gutih-tugad";
    told(&house.client().with_token(guessed).get("/api/me"), 403, "wrong-key");
    for path in ["/api/me/name", "/api/me/key"] {
        told(&house.client().post(path, &json!({ "name": "x" })), 403, "nobody");
    }
    for key in ["", "lusab", guessed, &"a".repeat(60_000)] {
        assert_eq!(house.client().post_form("/key", &format!("key={key}")).status, 403);
    }
    // A link opens nobody by itself, and no other site can make a browser open one.
    let looked = house.client().get("/key");
    assert!(looked.status == 200 && looked.cookie("guest").is_none());
    let led =
        house.client().with("Origin", "https://evil.example").post_form("/key", &format!("key={guessed}"));
    assert_eq!(led.status, 403);
    // Whoever names himself under a planted cookie is given one that nobody knows.
    let planted = "guest=0123456789abcdef0123456789abcdef";
    let named = house.client().with("Cookie", planted).post_form("/me/name", "name=Ana");
    assert!(named.cookie("guest").is_some_and(|own| !planted.ends_with(&own)));
    told(&house.client().with("Cookie", planted).get("/api/me"), 403, "nobody");
    // A page renews the cookie.
    let mut known = browser(&house, &named);
    assert_eq!(known.get("/me").cookie("guest"), named.cookie("guest"));
    assert_eq!(known.get("/api/me").cookie("guest"), None);
    // The secret of a cookie is no key, and a key no cookie.
    let secret = named.cookie("guest").expect("a cookie");
    told(&house.client().with_token(&secret).get("/api/me"), 403, "nobody");
}

#[test]
fn who_deletes_himself_is_gone_and_his_finished_games_stay_without_his_name() {
    let house = House::open();
    let [mut one, mut other] = ["Ana", "Benito"].map(|name| {
        let made = house.client().post("/api/me", &json!({ "name": name })).json();
        house.client().with_token(&text(&made["key"]))
    });
    let begun = |one: &mut Client, other: &mut Client| {
        let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" }, "seed": 3 });
        let made = one.post("/api/tables", &wanted).json();
        let path = format!("/api/tables/{}", text(&made["table"]));
        let accepted = json!({ "invitation": made["invitations"]["mexican"] });
        assert_eq!(other.post(&format!("{path}/join"), &accepted).status, 200);
        path
    };
    // A game that is over, one that goes on, one that waits, and one against the computer.
    let over = begun(&mut one, &mut other);
    let mut rng = fastrand::Rng::with_seed(1);
    let mut state = one.get(&over).json();
    while state["node"]["kind"] != "over" {
        let asked = if state["node"]["sides"][0] == "texan" { &mut one } else { &mut other };
        if state["side"] != state["node"]["sides"][0] {
            state = asked.get(&over).json();
        }
        let offers = state["offers"].as_array().expect("offers");
        let decision = &offers[rng.usize(..offers.len())];
        let told = json!({ "at": state["at"], "decision": decision });
        let answer = asked.post(&format!("{over}/decisions"), &told);
        assert_eq!(answer.status, 200, "{told}: {}", answer.body);
        state = answer.json();
    }
    let going_on = begun(&mut one, &mut other);
    let waiting =
        one.post("/api/tables", &json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" } }));
    let alone = one
        .post("/api/tables", &json!({ "game": "charge", "seats": { "texan": "me", "mexican": "regular" } }));
    let [waiting, alone] =
        [waiting, alone].map(|made| format!("/api/tables/{}", text(&made.json()["table"])));

    // It is asked for twice.
    assert_eq!(one.post_form("/me/delete", "").status, 400);
    assert_eq!(one.get("/api/me").json()["name"], "Ana");
    assert_eq!(one.send("DELETE", "/api/me", "", "").expect("answered").status, 204);
    told(&one.get("/api/me"), 403, "wrong-key");
    let record = other.get(&format!("{over}/record"));
    assert!(record.status == 200 && record.body.starts_with("bexar 1"), "{}", record.body);
    for table in [&over, &going_on] {
        let state = other.get(table).json();
        assert_eq!(state["names"], json!({ "texan": "a former player", "mexican": "Benito" }), "{state}");
    }
    for table in [&waiting, &alone] {
        assert_eq!(other.get(table).status, 404);
    }
    assert!(!other.get("/api/me/archive").body.contains("Ana"));

    // In a browser: the cookie goes as well.
    let named = house.client().post_form("/me/name", "name=Carmen");
    let mut carmen = browser(&house, &named);
    let left = carmen.post_form("/me/delete", "sure=yes");
    assert_eq!((left.status, left.cookie("guest").as_deref()), (303, Some("")));
    told(&carmen.get("/api/me"), 403, "nobody");
    assert_eq!(carmen.get("/me").status, 200);
}
