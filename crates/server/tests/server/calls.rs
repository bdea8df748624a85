//! Calls: whoever is awaited elsewhere is told so, once, where he wants it; and nobody else is.

use std::time::{Duration, SystemTime};

use serde_json::{Value, json};
use server::{Calls, Options, Site, Webhooks};

use crate::catcher::Catcher;
use crate::client::Client;
use crate::house::{House, text};
use crate::postbox::Postbox;

/// A server that calls anywhere, and loses no time.
pub fn calling() -> Options {
    let calls = Calls {
        settled: Duration::ZERO,
        again: Duration::from_millis(10),
        webhooks: Webhooks::Anywhere,
        ..Calls::default()
    };
    Options { allow_seeds: true, calls, ..Options::default() }
}

/// Two persons at a table of Charge, the first of them the Texian.
pub struct Two {
    pub id: String,
    pub one: Client,
    pub other: Client,
}

pub fn person(house: &House) -> Client {
    let made = house.client().post("/api/me", &json!({})).json();
    house.client().with_token(&text(&made["key"]))
}

impl Two {
    pub fn sit(house: &House) -> Two {
        let (mut one, mut other) = (person(house), person(house));
        let id = table(&mut one, &mut other);
        Two { id, one, other }
    }

    fn path(&self) -> String {
        format!("/api/tables/{}", self.id)
    }

