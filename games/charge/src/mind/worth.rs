//! What a fight is worth: the hits to be expected, and what they are worth to the Mexicans.
//!
//! Values are sums over the six faces of the die, so six times what may be expected.

use crate::rules::{artillery, walls};
use crate::{Area, Areas, Gun, Post, Side, State, Unit, odds};

/// A Texian life.
pub(super) const LIFE: i32 = 10;
/// A Mexican life: sixteen decide the game, as ten Texian ones do.
const SOLDIER: i32 = 6;
/// Each strength point of a gun.
const GUN: i32 = 1;
/// An area cleared or opened by the assault itself, ready to be entered.
const GROUND: i32 = 2;
/// The worth of a wall brought down to this strength: the nearer to falling, the more each point counts.
const LOWERED: [i32; 5] = [14, 6, 4, 2, 0];
/// Walls without defenders count so many tenths.
const EMPTY: i32 = 8;
/// For each Texian who could be attacked over no wall.
const IN_SIGHT: i32 = 14;
/// For each Texian hidden where one stands.
const AT_HAND: i32 = 7;
/// For each step on the way to the nearest Texian.
const STEP: i32 = 8;
/// Mexican units that make one modifier.
const THREE: i32 = 3;
/// More units than this add nothing to an assault.
const ENOUGH: i32 = 12;

/// So many Mexican units in each area.
pub(super) type Counts = [i32; Area::COUNT];

/// An assault as it might be made: on what, from where, by how many, with what bonus.
#[derive(Clone, Copy)]
pub(super) struct Assault {
    pub(super) target: Area,
    pub(super) from: Areas,
    pub(super) units: i32,
    pub(super) bonus: i32,
    /// On those in its buildings, by those inside.
    pub(super) inside: bool,
}

impl Assault {
    /// By all units near `target`, in areas that may attack it.
    fn on(state: &State, target: Area, counts: &Counts, marks: Areas) -> Assault {
        let mut all = Assault { target, from: Areas::NONE, units: 0, bonus: 0, inside: false };
        for area in target.reach().iter().filter(|area| counts[area.index()] > 0) {
            all.from = all.from.with(area);
            all.units += counts[area.index()];
            all.bonus = if marks.contains(area) { 2 } else { all.bonus };
        }
        let hidden = counts[target.index()];
        if hidden > 0 && state.has_hidden_texians(target) {
            return Assault { target, from: Areas::NONE, units: hidden, bonus: 0, inside: true };
        }
        all
    }

    /// Its value. Units between two threes count for their part.
    pub(super) fn value(&self, state: &State) -> i32 {
        if self.units == 0 {
            return 0;
        }
        let prize = Prize::of(state, *self);
        let minus = i32::from(self.inside);
        let at = |threes: i32| prize.of_throw((threes + self.bonus).min(4) - minus);
        let units = self.units.min(ENOUGH);
        let (threes, rest) = (units / THREE, units % THREE);
        let whole = at(threes);
        if rest == 0 { whole } else { whole + (at(threes + 1) - whole) * rest / THREE }
    }
}

/// What so many units could do in the attacks of one turn, storming the best area first, then the next.
pub(super) fn outlook(state: &State, mut counts: Counts, marks: Areas, barred: Areas) -> i32 {
    let held = Areas::ALL.filter(|area| counts[area.index()] > 0);
    let near = |area: Area| held.contains(area) || area.reach().meets(held);
    let mut targets = Areas::ALAMO.minus(barred).filter(near);
    let mut values = [0; Area::COUNT];
    let mut unweighed = targets;
    let mut sum = 0;
    loop {
        for target in unweighed.iter() {
            values[target.index()] = Assault::on(state, target, &counts, marks).value(state);
        }
        let mut best = None;
        for target in targets.iter() {
            let value = values[target.index()];
            if value > best.map_or(0, |(highest, _)| highest) {
                best = Some((value, target));
            }
        }
        let Some((value, target)) = best else { return sum };
        sum += value;
        targets = targets.without(target);
        let assault = Assault::on(state, target, &counts, marks);
        let sources = if assault.inside { Areas::NONE.with(target) } else { assault.from };
        let mut due = ENOUGH;
        for area in sources.iter() {
            let taken = due.min(counts[area.index()]);
            counts[area.index()] -= taken;
            due -= taken;
        }
        // Only where those who stormed could have gone instead is there less to be had now.
        unweighed = targets.filter(|target| sources.contains(target) || target.reach().meets(sources));
    }
}

/// What there is to win by each number of hits.
struct Prize([i32; 4]);

impl Prize {
    fn of(state: &State, assault: Assault) -> Prize {
        let field = Field::of(state, assault);
        Prize([0, field.of_hits(1), field.of_hits(2), field.of_hits(3)])
    }

    /// Over the six throws of the die.
    fn of_throw(&self, modifier: i32) -> i32 {
        let ways = odds::chances(Side::Mexican, modifier as i8);
        self.0.iter().zip(ways).map(|(value, ways)| value * i32::from(ways)).sum()
    }
}

/// Who defends, and what stands in the way.
struct Field {
    defenders: i32,
    /// The strength of the weakest standing wall on the way; 0 if none stands.
    wall: i32,
    /// The first hit goes to the ladders.
    ladders: bool,
    gun: i32,
    /// One of the ways in is open.
    open: bool,
}

