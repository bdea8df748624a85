//! Invitations: they open nothing, are good for one person, and nothing is dealt before everybody sits.

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, Seated, text};

/// A table of Texas Glory whose Mexican side is left to a link, with the invitation to it.
fn waiting(house: &House) -> (Seated, String) {
    let wanted = json!({
        "game": "texas-glory", "seats": { "texan": "me", "mexican": "link" }, "contribution": "maker1836"
    });
    let made = house.client().post("/api/tables", &wanted);
    assert_eq!(made.status, 201, "{}", made.body);
    let made = made.json();
    assert_eq!(made["seats"].as_object().map(serde_json::Map::len), Some(1), "tokens for own seats only");
    let invitation = text(&made["invitations"]["mexican"]);
    assert_eq!(made["links"]["mexican"], format!("/join/{}/{invitation}", text(&made["table"])));
    let (id, commitment) = (text(&made["table"]), text(&made["commitment"]));
    (Seated { id, tokens: made["seats"].clone(), commitment }, invitation)
}

fn join(house: &House, table: &Seated, invitation: &str) -> Answer {
    let accepted = json!({ "invitation": invitation, "contribution": "friend1836" });
    house.client().post(&table.under("join"), &accepted)
}

fn told(answer: &Answer, status: u16, error: &str) {
    assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{}", answer.body);
}

#[test]
fn an_invitation_opens_nothing_by_itself() {
    let house = House::without_seeds();
    let (table, invitation) = waiting(&house);
    let mut thief = house.client().with_token(&invitation);
    told(&thief.get(&table.path()), 403, "wrong-token");
    told(&thief.get(&table.under("events")), 403, "wrong-token");
    assert_eq!(join(&house, &table, &invitation).status, 200);
    for path in ["", "/record", "/odds", "/hint", "/estimate", "/events"] {
        told(&thief.get(&(table.path() + path)), 403, "wrong-token");
    }
    let decision = json!({ "at": 0, "decision": "play 4" });
    told(&thief.post(&table.under("decisions"), &decision), 403, "wrong-token");
}

#[test]
fn nothing_is_dealt_before_everybody_sits() {
    let mut house = House::without_seeds();
    let (table, invitation) = waiting(&house);
    let waits = |house: &House| {
        let mut maker = table.seat(house, "texan");
        let state = maker.get(&table.path()).json();
        assert_eq!(state["node"], json!({ "kind": "waiting", "sides": ["mexican"] }));
        assert_eq!(state["players"], json!({ "texan": "person", "mexican": "awaited" }));
        assert_eq!((&state["view"], &state["offers"], &state["log"]), (&json!(null), &json!([]), &json!([])));
        assert_eq!((&state["held"], &state["side"]), (&json!(["texan"]), &json!(null)));
        assert_eq!(state["commitment"], table.commitment.as_str());
        told(
            &maker.post(&table.under("decisions"), &json!({ "at": 0, "decision": "play 4" })),
            409,
            "waiting",
        );
        for path in ["record", "odds", "hint", "estimate"] {
            told(&maker.get(&table.under(path)), 409, "waiting");
        }
        let page = maker.get(&format!("/game/{}", table.id));
        assert!(page.status == 200 && !page.body.contains("id=\"pieces\""), "there is no board");
        assert_eq!(maker.get(&format!("/game/{}/replay", table.id)).status, 409);
    };
    waits(&house);
    house.restart();
    waits(&house);
    let mut news = table.seat(&house, "texan").listen(&table.under("events?after=0"));
    let joined = join(&house, &table, &invitation);
    assert_eq!(joined.status, 200, "{}", joined.body);
    let joined = joined.json();
    assert_eq!(joined["side"], "mexican");
    let begun = news.next().expect("news of the beginning").data;
    assert!(begun["log"].as_array().is_some_and(|log| !log.is_empty()), "the deal is told: {begun}");
    let mut friend = house.client().with_token(&text(&joined["token"]));
    let hands = [table.seat(&house, "texan").get(&table.path()).json(), friend.get(&table.path()).json()]
        .map(|state| state["view"]["hand"].clone());
    assert!(hands.iter().all(|hand| hand.as_array().is_some_and(|cards| !cards.is_empty())), "{hands:?}");
    house.restart();
    let mut friend = house.client().with_token(&text(&joined["token"]));
    assert_eq!(friend.get(&table.path()).json()["view"]["hand"], hands[1], "it was dealt once");
}

