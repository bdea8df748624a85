//! Tournaments, played to their ends.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use server::{Makers, Options, Site};

use crate::client::Client;
use crate::finding::{persons, play, told};
use crate::house::{House, text};

fn made(client: &mut Client, more: &Value) -> String {
    let mut wanted = json!({ "name": "Béxar <b>Open", "game": "courier", "kind": "round-robin" });
    wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let made = client.post("/api/tournaments", &wanted);
    assert_eq!(made.status, 201, "{}", made.body);
    format!("/api/tournaments/{}", text(&made.json()["tournament"]))
}

fn do_at(client: &mut Client, path: &str, act: &str) {
    let done = client.post(&format!("{path}/{act}"), &json!({}));
    assert_eq!(done.status, 204, "{act}: {}", done.body);
}

/// Plays every game of the present round that is not decided.
fn play_round(house: &House, path: &str, players: &mut [Client]) {
    let state = house.client().get(path).json();
    for pairing in
        state["pairings"].as_array().expect("pairings").iter().filter(|each| each["round"] == state["round"])
    {
        for game in pairing["games"].as_array().expect("games").iter().filter(|game| game["points"].is_null())
        {
            play(&text(&game["table"]), &mut players.iter_mut().collect::<Vec<_>>());
        }
    }
}

#[test]
fn four_persons_play_a_tournament_to_its_end() {
    let mut house = House::open();
    let mut players = persons(&house, ["Ana", "Benito", "Carla", "Diego"]);
    let path = made(&mut players[0], &json!({ "rated": true }));
    for player in &mut players {
        do_at(player, &path, "join");
    }
    told(&players[1].post(&format!("{path}/start"), &json!({})), 403, "not-your-tournament");
    do_at(&mut players[0], &path, "start");
    told(&players[0].post(&format!("{path}/start"), &json!({})), 400, "unreadable");
    let [mut late] = persons(&house, ["Late"]);
    told(&late.post(&format!("{path}/join"), &json!({})), 409, "entry-closed");
    for round in 1..=3 {
        let state = house.client().get(&path).json();
        assert_eq!(
            (&state["round"], &state["rounds"], &state["over"]),
            (&json!(round), &json!(3), &json!(false))
        );
        if round == 2 {
            house.restart();
            players.iter_mut().for_each(|player| player.reconnect(house.address));
        }
        play_round(&house, &path, &mut players);
    }
    let end = house.client().get(&path).json();
    assert_eq!((&end["over"], &end["round"]), (&json!(true), &json!(3)));
    let pairings = end["pairings"].as_array().expect("pairings");
    assert_eq!(pairings.len(), 6);
    let mut met = BTreeSet::new();
    let mut points: BTreeMap<String, f64> = BTreeMap::new();
    for pairing in pairings {
        let (one, two) = (text(&pairing["one"]), text(&pairing["two"]));
        assert!(
            met.insert((one.clone().min(two.clone()), one.clone().max(two.clone()))),
            "nobody meets twice"
        );
        let games = pairing["games"].as_array().expect("games");
        let first: Vec<String> = games.iter().map(|game| text(&game["first"])).collect();
        assert_eq!(first, [one.clone(), two.clone()], "each has each side once");
        for game in games {
            let won = game["points"].as_f64().expect("it is decided");
            // As the table itself says who has won.
            let state = house.client().get(&format!("/api/tables/{}", text(&game["table"]))).json();
            let first_won = match &state["node"]["winner"] {
                Value::Null => 0.5,
                side => f64::from(u8::from(side == "texan")),
            };
            assert_eq!(won, if game["first"] == one.as_str() { first_won } else { 1.0 - first_won });
            *points.entry(one.clone()).or_default() += won;
            *points.entry(two.clone()).or_default() += 1.0 - won;
        }
    }
    let standing = end["standing"].as_array().expect("standing");
    let told: Vec<f64> = standing.iter().map(|score| score["points"].as_f64().expect("points")).collect();
    assert!(told.is_sorted_by(|one, other| one >= other) && told.iter().sum::<f64>() == 12.0, "{told:?}");
    for score in standing {
        assert_eq!(score["points"].as_f64(), points.get(&text(&score["person"])).copied());
    }
    let ranked = house.client().get("/api/ranks/courier").json();
    let rated = ranked["ranks"].as_array().expect("ranks").iter().filter(|rank| rank["games"] == 6).count();
    assert_eq!(rated, 4, "each has played six rated games: {ranked}");
    let page = house.client().get(&path.replace("/api", "")).body;
    assert!(
        page.contains("Béxar &lt;b&gt;Open") && page.contains("Round 3 of 3") && page.contains("Diego"),
        "{page}"
    );
    assert!(house.client().get("/tournaments").body.contains("Béxar &lt;b&gt;Open"));
}

