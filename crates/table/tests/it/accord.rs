//! What ends a match or turns it back that is no affair of its rules.

use game::{Lang, Viewer};
use table::{Ending, Match, Seed, Source, Start, Table, TakenBack, UndoDenied, Wrong};

use crate::toy::{BLUE, Decision, Only, RED, Toy};
use crate::{decide, finish, toy};

/// A round: Red throws, and both hide something.
fn round(table: &mut dyn Table, red: &str, blue: &str) {
    decide(table, RED, "go").unwrap();
    decide(table, RED, red).unwrap();
    decide(table, BLUE, blue).unwrap();
}

fn throws(table: &dyn Table) -> Vec<String> {
    table.inputs(0).into_iter().filter(|input| input.starts_with("roll")).collect()
}

/// What the seed answers to its first questions, one after the other.
fn answers(seed: u64) -> Vec<String> {
    let mut straight = toy(seed);
    finish(&mut straight);
    throws(&straight)
}

#[test]
fn what_is_taken_back_over_dice_is_thrown_anew() {
    // A seed where the first throws differ.
    let seed = (0..100).find(|&seed| answers(seed)[0] != answers(seed)[1]).unwrap();
    let mut table = toy(seed);
    decide(&mut table, RED, "mark 1").unwrap();
    round(&mut table, "hide 1", "hide 2");
    let heard = throws(&table);
    assert_eq!(Match::undo(&mut table, RED), Err(UndoDenied::Nothing), "not without consent");
    assert_eq!(Table::take_back(&mut table, RED, 1), Ok(1));
    assert!(table.awaited().contains(RED) && !table.awaited().contains(BLUE));
    assert_eq!(table.undo(RED), Err(UndoDenied::Sealed), "that was not consented to");
    decide(&mut table, RED, "go").unwrap();
    assert_ne!(throws(&table), heard);
    assert_eq!(throws(&table)[..], answers(seed)[1..2], "the next answer that nobody has heard");
    let taken = TakenBack { side: "red".to_owned(), kept: 1, inputs: 4, draws_kept: 0, draws: 1 };
    assert_eq!(table.source().taken_back(), [taken]);
}

#[test]
fn no_answer_is_given_twice_however_often_something_is_taken_back() {
    let mut table = toy(7);
    let mut heard = Vec::new();
    for kept in [0, 4, 0, 4, 0] {
        while Table::len(&table) < 8 {
            round(&mut table, "hide 1", "hide 1");
        }
        heard.push(throws(&table).len());
        let seen = table.source().taken_back().iter().map(|taken| taken.draws).sum::<u64>();
        Table::take_back(&mut table, BLUE, kept).unwrap();
        let after = table.source().taken_back().iter().map(|taken| taken.draws).sum::<u64>();
        assert!(after > seen);
    }
    finish(&mut table);
    // The whole record says which answers of the seed it holds: those that nobody had heard before.
    let text = Table::record(&table, Viewer::Observer);
    assert_eq!(text.lines().filter(|line| line.starts_with("taken-back blue ")).count(), 5);
    let verified = Match::<Toy>::verify(&text).unwrap_or_else(|faults| panic!("{faults}\n{text}"));
    assert_eq!(Table::record(&verified, Viewer::Observer), text);
    // Without one of those lines, or with another number in it, the dice are not those of the seed.
    let line = text.lines().find(|line| line.starts_with("taken-back")).unwrap();
    let without = text.replacen(&format!("{line}\n"), "", 1);
    let wrong = Match::<Toy>::verify(&without).map(drop).unwrap_err();
    assert!(wrong.0.iter().any(|fault| matches!(fault.wrong, Wrong::OtherFate { .. })), "{wrong}");
}

#[test]
fn a_host_goes_on_with_what_was_taken_back() {
    let mut table = toy(9);
    round(&mut table, "hide 1", "hide 2");
    Table::take_back(&mut table, RED, 0).unwrap();
    let (stored, taken) = (Table::inputs(&table, 0), table.source().taken_back().to_vec());
    let source = Source::alone(Seed::from(9)).having_taken_back(taken);
    let mut resumed = Match::<Toy>::resume(Start::of(Only), source, &stored).unwrap();
    for again in [&mut table, &mut resumed] {
        assert_eq!(again.undo(RED), Err(UndoDenied::Nothing));
        finish(again);
    }
    assert_eq!(Table::record(&resumed, Viewer::Observer), Table::record(&table, Viewer::Observer));
}

