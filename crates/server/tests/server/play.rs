//! A table from its making to its end, over the API.

use serde_json::{Value, json};

use crate::house::{House, text};

#[test]
fn games_are_listed_in_both_languages() {
    let house = House::open();
    let english = house.client().get("/api/games").json();
    let listed = |games: &Value| {
        let games = games["games"].as_array().expect("a list");
        games.iter().find(|game| game["id"] == "charge").expect("Charge is on the shelf").clone()
    };
    let charge = listed(&english);
    assert_eq!(charge["sides"][0]["id"], "texan");
    assert_eq!(charge["scenarios"][0]["id"], "assault");
    assert!(charge["levels"].as_array().expect("levels").contains(&json!("regular")));
    let spanish = house.client().with("Accept-Language", "es").get("/api/games").json();
    assert_ne!(charge["scenarios"][0]["about"], listed(&spanish)["scenarios"][0]["about"]);
}

#[test]
fn two_programs_play_a_game_to_its_end() {
    let house = House::open();
    let table = house.table("me", "link", 7);
    let end = table.play(&house, &mut fastrand::Rng::with_seed(7), |state| {
        assert!(state["seed"].is_null());
        assert!(state["prompt"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        false
    });
    assert_eq!(end["node"]["kind"], "over");
    assert_eq!(end["commitment"], table.commitment.as_str());
    assert_eq!(end["offers"], json!([]));
    let observed = house.client().get(&table.path()).json();
    assert_eq!(observed["seed"], text(&end["seed"]));
    let record = house.client().get(&table.under("record"));
    assert_eq!(record.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(record.body.len() < 10_000, "{} bytes", record.body.len());
    shelf::verify(&record.body).expect("the record is sound and its dice are fair");
}

#[test]
fn a_program_beats_or_loses_to_the_computer() {
    let house = House::open();
    let table = house.table("random", "me", 3);
    let mut seat = table.seat(&house, "mexican");
    let mut rng = fastrand::Rng::with_seed(3);
    let mut events = seat.listen(&table.under("events?after=0"));
    let mut state = seat.get(&table.path()).json();
    while state["node"]["kind"] != "over" {
        let offers = state["offers"].as_array().expect("offers").clone();
        if offers.is_empty() {
            let news = events.next().expect("the computer goes on");
            state = seat.get(&table.path()).json();
            assert!(state["at"].as_u64() >= news.data["at"].as_u64());
        } else {
            let asked = json!({ "at": state["at"], "decision": offers[rng.usize(..offers.len())] });
            state = seat.post(&table.under("decisions"), &asked).json();
        }
    }
    let record = house.client().get(&table.under("record")).body;
    shelf::verify(&record).expect("the record is sound");
}

#[test]
fn several_decisions_in_one_request_go_as_far_as_the_rules_allow_and_are_taken_back_together() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let before = texan.get(&table.path()).json();
    let list = json!(["place Travis N", "place White LB hidden", "place Travis PA", "place Baker N"]);
    let told = texan.post(&table.under("decisions"), &json!({ "at": 0, "decisions": list })).json();
    assert_eq!((&told["at"], &told["taken"]), (&json!(1), &json!(2)), "{told}");
    assert_eq!((&told["refused"]["error"], &told["refused"]["rule"]), (&json!("refused"), &json!("19.1")));
    let back = texan.send("POST", &table.under("undo"), "", "").expect("an answer").json();
    assert_eq!((&back["at"], &back["undo"], &back["view"]), (&json!(2), &json!(false), &before["view"]));

    let refused =
        texan.post(&table.under("decisions"), &json!({ "at": 2, "decisions": ["place Travis RA"] }));
    assert_eq!(refused.status, 422, "where the first is refused nothing has happened: {}", refused.body);
    for unfit in [
        json!({ "at": 2 }),
        json!({ "at": 2, "decisions": [] }),
        json!({ "at": 2, "decision": "done", "gesture": ["button:5"] }),
    ] {
        assert_eq!(texan.post(&table.under("decisions"), &unfit).status, 400, "{unfit}");
    }
}

#[test]
fn a_gesture_stands_for_ordinary_decisions() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let mut mexican = table.seat(&house, "mexican");
    let historic = texan.post(&table.under("decisions"), &json!({ "at": 0, "decision": "historic" })).json();
    let none =
        mexican.post(&table.under("decisions"), &json!({ "at": 1, "gesture": ["button:5", "amount:1"] }));
    assert_eq!(
        (none.status, &none.json()["error"]),
        (422, &json!("nothing-left")),
        "nobody attacks yet: {historic}"
    );
    // The first attack is whoever's it is.
    let mut state = mexican.get(&table.path()).json();
    let side = loop {
        let mexicans = state["node"]["sides"] == json!(["mexican"]);
        let seat = if mexicans { &mut mexican } else { &mut texan };
        state = seat.get(&table.path()).json();
        let offers = state["offers"].as_array().expect("offers").clone();
        if offers.contains(&json!("join all")) {
            break if mexicans { "mexican" } else { "texan" };
        }
        let wanted = |offer: &&Value| ["attack", "enter"].iter().any(|verb| text(offer).starts_with(verb));
        let decision = offers.iter().find(wanted).unwrap_or(&offers[offers.len() - 1]);
        let asked = json!({ "at": state["at"], "decision": decision });
        state = seat.post(&table.under("decisions"), &asked).json();
    };
    let sweeps = state["sweeps"].as_array().expect("sweeping orders").clone();
    let all = sweeps.iter().find(|sweep| sweep["text"] == "Everyone attacks").expect("offered");
    let asked = json!({ "at": state["at"], "gesture": all["picks"] });
    let told = table.seat(&house, side).post(&table.under("decisions"), &asked).json();
    assert_eq!(told["taken"], 2, "{told}");
    let record = house.client().get(&table.under("record")).body;
    assert!(record.contains("\njoin all\ngo\nroll"), "{record}");
}

#[test]
fn a_decision_can_be_taken_back_and_the_revision_still_grows() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let start = texan.get(&table.path()).json();
    assert_eq!(start["at"], 0);
    assert_eq!(start["undo"], false);
    let decided =
        texan.post(&table.under("decisions"), &json!({ "at": 0, "decision": start["offers"][0] })).json();
    assert_eq!(decided["at"], 1);
    assert_eq!(decided["undo"], true);
    let back = texan.send("POST", &table.under("undo"), "", "").expect("an answer");
    assert_eq!(back.status, 200, "{}", back.body);
    let back = back.json();
    assert_eq!(back["at"], 2);
    for part in ["view", "offers", "node", "log"] {
        assert_eq!(back[part], start[part], "{part}");
    }
    let again = texan.post(&table.under("undo"), &json!({ "at": 2 }));
    assert_eq!((again.status, text(&again.json()["error"])), (409, "undo-nothing".to_owned()));
}

