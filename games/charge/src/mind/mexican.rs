//! How the Mexicans are led: two columns north and two south, the reserve where it helps; slide to empty ground
//! for the surprise; storm where most is to be won; spike guns; go in, and on to the nearest Texians.

use super::assault::{Assault, THREE};
use super::outlook::Outlook;
use super::worth::{self, Counts};
use crate::rules::walls;
use crate::state::Step;
use crate::{Area, Areas, Column, Decision, Force, Mark, Order, Post, State, Who};

/// Worth doing before anything else.
const PLAN: i32 = 1000;
/// Fire to be suffered counts this many tenths: the Texians cannot shoot everywhere.
const FIRE: i32 = 7;
/// An oblique must gain at least this much.
const EFFORT: i32 = 12;
/// Those in buildings are attacked while one stands among them.
const HUNT: i32 = 25;
/// For each strength point of a gun that is silenced by going there.
const SPIKED: i32 = 8;
/// For those who go on, so that others can come in after them.
const ROOM: i32 = 15;
/// How many clear a building best: two threes, and no area takes more.
const TWO_THREES: i32 = 6;
/// What is lost by going into a building with too few, for each Texian there.
const PIECEMEAL: i32 = 18;

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
        // Those among the enemy have nothing else to do, and the last man may make the second three.
        Decision::Join(_) if state.attack.inside => PLAN,
        Decision::Join(who) => join(state, plan, who),
        Decision::JoinAll => {
            if state.attack.inside {
                2 * PLAN
            } else {
                -PLAN
            }
        }
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

/// Small parties are not worth a look: all of a stack, or full threes.
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
    let guns = order.to.guns().and(state.works.guns());
    let spiked: i32 = guns.iter().map(|gun| SPIKED * i32::from(gun.strength())).sum();
    let gain = shift(state, plan, order, state.marked()) + spiked - piecemeal(state, order);
    gain + i32::from(order.force.total()) + if makes_room(state, order) { ROOM } else { 0 }
}

/// Whether friends wait outside before a breach that leads to where there is no room for them.
fn makes_room(state: &State, order: Order) -> bool {
    let waits = |area: Area| {
        !area.is_alamo()
            && state.force(area).total() > 0
            && walls::standing(state, area, order.from).is_none()
    };
    let full = state.force(order.from).total() + 2 > order.from.mexican_limit();
    full && order.to.is_alamo() && order.from.reach().iter().any(waits)
}

/// What is lost by going among those who hide with fewer than clear a building best: they shoot at three as at six, and three hit half as often.
fn piecemeal(state: &State, order: Order) -> i32 {
    let hidden = i32::from(state.count_at(Post::Hidden(order.to)));
    let there = i32::from(state.force(order.to).total());
    if hidden == 0 || there > 0 {
        return 0;
    }
    let enough = if hidden == 1 { THREE } else { TWO_THREES };
    let near = walls::open_from(state, order.to).minus(Areas::one(order.to)).and(state.army.held());
    let can_come: i32 = near.iter().map(|area| i32::from(state.ready(area).total())).sum();
    PIECEMEAL * hidden * (enough - can_come).max(0) / THREE
}

/// Slide to empty ground for the +2 of surprise, as long as the old front does not miss the units more.
fn oblique(state: &State, plan: &Plan, order: Order) -> i32 {
    if !is_party(state, order) {
        return -PLAN;
    }
    let empty = !state.has_mexicans(order.to);
    // One or two alone have no attack worth sliding for.
    if empty && i32::from(order.force.total()) < THREE {
        return -PLAN;
    }
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
    // An area is attacked once: a shot at its walls would be in the place of those who clear its buildings.
    if state.has_hidden_texians(target) && state.army.ready_areas().contains(target) {
        return -PLAN;
    }
    let free = free(state);
    let mut all = Assault::on(state, target);
    for area in target.reach().iter().filter(|area| free[area.index()] > 0) {
        all.join(state, area, free[area.index()]);
        all.bonus = if state.marked().contains(area) { all.bonus.max(2) } else { all.bonus };
        let light = state.ready(area).only_column() == Some(Column::CAZADORES)
            && state.force(area).only_column().is_some();
        all.bonus += if light && !state.cazadores_used { 2 } else { 0 };
    }
    // Where one stands already, only the way in for others is to be won.
    if state.has_mexicans(target) { all.value() / 4 } else { all.value() }
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

/// The attack under way, from these areas, with this many more units than have joined.
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
