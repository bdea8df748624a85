//! Guided first games over HTTP: kept to their script, answered, left and taken up again.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::House;

const LESSON: &str = "/learn/charge/hold-the-walls";

/// A guest who has begun the lesson, and the address of the table.
fn learner(house: &House) -> (Client, String) {
    begun(house, LESSON)
}

fn begun(house: &House, address: &str) -> (Client, String) {
    let answer = house.client().post_form(address, "");
    assert_eq!(answer.status, 303, "{}", answer.body);
    let cookie = answer.cookie("guest").expect("a guest's cookie");
    let to = answer.header("location").expect("a way on").to_owned();
    (house.client().with("Cookie", &format!("guest={cookie}")), to)
}

fn decide(learner: &mut Client, to: &str, decision: &str) -> (u16, Value) {
    let api = to.replace("/game/", "/api/tables/");
    let state = learner.get(&api).json();
    let asked = json!({ "at": state["at"], "decision": decision });
    let answer = learner.post(&format!("{api}/decisions"), &asked);
    (answer.status, answer.json())
}

/// What the voice says: the page carries it as data.
fn voice(learner: &mut Client, to: &str) -> Value {
    let page = learner.get(to).body;
    let data = page.split("id=\"state\">").nth(1).and_then(|rest| rest.split("</script>").next());
    let state: Value = serde_json::from_str(data.expect("the state")).expect("JSON");
    state["lesson"].clone()
}

#[test]
fn another_decision_is_answered_by_the_lesson_and_not_taken() {
    // A lesson's position is the program's own: it is laid where nobody may set one.
    let house = House::without_seeds();
    let (mut learner, to) = learner(&house);
    assert_eq!(voice(&mut learner, &to)["awaits"][0], "place Travis N");
    let (status, refused) = decide(&mut learner, &to, "place Travis NF");
    assert_eq!((status, &refused["error"]), (422, &json!("refused")), "the rules come first: {refused}");
    assert_eq!(refused["rule"], json!("19.1"));
    let (status, answer) = decide(&mut learner, &to, "place Travis CH");
    assert_eq!((status, &answer["error"]), (422, &json!("off-script")), "{answer}");
    assert!(answer["reason"].as_str().is_some_and(|text| text.contains("Travis")), "{answer}");
    let (status, state) = decide(&mut learner, &to, "place Travis N");
    assert_eq!(status, 200, "{state}");
    assert_eq!(voice(&mut learner, &to)["awaits"][0], "historic");
}

#[test]
fn a_lesson_is_found_again_as_it_was_left() {
    let mut house = House::open();
    let (mut learner, to) = learner(&house);
    for decision in ["place Travis N", "historic"] {
        assert_eq!(decide(&mut learner, &to, decision).0, 200);
    }
    let api = to.replace("/game/", "/api/tables/");
    while learner.get(&api).json()["node"]["sides"] != json!(["texan"]) {}
    let before = voice(&mut learner, &to);
    assert_eq!(before["awaits"][0], "attack NF", "the enemy has played its part");
    house.restart();
    let mut again = house.client();
    again.headers.clone_from(&learner.headers);
    assert_eq!(voice(&mut again, &to), before);
    for (decision, dice) in [("attack NF", json!([])), ("join all", json!([])), ("go", json!([5]))] {
        let (status, state) = decide(&mut again, &to, decision);
        assert_eq!(status, 200, "{state}");
        let log = state["log"].as_array().expect("a log");
        assert_eq!(log.last().expect("a line")["dice"], dice, "what the script says");
    }
    let record = again.get(&format!("{api}/record")).body;
    assert!(record.contains("\nby-hand fates 7\n"), "the record is honest: {record}");
}

#[test]
fn the_voice_speaks_to_the_learner_alone() {
    let house = House::open();
    let (mut learner, to) = learner(&house);
    assert!(voice(&mut learner, &to)["guided"] == json!(true));
    assert_eq!(voice(&mut house.client(), &to), Value::Null);
    assert_eq!(house.client().post_form("/learn/charge/none", "").status, 404);
    assert!(house.client().get("/").body.contains(LESSON), "the lobby leads there");
}

#[test]
fn a_puzzle_takes_its_line_and_nothing_else() {
    let house = House::without_seeds();
    let charge = shelf::game("charge").expect("on the shelf");
    let lesson = &charge.puzzles()[0];
    let puzzle = lesson.puzzle.as_ref().expect("a puzzle");
    let address = format!("/learn/charge/{}", lesson.name);
    assert!(house.client().get("/puzzles").body.contains(&address), "the list leads there");
    let (mut solver, to) = begun(&house, &address);
    let asked = voice(&mut solver, &to);
    assert_eq!((asked["pages"].as_array().map(Vec::len), &asked["solved"]), (Some(2), &json!("")), "{asked}");
    let (status, answer) = decide(&mut solver, &to, &puzzle.next);
    assert_eq!((status, &answer["error"]), (422, &json!("not-the-best")), "{answer}");
    for decision in &puzzle.line {
        let (status, state) = decide(&mut solver, &to, decision);
        assert_eq!(status, 200, "{state}");
    }
    let told = voice(&mut solver, &to);
    assert_eq!(
        (&told["guided"], &told["solved"]),
        (&json!(false), &json!(format!("charge/{}", lesson.name)))
    );
    assert_eq!(voice(&mut house.client(), &to), Value::Null, "to the solver alone");
}

#[test]
fn an_example_of_the_rules_is_drawn_and_played() {
    let house = House::without_seeds();
    let page = house.client().get("/rules/charge").body;
    let figure =
        page.split("data-figure=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a figure");
    let drawn = house.client().get(figure).body;
    assert!(drawn.contains("<svg") && drawn.contains("data-lit="), "{figure}");
    let (mut reader, to) = begun(&house, figure);
    assert_eq!(reader.get(&to).status, 200);
    for nothing in ["/rules/charge/14.2/figure/99", "/rules/charge/99.9/figure/0", "/rules/none/1.0/figure/0"]
    {
        assert_eq!(house.client().get(nothing).status, 404, "{nothing}");
        assert_eq!(house.client().post_form(nothing, "").status, 404, "{nothing}");
    }
    let charts = house.client().get("/rules/charge/charts").body;
    assert!(charts.contains("<table"), "{charts}");
    let terms = house.client().get("/rules/charge/terms").json();
    assert_eq!(terms["terms"]["command-roll"]["rule"], "6.0");
    assert!(terms["sources"]["guns"]["about"].as_str().is_some_and(|about| about.contains("31")));
    assert!(house.client().get("/rules/charge/ruling-31").body.contains("31"));
}
