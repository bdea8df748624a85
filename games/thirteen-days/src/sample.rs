//! A legal decision at random, without a list of them all: who acts, then what.

use std::ops::ControlFlow;

use crate::rules::{march, movement, sequence, setup};
use crate::state::{Group, Step};
use crate::{Decision, Man, Officer, State, Unit, Wall, Zone};

/// One in so many draws asks whether the usual posts are free.
const USUAL: u64 = 32;

/// A decision of the side that is awaited. Every lawful one has a chance.
pub(crate) fn draw(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    match state.step {
        Step::Place => place(state, below),
        Step::Move => Some(movement(state, below)),
        Step::March => orders(state, below),
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

/// Chooses one of all it has seen; with `seen` 1 at the start, perhaps none.
struct Chooser<T> {
    seen: u64,
    chosen: Option<T>,
}

impl<T> Chooser<T> {
    fn see(&mut self, item: T, below: &mut impl FnMut(u64) -> u64) -> ControlFlow<()> {
        self.seen += 1;
        if below(self.seen) == 0 {
            self.chosen = Some(item);
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

/// Somebody who may act in the Mexican movement.
#[derive(Clone, Copy)]
enum Actor {
    Group(Group),
    Officer(Officer),
    Wall(Wall),
}

/// A stack, an officer or a wall to climb, each as likely as the other, and one of its orders; or none.
fn orders(state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Decision> {
    let groups = state.groups().filter(|group| group.unmoved() > 0).map(Actor::Group);
    let here = |officer: &Officer| state.officer(*officer).zone().is_some();
    let officers = Officer::mexicans().filter(|it| here(it) && !state.officer_has_moved(*it));
    let walls = Wall::all().filter(|&wall| march::can_climb(state, wall).is_ok());
    let mut actors = Chooser { seen: 1, chosen: None };
    for actor in groups.chain(officers.map(Actor::Officer)).chain(walls.map(Actor::Wall)) {
        let _ = actors.see(actor, below);
    }
    let mut orders = Chooser { seen: 0, chosen: None };
    let mut visit = |decision| orders.see(decision, below);
    let _ = match actors.chosen {
        None => visit(Decision::Done),
        Some(Actor::Group(group)) => march::stack_orders(state, group, &mut visit),
        Some(Actor::Officer(officer)) => march::officer_orders(state, officer, &mut visit),
        Some(Actor::Wall(wall)) => visit(Decision::Climb(wall)),
    };
    orders.chosen.or_else(|| listed(state, below))
}
