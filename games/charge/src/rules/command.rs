//! 6 Command rolls. One die, 1 to 4 passes; those who fail stay where they are.
//!
//! [6.1] Marches, obliques and leaving a building ask for a roll. [6.2] Entering the map, attacking, advancing,
//! entering a building and whatever a leader does ask for none. [6.0] The roll is made for one destination, so
//! that those who pass move at once.

use std::ops::ControlFlow;

use super::Flow;
use crate::scenario::Rolls;
use crate::{Area, Force, Group, Illegal, State, Unit};

/// [6.0] The highest die that passes.
const PASSES: u8 = 4;

pub(crate) fn passes(die: u8) -> bool {
    die <= PASSES
}

/// [6.4] One roll for each Texian unit, none for a leader.
///
/// Ruling 36: nor for a leader who leaves a building.
pub(crate) fn needs_roll(unit: Unit) -> bool {
    !unit.is_leader()
}

/// [6.3] A unit is covered by one roll a turn at most; [6.61] any part of a stack may try.
pub(crate) fn are_ready(state: &State, area: Area, force: Force) -> Result<(), Illegal> {
    if force.is_empty() || !state.forces[area.index()].holds(force) {
        return Err(Illegal::NotThere { area });
    }
    if !state.ready(area).holds(force) {
        return Err(Illegal::StackRolled { area });
    }
    Ok(())
}

/// [6.6b] Into the Alamo, the units of one battalion roll together; [6.5] its name is on the counter.
///
/// Ruling 23: San Luis is one battalion, though it marches in two columns.
pub(crate) fn one_battalion(force: Force) -> Result<(), Illegal> {
    all_alike(force, |group| group.battalion().0).map_err(|()| Illegal::SeveralBattalions)
}

/// [6.6a] Outside, the units of one column roll together; [6.5] its stripe is on the counter.
pub(crate) fn one_column(force: Force) -> Result<(), Illegal> {
    all_alike(force, |group| group.column().0).map_err(|()| Illegal::SeveralColumns)
}

fn all_alike(force: Force, kind: impl Fn(Group) -> u8) -> Result<(), ()> {
    let mut kinds = force.groups().map(|(group, _)| kind(group));
    let first = kinds.next();
    if kinds.all(|kind| Some(kind) == first) { Ok(()) } else { Err(()) }
}

/// [6.6] Whether this battalion or column has rolled this turn to go from one area to that other.
///
/// Ruling 33: one roll for each destination; by an option each group may try.
pub(crate) fn has_rolled(state: &State, from: Area, kind: u8, to: Area) -> bool {
    state.rolled[from.index()][usize::from(kind)] & bit(from, to) != 0
}

pub(crate) fn note_roll(state: &mut State, from: Area, kind: u8, to: Area) {
    if state.rules.rolls == Rolls::Destination {
        state.rolled[from.index()][usize::from(kind)] |= bit(from, to);
    }
}

/// Takes the note of a roll away.
pub(crate) fn forget_roll(state: &mut State, from: Area, kind: u8, to: Area) {
    state.rolled[from.index()][usize::from(kind)] &= !bit(from, to);
}

/// The bit of a destination: its place among the areas adjacent to where one comes from, of which there are eight at most.
fn bit(from: Area, to: Area) -> u8 {
    BITS[from.index()][to.index()]
}

static BITS: [[u8; Area::COUNT]; Area::COUNT] = {
    let mut bits = [[0; Area::COUNT]; Area::COUNT];
    let mut from = 0;
    while from < Area::COUNT {
        let adjacent = Area(from as u8).adjacent();
        let mut next = 1;
        let mut to = 0;
        while to < Area::COUNT {
            if adjacent.contains(Area(to as u8)) {
                bits[from][to] = next;
                next <<= 1;
            }
            to += 1;
        }
        from += 1;
    }
    bits
};

/// [6.61] Shows every part of `ready`, of at most `room` units, that could roll as one: all its groups of one
/// kind, and there are two at most.
pub(crate) fn bands(
    ready: Force,
    room: u8,
    kind: impl Fn(Group) -> u8,
    mut visit: impl FnMut(u8, Force) -> Flow,
) -> Flow {
    let mut seen = 0u8;
    for (group, count) in ready.groups() {
        let kind_of = kind(group);
        if seen >> kind_of & 1 == 1 {
            continue;
        }
        seen |= 1 << kind_of;
        let second = ready.groups().find(|&(other, _)| other > group && kind(other) == kind_of);
        let (partner, spare) = second.unwrap_or((group, 0));
        for first in 0..=count.min(room) {
            for other in 0..=spare.min(room - first) {
                if first + other > 0 {
                    visit(kind_of, Force::of(group, first).with(partner, other))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
