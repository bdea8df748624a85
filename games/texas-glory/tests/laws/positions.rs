//! Secrets kept from every position of the clause examples onward: sieges, reliefs and sallies are rare in random
//! games from the set-up, and common here.

use game::{Game, Input, Node, Seat, Viewer, play};
use testkit::offers;
use texas_glory::{Decision, State};

const GAMES: u64 = 6;
const INPUTS: usize = 60;

/// The `pos` blocks of all examples.
fn positions() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook/en");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder of examples") {
        let text = std::fs::read_to_string(entry.expect("a file").path()).expect("a readable file");
        let blocks = text.split("```pos\n").skip(1).filter_map(|rest| rest.split_once("\n```"));
        found.extend(blocks.map(|(block, _)| block.to_owned()));
    }
    found.sort();
    found
}

/// One step of random play, in favour of what leads to sieges.
fn step(state: &mut State, rng: &mut fastrand::Rng) -> bool {
    let input = match state.node() {
        Node::Over(_) => return false,
        Node::Chance(draw) => Input::Fate(draw.nth(rng.u64(..draw.ways()))),
        Node::Decide(seats) => {
            let seat = seats.iter().next().expect("somebody is awaited");
            let all = offers(state, seat);
            if all.is_empty() {
                return false; // An example that gives nobody cards ends with its turn.
            }
            let siege = |decision: &&Decision| {
                matches!(
                    decision,
                    Decision::Withdraw(_)
                        | Decision::Join(_)
                        | Decision::Sally
                        | Decision::Storm
                        | Decision::Attack(..)
                )
            };
            let some: Vec<Decision> = all.iter().filter(siege).copied().collect();
            let from = if some.is_empty() || rng.u8(..4) == 0 { &all } else { &some };
            Input::Decide(seat, from[rng.usize(..from.len())])
        }
    };
    play(state, input, &mut ()).expect("what is offered is lawful");
    true
}

fn keeps_secrets(state: &State, rng: &mut fastrand::Rng) {
    state.invariants().unwrap_or_else(|fault| panic!("{fault}\n{}", state.pos()));
    assert_eq!(State::from_pos(&state.pos()).as_ref(), Ok(state), "{}", state.pos());
    for knower in [Seat(0), Seat(1)] {
        let twin = state.redraw(knower, &mut |n| rng.u64(..n));
        twin.invariants().unwrap_or_else(|fault| panic!("redrawn: {fault}\n{}\n{}", state.pos(), twin.pos()));
        for viewer in [Viewer::Seat(knower), Viewer::Observer] {
            assert_eq!(state.view(viewer), twin.view(viewer), "{}\n{}", state.pos(), twin.pos());
        }
        assert_eq!(offers(state, knower), offers(&twin, knower), "{}\n{}", state.pos(), twin.pos());
    }
}

#[test]
fn secrets_are_kept_in_every_example_and_after() {
    for (number, text) in positions().iter().enumerate() {
        for seed in 0..GAMES {
            let mut rng = fastrand::Rng::with_seed(seed * 1000 + number as u64);
            let mut state = State::from_pos(text).unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
            for _ in 0..INPUTS {
                keeps_secrets(&state, &mut rng);
                if !step(&mut state, &mut rng) {
                    break;
                }
            }
        }
    }
}
