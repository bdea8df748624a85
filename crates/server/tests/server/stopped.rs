//! A game whose record no longer leads to where it stood is shown as it stood, says why, and does not go on.

use serde_json::{Value, json};
use server::admin;

use crate::house::{House, Seated, text};

/// Changes what is stored of these tables while the server is away: what is sealed is changed in plain, on the way to another server.
fn meanwhile(house: &mut House, tables: &[&Seated], change: impl Fn(&mut [Value])) {
    house.close();
    let ids: Vec<String> = tables.iter().map(|table| table.id.clone()).collect();
    let exported = admin::export(&house.keeping(), &ids, &[]).expect("exported");
    let mut lines: Vec<Value> =
        exported.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    change(&mut lines);
    let changed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let mut other = House::open();
    other.close();
    admin::import(&other.keeping(), &changed).expect("imported");
    other.restart();
    *house = other;
}

/// The rows of the tables themselves.
fn tables(lines: &mut [Value]) -> impl Iterator<Item = &mut Value> {
    lines.iter_mut().filter(|line| line["in"] == "tables").map(|line| &mut line["row"])
}

/// The rules are another version's.
fn older_rules(lines: &mut [Value]) {
    tables(lines).for_each(|row| row["rules_version"] = json!(0));
}

/// Of two tables each stands where the other did.
fn other_positions(lines: &mut [Value]) {
    let mut rows: Vec<&mut Value> = tables(lines).collect();
    let [one, other] = &mut rows[..] else { panic!("there are two tables") };
    std::mem::swap(&mut one["stands"], &mut other["stands"]);
}

/// What nobody can decide was decided.
fn other_decision(lines: &mut [Value]) {
    let third = lines.iter_mut().find(|line| line["in"] == "revisions" && line["row"]["at"] == 3);
    third.expect("a third revision")["row"]["inputs"] = json!("texan dance");
}

/// A table of this game, some decisions into it, with what each side sees of it.
fn begun(house: &House, game: &str) -> (Seated, [Value; 2]) {
    let table = house.table_of(&json!({
        "game": game, "seats": { "texan": "me", "mexican": "me" }, "seed": 7
    }));
    table.play(house, &mut fastrand::Rng::with_seed(5), |state| state["at"].as_u64() >= Some(30));
    let seen = ["texan", "mexican"].map(|side| table.seat(house, side).get(&table.path()).json());
    (table, seen)
}

#[test]
fn it_is_shown_to_each_side_as_it_stood() {
    for game in ["charge", "texas-glory"] {
        let mut house = House::open();
        let (table, before) = begun(&house, game);
        meanwhile(&mut house, &[&table], other_decision);
        for (side, before) in ["texan", "mexican"].into_iter().zip(&before) {
            let mut seat = table.seat(&house, side);
            let state = seat.get(&table.path()).json();
            for same in ["at", "turn", "view", "players", "scenario", "commitment", "held", "side"] {
                assert_eq!(state[same], before[same], "{game} {same}");
            }
            let reason = text(&state["stopped"]);
            assert!(reason.contains("It is shown as it stood"), "{reason}");
            assert_eq!((&state["prompt"]["text"], &state["offers"]), (&state["stopped"], &json!([])));
            assert_eq!(
                (&state["node"], &state["undo"]),
                (&json!({ "kind": "decide", "sides": [] }), &json!(false))
            );
            let decision = before["offers"].get(0).unwrap_or(&json!("done")).clone();
            let asked = json!({ "at": state["at"], "decision": decision });
            for refused in
                [seat.post(&table.under("decisions"), &asked), seat.post(&table.under("undo"), &json!({}))]
            {
                assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("stopped")));
                assert_eq!(text(&refused.json()["reason"]), reason);
            }
            for path in ["odds", "hint", "estimate"].map(|rest| table.under(rest)) {
                assert!(seat.get(&path).status < 500);
            }
        }
        for path in [format!("/game/{}", table.id), format!("/game/{}/replay", table.id)] {
            assert_eq!(house.client().get(&path).status, 200);
        }
        let spanish = house.client().with("Accept-Language", "es").get(&format!("/game/{}", table.id)).body;
        assert!(spanish.contains("Se muestra tal como estaba"));
    }
}

