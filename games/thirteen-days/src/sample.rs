//! A legal decision at random, without a list of them all: who acts, then what.

use std::ops::ControlFlow;

use crate::rules::{march, movement, sequence, setup};
use crate::state::Step;
use crate::{Decision, Man, Officer, State, Unit, Wall, Zone};

/// One in so many draws asks whether the usual posts are free.
const USUAL: u64 = 32;

/// A decision of the side that is awaited. Every lawful one has a chance.
pub(crate) fn draw(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    match state.step {
        Step::Place => place(state, below),
        Step::Move => Some(movement(state, below)),
        Step::March => Some(orders(state, below)),
        _ => listed(state, below),
    }
}

/// All equally likely, in one pass.
fn listed(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let mut chooser = Chooser { seen: 0, chosen: None };
    let _ = sequence::choices(state, &mut |decision| chooser.see(decision, below));
    if state.step.is_free() {
        let _ = chooser.see(Decision::Done, below);
    }
    chooser.chosen
}

struct Chooser {
    seen: u64,
    chosen: Option<Decision>,
}

impl Chooser {
    fn see(&mut self, decision: Decision, below: &mut impl FnMut(u64) -> u64) -> ControlFlow<()> {
        self.seen += 1;
        if below(self.seen) == 0 {
            self.chosen = Some(decision);
        }
        ControlFlow::Continue(())
    }
}

/// Somebody who waits, in the first zone from a random one on that will do.
fn place(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    if below(USUAL) == 0 && setup::can_place_usually(state).is_ok() {
        return Some(Decision::Usual);
    }
    let people = Unit::COUNT as u64 + 3;
    let inside = Zone::inside().count() as u64;
    let (who, at) = (below(people), below(inside));
    (0..people).find_map(|shift| {
        let number = ((who + shift) % people) as u8;
        let man = if number < 12 { Man::Unit(Unit(number)) } else { Man::Officer(Officer(number - 12)) };
        let zones = (0..inside).map(|shift| Zone(((at + shift) % inside) as u8));
        let mut open = zones.filter(|&zone| setup::can_place(state, man, zone).is_ok());
        open.next().map(|zone| Decision::Place(man, zone))
    })
}

/// Somebody who can move, to any of his zones; or nobody.
fn movement(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let people = Unit::COUNT as u64 + 3;
    let who = below(people + 1);
    if who == people {
        return Decision::Done;
    }
    let found = (0..people).find_map(|shift| {
        let number = ((who + shift) % people) as u8;
        let man = if number < 12 { Man::Unit(Unit(number)) } else { Man::Officer(Officer(number - 12)) };
        let zones = movement::destinations(state, man);
        (!zones.is_empty()).then_some((man, zones))
    });
    found.map_or(Decision::Done, |(man, zones)| {
        let at = below(zones.0.count_ones().into()) as usize;
        Decision::Move(man, zones.iter().nth(at).expect("checked: below their number"))
    })
}

/// A stack, an officer or a wall to climb, and one of its orders; or none.
fn orders(state: &State, below: &mut impl FnMut(u64) -> u64) -> Decision {
    let groups = || state.groups();
    let stacks = groups().count() as u64;
    let all = stacks + 5 + Wall::COUNT as u64;
    let who = below(all + 1);
    if who == all {
        return Decision::Done;
    }
    for shift in 0..all {
        let mut chooser = Chooser { seen: 0, chosen: None };
        let mut visit = |decision| chooser.see(decision, below);
        let number = (who + shift) % all;
        let _ = if number < stacks {
            let group = groups().nth(number as usize).expect("checked: below their number");
            march::stack_orders(state, group, &mut visit)
        } else if number < stacks + 5 {
            march::officer_orders(state, Officer(3 + (number - stacks) as u8), &mut visit)
        } else {
            let wall = Wall((number - stacks - 5) as u8);
            if march::can_climb(state, wall).is_ok() {
                visit(Decision::Climb(wall))
            } else {
                ControlFlow::Continue(())
            }
        };
        if let Some(decision) = chooser.chosen {
            return decision;
        }
    }
    Decision::Done
}
