//! The Mexicans play themselves: deterministic orders within the same rules that a player keeps.
//!
//! The orders of one movement phase are found one by one, each from the position as it stands: ladders first,
//! then marches by those nearest to their goal, then officers who were left behind.

use crate::data::{ASSAULT_GAP, BREACH_MARGIN};
use crate::event::Why;
use crate::map::bits;
use crate::rules::stacks::room;
use crate::rules::{march, melee, officers, reach};
use crate::state::{Group, STACK};
use crate::{Battalion, Decision, Man, March, Officer, Side, State, Wall, Zone, Zones};

/// The next order, and why; nothing when all have done what they can.
pub(crate) fn next(state: &State) -> Option<(Decision, Why)> {
    climb(state).or_else(|| cross(state)).or_else(|| advance(state)).or_else(|| follow(state))
}

/// [5.1] [M7] At the foot of the gun position that they make for, and that has neither a breach nor a ladder yet.
fn climb(state: &State) -> Option<(Decision, Why)> {
    let walls = Walls::of(state);
    let open = |wall: Wall| state.is_breached(wall) || state.has_ladder(wall);
    let ready = |wall: &Wall| {
        let foot = wall.outside();
        let aimed =
            walls.goal(foot).is_some_and(|(goal, why)| why == Why::GunPosition && goal.outside() == foot);
        aimed && top_unmoved(state, foot).is_some() && !foot.walls().any(open)
    };
    let mut guns =
        Wall::all().filter(|wall| wall.is_gun_position() && march::can_climb(state, *wall).is_ok());
    guns.find(ready).map(|wall| (Decision::Climb(wall), Why::Ladder))
}

/// [M7] The top counter goes up a ladder if the way is free, or the odds are fair.
fn cross(state: &State) -> Option<(Decision, Why)> {
    let free = |wall: &Wall| {
        state.has_ladder(*wall) && state.crossed >> wall.0 & 1 == 0 && !state.is_breached(*wall)
    };
    Wall::all().filter(free).find_map(|wall| {
        let (from, to) = (wall.outside(), wall.inside());
        let battalion = top_unmoved(state, from)?;
        let fair = state.texans(to) == 0 || melee::gap(state, to, battalion, 1) <= ASSAULT_GAP as i8;
        let order = March { from, to, battalion, count: 1 };
        (room(state, to) > 0 && fair).then_some((Decision::March(order), Why::Ladder))
    })
}

