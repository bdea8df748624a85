//! The Mexicans play themselves: deterministic orders within the same rules that a player keeps.
//!
//! The orders of one movement phase are found one by one, each from the position as it stands: ladders first,
//! then marches by those nearest to their goal, then officers who were left behind.

use arrayvec::ArrayVec;
use game::Set128;

use crate::data::data;
use crate::derived::FARTHEST;
use crate::event::Why;
use crate::rules::reach::Walk;
use crate::rules::stacks::room;
use crate::rules::{march, melee, officers};
use crate::state::{COUNTERS, Group, STACK};
use crate::{Battalion, Decision, Man, March, Officer, Side, State, Wall, Walls, Zone, Zones};

/// The next order, and why; nothing when all have done what they can.
pub(crate) fn next(state: &State) -> Option<(Decision, Why)> {
    Orders::new().next(state)
}

/// The orders of a movement phase, found one by one. What they turn on is looked at again only when it has changed.
pub(crate) struct Orders {
    scene: Option<Scene>,
    /// Those who want to go somewhere, from zone to zone.
    parties: ArrayVec<Party, COUNTERS>,
    /// Which of them are this many steps from their goal.
    distant: [Set128; FARTHEST + 1],
    /// Those that had nowhere to go, and around whom nothing has changed since.
    stuck: Set128,
}

/// What says who wants to go where, and how far they get.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Scene {
    /// The zones with Texans to go for, officers among them.
    texans: Zones,
    /// Those with Mexican officers.
    leaders: Zones,
    breached: Walls,
    ladders: Walls,
    crossed: Walls,
}

impl Scene {
    fn of(state: &State) -> Scene {
        Scene {
            texans: state.texan_zones().or(state.officer_zones(Side::Texan)),
            leaders: state.officer_zones(Side::Mexican),
            breached: state.breached,
            ladders: state.ladders,
            crossed: state.crossed,
        }
    }
}

impl Orders {
    pub(crate) fn new() -> Orders {
        Orders {
            scene: None,
            parties: ArrayVec::new(),
            distant: [Set128::EMPTY; FARTHEST + 1],
            stuck: Set128::EMPTY,
        }
    }

    /// The next, if the last has been carried out.
    pub(crate) fn next(&mut self, state: &State) -> Option<(Decision, Why)> {
        let scene = Scene::of(state);
        if self.scene != Some(scene) {
            self.muster(state, scene);
        }
        climb(state)
            .or_else(|| cross(state))
            .or_else(|| self.advance(state, scene.texans))
            .or_else(|| follow(state))
    }

    fn muster(&mut self, state: &State, scene: Scene) {
        self.scene = Some(scene);
        self.parties.clear();
        self.distant = [Set128::EMPTY; FARTHEST + 1];
        self.stuck = Set128::EMPTY;
        let plan = Plan::of(state);
        let wants = |group: Group| Party::of(state, &plan, scene.texans, group);
        state.fresh_groups().filter_map(wants).for_each(|party| {
            let distant = &mut self.distant[usize::from(party.distance).min(FARTHEST)];
            *distant = distant.with(self.parties.len() as u8);
            self.parties.push(party);
        });
    }

    /// [M5] The stack that is nearest to its goal marches first.
    fn advance(&mut self, state: &State, texans: Zones) -> Option<(Decision, Why)> {
        for distant in &mut self.distant {
            for at in distant.minus(self.stuck).iter() {
                let party = &mut self.parties[usize::from(at)];
                let Some((order, why)) = party.order(state, texans) else {
                    self.stuck = self.stuck.with(at);
                    continue;
                };
                party.unmoved -= order.count;
                if party.unmoved == 0 {
                    *distant = distant.without(at);
                }
                let changed = Zones::one(order.from).with(order.to);
                let is_stuck = |at: &u8| !self.parties[usize::from(*at)].heeds(changed);
                self.stuck = self.stuck.iter().filter(is_stuck).collect();
                return Some((Decision::March(order), why));
            }
        }
        None
    }
}

/// [5.1] [M7] At the foot of the gun position that they make for, and that has neither a breach nor a ladder yet.
fn climb(state: &State) -> Option<(Decision, Why)> {
    let plan = Plan::of(state);
    let open = state.breached.or(state.ladders);
    let walls = march::bare_walls(state).and(Walls::gun_positions());
    let is_ready = |wall: &Wall| {
        let foot = wall.outside();
        let aimed =
            || plan.goal(foot).is_some_and(|(goal, why)| why == Why::GunPosition && goal.outside() == foot);
        let free = march::can_climb(state, *wall).is_ok() && !foot.walls().meets(open);
        free && aimed() && top_unmoved(state, foot).is_some()
    };
    walls.iter().find(is_ready).map(|wall| (Decision::Climb(wall), Why::Ladder))
}

/// [5.2] [M7] Where a ladder has just been set, the top counter goes up, whoever is behind the wall; where one stands, if the
/// way is free or the odds are fair.
fn cross(state: &State) -> Option<(Decision, Why)> {
    let free = state.ladders.minus(state.crossed).minus(state.breached);
    free.iter().find_map(|wall| {
        let (from, to) = (wall.outside(), wall.inside());
        let battalion = top_unmoved(state, from)?;
        let gap = || melee::gap(state, to, battalion, 1);
        let goes = state.climbed.contains(wall) || !state.has_texans(to) || gap() <= data().assault_gap as i8;
        let order = March { from, to, battalion, count: 1 };
        (room(state, to) > 0 && goes).then_some((Decision::March(order), Why::Ladder))
    })
}