#[test]
fn an_invitation_works_once_and_can_be_withdrawn_by_those_who_sit_there() {
    let house = House::without_seeds();
    let (table, first) = waiting(&house);
    let address = table.under("invitations/mexican");
    let change =
        |client: &mut Client, method: &str, path: &str| client.send(method, path, "", "").expect("an answer");
    let mut maker = table.seat(&house, "texan");
    for method in ["POST", "DELETE"] {
        told(&change(&mut house.client(), method, &address), 403, "not-your-seat");
        told(&change(&mut house.client().with_token(&first), method, &address), 403, "wrong-token");
        told(&change(&mut maker, method, &table.under("invitations/texan")), 409, "seat-taken");
        told(&change(&mut maker, method, &table.under("invitations/french")), 404, "no-such-page");
    }
    assert_eq!(change(&mut maker, "DELETE", &address).status, 204);
    told(&join(&house, &table, &first), 403, "invite-spent");
    let renewed = change(&mut maker, "POST", &address);
    assert_eq!(renewed.status, 201);
    let second = text(&renewed.json()["invitation"]);
    for wrong in [&first, "", "nonsense", "0"] {
        told(&join(&house, &table, wrong), 403, "invite-spent");
    }
    let unfit = json!({ "invitation": second, "contribution": "a b" });
    told(&house.client().post(&table.under("join"), &unfit), 400, "unreadable");
    assert_eq!(join(&house, &table, &second).status, 200);
    told(&join(&house, &table, &second), 403, "invite-spent");
    for method in ["POST", "DELETE"] {
        told(&change(&mut maker, method, &address), 409, "seat-taken");
    }
}

#[test]
fn of_many_who_accept_at_once_one_sits_down() {
    let house = House::without_seeds();
    let (table, invitation) = waiting(&house);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let racers: Vec<_> = (0..8)
            .map(|_| {
                let (mut client, path) = (house.client(), table.under("join"));
                let accepted = json!({ "invitation": invitation });
                scope.spawn(move || client.post(&path, &accepted).status)
            })
            .collect();
        racers.into_iter().map(|racer| racer.join().expect("an answer")).collect()
    });
    assert_eq!(statuses.iter().filter(|&&status| status == 200).count(), 1, "{statuses:?}");
    assert_eq!(statuses.iter().filter(|&&status| status == 403).count(), 7, "{statuses:?}");
}

/// The commitment is shown before the friend comes; all parts are shown at the end, and make the seed.
#[test]
fn both_have_a_part_in_the_dice() {
    let house = House::without_seeds();
    let wanted =
        json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" }, "contribution": "ab12" });
    let table = house.table_of(&wanted);
    let contributions = json!({ "texan": "ab12", "mexican": null });
    let end = table.play(&house, &mut fastrand::Rng::with_seed(3), |state| {
        assert_eq!(state["dice"], json!({ "by_hand": [], "contributions": contributions }));
        assert_eq!(state["commitment"], table.commitment.as_str());
        false
    });
    assert_eq!(end["dice"]["contributions"], contributions);
    let record = house.client().get(&table.under("record")).body;
    for line in ["contribution texan ab12", "contribution mexican -", &format!("table {}", table.id)] {
        assert!(record.lines().any(|found| found == line), "{line}: {record}");
    }
    let secret = format!("server-secret {}", text(&end["dice"]["server_secret"]));
    assert!(record.lines().any(|found| found == secret));
    shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
    let other = record.replace("contribution mexican -", "contribution mexican 0");
    assert!(shelf::verify(&other).is_err());
}

/// A seed or a position that was set by hand is told to everybody: to programs, on the page, in the record.
#[test]
fn what_was_set_by_hand_says_so() {
    let house = House::open();
    let by_hand = |wanted: &Value| {
        let table = house.table_of(wanted);
        let page = house.client().get(&format!("/game/{}", table.id)).body;
        let record = house.client().get(&table.under("record")).body;
        (house.client().get(&table.path()).json()["dice"]["by_hand"].clone(), page, record)
    };
    let seats = json!({ "texan": "me", "mexican": "me" });
    let (told, page, record) = by_hand(&json!({ "game": "charge", "seats": seats, "seed": 7 }));
    assert_eq!(told, json!(["seed"]));
    assert!(page.contains("dice set by hand") && record.contains("\nby-hand seed\n"));
    let position = shelf::game("charge").expect("on the shelf").sample().pos();
    let (told, page, record) = by_hand(&json!({ "game": "charge", "seats": seats, "pos": position }));
    assert_eq!(told, json!(["position"]));
    assert!(page.contains("position set by hand") && record.contains("\nposition ?\n"));
    let (told, page, record) = by_hand(&json!({ "game": "charge", "seats": seats }));
    assert_eq!(told, json!([]));
    assert!(!page.contains("set by hand") && !record.contains("by-hand"));
}

