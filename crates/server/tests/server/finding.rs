//! Open tables, challenges, rematches, a list of one's own, games to watch; and that nothing is taken, read or deleted that is another's.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, text};

pub fn told(answer: &Answer, status: u16, error: &str) {
    assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{}", answer.body);
}

/// Programs of persons with these names.
pub fn persons<const N: usize>(house: &House, names: [&str; N]) -> [Client; N] {
    names.map(|name| {
        let made = house.client().post("/api/me", &json!({ "name": name }));
        house.client().with_token(&text(&made.json()["key"]))
    })
}

/// A browser: it keeps its guest's cookie.
fn browser(house: &House, answer: &Answer) -> Client {
    let cookie = answer.cookie("guest").expect("a guest's cookie");
    house.client().with("Cookie", &format!("guest={cookie}"))
}

/// Lays a table of the smallest game, if nothing else is said.
pub fn lay(client: &mut Client, more: &Value) -> String {
    let mut wanted = json!({ "game": "courier", "seats": { "texan": "me", "mexican": "link" } });
    wanted.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
    let made = client.post("/api/tables", &wanted);
    assert_eq!(made.status, 201, "{}", made.body);
    text(&made.json()["table"])
}

fn tables(answer: &Answer) -> Vec<String> {
    let body = answer.json();
    body["tables"]
        .as_array()
        .unwrap_or_else(|| panic!("{body}"))
        .iter()
        .map(|table| text(&table["table"]))
        .collect()
}

/// Plays a table to its end. Whoever has decided goes on as long as something is offered to him; who plays both sides looks through the eyes
/// of each in turn.
pub fn play(id: &str, players: &mut [&mut Client]) {
    let path = format!("/api/tables/{id}");
    let mut rng = fastrand::Rng::with_seed(7);
    loop {
        for player in players.iter_mut() {
            let state = player.get(&path).json();
            if state["node"]["kind"] == "over" {
                return;
            }
            for side in state["held"].as_array().expect("sides") {
                let seen = format!("{path}?side={}", text(side));
                let mut state = player.get(&seen).json();
                while let Some(offer) =
                    state["offers"].as_array().and_then(|offers| rng.choice(offers)).cloned()
                {
                    let decision = json!({ "at": state["at"], "decision": offer, "side": side });
                    let decided = player.post(&format!("{path}/decisions"), &decision);
                    assert_eq!(decided.status, 200, "{}", decided.body);
                    state = decided.json();
                }
            }
        }
    }
}

#[test]
fn an_open_table_is_taken_by_whoever_comes_first() {
    let mut house = House::without_seeds();
    let [mut ana, mut benito, mut carla] = persons(&house, ["Ana", "Benito", "Carla"]);
    let id = lay(&mut ana, &json!({ "open": "beginner" }));
    let path = format!("/api/tables/{id}");
    let listed = house.client().get("/api/open").json()["tables"][0].clone();
    assert_eq!(
        (&listed["table"], &listed["free"], &listed["wanted"], &listed["names"]),
        (&json!(id), &json!("mexican"), &json!("beginner"), &json!({ "texan": "Ana" }))
    );
    assert!(!listed.to_string().contains("invitation"), "{listed}");
    told(&ana.post(&format!("{path}/join"), &json!({})), 409, "seat-taken");
    house.restart();
    let mut at_once: Vec<Client> = Vec::new();
    at_once.extend([benito, carla]);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let join = |client: &mut Client| client.post(&format!("{path}/join"), &json!({})).status;
        let racing: Vec<_> = at_once
            .iter_mut()
            .map(|client| {
                client.reconnect(house.address);
                scope.spawn(move || join(client))
            })
            .collect();
        racing.into_iter().map(|racer| racer.join().expect("an answer")).collect()
    });
    let mut sorted = statuses.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, [200, 403], "one sits down, the other is told that the seat is taken");
    carla = at_once.pop().expect("Carla");
    benito = at_once.pop().expect("Benito");
    let late = if statuses[0] == 200 { &mut carla } else { &mut benito };
    told(&late.post(&format!("{path}/join"), &json!({})), 403, "invite-spent");
    assert_eq!(tables(&house.client().get("/api/open")), Vec::<String>::new());
    ana.reconnect(house.address);
    assert_eq!(ana.get(&path).json()["node"]["kind"], "decide", "it is dealt");
}

