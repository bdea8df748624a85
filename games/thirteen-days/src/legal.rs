//! Every decision the awaited side may take. What is listed here is generated; that the rules allow it, and nothing else, is in
//! their chapters.

use std::ops::ControlFlow;

use crate::rules::{
    batteries, captured, fallback, fire, march, melee, movement, retreat, rifles, sappers, setup,
};
use crate::state::Step;
use crate::{Decision, State};

pub(crate) fn visit(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    choices(state, visit)?;
    if state.step.is_free() { visit(Decision::Done) } else { ControlFlow::Continue(()) }
}

/// Every decision but `done` that the awaited side may take.
pub(crate) fn choices(state: &State, visit: &mut impl FnMut(Decision) -> ControlFlow<()>) -> ControlFlow<()> {
    match state.step {
        Step::Place => setup::placements(state, visit),
        Step::Cannon => fire::shots(state, true, visit),
        Step::Rifles => fire::shots(state, false, visit),
        Step::Move => movement::moves(state, visit),
        Step::March => march::orders(state, visit),
        Step::BatteryTarget => {
            batteries::marks(batteries::targets(state)).try_for_each(|mark| visit(Decision::Battery(mark)))
        }
        Step::RifleTarget(from) => {
            rifles::targets(state, from).iter().try_for_each(|to| visit(Decision::Rifles(from, to)))
        }
        Step::Turned(from) => {
            captured::targets(state, from).iter().try_for_each(|to| visit(Decision::Cannon(from, to)))
        }
        Step::Dig(zone) => sappers::walls(state, zone).iter().try_for_each(|wall| visit(Decision::Dig(wall))),
        Step::Melees => melee::zones(state).iter().try_for_each(|zone| visit(Decision::Melee(zone))),
        Step::Withdraw(zone) => retreat::withdrawals(state, zone, visit),
        Step::Retreat(unit) => {
            let zone = state.unit(unit).zone().expect("checked: it is on the map");
            fallback::zones(state, unit, zone).iter().try_for_each(|to| visit(Decision::Retreat(unit, to)))
        }
        _ => ControlFlow::Continue(()),
    }
}