impl Field {
    fn of(state: &State, Assault { target, from, inside, .. }: Assault) -> Field {
        let post = if inside { Post::Hidden(target) } else { Post::Open(target) };
        let defenders = i32::from(state.count_at(post));
        let mut field = Field { defenders, wall: 0, ladders: !inside, gun: 0, open: inside };
        let mut undamaged = false;
        for area in from.iter() {
            match area.wall_to(target) {
                None => (field.ladders, field.open) = (false, true),
                Some(wall) if state.wall(wall) == 0 => field.open = true,
                Some(wall) => {
                    undamaged |= walls::is_undamaged(state, wall);
                    let left = i32::from(state.wall(wall));
                    field.wall = if field.wall == 0 { left } else { field.wall.min(left) };
                }
            }
        }
        field.ladders &= undamaged;
        let gun = target.guns().iter().find(|&gun| !state.is_destroyed(gun));
        field.gun = gun.map_or(0, |gun| i32::from(gun.strength()));
        field
    }

    /// The lives that so many hits cost, placed on units as far as the rules allow.
    fn lives(&self, hits: i32) -> i32 {
        let something = self.wall > 0 || self.gun > 0;
        let forced = i32::from(hits > 0 && (self.ladders || hits > 1 && something));
        (hits - forced).min(self.defenders)
    }

    /// The value of so many hits, on units first, then on the wall, then on the gun.
    fn of_hits(&self, hits: i32) -> i32 {
        let lives = self.lives(hits);
        let mut value = lives * LIFE;
        let mut left = hits - lives;
        let stones = left.min(self.wall);
        left -= stones;
        let breach = stones > 0 && stones == self.wall;
        let fallen = LOWERED[(self.wall - stones) as usize] - LOWERED[self.wall as usize];
        value += if self.defenders > 0 { fallen } else { fallen * EMPTY / 10 };
        value += if left > 0 { self.gun * GUN } else { 0 };
        let cleared = lives == self.defenders && (self.open || breach);
        value + if cleared && !(self.open && self.defenders == 0) { GROUND } else { 0 }
    }
}

/// The Texian lives that an area with so many defenders may expect to lose if everyone near storms it.
pub(super) fn danger(state: &State, area: Area, defenders: i32) -> i32 {
    let mut counts = [0; Area::COUNT];
    for near in area.reach().iter() {
        counts[near.index()] = i32::from(state.forces[near.index()].total());
    }
    let storm = Assault::on(state, area, &counts, state.marked());
    if storm.units == 0 || defenders == 0 {
        return 0;
    }
    let field = Field { defenders, ..Field::of(state, storm) };
    let ways = odds::chances(Side::Mexican, (storm.units / THREE).min(4) as i8);
    (1..4).map(|hits| field.lives(hits) * i32::from(ways[hits as usize])).sum()
}

/// How close an area is to the enemy: the Texians that could be attacked from it over no wall, and the way to
/// the nearest.
pub(super) fn closeness(state: &State, area: Area, ways: &Counts) -> i32 {
    let mut sum = (FAR - ways[area.index()]) * STEP;
    for post in state.posts {
        sum += match post {
            Post::Hidden(at) if at == area => AT_HAND,
            Post::Open(at) if area.reach().contains(at) && walls::standing(state, area, at).is_none() => {
                IN_SIGHT
            }
            Post::Open(_) | Post::Hidden(_) | Post::Aside | Post::Dead => 0,
        };
    }
    sum
}

/// Farther than any way on the map.
const FAR: i32 = 20;

/// The way from each area to the nearest Texians; a wall counts for its strength twice.
pub(super) fn ways(state: &State) -> Counts {
    let mut ways = [FAR; Area::COUNT];
    for area in state.posts.iter().filter_map(|post| post.area()) {
        ways[area.index()] = 0;
    }
    loop {
        let mut shorter = false;
        for area in Area::all() {
            for next in area.reach().iter().chain(area.ring().iter()) {
                let wall = walls::standing(state, area, next).map_or(0, |wall| i32::from(state.wall(wall)));
                let way = ways[next.index()] + 1 + 2 * wall;
                if way < ways[area.index()] {
                    ways[area.index()] = way;
                    shorter = true;
                }
            }
        }
        if !shorter {
            return ways;
        }
    }
}

/// The areas with Mexicans that could attack this one.
pub(super) fn near(state: &State, area: Area) -> Areas {
    area.reach().filter(|near| state.has_mexicans(near))
}

#[derive(Clone, Copy)]
pub(super) enum Shooter {
    Unit(Unit),
    Gun(Gun),
}

/// What all Texians and guns that bear on an area add to the die; `counts` says who may shoot.
pub(super) fn firepower(state: &State, target: Area, counts: impl Fn(Shooter) -> bool) -> i32 {
    let units =
        Unit::all().filter(|&unit| reach(state, unit).contains(target) && counts(Shooter::Unit(unit)));
    let guns = Gun::all().filter(|&gun| !state.is_destroyed(gun) && artillery::reach(gun).contains(target));
    let units: i32 = units.map(|unit| 1 + i32::from(unit.is_leader())).sum();
    units + guns.filter(|&gun| counts(Shooter::Gun(gun))).map(|gun| i32::from(gun.strength())).sum::<i32>()
}

/// The areas that a unit can shoot at.
pub(super) fn reach(state: &State, unit: Unit) -> Areas {
    match state.post(unit) {
        Post::Open(area) => area.reach(),
        Post::Hidden(area) => Areas::NONE.with(area),
        Post::Aside | Post::Dead => Areas::NONE,
    }
}

/// Six times the hits that Texians with this modifier may expect.
pub(super) fn fire(modifier: i32) -> i32 {
    i32::from(odds::expected_sixths(Side::Texian, modifier.min(4) as i8))
}

/// What Mexicans in an area may expect to suffer. Guns standing there will have been spiked.
pub(super) fn exposure(state: &State, area: Area) -> i32 {
    let bearing = firepower(state, area, |shooter| match shooter {
        Shooter::Unit(_) => true,
        Shooter::Gun(gun) => !gun.areas().contains(area),
    });
    fire(bearing) * SOLDIER
}
