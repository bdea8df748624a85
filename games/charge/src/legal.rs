//! Every decision the awaited side may take, and one of them at random.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Game as _;

use crate::rules::command::Orders;
use crate::rules::{Flow, advance, artillery, attack, entry, movement, oblique, results, setup};
use crate::state::Step;
use crate::{Decision, Order, State};

pub(crate) fn visit(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    choices(state, visit)?;
    if state.step.is_free() { visit(Decision::Done) } else { ControlFlow::Continue(()) }
}

/// All equally likely.
pub(crate) fn draw(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    match state.step {
        Step::March | Step::Oblique => Some(draw_order(state, below)),
        _ => {
            let mut list = ArrayVec::<Decision, { State::MAX_OFFER }>::new();
            let _ = visit(state, &mut |decision| {
                list.push(decision);
                ControlFlow::Continue(())
            });
            (!list.is_empty()).then(|| list[below(list.len() as u64) as usize])
        }
    }
}

/// An order to march or to slide, or no more of them: counted troop by troop, for they are many.
fn draw_order(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let mut troops = ArrayVec::<(u64, Orders), { State::MAX_OFFER }>::new();
    let mut count = 0;
    let _ = orders(state, &mut |orders| {
        troops.push((count, orders));
        count += orders.count();
        ControlFlow::Continue(())
    });
    let drawn = below(count + 1);
    let troop = troops.iter().rfind(|(before, _)| *before <= drawn);
    let order = troop.and_then(|(before, orders)| orders.iter().nth((drawn - before) as usize));
    order.map_or(Decision::Done, |order| as_decision(state.step, order))
}

fn orders(state: &State, visit: &mut impl FnMut(Orders) -> Flow) -> Flow {
    if state.step == Step::March { movement::marches(state, visit) } else { oblique::obliques(state, visit) }
}

fn as_decision(step: Step, order: Order) -> Decision {
    if step == Step::March { Decision::March(order) } else { Decision::Oblique(order) }
}

/// Whether there is anything to decide but `done`.
pub(crate) fn has_choice(state: &State) -> bool {
    choices(state, &mut |_| ControlFlow::Break(())).is_break()
}

/// [3.0] Everything that may be decided in this step, but for `done`.
fn choices(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    match state.step {
        Step::SetUp => setup::placements(state, visit),
        Step::March | Step::Oblique => orders(state, &mut |orders| {
            orders.iter().try_for_each(|order| visit(as_decision(state.step, order)))
        }),
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
