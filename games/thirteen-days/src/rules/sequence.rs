//! [2] The sequence of play: what comes next when nothing is awaited.

use game::Sink;

use super::{
    arrival, batteries, captured, fallback, fire, march, melee, movement, officers, retreat, rifles, victory,
};
use crate::automaton::Orders;
use crate::data::data;
use crate::event::Why;
use crate::state::{Aimed, Shot, Step};
use crate::{Decision, End, Event, Fire, Guns, Man, Officers, Phase, State, Unit, Units, Walls, Zones};

/// Runs on to the next decision or die, or to the end.
pub(crate) fn run_on(state: &mut State, log: &mut impl Sink<Event>) {
    if state.step == Step::RunOn {
        state.shot = Shot::NONE;
    }
    while state.step == Step::RunOn {
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
            if march::has_order(state) {
                state.step = Step::March;
            } else {
                end_phase(state, log);
            }
        }
        Phase::MexicanMovement => {
            let mut orders = Orders::new();
            while state.step == Step::RunOn {
                match orders.next(state) {
                    Some((decision, why)) => carry_out(state, decision, why, log),
                    None => return end_phase(state, log),
                }
            }
        }
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
        Step::Turned(zone) => state.fired.insert(zone),
        _ => end_phase(state, log),
    }
}

/// [2] The phase after this one.
pub(crate) fn end_phase(state: &mut State, log: &mut impl Sink<Event>) {
    if state.phase == Phase::MexicanMovement {
        arrival::come_back(state, true, log);
        state.field.rest();
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
    if state.turn == data().last_turn {
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
            officers::at_their_mercy(state).iter().for_each(|officer| officers::kill(state, officer, log));
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
            !melee::zones(state).is_empty() || !officers::at_their_mercy(state).is_empty()
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
    state.fired_guns = Guns::NONE;
    state.worked = Zones::NONE;
    state.moved = Units::NONE;
    state.moved_officers = Officers::NONE;
    state.marching = false;
    state.climbed = Walls::NONE;
    state.crossed = Walls::NONE;
    if state.phase != Phase::TexanMelee {
        state.came = [None; Unit::COUNT];
    }
}

fn finish(state: &mut State, end: End, log: &mut impl Sink<Event>) {
    forget(state);
    state.field.rest();
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
