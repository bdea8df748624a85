//! A legal decision at random, without a list of all where that would be long: who acts, then what.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use game::Game as _;

use crate::rules::{fire, march, movement, setup};
use crate::state::Step;
use crate::{Decision, Man, March, Officers, State, Unit, Zone, Zones, legal};

/// One in so many draws asks whether the usual posts are free.
const USUAL: u64 = 32;
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

/// Any shot, or no more of them, all equally likely.
fn shot(state: &State, cannon: bool, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let marks = fire::mexican_marks(state);
    let shooters = fire::shooters(state, cannon);
    let targets = |from: Zone| fire::range(state, from, cannon).and(marks);
    let shots: u64 = shooters.iter().map(|from| u64::from(targets(from).len())).sum();
    let mut at = below(shots + 1);
    for from in shooters.iter() {
        let targets = targets(from);
        match u8::try_from(at).ok().and_then(|at| targets.nth(at)) {
            Some(to) if cannon => return Decision::Cannon(from, to),
            Some(to) => return Decision::Rifles(from, to),
            None => at -= u64::from(targets.len()),
        }
    }
    Decision::Done
}

/// Somebody who can move, from a random one on, to any of his zones; or nobody.
fn movement(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let first = below(u64::from(TEXANS) + 1) as u8;
    if first == TEXANS {
        return Decision::Done;
    }
    let found = (0..TEXANS).find_map(|shift| {
        let man = texan((first + shift) % TEXANS);
        one_of(movement::destinations(state, man), below).map(|to| Decision::Move(man, to))
    });
    found.unwrap_or(Decision::Done)
}

/// A stack, an officer, or those who climb, each as likely as the other; from there on, the first that has an order, any of its
/// orders; or none.
fn order(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let fresh = || state.stacks().iter().filter(|stack| stack.count > stack.moved);
    let officers = Officers::of(crate::Side::Mexican).minus(state.moved_officers);
    let officers = officers.filter(|officer| state.officer(officer).zone().is_some());
    let stacks = fresh().count();
    let people = stacks + usize::from(officers.len());
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
        } else if let Some(at) = at.checked_sub(stacks) {
            let officer = officers.nth(at as u8)?;
            let zones = march::leads_to(state, officer).ok()?;
            one_of(zones, below).map(|to| Decision::Move(Man::Officer(officer), to))
        } else {
            let stack = fresh().nth(at)?;
            march_of(state, stack.zone, stack.battalion, below)
        }
    });
    found.unwrap_or(Decision::Done)
}

/// Any march of a battalion from its zone, all equally likely.
fn march_of(
    state: &State,
    from: Zone,
    battalion: crate::Battalion,
    below: &mut impl FnMut(u64) -> u64,
) -> Option<Decision> {
    let goals = march::goals(state, state.group(from, battalion));
    let all: u64 = goals.iter().map(|zones| u64::from(zones.len())).sum();
    let mut at = if all == 0 { return None } else { below(all) as u8 };
    for (zones, count) in goals.into_iter().zip(1..) {
        match zones.nth(at) {
            Some(to) => return Some(Decision::March(March { from, to, battalion, count })),
            None => at -= zones.len(),
        }
    }
    None
}