#[test]
fn an_open_table_is_closed_by_withdrawing_the_invitation_and_a_private_one_takes_nobody() {
    let house = House::without_seeds();
    let [mut ana, mut benito] = persons(&house, ["Ana", "Benito"]);
    let open = lay(&mut ana, &json!({ "open": "anybody" }));
    let private = lay(&mut ana, &json!({}));
    assert_eq!(tables(&house.client().get("/api/open")), std::slice::from_ref(&open));
    told(&benito.post(&format!("/api/tables/{private}/join"), &json!({})), 403, "invite-spent");
    let withdrawn = ana.send("DELETE", &format!("/api/tables/{open}/invitations/mexican"), "", "");
    assert_eq!(withdrawn.expect("an answer").status, 204);
    assert_eq!(tables(&house.client().get("/api/open")), Vec::<String>::new());
    told(&benito.post(&format!("/api/tables/{open}/join"), &json!({})), 403, "invite-spent");
    for wrong in [
        json!({ "open": "god" }),
        json!({ "watch": "all" }),
        json!({ "open": "anybody", "challenge": "0123456789abcdef" }),
        json!({ "open": "anybody", "seats": { "texan": "me", "mexican": "regular" } }),
        json!({ "rated": true, "seats": { "texan": "me", "mexican": "me" } }),
    ] {
        let mut wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" } });
        wanted.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        told(&ana.post("/api/tables", &wanted), 400, "unreadable");
    }
}

#[test]
fn two_guests_meet_at_an_open_table_in_the_lobby() {
    let house = House::open();
    let laid = house
        .client()
        .post_form("/new/charge", "side=texan&opponent=open&wanted=experienced&contribution=ab12");
    assert_eq!(laid.status, 303, "{}", laid.body);
    let to = laid.header("location").expect("a table").to_owned();
    let mut host = browser(&house, &laid);
    assert!(host.get("/").body.contains("You are waiting here"));
    let stranger = house.client().get("/").body;
    assert!(stranger.contains(&format!("href=\"{to}\"")) && stranger.contains("somebody who knows the game"));
    assert!(!stranger.contains("/join/"), "no invitation is shown");
    let part = house.client().get("/tables/open?all=1").body;
    assert!(part.contains(&to) && part.starts_with("<section"), "{part}");
    // Whoever looks is given a cookie, and sits down only with one.
    let seen = house.client().get(&to);
    assert!(seen.body.contains(&format!("{to}/take")));
    assert_eq!(house.client().post_form(&format!("{to}/take"), "").status, 403);
    let sat = browser(&house, &seen).post_form(&format!("{to}/take"), "contribution=cd34");
    assert_eq!((sat.status, sat.header("location")), (303, Some(to.as_str())), "{}", sat.body);
    let api = to.replace("/game/", "/api/tables/");
    assert_eq!(browser(&house, &sat).get(&api).json()["held"], json!(["mexican"]));
    assert_eq!(host.get(&api).json()["dice"]["contributions"], json!({ "texan": "ab12", "mexican": "cd34" }));
    assert_eq!(host.post_form(&format!("{to}/take"), "").status, 303, "who sits there is sent to the table");
}

#[test]
fn only_those_who_have_met_are_challenged_and_they_take_or_decline() {
    let house = House::without_seeds();
    let [mut ana, mut benito, mut carla] = persons(&house, ["Ana", "<b>Benito</b>", "Carla"]);
    let first = lay(&mut ana, &json!({ "open": "anybody" }));
    assert_eq!(benito.post(&format!("/api/tables/{first}/join"), &json!({})).status, 200);
    let met = ana.get("/api/me/met").json();
    assert_eq!((met.as_array().map(Vec::len), &met[0]["name"]), (Some(1), &json!("<b>Benito</b>")));
    let benitos = text(&met[0]["person"]);
    let wanted = |person: &str| json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" }, "challenge": person });
    told(&carla.post("/api/tables", &wanted(&benitos)), 403, "not-met");
    told(&ana.post("/api/tables", &wanted("nobody")), 403, "not-met");
    told(&house.client().post("/api/tables", &wanted(&benitos)), 403, "nobody");
    let challenge = lay(&mut ana, &json!({ "challenge": benitos }));
    assert_eq!(tables(&benito.get("/api/me/challenges")), std::slice::from_ref(&challenge));
    assert_eq!(tables(&carla.get("/api/me/challenges")), Vec::<String>::new());
    assert_eq!(tables(&house.client().get("/api/open")), Vec::<String>::new(), "it is for one alone");
    told(&carla.post(&format!("/api/tables/{challenge}/join"), &json!({})), 403, "invite-spent");
    told(&carla.post(&format!("/api/tables/{challenge}/decline"), &json!({})), 403, "invite-spent");
    assert_eq!(benito.post(&format!("/api/tables/{challenge}/decline"), &json!({})).status, 204);
    told(&benito.post(&format!("/api/tables/{challenge}/join"), &json!({})), 403, "invite-spent");
    let again = lay(&mut ana, &json!({ "challenge": benitos }));
    let page = ana.get(&format!("/game/{again}")).body;
    assert!(page.contains("Waiting for &lt;b&gt;Benito") && !page.contains("<b>Benito"), "{page}");
    assert_eq!(
        benito.post(&format!("/api/tables/{again}/join"), &json!({})).json(),
        json!({ "side": "mexican" })
    );
}

