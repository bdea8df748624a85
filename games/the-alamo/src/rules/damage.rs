//! 8.5 What is added to a Damage Check.

use arrayvec::ArrayVec;

use crate::odds::{Modifier, Reason};
use crate::pieces::{Piece, Unit};
use crate::rules::reserve;
use crate::scenario::Contact;
use crate::state::{Side, State};

/// [8.5-a] Every modifier of the check that `unit` makes against an attack, each with its reason.
pub(crate) fn modifiers(state: &State, attacker: Piece, unit: Unit, added: u8) -> ArrayVec<Modifier, 7> {
    let mut all = ArrayVec::new();
    let mut add = |reason, value: i8| {
        if value != 0 {
            all.push(Modifier { reason, value });
        }
    };
    let leader = |piece: Piece| state.best_leader(state.place_of(piece)?, state.side_of(piece));
    if let Some(leader) = leader(Piece::Unit(unit)) {
        add(Reason::DefendingLeader { leader }, -(leader.leadership() as i8));
    }
    if unit.side() == Side::Mexican && reserve::somebody_within(state) {
        add(Reason::OverTheWall, -1);
    }
    if let Some(leader) = leader(attacker) {
        add(Reason::AttackingLeader { leader }, leader.leadership() as i8);
    }
    add(Reason::Result, added as i8);
    if !state.is_good(unit) {
        add(Reason::Shaken, 2);
    }
    if unit.side() == Side::Texan {
        let units = in_contact(state, unit);
        add(Reason::Contact { units }, units as i8);
        if reserve::somebody_within(state) {
            add(Reason::WallsPassed, 1);
        }
    }
    all
}

/// [8.5-g] Mexican units in contact: adjacent over a hexside that zones of control cross, in whatever order they are.
///
/// Ruling 8: by an option only those in the hex it faces.
fn in_contact(state: &State, unit: Unit) -> u8 {
    let Some(place) = state.place(unit) else { return 0 };
    let faced = state.rules.contact == Contact::Faced;
    let links = place.links().iter().filter(|link| !faced || link.side() == state.facing(unit));
    let units = links
        .filter(|link| state.over(link).lets_zoc())
        .map(|link| state.units_at(link.to).filter(|other| other.side() == Side::Mexican).count() as u8);
    units.sum()
}