#[test]
fn in_a_swiss_tournament_one_has_a_bye_and_one_withdraws() {
    let house = House::open();
    let mut players = persons(&house, ["Ana", "Benito", "Carla"]);
    let path = made(&mut players[0], &json!({ "kind": "swiss" }));
    for player in &mut players {
        do_at(player, &path, "join");
        do_at(player, &path, "join");
    }
    do_at(&mut players[0], &path, "start");
    let state = house.client().get(&path).json();
    assert_eq!((&state["rounds"], state["entrants"].as_u64()), (&json!(2), Some(3)));
    let byes = |state: &Value| {
        let pairings = state["pairings"].as_array().expect("pairings").clone();
        pairings
            .into_iter()
            .filter(|pairing| pairing["two"].is_null())
            .map(|bye| text(&bye["one"]))
            .collect::<Vec<_>>()
    };
    assert_eq!(byes(&state).len(), 1);
    let free =
        state["standing"].as_array().expect("standing").iter().find(|score| score["points"] == 2.0).cloned();
    assert_eq!(free.expect("who has the bye has its points")["person"], byes(&state)[0].as_str());
    play_round(&house, &path, &mut players);
    let state = house.client().get(&path).json();
    assert_eq!(state["round"], 2);
    assert!(byes(&state).len() == 2 && byes(&state)[0] != byes(&state)[1], "nobody has two byes");
    // Somebody who plays now withdraws: what he has not finished is the other's.
    let pairing = state["pairings"]
        .as_array()
        .expect("pairings")
        .iter()
        .find(|each| each["round"] == 2 && !each["two"].is_null())
        .cloned()
        .expect("a pairing");
    let (gone, other) = (text(&pairing["one"]), text(&pairing["two"]));
    let stranger = json!({ "person": gone });
    let maker = text(
        &state["standing"]
            .as_array()
            .expect("standing")
            .iter()
            .find(|score| score["name"] == "Ana")
            .expect("Ana")["person"],
    );
    let not_ana = if gone == maker { &mut players[2] } else { &mut players[0] };
    let done = not_ana.post(&format!("{path}/withdraw"), &stranger);
    if gone == maker {
        told(&done, 403, "not-your-tournament");
        do_at(&mut players[0], &path, "withdraw");
    } else {
        assert_eq!(done.status, 204, "who has made it may take somebody out: {}", done.body);
    }
    let end = house.client().get(&path).json();
    assert_eq!(end["over"], true, "{end}");
    let given = end["pairings"]
        .as_array()
        .expect("pairings")
        .iter()
        .find(|each| each["round"] == 2 && !each["two"].is_null())
        .cloned()
        .expect("a pairing");
    assert!(given["games"].as_array().expect("games").iter().all(|game| game["points"] == 0.0), "{given}");
    let score = end["standing"]
        .as_array()
        .expect("standing")
        .iter()
        .find(|score| score["person"] == other.as_str())
        .cloned();
    assert!(score.is_some_and(|score| score["points"].as_f64() >= Some(2.0)));
    told(
        &players[1].post(&format!("{path}/withdraw"), &json!({ "person": "0123456789abcdef" })),
        404,
        "no-such-person",
    );
}

#[test]
fn a_tournament_is_made_where_that_is_allowed_and_as_it_can_be_played() {
    let site = Site { tournament_makers: Makers::Nobody, ..Site::default() };
    let closed = House::with(Options { site, ..Options::default() });
    let [mut ana] = persons(&closed, ["Ana"]);
    let wanted = json!({ "name": "Open", "game": "charge", "kind": "swiss" });
    told(&ana.post("/api/tournaments", &wanted), 403, "tournaments-closed");
    assert!(!closed.client().get("/tournaments").body.contains("<form class=\"new\""));

    let house = House::open();
    let [mut ana] = persons(&house, ["Ana"]);
    told(&house.client().post("/api/tournaments", &wanted), 403, "nobody");
    for (wrong, error) in [
        (json!({ "name": "\u{202e}" }), "no-name"),
        (json!({ "kind": "cup" }), "unreadable"),
        (json!({ "rounds": 99 }), "unreadable"),
        (json!({ "game": "thirteen-days", "scenario": "solitaire" }), "unreadable"),
    ] {
        let mut asked = wanted.clone();
        asked.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        told(&ana.post("/api/tournaments", &asked), 400, error);
    }
    told(&ana.get("/api/tournaments/none"), 404, "no-such-tournament");
    told(&ana.post("/api/tournaments/none/join", &json!({})), 404, "no-such-tournament");
    let path = made(&mut ana, &json!({}));
    told(&ana.post(&format!("{path}/start"), &json!({})), 400, "unreadable");
    do_at(&mut ana, &path, "join");
    do_at(&mut ana, &path, "withdraw");
    told(&ana.post(&format!("{path}/withdraw"), &json!({})), 409, "entry-closed");
    // The same by hand: a guest makes one, another enters.
    let form = "name=Club&scenario=charge%2Fassault&kind=round-robin";
    let found = house.client().post_form("/tournaments", form);
    assert_eq!(found.status, 303, "{}", found.body);
    let to = found.header("location").expect("its page").to_owned();
    let entered = house.client().post_form(&format!("{to}/join"), "");
    assert_eq!(entered.status, 303);
    assert!(
        house.client().get(&to).body.contains("one player") || house.client().get(&to).body.contains("Guest")
    );
}
