//! What the enemy knows does not rule out the truth.

use game::{Game, Input, Node, Seat, Viewer, play};

use crate::block::GUNS;
use crate::state::State;

fn truth_is_possible(state: &State) {
    for knower in [Seat(0), Seat(1)] {
        for block in state.hidden_from(knower).iter() {
            assert!(state.fits(block, block), "{block} cannot be where it is:\n{}", state.pos());
            let (seat, place) = (state.seat_of(block), state.place(block));
            let alone = place
                .is_some_and(|place| state.own(seat, place).within(GUNS) && state.is_watched(seat, place));
            assert!(!alone, "{block} would have been taken:\n{}", state.pos());
        }
    }
}

#[test]
fn the_truth_is_never_ruled_out() {
    for (scenario, games) in [("1836", 60), ("1835", 60), ("campaign", 30)] {
        for seed in 0..games {
            let mut rng = fastrand::Rng::with_seed(seed);
            let mut state = State::start(scenario.parse().expect("a scenario"));
            loop {
                truth_is_possible(&state);
                let input = match state.node() {
                    Node::Over(_) => break,
                    Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
                    Node::Decide(seats) => {
                        let seat = seats.iter().next().expect("somebody is awaited");
                        let decision =
                            state.sample(seat, &mut |n| rng.u64(..n)).expect("something is offered");
                        Input::Decide(seat, decision)
                    }
                };
                play(&mut state, input, &mut ()).expect("a lawful input");
            }
        }
    }
}

/// [2.1-a] Who was mixed up with others in a stack is not known any more; who was not is, to the enemy alone.
#[test]
fn a_back_is_known_until_it_is_mixed_up() {
    let pos = "1836 turn 4\nstep orders\nmover mexican\nplayer1 mexican\ncp 2\nchosen texan 22\nchosen mexican 20\nhand texan 1 3\nhand mexican 5 9\n0508: Ses Mat Ald\n0208: San\n0906: Hou\nmixed Mat Ald\n";
    let state = State::from_pos(pos).expect("a position");
    let known = |viewer: Viewer| -> Vec<String> {
        let view = state.view(viewer);
        let gonzales =
            view.places.iter().find(|it| it.place.data().code == "0508").expect("somebody is there");
        gonzales.stacks[1].known.iter().map(|block| block.to_string()).collect()
    };
    assert_eq!(known(Viewer::Seat(Seat(0))), ["Ses"]);
    for other in [Viewer::Seat(Seat(1)), Viewer::Observer] {
        assert!(known(other).is_empty(), "{other:?}");
    }
}
