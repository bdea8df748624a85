//! How the Mexicans are led: two columns north and two south, the reserve where it helps; slide to empty ground
//! for the surprise; storm where most is to be won; spike guns; go in, and on to the nearest Texians.

use super::worth::{self, Assault, Counts};
use crate::state::Step;
use crate::{Area, Areas, Column, Decision, Force, Mark, Order, State, Who};

/// Worth doing before anything else.
const PLAN: i32 = 1000;
/// Fire to be suffered counts so many tenths: the Texians cannot shoot everywhere.
const FIRE: i32 = 7;
/// An oblique must gain at least this much.
const EFFORT: i32 = 12;
/// Those in buildings are attacked while one stands among them.
const HUNT: i32 = 25;

/// What does not depend on the single decision: worked out once.
pub struct Plan {
    /// What could be done from where the units stand.
    outlook: i32,
    /// The way from each area to the nearest Texians.
    ways: Counts,
    /// The fire to be suffered in each area.
    exposure: Counts,
}

impl Plan {
    pub(super) const NONE: Plan = Plan { outlook: 0, ways: [0; Area::COUNT], exposure: [0; Area::COUNT] };

    pub(super) fn of(state: &State) -> Plan {
        let marks = state.marked();
        match state.step {
            Step::March | Step::Oblique | Step::Advance(_) => Plan {
                outlook: worth::outlook(state, counts(state), marks, Areas::NONE),
                ways: worth::ways(state),
                exposure: std::array::from_fn(|at| worth::exposure(state, Area(at as u8))),
            },
            Step::Enter => {
                let outlook = worth::outlook(state, counts(state), Areas::NONE, Areas::NONE);
                Plan { outlook, ..Plan::NONE }
            }
            Step::Join(_) => {
                Plan { outlook: worth::outlook(state, free(state), marks, state.struck), ..Plan::NONE }
            }
            _ => Plan::NONE,
        }
    }
}

pub(super) fn prior(state: &State, plan: &Plan, decision: Decision) -> i32 {
    match decision {
        Decision::March(order) => march(state, plan, order),
        Decision::Oblique(order) => oblique(state, plan, order),
        Decision::Enter(column, area) => enter(state, plan, column, area),
        Decision::Spike(gun, _) => 10 + i32::from(gun.strength()),
        Decision::Attack(target) => storm(state, target),
        Decision::Clear(area) => clear(state, area),
        Decision::Join(who) => join(state, plan, who),
        Decision::JoinAll => -PLAN,
        Decision::Cazadores => PLAN,
        Decision::Hit(mark) => hit(state, mark),
        Decision::Advance(who) => go_in(state, plan, who),
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
fn shift(state: &State, plan: &Plan, order: Order, marks: Areas) -> i32 {
    let before = counts(state);
    let units = i32::from(order.force.total());
    let mut after = before;
    after[order.from.index()] -= units;
    after[order.to.index()] += units;
    let gain = worth::outlook(state, after, marks, Areas::NONE) - plan.outlook;
    let left = if after[order.from.index()] == 0 { plan.exposure[order.from.index()] } else { 0 };
    let met = if before[order.to.index()] == 0 { plan.exposure[order.to.index()] } else { 0 };
    let ways = &plan.ways;
    let closer = worth::closeness(state, order.to, ways) - worth::closeness(state, order.from, ways);
    gain - (met - left) * FIRE / 10 + closer * units / 3
}

/// Small parties are not worth a look: all of a stack, or so many threes.
fn is_party(state: &State, order: Order) -> bool {
    let ready = state.ready(order.from);
    let whole = order.force.groups().all(|(group, count)| count == ready.count(group));
    whole || order.force.total().is_multiple_of(3)
}

/// March where one can do more than where one stands; go together.
fn march(state: &State, plan: &Plan, order: Order) -> i32 {
    if !is_party(state, order) {
        return -PLAN;
    }
    shift(state, plan, order, state.marked()) + i32::from(order.force.total())
}

/// Slide to empty ground for the +2 of surprise, as long as the old front does not miss the units more.
fn oblique(state: &State, plan: &Plan, order: Order) -> i32 {
    if !is_party(state, order) {
        return -PLAN;
    }
    let empty = !state.has_mexicans(order.to);
    let marks = if empty { state.marked().with(order.to) } else { state.marked() };
    shift(state, plan, order, marks) - EFFORT
}

/// Two columns north, two south; the reserve from the second turn, where it does most.
fn enter(state: &State, plan: &Plan, column: Column, area: Area) -> i32 {
    match (column.code(), area.code()) {
        ("I" | "II", "NF") | ("III" | "IV", "LV" | "AL") => return PLAN,
        ("R", _) if state.turn == 1 => return -PLAN,
        _ => {}
    }
    let mut after = counts(state);
    after[area.index()] += i32::from(column.force().total());
    let gain = worth::outlook(state, after, Areas::NONE, Areas::NONE) - plan.outlook;
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
fn join(state: &State, plan: &Plan, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let attack = &state.attack;
    let joined = attack.from().collect::<Areas>();
    let value = |from: Areas, units| {
        let bonus = if from.iter().any(|area| state.marked().contains(area)) { 2 } else { 0 };
        Assault { target: attack.target, from, units, bonus, inside: attack.inside }.value(state)
    };
    let (units, more) = (i32::from(attack.strength), i32::from(count));
    let gain = value(joined.with(area), units + more) - value(joined, units);
    let mut less = free(state);
    less[area.index()] -= more;
    let missed = plan.outlook - worth::outlook(state, less, state.marked(), state.struck);
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
fn go_in(state: &State, plan: &Plan, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let order = Order { from: area, to: state.attack.target, force: Force::of(group, count) };
    shift(state, plan, order, Areas::NONE) + i32::from(count)
}