    /// Plays what is first on offer until the other side is awaited; tells how many decisions that took.
    pub fn play_until(&mut self, side: &str) -> usize {
        let path = self.path();
        for decided in 0..200 {
            let asked = if side == "mexican" { &mut self.one } else { &mut self.other };
            let state = asked.get(&path).json();
            if state["node"]["sides"] == json!([side]) {
                return decided;
            }
            // The last is often what ends something.
            let decision = state["offers"].as_array().and_then(|offers| offers.last()).expect("an offer");
            let answer =
                asked.post(&format!("{path}/decisions"), &json!({ "at": state["at"], "decision": decision }));
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
        panic!("{side} is never awaited");
    }
}

fn table(one: &mut Client, other: &mut Client) -> String {
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" }, "seed": 5 });
    let made = one.post("/api/tables", &wanted).json();
    let id = text(&made["table"]);
    let accepted = json!({ "invitation": made["invitations"]["mexican"] });
    assert_eq!(other.post(&format!("/api/tables/{id}/join"), &accepted).status, 200);
    id
}

pub fn add(client: &mut Client, kind: &str, address: &str) -> String {
    let added = client.post("/api/me/calls", &json!({ "kind": kind, "address": address }));
    assert_eq!(added.status, 201, "{}", added.body);
    text(&added.json()["id"])
}

pub fn try_out(client: &mut Client, receiver: &str) {
    assert_eq!(client.post(&format!("/api/me/calls/{receiver}/try"), &json!({})).status, 202);
}

fn receivers(client: &mut Client) -> Value {
    client.get("/api/me/calls").json()["receivers"].clone()
}

#[test]
fn a_turn_is_told_once_however_many_steps_it_has() {
    let house = House::with(calling());
    // Where there are several servers, all of them could call.
    let _beside = house.beside();
    let (ones, others) = (Catcher::new(), Catcher::new());
    let mut two = Two::sit(&house);
    let mine = add(&mut two.one, "json", &ones.url("/hook?secret=1"));
    let theirs = add(&mut two.other, "json", &others.url("/"));
    for _ in 0..2 {
        assert!(two.play_until("mexican") > 0);
        let told = others.next();
        let url = format!("http://{}/game/{}", house.address, two.id);
        assert_eq!(
            told.json(),
            json!({ "event": "turn", "id": told.json()["id"], "text": "It is your turn: Charge at the Alamo",
                    "game": "charge", "table": two.id, "url": url })
        );
        assert!(two.play_until("texan") > 0);
        let told = ones.next();
        assert_eq!((told.json()["event"].clone(), told.path.as_str()), (json!("turn"), "/hook?secret=1"));
    }
    // Nothing was on its way besides.
    for (client, receiver, catcher) in [(&mut two.one, &mine, &ones), (&mut two.other, &theirs, &others)] {
        try_out(client, receiver);
        assert_eq!(catcher.next().json()["event"], "try");
        assert!(catcher.is_empty());
    }
}

#[test]
fn who_looks_at_the_table_is_not_called() {
    let house = House::with(calling());
    let others = Catcher::new();
    let mut two = Two::sit(&house);
    let receiver = add(&mut two.other, "json", &others.url("/"));
    let second = table(&mut two.one, &mut two.other);
    let looks = |two: &mut Two| {
        let looked = two.other.post(&format!("/game/{}/looking", two.id), &json!({ "clock": 60 }));
        assert_eq!(looked.json(), json!({ "again": true }));
        let nobody = two.one.post(&format!("/game/{}/looking", two.id), &json!({ "clock": 60 }));
        assert_eq!(nobody.json(), json!({ "again": false }), "who is never called need not say it again");
    };
    looks(&mut two);
    two.play_until("mexican");
    // At another table he is called, and by then would have been at the first.
    let first = std::mem::replace(&mut two.id, second.clone());
    two.play_until("mexican");
    assert_eq!(others.next().json()["table"], json!(second));
    try_out(&mut two.other, &receiver);
    let next = others.next().json();
    assert_eq!(next["event"], "try", "{first}: {next}");
}

#[test]
fn in_quiet_hours_nobody_is_called_before_they_are_over() {
    let house = House::with(calling());
    let others = Catcher::new();
    let mut two = Two::sit(&house);
    let receiver = add(&mut two.other, "json", &others.url("/"));
    let minute = SystemTime::UNIX_EPOCH.elapsed().expect("a time").as_secs() / 60 % 1440;
    let time = |minute: u64| format!("{:02}:{:02}", minute % 1440 / 60, minute % 60);
    let night = json!({ "from": time(minute + 1380), "to": time(minute + 60), "clock": 0 });
    assert_eq!(two.other.post("/api/me/quiet", &night).status, 204);
    assert_eq!(two.other.get("/api/me/calls").json()["quiet"], night);
    two.play_until("mexican");
    try_out(&mut two.other, &receiver);
    assert_eq!(others.next().json()["event"], "try", "what he asks for himself he is told");
    assert!(others.is_empty());
    assert_eq!(two.other.post("/api/me/quiet", &json!({ "from": "", "to": "" })).status, 204);
    assert_eq!(others.next().json()["event"], "turn", "it is still his turn");
    for wrong in ["25:00", "noon"] {
        let answer = two.other.post("/api/me/quiet", &json!({ "from": wrong, "to": "07:00" }));
        assert_eq!(answer.status, 400, "{}", answer.body);
    }
}

#[test]
fn a_call_that_does_not_arrive_is_made_again_also_after_a_restart() {
    let mut house = House::with(calling());
    let (flaky, hanging) = (Catcher::new(), Catcher::new());
    let mut two = Two::sit(&house);
    flaky.answers([500, 503]);
    hanging.answers([0]);
    // One that is not there at all.
    let dead = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    add(&mut two.other, "json", &format!("http://{dead}/"));
    add(&mut two.other, "slack", &hanging.url("/"));
    add(&mut two.other, "json", &flaky.url("/"));
    two.play_until("mexican");
    let told = flaky.next().json();
    assert_eq!(hanging.next().json()["text"].as_str().map(|text| text.contains("/game/")), Some(true));
    // Somebody who does not answer delays no game.
    assert!(two.play_until("texan") > 0);
    two.play_until("mexican");
    house.restart();
    let again = flaky.next().json();
    assert_eq!(told["event"], again["event"]);
    let mut other = house.client();
    other.headers.clone_from(&two.other.headers);
    let failing = receivers(&mut other);
    let of_dead =
        failing.as_array().expect("a list").iter().find(|each| each["at"] == json!(dead.to_string()));
    assert_eq!(of_dead.map(|each| &each["failing"]), Some(&json!(true)), "{failing}");
}

#[test]
fn a_call_that_never_arrives_is_given_up() {
    let options = calling();
    let calls = Calls { give_up: Duration::ZERO, again: Duration::from_secs(1), ..options.calls };
    let house = House::with(Options { calls, ..options });
    let (catcher, mut one) = (Catcher::new(), person(&house));
    catcher.answers([500]);
    let receiver = add(&mut one, "discord", &catcher.url("/"));
    try_out(&mut one, &receiver);
    catcher.next();
    while receivers(&mut one)[0]["failing"] == json!(false) {}
    // The next one arrives, and all is well.
    try_out(&mut one, &receiver);
    catcher.next();
    while receivers(&mut one)[0]["failing"] == json!(true) {}
    assert!(catcher.is_empty(), "the first is not made again");
    // Where nobody wants it any more nothing is kept.
    catcher.answers([410]);
    try_out(&mut one, &receiver);
    catcher.next();
    while receivers(&mut one) != json!([]) {}
}

#[test]
fn each_webhook_is_told_in_its_form_and_its_owners_language() {
    let house = House::with(calling());
    let (discord, slack) = (Catcher::new(), Catcher::new());
    let mut two = Two::sit(&house);
    two.other.headers.push(("Accept-Language".to_owned(), "es".to_owned()));
    add(&mut two.other, "discord", &discord.url("/api/webhooks/1/x"));
    add(&mut two.other, "slack", &slack.url("/services/x"));
    two.play_until("mexican");
    let line = format!("Te toca: Charge at the Alamo http://{}/game/{}", house.address, two.id);
    assert_eq!(discord.next().json(), json!({ "content": line, "allowed_mentions": { "parse": [] } }));
    assert_eq!(slack.next().json(), json!({ "text": line, "link_names": false }));
    // What is shown of a webhook is not its secret.
    assert!(!receivers(&mut two.other).to_string().contains("webhooks/1"));
}

#[test]
fn nobody_is_called_where_the_server_may_not_call() {
    let house = House::open();
    let mut one = person(&house);
    let refused = |one: &mut Client, kind: &str, address: &str| {
        let answer = one.post("/api/me/calls", &json!({ "kind": kind, "address": address }));
        assert_eq!(answer.status, 400, "{kind} {address}: {}", answer.body);
        answer.json()
    };
    for own in [
        "http://127.0.0.1:1/",
        "http://localhost/",
        "http://10.0.0.1/x",
        "https://[::1]/",
        "http://169.254.169.254/latest",
    ] {
        assert_eq!(refused(&mut one, "json", own)["error"], "cannot-call");
    }
    let long = format!("https://a.example/{}", "x".repeat(60_000));
    for none in ["", "javascript:alert(1)", "https://a.example@127.0.0.1/", long.as_str(), "\u{202e}"] {
        refused(&mut one, "discord", none);
    }
    refused(&mut one, "pigeon", "https://a.example/");
    refused(&mut one, "mail", "a@b.example");
    for none in ["", "{}", r#"{"endpoint":"https://push.example/","keys":{"p256dh":"AAAA","auth":"AAAA"}}"#] {
        refused(&mut one, "push", none);
    }
    assert_eq!(receivers(&mut one), json!([]));
    let nobody =
        house.client().post("/api/me/calls", &json!({ "kind": "json", "address": "https://a.example/" }));
    assert_eq!(nobody.status, 403);
    // Ten places are enough; the same one counts once.
    for place in [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] {
        add(&mut one, "json", &format!("https://a.example/{place}"));
    }
    refused(&mut one, "json", "https://a.example/10");
    // Nobody reaches for another's.
    let first = text(&receivers(&mut one)[0]["id"]);
    let mut other = person(&house);
    assert_eq!(other.post(&format!("/api/me/calls/{first}/try"), &json!({})).status, 404);
    assert_eq!(
        other.send("DELETE", &format!("/api/me/calls/{first}"), "", "").expect("answered").status,
        404
    );
    assert_eq!(one.send("DELETE", &format!("/api/me/calls/{first}"), "", "").expect("answered").status, 204);
    assert_eq!(receivers(&mut one).as_array().map(Vec::len), Some(9));
    let off = calling();
    let calls = Calls { webhooks: Webhooks::Off, ..off.calls };
    let house = House::with(Options { calls, ..off });
    refused(&mut person(&house), "json", "https://a.example/");
}

// ---- Letters

fn with_mail(postbox: &Postbox) -> House {
    let options = calling();
    let mail = Some((postbox.url(), "Bexar <bexar@club.example>".to_owned()));
    let url = Some("http://club.example".parse().expect("an address"));
    let site = Site { url, ..Site::default() };
    House::with(Options { calls: Calls { mail, ..options.calls }, site, ..options })
}

fn opened(client: &mut Client, letter: &str) -> crate::client::Answer {
    client.post_form("/letter", &format!("letter={letter}"))
}

#[test]
fn an_address_is_called_once_it_is_shown_to_be_ones_own_and_until_one_click_stops_it() {
    let postbox = Postbox::new();
    let house = with_mail(&postbox);
    let mut two = Two::sit(&house);
    add(&mut two.other, "mail", "Ana@Home.example");
    let letter = postbox.next();
    assert_eq!((letter.from.as_str(), letter.to.as_str()), ("bexar@club.example", "Ana@Home.example"));
    assert_eq!(letter.head("Subject"), "Bexar: is this your address?");
    two.play_until("mexican");
    two.play_until("texan");
    // Whoever looks at the link opens nothing; a click does, once.
    let secret = letter.link("http://club.example/letter#");
    let looked = house.client().get("/letter");
    assert!(looked.status == 200 && looked.cookie("guest").is_none());
    let mut stranger = house.client();
    let done = opened(&mut stranger, &secret);
    assert_eq!((done.status, done.header("location"), done.cookie("guest")), (303, Some("/me#calls"), None));
    assert_eq!(opened(&mut stranger, &secret).status, 403);
    assert_eq!(receivers(&mut two.other)[0]["proven"], json!(true));
    two.play_until("mexican");
    let letter = postbox.next();
    assert_eq!(letter.head("Subject"), "It is your turn: Charge at the Alamo");
    assert!(letter.text.contains(&format!("\nhttp://club.example/game/{}\n", two.id)), "{}", letter.text);
    assert_eq!(letter.head("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(letter.head("Message-ID").ends_with("@club.example>"));
    let stop = format!("/stop/{}", letter.link("<http://club.example/stop/"));
    assert!(house.client().get(&stop).body.contains("Ana@Home.example"));
    // As a mail program does it, without a cookie.
    assert_eq!(house.client().post_form(&stop, "List-Unsubscribe=One-Click").status, 200);
    assert_eq!(receivers(&mut two.other), json!([]));
    assert_eq!(house.client().get(&stop).status, 200, "it has been stopped");
    assert!(postbox.is_empty());
}

#[test]
fn a_letter_brings_its_owner_back_once_and_nobody_else_at_all() {
    let postbox = Postbox::new();
    let house = with_mail(&postbox);
    let mut one = person(&house);
    one.post("/api/me/name", &json!({ "name": "Ana" }));
    let receiver = add(&mut one, "mail", "ana@home.example");
    let ask = |address: &str| house.client().post_form("/key/letter", &format!("address={address}"));
    let confirm = postbox.next().link("/letter#");
    // Before it is shown to be hers the address brings nobody in; whether somebody has it is told to nobody.
    let unknown = ask("nobody@home.example");
    let unproven = ask("ana@home.example");
    assert_eq!((unknown.status, &unknown.body), (200, &unproven.body));
    assert_eq!(opened(&mut house.client(), &confirm).status, 303);
    assert_eq!(ask("ANA@home.example").body, unknown.body);
    let first = postbox.next();
    assert_eq!(first.head("Subject"), "Sign in at Bexar");
    assert_eq!(ask("ana@home.example").status, 200);
    let second = postbox.next();
    let [first, second] = [first, second].map(|letter| letter.link("/letter#"));
    // Guessed, spoiled and planted ones open nothing.
    for wrong in ["", "0", &"0".repeat(32), &first[1..], &first.to_uppercase(), &"a".repeat(60_000)] {
        assert_eq!(opened(&mut house.client(), wrong).status, 403, "{wrong}");
    }
    let planted = "0123456789abcdef0123456789abcdef";
    let mut browser = house.client().with("Cookie", &format!("guest={planted}"));
    let back = opened(&mut browser, &second);
    let cookie = back.cookie("guest").expect("a secret of its own");
    assert_ne!(cookie, planted, "nobody can have chosen it");
    let mut back = house.client().with("Cookie", &format!("guest={cookie}"));
    assert_eq!(back.get("/api/me").json()["name"], "Ana");
    // Neither it nor an older one opens anything any more.
    for spent in [&second, &first] {
        assert_eq!(opened(&mut house.client(), spent).status, 403);
    }
    // No other site can make a browser open one.
    assert_eq!(ask("ana@home.example").status, 200);
    let third = postbox.next().link("/letter#");
    assert_eq!(opened(&mut house.client().with("Origin", "https://evil.example"), &third).status, 403);
    // Somebody else shows that the address is his: it is Ana's no longer.
    let mut other = person(&house);
    add(&mut other, "mail", "ana@home.example");
    assert_eq!(opened(&mut house.client(), &postbox.next().link("/letter#")).status, 303);
    assert_eq!(receivers(&mut one), json!([]));
    assert_eq!(opened(&mut house.client(), &third).status, 403);
    assert_eq!(one.post(&format!("/api/me/calls/{receiver}/try"), &json!({})).status, 404);
    for wrong in ["", "ana", "a@b c", "a%0D%0Ab@c.example", "a@b.example%0D%0ABcc:+x@y.example"] {
        assert_eq!(ask(wrong).status, 400, "{wrong}");
    }
    assert!(postbox.is_empty());
}

#[test]
fn the_page_says_what_this_server_can_do_and_takes_forms() {
    let house = House::with(calling());
    let started = house.client().post_form("/play/charge", "");
    let cookie = started.cookie("guest").expect("a cookie");
    let mut browser = house.client().with("Cookie", &format!("guest={cookie}"));
    let page = browser.get("/me").body;
    assert!(page.contains("This server sends no mail") && page.contains("data-do=\"push\""), "{page}");
    let catcher = Catcher::new();
    let sent = form_urlencoded(&catcher.url("/hook/secret"));
    assert_eq!(browser.post_form("/me/calls", &format!("kind=slack&address={sent}")).status, 303);
    let page = browser.get("/me").body;
    assert!(page.contains(&catcher.address.to_string()) && !page.contains("hook/secret"), "{page}");
    let id = text(&receivers(&mut browser)[0]["id"]);
    assert_eq!(browser.post_form("/me/calls/try", &format!("id={id}")).status, 303);
    assert!(
        catcher.next().json()["text"].as_str().is_some_and(|text| text.starts_with("Bexar: this is a test"))
    );
    assert_eq!(browser.post_form("/me/quiet", "from=22%3A00&to=07%3A00&clock=-300").status, 303);
    assert!(browser.get("/me").body.contains("value=\"22:00\""));
    assert_eq!(browser.post_form("/me/calls/drop", &format!("id={id}")).status, 303);
    assert_eq!(receivers(&mut browser), json!([]));
    let worker = browser.get("/caller");
    assert!(worker.header("content-type").is_some_and(|kind| kind.starts_with("text/javascript")));
}

fn form_urlencoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
