//! 9 What results do: disorder and rout, steps, losses, guns and leaders, advance.

use game::Sink;

use crate::Event;
use crate::map::Place;
use crate::odds::DamageOutcome;
use crate::pieces::{Leader, Leaders, Piece, Unit};
use crate::rules::{attack, movement, retreat, victory};
use crate::scenario::{Losses, Replacement, RoutRetreat};
use crate::state::{Order, Side, Spot, State, Step};

/// [8.4-b] [8.4-c] [8.4-d] Carries out a Damage Check.
pub(crate) fn apply(state: &mut State, unit: Unit, outcome: DamageOutcome, log: &mut impl Sink<Event>) {
    match outcome {
        DamageOutcome::NoEffect => {}
        DamageOutcome::Disordered => disorder(state, unit, log),
        DamageOutcome::StepLoss => {
            lose_step(state, unit, log);
            if state.place(unit).is_some() {
                disorder(state, unit, log);
            }
        }
        DamageOutcome::Eliminated => eliminate(state, unit, log),
    }
}

/// [R9a] A disordered unit that is disordered again is routed, and runs.
fn disorder(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    if state.is_good(unit) {
        state.set_order(unit, Order::Disordered);
        log.emit(|| Event::Disordered { unit });
        return;
    }
    state.set_order(unit, Order::Routed);
    log.emit(|| Event::Routed { unit });
    if state.rules.rout_retreat == RoutRetreat::None {
        return;
    }
    if retreat::can_retreat_at_all(state, unit) {
        state.step = Step::Retreat(unit);
    } else {
        // [R9b] One that cannot retreat loses a step where it stands.
        log.emit(|| Event::CouldNotRetreat { unit });
        lose_step(state, unit, log);
    }
}

/// [R9c] A full unit is turned over, a reduced one eliminated.
fn lose_step(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    if state.is_reduced(unit) {
        return eliminate(state, unit, log);
    }
    state.reduced = state.reduced.with(unit);
    // [R9d] Mexican steps are counted.
    if unit.side() == Side::Mexican {
        state.losses += match state.rules.losses {
            Losses::Step20 => 20,
            Losses::Step25 => 25,
            Losses::Unit50 => 0,
        };
    }
    let losses = state.losses;
    log.emit(|| Event::StepLost { unit, losses });
}

/// [8.4-d] The unit is gone, with all its steps.
fn eliminate(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    let Some(place) = state.place(unit) else { return };
    if unit.side() == Side::Mexican {
        let steps = if state.is_reduced(unit) { 1 } else { 2 };
        state.losses += match state.rules.losses {
            Losses::Step20 => 20 * steps,
            Losses::Step25 => 25 * steps,
            Losses::Unit50 => 50,
        };
    }
    state.lift(unit, Spot::OUT);
    state.set_order(unit, Order::Good);
    state.reduced = state.reduced.without(unit);
    let losses = state.losses;
    log.emit(|| Event::Eliminated { unit, losses });
    if unit.side() == Side::Mexican && !state.fallen.contains(unit) {
        state.fight.eliminated = Some(unit);
    } else {
        state.fallen = state.fallen.without(unit);
        // [R14b] The second time a Mexican unit does not come back; of Texans nobody expects it.
        if unit.side() == Side::Mexican {
            log.emit(|| Event::OutOfGame { unit });
        }
    }
    // [R9g] Leaders whose last unit there is gone.
    if state.holder(place) != Some(unit.side()) {
        let alone = state.leaders_at(place, unit.side()).collect();
        state.fight.bereft = state.fight.bereft.or(alone);
    }
    victory::check_garrison(state, log);
}

/// The next leader for whom a die is due.
pub(crate) fn bereft(state: &State) -> Option<Leader> {
    state.fight.bereft.first()
}

/// [R14a] Two dice less one: where an eliminated unit goes on the Replacement Track.
pub(crate) fn roll_track(state: &mut State, unit: Unit, dice: [u8; 2], log: &mut impl Sink<Event>) {
    state.fight.eliminated = None;
    state.fallen = state.fallen.with(unit);
    let total = dice[0] + dice[1];
    let space = match state.rules.replacement {
        Replacement::LessOne => Some(total - 1),
        // Ruling 18: by an option twelve is off the track.
        Replacement::TwoDice => Some(total).filter(|&total| total < 12),
    };
    match space {
        Some(space) => {
            state.units[unit.index()].spot = Spot::track(space);
            log.emit(|| Event::Replaced { unit, dice, space });
        }
        None => {
            state.fallen = state.fallen.without(unit);
            log.emit(|| Event::OutOfGame { unit });
        }
    }
    attack::go_on(state, log);
}

/// [R9e] The attacker enters the emptied place, and his leaders with him.
pub(crate) fn advance(state: &mut State, unit: Unit, to: Place, log: &mut impl Sink<Event>) {
    let Some(from) = state.place(unit) else { return };
    log.emit(|| Event::Advanced { unit, from, to });
    let facing = movement::forward(state, unit, from, to);
    follow(state, unit, from, to);
    state.turn(unit, facing);
    movement::enter(state, unit, to, log);
}

/// Moves a unit, and the leaders of its side who are left alone by that.
pub(crate) fn follow(state: &mut State, unit: Unit, from: Place, to: Place) {
    movement::carry(state, Piece::Unit(unit), to);
    if state.holder(from) == Some(unit.side()) {
        return;
    }
    for leader in Leaders::of(unit.side()).iter() {
        if state.leaders[leader.index()] == Spot::on(from) {
            state.leaders[leader.index()] = Spot::on(to);
        }
    }
}

/// [4.0-e] The Rally Phase: disordered units are in good order again, routed ones disordered; with a leader at once.
pub(crate) fn rally(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    for unit in state.on_map(side).minus(state.in_order(side)).iter() {
        let Some(place) = state.place(unit) else { continue };
        let led = state.leaders_at(place, side).next().is_some();
        let order = match state.order(unit) {
            Order::Good => continue,
            Order::Routed if !led => Order::Disordered,
            Order::Disordered | Order::Routed => Order::Good,
        };
        state.set_order(unit, order);
        log.emit(|| Event::Rallied { unit, order });
        movement::capture(state, unit, log);
    }
}
