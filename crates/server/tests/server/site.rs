//! The server as a site: under an address of its own, by its own names, within limits, and watched.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::{Value, json};
use server::{Allowances, Makers, Options, Sign, Site};

use crate::client::{Answer, Client};
use crate::house::{House, text};

const BASE: &str = "/club/bexar";

fn club() -> House {
    let sign =
        Sign { name: "Club & Friends".to_owned(), imprint: Some("https://club.example/imprint".to_owned()) };
    let site = Site {
        url: Some(format!("https://club.example{BASE}").parse().expect("an address")),
        proxies: vec!["127.0.0.1/32".parse().expect("a net")],
        sign: sign.into(),
        ..Site::default()
    };
    House::with(Options { site, allow_seeds: true, ..Options::default() })
}

/// Somebody who comes by the proxy.
fn visitor(house: &House) -> Client {
    house.client().with("Host", "club.example").with("X-Forwarded-For", "203.0.113.7")
}

/// The addresses on this site that a page names.
fn addresses(page: &str) -> BTreeSet<String> {
    named_by(page, &["href=\"", "src=\"", "action=\""])
}

/// Those that stand after one of these.
fn named_by(page: &str, before: &[&str]) -> BTreeSet<String> {
    let named = before.iter().flat_map(|before| page.split(before).skip(1));
    let named = named.filter_map(|rest| rest.split('"').next());
    named.filter(|address| address.starts_with('/')).map(str::to_owned).collect()
}

fn assert_below(answer: &Answer, what: &str) {
    for address in addresses(&answer.body) {
        assert!(address.starts_with(BASE), "{what} names {address}");
    }
}

#[test]
fn a_site_may_stand_below_a_path() {
    let house = club();
    let mut guest = visitor(&house);
    assert_eq!(guest.get("/").status, 404, "what is not below it is not ours");
    let lobby = guest.get(BASE);
    assert_eq!(lobby.status, 200);
    assert!(addresses(&lobby.body).contains(&format!("{BASE}/new/charge")), "{}", lobby.body);
    let made = guest.post_form(&format!("{BASE}/play/charge"), "");
    let place = made.header("location").expect("a place").to_owned();
    assert!(made.status == 303 && place.starts_with(&format!("{BASE}/game/")), "{place}");
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.contains(&format!("; Path={BASE}/;")) && cookie.ends_with("; Secure"), "{cookie}");
    guest.headers.push(("Cookie".to_owned(), format!("guest={}", made.cookie("guest").expect("a guest"))));

    let mut seen = BTreeSet::from([BASE.to_owned(), place.clone()]);
    let mut ahead: Vec<String> = seen.iter().cloned().collect();
    while let Some(path) = ahead.pop() {
        let answer = guest.get(&path);
        let onward = answer.header("location").map(str::to_owned);
        assert_eq!(answer.status, if onward.is_some() { 303 } else { 200 }, "{path}");
        assert!(onward.iter().all(|place| place.starts_with(BASE)), "{path} leads to {onward:?}");
        assert_below(&answer, &path);
        let further = named_by(&answer.body, &["href=\"", "src=\""]).into_iter().chain(onward);
        let further = further.map(|address| address.split('#').next().unwrap_or_default().to_owned());
        for address in further.filter(|address| !address.ends_with(".ttf") && !address.ends_with(".webp")) {
            if seen.insert(address.clone()) {
                ahead.push(address);
            }
        }
    }
    for part in ["/about", "/rules/charge", "/assets/"] {
        assert!(seen.iter().any(|path| path.contains(part)), "{part} in {seen:?}");
    }
    let script = seen
        .iter()
        .find(|path| path.contains("/table-") && path.ends_with(".js"))
        .expect("the table's script");
    let script = guest.get(script).body;
    assert!(script.contains(&format!("`{BASE}/api/tables/")) && !script.contains("`/api/"), "{script}");

    let events = guest.listen(&format!("{place}/events")).next().expect("an event");
    let event = events.data.to_string();
    assert!(!event.contains("\\\"/rules/"), "{event}");
    let back = guest.post_form(&format!("{BASE}/lang"), &format!("lang=es&back={place}"));
    assert_eq!(back.header("location"), Some(place.as_str()));
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "link" } });
    let link = text(&guest.post(&format!("{BASE}/api/tables"), &wanted).json()["links"]["mexican"]);
    assert!(link.starts_with(&format!("{BASE}/join/")), "{link}");
}

