//! What programs are told of every game is true: its notation, the schemas of its views and events, its map and its data.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use bnf::Grammar;
use fastrand::Rng;
use game::{Game, Input, Node, Seat, Viewer, Words, play};
use jsonschema::Validator;
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Entry, Visitor};

/// How many random games of each scenario are played.
const GAMES: u64 = 3;
/// Views are compared with their schemas at one node in this many.
const STRIDE: usize = 25;

/// Plays random games of every scenario and shows every position, with what is on offer, and every event.
fn random_games<G: Game>(
    mut position: impl FnMut(&G, Seat, &[G::Decision]),
    mut event: impl FnMut(&G::Event),
) {
    for scenario in G::TITLE.scenarios {
        for seed in 0..GAMES {
            let mut rng = Rng::with_seed(seed);
            let mut state = G::start(scenario.id.parse().expect("a scenario"));
            let mut log = Vec::new();
            loop {
                let input = match state.node() {
                    Node::Over(_) => break,
                    Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
                    Node::Decide(seats) => {
                        let seat = seats.iter().next().expect("somebody is awaited");
                        let mut legal = Vec::new();
                        let _ = state.legal(seat, &mut |decision| {
                            legal.push(decision);
                            ControlFlow::Continue(())
                        });
                        position(&state, seat, &legal);
                        Input::Decide(seat, legal[rng.usize(..legal.len())])
                    }
                };
                play(&mut state, input, &mut log).expect("legal");
                log.drain(..).for_each(|happened| event(&happened));
            }
        }
    }
}

/// Both ways: what is on offer can be derived from the grammar, and what can be derived from it is read.
struct Notation;

impl Visitor for Notation {
    type Out = ();
    fn visit<G: Words>(self) {
        let name = G::TITLE.name;
        let grammar: Grammar = G::NOTATION.parse().unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        grammar.validate().unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        let parser = grammar.build_parser().expect("checked above");
        let mut offered = BTreeSet::new();
        random_games::<G>(
            |_, _, legal| offered.extend(legal.iter().map(|decision| decision.to_string())),
            |_| {},
        );
        assert!(offered.len() > 4, "{name}: hardly anything was on offer");
        for decision in &offered {
            assert!(
                parser.parse_input(decision).next().is_some(),
                "{name}: {decision:?} is not in its grammar"
            );
        }
        for _ in 0..2_000 {
            let sentence = grammar.generate().expect("checked above");
            let read = sentence.parse::<G::Decision>();
            let read = read.unwrap_or_else(|fault| panic!("{name}: {sentence:?} is not read: {fault:?}"));
            assert_eq!(read.to_string(), sentence, "{name}: is written in another way");
        }
    }
}

#[test]
fn the_notation_of_every_game_is_its_grammar() {
    shelf::games().iter().for_each(|entry| shelf::visit(entry.title.id, Notation).expect("on the shelf"));
}

/// The schema of a name among those of an entry; objects hold nothing that it does not name.
fn validator(entry: &Entry, name: &str) -> Validator {
    let mut schemas: BTreeMap<String, Value> = BTreeMap::new();
    let all: Vec<(String, Value)> = entry
        .schemas()
        .all
        .into_iter()
        .map(|(name, schema)| (name, serde_json::to_value(schema).expect("JSON")))
        .collect();
    let mut parts = BTreeSet::new();
    all.iter().for_each(|(_, schema)| parts_of(schema, &mut parts));
    for (name, mut schema) in all {
        if !parts.contains(&format!("#/components/schemas/{name}")) {
            close(&mut schema);
        }
        let before = schemas.insert(name.clone(), schema.clone());
        assert!(before.is_none_or(|before| before == schema), "{name} is described twice, in two ways");
    }
    let whole =
        json!({ "$ref": format!("#/components/schemas/{name}"), "components": { "schemas": schemas } });
    jsonschema::validator_for(&whole).expect("a schema")
}

