//! The contract on a sound game, and on every faulty one.

use testkit::{Law, alike, examine};

use super::fault::Fault;
use super::rules::State;

#[test]
fn a_sound_game_keeps_every_law() {
    let report = examine::<State>("None", 2_000).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(report.games, 2_000);
    assert!(report.longest > 30 && report.largest_offer > 3, "{report}");
    assert!(report.wins[0] > 0 && report.wins[1] > 0 && report.wins[8] > 0, "{report}");
}

/// What nobody could tell apart was compared, and often.
#[test]
fn a_sound_game_tells_nothing_in_its_records() {
    let compared = alike::<State>("None", 100).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn the_same_games_are_played_twice() {
    assert_eq!(examine::<State>("None", 100), examine::<State>("None", 100));
}

/// The law that must catch a fault.
fn law(fault: Fault) -> Option<Law> {
    Some(match fault {
        Fault::None | Fault::Allocates | Fault::ReaderPanics | Fault::ReaderLax => return None,
        Fault::ViewShowsChit | Fault::ObserverSeesPlan => Law::ViewLeak,
        Fault::ViewsAlike => Law::Views,
        Fault::OfferFearsStrength => Law::OfferLeak,
        Fault::RefusalNamesStrength | Fault::ClickKnowsPlan => Law::RefusalLeak,
        Fault::EventTellsDraw | Fault::EventTellsPlan | Fault::EventTellsMarch => Law::EventLeak,
        Fault::EventTellsLess => Law::RecordLeak,
        Fault::RevealUnflagged => Law::Undo,
        Fault::CheckLax => Law::LegalIsCheck,
        Fault::ClicksShared | Fault::ClicksBeginOthers => Law::Clicks,
        Fault::PosForgetsShown => Law::Position,
        Fault::Endless => Law::Ends,
        Fault::IdleOffered => Law::Idle,
        Fault::NothingOffered => Law::Offers,
        Fault::Crowded => Law::OfferBound,
        Fault::OfferedTwice => Law::Order,
        Fault::Misspelt => Law::Notation,
        Fault::Restless => Law::Replay,
        Fault::LogMatters => Law::Clone,
        Fault::PoolLeaks => Law::Invariants,
        Fault::RedrawDuplicates => Law::Redraw,
        Fault::LevelKeepsPlan => Law::Levelled,
        Fault::SampleWild | Fault::SampleNarrow => Law::Sample,
        Fault::Panics => Law::NoPanic,
    })
}

#[test]
fn every_planted_fault_is_caught_by_name() {
    for fault in Fault::ALL {
        let scenario = fault.to_string();
        let found = examine::<State>(&scenario, 500).err().or_else(|| alike::<State>(&scenario, 50).err());
        assert_eq!(found.as_ref().map(|broken| broken.law), law(fault), "{fault}: {found:#?}");
    }
}

#[test]
fn a_broken_law_tells_seed_position_and_record() {
    let broken = examine::<State>("ViewShowsChit", 500).expect_err("the fault is planted");
    let told = broken.to_string();
    let seed = format!("in the game with seed {}, after {} inputs", broken.seed, broken.input);
    for part in ["ViewLeak is broken", &seed, "pool:", "red plan ", "draw "] {
        assert!(told.contains(part), "{part} is missing in:\n{told}");
    }
    assert_eq!(broken.record.lines().count(), broken.input);
}