#[test]
fn a_rematch_keeps_or_swaps_the_sides() {
    let house = House::open();
    let [mut ana, mut benito] = persons(&house, ["Ana", "Benito"]);
    let first = lay(&mut ana, &json!({ "open": "anybody" }));
    benito.post(&format!("/api/tables/{first}/join"), &json!({}));
    let again = format!("/api/tables/{first}/rematch");
    told(&ana.post(&again, &json!({ "swapped": true })), 400, "unreadable");
    play(&first, &mut [&mut ana, &mut benito]);
    let [mut stranger] = persons(&house, ["Carla"]);
    told(&stranger.post(&again, &json!({})), 403, "not-your-seat");
    let swapped = text(&ana.post(&again, &json!({ "swapped": true })).json()["table"]);
    assert_eq!(ana.get(&format!("/api/tables/{swapped}")).json()["held"], json!(["mexican"]));
    // Who wants the same finds what the other has laid.
    assert_eq!(benito.post(&again, &json!({})).json()["table"], json!(swapped));
    assert_eq!(
        benito.post(&format!("/api/tables/{swapped}/join"), &json!({})).json(),
        json!({ "side": "texan" })
    );
    let kept = text(&ana.post(&again, &json!({})).json()["table"]);
    assert_eq!(ana.get(&format!("/api/tables/{kept}")).json()["held"], json!(["texan"]));
}

#[test]
fn a_list_is_ones_own() {
    let house = House::open();
    let [mut ana, mut benito] = persons(&house, ["Ana", "Benito"]);
    let alone = lay(&mut ana, &json!({ "seats": { "texan": "me", "mexican": "me" } }));
    let shared = lay(&mut ana, &json!({ "open": "anybody" }));
    benito.post(&format!("/api/tables/{shared}/join"), &json!({}));
    let delete = |client: &mut Client, id: &str| {
        client.send("DELETE", &format!("/api/tables/{id}"), "", "").expect("an answer")
    };
    told(&delete(&mut ana, &shared), 409, "still-shared");
    told(&delete(&mut benito, &alone), 409, "still-shared");
    told(&delete(&mut house.client(), &alone), 403, "nobody");
    told(
        &benito.post(&format!("/api/tables/{alone}/archive"), &json!({ "archived": true })),
        403,
        "not-your-seat",
    );
    let archived = |client: &mut Client, id: &str| {
        let mine = client.get("/api/me").json();
        let tables = mine["tables"].as_array().expect("tables").clone();
        tables.into_iter().find(|table| table["table"] == id).map(|table| table["archived"] == true)
    };
    assert_eq!(ana.post(&format!("/api/tables/{shared}/archive"), &json!({ "archived": true })).status, 204);
    assert_eq!((archived(&mut ana, &shared), archived(&mut benito, &shared)), (Some(true), Some(false)));
    let next = |client: &mut Client, after: &str| {
        client.get(&format!("/api/me/next?after={after}")).json()["table"].clone()
    };
    assert_eq!(next(&mut ana, &shared), json!(alone), "both sides are hers: she is awaited");
    assert_eq!(next(&mut ana, &alone), json!(null), "what is put aside does not count");
    assert_eq!(delete(&mut ana, &alone).status, 204);
    assert_eq!(archived(&mut ana, &alone), None);
    assert_eq!(house.client().get(&format!("/api/tables/{alone}")).status, 404);
    // The same on pages.
    let started = house.client().post_form("/play/charge", "");
    let mut guest = browser(&house, &started);
    let id = started.header("location").expect("a table").replace("/game/", "");
    assert!(guest.get("/mine").body.contains(&id));
    assert_eq!(guest.post_form(&format!("/mine/{id}"), "act=aside").status, 303);
    assert!(!guest.get("/mine").body.contains(&id) && guest.get("/mine?show=archived").body.contains(&id));
    assert_eq!(guest.post_form(&format!("/mine/{id}"), "act=dance").status, 400);
    assert_eq!(guest.post_form(&format!("/mine/{id}"), "act=delete").status, 303);
    assert_eq!(guest.get(&format!("/game/{id}")).status, 404);
}

