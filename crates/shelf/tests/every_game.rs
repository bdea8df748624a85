//! What holds for every game on the shelf, seen from outside.

use std::collections::HashSet;

use ai::Level;
use fastrand::Rng;
use game::{Lang, Pick, Seats, Viewer};
use render::Board;
use shelf::Entry;
use table::{Seed, Source};

/// Everyone who may look at a match.
fn viewers(entry: &Entry) -> Vec<Viewer> {
    entry.title.seats().map(Viewer::Seat).chain([Viewer::Observer]).collect()
}

/// Plays one game of any decisions; `look` is called before each and at the end.
fn play_out(entry: &Entry, scenario: &str, seed: u64, mut look: impl FnMut(&dyn Board)) -> Box<dyn Board> {
    let mut rng = Rng::with_seed(seed);
    let mut board = entry.start(scenario, Seed::from(seed).into()).unwrap();
    look(board.as_ref());
    while let Some(seat) = board.awaited().iter().next() {
        let decision = board.think(seat, Level::Random.into(), rng.u64(..)).unwrap().now();
        board.decide(seat, &decision, Lang::En).unwrap();
        look(board.as_ref());
    }
    board
}

fn every_scenario(mut test: impl FnMut(&'static Entry, &'static str)) {
    for entry in shelf::games() {
        entry.title.scenarios.iter().for_each(|scenario| test(entry, scenario.id));
    }
}

/// A message that is missing or lacks an argument panics.
#[test]
fn everything_said_in_play_can_be_said_in_both_languages() {
    every_scenario(|entry, scenario| {
        let mut rng = Rng::with_seed(1);
        let mut logged = 0;
        play_out(entry, scenario, 1, |board| {
            let viewer = rng.choice(viewers(entry)).unwrap();
            for lang in Lang::ALL {
                assert!(!board.prompt(viewer, lang).text.is_empty());
                board.log(viewer, logged, lang);
                board.sketch(viewer, lang);
                let aimless = !entry.shown || scenario == "campaign";
                assert!(aimless || !board.aim(viewer, lang).is_empty(), "{} has an aim", entry.title.id);
                for seat in board.awaited().iter() {
                    for offer in board.offers(seat, lang) {
                        let picks = offer.picks.iter().map(|pick| pick.parse::<Pick>().unwrap());
                        picks.for_each(|pick| drop(board.name(pick, lang)));
                    }
                }
            }
            logged = board.len();
        });
    });
}

/// Decisions of another moment are refused with a clause of the rulebook, or taken.
#[test]
fn every_refusal_cites_a_clause_of_the_rulebook() {
    every_scenario(|entry, scenario| {
        let clauses: HashSet<&str> = entry.book().clauses().map(|clause| clause.id).collect();
        let mut seen: Vec<String> = Vec::new();
        play_out(entry, scenario, 77, |board| {
            for seat in board.awaited().iter() {
                seen.extend(board.offers(seat, Lang::En).into_iter().map(|offer| offer.notation));
            }
        });
        seen.sort();
        seen.dedup();
        let mut rng = Rng::with_seed(7);
        play_out(entry, scenario, 78, |board| {
            for seat in board.awaited().iter() {
                let tried = rng.choice(&seen).unwrap();
                for lang in Lang::ALL {
                    if let Err(table::Denied::Refused(said)) = board.check(seat, tried, lang) {
                        assert!(clauses.contains(said.rule), "{tried}: {said:?}");
                    }
                }
            }
        });
    });
}

#[test]
fn a_record_reads_back_and_verifies() {
    every_scenario(|entry, scenario| {
        for seed in 100..105 {
            let board = play_out(entry, scenario, seed, |_| {});
            let record = board.record(Viewer::Observer);
            let verified = shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
            assert_eq!(verified.pos(), board.pos());
            assert_eq!(shelf::read(&record).unwrap().record(Viewer::Observer), record);
        }
    });
}

