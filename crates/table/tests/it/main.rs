//! A match from outside, on a toy game.

mod accord;
mod record;
mod toy;
mod undo;

use game::{Lang, Pick, Seats, Viewer};
use table::{Denied, Match, Said, Seed, Start, Table, bench};
use toy::{BLUE, Only, RED, Toy};

pub fn toy(seed: u64) -> Match<Toy> {
    Match::new(Only, Seed::from(seed))
}

pub fn decide(table: &mut dyn Table, seat: game::Seat, notation: &str) -> Result<usize, Denied> {
    table.decide(seat, notation, Lang::En)
}

/// Plays on until the game is over: Red goes, and both hide something.
pub fn finish(table: &mut dyn Table) {
    while let Some(seat) = table.awaited().iter().next() {
        let may_go = table.offers(seat, Lang::En).iter().any(|offer| offer.notation == "go");
        let hide = format!("hide {}", 1 + (table.len() + usize::from(seat.0)) % 3);
        decide(table, seat, if may_go { "go" } else { &hide }).unwrap();
    }
}

#[test]
fn a_decision_is_carried_out_with_all_fate_it_asks_for() {
    let table: &mut dyn Table = &mut toy(1);
    assert_eq!(decide(table, RED, "mark 2"), Ok(1));
    assert_eq!(decide(table, RED, "go"), Ok(3), "the decision and the die");
    assert!(table.awaited().contains(RED) && table.awaited().contains(BLUE));
    assert!(table.inputs(2)[0].starts_with("roll "));
}

#[test]
fn what_is_not_a_decision_now_is_denied_and_changes_nothing() {
    let table: &mut dyn Table = &mut toy(1);
    let before = table.pos();
    let refused = |text: &str, rule| Err(Denied::Refused(Said { text: text.to_owned(), rule }));
    assert_eq!(decide(table, RED, "mark 7"), refused("Not now.", "2"));
    assert_eq!(table.decide(RED, "hide 1", Lang::Es), refused("Ahora no.", "1"));
    assert_eq!(decide(table, BLUE, "go"), Err(Denied::NotYourTurn));
    assert_eq!(decide(table, RED, "dance"), Err(Denied::Unreadable("dance".to_owned())));
    assert_eq!((table.pos(), table.len()), (before, 0));
    finish(table);
    assert_eq!(decide(table, RED, "go"), Err(Denied::Over));
}

#[test]
fn a_decision_has_its_reason_and_a_decision_taken_back_has_none() {
    let mut played = toy(1);
    let table: &mut dyn Table = &mut played;
    for notation in ["mark 1", "mark 2", "go"] {
        decide(table, RED, notation).unwrap();
    }
    let reasons = |table: &dyn Table, lang| {
        let said = (0..=table.len()).map(|input| table.reason(input, lang).unwrap_or_default());
        said.collect::<Vec<_>>().join("|")
    };
    assert_eq!(
        reasons(table, Lang::En),
        "|Once more.|Be quick.||",
        "neither the first mark nor the die has one"
    );
    assert_eq!(reasons(table, Lang::Es), "|Otra vez.|Aprisa.||");
    let stored = Start::of(played.scenario());
    let resumed = Match::<Toy>::resume(stored, Seed::from(1), &Table::inputs(&played, 0)).unwrap();
    let read = Match::<Toy>::read(&Table::record(&played, Viewer::Seat(RED))).unwrap();
    for again in [&resumed, &read] {
        assert_eq!(reasons(again, Lang::En), reasons(&played, Lang::En));
    }
    let mut wavering = toy(1);
    for notation in ["mark 1", "mark 2"] {
        decide(&mut wavering, RED, notation).unwrap();
    }
    wavering.undo(RED).unwrap();
    assert_eq!(reasons(&wavering, Lang::En), "|");
}

/// Reasons stand in the log where everybody first saw something of the decision, the same for all, and for the seats asked for only.
#[test]
fn the_log_is_explained() {
    let mut played = toy(1);
    let table: &mut dyn Table = &mut played;
    for notation in ["mark 1", "mark 2", "go"] {
        decide(table, RED, notation).unwrap();
    }
    decide(table, BLUE, "hide 3").unwrap();
    let explained = |viewer, from, seats| {
        let lines = table.explained(viewer, from, Lang::En, seats);
        lines.into_iter().map(|line| (line.input, line.kind)).collect::<Vec<_>>()
    };
    // The reason of `go`, which is not seen itself, stands before the dice it asked for.
    let told = vec![(0, "plain"), (1, "plain"), (1, "reason"), (3, "reason"), (3, "plain")];
    for viewer in [Viewer::Observer, Viewer::Seat(RED)] {
        assert_eq!(explained(viewer, 0, Seats::one(RED))[..5], told);
        assert_eq!(explained(viewer, 2, Seats::one(RED))[..2], told[3..]);
    }
    assert!(explained(Viewer::Observer, 0, Seats::one(BLUE)).iter().all(|(_, kind)| *kind != "reason"));
}

