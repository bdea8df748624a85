//! How the Mexicans are led: two columns north and two south, the reserve where it helps; slide to empty ground
//! for the surprise; storm where most is to be won; spike guns; go in, and on to the nearest Texians.

use super::worth::{self, Assault, Counts};
use crate::{Area, Areas, Column, Decision, Force, Mark, Order, State, Who};

/// Worth doing before anything else.
const PLAN: i32 = 1000;
/// Fire to be suffered counts so many tenths: the Texians cannot shoot everywhere.
const FIRE: i32 = 7;
/// An oblique must gain at least this much.
const EFFORT: i32 = 12;
/// Those in buildings are attacked while one stands among them.
const HUNT: i32 = 25;

pub(super) fn prior(state: &State, decision: Decision) -> i32 {
    match decision {
        Decision::March(order) => march(state, order),
        Decision::Oblique(order) => oblique(state, order),
        Decision::Enter(column, area) => enter(state, column, area),
        Decision::Spike(gun, _) => 10 + i32::from(gun.strength()),
        Decision::Attack(target) => storm(state, target),
        Decision::Clear(area) => clear(state, area),
        Decision::Join(who) => join(state, who),
        Decision::JoinAll => -PLAN,
        Decision::Cazadores => PLAN,
        Decision::Hit(mark) => hit(state, mark),
        Decision::Advance(who) => go_in(state, who),
        _ => 0,
    }
}

/// The Mexican units in each area.
fn counts(state: &State) -> Counts {
    state.forces.map(|force| i32::from(force.total()))
}

/// Those that have not attacked, nor joined.
fn free(state: &State) -> Counts {
    let mut counts = [0; Area::COUNT];
    for area in Area::all() {
        let joined = state.attack.joined[area.index()];
        counts[area.index()] = i32::from(state.ready(area).total()) - i32::from(joined.total());
    }
    counts
}

/// What a movement changes in the attacks to come, and in the fire to be suffered.
fn shift(state: &State, order: Order, marks: Areas) -> i32 {
    let before = counts(state);
    let units = i32::from(order.force.total());
    let mut after = before;
    after[order.from.index()] -= units;
    after[order.to.index()] += units;
    let gain = worth::outlook(state, after, marks, Areas::NONE)
        - worth::outlook(state, before, state.marked(), Areas::NONE);
    let left = if after[order.from.index()] == 0 { worth::exposure(state, order.from) } else { 0 };
    let met = if before[order.to.index()] == 0 { worth::exposure(state, order.to) } else { 0 };
    let ways = worth::ways(state);
    let closer = worth::closeness(state, order.to, &ways) - worth::closeness(state, order.from, &ways);
    gain - (met - left) * FIRE / 10 + closer * units / 3
}

/// Small parties are not worth a look: all of a stack, or so many threes.
fn is_party(state: &State, order: Order) -> bool {
    let ready = state.ready(order.from);
    let whole = order.force.groups().all(|(group, count)| count == ready.count(group));
    whole || order.force.total().is_multiple_of(3)
}

/// March where one can do more than where one stands; go together.
fn march(state: &State, order: Order) -> i32 {
    if !is_party(state, order) {
        return -PLAN;
    }
    shift(state, order, state.marked()) + i32::from(order.force.total())
}

/// Slide to empty ground for the +2 of surprise, as long as the old front does not miss the units more.
fn oblique(state: &State, order: Order) -> i32 {
    if !is_party(state, order) {
        return -PLAN;
    }
    let empty = !state.has_mexicans(order.to);
    let marks = if empty { state.marked().with(order.to) } else { state.marked() };
    shift(state, order, marks) - EFFORT
}

/// Two columns north, two south; the reserve from the second turn, where it does most.
fn enter(state: &State, column: Column, area: Area) -> i32 {
    match (column.code(), area.code()) {
        ("I" | "II", "NF") | ("III" | "IV", "LV" | "AL") => return PLAN,
        ("R", _) if state.turn == 1 => return -PLAN,
        _ => {}
    }
    let before = counts(state);
    let mut after = before;
    after[area.index()] += i32::from(column.force().total());
    let gain = worth::outlook(state, after, Areas::NONE, Areas::NONE)
        - worth::outlook(state, before, Areas::NONE, Areas::NONE);
    let met = if state.has_mexicans(area) { 0 } else { worth::exposure(state, area) };
    gain - met * FIRE / 10
}

/// Storm the area where everyone who can take part gains most.
fn storm(state: &State, target: Area) -> i32 {
    let free = free(state);
    let mut all = Assault { target, from: Areas::NONE, units: 0, bonus: 0, inside: false };
    for area in target.reach().iter().filter(|area| free[area.index()] > 0) {
        all.from = all.from.with(area);
        all.units += free[area.index()];
        all.bonus = if state.marked().contains(area) { all.bonus.max(2) } else { all.bonus };
        let light = state.ready(area).only_column() == Some(Column::CAZADORES)
            && state.forces[area.index()].only_column().is_some();
        all.bonus += if light && !state.cazadores_used { 2 } else { 0 };
    }
    all.value(state)
}

fn clear(state: &State, area: Area) -> i32 {
    let units = i32::from(state.ready(area).total());
    Assault { target: area, from: Areas::NONE, units, bonus: 0, inside: true }.value(state) + HUNT
}

/// Join as long as it helps more here than in another attack.
fn join(state: &State, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let attack = &state.attack;
    let joined = attack.from().fold(Areas::NONE, Areas::with);
    let value = |from: Areas, units| {
        let bonus = if from.iter().any(|area| state.marked().contains(area)) { 2 } else { 0 };
        Assault { target: attack.target, from, units, bonus, inside: attack.inside }.value(state)
    };
    let (units, more) = (i32::from(attack.strength), i32::from(count));
    let gain = value(joined.with(area), units + more) - value(joined, units);
    let rest = free(state);
    let mut less = rest;
    less[area.index()] -= more;
    let missed = worth::outlook(state, rest, state.marked(), state.struck)
        - worth::outlook(state, less, state.marked(), state.struck);
    let light = i32::from(group.column() == Column::CAZADORES);
    gain - missed * 3 / 4 + light
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
    shift(state, order, Areas::NONE) + i32::from(count)
}
