//! Spoiled records: whatever is read as one is answered with a match or with its faults, and never breaks anything.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ai::Level;
use fastrand::Rng;
use game::{Lang, Viewer};
use render::Board;
use shelf::Entry;
use table::{Seed, Source};
use testkit::Garbler;

/// This many spoiled texts of each scenario are read.
const TRIES: u64 = 20_000;
/// Records are cut to this many lines at most: what comes later is read like what came before.
const LINES: usize = 48;

/// A game of any decisions, for this many of them.
fn played(entry: &Entry, scenario: &str, source: Source, most: usize) -> Box<dyn Board> {
    let mut board = entry.start(scenario, source).expect("a scenario of the game");
    for luck in 0..most as u64 {
        let Some(seat) = board.awaited().iter().next() else { break };
        let decision = board.think(seat, Level::Random.into(), luck).expect("the seat is awaited").now();
        board.decide(seat, &decision, Lang::En).expect("what is decided is lawful");
    }
    board
}

/// The beginnings of some records: of games that run, as one side and as everybody may know them; of one that is over, with
/// all that its dice come from.
fn records(entry: &Entry, scenario: &str) -> Vec<String> {
    let words = vec![("texan".to_owned(), "a1b2".parse().ok()), ("mexican".to_owned(), None)];
    let sources = [
        Source::by_hand(Seed::from(1)),
        Source::shared(Seed::from(2), "abcdefghjkmn", words),
        Seed::from(3).into(),
    ];
    let mut records = Vec::new();
    for source in sources {
        let running = played(entry, scenario, source.clone(), 40);
        records.extend(entry.title.seats().map(Viewer::Seat).map(|viewer| running.record(viewer)));
        records.push(played(entry, scenario, source, usize::MAX).record(Viewer::Observer));
    }
    let first = |record: &String| record.lines().take(LINES).map(|line| format!("{line}\n")).collect();
    records.iter().map(first).collect()
}

/// Reads a text in every way that there is. Says whether any took it.
fn read(entry: &Entry, scenario: &str, text: &str) -> bool {
    let read = shelf::read(text).map(|board| {
        // What was read can be looked at, by everybody and at every moment.
        board.record(Viewer::Observer);
        board.rewound(board.len() / 2).view(Viewer::Observer);
    });
    let verified = shelf::verify(text).is_ok();
    let inputs: Vec<String> =
        text.lines().skip_while(|line| *line != "---").skip(1).map(str::to_owned).collect();
    let resumed = entry.resume(scenario, None, Seed::from(1).into(), &inputs).is_ok();
    read.is_ok() || verified || resumed
}

fn bears(entry: &'static Entry) {
    for scenario in entry.title.scenarios {
        let garbler = Garbler::new(records(entry, scenario.id));
        let mut taken = 0;
        for seed in 0..TRIES {
            let text = garbler.garbled(&mut Rng::with_seed(seed));
            let read = catch_unwind(AssertUnwindSafe(|| read(entry, scenario.id, &text)));
            taken += u64::from(read.unwrap_or_else(|_| panic!("{}, seed {seed}:\n{text}", scenario.id)));
        }
        println!("{} {}: {TRIES} read, {taken} taken", entry.title.id, scenario.id);
        assert!(taken > 0 && taken < TRIES, "{taken} of {TRIES} taken");
    }
}

macro_rules! spoiled {
    ($($name:ident: $game:literal;)*) => {
        $(#[test]
        fn $name() {
            bears(shelf::game($game).expect("on the shelf"));
        })*
    };
}

spoiled! {
    records_of_texas_glory: "texas-glory";
    records_of_thirteen_days: "thirteen-days";
    records_of_charge: "charge";
    records_of_the_alamo: "the-alamo";
}
