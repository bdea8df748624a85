//! 5 Movement. A unit or leader is taken up, may take leaders or a battery along, and goes where its points allow.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Sink;

use crate::decision::clicks::Thing;
use crate::map::{Facing, Hex, Place};
use crate::pieces::{Battery, Leader, Leaders, Piece, Pieces, Unit};
use crate::rules::reach::{self, Mover};
use crate::rules::{Flow, facing, leaders, sequence, show_if};
use crate::scenario::TexanZone;
use crate::state::{Order, Phase, Side, Spot, State, Step};
use crate::{Decision, Event, Illegal, Now};

/// [R5a] Each unit and leader of the side moves once in a phase, if it can.
pub(crate) fn can_move(state: &State, side: Side, piece: Piece) -> Result<(), Illegal> {
    if state.side_of(piece) != side {
        return Err(Illegal::Enemy { thing: Thing::Piece(piece), now: Now::of(state) });
    }
    if let Piece::Battery(battery) = piece {
        return Err(Illegal::GunNeedsUnit { battery });
    }
    if state.place_of(piece).is_none() {
        return Err(Illegal::NotOnMap { piece });
    }
    if state.done.contains(piece) {
        return Err(Illegal::HasMoved { piece });
    }
    match piece {
        // [R5g] The routed are not moved by their player.
        Piece::Unit(unit) if state.order(unit) == Order::Routed => Err(Illegal::IsRouted { unit }),
        _ if Mover::new(state, piece).is_some_and(|mover| mover.can_go(state)) => Ok(()),
        _ => Err(Illegal::NowhereToGo { piece }),
    }
}

pub(crate) fn movers(state: &State, side: Side, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let units = state.on_map(side).minus(state.done.units()).iter().map(Piece::Unit);
    let leaders = Leaders::of(side).minus(state.done.leaders()).iter().map(Piece::Leader);
    for piece in units.chain(leaders) {
        show_if(can_move(state, side, piece), Decision::Move(piece), visit)?;
    }
    ControlFlow::Continue(())
}

pub(crate) fn begin_move(state: &mut State, piece: Piece) {
    state.train = Pieces::NONE;
    state.spent = 0;
    state.step = Step::Moving(piece);
}

/// [R5h] A leader stacked with the unit may go along; [R5i] so may a battery, with a unit in good order.
pub(crate) fn can_take(state: &State, mover: Piece, along: Piece) -> Result<(), Illegal> {
    let (Piece::Unit(unit), Piece::Leader(_) | Piece::Battery(_)) = (mover, along) else {
        return Err(Illegal::GoesAlone { piece: along });
    };
    if state.place_of(along).is_none() {
        return Err(Illegal::NotOnMap { piece: along });
    }
    if state.side_of(along) != unit.side() {
        return Err(Illegal::Enemy { thing: Thing::Piece(along), now: Now::of(state) });
    }
    if state.place_of(along) != state.place(unit) {
        return Err(Illegal::NotTogether { piece: along });
    }
    if state.spent > 0 {
        return Err(Illegal::UnderWay { piece: mover });
    }
    if state.train.contains(along) {
        return Err(Illegal::GoesAlong { piece: along });
    }
    if state.done.contains(along) {
        return Err(Illegal::HasMoved { piece: along });
    }
    if let Piece::Battery(battery) = along
        && !state.is_good(unit)
    {
        return Err(Illegal::GunNeedsUnit { battery });
    }
    let mut train = state.train;
    train.insert(along);
    let goes = Mover::laden(state, mover, train).is_some_and(|mover| mover.can_go(state));
    if goes { Ok(()) } else { Err(Illegal::NowhereToGo { piece: along }) }
}

pub(crate) fn take(state: &mut State, along: Piece) {
    state.train.insert(along);
}

/// [R5a] Where the piece may go.
pub(crate) fn can_go(state: &State, piece: Piece, to: Place) -> Result<(), Illegal> {
    // No hex costs less than a point: what is farther off need not be searched for.
    let far = |from: Place| from.distance(to) > reach::allowance(piece).max(1);
    if state.place_of(piece).is_some_and(far) {
        let enemy = state.holder(to) == Some(state.side_of(piece).other());
        return Err(if enemy { Illegal::EnemyThere { place: to } } else { Illegal::TooFar { place: to } });
    }
    match Mover::new(state, piece) {
        Some(mover) => mover.can_go_to(state, to),
        None => Err(Illegal::NotOnMap { piece }),
    }
}

/// Whether the piece may stop halfway: only where it goes step by step.
pub(crate) fn can_stay(state: &State) -> bool {
    state.spent > 0
}

pub(crate) fn destinations(state: &State, piece: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let Some(mover) = Mover::new(state, piece) else { return ControlFlow::Continue(()) };
    mover.stops(state).try_for_each(|place| visit(Decision::To(place)))?;
    companions(state, piece, visit)
}

/// What a piece taken up may be told besides where to go: whom to take along, or to halt.
pub(crate) fn companions(state: &State, piece: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    if let (Piece::Unit(unit), Some(place)) = (piece, state.place_of(piece)) {
        for leader in state.leaders_at(place, unit.side()) {
            let along = Piece::Leader(leader);
            show_if(can_take(state, piece, along), Decision::With(along), visit)?;
        }
        if let Some(battery) = state.battery_at(place) {
            let along = Piece::Battery(battery);
            show_if(can_take(state, piece, along), Decision::With(along), visit)?;
        }
    }
    if can_stay(state) { visit(Decision::Stay) } else { ControlFlow::Continue(()) }
}

