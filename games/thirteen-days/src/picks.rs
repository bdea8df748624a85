//! What clicks mean in each step, lawful or not.

use game::Pick;

use crate::decision::clicks::{self, Thing};
use crate::rules::{batteries, march};
use crate::state::Step;
use crate::{Decision, Man, March, Mark, State, Wall, Zone};

/// The decision these clicks would mean now.
pub(crate) fn read(state: &State, picks: &[Pick]) -> Option<Decision> {
    let things = picks.iter().map(|&pick| clicks::thing(pick)).collect::<Option<Vec<_>>>()?;
    match (state.step, things.as_slice()) {
        (_, &[Thing::Done]) => Some(Decision::Done),
        (_, &[Thing::Usual]) => Some(Decision::Usual),
        (Step::Place, &[Thing::Man(man), Thing::Zone(zone)]) => Some(Decision::Place(man, zone)),
        (Step::Cannon, &[Thing::Gun(gun), Thing::Zone(to)]) => Some(Decision::Gun(gun, to)),
        (Step::Cannon | Step::Turned(_), &[from, Thing::Zone(to)]) => {
            Some(Decision::Cannon(place(from)?, to))
        }
        (Step::Rifles | Step::RifleTarget(_), &[Thing::Zone(from), Thing::Zone(to)]) => {
            Some(Decision::Rifles(from, to))
        }
        (Step::Move | Step::March, &[Thing::Man(man), Thing::Zone(zone)]) => Some(Decision::Move(man, zone)),
        (Step::Retreat(_), &[Thing::Man(Man::Unit(unit)), Thing::Zone(zone)]) => {
            Some(Decision::Retreat(unit, zone))
        }
        (Step::Retreat(unit), &[Thing::Zone(zone)]) => Some(Decision::Retreat(unit, zone)),
        (Step::BatteryTarget, &[Thing::Gun(gun)]) => Some(Decision::Battery(Mark::Gun(gun))),
        (Step::BatteryTarget, &[Thing::Zone(zone)]) => {
            let aimed = batteries::marks(batteries::targets(state)).find(|mark| mark.zone() == zone);
            Some(Decision::Battery(
                aimed.filter(|mark| !matches!(mark, Mark::Gun(_))).unwrap_or(Mark::Zone(zone)),
            ))
        }
        (Step::Melees, &[Thing::Zone(zone)]) => Some(Decision::Melee(zone)),
        (Step::Withdraw(_), &[Thing::Stack(from, battalion), Thing::Amount(count), Thing::Zone(to)]) => {
            let lawful = (1..=battalion.full()).contains(&count);
            lawful.then_some(Decision::Withdraw(March { from, to, battalion, count }))
        }
        (Step::Withdraw(_), &[Thing::Stack(from, battalion), Thing::Zone(to)]) => {
            let count = state.count(from, battalion).max(1);
            Some(Decision::Withdraw(March { from, to, battalion, count }))
        }
        (Step::March | Step::Dig(_), &[Thing::Zone(from), Thing::Zone(to)]) => {
            let wall = Wall::all().find(|wall| (wall.outside(), wall.inside()) == (from, to))?;
            Some(if state.step == Step::March { Decision::Climb(wall) } else { Decision::Dig(wall) })
        }
        (Step::March, &[Thing::Stack(from, battalion), Thing::Amount(count), Thing::Zone(to)]) => {
            let lawful = (1..=battalion.full()).contains(&count);
            lawful.then_some(Decision::March(March { from, to, battalion, count }))
        }
        (Step::March, &[Thing::Stack(from, battalion), Thing::Zone(to)]) => {
            let count = march::unmoved(state, from, battalion).max(1);
            Some(Decision::March(March { from, to, battalion, count }))
        }
        _ => None,
    }
}

/// A zone, or that of a gun.
fn place(thing: Thing) -> Option<Zone> {
    match thing {
        Thing::Zone(zone) => Some(zone),
        Thing::Gun(gun) => Some(gun.zone()),
        _ => None,
    }
}
