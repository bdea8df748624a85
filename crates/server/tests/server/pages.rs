//! The pages' addresses, cookies and headers.

use serde_json::json;

use crate::client::{Answer, Client};
use crate::house::{House, text};

/// A browser: it keeps its guest's cookie.
fn guest(house: &House, answer: &Answer) -> Client {
    let cookie = answer.cookie("guest").expect("a guest's cookie");
    house.client().with("Cookie", &format!("guest={cookie}"))
}

fn new_game(client: &mut Client, form: &str) -> (Answer, String) {
    let answer = client.post_form("/new/charge", form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let to = answer.header("location").expect("a way on").to_owned();
    (answer, to)
}

#[test]
fn play_now_seats_a_guest_against_the_computer() {
    let house = House::open();
    let answer = house.client().post_form("/play/charge", "");
    assert_eq!(answer.status, 303);
    let set = answer.header("set-cookie").expect("a cookie");
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    let to = answer.header("location").expect("a way on").to_owned();
    let mut guest = guest(&house, &answer);
    let page = guest.get(&to);
    assert_eq!(page.status, 200);
    assert!(page.body.contains("id=\"pieces\""));
    let lobby = guest.get("/").body;
    assert!(lobby.contains(&to), "the lobby lists the game");
    assert!(!house.client().get("/").body.contains(&to), "but not to others");
    let state = guest.get(&to.replace("/game/", "/api/tables/")).json();
    assert_eq!(state["held"].as_array().map(Vec::len), Some(1));
    assert!(guest.post_form("/play/charge", "").cookie("guest").is_none(), "a guest keeps the cookie");
}

#[test]
fn two_at_one_screen_hold_both_seats() {
    let house = House::open();
    let (answer, to) = new_game(&mut house.client(), "opponent=screen&side=mexican");
    let mut guest = guest(&house, &answer);
    let api = to.replace("/game/", "/api/tables/");
    let mut state = guest.get(&api).json();
    assert_eq!(state["held"], json!(["texan", "mexican"]));
    let mut sides = std::collections::BTreeSet::new();
    let mut rng = fastrand::Rng::with_seed(1);
    while sides.len() < 2 {
        sides.insert(state["side"].to_string());
        let offers = state["offers"].as_array().expect("offers");
        let asked = json!({ "at": state["at"], "decision": offers[rng.usize(..offers.len())] });
        let answer = guest.post(&format!("{api}/decisions"), &asked);
        assert_eq!(answer.status, 200, "{}", answer.body);
        state = answer.json();
    }
}

/// Until the page says who sits in front of it, it is shown what everybody knows.
#[test]
fn two_at_one_screen_look_one_after_the_other_where_things_are_hidden() {
    let house = House::open();
    let made = house.client().post_form("/new/texas-glory", "opponent=screen");
    let to = made.header("location").expect("a way on").to_owned();
    let mut guest = guest(&house, &made);
    let news = |client: &Client, side: &str| {
        client.listen(&format!("{to}/events?side={side}")).next().expect("news").data
    };
    let public = news(&house.client(), "texan");
    assert_eq!((&public["side"], &public["curtain"]), (&json!(null), &json!("")), "an observer needs none");
    let hidden = news(&guest, "");
    assert!(hidden["curtain"].as_str().is_some_and(|curtain| curtain.contains("data-side=\"texan\"")));
    for part in ["side", "pieces", "panels", "offers", "log"] {
        assert_eq!(hidden[part], public[part], "{part}");
    }
    for side in ["texan", "mexican"] {
        let own = news(&guest, side);
        assert_eq!((&own["side"], &own["curtain"], &own["mine"]), (&json!(side), &json!(""), &json!(true)));
        assert_ne!(own["panels"], public["panels"]);
    }
    let page = guest.get(&to).body;
    assert!(
        page.contains(public["pieces"].as_str().expect("the pieces")) && !page.contains("data-pick=\"card:")
    );
    assert!(!guest.get(&format!("{to}/replay/3")).body.contains("data-pick=\"card:"));
}

#[test]
fn replays_show_any_step_and_rules_any_clause() {
    let house = House::open();
    let table = house.table("me", "me", 4);
    let replay = format!("/game/{}/replay", table.id);
    let through = |side: &str| {
        let page = house.client().get(&format!("{replay}/0?side={side}")).body;
        page.contains(&format!("\"side\":\"{side}\""))
    };
    assert!(!through("texan"), "while the game runs nobody looks through others' eyes");
    table.play(&house, &mut fastrand::Rng::with_seed(4), |_| false);
    assert!(through("texan") && through("mexican"));
    let mut client = house.client();
    assert_eq!(client.get(&replay).status, 200);
    assert_eq!(client.get(&format!("{replay}/7?side=mexican")).status, 200);
    assert_eq!(client.get(&format!("{replay}/x")).status, 404);
    let step = client.with("Accept", "application/json").get(&format!("{replay}/12?side=texan")).json();
    assert_eq!(step["at"], 12);
    let mut client = house.client();
    assert_eq!(client.get("/rules/charge").status, 200);
    assert_eq!(client.get("/rules/charge/14.2").status, 200);
    assert_eq!(client.get("/rules/charge/99.9").status, 404);
    for missing in ["/rules/chess", "/new/chess", "/game/abcdefghjkmn", "/nowhere", "/assets/none.js"] {
        let answer = client.get(missing);
        assert_eq!(answer.status, 404, "{missing}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    }
}

#[test]
fn an_address_that_cannot_be_read_is_answered_with_a_page() {
    let house = House::open();
    let answer = house.client().get("/rules/%ff");
    assert_eq!((answer.status, answer.header("content-type")), (400, Some("text/html; charset=utf-8")));
    let answer = house.client().get("/api/tables/%ff");
    assert_eq!((answer.status, answer.header("content-type")), (404, Some("application/json")));
}

#[test]
fn a_form_that_the_game_does_not_have_comes_back_with_a_reason() {
    let house = House::open();
    assert_eq!(house.client().get("/new/charge").status, 200);
    let answer = house.client().post_form("/new/charge", "opponent=genius");
    assert_eq!(answer.status, 400);
    assert!(answer.body.contains("role=\"alert\""));
}

#[test]
fn the_language_is_remembered_and_the_way_back_is_ours() {
    let house = House::open();
    let answer = house.client().post_form("/lang", "lang=es&back=%2Frules%2Fcharge");
    assert_eq!((answer.status, answer.header("location")), (303, Some("/rules/charge")));
    assert_eq!(answer.cookie("lang").as_deref(), Some("es"));
    for elsewhere in
        ["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%5Cevil.example", "%2F%0D%0AX%3A1"]
    {
        let answer = house.client().post_form("/lang", &format!("lang=es&back={elsewhere}"));
        assert_eq!(answer.header("location"), Some("/"), "{elsewhere}");
    }
    assert_eq!(house.client().post_form("/lang", "lang=xx").status, 400);
    let spanish = house.client().with("Cookie", "lang=es").get("/").body;
    assert!(spanish.contains("lang=\"es\""));
}

#[test]
fn browsers_are_told_to_be_careful_and_other_sites_kept_out() {
    let house = House::open();
    let page = house.client().get("/");
    for (name, value) in
        [("content-security-policy", "default-src 'self'"), ("x-content-type-options", "nosniff")]
    {
        assert!(page.header(name).is_some_and(|header| header.contains(value)), "{name}");
    }
    let asset = page.body.split("/assets/").nth(1).and_then(|rest| rest.split('"').next()).expect("an asset");
    let asset = house.client().get(&format!("/assets/{asset}"));
    assert_eq!(asset.status, 200);
    assert!(asset.header("cache-control").is_some_and(|header| header.contains("immutable")));
    let zipped = house.client().with("Accept-Encoding", "gzip").send("HEAD", "/rules/charge", "", "");
    assert_eq!(zipped.expect("an answer").header("content-encoding"), Some("gzip"));
    let own = format!("http://{}", house.address);
    assert_eq!(house.client().with("Origin", &own).post_form("/play/charge", "").status, 303);
    for foreign in ["https://evil.example", "null"] {
        assert_eq!(house.client().with("Origin", foreign).post_form("/play/charge", "").status, 403);
    }
    let cross = house.client().with("Sec-Fetch-Site", "cross-site").post_form("/play/charge", "");
    assert_eq!(cross.status, 403);
    assert_eq!(house.client().get("/healthz").body, "ok\n");
}

/// What an order looks like that is only begun is shown to the side that may give it, and to nobody else.
#[test]
fn an_order_that_is_begun_is_seen_by_whoever_gives_it() {
    let house = House::open();
    let position = "1836 turn 3\nstep orders\nplayer1 texan\nmover texan\ncp 4\nchosen texan 16\nchosen mexican 17\n\
                    hand texan 0 6\nhand mexican 1 7\n0906: Hou Bur\nPRG: San Ald\npool: She\n";
    let seats = json!({ "texan": "me", "mexican": "me" });
    let wanted = json!({ "game": "texas-glory", "pos": position, "seed": 1, "seats": seats });
    let table = house.table_of(&wanted);
    let ahead = |decision: &str| format!("/game/{}/ahead?side=texan&decision={decision}", table.id);
    let (mut texan, mut mexican) = (table.seat(&house, "texan"), table.seat(&house, "mexican"));
    let before = texan.get(&table.path()).json();
    let seen = texan.get(&ahead("send+Bur")).json();
    assert!(
        text(&seen["prompt"]).contains("Burleson") && text(&seen["pieces"]).contains("tg-cost"),
        "{seen}"
    );
    assert_eq!(texan.get(&table.path()).json(), before, "nothing is decided by looking");
    assert_eq!(mexican.get(&ahead("send+Bur")).status, 403);
    assert_eq!(house.client().get(&ahead("send+Bur")).status, 403);
    for other in ["command+Hou", "done", "send+Ald", "dance"] {
        assert_eq!(texan.get(&ahead(other)).status, 400, "{other} only begins nothing");
    }
}