#[test]
fn who_chooses_again_does_not_know_what_the_other_has_chosen() {
    let mut table = toy(1);
    decide(&mut table, RED, "go").unwrap();
    decide(&mut table, BLUE, "hide 2").unwrap();
    decide(&mut table, RED, "hide 1").unwrap();
    // Red was asked at the same time as Blue: both choose again.
    assert_eq!(table.asked_at(RED, 3), 2);
    assert_eq!(table.asked_at(BLUE, 2), 2);
    assert_eq!(table.asked_at(RED, 0), 0);
    Table::take_back(&mut table, RED, 2).unwrap();
    assert!(table.awaited().contains(RED) && table.awaited().contains(BLUE));
}

#[test]
fn a_match_ends_by_what_is_no_affair_of_its_rules() {
    for (ending, line, winner) in [
        (Ending::Resigned(RED), "ended resigned red ", Some(BLUE)),
        (Ending::Late(BLUE), "ended late blue ", Some(RED)),
        (Ending::Drawn, "ended drawn ", None),
        (Ending::Left, "ended left ", None),
        (Ending::TimeOut, "ended time-out ", None),
    ] {
        let mut table = toy(3);
        round(&mut table, "hide 1", "hide 2");
        assert!(!Table::record(&table, Viewer::Observer).contains("seed "), "not yet");
        table.end(ending);
        let face: &mut dyn Table = &mut table;
        assert_eq!(face.outcome().map(|outcome| (outcome.winner, outcome.points)), Some((winner, None)));
        assert!(face.awaited().is_empty() && face.offers(RED, Lang::En).is_empty());
        assert_eq!(decide(face, RED, "go"), Err(table::Denied::Over));
        assert_eq!(face.undo(BLUE), Err(UndoDenied::Over));
        assert_eq!(face.take_back(BLUE, 0), Err(UndoDenied::Over));
        assert!(face.think(RED, ai::Level::Regular.into(), 1).is_none());
        assert_eq!(face.source().seed(), Some(Seed::from(3)), "all is told");
        face.end(Ending::Drawn);
        assert_eq!(face.ended(), Some(ending), "it ends once");
        assert_eq!(table.rewound(Table::len(&table)).ended(), Some(ending));
        let before = table.rewound(1);
        assert_eq!((before.ended(), before.source().seed()), (None, None));

        let text = Table::record(&table, Viewer::Observer);
        assert!(text.lines().last().unwrap().starts_with(line), "{text}");
        for read in [Match::<Toy>::read(&text).unwrap(), Match::<Toy>::verify(&text).unwrap()] {
            assert_eq!(read.ended(), Some(ending));
            assert_eq!(Table::record(&read, Viewer::Observer), text);
        }
    }
}

#[test]
fn an_end_that_does_not_fit_is_found() {
    let mut table = toy(3);
    round(&mut table, "hide 1", "hide 2");
    table.end(Ending::Resigned(RED));
    let text = Table::record(&table, Viewer::Observer);
    let fault = |text: &str| Match::<Toy>::verify(text).map(drop).unwrap_err().0.remove(0).wrong;
    let cut =
        text.lines().filter(|line| !line.contains("hide 2") && !line.starts_with("turn")).collect::<Vec<_>>();
    assert!(matches!(fault(&cut.join("\n")), Wrong::OtherPosition { .. }));
    assert!(matches!(fault(&format!("{text}red go\n")), Wrong::Refused(_)));
    for other in ["resigned green", "won red", "drawn red", ""] {
        let wrong = fault(&text.replace("resigned red", other));
        assert!(matches!(wrong, Wrong::Unreadable(_)), "{other}: {wrong:?}");
    }
    let (last, before) = (text.lines().last().unwrap(), text.trim_end().rsplit_once('\n').unwrap().0);
    assert_eq!(fault(before), Wrong::NotOver, "without {last}");
}

#[test]
fn a_record_without_any_of_this_says_nothing_of_it() {
    let mut table = toy(1836);
    table.decide(RED, Decision::Mark(3)).unwrap();
    finish(&mut table);
    let text = Table::record(&table, Viewer::Observer);
    assert!(!text.contains("taken-back") && !text.contains("ended"), "{text}");
    for wrong in ["red", "red 1+1", "red 1+1 1+x", "red 1+1 1+1 1", " 1+1 1+1", "red 1+99999999999 1+1"] {
        assert!(wrong.parse::<TakenBack>().is_err(), "{wrong}");
    }
}
