//! Advice comes from what the one who asks may know, and from nothing else.

use ai::Care;
use fastrand::Rng;
use game::{Game, Lang, Node, Seat};
use render::Board;
use table::Seed;

/// A game is looked at after so many decisions, on average.
const STRIDE: u32 = 12;
const CARE: Care = Care { playouts: 4, decisions: 1 };

fn laid(game: &str, pos: &str) -> Box<dyn Board> {
    let entry = shelf::game(game).expect("on the shelf");
    entry.start_from(None, pos, Seed::from(1).into()).unwrap_or_else(|faults| panic!("{faults}\n{pos}"))
}

/// In two positions that a seat cannot tell apart it is told the same, whether it is to decide or not. Looks at the first
/// so many decisions of so many random games.
fn tells_nothing<G: Game>(scenario: &str, games: u64, most: usize) {
    let scenario: G::Scenario = scenario.parse().expect("a scenario of the game");
    let mut looks = 0;
    for number in 0..games {
        let mut rng = Rng::with_seed(number);
        let mut state = G::start(scenario);
        let mut decided = 0;
        while decided < most {
            match state.node() {
                Node::Over(_) => break,
                Node::Chance(draw) => state.resolve(draw.nth(rng.u64(..draw.ways())), &mut ()),
                Node::Decide(seats) => {
                    if rng.u32(..STRIDE) == 0 {
                        for asker in [Seat(0), Seat(1)] {
                            let other = state.redraw(asker, &mut |n| rng.u64(..n));
                            let [truth, other] = [&state, &other].map(|it| laid(G::TITLE.id, &it.pos()));
                            let hint = |board: &dyn Board| {
                                board.hint(asker, CARE, Lang::En).map(table::Thinking::now)
                            };
                            assert_eq!(hint(&*truth), hint(&*other), "{}", state.pos());
                            let prospect =
                                |board: &dyn Board| board.prospect(asker, CARE).map(table::Thinking::now);
                            assert_eq!(prospect(&*truth), prospect(&*other), "{}", state.pos());
                            looks += 1;
                        }
                    }
                    let seat = seats.iter().next().expect("a node awaits somebody");
                    let decision = state.sample(seat, &mut |n| rng.u64(..n)).expect("it can decide");
                    state.decide(seat, decision, &mut ());
                    decided += 1;
                }
            }
        }
    }
    assert!(looks > 8, "only {looks} positions");
}

#[test]
fn advice_in_texas_glory_tells_nothing_that_is_hidden() {
    for scenario in texas_glory::State::TITLE.scenarios {
        tells_nothing::<texas_glory::State>(scenario.id, 3, 60);
    }
}

/// What is hidden there is chosen before the first turn.
#[test]
fn advice_in_the_alamo_tells_nothing_that_is_hidden() {
    tells_nothing::<the_alamo::State>("assault", 1, 80);
}

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
