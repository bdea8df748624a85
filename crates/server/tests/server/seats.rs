//! Races, secrets and restarts.

use serde_json::{Value, json};

use crate::house::{House, text};

#[test]
fn of_two_who_decide_at_once_one_wins() {
    let house = House::open();
    let table = house.table("me", "me", 5);
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..30 {
        let state = table.play(&house, &mut rng, |state| state["side"] == state["node"]["sides"][0]);
        if state["node"]["kind"] == "over" {
            break;
        }
        let side = text(&state["side"]);
        let offers = state["offers"].as_array().expect("offers");
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let racers: Vec<_> = [offers.first(), offers.last(), offers.first(), offers.last()]
                .into_iter()
                .map(|decision| {
                    let asked = json!({ "at": state["at"], "decision": decision });
                    let mut seat = table.seat(&house, &side);
                    let path = table.under("decisions");
                    scope.spawn(move || seat.post(&path, &asked).status)
                })
                .collect();
            racers.into_iter().map(|racer| racer.join().expect("an answer")).collect()
        });
        assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 1, "{statuses:?}");
        assert_eq!(statuses.iter().filter(|&&status| status == 409).count(), 3, "{statuses:?}");
        let after = house.client().get(&table.path()).json();
        assert_eq!(after["at"].as_u64(), state["at"].as_u64().map(|at| at + 1));
    }
}

#[test]
fn no_seed_and_no_token_is_in_anything_sent_while_the_game_runs() {
    let house = House::open();
    let table = house.table("me", "me", 1836);
    let seed = table::Seed::from(1836).to_string();
    let secrets = [seed, table.token("texan"), table.token("mexican")];
    let mut rng = fastrand::Rng::with_seed(2);
    for turn in 2..5 {
        table.play(&house, &mut rng, |state| state["turn"].as_u64() >= Some(turn));
        for mut viewer in [table.seat(&house, "texan"), table.seat(&house, "mexican"), house.client()] {
            let mut sent = viewer.get(&table.path()).body;
            sent += &viewer.get(&table.under("record")).body;
            sent += &viewer.get(&format!("/game/{}", table.id)).body;
            sent += &viewer.get(&format!("/game/{}/replay", table.id)).body;
            let events = viewer.listen(&table.under("events?after=0")).next().expect("an event");
            sent += &events.data.to_string();
            for secret in &secrets {
                assert!(!sent.contains(secret.as_str()));
                assert!(!sent.contains(&secret[..16]));
            }
        }
    }
}

#[test]
fn everything_is_there_after_a_restart() {
    let mut house = House::open();
    let table = house.table("me", "me", 9);
    let mut rng = fastrand::Rng::with_seed(9);
    table.play(&house, &mut rng, |state| state["turn"] == 2);
    let look = |house: &House| -> Vec<Value> {
        let seats = ["texan", "mexican"].map(|side| table.seat(house, side));
        seats.into_iter().chain([house.client()]).map(|mut viewer| viewer.get(&table.path()).json()).collect()
    };
    let before = look(&house);
    house.restart();
    assert_eq!(look(&house), before);
    let end = table.play(&house, &mut rng, |_| false);
    assert_eq!(end["node"]["kind"], "over");
    house.restart();
    shelf::verify(&house.client().get(&table.under("record")).body).expect("a sound record");
    let after = house.client().get(&table.path()).json();
    for part in ["at", "view", "node", "seed"] {
        assert_eq!(after[part], end[part], "{part}");
    }
    let since = house.client().get(&format!("{}?after=40", table.path())).json();
    assert_eq!((&since["log_from"], &since["log"]), (&json!(0), &after["log"]), "all is told again");
}

#[test]
fn computer_players_go_on_after_a_restart() {
    let mut house = House::open();
    let table = house.table("regular", "regular", 9);
    house.restart();
    let mut at = 0;
    loop {
        let state = house.client().get(&table.path()).json();
        if state["node"]["kind"] == "over" {
            break;
        }
        at = at.max(state["at"].as_u64().expect("a revision"));
        let seen = house.client().listen(&table.under(&format!("events?after={at}"))).next();
        at = seen.map_or(at, |event| event.data["at"].as_u64().expect("a revision"));
        if at % 40 == 0 {
            house.restart();
        }
    }
    assert_eq!(
        house.client().get(&table.path()).json()["players"],
        json!({ "texan": "regular", "mexican": "regular" })
    );
}
