//! Every puzzle can be laid and solved: a change of the rules that breaks one is noticed here. Whether its answer is still the best is the business
//! of `cargo xtask puzzles --check`.

use std::collections::BTreeSet;

use game::{Lang, Seats};
use table::Seed;

#[test]
fn every_puzzle_can_be_laid_and_solved() {
    for entry in shelf::shown() {
        let mut names = BTreeSet::new();
        for lesson in entry.puzzles() {
            let puzzle = lesson.puzzle.as_ref().expect("a puzzle");
            let place = format!("{} {}", entry.title.id, lesson.name);
            assert!(names.insert(lesson.name), "{place}: twice");
            let seat = entry.title.seat(&puzzle.side).expect("a side");
            let source = Seed::from(1836).into();
            let mut board =
                entry.start_from(lesson.scenario.as_deref(), &puzzle.position, source).expect(&place);
            assert!(puzzle.line.first() != Some(&puzzle.next) && (1..=3).contains(&puzzle.grade), "{place}");
            let offered =
                |notation: &str| board.offers(seat, Lang::En).iter().any(|it| it.notation == notation);
            assert!(offered(&puzzle.next), "{place}: {} is not on offer", puzzle.next);
            for (at, decision) in puzzle.line.iter().enumerate() {
                // Nothing comes between the decisions: no dice, nobody else.
                assert_eq!((board.awaited(), board.len()), (Seats::one(seat), at), "{place}");
                assert!(board.offers(seat, Lang::En).len() > 2, "{place}: there is little to choose");
                board.decide(seat, decision, Lang::En).unwrap_or_else(|denied| panic!("{place}: {denied:?}"));
            }
            assert!(lesson.is_followed_by(&board.inputs(0)), "{place}");
        }
    }
}

#[test]
fn there_are_puzzles_for_every_taste() {
    for entry in shelf::shown().filter(|entry| !entry.puzzles().is_empty()) {
        let grades: BTreeSet<u8> =
            entry.puzzles().iter().filter_map(|lesson| Some(lesson.puzzle.as_ref()?.grade)).collect();
        assert!(grades.len() > 1, "{}: {grades:?}", entry.title.id);
    }
}
