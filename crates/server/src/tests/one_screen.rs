//! Two at one screen: while the curtain is down no answer of the server holds what either side alone knows.
//!
//! Two tables, each with both seats in one browser, in worlds that one side could not tell apart. Whatever is not asked through the
//! eyes of the other side, while that one is awaited, is answered the same at both, byte for byte. Every address is asked: a
//! new one has no way to be asked yet, and fails.

use fastrand::Rng;
use game::{Game, Lang, Mind, Node, Seat, Viewer, Words};
use serde_json::{Value, json};
use table::Seed;

use super::{Answer, Hall, addresses};
use crate::asker::Asker;
use crate::key::{Secret, TableId};
use crate::laying::New;
use crate::store::{Dice, Holder};

/// How many decisions are made at a pair of tables.
const DECISIONS: usize = 3;
/// How many pairs of tables are laid in a game.
const PAIRS: usize = 4;

/// A table whose two seats are one guest's.
struct Screen {
    guest: Secret,
    id: TableId,
    /// What tells him from others who have no name.
    tag: String,
}

/// What is asked at an address of a table: a method, what follows the address, a body.
type Request = (&'static str, String, Value);

/// The requests that an address of a table knows, for a side or for none. Deciding and taking back are asked elsewhere.
fn requests(path: &str, side: Option<&str>) -> Vec<Request> {
    let query = |rest: &str| {
        let side = side.map(|side| format!("side={side}")).unwrap_or_default();
        format!("?{side}&{rest}")
    };
    let get = |query: String| vec![("GET", query, Value::Null)];
    match path {
        "/api/tables/{id}"
        | "/api/tables/{id}/odds"
        | "/api/tables/{id}/hint"
        | "/api/tables/{id}/estimate"
        | "/api/tables/{id}/record"
        | "/api/tables/{id}/events"
        | "/game/{id}/events"
        | "/game/{id}/replay"
        | "/game/{id}/review"
        | "/game/{id}/replay/{step}" => get(query("")),
        "/game/{id}/ahead" => ["done", "send+Bur", "march+0710", "move+Ald3", "to+0612"]
            .map(|decision| ("GET", query(&format!("decision={decision}")), Value::Null))
            .to_vec(),
        "/game/{id}/rematch" => vec![("POST", String::new(), json!("sides=kept"))],
        "/api/tables/{id}/rematch" => vec![("POST", String::new(), Value::Null)],
        // Nothing is played on from a game that is not over.
        "/game/{id}/on" => {
            vec![("POST", String::new(), json!(format!("step=0&side={}", side.unwrap_or_default())))]
        }
        "/api/tables/{id}/chat" => get(String::new()),
        "/game/{id}/looking" => vec![("POST", String::new(), json!({ "clock": 60 }))],
        // Painting takes long: once for each table.
        "/game/{id}/picture" if side.is_none() => get(String::new()),
        "/game/{id}/picture" => Vec::new(),
        "/game/{id}/coach" => get(query("told=done")),
        "/game/{id}/sight" => get(query("from=place:400")),
        "/game/{id}/told" => [get(query("what=roster")), get(query("what=words"))].concat(),
        "/game/{id}" if side.is_none() => get(String::new()),
        "/api/tables/{id}/why" => {
            let clicks = ["piece:3", "place:7", "card:5", "button:1"];
            clicks.map(|pick| ("POST", String::new(), json!({ "picks": [pick], "side": side }))).to_vec()
        }
        "/api/tables/{id}/decisions"
        | "/api/tables/{id}/undo"
        | "/api/tables/{id}/resign"
        | "/api/tables/{id}/claim"
        | "/api/tables/{id}/proposals"
        | "/api/tables/{id}/proposals/answer"
        | "/api/tables/{id}/chat/read"
        | "/api/tables/{id}/chat/mute"
        | "/api/tables/{id}/chat/report"
        | "/api/tables/{id}/join"
        | "/api/tables/{id}/invitations/{side}"
        | "/game/{id}/invitation"
        | "/game/{id}/take"
        | "/game/{id}/decline"
        | "/mine/{id}"
        | "/api/tables/{id}/decline"
        | "/api/tables/{id}/archive"
        | "/join/{id}/{invitation}"
        | "/game/{id}" => Vec::new(),
        _ if !path.contains("{id}") => Vec::new(),
        _ => panic!("nobody has said yet how {path} is asked"),
    }
}

impl Hall {
    /// Both seats in one browser, from this position.
    async fn screen<G: Game>(&self, position: &G) -> Screen {
        let (guest, person) = self.somebody().await;
        let entry = shelf::game(G::TITLE.id).expect("on the shelf");
        let seed = Seed::from(1836);
        let board = entry.start_from(None, &position.pos(), seed.into()).expect("a position of play");
        let holders = G::TITLE.seats().map(|_| Holder::Guest(person)).collect();
        let new = New::of(entry, &*board, Dice::ByHand(seed), holders, None);
        let visit = self.host.create(&Asker::stranger(), new).await.expect("created");
        Screen { guest, id: visit.hosted().id.clone(), tag: person.tag() }
    }

    /// Asks a table; what tells it from others is left out of the answer.
    async fn at(&self, screen: &Screen, path: &str, (method, query, body): &Request) -> Answer {
        let id = screen.id.as_str();
        let address = path.replace("{id}", id).replace("{step}", "2") + query;
        let body = if body.is_null() {
            String::new()
        } else {
            body.as_str().map_or_else(|| body.to_string(), str::to_owned)
        };
        let mut answer = self.ask(Some(&screen.guest), method, &address, &body).await;
        answer.body = answer.body.replace(id, "ID").replace(&screen.tag, "TAG");
        answer
    }

    /// Asks both tables the same, and demands the same answer.
    async fn same(&self, pair: &[Screen; 2], path: &str, request: &Request) -> Answer {
        let [one, other] = [self.at(&pair[0], path, request).await, self.at(&pair[1], path, request).await];
        let differing =
            one.body.bytes().zip(other.body.bytes()).take_while(|(one, other)| one == other).count();
        let around = |body: &str| {
            let bytes = &body.as_bytes()[differing.saturating_sub(80).min(body.len())..];
            String::from_utf8_lossy(&bytes[..bytes.len().min(240)]).into_owned()
        };
        assert_eq!(one.status, other.status, "{request:?} at {path}");
        assert!(one == other, "{request:?} at {path}:\n{}\n{}", around(&one.body), around(&other.body));
        assert!(!one.status.is_server_error(), "{request:?} at {path}: {}", one.body);
        one
    }

    /// What a viewer knows at a table: view and log.
    async fn known(&self, screen: &Screen, viewer: Viewer) -> (Value, String) {
        let open = self.host.open(&screen.id).await.expect("opened");
        (open.board.view(viewer), format!("{:?}", open.board.log(viewer, 0, Lang::En)))
    }

    /// Everything that can be asked without looking through the eyes of the awaited `other` is answered the same at both.
    async fn look(&self, pair: &[Screen; 2], knower: &str, awaited: &[String]) {
        let other = if knower == "texan" { "mexican" } else { "texan" };
        for path in &addresses() {
            let is_thought =
                ["odds", "hint", "estimate", "review", "coach"].iter().any(|advice| path.ends_with(advice));
            for side in [None, Some(knower), Some(other)] {
                let sees = side.is_some_and(|side| awaited.iter().any(|awaited| awaited == side));
                // What is thought from a guess has laws of its own.
                if sees && (side == Some(other) || is_thought) {
                    continue;
                }
                for request in requests(path, side) {
                    self.same(pair, path, &request).await;
                }
            }
        }
    }

    /// Plays on at both tables, looking at everything before each decision and at the answer to it.
    async fn play(&self, pair: &[Screen; 2], knower: Seat, title: &game::Title, rng: &mut Rng) -> usize {
        let side = title.seat_id(knower);
        for made in 0..DECISIONS {
            let knows = [
                self.known(&pair[0], Viewer::Seat(knower)).await,
                self.known(&pair[1], Viewer::Seat(knower)).await,
            ];
            if knows[0] != knows[1] {
                return made;
            }
            let awaited = self.awaited(&pair[0]).await;
            self.look(pair, side, &awaited).await;
            let Some(acting) = rng.choice(&awaited) else { return made };
            let path = "/api/tables/{id}";
            let mine = ("GET", format!("?side={acting}"), Value::Null);
            let state: Value =
                serde_json::from_str(&self.at(&pair[0], path, &mine).await.body).expect("JSON");
            let offers = state["offers"].as_array().cloned().unwrap_or_default();
            assert!(!offers.is_empty() && state["side"] == json!(acting), "{state}");
            let decision = json!({ "at": state["at"], "decision": rng.choice(&offers), "side": acting });
            let unnamed = json!({ "at": state["at"], "decision": rng.choice(&offers) });
            let path = "/api/tables/{id}/decisions";
            let denied = self.same(pair, path, &("POST", String::new(), unnamed)).await;
            assert_eq!(denied.status, 403, "{}", denied.body);
            let request = ("POST", String::new(), decision);
            let answers = [self.at(&pair[0], path, &request).await, self.at(&pair[1], path, &request).await];
            if answers.iter().any(|answer| answer.status != 200) {
                assert_ne!(
                    acting, side,
                    "what is offered to a side is offered in every world it holds for possible"
                );
                return made;
            }
            let still = self.awaited(&pair[0]).await.contains(acting);
            let knows = [
                self.known(&pair[0], Viewer::Seat(knower)).await,
                self.known(&pair[1], Viewer::Seat(knower)).await,
            ];
            if knows[0] == knows[1] && !(still && acting != side) {
                assert_eq!(answers[0], answers[1], "the answer to {acting}'s decision");
            }
        }
        DECISIONS
    }

    async fn awaited(&self, screen: &Screen) -> Vec<String> {
        let open = self.host.open(&screen.id).await.expect("opened");
        open.board.awaited().iter().map(|seat| open.board.title().seat_id(seat).to_owned()).collect()
    }
}

/// Plays random games and sits down at two tables at every few decisions.
async fn nothing_shows<G: Mind + Words>(scenario: &str, games: u64, stride: u32) {
    let hall = Hall::open().await;
    let mut decisions = 0;
    let most = PAIRS.min(1 + rig::fewer(PAIRS));
    for number in 0..games {
        let mut rng = Rng::with_seed(number);
        let mut state = G::start(scenario.parse().expect("a scenario of the game"));
        let mut pairs = 0;
        while pairs < most {
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    for knower in G::TITLE.seats() {
                        let world = state.redraw(knower, &mut |n| rng.u64(..n));
                        if world != state && rng.u32(..stride) == 0 {
                            let pair = [hall.screen(&state).await, hall.screen(&world).await];
                            pairs += 1;
                            decisions += hall.play(&pair, knower, &G::TITLE, &mut rng).await;
                        }
                    }
                    let seat = rng.choice(seats.iter().collect::<Vec<_>>()).expect("somebody is awaited");
                    let decision = state.sample(seat, &mut |n| rng.u64(..n)).expect("something is offered");
                    state.decide(seat, decision, &mut ());
                }
            }
        }
    }
    println!("{} {scenario}: {decisions} decisions at two tables", G::TITLE.id);
    assert!(decisions > 2 * most, "{}: hardly anything was compared", G::TITLE.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_the_curtain_of_texas_glory_nothing_shows() {
    nothing_shows::<texas_glory::State>("1836", 2, 24).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_the_curtain_of_the_alamo_nothing_shows() {
    nothing_shows::<the_alamo::State>("assault", 1, 6).await;
}