#[test]
fn a_site_has_names_and_tells_them() {
    let house = club();
    let lobby = visitor(&house).get(BASE);
    assert!(
        lobby.body.contains("<title>") && lobby.body.contains("Club &amp; Friends</title>"),
        "{}",
        lobby.body
    );
    assert!(lobby.body.contains("href=\"https://club.example/imprint\""));
    assert_eq!(lobby.header("strict-transport-security"), Some("max-age=31536000"));
    let refused = house.client().with("Host", "evil.example").get(&format!("{BASE}/api/games"));
    assert_eq!((refused.status, refused.header("strict-transport-security").is_some()), (421, true));
    assert!(refused.body.contains("evil.example"), "{}", refused.body);
    // Posts come from the site's own pages.
    let from = |origin: &str| {
        visitor(&house).with("Origin", origin).post_form(&format!("{BASE}/play/charge"), "").status
    };
    assert_eq!((from("https://club.example"), from("https://evil.example")), (303, 403));
    // A private table answers to no name that others could give it.
    let private = House::open();
    assert_eq!(private.client().with("Host", "rebound.example").get("/").status, 421);
    assert_eq!(private.client().with("Host", "localhost:1836").get("/").status, 200);
}

#[test]
fn a_request_has_a_name() {
    let house = club();
    let own = visitor(&house).get(BASE);
    assert_eq!(own.header("x-request-id").map(str::len), Some(16));
    let named = visitor(&house).with("X-Request-Id", "abc-1").get(BASE);
    assert_eq!(named.header("x-request-id"), Some("abc-1"), "the proxy has named it");
    let private = House::open();
    let claimed = private.client().with("X-Request-Id", "abc-1").get("/");
    assert_ne!(claimed.header("x-request-id"), Some("abc-1"));
    assert_eq!(private.client().get("/version").json()["name"], "bexar");
}

#[test]
fn nobody_has_more_than_is_allowed() {
    let few = Allowances { tables: 2, hints: 1, undos: 1, streams: 1, address: 2, ..Allowances::default() };
    let site = Site { proxies: vec!["127.0.0.0/8".parse().expect("a net")], ..Site::default() };
    let house = House::with(Options { allowances: Some(few), site, allow_seeds: true, ..Options::default() });
    let from = |address: &str| house.client().with("X-Forwarded-For", address);
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "me" }, "seed": 7 });
    let mut maker = from("203.0.113.1");
    let tables: Vec<Value> = (0..4).map(|_| maker.post("/api/tables", &wanted).json()).collect();
    assert!(tables.iter().all(|table| table["table"].is_string()), "an address has four");
    let refused = from("203.0.113.1").with("Accept-Language", "es").post("/api/tables", &wanted);
    let wait: u64 = refused.header("retry-after").expect("when to come again").parse().expect("seconds");
    assert!(refused.status == 429 && (800..=901).contains(&wait), "{wait}");
    let told = refused.json();
    assert_eq!(told["error"], "too-many");
    assert!(text(&told["reason"]).contains("mesas"), "{told}");
    assert_eq!(from("203.0.113.2").post("/api/tables", &wanted).status, 201, "others have theirs");

    let path = format!("/api/tables/{}", text(&tables[0]["table"]));
    let mut texan = from("203.0.113.3").with_token(&text(&tables[0]["seats"]["texan"]));
    let first = texan.get(&path).json();
    let decided =
        texan.post(&format!("{path}/decisions"), &json!({ "at": 0, "decision": first["offers"][0] }));
    assert_eq!(decided.status, 200, "{}", decided.body);
    assert_eq!(texan.post(&format!("{path}/undo"), &json!({})).status, 200);
    let again = texan.post(&format!("{path}/decisions"), &json!({ "at": 2, "decision": first["offers"][0] }));
    assert_eq!(again.status, 200, "{}", again.body);
    assert_eq!(texan.post(&format!("{path}/undo"), &json!({})).status, 429);
    let stream = texan.listen(&format!("{path}/events"));
    assert_eq!(texan.get(&format!("{path}/events")).status, 429);
    drop(stream);
}

