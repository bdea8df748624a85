//! Spoiled requests: methods, addresses, headers, bodies, forms. Each is answered, none with a fault of ours, and the tables go on.

use axum::body::Body;
use axum::http::{Method, Request, Uri};
use fastrand::Rng;
use game::Seat;
use serde_json::json;
use table::Seed;
use testkit::Garbler;
use tower::ServiceExt;

use super::Hall;
use crate::asker::Asker;
use crate::hosted::Visit;
use crate::key::{Invitation, Secret};
use crate::laying::New;
use crate::store::{Dice, Holder};

/// How many spoiled requests cost little, and how many show a whole page, begin a game or think.
const LIGHT: usize = 85_000;
const HEAVY: usize = 700;

/// Who is at the tables, and where they are.
struct Scene {
    guest: Secret,
    token: Secret,
    invitation: Invitation,
    /// Tables of each game that have begun, and one that waits.
    begun: Vec<String>,
    waiting: String,
}

impl Scene {
    async fn laid(hall: &Hall) -> Scene {
        let (token, invitation) = (Secret::random(), Invitation::random());
        let (guest, person) = hall.somebody().await;
        let own = [Holder::Guest(person), Holder::Token(token.hash())];
        let mut begun = Vec::new();
        for entry in shelf::games() {
            begun.push(hall.lay(entry, own.to_vec()).await);
        }
        let waits = vec![own[0], Holder::Invited(Some(invitation))];
        let waiting = hall.lay(&shelf::games()[0], waits).await;
        Scene { guest, token, invitation, begun, waiting }
    }

    /// A request as text: its first line, its headers, its body.
    fn request(&self, line: &str, kind: &str, body: &str) -> [String; 2] {
        let text = |who: String| format!("{line}\n{who}\n{kind}\n\n{body}");
        [
            text(format!("cookie: guest={}; lang=es", self.guest.reveal())),
            text(format!("authorization: Bearer {}", self.token.reveal())),
        ]
    }

    /// What a person is asked and asks.
    fn personal(&self) -> Vec<String> {
        const WORDS: &str = "lusab-babad-gutih-tugad-lusab-babad-gutih-tugad";
        let mut all = vec![format!("GET /api/me\nauthorization: Bearer {WORDS}\n\n")];
        for page in ["GET /me", "GET /key", "GET /api/me"] {
            all.extend(self.request(page, "accept: */*", ""));
        }
        let form = "content-type: application/x-www-form-urlencoded";
        all.extend(self.request("POST /key", form, &format!("key={WORDS}")));
        all
    }

    /// Where a person is called, and what letters open.
    fn calling(&self) -> Vec<String> {
        let (form, json) =
            ("content-type: application/x-www-form-urlencoded", "content-type: application/json");
        let webhook = json!({ "kind": "discord", "address": "https://hooks.example/1?x=y" }).to_string();
        let quiet = json!({ "from": "22:00", "to": "07:30", "clock": -360 }).to_string();
        let looks = json!({ "clock": 60 }).to_string();
        let looking = format!("POST /game/{}/looking", self.begun[0]);
        let mut all = Vec::new();
        for (address, body) in
            [("POST /api/me/calls", &webhook), ("POST /api/me/quiet", &quiet), (looking.as_str(), &looks)]
        {
            all.extend(self.request(address, json, body));
        }
        let id = "0123456789abcdef0123456789abcdef";
        for (address, body) in [
            ("POST /me/calls", "kind=json&address=https%3A%2F%2Fhooks.example%2F"),
            ("POST /me/quiet", "from=22%3A00&to=07%3A30&clock=60"),
            ("POST /key/letter", "address=ana%40home.example"),
        ] {
            all.extend(self.request(address, form, body));
        }
        all.extend(self.request("POST /letter", form, &format!("letter={id}")));
        all.extend(self.request("POST /me/calls/drop", form, &format!("id={id}")));
        all.extend(self.request(&format!("GET /stop/{id}"), "accept: */*", ""));
        all
    }

