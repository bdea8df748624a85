//! Which question it is that fate is asked.

use game::Game as _;

use crate::state::{State, Step};

/// The turn, what is asked, and about whom: no two questions of a game are alike in all of these.
pub(super) fn occasion(state: &State) -> Option<u64> {
    let (kind, about): (u64, u64) = match state.step {
        Step::Deal | Step::Card => (1, state.deck.len().into()),
        Step::Draw => (2, u16::from_le_bytes([state.pool().len() as u8, state.mover.0]).into()),
        Step::ForcedMarch => (3, state.mover.0.into()),
        Step::Fire(block) => {
            let battle = state.fight();
            let parts = [block.0, battle.place.0, battle.round, battle.kind as u8];
            (4, u32::from_le_bytes(parts).into())
        }
        Step::Cannon(block) => (5, block.0.into()),
        Step::Attrition { place, left, hits } => {
            (6, u32::from_le_bytes([place.0, left, hits, state.mover.0]).into())
        }
        Step::Deserting { victim, place, left, hits } => {
            (7, u32::from_le_bytes([place.0, left, hits, victim.0]).into())
        }
        _ => return None,
    };
    Some(u64::from(state.turn()) << 56 | kind << 48 | about)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use game::{Game, Input, Node, play};

    use super::occasion;
    use crate::state::State;

    #[test]
    fn no_occasion_comes_twice() {
        for (scenario, games) in [("1836", 60), ("1835", 60), ("campaign", 30)] {
            for seed in 0..games {
                let mut rng = fastrand::Rng::with_seed(seed);
                let mut state = State::start(scenario.parse().expect("a scenario"));
                let mut seen = BTreeSet::new();
                loop {
                    let input = match state.node() {
                        Node::Over(_) => break,
                        Node::Chance(draw) => {
                            let new = occasion(&state).is_some_and(|it| seen.insert(it));
                            assert!(new, "asked before:\n{}", state.pos());
                            Input::Fate(draw.nth(rng.u64(..draw.ways())))
                        }
                        Node::Decide(seats) => {
                            let seat = seats.iter().next().expect("somebody is awaited");
                            let decision = state.sample(seat, &mut |n| rng.u64(..n));
                            Input::Decide(seat, decision.expect("something is offered"))
                        }
                    };
                    play(&mut state, input, &mut ()).expect("a legal input");
                }
            }
        }
    }
}
