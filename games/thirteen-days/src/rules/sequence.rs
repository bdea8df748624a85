//! [2] The sequence of play: what comes next when nothing is awaited.

use std::ops::ControlFlow;

use game::Sink;

use super::{
    arrival, batteries, captured, fallback, fire, march, melee, movement, officers, retreat, rifles, sappers,
    setup, victory,
};
use crate::automaton;
use crate::data::LAST_TURN;
use crate::event::Why;
use crate::state::{Aimed, Shot, Step};
use crate::{Decision, End, Event, Fire, Man, Officer, Phase, State, Unit, Zones};

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
        Step::Dig(zone) => sappers::walls(state, zone).try_for_each(|wall| visit(Decision::Dig(wall))),
        Step::Melees => melee::zones(state).iter().try_for_each(|zone| visit(Decision::Melee(zone))),
        Step::Withdraw(zone) => retreat::withdrawals(state, zone, visit),
        Step::Retreat(unit) => {
            let zone = state.unit(unit).zone().expect("checked: it is on the map");
            fallback::zones(state, unit, zone).iter().try_for_each(|to| visit(Decision::Retreat(unit, to)))
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Runs on to the next decision or die, or to the end.
pub(crate) fn run_on(state: &mut State, log: &mut impl Sink<Event>) {
    while state.step == Step::RunOn {
        state.shot = Shot::NONE;
        if let Some(end) = victory::end(state) {
            finish(state, end, log);
        } else if let Some((zone, battalion)) = state.free_shot.take() {
            // The pistols may have left nobody to shoot at.
            if state.count(zone, battalion) > 0 {
                fire::at_entrants(state, Fire::Free, zone, battalion);
            }
        } else if let Some(zone) = state.falling_back {
            fallback::next(state, zone, log);
        } else if let Some(zone) = state.withdrawing {
            retreat::next(state, zone, log);
        } else {
            run_phase(state, log);
        }
    }
}

fn run_phase(state: &mut State, log: &mut impl Sink<Event>) {
    match state.phase {
        Phase::Rally => {
            if !arrival::rally_next(state, log) {
                end_phase(state, log);
            }
        }
        Phase::TexanCannon if fire::any_shot(state, true) => state.step = Step::Cannon,
        Phase::TexanRifles if fire::any_shot(state, false) => state.step = Step::Rifles,
        Phase::TexanMovement if movement::any_move(state) => state.step = Step::Move,
        Phase::TexanMelee | Phase::MexicanMelee => match melee::next(state) {
            Some(step) => state.step = step,
            None => end_phase(state, log),
        },
        Phase::MexicanCannon => {
            if !batteries::next_battery(state, log) && !captured::next(state) {
                end_phase(state, log);
            }
        }
        Phase::MexicanRifles => {
            if !rifles::next(state) {
                end_phase(state, log);
            }
        }
        Phase::MexicanMovement if state.scenario.two_player => {
            if march::orders(state, &mut |_| ControlFlow::Break(())).is_break() {
                state.step = Step::March;
            } else {
                end_phase(state, log);
            }
        }
        Phase::MexicanMovement => match automaton::next(state) {
            Some((decision, why)) => carry_out(state, decision, why, log),
            None => end_phase(state, log),
        },
        _ => end_phase(state, log),
    }
}

/// An order of the Mexicans, by their player or by their own tables.
pub(crate) fn carry_out(state: &mut State, decision: Decision, why: Why, log: &mut impl Sink<Event>) {
    match decision {
        Decision::Climb(wall) => march::order_climb(state, wall),
        Decision::March(order) => march::march(state, order, why, log),
        Decision::Move(Man::Officer(officer), to) => march::lead(state, officer, to, log),
        _ => {}
    }
}

/// No more of what is awaited: these sappers do not dig, this gun stays silent, or the phase is over.
pub(crate) fn done(state: &mut State, step: Step, log: &mut impl Sink<Event>) {
    match step {
        Step::Dig(zone) => {
            rifles::volley(state, zone);
        }
        Step::Turned(zone) => state.fired = state.fired.with(zone),
        _ => end_phase(state, log),
    }
}

/// [2] The phase after this one.
pub(crate) fn end_phase(state: &mut State, log: &mut impl Sink<Event>) {
    if state.phase == Phase::MexicanMovement {
        arrival::come_back(state, true, log);
    }
    let next = match state.phase {
        Phase::Rally => Phase::TexanCannon,
        Phase::TexanCannon => Phase::TexanRifles,
        Phase::TexanRifles => Phase::TexanMovement,
        Phase::TexanMovement => Phase::TexanMelee,
        Phase::TexanMelee => Phase::MexicanCannon,
        Phase::MexicanCannon => Phase::MexicanRifles,
        Phase::MexicanRifles => Phase::MexicanMovement,
        Phase::MexicanMovement => Phase::MexicanMelee,
        _ => return end_turn(state, log),
    };
    begin_phase(state, next, log);
}

fn end_turn(state: &mut State, log: &mut impl Sink<Event>) {
    if state.turn == LAST_TURN {
        return finish(state, End::CalledOff, log);
    }
    state.turn += 1;
    let turn = state.turn;
    log.emit(|| Event::TurnBegan { turn });
    begin_phase(state, Phase::Rally, log);
}

/// Begins a phase, and runs on to its first decision or die.
pub(crate) fn begin(state: &mut State, phase: Phase, log: &mut impl Sink<Event>) {
    begin_phase(state, phase, log);
    run_on(state, log);
}

/// Nobody has acted yet in the new phase.
fn begin_phase(state: &mut State, phase: Phase, log: &mut impl Sink<Event>) {
    state.phase = phase;
    state.step = Step::RunOn;
    forget(state);
    if is_eventful(state) {
        log.emit(|| Event::PhaseBegan { phase });
    }
    match phase {
        Phase::MexicanMovement => arrival::come_back(state, false, log),
        Phase::TexanMelee | Phase::MexicanMelee => {
            for officer in Officer::all() {
                if officers::is_at_their_mercy(state, officer) {
                    officers::kill(state, officer, log);
                }
            }
        }
        _ => {}
    }
}

/// Whether there is anything to do in the phase: a quiet one has no heading.
fn is_eventful(state: &State) -> bool {
    match state.phase {
        Phase::TexanCannon => fire::any_shot(state, true),
        Phase::TexanRifles => fire::any_shot(state, false),
        Phase::TexanMovement => movement::any_move(state),
        Phase::TexanMelee | Phase::MexicanMelee => {
            melee::next(state).is_some()
                || Officer::all().any(|officer| officers::is_at_their_mercy(state, officer))
        }
        Phase::MexicanCannon => state.batteries > 0,
        Phase::MexicanRifles | Phase::MexicanMovement => true,
        _ => false,
    }
}

/// What counts within one phase only.
fn forget(state: &mut State) {
    state.cursor = 0;
    state.aimed = Aimed::default();
    state.battery_die = 0;
    state.fired = Zones::NONE;
    state.fired_guns = 0;
    state.worked = Zones::NONE;
    state.moved = 0;
    state.marching = false;
    state.climbed = 0;
    state.crossed = 0;
    state.stacks.iter_mut().for_each(|stack| stack.moved = 0);
    if state.phase != Phase::TexanMelee {
        state.came = [None; Unit::COUNT];
    }
}

fn finish(state: &mut State, end: End, log: &mut impl Sink<Event>) {
    forget(state);
    state.came = [None; Unit::COUNT];
    state.free_shot = None;
    state.falling_back = None;
    state.withdrawing = None;
    state.phase = Phase::Over;
    state.step = Step::Over;
    state.end = Some(end);
    let points = victory::score(state);
    log.emit(|| Event::Ended { end, points });
}
