//! Finished games of every game, scenario and version of the rules. They are kept, and replay for ever; where a rule was corrected
//! and they cannot, it is known at which input.

use std::fs;
use std::path::Path;

use ai::Level;
use game::{Lang, Viewer};
use shelf::Entry;
use table::{Seed, Source, Wrong};

/// Of each scenario this many games are kept.
const GAMES: u64 = 2;

/// Games that go another way under the rules of today, and the input at which this shows.
const PARTED: [(&str, usize); 9] = [
    ("charge/assault-rules-1-0", 115),
    ("charge/assault-rules-1-1", 112),
    ("the-alamo/assault-rules-1-1", 2009),
    ("thirteen-days/solitaire-rules-1-0", 119),
    ("thirteen-days/solitaire-rules-1-1", 93),
    ("thirteen-days/solitaire-rules-2-0", 176),
    ("thirteen-days/two-player-rules-1-0", 93),
    ("thirteen-days/two-player-rules-1-1", 66),
    ("thirteen-days/two-player-rules-2-1", 292),
];

/// A game by two players of middling strength, to its end.
fn played(entry: &Entry, scenario: &str, number: u64) -> String {
    let source = Source::by_hand(Seed::from(number));
    let mut board = entry.start(scenario, source).expect("a scenario of the game");
    let mut luck = number << 32;
    while let Some(seat) = board.awaited().iter().next() {
        luck += 1;
        let decision = board.think(seat, Level::Regular.into(), luck).expect("the seat is awaited").now();
        board.decide(seat, &decision, Lang::En).expect("what is decided is lawful");
    }
    board.record(Viewer::Observer)
}

/// A game that was kept is what it was.
fn check(name: &str, record: &str) -> Result<(), String> {
    let parted = PARTED.iter().find(|(parted, _)| *parted == name).map(|(_, input)| *input);
    match (shelf::verify(record), parted) {
        (Ok(board), None) if board.awaited().iter().next().is_some() => Err(format!("{name}: does not end")),
        (Ok(_), None) => Ok(()),
        (Ok(_), Some(_)) => Err(format!("{name}: goes the same way")),
        (Err(faults), Some(known)) => match faults.0.first().map(|fault| &fault.wrong) {
            Some(Wrong::OlderRules { input, .. }) if *input == known => Ok(()),
            _ => Err(format!("{name}: {faults}")),
        },
        (Err(faults), None) => Err(format!("{name}: {faults}")),
    }
}

/// With `BEXAR_CORPUS=keep` the games of a new version of the rules are played and kept.
#[test]
fn every_game_that_was_kept_replays() {
    let keep = std::env::var_os("BEXAR_CORPUS").is_some_and(|what| what == "keep");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut faults = Vec::new();
    for entry in shelf::games() {
        let today = entry.title.rules_version;
        for scenario in entry.title.scenarios {
            for (rules, number) in (1..=today).flat_map(|rules| (0..GAMES).map(move |number| (rules, number)))
            {
                let name = format!("{}/{}-rules-{rules}-{number}", entry.title.id, scenario.id);
                let path = folder.join(format!("{name}.txt"));
                if keep && rules == today && !path.exists() {
                    fs::create_dir_all(folder.join(entry.title.id)).expect("the folder is made");
                    fs::write(&path, played(entry, scenario.id, number)).expect("the game is kept");
                }
                let record = fs::read_to_string(&path).map_err(|fault| format!("{name}: {fault}"));
                faults.extend(record.and_then(|record| check(&name, &record)).err());
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
