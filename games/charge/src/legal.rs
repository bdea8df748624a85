//! Every decision the awaited side may take, and one of them at random.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Game as _;

use crate::rules::{Flow, advance, artillery, attack, entry, movement, oblique, results, setup};
use crate::state::Step;
use crate::{Decision, State};

pub(crate) fn visit(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    choices(state, visit)?;
    if state.step.is_free() { visit(Decision::Done) } else { ControlFlow::Continue(()) }
}

/// All equally likely.
pub(crate) fn draw(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let mut list = ArrayVec::<Decision, { State::MAX_OFFER }>::new();
    let _ = visit(state, &mut |decision| {
        list.push(decision);
        ControlFlow::Continue(())
    });
    (!list.is_empty()).then(|| list[below(list.len() as u64) as usize])
}

/// Whether there is anything to decide but `done`.
pub(crate) fn has_choice(state: &State) -> bool {
    choices(state, &mut |_| ControlFlow::Break(())).is_break()
}

/// [3.0] Everything that may be decided in this step, but for `done`.
fn choices(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    match state.step {
        Step::SetUp => setup::placements(state, visit),
        Step::March => movement::marches(state, visit),
        Step::Oblique => oblique::obliques(state, visit),
        Step::Enter => entry::entries(state, visit),
        Step::Spike => artillery::spikes(state, visit),
        Step::Attack(side) => attack::targets(state, side, visit),
        Step::Join(side) => attack::preparations(state, side, visit),
        Step::Hit(side) => results::marks(state, side, visit),
        Step::Lose => results::casualties(state, visit),
        Step::Advance(side) => advance::advances(state, side, visit),
        Step::Move => movement::moves(state, visit),
        Step::MarchRoll(_)
        | Step::ObliqueRoll(_)
        | Step::AttackRoll(_)
        | Step::MoveRoll(..)
        | Step::EmergeRoll(..)
        | Step::Over(_) => ControlFlow::Continue(()),
    }
}
