//! How the Mexicans are led: two columns north and the others south, the reserve where it helps; slide to empty
//! ground for the surprise; storm what is weakest; spike guns; go in.

use super::worth::{self, Assault};
use crate::{Area, Areas, Column, Decision, Force, Mark, Order, State, Who};

/// What a die that passes is worth, in sixths.
const PASS: i32 = 4;

pub(super) fn prior(state: &State, decision: Decision) -> i32 {
    match decision {
        Decision::March(order) => march(state, order),
        Decision::Oblique(order) => oblique(state, order),
        Decision::Enter(column, area) => enter(state, column, area),
        Decision::Spike(gun, _) => 10 + i32::from(gun.strength()),
        Decision::Attack(target) => storm(state, target),
        Decision::Clear(area) => clear(state, area),
        Decision::Join(who) => join(state, who),
        Decision::Cazadores => 10_000,
        Decision::Hit(mark) => hit(state, mark),
        Decision::Advance(who) => go_in(state, who),
        _ => 0,
    }
}

/// What units in `area` could do in the next attacks: the best assault of so many of them.
fn prospects(state: &State, area: Area, units: i32, bonus: i32) -> i32 {
    let mut best = 0;
    for target in area.reach().and(Areas::ALAMO).iter() {
        let from = Areas::NONE.with(area);
        best = best.max(worth::assault(state, Assault { target, from, inside: false }, units, bonus));
    }
    if area.is_alamo() && state.has_hidden_texians(area) {
        let inside = Assault { target: area, from: Areas::NONE, inside: true };
        best = best.max(worth::assault(state, inside, units, bonus));
    }
    best
}

fn strength(state: &State, area: Area) -> i32 {
    i32::from(state.forces[area.index()].total())
}

/// March where one can do more than where one stands; go together.
fn march(state: &State, order: Order) -> i32 {
    let units = i32::from(order.force.total());
    let (here, there) = (strength(state, order.from), strength(state, order.to));
    let before = prospects(state, order.from, here, 0) + prospects(state, order.to, there, 0);
    let after = prospects(state, order.from, here - units, 0) + prospects(state, order.to, there + units, 0);
    let ground = if order.to == CENTRE { 12 } else { 6 };
    after - before + ground + units
}

/// The middle of the Alamo, from which almost everything can be reached.
const CENTRE: Area = Area(10);

/// Slide to empty ground for the +2 of surprise, as long as the old front does not miss the units more.
fn oblique(state: &State, order: Order) -> i32 {
    let units = i32::from(order.force.total());
    let (here, there) = (strength(state, order.from), strength(state, order.to));
    let before = prospects(state, order.from, here, 0) + prospects(state, order.to, there, 0);
    let bonus = if there == 0 { 2 } else { 0 };
    let after =
        prospects(state, order.from, here - units, 0) + prospects(state, order.to, there + units, bonus);
    (after - before) * PASS / 6 - 12
}

/// Two columns north, the others south or east; the reserve from the second turn, where it does most.
fn enter(state: &State, column: Column, area: Area) -> i32 {
    let front = match (column.code(), area.code()) {
        ("I" | "II", "NF") => 100,
        ("III", "LV" | "UD") => 90,
        ("IV", "LV" | "AL") => 80,
        ("R", _) if state.turn == 1 => -100,
        _ => 0,
    };
    let units = i32::from(column.force().total());
    let gain = prospects(state, area, strength(state, area) + units, 0)
        - prospects(state, area, strength(state, area), 0);
    front + gain
}

/// Storm the area where everyone who can take part gains most.
fn storm(state: &State, target: Area) -> i32 {
    let mut from = Areas::NONE;
    let mut units = 0;
    for area in target.reach().iter() {
        let ready = i32::from(state.ready(area).total());
        if ready > 0 {
            from = from.with(area);
            units += ready;
        }
    }
    let bonus = if from.iter().any(|area| state.oblique.contains(area)) { 2 } else { 0 };
    worth::assault(state, Assault { target, from, inside: false }, units.min(12), bonus)
}

fn clear(state: &State, area: Area) -> i32 {
    let units = i32::from(state.ready(area).total());
    worth::assault(state, Assault { target: area, from: Areas::NONE, inside: true }, units.min(12), 0) + 10
}

/// Join as long as it helps more here than in another attack.
fn join(state: &State, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let attack = &state.attack;
    let joined = attack.from().fold(Areas::NONE, Areas::with);
    let with = |from, units| {
        let plan = Assault { target: attack.target, from, inside: attack.inside };
        let bonus = if from.iter().any(|area| state.oblique.contains(area)) { 2 } else { 0 };
        worth::assault(state, plan, units, bonus)
    };
    let units = i32::from(attack.strength);
    let gain = with(joined.with(area), units + i32::from(count)) - with(joined, units);
    let spare = elsewhere(state, area) * i32::from(count) / 4;
    let light = if group.column() == Column::CAZADORES { 1 } else { 0 };
    gain - spare + light
}

/// What a few units could do in another attack from the same area.
fn elsewhere(state: &State, area: Area) -> i32 {
    let targets = area.reach().and(Areas::ALAMO).iter().filter(|&target| !state.struck.contains(target));
    let from = Areas::NONE.with(area);
    let best =
        targets.map(|target| worth::assault(state, Assault { target, from, inside: false }, 3, 0)).max();
    best.unwrap_or(0) / 3
}

/// Units first, then the breach, then guns.
fn hit(state: &State, mark: Mark) -> i32 {
    match mark {
        Mark::Defenders(_) => 100,
        Mark::Wall(wall) => 60 - 5 * i32::from(state.wall(wall)),
        Mark::Gun(gun) => 30 + 5 * i32::from(gun.strength()),
        Mark::Stack(..) => 0,
    }
}

/// Go in with as many as there is room for, if more can be done from there.
fn go_in(state: &State, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let order = Order { from: area, to: state.attack.target, force: Force::of(group, count) };
    march(state, order) + 6
}
