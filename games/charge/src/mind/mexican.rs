//! How the Mexicans are led: two columns north and two south, the reserve where it helps; slide to empty ground
//! for the surprise; storm where most is to be won; spike guns; go in, and on to the nearest Texians.

use super::assault::Assault;
use super::outlook::Outlook;
use super::worth::{self, Counts};
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
    /// What could be done from where the units stand, and what that comes to.
    outlook: Outlook,
    total: i32,
    /// The way from each area to the nearest Texians.
    ways: Counts,
    /// The fire to be suffered in each area.
    exposure: Counts,
}

impl Plan {
    pub(super) const NONE: Plan =
        Plan { outlook: Outlook::NONE, total: 0, ways: [0; Area::COUNT], exposure: [0; Area::COUNT] };

    pub(super) fn of(state: &State) -> Plan {
        let marks = state.marked();
        let counts = state.army.counts();
        let outlook = match state.step {
            Step::March | Step::Oblique | Step::Advance(_) => Outlook::of(state, counts, marks, Areas::NONE),
            Step::Enter => Outlook::of(state, counts, Areas::NONE, Areas::NONE),
            Step::Join(_) => Outlook::of(state, free(state), marks, state.struck),
            _ => return Plan::NONE,
        };
        let plan = Plan { outlook, total: outlook.total(state), ..Plan::NONE };
        match state.step {
            Step::Enter | Step::Join(_) => plan,
            _ => Plan {
                ways: worth::ways(state),
                exposure: std::array::from_fn(|at| worth::exposure(state, Area(at as u8))),
                ..plan
            },
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

/// Those that have not attacked, nor joined.
fn free(state: &State) -> Counts {
    let mut counts = [0; Area::COUNT];
    for area in state.army.ready_areas().iter() {
        let joined = state.attack.joined[area.index()];
        counts[area.index()] = i32::from(state.ready(area).total()) - i32::from(joined.total());
    }
    counts
}

/// What a movement changes in the attacks to come, and in the fire to be suffered.
fn shift(state: &State, plan: &Plan, order: Order, marks: Areas) -> i32 {
    let Order { from, to, force } = order;
    let units = i32::from(force.total());
    let gain = plan.outlook.shifted(state, [from, to], units, marks).total(state) - plan.total;
    let left = if force == state.force(from) { plan.exposure[from.index()] } else { 0 };
    let met = if state.has_mexicans(to) { 0 } else { plan.exposure[to.index()] };
    let closer = worth::closeness(state, to, &plan.ways) - worth::closeness(state, from, &plan.ways);
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
    let after = plan.outlook.with(state, area, column.force().total().into());
    let gain = after.total(state) - plan.total;
    let met = if state.has_mexicans(area) { 0 } else { worth::exposure(state, area) };
    gain - met * FIRE / 10
}

/// Storm the area where everyone who can take part gains most.
fn storm(state: &State, target: Area) -> i32 {
    let free = free(state);
    let mut all = Assault::on(state, target);
    for area in target.reach().iter().filter(|area| free[area.index()] > 0) {
        all.join(state, area, free[area.index()]);
        all.bonus = if state.marked().contains(area) { all.bonus.max(2) } else { all.bonus };
        let light = state.ready(area).only_column() == Some(Column::CAZADORES)
            && state.force(area).only_column().is_some();
        all.bonus += if light && !state.cazadores_used { 2 } else { 0 };
    }
    all.value()
}

fn clear(state: &State, area: Area) -> i32 {
    Assault::within(state, area, state.ready(area).total().into()).value() + HUNT
}

/// Join as long as it helps more here than in another attack.
fn join(state: &State, plan: &Plan, who: Who) -> i32 {
    let Who::Stack(area, group, count) = who else { return 0 };
    let more = i32::from(count);
    let joined = under_way(state, state.attack.from, 0);
    let gain = under_way(state, state.attack.from.with(area), more).value() - joined.value();
    let missed = plan.total - plan.outlook.with(state, area, -more).total(state);
    let light = i32::from(group.column() == Column::CAZADORES);
    gain - missed * 3 / 4 + light
}

/// The attack under way, from these areas, with so many more units than have joined.
fn under_way(state: &State, from: Areas, more: i32) -> Assault {
    let attack = &state.attack;
    let units = i32::from(attack.strength) + more;
    if attack.inside {
        return Assault::within(state, attack.target, units);
    }
    let mut all = Assault::on(state, attack.target);
    from.iter().for_each(|area| all.join(state, area, 0));
    all.units = units;
    all.bonus = if from.meets(state.marked()) { 2 } else { 0 };
    all
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
