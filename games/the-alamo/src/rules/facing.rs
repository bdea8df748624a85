//! 6 The facing of Texan units: one hex each. By an option it is chosen only when an enemy comes near.

use std::ops::ControlFlow;

use game::Sink;

use crate::decision::clicks::Thing;
use crate::map::{Facing, Hex, Place};
use crate::pieces::{Piece, Pieces, Unit, Units};
use crate::rules::{Flow, show_if};
use crate::scenario::TexanZone;
use crate::state::{Side, State, Step};
use crate::{Decision, Event, Illegal, Now};

/// Faces nothing yet, by the option that leaves it open.
pub(crate) const UNSET: Facing = Facing(6);

/// [R6b] Every Texan unit on the map, moved or not, may be given a new facing, once.
pub(crate) fn can_face(state: &State, unit: Unit, hex: Hex) -> Result<(), Illegal> {
    is_texan(state, unit)?;
    let place = state.place(unit).ok_or(Illegal::NotOnMap { piece: Piece::Unit(unit) })?;
    if state.done.contains(Piece::Unit(unit)) {
        return Err(Illegal::HasFaced { unit });
    }
    let side = place.hex().side_towards(hex).ok_or(Illegal::NotBeside { unit, hex })?;
    if state.facing(unit) == side { Err(Illegal::FacesThere { unit, hex }) } else { Ok(()) }
}

/// [R6a] Mexicans control all around them: only Texans are turned.
fn is_texan(state: &State, unit: Unit) -> Result<(), Illegal> {
    let thing = Thing::Piece(Piece::Unit(unit));
    if unit.side() == Side::Texan { Ok(()) } else { Err(Illegal::Enemy { thing, now: Now::of(state) }) }
}

pub(crate) fn facings(state: &State, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    for unit in Units::of(Side::Texan).minus(state.done.units()).iter() {
        let Some(place) = state.place(unit) else { continue };
        for hex in Facing::all().filter_map(|side| place.hex().beyond(side)) {
            show_if(can_face(state, unit, hex), Decision::Face(unit, hex), visit)?;
        }
    }
    ControlFlow::Continue(())
}

pub(crate) fn face(state: &mut State, unit: Unit, hex: Hex, log: &mut impl Sink<Event>) {
    let side = state.place(unit).and_then(|place| place.hex().side_towards(hex));
    if let Some(side) = side {
        state.turn(unit, side);
        state.done.insert(Piece::Unit(unit));
        log.emit(|| Event::Faced { unit, hex });
    }
}

/// The Texans may turn, if it matters already.
pub(crate) fn begin(state: &mut State, step: Step) -> bool {
    state.done = Pieces::NONE;
    state.step = step;
    state.rules.texan_zone == TexanZone::Faced
}

/// Ruling 7: in the Texan Movement Phase what was chosen is forgotten.
pub(crate) fn forget(state: &mut State) {
    if state.rules.texan_zone == TexanZone::Chosen {
        state.on_map(Side::Texan).iter().for_each(|unit| state.turn(unit, UNSET));
    }
}

/// Ruling 7: a unit in good order that has not chosen may turn to an enemy who comes beside it.
pub(crate) fn can_react(state: &State, mover: Piece, unit: Unit, hex: Hex) -> Result<(), Illegal> {
    let place = state.place_of(mover).ok_or(Illegal::NotOnMap { piece: mover })?;
    if place.hex() != hex {
        return Err(Illegal::EnemyElsewhere { place });
    }
    is_texan(state, unit)?;
    let from = state.place(unit).ok_or(Illegal::NotOnMap { piece: Piece::Unit(unit) })?;
    if state.facing(unit) != UNSET {
        return Err(Illegal::HasFaced { unit });
    }
    if !state.is_good(unit) {
        return Err(Illegal::NotInOrder { unit });
    }
    let link = from.link_to(place);
    match link {
        Some(link) if state.over(&link).lets_zoc() => Ok(()),
        Some(link) => Err(Illegal::NoControlAcross { unit, terrain: state.over(&link) }),
        None if from.distance(place) == 1 => Err(Illegal::OtherLevel { unit, place }),
        None => Err(Illegal::NotBeside { unit, hex }),
    }
}

pub(crate) fn reactions(state: &State, mover: Piece, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let Some(place) = state.place_of(mover) else { return ControlFlow::Continue(()) };
    for unit in Units::of(Side::Texan).iter() {
        let hex = place.hex();
        show_if(can_react(state, mover, unit, hex), Decision::Face(unit, hex), visit)?;
    }
    ControlFlow::Continue(())
}

/// Whether any Texan unit could turn to an enemy in this place.
pub(crate) fn somebody_reacts(state: &State, place: Place) -> bool {
    place.links().iter().filter(|link| state.over(link).lets_zoc()).any(|link| {
        let mut units = state.units_at(link.to);
        units.any(|unit| unit.side() == Side::Texan && state.is_good(unit) && state.facing(unit) == UNSET)
    })
}

/// It turns to where the enemy stands.
pub(crate) fn react(state: &mut State, unit: Unit, hex: Hex, log: &mut impl Sink<Event>) {
    if let Some(side) = state.place(unit).and_then(|place| place.hex().side_towards(hex)) {
        state.turn(unit, side);
        log.emit(|| Event::Faced { unit, hex });
    }
}
