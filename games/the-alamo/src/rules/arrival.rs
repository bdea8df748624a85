//! How Mexicans come onto the map: the columns at the start, units from the Replacement Track, the Reserve.

use std::ops::ControlFlow;

use game::Sink;

use crate::map::{Area, Facing, Place};
use crate::pieces::{Column, Piece, Units};
use crate::rules::{Flow, movement, sequence};
use crate::scenario::Returns;
use crate::state::{Arrival, Order, Side, State};
use crate::{Decision, Event, Illegal, Now};

/// Whether a piece is to come onto the map now.
fn is_due(state: &State, arrival: Arrival, piece: Piece) -> bool {
    let column = match piece {
        Piece::Unit(unit) => unit.column(),
        Piece::Leader(leader) => leader.column(),
        Piece::Battery(_) => None,
    };
    let spot = state.spot_of(piece);
    match arrival {
        Arrival::Columns => spot.is_aside() && column.is_some_and(|column| column != Column::RESERVE),
        Arrival::Replacements => spot.space() == Some(0),
        Arrival::Reserve => spot.is_aside() && column == Some(Column::RESERVE),
    }
}

fn area_of(state: &State, piece: Piece) -> Option<Area> {
    let column = match piece {
        Piece::Unit(unit) => unit.column()?,
        Piece::Leader(leader) => leader.column()?,
        Piece::Battery(_) => return None,
    };
    state.plot[column.index()]
}

/// [R2d] The places of the area where its column comes on.
pub(crate) fn grounds(state: &State, piece: Piece) -> impl Iterator<Item = Place> + use<> {
    area_of(state, piece).into_iter().flat_map(Area::hexes).map(|hex| hex.top())
}

/// [R2d] A unit comes on a hex of its column's area, where there is room; [R12a] a leader with a unit of his column.
pub(crate) fn can_deploy(state: &State, arrival: Arrival, piece: Piece, place: Place) -> Result<(), Illegal> {
    if !is_due(state, arrival, piece) {
        return Err(Illegal::NotDue { piece, now: Now::of(state) });
    }
    let area = area_of(state, piece);
    if area.is_none() || place.hex().entry() != area {
        return Err(Illegal::NotItsArea { piece, place });
    }
    match piece {
        Piece::Leader(leader) => {
            let column = state.units_at(place).any(|unit| unit.column() == leader.column());
            if column { Ok(()) } else { Err(Illegal::NoColumnThere { leader, place }) }
        }
        _ if state.holder(place) == Some(Side::Texan) => Err(Illegal::EnemyThere { place }),
        _ if state.has_room(place) => Ok(()),
        _ => Err(Illegal::PlaceFull { place, limit: state.stacking_limit() }),
    }
}

/// All that is to come onto the map now: units, then leaders.
pub(crate) fn due(state: &State, arrival: Arrival) -> impl Iterator<Item = Piece> {
    candidates().filter(move |&piece| is_due(state, arrival, piece))
}

/// All that may be due.
fn candidates() -> impl Iterator<Item = Piece> {
    let units = Units::of(Side::Mexican).iter().map(Piece::Unit);
    units.chain(Column::all().map(|column| Piece::Leader(column.leader())))
}

/// What each hex of its area says to a piece that is to come onto the map.
pub(crate) fn tries(
    state: &State,
    arrival: Arrival,
    piece: Piece,
) -> impl Iterator<Item = Result<(), Illegal>> + '_ {
    let due = if is_due(state, arrival, piece) {
        None
    } else {
        Some(Err(Illegal::NotDue { piece, now: Now::of(state) }))
    };
    let grounds = grounds(state, piece).filter(move |_| due.is_none());
    due.into_iter().chain(grounds.map(move |place| can_deploy(state, arrival, piece, place)))
}

pub(crate) fn deployments(state: &State, arrival: Arrival, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let mut any = false;
    for piece in due(state, arrival) {
        for place in grounds(state, piece) {
            if can_deploy(state, arrival, piece, place).is_ok() {
                any = true;
                visit(Decision::Deploy(piece, place))?;
            }
        }
    }
    if any { visit(Decision::DeployAll) } else { ControlFlow::Continue(()) }
}

/// Whether anything can come on now.
pub(crate) fn somebody_arrives(state: &State, arrival: Arrival) -> bool {
    deployments(state, arrival, &mut |_| ControlFlow::Break(())).is_break()
}

pub(crate) fn can_deploy_all(state: &State, arrival: Arrival) -> Result<(), Illegal> {
    if somebody_arrives(state, arrival) { Ok(()) } else { Err(Illegal::OutOfTurn { now: Now::of(state) }) }
}

pub(crate) fn deploy(
    state: &mut State,
    arrival: Arrival,
    piece: Piece,
    place: Place,
    log: &mut impl Sink<Event>,
) {
    set_down(state, arrival, piece, place, log);
    if !somebody_arrives(state, arrival) {
        sequence::end_arrival(state, arrival, log);
    }
}

fn set_down(state: &mut State, arrival: Arrival, piece: Piece, place: Place, log: &mut impl Sink<Event>) {
    log.emit(|| Event::Deployed { piece, place });
    match piece {
        Piece::Unit(unit) => {
            // [R14b] From the track it comes back reduced, once eliminated; who ran comes back as he went.
            if arrival == Arrival::Replacements && state.fallen.contains(unit) {
                state.reduced = match state.rules.returns {
                    Returns::Reduced => state.reduced.with(unit),
                    Returns::Full => state.reduced.without(unit),
                };
            }
            state.set_order(unit, Order::Good);
            state.put(unit, place, Facing(0));
            movement::enter(state, unit, place, log);
        }
        Piece::Leader(_) => movement::carry(state, piece, place),
        Piece::Battery(_) => {}
    }
}

/// The rest in order: each unit on the first hex with room, each leader with the first unit of his column.
pub(crate) fn deploy_all(state: &mut State, arrival: Arrival, log: &mut impl Sink<Event>) {
    for piece in candidates() {
        if let Some(place) =
            grounds(state, piece).find(|&place| can_deploy(state, arrival, piece, place).is_ok())
        {
            set_down(state, arrival, piece, place, log);
        }
    }
    sequence::end_arrival(state, arrival, log);
}