/// Of a game that two regulars play, with all that its dice come from.
#[test]
fn a_record_is_small() {
    every_scenario(|entry, scenario| {
        let word = |side: &&str| ((*side).to_owned(), "0123456789abcdef".repeat(2).parse().ok());
        let words = entry.title.seats.iter().map(word).collect();
        let mut board = entry.start(scenario, Source::shared(Seed::from(4), "abcdefghjkmn", words)).unwrap();
        let mut rng = Rng::with_seed(4);
        while let Some(seat) = board.awaited().iter().next() {
            let decision = board.think(seat, Level::Regular.into(), rng.u64(..)).unwrap().now();
            board.decide(seat, &decision, Lang::En).unwrap();
        }
        let (size, most) = (
            board.record(Viewer::Observer).len(),
            if entry.title.id == "the-alamo" { 45_000 } else { 15_000 },
        );
        println!("{} {scenario}: {size} bytes", entry.title.id);
        assert!(size < most, "{} {scenario}: {size} bytes", entry.title.id);
    });
}

#[test]
fn a_stored_match_goes_on_where_it_was() {
    every_scenario(|entry, scenario| {
        let board = play_out(entry, scenario, 5, |_| {});
        for len in [0, board.len() / 3, board.len()] {
            let stored = &board.inputs(0)[..len];
            let resumed = entry.resume(scenario, None, Seed::from(5).into(), stored).unwrap();
            // Fate that was not stored is drawn again, the same.
            assert!(resumed.len() >= len);
            assert_eq!(resumed.inputs(0), board.inputs(0)[..resumed.len()]);
            assert_eq!(resumed.pos(), board.rewound(resumed.len()).pos());
        }
    });
}

/// This many moments of a game are looked at where that takes long.
const MOMENTS: u32 = 3;

/// One is replayed from its first input, the other is taken up in the position where it stood: nobody can tell them apart.
#[test]
fn a_match_taken_up_where_it_stood_is_the_one_that_was_played() {
    every_scenario(|entry, scenario| {
        let mut rng = Rng::with_seed(6);
        let mut earlier = Vec::new();
        let mut moments = 0;
        play_out(entry, scenario, 6, |board| {
            if moments == MOMENTS || rng.u32(..40) > 0 {
                return;
            }
            moments += 1;
            let (inputs, stood) = (board.inputs(0), board.pos());
            let mut played = entry.resume(scenario, None, Seed::from(6).into(), &inputs).unwrap();
            let take_up = |inputs: &[String], stood: &str| {
                entry.take_up(scenario, None, Seed::from(6).into(), inputs, stood).unwrap()
            };
            let mut taken_up = take_up(&inputs, &stood);
            assert!(taken_up.audit()());
            for _ in 0..3 {
                let Some(seat) = played.awaited().iter().next() else { break };
                let decision = played.think(seat, Level::Random.into(), rng.u64(..)).unwrap().now();
                for board in [&mut played, &mut taken_up] {
                    board.decide(seat, &decision, Lang::En).unwrap();
                }
                assert_eq!(played.can_undo(seat), taken_up.can_undo(seat));
            }
            same(entry, &*played, &*taken_up);
            for seat in (0..6).flat_map(|_| entry.title.seats()) {
                assert_eq!(played.undo(seat), taken_up.undo(seat));
            }
            same(entry, &*played, &*taken_up);
            let earlier = std::mem::replace(&mut earlier, inputs);
            assert!(!take_up(&earlier, &stood).audit()(), "the record leads elsewhere");
        });
    });
}

/// Everything that can be seen of the one is seen of the other.
fn same(entry: &Entry, one: &dyn Board, other: &dyn Board) {
    let seats = entry.title.seats().fold(Seats::NONE, Seats::with);
    assert_eq!((one.pos(), one.len(), one.inputs(0)), (other.pos(), other.len(), other.inputs(0)));
    for viewer in viewers(entry) {
        assert_eq!(one.record(viewer), other.record(viewer));
    }
    let log = |board: &dyn Board, from| board.explained(Viewer::Observer, from, Lang::En, seats);
    for from in [0, one.len().saturating_sub(9)] {
        assert_eq!(log(one, from), log(other, from));
    }
    for seat in entry.title.seats() {
        assert_eq!(one.can_undo(seat), other.can_undo(seat));
        assert_eq!(one.offers(seat, Lang::En), other.offers(seat, Lang::En));
    }
}