#[test]
fn the_same_seed_gives_the_same_dice_and_another_does_not() {
    let house = House::open();
    let played = |seed: u64| -> Vec<Value> {
        let table = house.table("me", "me", seed);
        let end = table.play(&house, &mut fastrand::Rng::with_seed(5), |state| state["turn"] == 3);
        let log = house.client().get(&format!("{}?after=0", table.path())).json()["log"].clone();
        assert!(end["at"].as_u64() > Some(10));
        log.as_array().expect("lines").clone()
    };
    assert_eq!(played(11), played(11));
    assert_ne!(played(11), played(12));
}

#[test]
fn why_not_is_answered_with_the_clause() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let why = |picks: Value, seat: &mut crate::client::Client| {
        seat.post(&table.under("why"), &json!({ "picks": picks }))
    };
    // Travis to the far side of the river: nobody sets up there.
    let answer = why(json!(["piece:0", "place:15"]), &mut texan);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let said = answer.json();
    assert_eq!(said["allowed"], false);
    assert!(!text(&said["rule"]).is_empty());
    let spanish = why(
        json!(["piece:0", "place:15"]),
        &mut table.seat(&house, "texan").with("Accept-Language", "es-MX"),
    );
    assert_eq!(spanish.json()["rule"], said["rule"]);
    assert_ne!(spanish.json()["reason"], said["reason"]);
    let nonsense = why(json!(["button:60000"]), &mut texan).json();
    assert_eq!(nonsense["allowed"], false);
    assert!(!text(&nonsense["rule"]).is_empty());
    let other = why(json!(["piece:0"]), &mut table.seat(&house, "mexican")).json();
    assert_eq!(other["allowed"], false);
}

