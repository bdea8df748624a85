//! 3 Sequence of play: Mexican movement, Texian attacks, Mexican attacks, Texian movement.

use std::ops::ControlFlow;

use game::Sink;

use super::{Flow, advance, artillery, attack, entry, movement, oblique, results, setup, victory};
use crate::state::Step;
use crate::{Area, Areas, Column, Decision, Event, Force, Guns, Phase, Side, State, Units};

/// [3.0] Everything that may be decided in this step, but for `done`.
pub(crate) fn choices(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
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

/// Runs on to the next step in which there is something to decide, and announces the turn and phase reached.
pub(crate) fn settle(state: &mut State, before: (u8, Phase), log: &mut impl Sink<Event>) {
    while state.step.is_free() && choices(state, &mut |_| ControlFlow::Break(())).is_continue() {
        end_step(state, log);
    }
    let (turn, phase) = (state.turn, state.step.phase());
    if phase == Phase::Over {
        return;
    }
    if turn != before.0 || before.1 == Phase::SetUp && phase != Phase::SetUp {
        log.emit(|| Event::TurnBegan { turn });
    }
    if turn != before.0 || phase != before.1 {
        log.emit(|| Event::PhaseBegan { phase });
    }
}

/// [3.0] What follows when a side has no more to do in a step.
pub(crate) fn end_step(state: &mut State, log: &mut impl Sink<Event>) {
    match state.step {
        Step::March => {
            state.rolled = [[0; 8]; Area::COUNT];
            state.step = Step::Oblique;
        }
        Step::Oblique => {
            state.rolled = [[0; 8]; Area::COUNT];
            state.step = Step::Enter;
        }
        Step::Enter => state.step = Step::Spike,
        Step::Spike => begin_phase(state, Step::Attack(Side::Texian)),
        Step::Attack(Side::Texian) => {
            begin_phase(state, Step::Attack(Side::Mexican));
            oblique::drop_supported(state);
        }
        Step::Attack(Side::Mexican) => {
            begin_phase(state, Step::Move);
            state.oblique = [Areas::NONE; Column::COUNT];
            state.moved = [Force::NONE; Area::COUNT];
            state.failed = [Force::NONE; Area::COUNT];
        }
        Step::Advance(side) => advance::end(state, side),
        Step::Move => {
            begin_phase(state, Step::March);
            state.advanced = Units::NONE;
            victory::look_at_the_clock(state, log);
            if state.step == Step::March {
                state.turn += 1;
            }
        }
        Step::SetUp
        | Step::MarchRoll(_)
        | Step::ObliqueRoll(_)
        | Step::Join(_)
        | Step::AttackRoll(_)
        | Step::Hit(_)
        | Step::Lose
        | Step::MoveRoll(..)
        | Step::EmergeRoll(..)
        | Step::Over(_) => {}
    }
}

/// In a new phase everyone may act again.
fn begin_phase(state: &mut State, step: Step) {
    state.spent = [Force::NONE; Area::COUNT];
    state.spent_units = Units::NONE;
    state.spent_guns = Guns::NONE;
    state.struck = Areas::NONE;
    state.step = step;
}