/// [M2] The top counter of infantry among those that have not moved. Sappers dig, they do not climb.
fn top_unmoved(state: &State, zone: Zone) -> Option<Battalion> {
    let ready = |battalion: Battalion| is_infantry(battalion) && state.group(zone, battalion).unmoved() > 0;
    let top = state.top(zone).filter(|&top| ready(top));
    let mut others = state.camp(zone).iter().map(|counter| counter.battalion);
    top.or_else(|| others.find(|&battalion| ready(battalion)))
}

fn is_infantry(battalion: Battalion) -> bool {
    !battalion.is_cavalry() && battalion != Battalion::ZAPADORES
}

/// Counters of a battalion that want to go somewhere.
struct Party {
    /// How many steps they are from their goal.
    distance: u8,
    zone: Zone,
    battalion: Battalion,
    unmoved: u8,
    goal: Goal,
    /// The zones within their reach, once somebody has asked.
    within: Option<Zones>,
}

#[derive(Clone, Copy)]
enum Goal {
    Wall(Wall, Why),
    Texans,
}

impl Party {
    fn of(state: &State, plan: &Plan, texans: Zones, group: Group) -> Option<Party> {
        let Group { zone, battalion, .. } = group;
        let unmoved = group.unmoved();
        if zone.is_inside() {
            let distance = zone.steps_to_nearest(texans);
            return Some(Party { distance, zone, battalion, unmoved, goal: Goal::Texans, within: None });
        }
        let (wall, why) = goal(plan, zone, battalion)?;
        let distance = wall.steps_from(zone);
        let waits = is_infantry(battalion) && waits_below(state, zone);
        let is_there = why != Why::Breach && distance == 0;
        let goal = Goal::Wall(wall, why);
        (!waits && !is_there).then_some(Party { distance, zone, battalion, unmoved, goal, within: None })
    }

    fn order(&mut self, state: &State, texans: Zones) -> Option<(March, Why)> {
        let count = self.free_to_go(state);
        if count == 0 {
            return None;
        }
        let walk = || Walk::mexican(state, self.zone, self.battalion).within();
        let within = *self.within.get_or_insert_with(walk);
        let (to, why) = match self.goal {
            Goal::Wall(wall, why) => (self.outside(state, count, within, texans, wall, why)?, why),
            Goal::Texans => {
                let rooms = within.and(Zones::INSIDE);
                (best_inside(state, self.battalion, count, rooms, texans, self.distance)?, Why::Inside)
            }
        };
        let count = count.min(room(state, to));
        Some((March { from: self.zone, to, battalion: self.battalion, count }, why))
    }

    /// Whether where it goes, if anywhere, depends on who is in these zones.
    fn heeds(&self, zones: Zones) -> bool {
        zones.contains(self.zone) || self.within.is_some_and(|within| within.meets(zones))
    }

    /// [M9] [3.2d] How many may leave: one stays with Santa Anna, of his cavalry if it is there, and one on a captured gun.
    fn free_to_go(&self, state: &State) -> u8 {
        let Party { zone, battalion, .. } = *self;
        let free = self.unmoved.min(march::free(state, zone));
        if state.officer(Officer::SANTA_ANNA).zone() != Some(zone) {
            return free;
        }
        let count = state.count(zone, battalion);
        let horse = state.has_cavalry(zone);
        let last = if horse { battalion.is_cavalry() } else { state.mexicans(zone) == count };
        if last { free.min(count - 1) } else { free }
    }

    /// [M6] Toward a breach, a gun position or, for sappers, a wall that stands.
    fn outside(
        &self,
        state: &State,
        count: u8,
        within: Zones,
        texans: Zones,
        goal: Wall,
        why: Why,
    ) -> Option<Zone> {
        let beyond = within.and(Zones::INSIDE);
        if why == Why::Breach && beyond.contains(goal.inside()) && room(state, goal.inside()) > 0 {
            let best = || best_inside(state, self.battalion, count, beyond, texans, u8::MAX);
            let rides = self.battalion.is_cavalry();
            return if rides { best() } else { None }.or(Some(goal.inside()));
        }
        let closer = within.and(goal.nearer_than(self.distance)).and(state.with_room(1));
        closer.iter().min_by_key(|&to| (goal.steps_from(to), state.mexicans(to)))
    }
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
            guns: standing.and(Walls::gun_positions()),
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
                let prefer = breach.0.steps_from(zone) <= gun.0.steps_from(zone) + data().breach_margin;
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
        || melee::gap(state, zone, battalion, count) <= data().assault_gap as i8
}

/// [M5] An officer whose men have all gone joins the nearest that no officer leads.
fn follow(state: &State) -> Option<(Decision, Why)> {
    Officer::mexicans().filter(|&officer| officer != Officer::SANTA_ANNA).find_map(|officer| {
        let from = state.officer(officer).zone()?;
        if state.has_mexicans(from) || state.moved_officers.contains(officer) {
            return None;
        }
        let within = Walk::officer(state, officer, from).within();
        let unled = state.mexican_zones().minus(state.officer_zones(Side::Mexican));
        let to = officers::nearest(state, from, Side::Mexican, within.and(unled))?;
        Some((Decision::Move(Man::Officer(officer), to), Why::Ordered))
    })
}
