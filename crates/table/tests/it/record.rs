//! The record as text: it reads back, and what was tampered with is found.

use game::Viewer;
use table::{Contribution, Faults, Match, Seed, Source, Start, Table, Wrong};

use crate::toy::{BLUE, Decision, Only, RED, Toy};
use crate::{finish, toy};

fn finished() -> Match<Toy> {
    let mut table = toy(1836);
    table.decide(RED, Decision::Mark(3)).unwrap();
    finish(&mut table);
    table
}

fn record(table: &Match<Toy>) -> String {
    Table::record(table, Viewer::Observer)
}

/// The first fault: its line, its input and what is wrong.
fn first(faults: Faults) -> (usize, Option<usize>, Wrong) {
    let fault = faults.0.into_iter().next().unwrap();
    (fault.line, fault.input, fault.wrong)
}

#[test]
fn a_finished_record_reads_back_and_verifies() {
    let table = finished();
    let text = record(&table);
    for replayed in [Match::<Toy>::read(&text).unwrap(), Match::<Toy>::verify(&text).unwrap()] {
        assert_eq!(replayed.state(), table.state());
        assert_eq!(record(&replayed), text);
    }
    assert_eq!(table::game_of(&text), Some("toy"));
    assert_eq!(text.lines().filter(|line| line.starts_with("turn ")).count(), 2);
    assert!(text.lines().last().unwrap().starts_with("end "));
    let commented = text.replace("---\n", "# what follows is the game\n\n---\n");
    assert!(Match::<Toy>::verify(&commented).is_ok());
}

#[test]
fn a_tampered_throw_is_found_at_its_input() {
    let text = record(&finished());
    let (at, throw) = text.lines().enumerate().filter(|(_, line)| line.starts_with("roll")).nth(1).unwrap();
    let face: u8 = throw["roll ".len()..].parse().unwrap();
    let lines: Vec<String> = text
        .lines()
        .enumerate()
        .map(|(line, text)| if line == at { format!("roll {}", face % 5 + 1) } else { text.to_owned() })
        .collect();
    let input = lines[..=at].iter().skip(7).filter(|line| !line.starts_with("turn")).count();
    let (line, found, wrong) = first(Match::<Toy>::verify(&lines.join("\n")).unwrap_err());
    assert_eq!((line, found), (at + 1, Some(input)));
    assert!(matches!(wrong, Wrong::OtherFate { .. }), "{wrong:?}");
}

#[test]
fn a_lawful_but_different_decision_is_found_at_the_end_of_its_turn() {
    let text = record(&finished());
    let tampered = text.replacen("blue hide 3", "blue hide 1", 1);
    assert_ne!(tampered, text);
    let (_, input, wrong) = first(Match::<Toy>::verify(&tampered).unwrap_err());
    assert!(matches!(wrong, Wrong::OtherPosition { .. }), "{wrong:?}");
    assert!(input.is_some());
}

#[test]
fn an_unlawful_or_unreadable_input_is_found_where_it_stands() {
    let text = record(&finished());
    let refused = text.replacen("red mark 3", "red mark 4", 1);
    let (line, input, wrong) = first(Match::<Toy>::read(&refused).unwrap_err());
    assert_eq!((line, input, wrong), (8, Some(1), Wrong::Refused("Not now. (2)".to_owned())));
    let unreadable = text.replacen("red mark 3", "red dance", 1);
    let (line, input, wrong) = first(Match::<Toy>::read(&unreadable).unwrap_err());
    assert_eq!((line, input, wrong), (8, Some(1), Wrong::Unreadable("red dance".to_owned())));
}

#[test]
fn every_fault_of_the_heading_is_told() {
    let text = "bexar 1\ngame chess\nrules 9\nscenario none\nseed xyz\ncolour red\n---\n";
    assert_eq!(Match::<Toy>::read(text).unwrap_err().0.len(), 5);
    let (_, _, wrong) = first(Match::<Toy>::read("bexar 1\ngame toy\nrules 1\n---\n").unwrap_err());
    assert_eq!(wrong, Wrong::NoHeading("scenario"));
    let (_, _, wrong) = first(Match::<Toy>::read("hello").unwrap_err());
    assert_eq!(wrong, Wrong::NotARecord);
}

#[test]
fn a_record_of_older_rules_is_replayed_as_long_as_it_is_the_same_game() {
    let text = record(&finished()).replace("\nrules 2\n", "\nrules 1\n");
    let replayed = Match::<Toy>::verify(&text).unwrap_or_else(|faults| panic!("{faults}"));
    assert!(Table::record(&replayed, Viewer::Observer).contains("\nrules 2\n"));

    let tampered = text.replacen("red mark 3", "red mark 4", 1);
    let faults = Match::<Toy>::read(&tampered).unwrap_err();
    let older = Wrong::OlderRules { record: 1, program: 2, input: 1 };
    assert_eq!(
        faults.0.iter().map(|fault| &fault.wrong).collect::<Vec<_>>(),
        [&older, &Wrong::Refused("Not now. (2)".to_owned())]
    );
    let later = text.replace("\nrules 1\n", "\nrules 3\n");
    let (line, _, wrong) = first(Match::<Toy>::read(&later).unwrap_err());
    assert_eq!((line, wrong), (3, Wrong::LaterRules { record: "3".to_owned(), program: 2 }));
}

