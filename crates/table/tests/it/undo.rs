//! What may be taken back.

use table::{Match, Table, UndoDenied};

use crate::toy::{BLUE, Decision, RED, Toy};
use crate::{finish, toy};

#[test]
fn a_decision_is_taken_back_and_nothing_of_it_remains() {
    let mut table = toy(1);
    let mut past = vec![table.state().clone()];
    for n in [1, 3, 2] {
        table.decide(RED, Decision::Mark(n)).unwrap();
        past.push(table.state().clone());
    }
    for before in past.iter().rev().skip(1) {
        table.undo(RED).unwrap();
        assert_eq!(table.state(), before);
    }
    assert_eq!(table.undo(RED), Err(UndoDenied::Nothing));
    assert_eq!(Table::len(&table), 0);
    assert_eq!(Table::record(&table, game::Viewer::Observer), Table::record(&toy(1), game::Viewer::Observer));
}

#[test]
fn dice_cannot_be_taken_back() {
    let mut table = toy(1);
    table.decide(RED, Decision::Mark(1)).unwrap();
    table.decide(RED, Decision::Go).unwrap();
    assert_eq!(table.undo(RED), Err(UndoDenied::Sealed));
    assert_eq!(table.undo(BLUE), Err(UndoDenied::Nothing));
}

#[test]
fn what_was_revealed_cannot_be_taken_back_but_what_came_after_can() {
    let mut table = toy(1);
    table.decide(RED, Decision::Mark(1)).unwrap();
    table.decide(RED, Decision::Peek).unwrap();
    assert_eq!(table.undo(RED), Err(UndoDenied::Sealed));
    table.decide(RED, Decision::Mark(1)).unwrap();
    assert_eq!(table.undo(RED), Ok(()));
    assert_eq!(table.undo(RED), Err(UndoDenied::Sealed));
}

#[test]
fn a_decision_that_passed_the_turn_on_stands() {
    let mut table = toy(1);
    table.decide(RED, Decision::Go).unwrap();
    table.decide(BLUE, Decision::Hide(1)).unwrap();
    assert_eq!(table.undo(BLUE), Err(UndoDenied::Sealed));
    finish(&mut table);
    assert_eq!(table.undo(RED), Err(UndoDenied::Over));
}

#[test]
fn after_a_restart_the_same_may_be_taken_back() {
    let mut table = toy(1);
    table.decide(RED, Decision::Peek).unwrap();
    table.decide(RED, Decision::Mark(2)).unwrap();
    let stored = Table::inputs(&table, 0);
    let mut resumed =
        Match::<Toy>::resume(table::Start::of(table.scenario()), table::Seed::from(1), &stored).unwrap();
    assert_eq!(resumed.state(), table.state());
    assert_eq!(resumed.undo(RED), Ok(()));
    assert_eq!(resumed.undo(RED), Err(UndoDenied::Sealed));
}

#[test]
fn dice_after_undo_are_those_of_the_same_throw() {
    let mut straight = toy(9);
    straight.decide(RED, Decision::Go).unwrap();
    let mut wavering = toy(9);
    wavering.decide(RED, Decision::Mark(1)).unwrap();
    wavering.undo(RED).unwrap();
    wavering.decide(RED, Decision::Go).unwrap();
    assert_eq!(Table::inputs(&straight, 0), Table::inputs(&wavering, 0));
}
