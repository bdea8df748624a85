//! 10 Artillery and breaches.

use std::ops::ControlFlow;

use game::Sink;

use crate::map::{Ground, Hex, Place, Terrain, Wall};
use crate::odds::{self, CombatResult};
use crate::pieces::{Battery, Piece};
use crate::rules::{Flow, aim, attack, show_if};
use crate::scenario::BreachRule;
use crate::sight;
use crate::state::{Emplaced, Fight, State, Step};
use crate::{Decision, Event, Illegal};

/// [R10d] A breach is made no farther off than this.
const BREACH_RANGE: u8 = 10;

/// [R10b] From a platform or roof a gun is not depressed to the foot of the outer wall.
pub(crate) fn is_depressed(state: &State, from: Place, to: Place) -> Result<(), Illegal> {
    if !from.is_high() || to.is_high() || from.distance(to) != 1 {
        return Ok(());
    }
    match from.link_to(to).map(|link| state.over(&link)) {
        Some(Terrain::Outer) => Err(Illegal::UnderTheMuzzle { place: to }),
        _ => Ok(()),
    }
}

/// [R10d] A hexside that it sees within ten hexes, or one of its own hex, that is not yet breached; [R6g] not from an enemy's zone.
pub(crate) fn can_breach(state: &State, attacker: Piece, wall: Wall) -> Result<(), Illegal> {
    let Piece::Battery(battery) = attacker else { return Err(Illegal::OnlyGunsBreach) };
    let from = state.batteries[battery.index()].spot.place().ok_or(Illegal::NotOnMap { piece: attacker })?;
    if state.breached.contains(wall) {
        return Err(Illegal::Breached { wall });
    }
    if aim::is_held(state, from, state.side_of(attacker)) {
        return Err(Illegal::GunInEnemyZone);
    }
    if is_in_view(from, wall, |place| sight::sees(state, from, place)) {
        return Ok(());
    }
    match distance(from, wall) {
        0..=BREACH_RANGE => Err(Illegal::WallNotSeen { wall }),
        distance => Err(Illegal::BreachTooFar { wall, distance }),
    }
}

/// [R10d] A hexside of its own hex, or within ten hexes and seen: `sees` tells which places are.
pub(crate) fn is_in_view(from: Place, wall: Wall, sees: impl Fn(Place) -> bool) -> bool {
    wall.borders(from.hex())
        || distance(from, wall) <= BREACH_RANGE
            && wall.hexes().into_iter().filter_map(|hex| beside(wall, hex)).any(sees)
}

fn distance(from: Place, wall: Wall) -> u8 {
    let [a, b] = wall.hexes().map(|hex| from.hex().distance(hex));
    a.min(b)
}

/// The place from which a hexside is seen: for an interior wall the room, for others the top of the hex, whose roof
/// stands above it.
fn beside(wall: Wall, hex: Hex) -> Option<Place> {
    match (wall.terrain(), hex.ground()) {
        (Terrain::Interior, Ground::Building) => hex.inside(),
        (Terrain::Interior, _) => None,
        _ => Some(hex.top()),
    }
}

/// Whether there is a hexside to fire at. Those of its own hex are looked at first.
pub(crate) fn has_wall(state: &State, battery: Battery) -> bool {
    let Emplaced { spot, owner } = state.batteries[battery.index()];
    let Some(from) = spot.place().filter(|&from| !aim::is_held(state, from, owner)) else { return false };
    let own = |link: &crate::Link| link.wall().is_some_and(|wall| !state.breached.contains(wall));
    from.links().iter().any(own) || walls(state, battery, &mut |_| ControlFlow::Break(())).is_break()
}

pub(crate) fn walls(state: &State, battery: Battery, visit: &mut impl FnMut(Decision) -> Flow) -> Flow {
    let Some(from) = state.batteries[battery.index()].spot.place() else { return ControlFlow::Continue(()) };
    for wall in sight::walls_in_view(from).minus(&state.breached).iter() {
        show_if(can_breach(state, Piece::Battery(battery), wall), Decision::Breach(wall), visit)?;
    }
    ControlFlow::Continue(())
}

/// [R10d] The row on which a breach is read: the opening's, or the wall's; the church row for interior walls and the
/// barred gate.
pub(crate) fn breach_row(state: &State, wall: Wall) -> Terrain {
    let terrain = sight::Scenery::wall_of(state, wall);
    match (wall.opening(), terrain) {
        (Some(opening @ (Terrain::Doorway | Terrain::Gunslit)), _) => opening,
        (Some(Terrain::Impassable), _) | (_, Terrain::Interior) => Terrain::Church,
        _ => terrain,
    }
}

pub(crate) fn fire_at(state: &mut State, battery: Battery, wall: Wall) {
    attack::spend(state, Piece::Battery(battery));
    state.fight =
        Fight { attacker: Piece::Battery(battery), terrain: breach_row(state, wall), ..Fight::NONE };
    state.step = Step::BreachRoll(wall);
}

/// [R10d] A number makes a breach; [R10e] for good.
pub(crate) fn resolve(state: &mut State, wall: Wall, die: u8, log: &mut impl Sink<Event>) {
    let Piece::Battery(battery) = state.fight.attacker else { return };
    let breached = match state.rules.breach {
        BreachRule::Results => {
            let column = odds::column(&state.rules, state.fight.terrain, battery.strength());
            matches!(odds::result(column, die), CombatResult::Hit(1..))
        }
        BreachRule::Table => die <= own_table(state, wall, battery),
    };
    log.emit(|| Event::BreachTried { battery, wall, die, breached });
    if breached {
        state.breach(wall);
    }
    attack::end(state, log);
}

/// Ruling 16: the highest die that breaches, by a table of its own.
fn own_table(state: &State, wall: Wall, battery: Battery) -> u8 {
    const LIGHT: u8 = 8;
    let highest = match (wall.opening(), sight::Scenery::wall_of(state, wall)) {
        (Some(Terrain::Doorway | Terrain::Gunslit), _) => 3,
        (Some(Terrain::Impassable), _) => 2,
        (_, Terrain::Wooden) => 4,
        (_, Terrain::Stone | Terrain::Inner) => 3,
        (_, Terrain::Outer | Terrain::Interior) => 2,
        _ => 1,
    };
    highest - u8::from(battery.strength() < LIGHT)
}