#[test]
fn a_site_may_take_no_new_tables() {
    let site = Site { makers: Makers::Nobody, ..Site::default() };
    let house = House::with(Options { site, ..Options::default() });
    let wanted = json!({ "game": "charge", "seats": { "texan": "me", "mexican": "me" } });
    let refused = house.client().post("/api/tables", &wanted);
    assert_eq!((refused.status, &refused.json()["error"]), (403, &json!("tables-closed")));
    assert_eq!(house.client().post_form("/play/charge", "").status, 403);
}

#[test]
fn what_is_counted_is_told_apart_and_the_board_shows_nothing_else() {
    let house = House::with(Options { metrics: Some("127.0.0.1:0".to_owned()), ..Options::default() });
    let seats = json!({ "texan": "regular", "mexican": "me" });
    let seated = house.client().post("/api/tables", &json!({ "game": "charge", "seats": seats })).json();
    let path = format!("/api/tables/{}", text(&seated["table"]));
    let mut mexican = house.client().with_token(&text(&seated["seats"]["mexican"]));
    let mut stream = mexican.listen(&format!("{path}/events?after=0"));
    let mut state = mexican.get(&path).json();
    while state["offers"].as_array().is_some_and(Vec::is_empty) {
        stream.next().expect("the computer decides");
        state = mexican.get(&path).json();
    }
    mexican.post(&format!("{path}/decisions"), &json!({ "at": state["at"], "decision": state["offers"][0] }));
    mexican.get("/no/such/page");
    assert_eq!(house.client().get("/metrics").status, 404, "not for everybody");
    let told = Client::new(house.metrics.expect("an address")).get("/metrics");
    assert_eq!(told.status, 200);
    for line in [
        "bexar_decisions_total{by=\"person\"} 1",
        "bexar_problems_total{code=\"no-such-page\"} 2",
        "bexar_requests_total{route=\"/api/tables/{id}/decisions\",method=\"POST\",status=\"200\"} 1",
        "bexar_streams 1",
        "bexar_tables_in_memory 1",
    ] {
        assert!(told.body.lines().any(|told| told == line), "{line} in\n{}", told.body);
    }
    assert!(!told.body.contains(&text(&seated["table"])), "no table is named");
    let board = include_str!("../../../../packaging/grafana.json");
    let board: Value = serde_json::from_str(board).expect("JSON");
    let mut shown = 0;
    for target in board["panels"]
        .as_array()
        .expect("panels")
        .iter()
        .filter_map(|panel| panel["targets"].as_array())
        .flatten()
    {
        let expression = text(&target["expr"]);
        for name in expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_') {
            if name.starts_with("bexar_") {
                shown += 1;
                let family =
                    ["_bucket", "_sum", "_total"].iter().fold(name, |name, end| name.trim_end_matches(end));
                assert!(told.body.contains(&format!("# TYPE {family} ")), "{name}");
            }
        }
    }
    assert!(shown >= 10, "{shown}");
}

/// With the certificate of the tests, by a client that speaks HTTP/2.
#[test]
fn connections_may_be_encrypted_here() {
    if Command::new("curl").arg("--version").output().is_err() {
        assert!(std::env::var_os("CI").is_none(), "curl is not installed");
        eprintln!("curl is not installed: TLS is not tried");
        return;
    }
    let here = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/server/tls");
    let tls = Some((format!("{here}/localhost.pem").into(), format!("{here}/localhost.key").into()));
    let house = House::with(Options { tls, ..Options::default() });
    for (version, told) in [("--http2", "ready\n2"), ("--http1.1", "ready\n1.1")] {
        let mut curl = Command::new("curl");
        curl.args(["--silent", "--insecure", version, "--write-out", "%{http_version}"]);
        let output = curl.arg(format!("https://{}/readyz", house.address)).output().expect("curl runs");
        assert_eq!(String::from_utf8_lossy(&output.stdout), told, "{output:?}");
    }
    assert!(house.client().send("GET", "/", "", "").is_err(), "nothing is said without encryption");
}