/// A browser: it keeps its guest's cookie.
fn guest(house: &House, answer: &Answer) -> Client {
    let cookie = answer.cookie("guest").expect("a guest's cookie");
    house.client().with("Cookie", &format!("guest={cookie}"))
}

fn invited(house: &House) -> (Client, String, String) {
    let answer = house.client().post_form("/new/charge", "side=texan&opponent=link&contribution=ab12");
    assert_eq!(answer.status, 303, "{}", answer.body);
    let to = answer.header("location").expect("a way on").to_owned();
    let mut host = guest(house, &answer);
    let link = link(&host.get(&to).body).expect("an invitation");
    (host, to, link)
}

fn link(page: &str) -> Option<String> {
    let start = page.find("/join/")?;
    Some(page[start..].split(['"', '<', '&']).next()?.to_owned())
}

#[test]
fn a_friend_takes_the_other_seat_by_link_and_nobody_after() {
    let house = House::open();
    let (mut host, to, invite) = invited(&house);
    assert_eq!(link(&house.client().get(&to).body), None, "strangers are not shown it");
    let own = host.get(&invite);
    assert_eq!((own.status, own.header("location")), (303, Some(to.as_str())));
    let mut listener = host.listen(&format!("{to}/events?waiting=1"));
    for method in ["GET", "HEAD", "GET"] {
        let looked = house.client().send(method, &invite, "", "").expect("an answer");
        assert_eq!(looked.status, 200, "whoever looks at a link takes no seat");
    }
    assert_eq!(house.client().post_form(&invite, "").status, 403, "a seat is kept by a cookie");
    let first = house.client().get(&invite);
    assert!(first.body.contains("name=\"contribution\""));
    let joined = guest(&house, &first).post_form(&invite, "contribution=cd34");
    assert_eq!((joined.status, joined.header("location")), (303, Some(to.as_str())));
    let mut friend = guest(&house, &joined);
    assert_eq!(listener.next().expect("news of the friend").data, json!({}), "the page is asked for anew");
    let api = to.replace("/game/", "/api/tables/");
    assert_eq!(host.get(&api).json()["held"], json!(["texan"]));
    let state = friend.get(&api).json();
    assert_eq!(state["held"], json!(["mexican"]));
    assert_eq!(state["dice"]["contributions"], json!({ "texan": "ab12", "mexican": "cd34" }));
    assert_eq!(house.client().get(&invite).status, 403);
    assert_eq!(friend.get(&invite).status, 303, "who sits there may use the link again");
    assert_eq!(link(&host.get(&to).body), None);
    let again =
        host.listen(&format!("{to}/events?waiting=1")).next().expect("a page that still waits is told");
    assert_eq!(again.data["at"], 0);
}

#[test]
fn an_invitation_is_withdrawn_on_the_page() {
    let house = House::open();
    let (mut host, to, first) = invited(&house);
    let address = format!("{to}/invitation");
    assert_eq!(house.client().post_form(&address, "side=mexican&act=withdraw").status, 403);
    assert_eq!(host.post_form(&address, "side=mexican&act=dance").status, 400);
    let withdrawn = host.post_form(&address, "side=mexican&act=withdraw");
    assert_eq!((withdrawn.status, withdrawn.header("location")), (303, Some(to.as_str())));
    let page = host.get(&to).body;
    assert!(link(&page).is_none() && page.contains("was withdrawn"));
    assert_eq!(house.client().get(&first).status, 403);
    assert_eq!(host.post_form(&address, "side=mexican&act=renew").status, 303);
    let second = link(&host.get(&to).body).expect("a new invitation");
    assert!(first != second && house.client().get(&second).status == 200);
}

/// Whoever is given a cookie by somebody else does not sit down under it.
#[test]
fn a_guest_who_was_not_made_here_is_made_anew() {
    let house = House::open();
    let mut planted = house.client().with("Cookie", "guest=a");
    let started = planted.post_form("/play/charge", "");
    let own = started.cookie("guest").expect("a cookie of its own");
    assert!(own.len() == 32 && started.status == 303);
    let to = started.header("location").expect("a way on").to_owned();
    assert!(!planted.get("/").body.contains(&to), "the planted one has no game");
    let (_, to, invite) = invited(&house);
    let joined = planted.post_form(&invite, "");
    assert!(joined.status == 303 && joined.cookie("guest").is_some());
    let held = |client: &mut Client| client.get(&to.replace("/game/", "/api/tables/")).json()["held"].clone();
    assert_eq!((held(&mut planted), held(&mut guest(&house, &joined))), (json!([]), json!(["mexican"])));
    let mut known = guest(&house, &joined);
    assert!(known.post_form("/play/charge", "").cookie("guest").is_none(), "a guest keeps the cookie");
}
