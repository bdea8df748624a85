//! Results and ratings: what counts, what does not, and who is shown.

use serde_json::{Value, json};

use crate::client::Client;
use crate::finding::{lay, persons, play, told};
use crate::house::{House, text};

fn handle(client: &mut Client, of: &str) -> String {
    let met = client.get("/api/me/met").json();
    let found = met.as_array().expect("persons").iter().find(|met| met["name"] == of).cloned();
    text(&found.unwrap_or_else(|| panic!("{of} was met: {met}"))["person"])
}

fn ranks_of(house: &House, game: &str) -> Vec<Value> {
    house.client().get(&format!("/api/ranks/{game}")).json()["ranks"].as_array().expect("ranks").clone()
}

fn ranks(house: &House) -> Vec<Value> {
    ranks_of(house, "courier")
}

/// Lays a game, lets the other take it, and plays it to its end.
fn played(one: &mut Client, other: &mut Client, terms: &Value) -> String {
    let mut terms = terms.clone();
    terms["open"] = json!("anybody");
    let id = lay(one, &terms);
    assert_eq!(other.post(&format!("/api/tables/{id}/join"), &json!({})).status, 200);
    play(&id, &mut [one, other]);
    id
}

#[test]
fn rated_games_make_ratings_and_nothing_else_does() {
    let house = House::open();
    let [mut ana, mut benito] = persons(&house, ["Ana", "<i>Benito"]);
    played(&mut ana, &mut benito, &json!({}));
    let levels = |game: &str| -> Vec<Value> {
        ranks_of(&house, game).iter().map(|rank| rank["level"].clone()).collect()
    };
    assert_eq!(
        levels("courier"),
        ["regular"],
        "nobody is rated, and of the others it was not measured where they stand"
    );
    assert_eq!(levels("charge"), ["general", "regular", "recruit", "random"]);

    let rated = json!({ "rated": true });
    let game = played(&mut ana, &mut benito, &rated);
    let winner = house.client().get(&format!("/api/tables/{game}")).json()["node"]["winner"].clone();
    let (best, worst) = if winner == "texan" { ("Ana", "<i>Benito") } else { ("<i>Benito", "Ana") };
    let of = |name: &str| {
        let ranks = ranks(&house);
        ranks
            .iter()
            .find(|rank| rank["name"] == name)
            .map(|rank| rank["rating"].as_f64().expect("a rating").round())
    };
    // Two newcomers: as Glickman's formulas have it.
    assert_eq!((of(best), of(worst)), (Some(1662.0), Some(1338.0)));

    // A person's page: results by game and side, all of them, and what is public.
    let benitos = handle(&mut ana, "<i>Benito");
    let shown = house.client().get(&format!("/api/persons/{benitos}")).json();
    let results = &shown["results"][0];
    let count = |field: &str| results[field].as_u64().expect("a number");
    assert_eq!((shown["results"].as_array().map(Vec::len), &results["side"]), (Some(1), &json!("mexican")));
    assert_eq!(count("won") + count("drawn") + count("lost"), 2);
    assert_eq!(shown["ratings"][0]["games"], 1);
    let page = house.client().get(&format!("/person/{benitos}")).body;
    assert!(page.contains("&lt;i&gt;Benito") && !page.contains("<i>Benito"), "{page}");
    assert!(ana.get(&format!("/person/{benitos}")).body.contains(&format!("/new/charge?with={benitos}")));

    // In a rated game there is no advice, and it cannot be thrown away.
    let seats = json!({ "texan": "me", "mexican": "random" });
    let id = lay(&mut ana, &json!({ "game": "charge", "rated": true, "seats": seats }));
    for advice in ["hint", "estimate"] {
        told(&ana.get(&format!("/api/tables/{id}/{advice}")), 403, "no-advice");
    }
    assert_eq!(ana.get(&format!("/game/{id}/review")).status, 403);

    // Whoever hides is seen by nobody else.
    assert_eq!(benito.post("/api/me/page", &json!({ "hidden": true })).status, 204);
    assert_eq!(of("<i>Benito"), None);
    told(&house.client().get(&format!("/api/persons/{benitos}")), 404, "no-such-person");
    assert_eq!(house.client().get(&format!("/person/{benitos}")).status, 404);
    assert_eq!(benito.get(&format!("/api/persons/{benitos}")).status, 200, "he sees himself");
    for nobody in ["0123456789abcdef", "", "x", &"f".repeat(64), "%00"] {
        assert_eq!(house.client().get(&format!("/person/{nobody}")).status, 404, "{nobody}");
    }
}

/// What counts is between two, with dice that nobody chose, from the beginning.
#[test]
fn what_does_not_count_is_not_laid_as_rated() {
    let house = House::open();
    let [mut ana] = persons(&house, ["Ana"]);
    let position = shelf::game("courier").expect("on the shelf").sample().pos();
    for unfit in [
        json!({ "seats": { "texan": "me", "mexican": "me" } }),
        json!({ "seats": { "texan": "random", "mexican": "regular" } }),
        json!({ "seats": { "texan": "me", "mexican": "regular" }, "seed": 7 }),
        json!({ "seats": { "texan": "me", "mexican": "regular" }, "pos": position }),
    ] {
        let mut wanted = json!({ "game": "courier", "rated": true });
        wanted.as_object_mut().expect("an object").extend(unfit.as_object().expect("an object").clone());
        told(&ana.post("/api/tables", &wanted), 400, "unreadable");
    }
    // A seat of a rated game is a person's; and who takes both sides of his own table gains nothing by it.
    let id = lay(&mut ana, &json!({ "rated": true }));
    let state = ana.get(&format!("/api/tables/{id}")).json();
    assert_eq!(state["node"]["kind"], "waiting");
    let invited =
        ana.send("POST", &format!("/api/tables/{id}/invitations/mexican"), "", "").expect("an answer");
    let accepted = json!({ "invitation": invited.json()["invitation"] });
    told(&house.client().post(&format!("/api/tables/{id}/join"), &accepted), 403, "nobody");
    assert_eq!(ana.post(&format!("/api/tables/{id}/join"), &accepted).status, 200);
    play(&id, &mut [&mut ana]);
    assert!(ranks(&house).iter().all(|rank| rank["person"].is_null()), "nobody is rated against himself");
}
