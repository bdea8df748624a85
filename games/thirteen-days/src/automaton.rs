//! The Mexicans play themselves: deterministic orders within the same rules that a player keeps.
//!
//! The orders of one movement phase are found one by one, each from the position as it stands: ladders first,
//! then marches by those nearest to their goal, then officers who were left behind.

use crate::data::{ASSAULT_GAP, BREACH_MARGIN};
use crate::event::Why;
use crate::rules::stacks::room;
use crate::rules::{march, melee, officers, reach};
use crate::state::{Group, STACK};
use crate::{Battalion, Decision, Man, March, Officer, Side, State, Wall, Walls, Zone, Zones};

/// The next order, and why; nothing when all have done what they can.
pub(crate) fn next(state: &State) -> Option<(Decision, Why)> {
    climb(state).or_else(|| cross(state)).or_else(|| advance(state)).or_else(|| follow(state))
}

/// [5.1] [M7] At the foot of the gun position that they make for, and that has neither a breach nor a ladder yet.
fn climb(state: &State) -> Option<(Decision, Why)> {
    let guns = march::climbs(state).and(Walls::GUN_POSITIONS);
    let plan = Plan::of(state);
    let open = state.breached.or(state.ladders);
    let is_ready = |wall: &Wall| {
        let foot = wall.outside();
        let aimed =
            plan.goal(foot).is_some_and(|(goal, why)| why == Why::GunPosition && goal.outside() == foot);
        aimed && !foot.walls().meets(open) && top_unmoved(state, foot).is_some()
    };
    guns.iter().find(is_ready).map(|wall| (Decision::Climb(wall), Why::Ladder))
}

/// [M7] The top counter goes up a ladder if the way is free, or the odds are fair.
fn cross(state: &State) -> Option<(Decision, Why)> {
    let free = state.ladders.minus(state.crossed).minus(state.breached);
    free.iter().find_map(|wall| {
        let (from, to) = (wall.outside(), wall.inside());
        let battalion = top_unmoved(state, from)?;
        let fair = !state.has_texans(to) || melee::gap(state, to, battalion, 1) <= ASSAULT_GAP as i8;
        let order = March { from, to, battalion, count: 1 };
        (room(state, to) > 0 && fair).then_some((Decision::March(order), Why::Ladder))
    })
}

/// [M2] The top counter of infantry among those that have not moved. Sappers dig, they do not climb.
fn top_unmoved(state: &State, zone: Zone) -> Option<Battalion> {
    let ready = |battalion: Battalion| is_infantry(battalion) && state.group(zone, battalion).unmoved() > 0;
    let top = state.top(zone).filter(|&top| ready(top));
    let mut others = state.stacks_in(zone).iter().map(|stack| stack.battalion);
    top.or_else(|| others.find(|&battalion| ready(battalion)))
}

fn is_infantry(battalion: Battalion) -> bool {
    !battalion.is_cavalry() && battalion != Battalion::ZAPADORES
}

/// Where a stack wants to go.
#[derive(Clone, Copy)]
enum Goal {
    Wall(Wall, Why),
    Texans,
}

/// [M5] The stack that is nearest to its goal marches first.
fn advance(state: &State) -> Option<(Decision, Why)> {
    let presence = texans(state);
    let plan = Plan::of(state);
    let mut best: Option<(u8, March, Why)> = None;
    for group in state.groups().filter(|group| group.unmoved() > 0) {
        let (distance, goal) = if group.zone.is_inside() {
            (group.zone.steps_to_nearest(presence), Goal::Texans)
        } else {
            let Some((wall, why)) = goal(&plan, group.zone, group.battalion) else { continue };
            if is_infantry(group.battalion) && waits_below(state, group.zone) {
                continue;
            }
            (wall.steps_from(group.zone), Goal::Wall(wall, why))
        };
        if best.is_some_and(|(nearest, ..)| distance >= nearest) {
            continue;
        }
        let count = free_to_go(state, group);
        let order = match goal {
            _ if count == 0 => None,
            Goal::Wall(wall, why) => {
                outside(state, group, count, presence, wall, why).map(|order| (order, why))
            }
            Goal::Texans => inside(state, group, count, presence, distance).map(|order| (order, Why::Inside)),
        };
        best = order.map(|(order, why)| (distance, order, why)).or(best);
    }
    best.map(|(_, order, why)| (Decision::March(order), why))
}

/// The zones with Texans to go for, officers among them.
fn texans(state: &State) -> Zones {
    state.texan_zones().or(state.officer_zones(Side::Texan))
}

/// [M9] [3.2d] How many may leave: one stays with Santa Anna, of his cavalry if it is there, and one on a captured gun.
fn free_to_go(state: &State, group: Group) -> u8 {
    let Group { zone, battalion, count, .. } = group;
    let last = match state.count(zone, Battalion::DOLORES) {
        0 => state.mexicans(zone) == count,
        _ => battalion.is_cavalry(),
    };
    let escort = last && state.officer(Officer::SANTA_ANNA).zone() == Some(zone);
    let free = group.unmoved().min(march::free(state, zone));
    if escort { free.min(count - 1) } else { free }
}

