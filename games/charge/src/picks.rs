//! What clicks mean in each step, lawful or not.

use game::Pick;

use crate::decision::clicks::{self, Thing};
use crate::state::Step;
use crate::{Area, Decision, Force, Mark, Order, Post, State, Unit, Who};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Option<Decision> {
    let things = picks.iter().map(|&pick| clicks::thing(pick)).collect::<Option<Vec<_>>>()?;
    if let &[Thing::Button(button)] = things.as_slice() {
        return Some(match Pick::Button(button) {
            clicks::DONE => Decision::Done,
            clicks::ROLL => Decision::Go,
            clicks::ALL => Decision::JoinAll,
            clicks::CAZADORES => Decision::Cazadores,
            clicks::HISTORIC => Decision::Historic,
            _ => return None,
        });
    }
    match (state.step, things.as_slice()) {
        (Step::SetUp, &[Thing::Unit(unit), Thing::Area(area)]) => Some(Decision::Place(unit, area)),
        (Step::SetUp, &[Thing::Unit(unit), Thing::Building(area)]) => Some(Decision::PlaceHidden(unit, area)),
        (Step::March, things) => order(state, things).map(Decision::March),
        (Step::Oblique, things) => order(state, things).map(Decision::Oblique),
        (Step::Enter, &[Thing::Column(column), Thing::Area(area)]) => Some(Decision::Enter(column, area)),
        (Step::Spike, &[Thing::Gun(gun), Thing::Area(area)]) => Some(Decision::Spike(gun, area)),
        (Step::Attack(_), &[Thing::Area(area)]) => Some(Decision::Attack(area)),
        (Step::Attack(_), &[Thing::Building(area)]) => Some(Decision::Clear(area)),
        (Step::Join(_), things) => who(state, things).map(Decision::Join),
        (Step::Advance(_), things) => who(state, things).map(Decision::Advance),
        (Step::Hit(_), &[thing]) => mark(thing).map(Decision::Hit),
        (Step::Lose, &[Thing::Unit(unit)]) => Some(Decision::Lose(unit)),
        (Step::Move, &[Thing::Unit(unit)]) => state.post(unit).area().map(|area| movement(state, unit, area)),
        (Step::Move, &[Thing::Unit(unit), Thing::Area(area)]) => Some(movement(state, unit, area)),
        (Step::Move, &[Thing::Unit(unit), Thing::Building(area)]) => Some(Decision::Hide(unit, area)),
        _ => None,
    }
}

/// A hidden unit that is sent to its own area comes out.
fn movement(state: &State, unit: Unit, area: Area) -> Decision {
    if state.post(unit) == Post::Hidden(area) {
        Decision::Emerge(unit, area)
    } else {
        Decision::Move(unit, area)
    }
}

/// Stacks of one area, each with its amount (or all of it), then where to; without a place, nowhere yet.
fn order(state: &State, things: &[Thing]) -> Option<Order> {
    let &Thing::Stack(from, _) = things.first()? else { return None };
    let mut order = Order { from, to: from, force: Force::NONE };
    let mut rest = things;
    loop {
        match *rest {
            [Thing::Stack(area, group), Thing::Amount(count), ref more @ ..] => {
                order.force = add(order.force, area == from, group, count)?;
                rest = more;
            }
            [Thing::Stack(area, group), ref more @ ..] => {
                let all = state.forces[area.index()].count(group);
                order.force = add(order.force, area == from, group, all)?;
                rest = more;
            }
            [Thing::Area(to)] if !order.force.is_empty() => return Some(Order { to, ..order }),
            [] if !order.force.is_empty() => return Some(order),
            _ => return None,
        }
    }
}

fn add(force: Force, same_area: bool, group: crate::Group, count: u8) -> Option<Force> {
    let fits = same_area && force.count(group) == 0 && count <= group.strength();
    fits.then(|| force.with(group, count))
}

fn who(state: &State, things: &[Thing]) -> Option<Who> {
    match *things {
        [Thing::Unit(unit)] => Some(Who::Unit(unit)),
        [Thing::Gun(gun)] => Some(Who::Gun(gun)),
        [Thing::Stack(area, group), Thing::Amount(count)] if (1..=group.strength()).contains(&count) => {
            Some(Who::Stack(area, group, count))
        }
        [Thing::Stack(area, group)] => {
            Some(Who::Stack(area, group, state.forces[area.index()].count(group).max(1)))
        }
        _ => None,
    }
}

fn mark(thing: Thing) -> Option<Mark> {
    match thing {
        Thing::Wall(wall) => Some(Mark::Wall(wall)),
        Thing::Gun(gun) => Some(Mark::Gun(gun)),
        Thing::Area(area) | Thing::Building(area) => Some(Mark::Defenders(area)),
        Thing::Stack(area, group) => Some(Mark::Stack(area, group)),
        Thing::Unit(_) | Thing::Column(_) | Thing::Amount(_) | Thing::Button(_) => None,
    }
}