/// Plays on from any decision in the middle of a random game, as a match of its own.
#[test]
fn a_match_from_a_prepared_position_is_stored_recorded_and_verified() {
    every_scenario(|entry, scenario| {
        let mut prepared = Vec::new();
        play_out(entry, scenario, 31, |board| prepared.push((board.pos(), board.scenario())));
        let (position, scenario) = prepared.swap_remove(prepared.len() / 2);
        let seed = Seed::from(8);
        let mut board = entry.start_from(Some(&scenario), &position, seed.into()).unwrap();
        assert_eq!((board.pos(), board.scenario()), (position.clone(), scenario.clone()));
        let running = board.record(Viewer::Observer);
        assert!(running.contains("\nposition ?\n"), "the whole truth is withheld: {running}");
        assert!(shelf::read(&running).is_err());
        let mut rng = Rng::with_seed(8);
        while let Some(seat) = board.awaited().iter().next() {
            let decision = board.think(seat, Level::Random.into(), rng.u64(..)).unwrap().now();
            board.decide(seat, &decision, Lang::En).unwrap();
        }
        let record = board.record(Viewer::Observer);
        let verified = shelf::verify(&record).unwrap_or_else(|faults| panic!("{faults}\n{record}"));
        assert_eq!((verified.pos(), verified.record(Viewer::Observer)), (board.pos(), record));
        assert_eq!(verified.rewound(0).pos(), position);
        let half = &board.inputs(0)[..board.len() / 2];
        let resumed = entry.resume(&scenario, board.position().as_deref(), seed.into(), half).unwrap();
        assert_eq!(resumed.pos(), board.rewound(resumed.len()).pos());
    });
}

#[test]
fn a_position_that_cannot_stand_is_refused_by_its_line() {
    let refused = |game: &str, scenario: Option<&str>, text: &str| {
        let entry = shelf::game(game).unwrap();
        entry.start_from(scenario, text, Seed::from(1).into()).map(|_| ()).unwrap_err().to_string()
    };
    let fault =
        refused("texas-glory", None, "1836 turn 3\n# as far as we know\nstep orders\n0906: Nobody4\n");
    assert!(fault.starts_with("line 4: "), "{fault}");
    let fault = refused("charge", None, "turn 3, marches   # a comment\nnowhere: Travis\n");
    assert!(fault.starts_with("line 2: "), "{fault}");
    let fault = refused(
        "thirteen-days",
        Some("two-player"),
        "turn 9, Texan movement\nscenario: solitaire\nCHA: Tex1 Crockett\n",
    );
    assert!(fault.contains("solitaire") && fault.contains("two-player"), "{fault}");
    assert!(!refused("charge", None, "").is_empty());
}

#[test]
fn the_box_has_its_picture_its_words_and_its_rules() {
    for entry in shelf::games() {
        assert!(entry.sample().outcome().is_none());
        assert_eq!(entry.sample().pos(), entry.sample().pos());
        let book = entry.book();
        assert!(book.clauses().all(|clause| book.clause(clause.id) == Some(clause)));
        for (clause, &number) in
            book.clauses().flat_map(|it| it.rulings.iter().map(move |number| (it, number)))
        {
            let ruling = book.ruling(number, Lang::En);
            assert!(
                ruling.is_some_and(|it| !it.text.is_empty()),
                "{} {}: {number}",
                entry.title.id,
                clause.id
            );
        }
        for lang in Lang::ALL {
            entry
                .title
                .seats
                .iter()
                .for_each(|side| drop(entry.catalog().named(lang, &format!("side-{side}"))));
            for scenario in entry.title.scenarios {
                entry.catalog().named(lang, &format!("scenario-{}", scenario.id));
                entry.catalog().named(lang, &format!("scenario-{}-about", scenario.id));
            }
        }
        assert!(shelf::game(entry.title.id).is_some());
    }
    assert!(shelf::game("chess").is_none());
}
