//! What an attack is worth: the damage to be expected, in parts of 216, against what may come back.

use crate::map::{Place, Wall};
use crate::odds::{self, CombatResult};
use crate::pieces::{Battery, Piece, Unit, Units};
use crate::rules::{aim, artillery, damage};
use crate::state::{Side, State, Way};

/// Disorder, a step, the whole unit.
const HARM: [i32; 3] = [2, 5, 9];
/// What a counterattack costs, for each point of the enemy's column.
const COUNTER: i32 = 8;
/// A breach into a room that Texans hold.
const BREACH: i32 = 60;

/// What is added to a hit at this target, before cover is considered.
fn modifier(state: &State, attacker: Piece, target: Unit) -> i32 {
    let modifiers = damage::modifiers(state, attacker, target, 0);
    modifiers.iter().map(|modifier| i32::from(modifier.value)).sum()
}

/// The harm that an attack may be expected to do, less what a counterattack may.
pub(super) fn attack(state: &State, attacker: Piece, target: Unit, way: Way) -> i32 {
    let modifier = modifier(state, attacker, target);
    let Some(terrain) = over(state, attacker, target, way) else { return 0 };
    let strength = aim::strength(state, attacker, way);
    let column = odds::column(&state.rules, terrain, strength);
    let ways = odds::chances(column, modifier as i8, target.morale());
    let harm: i32 = ways.iter().zip(HARM).map(|(&ways, harm)| i32::from(ways) * harm).sum();
    if way == Way::Fire || !state.is_good(target) {
        return harm;
    }
    let counters =
        (1..=6).filter(|&die| odds::result(column, die) == CombatResult::Counterattack).count() as i32;
    let back = odds::column(&state.rules, terrain, aim::strength(state, Piece::Unit(target), way));
    harm - counters * COUNTER * i32::from(back)
}

fn over(state: &State, attacker: Piece, target: Unit, way: Way) -> Option<crate::Terrain> {
    match way {
        // It is offered, so it is seen: only the cover matters.
        Way::Fire => Some(aim::fire_terrain(state, state.place_of(attacker)?, state.place(target)?)),
        Way::Melee => aim::terrain(state, attacker, target, way),
    }
}

/// The best hand to hand attack from where a unit stands.
pub(super) fn best_melee(state: &State, unit: Unit) -> Option<i32> {
    let place = state.place(unit)?;
    let piece = Piece::Unit(unit);
    let enemies = place.links().iter().filter(|link| state.holder(link.to) == Some(unit.side().other()));
    let worth = enemies.flat_map(|link| state.units_at(link.to)).filter_map(|target| {
        aim::terrain(state, piece, target, Way::Melee)?;
        Some(attack(state, piece, target, Way::Melee))
    });
    worth.max()
}

/// What a breach in a hexside is worth to the Mexicans: much, if Texans hold the room behind it.
pub(super) fn breach(state: &State, attacker: Piece, wall: Wall) -> i32 {
    let Piece::Battery(battery) = attacker else { return 0 };
    let rooms = wall.hexes().into_iter().flat_map(|hex| [hex.inside(), Some(hex.top())]).flatten();
    let besieged = rooms.filter(|place| place.is_room()).any(|room| held(state, room));
    if !besieged {
        return -1;
    }
    let column = odds::column(&state.rules, artillery::breach_row(state, wall), battery.strength());
    let ways =
        (1..=6).filter(|&die| matches!(odds::result(column, die), CombatResult::Hit(1..))).count() as i32;
    ways * BREACH
}

/// Texans hold out in rooms, where only guns can get at them.
pub(super) fn rooms_are_held(state: &State) -> bool {
    Units::of(Side::Texan).iter().filter_map(|unit| state.place(unit)).any(Place::is_room)
}

/// A gun from which such a room can be breached.
pub(super) fn opens_a_room(state: &State, battery: Battery) -> bool {
    let piece = Piece::Battery(battery);
    let rooms =
        Units::of(Side::Texan).iter().filter_map(|unit| state.place(unit)).filter(|place| place.is_room());
    let mut walls = rooms.flat_map(|room| room.links().iter().filter_map(|link| link.wall()));
    walls.any(|wall| breach(state, piece, wall) > 0 && artillery::can_breach(state, piece, wall).is_ok())
}

fn held(state: &State, room: Place) -> bool {
    state.holder(room) == Some(Side::Texan)
}