pub(crate) fn go(state: &mut State, piece: Piece, to: Place, log: &mut impl Sink<Event>) {
    let Some(from) = state.place_of(piece) else { return };
    let met = on_the_way(state, piece, to);
    // Points are kept only where one goes hex by hex.
    let cost = from.link_to(to).and_then(|link| state.over(&link).cost()).unwrap_or(0);
    log.emit(|| Event::Moved { piece, from, to });
    for along in state.train.iter() {
        carry(state, along, to);
        log.emit(|| Event::WentAlong { piece: along, to });
    }
    match piece {
        Piece::Unit(unit) => state.carry(unit, to, forward(state, unit, from, to)),
        Piece::Leader(_) | Piece::Battery(_) => carry(state, piece, to),
    }
    if let Piece::Unit(unit) = piece {
        met.into_iter().for_each(|place| leaders::catch(state, unit.side().other(), place, log));
        enter(state, unit, to, log);
    }
    // Ruling 7: the Texans may answer every step.
    let stepwise = state.rules.texan_zone == TexanZone::Chosen
        && state.side_of(piece) == Side::Mexican
        && matches!(piece, Piece::Unit(_));
    state.spent += if stepwise { cost } else { 0 };
    if stepwise && facing::somebody_reacts(state, to) {
        state.step = Step::React(piece);
    } else if stepwise {
        go_on(state, piece);
    } else {
        stop(state, piece);
    }
}

/// [R9g] Where a unit on its way meets enemy leaders who are alone.
fn on_the_way(state: &State, piece: Piece, to: Place) -> ArrayVec<Place, { Leader::COUNT }> {
    let none = ArrayVec::new();
    if !matches!(piece, Piece::Unit(_))
        || leaders::alone(state, state.side_of(piece).other()).next().is_none()
    {
        return none;
    }
    Mover::new(state, piece).map_or(none, |mover| mover.lone_leaders(state, to))
}

/// After a step: on, if it may and can.
pub(crate) fn go_on(state: &mut State, piece: Piece) {
    let Some(mover) = Mover::new(state, piece) else { return stop(state, piece) };
    let here = state.place_of(piece);
    let held =
        here.is_some_and(|place| mover.is_controlled(state, place)) || !state.train.batteries().is_empty();
    if held || !mover.can_go(state) {
        stop(state, piece);
    } else {
        state.step = Step::Moving(piece);
    }
}

/// The piece and all that went along have moved.
pub(crate) fn stop(state: &mut State, piece: Piece) {
    for moved in state.train.iter().chain([piece]) {
        state.done.insert(moved);
        if let Piece::Battery(battery) = moved {
            state.hauled.insert(battery);
        }
    }
    state.train = Pieces::NONE;
    state.spent = 0;
    state.step = Step::Move(state.side_of(piece));
}

/// Sets a piece down elsewhere on the map.
pub(crate) fn carry(state: &mut State, piece: Piece, to: Place) {
    match piece {
        Piece::Unit(unit) => state.carry(unit, to, state.facing(unit)),
        Piece::Leader(leader) => state.leaders[leader.index()] = Spot::on(to),
        Piece::Battery(battery) => state.batteries[battery.index()].spot = Spot::on(to),
    }
}

/// The way a unit faces after it has moved: a Texan looks the way it went, until it is turned at the end of the phase.
pub(crate) fn forward(state: &State, unit: Unit, from: Place, to: Place) -> Facing {
    if unit.side() == Side::Mexican || state.rules.texan_zone == TexanZone::Chosen {
        return state.facing(unit);
    }
    let along = |from: Hex, to: Hex| (to.axial().0 - from.axial().0, to.axial().1 - from.axial().1);
    let (q, r) = along(from.hex(), to.hex());
    // The neighbour that lies most nearly in the direction of the move.
    let straight = |side: &Facing| {
        let beyond = to.hex().beyond(*side).map(|hex| along(to.hex(), hex));
        beyond.map_or(i16::MAX, |(p, s)| -(q * p + r * s + (q + r) * (p + s)))
    };
    Facing::all().min_by_key(straight).unwrap_or(Facing(0))
}

/// [R9f] A unit that comes to a place takes its guns; [R9g] and kills the enemy leaders who are alone there.
pub(crate) fn enter(state: &mut State, unit: Unit, place: Place, log: &mut impl Sink<Event>) {
    capture(state, unit, log);
    leaders::catch(state, unit.side().other(), place, log);
}

/// [R9f] A battery belongs to whoever has a unit in good order in its place.
pub(crate) fn capture(state: &mut State, unit: Unit, log: &mut impl Sink<Event>) {
    let Some(place) = state.place(unit) else { return };
    let Some(battery) = state.battery_at(place) else { return };
    let side = unit.side();
    if state.is_good(unit) && state.batteries[battery.index()].owner != side {
        state.batteries[battery.index()].owner = side;
        if !matches!(state.step.phase(state), Phase::TexanMovement | Phase::MexicanMovement) {
            // [R10c] It fires from the next Combat Phase on.
            state.taken.insert(battery);
        }
        log.emit(|| Event::Captured { battery, side });
    }
}

/// [R5a] The phase begins: nobody has moved.
pub(crate) fn begin(state: &mut State, side: Side, log: &mut impl Sink<Event>) {
    state.done = Pieces::NONE;
    state.step = Step::Move(side);
    sequence::announce(state, log);
    if side == Side::Texan {
        facing::forget(state);
    }
}

/// Whether the battery moved in this turn.
pub(crate) fn was_hauled(state: &State, battery: Battery) -> bool {
    state.hauled.contains(battery)
}