#[test]
fn a_seed_other_than_the_promised_one_is_found() {
    let text = record(&finished());
    let seed = Seed::from(1836).to_string();
    let swapped = text.replace(&seed, &Seed::from(1837).to_string());
    assert_eq!(first(Match::<Toy>::verify(&swapped).unwrap_err()).2, Wrong::BrokenPromise);
    let without = text.replace(&format!("seed {seed}\n"), "");
    assert_eq!(first(Match::<Toy>::verify(&without).unwrap_err()).2, Wrong::NoSeedYet);
    let short: Vec<&str> = text.lines().take(9).collect();
    assert_eq!(first(Match::<Toy>::verify(&short.join("\n")).unwrap_err()).2, Wrong::NotOver);
}

/// A seed that the server and both players have made.
fn shared() -> Source {
    let word = |text: &str| text.parse::<Contribution>().ok();
    let contributions = vec![("red".to_owned(), word("a1b2")), ("blue".to_owned(), None)];
    Source::shared(Seed::from(99), "abcdefghjkmn", contributions)
}

#[test]
fn a_record_shows_what_its_seed_was_made_of_and_is_verified_by_it() {
    let mut table = Match::<Toy>::new(Only, shared());
    let running = record(&table);
    assert!(running.contains("\ncontribution red a1b2\ncontribution blue -\n---\n"), "{running}");
    finish(&mut table);
    let text = record(&table);
    for replayed in [Match::<Toy>::read(&text).unwrap(), Match::<Toy>::verify(&text).unwrap()] {
        assert_eq!(record(&replayed), text);
        assert_eq!(replayed.source(), shared());
    }
    let wrong = |from: &str, to: &str| first(Match::<Toy>::verify(&text.replace(from, to)).unwrap_err()).2;
    assert_eq!(wrong("red a1b2", "red a1b3"), Wrong::OtherSeed);
    assert_eq!(wrong("blue -", "blue 0"), Wrong::OtherSeed);
    assert_eq!(wrong("table abc", "table abd"), Wrong::OtherSeed);
    let secret = format!("server-secret {}", Seed::from(99));
    assert_eq!(wrong(&secret, &format!("server-secret {}", Seed::from(98))), Wrong::BrokenPromise);
    assert_eq!(wrong(&format!("{secret}\n"), ""), Wrong::NoHeading("server-secret"));
    assert!(matches!(wrong("blue -", "blue ?"), Wrong::Seed(_)));
}

#[test]
fn a_seed_that_was_set_by_hand_says_so() {
    let mut table = Match::<Toy>::new(Only, Source::by_hand(Seed::from(5)));
    assert!(record(&table).contains("\nby-hand seed\n"));
    finish(&mut table);
    assert!(Match::<Toy>::verify(&record(&table)).unwrap().source().is_by_hand());
    assert!(!record(&toy(5)).contains("by-hand"));
}

#[test]
fn while_the_game_runs_the_record_holds_only_what_its_reader_may_know() {
    let mut table = toy(3);
    table.decide(RED, Decision::Go).unwrap();
    table.decide(RED, Decision::Hide(2)).unwrap();
    let seen = |viewer| Table::record(&table, viewer);
    assert!(!seen(Viewer::Observer).contains("seed"));
    assert!(seen(Viewer::Seat(RED)).contains("\nhide 2\n"));
    for other in [Viewer::Seat(BLUE), Viewer::Observer] {
        let lines: Vec<String> = seen(other).lines().map(str::to_owned).collect();
        let played = &lines[lines.len() - 3..];
        assert_eq!((played[0].as_str(), played[2].as_str()), ("red ?", "red ?"), "that Red decided is seen");
        assert!(played[1].starts_with("roll "), "all saw the die: {played:?}");
        let (_, input, wrong) = first(Match::<Toy>::read(&seen(other)).unwrap_err());
        assert_eq!((input, wrong), (Some(1), Wrong::Withheld));
    }
    table.decide(BLUE, Decision::Hide(1)).unwrap();
    let hashed = |viewer| Table::record(&table, viewer).contains("\nturn 2 ");
    assert!(!hashed(Viewer::Seat(BLUE)), "a hash would let one try out what was hidden");
    assert!(!hashed(Viewer::Observer));
}

#[test]
fn a_record_without_seed_is_only_looked_at() {
    let mut table = toy(3);
    table.decide(RED, Decision::Mark(1)).unwrap();
    let mut read = Match::<Toy>::read(&Table::record(&table, Viewer::Seat(RED))).unwrap();
    assert_eq!(read.source().commitment(), table.source().commitment());
    assert_eq!(Table::decide(&mut read, RED, "go", game::Lang::En), Err(table::Denied::Closed));
}

#[test]
fn a_stored_match_that_no_longer_fits_is_told_by_its_input() {
    let stored = ["red mark 1".to_owned(), "roll 4".to_owned()];
    let faults = Match::<Toy>::resume(Start::of(Only), Seed::from(1), &stored).unwrap_err();
    assert_eq!(faults.0[0].input, Some(2));
    assert_eq!(faults.to_string(), "line 2 (input 2): refused: the game does not wait for fate");
}
