//! Spoiled text on a sound game, and on two whose reader of positions is at fault.

use testkit::{Door, Tripped, run_fuzz};

use super::rules::State;

#[test]
fn a_sound_game_bears_spoiled_text_at_every_door() {
    let borne = run_fuzz::<State>("None", 20_000).unwrap_or_else(|all| panic!("{}", all[0]));
    assert_eq!(borne.tried.iter().sum::<u64>(), 20_000);
    assert!(borne.accepted.iter().all(|&accepted| accepted > 0), "{borne}");
}

fn tripped(scenario: &str) -> Tripped {
    run_fuzz::<State>(scenario, 20_000).expect_err("the fault is planted").swap_remove(0)
}

#[test]
fn a_reader_that_panics_is_caught_with_the_text() {
    let tripped = tripped("ReaderPanics");
    assert_eq!(tripped.door, Door::Position);
    assert!(tripped.fault.starts_with("panics: "), "{tripped}");
    assert!(tripped.text.contains("fault: ReaderPanics"), "{tripped}");
}

#[test]
fn a_reader_that_lets_nonsense_in_is_caught() {
    let tripped = tripped("ReaderLax");
    assert_eq!(tripped.door, Door::Position);
    assert!(!tripped.fault.is_empty(), "{tripped}");
}

#[test]
fn the_same_text_trips_every_time() {
    assert_eq!(tripped("ReaderLax"), tripped("ReaderLax"));
}