/// Those that are only a part of others: they stand in an `allOf`.
fn parts_of(schema: &Value, parts: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let all = fields.get("allOf").and_then(Value::as_array).into_iter().flatten();
            parts.extend(all.filter_map(|part| part["$ref"].as_str().map(str::to_owned)));
            fields.values().for_each(|value| parts_of(value, parts));
        }
        Value::Array(values) => values.iter().for_each(|value| parts_of(value, parts)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Lets plain objects have no other fields than those named. (Parts of an `allOf` must not be closed one by one.)
fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            fields.iter_mut().filter(|(key, _)| *key != "allOf").for_each(|(_, value)| close(value));
        }
        Value::Array(values) => values.iter_mut().for_each(close),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn demand(validator: &Validator, told: &impl Serialize, what: &str) {
    let told = serde_json::to_value(told).expect("JSON");
    if let Err(fault) = validator.validate(&told) {
        panic!("{what} at {}: {fault}\n{told}", fault.instance_path());
    }
}

struct Forms;

impl Visitor for Forms {
    type Out = ();
    fn visit<G: Words>(self) {
        let entry = shelf::game(G::TITLE.id).expect("on the shelf");
        let schemas = entry.schemas();
        let (view, event) = (validator(entry, &schemas.view), validator(entry, &schemas.event));
        let mut nodes = 0;
        random_games::<G>(
            |state, seat, _| {
                nodes += 1;
                if nodes % STRIDE == 0 {
                    for viewer in [Viewer::Seat(seat), Viewer::Observer] {
                        demand(&view, &state.view(viewer), &schemas.view);
                    }
                }
            },
            |happened| demand(&event, happened, &schemas.event),
        );
        assert!(nodes > STRIDE);
        assert!(view.validate(&json!({ "turn": "soon" })).is_err(), "a view of anything would do");
        assert!(event.validate(&json!({ "event": "nothing" })).is_err(), "an event of anything would do");
    }
}

#[test]
fn views_and_events_are_as_described() {
    shelf::games().iter().for_each(|entry| shelf::visit(entry.title.id, Forms).expect("on the shelf"));
}

#[test]
fn the_map_can_be_walked_and_named() {
    for entry in shelf::games() {
        let facts = &entry.facts().value;
        let places: BTreeSet<&str> = facts.places.iter().map(|place| place.place.as_str()).collect();
        assert_eq!(places.len(), facts.places.len(), "{}: a place is there twice", entry.title.name);
        assert!(facts.places.iter().all(|place| place.name.values().all(|name| !name.contains('⟨'))));
        for place in &facts.places {
            for way in &place.ways {
                assert!(places.contains(way.to.as_str()), "{}: no place {}", entry.title.name, way.to);
            }
        }
        // A hex that no way leads to is one that no way leads from.
        let reached = reached(facts);
        let alone = facts.places.iter().filter(|place| place.ways.is_empty()).count();
        assert_eq!(reached.len() + alone, places.len(), "{}: a part of the map is cut off", entry.title.name);
        assert!(alone < 2, "{}: {alone} places lie alone", entry.title.name);
        let names: BTreeSet<&str> = facts.sources.keys().copied().collect();
        for sheet in &facts.sheets {
            assert!(!sheet.rows.is_empty(), "{} is empty", sheet.name);
            for row in &sheet.rows {
                let source = row.get("src").and_then(Value::as_str);
                assert!(source.is_some_and(|source| names.contains(source)), "{}: {row:?}", sheet.name);
            }
        }
    }
}

fn reached(facts: &shelf::Facts) -> BTreeSet<&str> {
    let ways: BTreeMap<&str, _> =
        facts.places.iter().map(|place| (place.place.as_str(), &place.ways)).collect();
    let mut reached = BTreeSet::new();
    let mut next = vec![facts.places[0].place.as_str()];
    while let Some(place) = next.pop() {
        if reached.insert(place) {
            next.extend(ways[place].iter().map(|way| way.to.as_str()));
        }
    }
    reached
}

#[test]
fn pieces_and_cards_have_names() {
    let named = [
        ("charge", &["areas", "units", "walls"][..]),
        ("texas-glory", &["blocks", "cards", "hexes", "boxes", "sites"]),
        ("thirteen-days", &["zones", "battalions", "guns", "sections"]),
        ("the-alamo", &["units", "leaders", "batteries", "entries"]),
    ];
    for (game, sheets) in named {
        let facts = &shelf::game(game).expect("on the shelf").facts().value;
        for name in sheets {
            let sheet = facts.sheets.iter().find(|sheet| sheet.name == *name).expect("a sheet");
            for row in &sheet.rows {
                let called = row.get("called").and_then(Value::as_object);
                assert!(called.is_some_and(|called| called.len() == game::Lang::COUNT), "{name}: {row:?}");
            }
        }
    }
}