/// [M2] The top counter of infantry among those that have not moved. Sappers dig, they do not climb.
fn top_unmoved(state: &State, zone: Zone) -> Option<Battalion> {
    let ready = |battalion: Battalion| is_infantry(battalion) && march::unmoved(state, zone, battalion) > 0;
    let top = state.top(zone).filter(|&top| ready(top));
    let mut others = state.stacks_in(zone).map(|stack| stack.battalion);
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
    let walls = Walls::of(state);
    let mut best: Option<(u8, March, Why)> = None;
    for group in state.groups().filter(|group| group.unmoved() > 0) {
        let (distance, goal) = if group.zone.is_inside() {
            (steps(group.zone, presence), Goal::Texans)
        } else {
            let Some((wall, why)) = goal(&walls, group.zone, group.battalion) else { continue };
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
    let closer = within.without(Zones::INSIDE).iter().filter(|to| goal.steps_from(*to) < distance);
    let open = closer.filter(|&to| room(state, to) > 0);
    let to = open.min_by_key(|&to| (goal.steps_from(to), STACK - room(state, to), to))?;
    Some(March { from: zone, to, battalion, count: count.min(room(state, to)) })
}

/// [5.2] At the foot of a ladder, where no breach leads on: the others wait their turn.
fn waits_below(state: &State, zone: Zone) -> bool {
    zone.is_foot()
        && zone.walls().any(|wall| state.has_ladder(wall))
        && !zone.walls().any(|wall| state.is_breached(wall))
}

/// The walls by what they are to those outside, by bits.
struct Walls {
    standing: u32,
    breached: u32,
    guns: u32,
    /// Ruling 60: only a breach that is near draws them.
    near: bool,
}

impl Walls {
    fn of(state: &State) -> Walls {
        let set = |fits: &dyn Fn(Wall) -> bool| {
            Wall::all().filter(|&wall| fits(wall)).fold(0, |set, wall| set | 1 << wall.0)
        };
        let breached = set(&|wall| state.is_breached(wall));
        let standing = !breached & ((1 << Wall::COUNT) - 1);
        let guns = standing & set(&|wall| wall.is_gun_position());
        Walls { standing, breached, guns, near: state.scenario.near_breach }
    }

    fn nearest(set: u32, zone: Zone) -> Option<Wall> {
        bits(set).map(Wall).min_by_key(|wall| wall.steps_from(zone))
    }

    /// [5.1] [M6] The wall that infantry makes for: the nearest breach if there is one, else the nearest gun position.
    fn goal(&self, zone: Zone) -> Option<(Wall, Why)> {
        let breach = Walls::nearest(self.breached, zone).map(|wall| (wall, Why::Breach));
        let gun = Walls::nearest(self.guns, zone).map(|wall| (wall, Why::GunPosition));
        match (breach, gun) {
            (Some(breach), Some(gun)) if self.near => {
                let prefer = breach.0.steps_from(zone) <= gun.0.steps_from(zone) + BREACH_MARGIN;
                Some(if prefer { breach } else { gun })
            }
            (breach, gun) => breach.or(gun),
        }
    }
}

/// [M6] [M9] The wall to make for: sappers any that stands, cavalry a breach that it can use.
fn goal(walls: &Walls, zone: Zone, battalion: Battalion) -> Option<(Wall, Why)> {
    if battalion == Battalion::ZAPADORES
        && let Some(wall) = Walls::nearest(walls.standing, zone)
    {
        return Some((wall, Why::Sappers));
    }
    if battalion.is_cavalry() {
        let dry = bits(walls.breached).map(Wall).filter(|wall| !wall.outside().has_ditch());
        return dry.min_by_key(|wall| wall.steps_from(zone)).map(|wall| (wall, Why::Breach));
    }
    walls.goal(zone)
}

/// [M8] Toward the nearest Texans.
fn inside(state: &State, group: Group, count: u8, texans: Zones, distance: u8) -> Option<March> {
    let Group { zone, battalion, .. } = group;
    let within = reach::mexican(state, zone, battalion).and(Zones::INSIDE);
    let to = best_inside(state, battalion, count, within, texans, distance)?;
    Some(March { from: zone, to, battalion, count: count.min(room(state, to)) })
}

fn steps(zone: Zone, goals: Zones) -> u8 {
    goals.iter().map(|goal| zone.steps_inside(goal)).min().unwrap_or(u8::MAX)
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
    let open = |zone: &Zone| room(state, *zone) > 0;
    let enemies = within.and(texans).iter().filter(open);
    let fair = enemies.filter(|&zone| may_enter(state, zone, battalion, count.min(room(state, zone))));
    let attack = fair.min_by_key(|&zone| (state.crews(zone).next().is_none(), zone));
    attack.or_else(|| {
        let free = within.without(texans).iter().filter(open);
        let nearer = free.filter(|&zone| steps(zone, texans) < distance);
        nearer.min_by_key(|&zone| (steps(zone, texans), STACK - room(state, zone), zone))
    })
}

/// [M8] The odds are not too bad, or three go in together, or the place is a building or the platform.
fn may_enter(state: &State, zone: Zone, battalion: Battalion, count: u8) -> bool {
    state.texans(zone) == 0
        || zone.is_building()
        || state.mexicans(zone) + count == STACK
        || melee::gap(state, zone, battalion, count) <= ASSAULT_GAP as i8
}

/// [M5] An officer whose men have all gone joins the nearest that no officer leads.
fn follow(state: &State) -> Option<(Decision, Why)> {
    Officer::mexicans().filter(|&officer| officer != Officer::SANTA_ANNA).find_map(|officer| {
        let from = state.officer(officer).zone()?;
        if state.mexicans(from) > 0 || state.officer_has_moved(officer) {
            return None;
        }
        let within = reach::mexican_officer(state, from, officer);
        let fits = |zone: Zone| {
            within.contains(zone)
                && state.mexicans(zone) > 0
                && state.officer_in(zone, Side::Mexican).is_none()
        };
        let to = officers::nearest(state, from, Side::Mexican, fits)?;
        Some((Decision::Move(Man::Officer(officer), to), Why::Ordered))
    })
}
