//! 6 Command rolls. One die, 1 to 4 passes; those who fail stay where they are.
//!
//! [6.1] Marches, obliques and leaving a building ask for a roll. [6.2] Entering the map, attacking, advancing,
//! entering a building and whatever a leader does ask for none. [6.0] The roll is made for one destination, so
//! that those who pass move at once.

use std::ops::{ControlFlow, Range};

use arrayvec::ArrayVec;

use super::{Flow, stacking};
use crate::data::{Printed, data};
use crate::scenario::Rolls;
use crate::{Area, Areas, Battalion, Force, Group, Illegal, Order, State, Unit};

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
    if force.is_empty() || !state.force(area).holds(force) {
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
    data().bits[from.index()][to.index()]
}

/// The bits of all destinations.
pub(crate) const fn bits(printed: &Printed) -> [[u8; Area::COUNT]; Area::COUNT] {
    let mut bits = [[0; Area::COUNT]; Area::COUNT];
    let mut from = 0;
    while from < Area::COUNT {
        let adjacent =
            Areas(printed.open[from] | printed.walled[from] | printed.red[from] | printed.ring[from]);
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
}

/// [6.6] Units in an area that may roll as one: those of one battalion, or of one column. They are of two groups at most.
#[derive(Clone, Copy)]
pub(crate) struct Troop {
    /// The number of the battalion or column.
    pub kind: u8,
    groups: [(Group, u8); 2],
}

impl Troop {
    /// The troops of a force, by battalions or by columns.
    pub(crate) fn of(force: Force, kind: impl Fn(Group) -> u8) -> ArrayVec<Troop, { Battalion::COUNT }> {
        let mut troops = ArrayVec::<Troop, { Battalion::COUNT }>::new();
        for (group, count) in force.groups() {
            let kind = kind(group);
            match troops.iter_mut().find(|troop| troop.kind == kind) {
                Some(troop) => troop.groups[1] = (group, count),
                None => troops.push(Troop { kind, groups: [(group, count), (group, 0)] }),
            }
        }
        troops
    }
}

/// [6.61] The orders that a troop may be given: any part of it may try, as far as there is room.
#[derive(Clone, Copy)]
pub(crate) struct Orders {
    pub from: Area,
    pub to: Area,
    pub room: u8,
    pub troop: Troop,
}

/// [6.6] What those of these troops that have not rolled for it may be ordered, from one area to another.
pub(crate) fn orders(
    state: &State,
    from: Area,
    to: Area,
    troops: &[Troop],
    visit: &mut impl FnMut(Orders) -> Flow,
) -> Flow {
    let room = stacking::room_for_mexicans(state, to);
    if room == 0 {
        return ControlFlow::Continue(());
    }
    let fresh = troops.iter().filter(|troop| !has_rolled(state, from, troop.kind, to));
    fresh.copied().try_for_each(|troop| visit(Orders { from, to, room, troop }))
}

impl Orders {
    /// How many of the first group may go.
    fn firsts(&self) -> Range<u8> {
        0..self.troop.groups[0].1.min(self.room) + 1
    }

    fn seconds(&self, first: u8) -> Range<u8> {
        u8::from(first == 0)..self.troop.groups[1].1.min(self.room - first) + 1
    }

    pub(crate) fn count(&self) -> u64 {
        let [(_, first), (_, second)] = self.troop.groups;
        if first + second <= self.room {
            return (u64::from(first) + 1) * (u64::from(second) + 1) - 1;
        }
        self.firsts().map(|first| self.seconds(first).len() as u64).sum()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Order> {
        let Orders { from, to, troop: Troop { groups: [(group, _), (partner, _)], .. }, .. } = *self;
        let order =
            move |first, second| Order { from, to, force: Force::of(group, first).with(partner, second) };
        self.firsts().flat_map(move |first| self.seconds(first).map(move |second| order(first, second)))
    }
}