#[test]
fn clicks_are_answered_with_the_reason_why_not() {
    let table: &dyn Table = &toy(1);
    assert_eq!(table.why(RED, &[Pick::Place(2)], Lang::En), Ok(()));
    let refused = Denied::Refused(Said { text: "Not now.".to_owned(), rule: "2" });
    assert_eq!(table.why(RED, &[Pick::Place(9)], Lang::En), Err(refused));
    assert_eq!(table.why(BLUE, &[Pick::Place(2)], Lang::En), Err(Denied::NotYourTurn));
    assert_eq!(table.check(RED, "mark 2", Lang::En), Ok(()));
    assert!(matches!(table.check(RED, "mark 9", Lang::En), Err(Denied::Refused(said)) if said.rule == "2"));
    let nothing = table.why(RED, &[Pick::Card(1), Pick::Card(2)], Lang::En);
    assert!(matches!(nothing, Err(Denied::Refused(said)) if !said.rule.is_empty()));
}

#[test]
fn offers_prompt_log_and_view_speak_both_languages() {
    let table: &mut dyn Table = &mut toy(1);
    assert_eq!(table.offers(RED, Lang::En).len(), 5);
    assert_eq!(table.offers(BLUE, Lang::En).len(), 0);
    assert_eq!(table.offers(RED, Lang::Es)[0].text, "Hazlo.");
    assert_eq!(table.offers(RED, Lang::Es)[0].picks, ["place:1"]);
    decide(table, RED, "mark 2").unwrap();
    decide(table, RED, "go").unwrap();
    let log = table.log(Viewer::Observer, 0, Lang::Es);
    assert_eq!((log[0].input, log[0].text.as_str()), (0, "Rojo marca 2."));
    assert_eq!(log[1].input, 2);
    assert_eq!(log[1].dice.len(), 1);
    assert_eq!(table.log(Viewer::Observer, 1, Lang::En).len(), 1);
    assert_eq!(table.prompt(Viewer::Observer, Lang::Es).text, "Turno 1.");
    decide(table, BLUE, "hide 3").unwrap();
    assert_eq!(table.view(Viewer::Seat(BLUE))["own"], 3);
    assert_eq!(table.view(Viewer::Seat(RED))["own"], serde_json::Value::Null);
}

#[test]
fn the_seed_is_shown_only_when_the_game_is_over() {
    let mut table = toy(5);
    let commitment = table.source().commitment().to_owned();
    assert_eq!(table.source().seed(), None);
    finish(&mut table);
    assert_eq!(table.source().seed(), Some(Seed::from(5)));
    assert_eq!(Seed::from(5).commitment(), commitment);
    assert_eq!(table.rewound(3).source().seed(), None);
}

#[test]
fn a_computer_player_thinks_about_a_guess_and_decides_lawfully() {
    let table: &mut dyn Table = &mut toy(2);
    assert!(table.think(BLUE, ai::Level::Random.into(), 0).is_none());
    let mut seed = 0;
    while let Some(seat) = table.awaited().iter().next() {
        let level = ai::Level::ALL[usize::from(seat.0)];
        let decision = table.think(seat, level.into(), seed).unwrap().now();
        decide(table, seat, &decision).unwrap();
        seed += 1;
    }
    assert!(table.outcome().is_some());
}

#[test]
fn the_same_seed_gives_the_same_tally() {
    let [a, b] = [ai::Level::Random, ai::Level::Regular].map(ai::Player::new);
    let run = |seed| {
        let meeting = ai::Meeting { a, b, swap: false, games: 200, seed, sprt: None };
        ai::simulate::<Toy>(Only, &meeting, &|| {})
    };
    assert_eq!(run(1), run(1));
    assert_ne!(run(1), run(2));
    assert_eq!((run(1).games, run(1).finished, run(1).max_offer), (200, 200, 5));
    assert_eq!(run(1).wins.iter().sum::<u64>() + run(1).draws, 200);
    assert!(run(1).wins[1] > run(1).wins[0], "the rules of thumb beat chance");
}

#[test]
fn the_bench_measures_what_it_says() {
    let bench = bench::<Toy>(Only, 1, std::time::Duration::from_millis(5), &|| 0);
    assert!(bench.bare.inputs_per_s > 0.0 && bench.table.games_per_s > 0.0);
    assert_eq!(bench.state_bytes, size_of::<Toy>());
    assert_eq!(bench.max_offer, 5);
    assert!(bench.mean_inputs >= 12.0 && bench.mean_inputs <= 39.0, "{}", bench.mean_inputs);
}