/// [M6] Toward a breach, a gun position or, for sappers, a wall that stands.
fn outside(state: &State, group: Group, count: u8, texans: Zones, goal: Wall, why: Why) -> Option<March> {
    let Group { zone, battalion, .. } = group;
    let distance = goal.steps_from(zone);
    if why != Why::Breach && distance == 0 {
        return None;
    }
    let within = reach::mexican(state, zone, battalion);
    let beyond = within.and(Zones::INSIDE);
    if why == Why::Breach && beyond.contains(goal.inside()) && room(state, goal.inside()) > 0 {
        let to = if battalion.is_cavalry() {
            best_inside(state, battalion, count, beyond, texans, u8::MAX).unwrap_or(goal.inside())
        } else {
            goal.inside()
        };
        return Some(March { from: zone, to, battalion, count: count.min(room(state, to)) });
    }
    let open = within.minus(Zones::INSIDE).and(state.with_room(1));
    let closer = open.iter().filter(|to| goal.steps_from(*to) < distance);
    let to = closer.min_by_key(|&to| (goal.steps_from(to), state.mexicans(to), to))?;
    Some(March { from: zone, to, battalion, count: count.min(room(state, to)) })
}

/// [5.2] At the foot of a ladder, where no breach leads on: the others wait their turn.
fn waits_below(state: &State, zone: Zone) -> bool {
    zone.is_foot() && zone.walls().meets(state.ladders) && !zone.walls().meets(state.breached)
}

/// The walls by what they are to those outside.
struct Plan {
    standing: Walls,
    breached: Walls,
    guns: Walls,
    /// Ruling 60: only a breach that is near draws them.
    near: bool,
}

impl Plan {
    fn of(state: &State) -> Plan {
        let standing = Walls::ALL.minus(state.breached);
        Plan {
            standing,
            breached: state.breached,
            guns: standing.and(Walls::GUN_POSITIONS),
            near: state.scenario.near_breach,
        }
    }

    /// [5.1] [M6] The wall that infantry makes for: the nearest breach if there is one, else the nearest gun position.
    fn goal(&self, zone: Zone) -> Option<(Wall, Why)> {
        let breach = zone.nearest_wall(self.breached).map(|wall| (wall, Why::Breach));
        let gun = || zone.nearest_wall(self.guns).map(|wall| (wall, Why::GunPosition));
        if !self.near {
            return breach.or_else(gun);
        }
        match (breach, gun()) {
            (Some(breach), Some(gun)) => {
                let prefer = breach.0.steps_from(zone) <= gun.0.steps_from(zone) + BREACH_MARGIN;
                Some(if prefer { breach } else { gun })
            }
            (breach, gun) => breach.or(gun),
        }
    }
}

/// [M6] [M9] The wall to make for: sappers any that stands, cavalry a breach that it can use.
fn goal(plan: &Plan, zone: Zone, battalion: Battalion) -> Option<(Wall, Why)> {
    if battalion == Battalion::ZAPADORES
        && let Some(wall) = zone.nearest_wall(plan.standing)
    {
        return Some((wall, Why::Sappers));
    }
    if battalion.is_cavalry() {
        let dry = plan.breached.filter(|wall| !wall.outside().has_ditch());
        return zone.nearest_wall(dry).map(|wall| (wall, Why::Breach));
    }
    plan.goal(zone)
}

/// [M8] Toward the nearest Texans.
fn inside(state: &State, group: Group, count: u8, texans: Zones, distance: u8) -> Option<March> {
    let Group { zone, battalion, .. } = group;
    let within = reach::mexican(state, zone, battalion).and(Zones::INSIDE);
    let to = best_inside(state, battalion, count, within, texans, distance)?;
    Some(March { from: zone, to, battalion, count: count.min(room(state, to)) })
}

/// [M8] A zone of Texans that it is fair to enter, guns first; else the zone nearest to them, if nearer than now.
fn best_inside(
    state: &State,
    battalion: Battalion,
    count: u8,
    within: Zones,
    texans: Zones,
    distance: u8,
) -> Option<Zone> {
    let open = within.and(state.with_room(1));
    let fair =
        open.and(texans).filter(|zone| may_enter(state, zone, battalion, count.min(room(state, zone))));
    fair.and(state.crew_zones()).first().or(fair.first()).or_else(|| {
        let rank = |zone: Zone| (zone.steps_to_nearest(texans), state.mexicans(zone), zone);
        let nearest = open.minus(texans).iter().map(rank).min();
        nearest.filter(|&(steps, ..)| steps < distance).map(|(.., zone)| zone)
    })
}

/// [M8] The odds are not too bad, or three go in together, or the place is a building or the platform.
fn may_enter(state: &State, zone: Zone, battalion: Battalion, count: u8) -> bool {
    !state.has_texans(zone)
        || zone.is_building()
        || state.mexicans(zone) + count == STACK
        || melee::gap(state, zone, battalion, count) <= ASSAULT_GAP as i8
}

/// [M5] An officer whose men have all gone joins the nearest that no officer leads.
fn follow(state: &State) -> Option<(Decision, Why)> {
    Officer::mexicans().filter(|&officer| officer != Officer::SANTA_ANNA).find_map(|officer| {
        let from = state.officer(officer).zone()?;
        if state.has_mexicans(from) || state.moved_officers.contains(officer) {
            return None;
        }
        let within = reach::mexican_officer(state, from, officer);
        let unled = state.mexican_zones().minus(state.officer_zones(Side::Mexican));
        let to = officers::nearest(state, from, Side::Mexican, within.and(unled))?;
        Some((Decision::Move(Man::Officer(officer), to), Why::Ordered))
    })
}
