//! 4 The sequence of play.

use std::ops::ControlFlow;

use game::Sink;

use crate::pieces::{Batteries, Column, Pieces, Unit, Units};
use crate::rules::{
    Flow, aim, arrival, attack, facing, movement, reserve, results, retreat, setup, show_if, victory,
};
use crate::state::{Arrival, Phase, Reserve, Side, Spot, State, Step};
use crate::{Decision, Event};

/// Says which phase begins.
pub(crate) fn announce(state: &State, log: &mut impl Sink<Event>) {
    let phase = state.step.phase(state);
    log.emit(|| Event::PhaseBegan { phase });
}

/// [R2d] What was plotted for a column is laid open.
pub(crate) fn reveal(state: &mut State, column: Column, log: &mut impl Sink<Event>) {
    if state.revealed.contains(column) {
        return;
    }
    state.revealed.insert(column);
    if let Some(area) = state.plot[column.index()] {
        log.emit(|| Event::ColumnRevealed { column, area });
    }
}

/// [4.0-h] The turn marker moves on.
pub(crate) fn begin_turn(state: &mut State, log: &mut impl Sink<Event>) {
    state.turn += 1;
    let turn = state.turn;
    log.emit(|| Event::TurnBegan { turn });
    begin_replacement(state, log);
}

/// [4.0-b] Every unit on the Replacement Track moves one space toward 0; those that reach it come onto the map.
fn begin_replacement(state: &mut State, log: &mut impl Sink<Event>) {
    state.hauled = Batteries::NONE;
    state.done = Pieces::NONE;
    let on_track = |unit: &Unit| state.units[unit.index()].spot.space();
    if !Units::of(Side::Mexican).iter().any(|unit| on_track(&unit).is_some()) {
        return begin_reserve_placement(state, log);
    }
    log.emit(|| Event::PhaseBegan { phase: Phase::Replacement });
    for unit in Units::of(Side::Mexican).iter() {
        if let Some(space @ 1..) = state.units[unit.index()].spot.space() {
            state.units[unit.index()].spot = Spot::track(space - 1);
            log.emit(|| Event::TrackMoved { unit, space: space - 1 });
        }
    }
    state.step = Step::Deploy(Arrival::Replacements);
    if !arrival::somebody_arrives(state, Arrival::Replacements) {
        begin_reserve_placement(state, log);
    }
}

/// [4.0-c] The Reserve comes the turn after it was committed; [R13a] who found no room follows later.
fn begin_reserve_placement(state: &mut State, log: &mut impl Sink<Event>) {
    if state.reserve == Reserve::Held {
        return begin_texans(state, log);
    }
    state.reserve = Reserve::Called;
    reveal(state, Column::RESERVE, log);
    state.step = Step::Deploy(Arrival::Reserve);
    if arrival::somebody_arrives(state, Arrival::Reserve) {
        log.emit(|| Event::PhaseBegan { phase: Phase::ReservePlacement });
    } else {
        begin_texans(state, log);
    }
}

/// Nobody else can come onto the map now.
pub(crate) fn end_arrival(state: &mut State, arrival: Arrival, log: &mut impl Sink<Event>) {
    match arrival {
        Arrival::Columns => {
            // [R2e] The first turn begins with the Texans.
            let turn = state.turn;
            log.emit(|| Event::TurnBegan { turn });
            begin_texans(state, log);
        }
        Arrival::Replacements => begin_reserve_placement(state, log),
        Arrival::Reserve => begin_texans(state, log),
    }
}

fn begin_texans(state: &mut State, log: &mut impl Sink<Event>) {
    movement::begin(state, Side::Texan, log);
}

/// Nobody else of the side moves: the Texans turn, then there is combat.
fn end_movement(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    if side == Side::Mexican || !facing::begin(state, Step::Facing) {
        attack::begin(state, side, log);
    }
}

/// [4.0-e] After combat comes the rally, then the other side or the end of the turn.
pub(crate) fn end_combat(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    let phase = if side == Side::Texan { Phase::TexanRally } else { Phase::MexicanRally };
    log.emit(|| Event::PhaseBegan { phase });
    results::rally(state, side, log);
    state.done = Pieces::NONE;
    match side {
        Side::Mexican => victory::check_withdrawal(state, log),
        Side::Texan if reserve::can_commit(state).is_ok() => {
            state.step = Step::Commitment;
            announce(state, log);
        }
        Side::Texan => movement::begin(state, Side::Mexican, log),
    }
}

/// Every decision that the step asks for, except `done`.
pub(crate) fn choices(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    match state.step {
        Step::Guns => setup::gun_posts(state, visit),
        Step::Plot => setup::plots(state, visit),
        Step::Garrison => setup::takes(state, visit),
        Step::Put(piece) => setup::puts(state, piece, visit),
        Step::FirstFacing | Step::Facing => facing::facings(state, visit),
        Step::Deploy(arrival) => arrival::deployments(state, arrival, visit),
        Step::Move(side) => movement::movers(state, side, visit),
        Step::Moving(piece) => movement::destinations(state, piece, visit),
        Step::React(mover) => facing::reactions(state, mover, visit),
        Step::Commitment => show_if(reserve::can_commit(state), Decision::Reserve, visit),
        Step::Attack(side) => aim::attackers(state, side, visit),
        Step::Aim(piece) => aim::targets(state, piece, visit),
        Step::Retreat(unit) => retreat::retreats(state, unit, visit),
        Step::Advance => {
            visit(Decision::Advance)?;
            visit(Decision::Stay)
        }
        Step::AttackRoll
        | Step::BreachRoll(_)
        | Step::DamageRoll
        | Step::TrackRoll(_)
        | Step::LeaderRoll(_)
        | Step::WithdrawalRoll
        | Step::SiegeRoll
        | Step::Over(_) => ControlFlow::Continue(()),
    }
}

/// No more of what the step asks for.
pub(crate) fn end_step(state: &mut State, log: &mut impl Sink<Event>) {
    match state.step {
        Step::FirstFacing => setup::reveal_columns(state, log),
        Step::Move(side) => end_movement(state, side, log),
        Step::React(mover) => movement::go_on(state, mover),
        Step::Facing => attack::begin(state, Side::Texan, log),
        Step::Commitment => movement::begin(state, Side::Mexican, log),
        Step::Attack(side) => end_combat(state, side, log),
        _ => debug_assert!(false, "not a step that is ended"),
    }
}
