//! What does not change in a game is told once, and what has happened at all tables on one page.

use crate::house::{House, text};

#[test]
fn what_does_not_change_may_be_kept() {
    let house = House::open();
    let games = house.client().get("/api/games").json();
    for game in games["games"].as_array().expect("a list") {
        for what in ["data", "rules", "notation"] {
            let address = text(&game["library"][what]);
            let answer = house.client().get(&address);
            assert_eq!(answer.status, 200, "{address}");
            assert!(
                answer.header("cache-control").is_some_and(|keep| keep.contains("immutable")),
                "{address}"
            );
            let tag = answer.header("etag").expect("a tag").to_owned();
            // Without its hash, or with another, it is asked for again each time.
            let (plain, _) = address.split_once('?').expect("a hash");
            for path in [plain.to_owned(), format!("{plain}?v=0")] {
                let again = house.client().with("If-None-Match", &tag).get(&path);
                assert_eq!((again.status, again.body.len()), (304, 0), "{path}");
                assert!(
                    again.header("cache-control").is_some_and(|keep| keep.contains("no-cache")),
                    "{path}"
                );
            }
            assert_eq!(house.client().with("If-None-Match", "\"other\"").get(plain).status, 200);
        }
    }
    let areas = house.client().get("/api/games/charge/data/areas.csv");
    assert!(areas.body.starts_with("code,id,kind,"), "{}", areas.body);
    for nothing in
        ["/api/games/chess/data", "/api/games/charge/data/secrets", "/api/games/charge/data/..%2fCargo"]
    {
        assert_eq!(house.client().get(nothing).status, 404, "{nothing}");
    }
}

#[test]
fn events_stand_beside_the_log() {
    let house = House::open();
    let table = house.table("me", "me", 7);
    let mut rng = fastrand::Rng::with_seed(7);
    table.play(&house, &mut rng, |state| state["turn"] == 2);
    let state = table.seat(&house, "texan").get(&table.path()).json();
    let events = state["events"].as_array().expect("a list");
    let sentences = state["log"].as_array().expect("a list").iter().filter(|line| line["kind"] != "reason");
    assert_eq!(events.len(), sentences.count());
    assert!(events.iter().all(|happened| happened["event"]["event"].is_string()), "{events:?}");
}

#[test]
fn finished_games_are_counted_on_one_page() {
    let house = House::open();
    let page = |lang: &str| house.client().with("Accept-Language", lang).get("/stats").body;
    let table = house.table("me", "me", 9);
    let mut rng = fastrand::Rng::with_seed(9);
    table.play(&house, &mut rng, |state| state["node"]["kind"] == "over");
    let found = page("en");
    assert!(found.contains("one finished game") && found.contains("<svg"), "{found}");
    assert!(page("es").contains("una partida terminada"));
}
