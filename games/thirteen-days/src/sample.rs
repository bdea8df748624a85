//! A legal decision at random, without a list of all where that would be long: who acts, then what.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Game as _;

use crate::rules::{fire, march, movement, setup};
use crate::state::{Group, STACK, Step};
use crate::{Decision, Man, March, Officers, State, Unit, Zone, Zones, legal};

/// One in this many draws asks whether the usual posts are free.
const USUAL: u64 = 32;
/// A zone that can fire has about this many targets.
const TARGETS: u64 = 4;
/// Texan counters and officers.
const TEXANS: u8 = Unit::COUNT as u8 + 3;

/// A decision of the side that is awaited. Every lawful one has a chance.
pub(crate) fn draw(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    match state.step {
        Step::Place => place(state, below),
        Step::Cannon if !state.scenario.guns_apart && state.fired_guns.is_empty() => {
            Some(shot(state, true, below))
        }
        Step::Rifles => Some(shot(state, false, below)),
        Step::Move => Some(movement(state, below)),
        Step::March => Some(order(state, below)),
        _ => listed(state, below),
    }
}

/// All equally likely.
fn listed(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let mut list = ArrayVec::<Decision, { State::MAX_OFFER }>::new();
    let _ = legal::visit(state, &mut |decision| {
        list.push(decision);
        ControlFlow::Continue(())
    });
    (!list.is_empty()).then(|| list[below(list.len() as u64) as usize])
}

/// One of these, all equally likely.
fn one_of(zones: Zones, below: &mut impl FnMut(u64) -> u64) -> Option<Zone> {
    if zones.is_empty() { None } else { zones.nth(below(zones.len().into()) as u8) }
}

fn texan(number: u8) -> Man {
    let officer = number.checked_sub(Unit::COUNT as u8);
    officer.map_or(Man::Unit(Unit(number)), |officer| Man::Officer(crate::Officer(officer)))
}

/// Somebody who waits, from a random one on, anywhere that will do.
fn place(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if below(USUAL) == 0 && setup::can_place_usually(state).is_ok() {
        return Some(Decision::Usual);
    }
    let first = below(TEXANS.into()) as u8;
    (0..TEXANS).find_map(|shift| {
        let man = texan((first + shift) % TEXANS);
        setup::is_aside(state, man).ok()?;
        one_of(setup::posts(state, man), below).map(|zone| Decision::Place(man, zone))
    })
}

/// Any target of a zone that can fire, from a random one on; or no more shots, about as likely as each of them.
fn shot(state: &State, cannon: bool, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let (marks, shooters) = (fire::mexican_marks(state), fire::shooters(state, cannon));
    let zones = u64::from(shooters.len());
    let drawn = below(TARGETS * zones + 1);
    if drawn == TARGETS * zones {
        return Decision::Done;
    }
    let first = (drawn % zones) as usize;
    let mut around = shooters.iter().skip(first).chain(shooters.iter().take(first));
    let found = around.find_map(|from| {
        let to = one_of(fire::range(state, from, cannon).and(marks), below)?;
        Some(if cannon { Decision::Cannon(from, to) } else { Decision::Rifles(from, to) })
    });
    found.unwrap_or(Decision::Done)
}

/// Somebody who can move, from a random one on, to any of his zones; or nobody.
fn movement(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let (units, officers) = movement::fresh(state);
    let men = units.len() + officers.len();
    let drawn = below(u64::from(TEXANS) + 1) as u8;
    if drawn == TEXANS || men == 0 {
        return Decision::Done;
    }
    let man = |at: u8| match at.checked_sub(units.len()) {
        None => units.nth(at).map(Man::Unit),
        Some(at) => officers.nth(at).map(Man::Officer),
    };
    let first = drawn % men;
    let found = (first..men).chain(0..first).find_map(|at| {
        let man = man(at)?;
        one_of(movement::destinations(state, man), below).map(|to| Decision::Move(man, to))
    });
    found.unwrap_or(Decision::Done)
}

/// A zone, an officer, or those who climb, each as likely as the other; from there on, the first that has an order, any of its
/// orders; or none.
fn order(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let fresh = state.fresh_zones();
    let officers = Officers::of(crate::Side::Mexican).minus(state.moved_officers);
    let officers = officers.filter(|officer| state.officer(officer).zone().is_some());
    let zones = usize::from(fresh.len());
    let people = zones + usize::from(officers.len());
    let all = people + 1;
    let first = below(all as u64 + 1) as usize;
    if first == all {
        return Decision::Done;
    }
    let found = (first..all).chain(0..first).find_map(|at| {
        if at == people {
            let walls = march::climbs(state);
            let wall = if walls.is_empty() { None } else { walls.nth(below(walls.len().into()) as u8) };
            wall.map(Decision::Climb)
        } else if let Some(at) = at.checked_sub(zones) {
            let officer = officers.nth(at as u8)?;
            let zones = march::leads_to(state, officer).ok()?;
            one_of(zones, below).map(|to| Decision::Move(Man::Officer(officer), to))
        } else {
            march_from(state, fresh.nth(at as u8)?, below)
        }
    });
    found.unwrap_or(Decision::Done)
}

/// A battalion of a zone, from a random one on; any zone that it can reach; and as many as can go there.
fn march_from(state: &State, from: Zone, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let fresh = state.groups(from).filter(|group| group.unmoved() > 0);
    let groups: ArrayVec<Group, { STACK as usize }> = fresh.collect();
    let first = if groups.len() > 1 { below(groups.len() as u64) as usize } else { 0 };
    let mut from_there = groups[first..].iter().chain(&groups[..first]);
    from_there.find_map(|&group| {
        let goals = march::goals(state, group);
        let to = one_of(goals[0], below)?;
        let most = goals.iter().filter(|zones| zones.contains(to)).count() as u64;
        let count = 1 + if most > 1 { below(most) as u8 } else { 0 };
        Some(Decision::March(March { from, to, battalion: group.battalion, count }))
    })
}