    /// What changes a person.
    fn naming(&self) -> Vec<String> {
        let (form, json) =
            ("content-type: application/x-www-form-urlencoded", "content-type: application/json");
        let named = json!({ "name": "Juan Seguín" }).to_string();
        let mut all = self.request("POST /me/name", form, "name=Juan+Segu%C3%ADn").to_vec();
        for address in ["POST /api/me", "POST /api/me/name"] {
            all.extend(self.request(address, json, &named));
        }
        all.extend(self.calling());
        all
    }

    fn light(&self) -> Vec<String> {
        const JSON: &str = "content-type: application/json";
        const FORM: &str = "content-type: application/x-www-form-urlencoded";
        const PLAIN: &str = "accept-language: es-MX, en;q=0.4";
        let mut all = self.personal();
        for id in &self.begun {
            let table = format!("/api/tables/{id}");
            for query in
                ["", "?side=texan", "?side=observer&after=1", "/record?side=mexican", "/odds?side=texan"]
            {
                all.extend(self.request(&format!("GET {table}{query}"), PLAIN, ""));
            }
            let decision = json!({ "at": 0, "decision": "historic", "side": "texan" }).to_string();
            all.extend(self.request(&format!("POST {table}/decisions"), JSON, &decision));
            let clicks = json!({ "picks": ["piece:12", "place:4", "card:3"], "side": "texan" }).to_string();
            all.extend(self.request(&format!("POST {table}/why"), JSON, &clicks));
            all.extend(self.request(&format!("POST {table}/undo"), JSON, r#"{"at":0,"side":null}"#));
            all.extend(self.request(
                &format!("POST {table}/proposals"),
                JSON,
                r#"{"what":"take-back","at":0,"side":"texan"}"#,
            ));
            all.extend(self.request(
                &format!("POST {table}/proposals/answer"),
                JSON,
                r#"{"what":"draw","accept":true,"side":"texan"}"#,
            ));
            all.extend(self.request(
                &format!("POST {table}/chat"),
                JSON,
                r#"{"text":"<b>Hello</b>","channel":"players"}"#,
            ));
            all.extend(self.request(&format!("POST {table}/chat/mute"), JSON, r#"{"number":1,"mute":true}"#));
            all.extend(self.request(&format!("POST {table}/chat/report"), JSON, r#"{"number":1}"#));
            let sight = format!("GET /game/{id}/sight?from=place:400&to=place:410&step=3&side=texan");
            all.extend(self.request(&sight, PLAIN, ""));
            for what in ["roster", "words"] {
                let told = format!("GET /game/{id}/told?what={what}&step=3&side=texan");
                all.extend(self.request(&told, PLAIN, ""));
            }
        }
        let table = format!("/api/tables/{}", self.waiting);
        let join = json!({ "invitation": self.invitation.reveal(), "contribution": "a1b2" }).to_string();
        all.extend(self.request(&format!("POST {table}/join"), JSON, &join));
        all.extend(self.request(&format!("DELETE {table}/invitations/mexican"), PLAIN, ""));
        all.extend(self.request(&format!("POST {table}/invitations/mexican"), PLAIN, ""));
        all.extend(self.request(
            &format!("POST /game/{}/invitation", self.waiting),
            FORM,
            "side=mexican&act=renew",
        ));
        let link = format!("/join/{}/{}", self.waiting, self.invitation.reveal());
        all.extend(self.request(&format!("POST {link}"), FORM, "contribution=a1b2"));
        all.extend(self.request("POST /lang", FORM, "lang=es&back=%2Fabout"));
        all.extend(self.request("GET /api/games?lang=es", PLAIN, ""));
        all.extend(self.request("GET /rules/charge/14.2", PLAIN, ""));
        all
    }

    fn heavy(&self) -> Vec<String> {
        const PLAIN: &str = "accept: application/json";
        const FORM: &str = "content-type: application/x-www-form-urlencoded";
        let mut all = self.naming();
        for id in &self.begun {
            for line in ["", "/replay/7?side=texan", "/events?at=0&side=texan&drawn=mexican"] {
                all.extend(self.request(&format!("GET /game/{id}{line}"), PLAIN, ""));
            }
            for line in ["/hint?side=texan", "/estimate?side=texan", "/events?after=3"] {
                all.extend(self.request(&format!("GET /api/tables/{id}{line}"), PLAIN, ""));
            }
        }
        all.extend(self.request(
            &format!("GET /join/{}/{}", self.waiting, self.invitation.reveal()),
            PLAIN,
            "",
        ));
        let form = "scenario=1836&side=texan&opponent=link&option-fog=off&position=&contribution=a1b2";
        all.extend(self.request("POST /new/texas-glory", FORM, form));
        all.extend(self.request("POST /new/the-alamo", FORM, "opponent=screen&position=turn+3"));
        let wanted = json!({
            "game": "charge", "scenario": "assault", "options": {}, "seats": { "texan": "me", "mexican": "link" },
            "seed": 7, "pos": "turn 3, marches", "contribution": "a1b2"
        });
        all.extend(self.request("POST /api/tables", "content-type: application/json", &wanted.to_string()));
        all.extend(self.request("GET /new/charge", PLAIN, ""));
        all.extend(self.request("GET /", PLAIN, ""));
        all
    }
}

impl Hall {
    async fn lay(&self, entry: &'static shelf::Entry, holders: Vec<Holder>) -> String {
        let title = entry.title;
        let scenario = title.scenarios.iter().find(|scenario| scenario.players == 2).expect("one for two");
        let draft = entry.start(scenario.id, Seed::from(1).into()).expect("a scenario of the game");
        let new = New::of(entry, &*draft, Dice::Shared(Seed::from(1)), holders, None);
        self.host.create(&Asker::stranger(), new).await.expect("created").hosted().id.to_string()
    }

    /// Sends spoiled requests; says how many of them were such at all, and how many were granted.
    async fn spoil(&self, sound: Vec<String>, tries: usize) -> (usize, usize) {
        let garbler = Garbler::new(sound);
        let (mut sent, mut granted) = (0, 0);
        for seed in 0..tries {
            let text = garbler.garbled(&mut Rng::with_seed(seed as u64));
            let Some(request) = request(&text) else { continue };
            let answer = self.router.clone().oneshot(request).await.expect("an answer");
            assert!(!answer.status().is_server_error(), "{} to request {seed}:\n{text}", answer.status());
            sent += 1;
            granted += usize::from(answer.status().is_success());
        }
        (sent, granted)
    }
}

/// The request that a text says. `None` if it is none: then the connection, not the server, would refuse it.
fn request(text: &str) -> Option<Request<Body>> {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut lines = head.lines();
    let (method, address) = lines.next()?.split_once(' ')?;
    let address: Uri = address.parse().ok()?;
    let mut request = Request::builder().method(method.parse::<Method>().ok()?).uri(address);
    for (name, value) in lines.filter_map(|line| line.split_once(": ")) {
        request = request.header(name, value);
    }
    request.body(Body::from(body.to_owned())).ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn spoiled_requests_are_answered_and_the_tables_go_on() {
    let hall = Hall::open().await;
    let scene = Scene::laid(&hall).await;
    for (sound, tries) in [(scene.light(), rig::fewer(LIGHT)), (scene.heavy(), rig::fewer(HEAVY))] {
        let (sent, granted) = hall.spoil(sound, tries).await;
        println!("{tries} spoiled, {sent} requests, {granted} granted");
        assert!(sent > tries / 2 && granted > tries / 20 && granted < sent, "{sent} sent, {granted} granted");
    }
    for id in &scene.begun {
        let visit = hall.host.visit(&id.parse().expect("a table")).await.expect("it is there");
        let Visit::Begun(open) = visit else { panic!("{id} has begun") };
        assert!(open.board.awaited().iter().all(|seat| seat < Seat(2)) && open.stopped.is_none());
    }
}
