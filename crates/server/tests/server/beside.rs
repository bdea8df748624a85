//! What goes on at a table beside its game: giving up, consent, clocks, who is there, what is said.

use fastrand::Rng;
use serde_json::{Value, json};
use server::admin;
use server::{Allowances, Options};

use crate::client::{Answer, Client};
use crate::events::decide_first;
use crate::house::{House, text};

fn told(answer: &Answer, status: u16, error: &str) {
    assert_eq!((answer.status, &answer.json()["error"]), (status, &json!(error)), "{}", answer.body);
}

fn done(answer: &Answer) -> Value {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

/// A person with his key.
fn person(house: &House, name: &str) -> Client {
    let made = house.client().post("/api/me", &json!({ "name": name })).json();
    house.client().with_token(&text(&made["key"]))
}

/// Two persons at a table of this kind, and the path of that.
fn two(house: &House, wanted: &Value) -> ([Client; 2], String) {
    let [mut one, mut other] = ["Ana", "Juan"].map(|name| person(house, name));
    let mut wanted = wanted.clone();
    wanted["seats"] = json!({ "texan": "me", "mexican": "link" });
    let made = one.post("/api/tables", &wanted).json();
    let path = format!("/api/tables/{}", text(&made["table"]));
    let joined =
        other.post(&format!("{path}/join"), &json!({ "invitation": made["invitations"]["mexican"] }));
    assert_eq!(joined.status, 200, "{}", joined.body);
    ([one, other], path)
}

fn verified(record: &str) {
    shelf::verify(record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
}

#[test]
fn who_resigns_has_lost_and_everything_is_told() {
    let mut house = House::open();
    let table = house.table("me", "me", 1);
    decide_first(&house, &table, "texan");
    let mut events = table.seat(&house, "mexican").listen(&table.under("events?after=1"));
    told(&house.client().post(&table.under("resign"), &json!({})), 403, "not-your-seat");
    told(&table.seat(&house, "texan").post(&table.under("resign"), &json!({ "at": 0 })), 409, "stale");
    let over = done(&table.seat(&house, "texan").post(&table.under("resign"), &json!({})));
    assert_eq!(over["node"], json!({ "kind": "over", "winner": "mexican", "points": null }));
    assert_eq!((&over["ended"]["how"], &over["ended"]["side"]), (&json!("resigned"), &json!("texan")));
    assert!(text(&over["prompt"]["text"]).contains("resigned") && over["seed"].is_string());
    assert_eq!(events.next().expect("news").data["at"], json!(2));
    house.restart();
    let mut seat = table.seat(&house, "texan");
    let again = seat.get(&table.path()).json();
    assert_eq!((&again["ended"], &again["at"]), (&over["ended"], &json!(2)));
    for act in ["resign", "claim", "undo"] {
        assert!(seat.post(&table.under(act), &json!({})).status >= 403);
    }
    told(&seat.post(&table.under("decisions"), &json!({ "at": 2, "decision": "done" })), 403, "over");
    let record = house.client().get(&table.under("record")).body;
    assert!(record.lines().last().is_some_and(|line| line.starts_with("ended resigned texan ")), "{record}");
    verified(&record);
    let page = house.client().get(&format!("/game/{}", table.id)).body;
    assert!(page.contains("Texians resigned."), "{page}");
    let spanish = house.client().with("Accept-Language", "es").get(&table.path()).json();
    assert_eq!(spanish["ended"]["text"], json!("Rendición: Texianos."));
    let replay = house.client().get(&format!("/game/{}/replay/9999", table.id)).body;
    assert!(replay.contains("Texians resigned."), "{replay}");
}

#[test]
fn a_draw_needs_both() {
    let house = House::open();
    let table = house.table("me", "me", 1);
    let [mut texan, mut mexican] = ["texan", "mexican"].map(|side| table.seat(&house, side));
    let propose = |what: &str| json!({ "what": what });
    let answer = |what: &str, accept: bool| json!({ "what": what, "accept": accept });
    told(&mexican.post(&table.under("proposals/answer"), &answer("draw", true)), 409, "no-proposal");
    let proposed = done(&texan.post(&table.under("proposals"), &propose("draw")));
    assert_eq!(proposed["proposals"], json!([{ "what": "draw", "side": "texan" }]));
    // Nobody accepts his own.
    told(&texan.post(&table.under("proposals/answer"), &answer("draw", true)), 409, "no-proposal");
    let declined = done(&mexican.post(&table.under("proposals/answer"), &answer("draw", false)));
    assert_eq!(declined["proposals"], json!([]));
    told(&texan.post(&table.under("proposals"), &propose("draw")), 409, "declined");
    // Whoever goes on declines; a decision was made looking at an earlier revision, but at the same question.
    done(&mexican.post(&table.under("proposals"), &propose("end")));
    let asked = json!({ "at": 0, "decision": proposed["offers"][0] });
    let state = done(&texan.post(&table.under("decisions"), &asked));
    assert_eq!(state["proposals"], json!([]));
    // Both want the same.
    done(&texan.post(&table.under("proposals"), &propose("draw")));
    let over = done(&mexican.post(&table.under("proposals"), &propose("draw")));
    assert_eq!((&over["ended"]["how"], &over["node"]["winner"]), (&json!("drawn"), &Value::Null));
    verified(&house.client().get(&table.under("record")).body);
    told(&house.client().post(&table.under("proposals"), &propose("draw")), 403, "not-your-seat");
}

#[test]
fn against_the_computer_there_is_nobody_to_ask() {
    let house = House::open();
    let table = house.table("me", "random", 1);
    let mut texan = table.seat(&house, "texan");
    for what in ["draw", "take-back"] {
        decide_first(&house, &table, "texan");
        told(&texan.post(&table.under("proposals"), &json!({ "what": what })), 409, "nobody-to-ask");
    }
    let over = done(&texan.post(&table.under("proposals"), &json!({ "what": "end" })));
    assert_eq!(over["ended"]["how"], json!("left"));
}

/// By consent one goes back over dice and over the other's turn; the dice then fall anew, here, after a restart, and at another server.
#[test]
fn what_is_taken_back_by_consent_is_thrown_anew_and_the_record_says_so() {
    let mut house = House::open();
    let table = house.table("me", "me", 7);
    let mut rng = Rng::with_seed(7);
    let rolls = |house: &House| {
        let record = house.client().get(&table.under("record")).body;
        record.lines().filter(|line| line.starts_with("roll")).map(str::to_owned).collect::<Vec<_>>()
    };
    // Until dice were thrown, and the other side decides.
    let mut far = table.play(&house, &mut rng, |state| state["turn"].as_u64() > Some(1));
    while rolls(&house).len() < 3 {
        let turn = far["turn"].as_u64();
        far = table.play(&house, &mut rng, |state| state["turn"].as_u64() > turn);
    }
    let before = rolls(&house).len();
    let inputs = |state: &Value| state["log"].as_array().and_then(|log| log.last()?["input"].as_u64());
    let mut back = 0;
    for round in 0..3 {
        let awaited = text(&house.client().get(&table.path()).json()["node"]["sides"][0]);
        let other = if awaited == "texan" { "mexican" } else { "texan" };
        let [mut wishes, mut agrees] = [other, &awaited].map(|side| table.seat(&house, side));
        let at = wishes.get(&table.path()).json()["at"].clone();
        done(&wishes.post(&table.under("proposals"), &json!({ "what": "take-back", "at": at })));
        let state = done(
            &agrees.post(&table.under("proposals/answer"), &json!({ "what": "take-back", "accept": true })),
        );
        back += 1;
        assert_eq!(state["taken_back"].as_array().map(Vec::len), Some(back));
        assert!(state["node"]["sides"].to_string().contains(other), "{}", state["node"]);
        assert!(inputs(&state) <= inputs(&far), "{round}");
        // It is not consent to take back more.
        assert_eq!(state["undo"], json!(false));
        house.restart();
        let again = house.client().get(&table.path()).json();
        assert_eq!((&again["taken_back"], &again["at"]), (&state["taken_back"], &state["at"]));
    }
    assert!(rolls(&house).len() <= before);
    // It goes on there, or elsewhere, and each roll is one that nobody has heard.
    let beside = house.beside();
    table.play(beside.as_ref().unwrap_or(&house), &mut rng, |_| false);
    let record = house.client().get(&table.under("record")).body;
    assert_eq!(record.lines().filter(|line| line.starts_with("taken-back ")).count(), back);
    verified(&record);
}

#[test]
fn a_clock_that_runs_out_ends_the_game() {
    let house = House::open();
    let wanted = json!({ "game": "charge", "seed": 1, "pace": "live 1 0 win" });
    let ([mut texan, mut mexican], path) = two(&house, &wanted);
    let mut events = mexican.listen(&format!("{path}/events?after=0&talk=0"));
    let state = texan.get(&path).json();
    assert_eq!(
        (&state["pace"], &state["clocks"]["texan"]["running"]),
        (&json!("live 1 0 win"), &json!(true))
    );
    assert!(
        state["clocks"]["texan"]["left"].as_u64() > Some(80_000_000),
        "it begins with the first order: {state}"
    );
    assert_eq!(state["clocks"]["mexican"], json!({ "left": 1000, "running": false }));
    told(&mexican.post(&format!("{path}/claim"), &json!({})), 409, "not-late");
    let asked = json!({ "at": 0, "decision": state["offers"][0] });
    done(&texan.post(&format!("{path}/decisions"), &asked));
    // The server ends it by itself, and says so to those who listen.
    let ended = events.by_ref().find(|event| event.data["at"] == json!(2));
    assert!(ended.is_some());
    let over = texan.get(&path).json();
    assert_eq!((&over["ended"]["how"], &over["node"]["winner"]), (&json!("late"), &json!("mexican")));
    let record = texan.get(&format!("{path}/record")).body;
    assert!(record.lines().last().is_some_and(|line| line.starts_with("ended late texan ")), "{record}");
    verified(&record);
    let mine = mexican.get("/api/me").json();
    assert_eq!(mine["tables"][0]["ended"], json!("late texan"));
}

/// While nobody serves the table nobody's time runs (`store::tests::time` has an hour of that), and what was left is left.
#[test]
fn clocks_stand_while_the_server_is_away() {
    let mut house = House::open();
    let wanted = json!({ "game": "charge", "seed": 1, "pace": "live 3600 0 end" });
    let ([mut texan, _mexican], path) = two(&house, &wanted);
    let state = texan.get(&path).json();
    done(&texan.post(&format!("{path}/decisions"), &json!({ "at": 0, "decision": state["offers"][0] })));
    let left =
        |texan: &mut Client| texan.get(&path).json()["clocks"]["texan"]["left"].as_u64().expect("a clock");
    let before = left(&mut texan);
    house.close();
    house.restart();
    let mut again = Client::new(house.address);
    again.headers.clone_from(&texan.headers);
    let after = left(&mut again);
    assert!(after.abs_diff(before) < 60_000, "{before} {after}");
    let state = again.get(&path).json();
    done(
        &again.post(
            &format!("{path}/decisions"),
            &json!({ "at": state["at"], "decision": state["offers"][0] }),
        ),
    );
}

#[test]
fn a_pace_that_makes_no_sense_is_refused() {
    let house = House::open();
    for pace in ["", "3 days", "days 0 win", "live 10 win", "days 3 lose"] {
        let wanted = json!({
            "game": "charge", "seats": { "texan": "me", "mexican": "me" }, "pace": pace
        });
        let made = house.client().post("/api/tables", &wanted);
        assert_eq!(made.status, if pace.is_empty() { 201 } else { 400 }, "{pace}: {}", made.body);
    }
    let form = "scenario=assault&opponent=link&time=days+3&late=end";
    let made = house.client().post_form("/new/charge", form);
    assert_eq!(made.status, 303, "{}", made.body);
    assert_eq!(house.client().post_form("/new/charge", "time=days+99&late=win").status, 400);
}

#[test]
fn what_is_written_is_plain_and_reaches_the_others() {
    let house = House::open();
    let ([mut ana, mut juan], path) = two(&house, &json!({ "game": "charge" }));
    let chat = format!("{path}/chat");
    let mut heard = juan.listen(&format!("{path}/events?talk=0"));
    let mut talk = move || heard.by_ref().find(|event| event.name == "talk").expect("talk").data;
    assert_eq!(talk()["lines"], json!([]));
    let said = "  <b>Hola</b>\u{202e}\nJuan\u{0} ";
    assert_eq!(ana.post(&chat, &json!({ "text": said })).status, 201);
    let line = std::iter::from_fn(|| Some(talk())).find(|talk| talk["lines"] != json!([])).expect("a line");
    let line = &line["lines"][0];
    assert_eq!((&line["text"], &line["name"]), (&json!("<b>Hola</b> Juan"), &json!("Ana")));
    assert_eq!((&line["side"], &line["own"]), (&json!("texan"), &json!(false)));
    assert_eq!(ana.get(&chat).json()["lines"][0]["own"], json!(true));
    // Where nothing is to be seen, or too much.
    for nothing in ["", " \n", "\u{200d}\u{202e}"] {
        told(&ana.post(&chat, &json!({ "text": nothing })), 400, "nothing-said");
    }
    told(&ana.post(&chat, &json!({ "text": "x".repeat(501) })), 400, "too-long");
    told(&ana.post(&chat, &json!({ "text": "x".repeat(70_000) })), 413, "too-large");
    told(&house.client().post(&chat, &json!({ "text": "I am nobody" })), 403, "nobody");
    told(&house.client().with_token("guessed").post(&chat, &json!({ "text": "Hello" })), 403, "wrong-token");
    // It is not in a page as markup, wherever it is.
    let id = path.trim_start_matches("/api/tables/");
    assert!(!juan.get(&format!("/game/{id}")).body.contains("<b>Hola"));
    // What was not read is counted, until it is.
    let unread = |juan: &mut Client| juan.get("/api/me").json()["tables"][0]["unread"].clone();
    assert_eq!(unread(&mut juan), json!(1));
    assert_eq!(juan.post(&format!("{chat}/read"), &json!({ "number": 1 })).status, 204);
    assert_eq!((unread(&mut juan), unread(&mut ana)), (json!(0), json!(0)));
    assert_eq!(juan.post(&format!("{chat}/read"), &json!({ "number": 999_999_999 })).status, 204);
    ana.post(&chat, &json!({ "text": "Te toca." }));
    assert_eq!(unread(&mut juan), json!(1), "nobody has read what is yet to be written");
}

/// Observers might tell a player what he must not know: as long as the game runs he reads nothing of theirs, at any address.
#[test]
fn players_do_not_read_what_observers_write_while_the_game_runs() {
    let house = House::open();
    let ([mut ana, juan], path) = two(&house, &json!({ "game": "charge" }));
    let (mut carlos, mut rosa) = (person(&house, "Carlos"), person(&house, "Rosa"));
    let chat = format!("{path}/chat");
    let secret = "They are at the low wall!";
    let mut heard = ana.listen(&format!("{path}/events?talk=0"));
    told(&carlos.post(&chat, &json!({ "text": secret, "channel": "players" })), 403, "not-your-channel");
    told(&ana.post(&chat, &json!({ "text": "Hello", "channel": "observers" })), 403, "not-your-channel");
    assert_eq!(
        carlos.post(&chat, &json!({ "text": secret, "channel": "observers" })).json()["number"],
        json!(1)
    );
    ana.post(&chat, &json!({ "text": "Good luck." }));
    let lines = |client: &mut Client| client.get(&chat).json()["lines"].as_array().expect("lines").len();
    assert_eq!((lines(&mut rosa), lines(&mut ana)), (2, 1));
    let page = format!("/game/{}", path.trim_start_matches("/api/tables/"));
    for at in
        [&chat, &path, &format!("{path}/record"), &page, &"/api/me".to_owned(), &"/api/me/archive".to_owned()]
    {
        assert!(!ana.get(at).body.contains("low wall"), "{at}");
    }
    told(&ana.post(&format!("{chat}/report"), &json!({ "number": 1 })), 404, "no-such-line");
    told(&ana.post(&format!("{chat}/mute"), &json!({ "number": 1, "mute": true })), 404, "no-such-line");
    assert_eq!(ana.get("/api/me").json()["tables"][0]["unread"], json!(0));
    // Her stream told her of her own line only.
    let line = heard
        .by_ref()
        .find(|event| event.name == "talk" && event.data["lines"] != json!([]))
        .expect("a line");
    assert_eq!(line.data["lines"].as_array().map(Vec::len), Some(1), "{line:?}");
    assert!(!line.data.to_string().contains("low wall"));
    drop(juan);
    done(&ana.post(&format!("{path}/resign"), &json!({})));
    assert_eq!(lines(&mut ana), 2, "now it can do no harm");
}

#[test]
fn one_who_is_muted_is_not_heard_and_one_who_is_reported_is_noted() {
    let house = House::open();
    let ([mut ana, mut juan], path) = two(&house, &json!({ "game": "charge" }));
    let chat = format!("{path}/chat");
    juan.post(&chat, &json!({ "text": "Something rude" }));
    let lines = |client: &mut Client| client.get(&chat).json()["lines"].as_array().expect("lines").len();
    told(&juan.post(&format!("{chat}/mute"), &json!({ "number": 1, "mute": true })), 404, "no-such-line");
    assert_eq!(ana.post(&format!("{chat}/report"), &json!({ "number": 1 })).status, 204);
    assert_eq!(ana.post(&format!("{chat}/report"), &json!({ "number": 1 })).status, 204, "it is noted once");
    assert_eq!(ana.post(&format!("{chat}/mute"), &json!({ "number": 1, "mute": true })).status, 204);
    juan.post(&chat, &json!({ "text": "Something worse" }));
    assert_eq!((lines(&mut ana), lines(&mut juan)), (0, 2), "each for himself");
    assert_eq!(ana.get("/api/me").json()["tables"][0]["unread"], json!(0));
    assert_eq!(ana.post(&format!("{chat}/mute"), &json!({ "number": 1, "mute": false })).status, 204);
    assert_eq!(lines(&mut ana), 2);
    let reports = admin::reports(&house.keeping()).expect("reports");
    assert_eq!(reports.len(), 1);
    assert!(reports[0].ends_with("\tSomething rude"), "{reports:?}");
    // What is kept is sealed, and a backup has all of it.
    let restored = house.restored();
    let mut there = Client::new(restored.address);
    there.headers.clone_from(&ana.headers);
    assert_eq!(there.get(&chat).json()["lines"].as_array().map(Vec::len), Some(2));
    assert_eq!(admin::reports(&restored.keeping()).expect("reports"), reports);
}

#[test]
fn who_writes_without_end_is_asked_to_wait() {
    let few = Allowances { chat: 3, address: 2, ..Allowances::default() };
    let house = House::with(Options { allowances: Some(few), ..Options::default() });
    let ([mut ana, mut juan], path) = two(&house, &json!({ "game": "charge" }));
    let chat = format!("{path}/chat");
    for _ in 0..3 {
        assert_eq!(ana.post(&chat, &json!({ "text": "Hello" })).status, 201);
    }
    let refused = ana.post(&chat, &json!({ "text": "Hello" }));
    told(&refused, 429, "too-many");
    assert!(refused.header("retry-after").and_then(|after| after.parse().ok()) <= Some(21), "{refused:?}");
    assert_eq!(juan.post(&chat, &json!({ "text": "Hello" })).status, 201, "others may");
}

#[test]
fn it_is_seen_who_is_there() {
    let house = House::open();
    let ([ana, juan], path) = two(&house, &json!({ "game": "charge" }));
    let mut observer = house.client();
    let mut here = || observer.get(&format!("{path}/chat")).json()["here"].clone();
    assert_eq!(here(), json!({ "texan": "away", "mexican": "away" }));
    let mut heard = ana.listen(&format!("{path}/events?talk=0"));
    let mut next =
        move || heard.by_ref().find(|event| event.name == "talk").expect("talk").data["here"].clone();
    assert_eq!(next(), json!({ "texan": "here", "mexican": "away" }));
    let other = juan.listen(&format!("{path}/events"));
    assert_eq!(next(), json!({ "texan": "here", "mexican": "here" }));
    assert_eq!(here(), json!({ "texan": "here", "mexican": "here" }));
    // Whoever goes is away after a moment.
    drop(other);
    assert_eq!(next(), json!({ "texan": "here", "mexican": "away" }));
}

#[test]
fn at_several_servers_it_is_all_the_same() {
    let here = House::open();
    let Some(there) = here.beside() else { return };
    let ([mut ana, juan], path) = two(&here, &json!({ "game": "charge", "pace": "live 3600 0 win" }));
    let mut elsewhere = Client::new(there.address);
    elsewhere.headers.clone_from(&juan.headers);
    let mut heard = ana.listen(&format!("{path}/events?talk=0"));
    let mut talk = move |is: &dyn Fn(&Value) -> bool| {
        heard.by_ref().find(|event| event.name == "talk" && is(&event.data)).expect("talk").data
    };
    // Who is connected there is seen here, and what is said there is heard here.
    let listening = elsewhere.listen(&format!("{path}/events?talk=0"));
    talk(&|talk| talk["here"]["mexican"] == json!("here"));
    assert_eq!(elsewhere.post(&format!("{path}/chat"), &json!({ "text": "¿Qué tal?" })).status, 201);
    let line = talk(&|talk| talk["lines"] != json!([]));
    assert_eq!(line["lines"][0]["text"], json!("¿Qué tal?"));
    drop(listening);
    // The clocks are the same, and a proposal made here is accepted there.
    done(&ana.post(&format!("{path}/proposals"), &json!({ "what": "draw" })));
    let state = elsewhere.get(&path).json();
    assert_eq!(state["proposals"], json!([{ "what": "draw", "side": "texan" }]));
    let left = |state: &Value| state["clocks"]["texan"]["left"].as_u64().expect("a clock");
    assert!(left(&state).abs_diff(left(&ana.get(&path).json())) < 20_000);
    done(&elsewhere.post(&format!("{path}/proposals/answer"), &json!({ "what": "draw", "accept": true })));
    assert_eq!(ana.get(&path).json()["ended"]["how"], json!("drawn"));
}

/// In worlds that a seat could not tell apart, clocks, presence and proposals are the same: they follow from who is awaited and from the time alone.
#[test]
fn what_is_told_beside_the_game_does_not_depend_on_what_is_hidden() {
    let house = House::open();
    let wanted = json!({ "game": "texas-glory", "seed": 3, "pace": "days 3 win" });
    let ([mut ana, mut juan], path) = two(&house, &wanted);
    // Both choose in secret at once. One has chosen: that is seen, as at a table; what he has chosen is not.
    let state = juan.get(&path).json();
    if let Some(offer) = state["offers"].as_array().and_then(|offers| offers.first()) {
        done(&juan.post(&format!("{path}/decisions"), &json!({ "at": state["at"], "decision": offer })));
    }
    let [hers, his] = [&mut ana, &mut juan].map(|client| client.get(&path).json());
    let running = |state: &Value, side: &str| state["clocks"][side]["running"].clone();
    for side in ["texan", "mexican"] {
        let awaited = hers["node"]["sides"].as_array().expect("sides").contains(&json!(side));
        assert_eq!((running(&hers, side), running(&his, side)), (json!(awaited), json!(awaited)));
    }
    let record = ana.get(&format!("{path}/record")).body;
    done(&juan.post(&format!("{path}/proposals"), &json!({ "what": "take-back" })));
    assert_eq!(ana.get(&format!("{path}/record")).body, record, "a proposal tells nothing of the record");
}