#[test]
fn only_what_was_laid_to_be_listed_is_listed_and_what_is_shut_shows_nothing() {
    let house = House::open();
    let [mut ana, mut benito] = persons(&house, ["Ana", "Benito"]);
    let ids: Vec<String> = [json!({ "watch": "listed" }), json!({}), json!({ "watch": "players" })]
        .into_iter()
        .map(|mut terms| {
            terms["open"] = json!("anybody");
            if terms["watch"].is_null() {
                terms["watch"] = json!("link");
            }
            let id = lay(&mut ana, &terms);
            benito.post(&format!("/api/tables/{id}/join"), &json!({}));
            id
        })
        .collect();
    assert_eq!(tables(&house.client().get("/api/watch")), [ids[0].clone()]);
    let page = house.client().get("/tables").body;
    assert!(page.contains(&ids[0]) && !page.contains(&ids[1]) && !page.contains(&ids[2]));
    let watcher = house.client().listen(&format!("/api/tables/{}/events", ids[0]));
    let listed = house.client().get("/api/watch").json();
    assert_eq!(listed["tables"][0]["watching"], 1, "{listed}");
    drop(watcher);
    // Whoever has the address may look on, except where nobody may.
    assert_eq!(house.client().get(&format!("/api/tables/{}", ids[1])).status, 200);
    let shut = &ids[2];
    for path in [
        format!("/api/tables/{shut}"),
        format!("/api/tables/{shut}/record"),
        format!("/api/tables/{shut}/events"),
        format!("/api/tables/{shut}/odds"),
        format!("/game/{shut}"),
        format!("/game/{shut}/replay"),
        format!("/game/{shut}/events"),
        format!("/game/{shut}/told?what=roster"),
        format!("/game/{shut}/sight?from=place:4"),
        format!("/game/{shut}/review"),
    ] {
        let answer = house.client().get(&path);
        assert_eq!(answer.status, 403, "{path}");
        assert!(answer.body.len() < 5_000 && !answer.body.contains("pieces"), "{path}: {}", answer.body);
    }
    assert_eq!(ana.get(&format!("/api/tables/{shut}")).json()["held"], json!(["texan"]));
    let over = format!("/api/tables/{shut}");
    play(shut, &mut [&mut ana, &mut benito]);
    assert_eq!(house.client().get(&over).status, 200, "it is over: everybody may see it");
}

/// What is told where a link is passed on is what an observer sees, whoever asks; of a game that is shut nothing but which it is.
#[test]
fn a_link_tells_what_an_observer_sees() {
    let house = House::open();
    let [mut ana, mut benito] = persons(&house, ["Ana <b>", "Benito"]);
    let seats = json!({ "texan": "me", "mexican": "link" });
    let ids: Vec<String> = ["link", "players"]
        .into_iter()
        .map(|watch| {
            let terms = json!({ "game": "texas-glory", "seats": seats, "watch": watch, "open": "anybody" });
            let id = lay(&mut ana, &terms);
            let still = ana.get(&format!("/game/{id}/picture"));
            assert!(still.header("location").is_some_and(|to| to.ends_with(".webp")), "nothing is dealt");
            benito.post(&format!("/api/tables/{id}/join"), &json!({}));
            id
        })
        .collect();
    let page = house.client().get(&format!("/game/{}", ids[0])).body;
    let meta = |name: &str| {
        let start = page.split(&format!("{name}\" content=\"")).nth(1).unwrap_or_else(|| panic!("no {name}"));
        start.split('"').next().unwrap_or_default().to_owned()
    };
    assert_eq!(meta("og:title"), "Texas Glory");
    assert!(meta("og:description").contains("Ana &lt;b&gt; – Benito"), "{}", meta("og:description"));
    assert_eq!(meta("og:image"), format!("http://{}/game/{}/picture?at=0", house.address, ids[0]));
    assert!(house.client().get("/").body.contains("<meta name=\"description\""));
    // Painted or not, it is the same for those who sit there and for those who do not.
    let ask = |client: &mut Client, id: &str| {
        let answer = client.send("HEAD", &format!("/game/{id}/picture"), "", "").expect("an answer");
        let length = answer.header("content-length").map(str::to_owned);
        (answer.status, answer.header("location").map(str::to_owned), length)
    };
    assert_eq!(ask(&mut ana, &ids[0]), ask(&mut house.client(), &ids[0]));
    for client in [&mut ana, &mut house.client()] {
        let (status, to, _) = ask(client, &ids[1]);
        assert!(
            status == 307 && to.is_some_and(|to| to.ends_with(".webp")),
            "a game that is shut is not painted"
        );
    }
    assert_eq!(house.client().get("/game/abcdefghjkmn/picture").status, 404);
}