#[test]
fn the_description_of_the_api_is_served() {
    let house = House::open();
    let openapi = house.client().get("/api/openapi.json").json();
    assert!(text(&openapi["openapi"]).starts_with("3."));
    assert!(openapi["paths"]["/api/tables/{id}/decisions"]["post"]["responses"]["422"].is_object());
}

/// Odds are for the seat that is to decide, in a few milliseconds, and the same each time.
#[test]
fn the_odds_of_a_fight_are_told_to_whom_they_concern() {
    let house = House::open();
    let pos = "1836 turn 5\nstep declare\nbattle 0511 siege mexican\n0511: Gro4 Mor3 Mex4 Tol2\n\
               0511 inside: Fan2 GAt2\nPRG: San\n0906: Hou\n";
    let seats = json!({ "texan": "me", "mexican": "me" });
    let asked = json!({ "game": "texas-glory", "seats": seats, "seed": 5, "pos": pos });
    let made = house.client().post("/api/tables", &asked).json();
    let path = format!("/api/tables/{}/odds", text(&made["table"]));
    let odds = |side: &str| house.client().with_token(&text(&made["seats"][side])).get(&path).json();
    let besieger = odds("mexican");
    assert_eq!(besieger["odds"][0]["way"], "Storm");
    assert!(besieger["odds"][0]["chance"].as_u64().is_some_and(|chance| chance <= 1000), "{besieger}");
    assert!(besieger["odds"][0]["losses"]["texan"].is_u64());
    assert_eq!(besieger, odds("mexican"));
    assert_eq!(odds("texan")["odds"], json!([]), "the besieged are not asked");
    assert_eq!(house.client().get(&path).status, 403);
}

/// A hint is for the seat that is to decide; how one stands is for both. Neither is for an observer.
#[test]
fn advice_is_given_to_those_who_sit_at_the_table() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let mut texan = table.seat(&house, "texan");
    let offers = texan.get(&table.path()).json()["offers"].clone();
    let hint = texan.get(&table.under("hint"));
    assert_eq!(hint.status, 200, "{}", hint.body);
    let hint = hint.json();
    assert_eq!((&hint["at"], text(&hint["side"])), (&json!(0), "texan".to_owned()));
    let best = hint["best"].as_array().expect("decisions");
    assert!((1..=3).contains(&best.len()), "{hint}");
    for hinted in best {
        assert!(offers.as_array().expect("offers").contains(&hinted["decision"]), "{hinted}");
        assert!(!text(&hinted["about"]).is_empty() && !text(&hinted["text"]).is_empty(), "{hinted}");
    }
    assert!(text(&best[0]["about"]).contains("% to win"), "{hint}");
    assert_eq!(texan.get(&table.under("hint")).json(), hint, "asking twice changes nothing");
    let mut mexican = table.seat(&house, "mexican");
    assert_eq!(mexican.get(&table.under("hint")).status, 403);
    let estimate = texan.get(&table.under("estimate")).json();
    for figure in ["at", "side", "chance", "error", "draw", "points", "games", "remark"] {
        assert_eq!(hint[figure], estimate[figure], "{figure}");
    }
    assert_eq!(best[0]["worth"], estimate["chance"], "the best decision promises as much");
    for seat in [&mut texan, &mut mexican] {
        let estimate = seat.get(&table.under("estimate"));
        assert_eq!(estimate.status, 200, "{}", estimate.body);
        let estimate = estimate.json();
        assert!(estimate["chance"].as_u64().is_some_and(|chance| chance <= 1000), "{estimate}");
        assert!(text(&estimate["remark"]).contains("estimate"), "{estimate}");
    }
    for what in ["hint", "estimate"] {
        assert_eq!(house.client().get(&table.under(what)).status, 403);
    }
}
