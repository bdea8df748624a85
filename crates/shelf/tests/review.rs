//! Looking back at matches of every game. `crates/lab` holds its estimates against the ends of games.

use std::sync::atomic::AtomicBool;

use ai::Level;
use game::{Lang, Seat, Seats};
use render::Board;
use table::{Depth, Review, Seed};

const BOTH: Seats = Seats::one(Seat(0)).with(Seat(1));

fn reviewed(board: &dyn Board, seats: Seats, depth: Depth) -> Review {
    let mut work = board.review(seats, depth).expect("there is something to look back at");
    let moments = work.moments();
    while !work.is_done() {
        work.look(&AtomicBool::new(false));
    }
    assert_eq!(work.seen(), moments);
    work.review()
}

/// A game between two regulars, to its end.
fn played(entry: &shelf::Entry, scenario: &str, seed: u64) -> Box<dyn Board> {
    let mut board = entry.start(scenario, Seed::from(seed).into()).expect("a scenario of the game");
    while let Some(seat) = board.awaited().iter().next() {
        let luck = seed.wrapping_mul(1_000_003).wrapping_add(board.len() as u64);
        let decision = board.think(seat, Level::Regular.into(), luck).expect("it is awaited").now();
        board.decide(seat, &decision, Lang::En).expect("it is on offer");
    }
    board
}

#[test]
fn a_review_tells_what_happened_and_tells_it_twice_the_same() {
    for (game, scenario) in [("courier", "letter"), ("charge", "assault")] {
        let board = played(shelf::game(game).expect("on the shelf"), scenario, 1836);
        let review = reviewed(&*board, BOTH, Depth::SCANT);
        assert_eq!(review, reviewed(&*board, BOTH, Depth::SCANT), "{game}");
        assert_eq!((review.inputs, review.over, review.sides.len()), (board.len(), true, 2), "{game}");
        let winner = board.outcome().expect("it is over").winner;
        for side in &review.sides {
            let steps: Vec<usize> = side.curve.iter().map(|point| point.step).collect();
            assert!(steps.is_sorted_by(|one, next| one < next) && steps.len() > 1, "{game}: {steps:?}");
            let end = side.curve.last().expect("a curve");
            let won = if winner == Some(side.seat) { 1000 } else { 0 };
            assert_eq!((end.step, end.chance, end.error), (board.len(), won, 0), "{game}");
            assert!(side.curve.iter().all(|point| point.counts.len() == review.counts.len()));
            for turning in &side.decisions {
                assert_eq!(board.decider(turning.step), Some(side.seat));
                let made = format!("{} {}", side.side, turning.made);
                assert_eq!(board.inputs(turning.step)[0], made, "{game}");
                let better = turning.better.as_ref().expect("a general decides otherwise");
                let offers = board.rewound(turning.step).offers(side.seat, Lang::En);
                assert!(better != &turning.made && offers.iter().any(|offer| &offer.notation == better));
            }
            for turning in &side.throws {
                assert_eq!((board.decider(turning.step), &turning.better), (None, &None));
                assert_eq!(board.inputs(turning.step)[0], turning.made, "{game}");
            }
        }
        for what in &review.counts {
            assert!(Lang::ALL.iter().all(|&lang| !board.say(what, lang).is_empty()));
        }
    }
}

/// Where nothing is hidden, what one side gains by the dice the other loses, and one's chance is what the other's leaves.
#[test]
fn in_an_open_game_luck_is_shared_out() {
    let board = played(shelf::game("charge").expect("on the shelf"), "assault", 7);
    let review = reviewed(&*board, BOTH, Depth { worlds: 6, ..Depth::SCANT });
    let [first, second] = &review.sides[..] else { panic!("two sides") };
    assert_eq!((first.luck.sum, first.luck.count), (-second.luck.sum, second.luck.count));
    for (one, other) in first.curve.iter().zip(&second.curve) {
        assert_eq!(one.chance + other.chance, 1000);
    }
    let alone = reviewed(&*board, Seats::one(Seat(1)), Depth { worlds: 6, ..Depth::SCANT });
    assert_eq!(alone.sides.len(), 1);
    assert_eq!(alone.sides[0].side, second.side);
}

/// Of a game for one there is one side to look back.
#[test]
fn the_rules_do_not_look_back() {
    let entry = shelf::game("thirteen-days").expect("on the shelf");
    let board = entry.start("solitaire", Seed::from(1).into()).expect("a scenario");
    let sides = reviewed(&*board, BOTH, Depth::SCANT).sides;
    assert_eq!(sides.iter().map(|side| side.seat).collect::<Vec<_>>(), [Seat(0)]);
    assert!(board.review(Seats::one(Seat(1)), Depth::SCANT).is_none());
}