#[test]
fn its_record_tells_each_side_no_more_than_before() {
    for (game, hides) in [("charge", false), ("texas-glory", true)] {
        let mut house = House::open();
        let (table, _) = begun(&house, game);
        meanwhile(&mut house, &[&table], other_decision);
        let record = |side: Option<&str>| {
            let mut client = side.map_or_else(|| house.client(), |side| table.seat(&house, side));
            let answer = client.get(&table.under("record"));
            assert_eq!(answer.status, 200);
            answer.body
        };
        for (side, own) in [(None, "nobody"), (Some("texan"), "texan"), (Some("mexican"), "mexican")] {
            let told = record(side);
            let (heading, inputs) = told.split_once("---\n").expect("a record");
            assert!(heading.starts_with("bexar 1\n") && !heading.contains("\nseed"));
            let mut lines = inputs.lines();
            let known = |line: &str| !line.ends_with('?');
            assert!(
                lines.all(|line| known(line) == (!hides || line.starts_with(own))),
                "{game} {side:?}: {told}"
            );
        }
    }
}

#[test]
fn a_game_begun_under_older_rules_goes_on_if_it_is_the_same_game() {
    let mut house = House::open();
    let (table, before) = begun(&house, "texas-glory");
    meanwhile(&mut house, &[&table], older_rules);
    let awaited = text(&before[0]["node"]["sides"][0]);
    let mut seat = table.seat(&house, &awaited);
    let state = seat.get(&table.path()).json();
    assert_eq!((&state["stopped"], &state["node"]), (&Value::Null, &before[0]["node"]));
    let asked = json!({ "at": state["at"], "decision": state["offers"][0] });
    assert_eq!(seat.post(&table.under("decisions"), &asked).status, 200);

    // All inputs are lawful, but they lead somewhere else.
    let (another, _) = begun(&house, "texas-glory");
    meanwhile(&mut house, &[&table, &another], |lines| {
        older_rules(lines);
        other_positions(lines);
    });
    let state = table.seat(&house, &awaited).get(&table.path()).json();
    let reason = text(&state["stopped"]);
    assert!(reason.contains("version 0"), "{reason}");
    assert_eq!(state["node"]["sides"], json!([]));
}

#[test]
fn a_game_whose_record_leads_elsewhere_is_opened_as_it_stood_and_takes_no_decision() {
    let mut house = House::open();
    let (table, _) = begun(&house, "texas-glory");
    table.play(&house, &mut fastrand::Rng::with_seed(5), |state| state["at"].as_u64() >= Some(40));
    let (another, _) = begun(&house, "texas-glory");
    meanwhile(&mut house, &[&table, &another], other_positions);
    for side in ["texan", "mexican"] {
        let mut seat = table.seat(&house, side);
        let refused = seat.post(&table.under("undo"), &json!({}));
        assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("stopped")), "{}", refused.body);
        assert!(text(&seat.get(&table.path()).json()["stopped"]).contains("It is shown as it stood"));
    }
}

#[test]
fn where_the_position_cannot_be_read_the_rest_is_told() {
    let mut house = House::open();
    let (table, _) = begun(&house, "texas-glory");
    let path = format!("/game/{}", table.id);
    for (column, spoilt) in [("stands", "letters from the front"), ("scenario", "siege"), ("game", "chess")] {
        meanwhile(&mut house, &[&table], |lines| {
            older_rules(lines);
            tables(lines).for_each(|row| row[column] = json!(spoilt));
        });
        let state = table.seat(&house, "texan").get(&table.path());
        assert_eq!((state.status, &state.json()["error"]), (410, &json!("stopped")), "{spoilt}");
        let page = house.client().get(&path);
        assert_eq!(page.status, 200);
        assert!(page.body.contains(&text(&state.json()["reason"]).replace('\'', "&#39;")), "{}", page.body);
        let record = table.seat(&house, "texan").get(&table.under("record"));
        assert_eq!(record.status, 200);
        let known =
            record.body.lines().filter(|line| line.starts_with("texan ") && !line.ends_with('?')).count();
        assert_eq!(known > 0, spoilt != "chess", "{}", record.body);
        assert_eq!(house.client().get(&table.under("events")).status, 410);
    }
}
