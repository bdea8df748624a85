//! Whoever sends what is not offered, it is not accepted.

use serde_json::{Value, json};

use crate::client::Client;
use crate::house::{House, text};

/// At least this many requests that must not change anything.
const TRIES: usize = 10_000;

/// A decision that is one of this game's, but not now.
pub fn not_offered(house: &House, state: &Value) -> String {
    let offers = state["offers"].as_array().expect("offers");
    let mut rng = fastrand::Rng::with_seed(1);
    let found = decisions_of_some_game(house, 99)
        .into_iter()
        .filter(|decision| !offers.contains(&json!(decision)))
        .nth(rng.usize(..20));
    found.expect("a decision of another moment")
}

/// Every decision offered along one random game.
fn decisions_of_some_game(house: &House, seed: u64) -> Vec<String> {
    let table = house.table("me", "me", seed);
    let seen = std::cell::RefCell::new(std::collections::BTreeSet::new());
    table.play(house, &mut fastrand::Rng::with_seed(seed), |state| {
        seen.borrow_mut().extend(state["offers"].as_array().into_iter().flatten().map(text));
        false
    });
    seen.into_inner().into_iter().collect()
}

/// A decision that may look real: from another moment, with a word changed, or nothing at all.
fn forged(rng: &mut fastrand::Rng, known: &[String]) -> String {
    let some = |rng: &mut fastrand::Rng| known[rng.usize(..known.len())].clone();
    match rng.u8(..6) {
        0 => {
            let (one, other) = (some(rng), some(rng));
            let tail = other.split(' ').next_back().unwrap_or_default().to_owned();
            one.rsplit_once(' ').map_or(tail.clone(), |(head, _)| format!("{head} {tail}"))
        }
        1 => {
            let mut letters: Vec<char> = some(rng).chars().collect();
            let at = rng.usize(..letters.len());
            letters[at] = rng.char('0'..='z');
            letters.into_iter().collect()
        }
        2 => ["roll 6", "draw 1", "", " ", "texan done", "\u{1f3b2}", "done done", "undo"][rng.usize(..8)]
            .to_owned(),
        _ => some(rng),
    }
}

/// Sends forgeries by both seats and by an observer at many moments of a game.
#[test]
fn ten_thousand_decisions_that_are_not_offered_are_not_accepted() {
    let house = House::open();
    let known: Vec<String> = (0..3).flat_map(|seed| decisions_of_some_game(&house, seed)).collect();
    let table = house.table("me", "me", 42);
    let mut rng = fastrand::Rng::with_seed(42);
    let mut senders = [table.seat(&house, "texan"), table.seat(&house, "mexican"), house.client()];
    let mut tries = 0;
    let mut moments = 0;
    let wanted = rig::fewer(TRIES);
    while tries < wanted {
        let before = look(&mut senders, &table.path());
        if before[0]["node"]["kind"] == "over" {
            break;
        }
        for _ in 0..60 {
            let who = rng.usize(..3);
            let offers = before[who]["offers"].as_array().expect("offers");
            let decision = forged(&mut rng, &known);
            if offers.contains(&json!(decision)) {
                continue;
            }
            let asked = json!({ "at": before[0]["at"], "decision": decision });
            let answer = senders[who].post(&table.under("decisions"), &asked);
            let expected: &[u16] = if offers.is_empty() { &[403] } else { &[400, 422] };
            assert!(expected.contains(&answer.status), "{who} {asked}: {}", answer.body);
            tries += 1;
        }
        assert_eq!(look(&mut senders, &table.path()), before);
        moments += 1;
        let moment = before[0]["at"].as_u64().expect("a revision");
        table.play(&house, &mut rng, |state| state["at"].as_u64() > Some(moment));
    }
    assert!(tries >= wanted, "the game was over after {tries} tries at {moments} moments");
}

fn look(senders: &mut [Client; 3], path: &str) -> [Value; 3] {
    senders.each_mut().map(|sender| sender.get(path).json())
}
