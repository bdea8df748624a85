//! Computer players and advice at the tables of every game.

use ai::{Care, Computer, Level};
use game::{Lang, Seat};

/// A hint names decisions on offer, the best first; an estimate is one of a chance, and in a game for one of points.
#[test]
fn every_game_is_advised() {
    let care = Care { playouts: 60, decisions: 3000 };
    for entry in shelf::games() {
        let board = entry.sample();
        let seat = board.awaited().iter().next().expect("a match in full swing");
        let offers = board.offers(seat, Lang::Es);
        let hint = board.hint(seat, care, Lang::Es).expect("it is awaited").now();
        assert!(!hint.best.is_empty() && hint.best.len() <= 3 && hint.playouts <= 60, "{hint:?}");
        assert!(hint.best.is_sorted_by_key(|hinted| std::cmp::Reverse(hinted.tries)), "{hint:?}");
        assert!(
            hint.best[0].less == 0 && hint.best.iter().all(|it| offers.contains(&it.offered)),
            "{hint:?}"
        );
        let points = entry.title.id == "thirteen-days";
        let solitaire = board.scenario() == "solitaire";
        assert_eq!(hint.about(0).id, if solitaire { "hint-points" } else { "hint-chance" });
        for seat in [Seat(0), Seat(1)] {
            let prospect = board.prospect(seat, care).expect("it is not over").now();
            assert!(prospect.chance <= 1000 && prospect.games >= 1 && prospect.error > 0, "{prospect:?}");
            assert_eq!((prospect.points.is_some(), prospect.alone), (points, solitaire), "{prospect:?}");
            let told = if solitaire { "estimate-points" } else { "estimate-chance" };
            assert_eq!(prospect.phrase().id, told);
        }
    }
}

/// Where something is hidden, how long a player keeps silent depends on how many decisions it has made this turn and on nothing else;
/// where nothing is, it answers at once.
#[test]
fn silence_depends_on_what_everybody_knows() {
    for entry in shelf::games() {
        let mut board = entry.sample();
        let (turn, mut decided) = (board.turn(), [0, 0]);
        let mut held = 0;
        // What was decided earlier in the sample's turn is not counted here.
        let mut counts = false;
        while board.outcome().is_none() && board.turn() < turn + 3 {
            let now = board.turn();
            let seat = board.awaited().iter().next().expect("it is not over");
            for level in Level::ALL {
                let silence = board.think(seat, level.into(), 1).expect("it is awaited").at_least;
                let usual = Computer::from(level).answers_after(decided[usize::from(seat.0)]);
                assert!(
                    silence.is_zero() || !counts || silence == usual,
                    "{level}: {silence:?}, not {usual:?}"
                );
                held += usize::from(!silence.is_zero());
            }
            let decision =
                board.think(seat, Level::Random.into(), board.len() as u64).expect("it is awaited").now();
            board.decide(seat, &decision, Lang::En).expect("it is on offer");
            decided[usize::from(seat.0)] += 1;
            if board.turn() != now {
                (decided, counts) = ([0, 0], true);
            }
        }
        assert_eq!(held > 0, board.hides(), "{}", entry.title.id);
    }
}
