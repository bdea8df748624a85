//! 3 Sequence of play: Mexican movement, Texian attacks, Mexican attacks, Texian movement.

use game::Sink;

use super::{advance, oblique, victory};
use crate::state::Step;
use crate::{Area, Areas, Column, Event, Guns, Phase, Side, State, Units, legal};

/// Runs on to the next step in which there is something to decide, and announces the turn and phase reached.
pub(crate) fn settle(state: &mut State, before: (u8, Phase), log: &mut impl Sink<Event>) {
    while state.step.is_free() && !legal::has_choice(state) {
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
            state.army.forget_moves();
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
    state.army.rest();
    state.spent_units = Units::NONE;
    state.spent_guns = Guns::NONE;
    state.struck = Areas::NONE;
    state.step = step;
}
