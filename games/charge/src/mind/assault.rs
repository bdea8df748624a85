//! What an assault is worth to the Mexicans: the hits to be expected, and what they do.
//!
//! Values are sums over the six faces of the die, so six times what may be expected.

use crate::data::{DEFENDERS, GUN, WALL, data};
use crate::odds::Chances;
use crate::rules::walls;
use crate::{Area, Guns, Post, Side, State, odds};

/// A Texian life.
const LIFE: i32 = 10;
/// Each strength point of a gun.
const OF_GUN: i32 = 1;
/// An area cleared or opened by the assault itself, ready to be entered.
const GROUND: i32 = 2;
/// The worth of a wall brought down to this strength: the nearer to falling, the more each point counts.
const LOWERED: [i32; WALL as usize + 1] = [14, 6, 4, 2, 0];
/// Walls without defenders count this many tenths.
const EMPTY: i32 = 8;
/// Mexican units that make one modifier.
pub(super) const THREE: i32 = 3;
/// More units than this add nothing to an assault.
pub(super) const ENOUGH: i32 = 12;

/// An assault as it might be made: on what, over what, by how many, with what bonus.
#[derive(Clone, Copy)]
pub(super) struct Assault {
    target: Area,
    field: Field,
    pub units: i32,
    pub bonus: i32,
    /// On those in its buildings, by those inside.
    inside: bool,
}

impl Assault {
    /// On an area, by nobody yet.
    pub(super) fn on(state: &State, target: Area) -> Assault {
        let field = Field { flanked: false, open: false, ..Field::of(state, Post::Open(target)) };
        Assault { target, field, units: 0, bonus: 0, inside: false }
    }

    /// On those in the buildings of an area, by this many inside.
    pub(super) fn within(state: &State, target: Area, units: i32) -> Assault {
        let field = Field { flanked: true, open: true, ..Field::of(state, Post::Hidden(target)) };
        Assault { target, field, units, bonus: 0, inside: true }
    }

    /// This many more storm, from an area that may attack the target.
    pub(super) fn join(&mut self, state: &State, area: Area, units: i32) {
        self.units += units;
        let field = &mut self.field;
        match area.wall_to(self.target) {
            None => (field.flanked, field.open) = (true, true),
            Some(wall) => match i32::from(state.wall(wall)) {
                0 => field.open = true,
                left => {
                    field.undamaged |= walls::is_undamaged(state, wall);
                    field.wall = if field.wall == 0 { left } else { field.wall.min(left) };
                }
            },
        }
    }

    /// Its value. Units between two threes count for their part.
    pub(super) fn value(&self) -> i32 {
        if self.units == 0 {
            return 0;
        }
        let throws = self.field.throws();
        let minus = i32::from(self.inside);
        let at = |threes: i32| throws[((threes + self.bonus).min(MOST) - minus - LEAST) as usize];
        let units = self.units.min(ENOUGH);
        let (threes, rest) = (units / THREE, units % THREE);
        let whole = at(threes);
        if rest == 0 { whole } else { whole + (at(threes + 1) - whole) * rest / THREE }
    }

    /// The lives that this many defenders may expect to lose to it, if it has no bonus.
    pub(super) fn toll(&self, defenders: i32) -> i32 {
        let field = Field { defenders, ..self.field };
        let ways = odds::chances(Side::Mexican, (self.units / THREE).min(MOST) as i8);
        (1..4).map(|hits| field.lives(hits) * i32::from(ways[hits as usize])).sum()
    }
}

/// Who defends, and what stands in the way.
#[derive(Clone, Copy)]
struct Field {
    defenders: i32,
    gun: i32,
    /// The strength of the weakest standing wall on the way; 0 if none stands.
    wall: i32,
    /// One of those walls is undamaged: the first hit goes to the ladders, unless some come over no wall at all.
    undamaged: bool,
    flanked: bool,
    /// One of the ways in is open.
    open: bool,
}

impl Field {
    /// Before those who are at a post.
    fn of(state: &State, post: Post) -> Field {
        let guns = post.area().map_or(Guns::NONE, Area::guns).and(state.works.guns());
        Field {
            defenders: state.count_at(post).into(),
            gun: guns.first().map_or(0, |gun| gun.strength().into()),
            wall: 0,
            undamaged: false,
            flanked: false,
            open: false,
        }
    }

    /// [15.2] Whether the first hit goes to the ladders.
    const fn ladders(&self) -> bool {
        self.undamaged && !self.flanked
    }

    /// The lives that this many hits cost, placed on units as far as the rules allow.
    const fn lives(&self, hits: i32) -> i32 {
        let something = self.wall > 0 || self.gun > 0;
        let forced = hits > 0 && (self.ladders() || hits > 1 && something);
        let free = hits - forced as i32;
        if free < self.defenders { free } else { self.defenders }
    }

    /// The value of this many hits, on units first, then on the wall, then on the gun.
    const fn of_hits(&self, hits: i32) -> i32 {
        let lives = self.lives(hits);
        let mut value = lives * LIFE;
        let mut left = hits - lives;
        let stones = if left < self.wall { left } else { self.wall };
        left -= stones;
        let breach = stones > 0 && stones == self.wall;
        let fallen = LOWERED[(self.wall - stones) as usize] - LOWERED[self.wall as usize];
        value += if self.defenders > 0 { fallen } else { fallen * EMPTY / 10 };
        value += if left > 0 { self.gun * OF_GUN } else { 0 };
        let cleared = lives == self.defenders && (self.open || breach);
        value + if cleared && !(self.open && self.defenders == 0) { GROUND } else { 0 }
    }

    /// The values of a throw with each modifier, from the least to the most.
    fn throws(&self) -> &'static Throws {
        &data().assaults[self.number()]
    }

    const fn number(&self) -> usize {
        let number = (self.defenders * KINDS[1] + self.wall) * KINDS[2] + self.gun;
        number as usize * 4 + self.ladders() as usize * 2 + self.open as usize
    }

    /// The field with a number.
    const fn numbered(number: usize) -> Field {
        let kind = number as i32 / 4;
        let defenders = kind / (KINDS[1] * KINDS[2]);
        let (wall, gun) = (kind / KINDS[2] % KINDS[1], kind % KINDS[2]);
        let (ladders, open) = (number / 2 % 2 == 1, number % 2 == 1);
        Field { defenders, wall, gun, undamaged: ladders, flanked: !ladders, open }
    }
}

/// How many there may be of defenders, of strengths of a wall, of strengths of a gun.
const KINDS: [i32; 3] = [DEFENDERS as i32 + 1, WALL as i32 + 1, GUN as i32 + 1];
const FIELDS: usize = (KINDS[0] * KINDS[1] * KINDS[2]) as usize * 4;

/// The least modifier of an assault, and the most.
const LEAST: i32 = -1;
const MOST: i32 = 4;
type Throws = [i32; (MOST - LEAST + 1) as usize];

/// Over the six throws of the die.
pub(crate) type Assaults = [Throws; FIELDS];

/// All of them, by the combat table of the Mexicans.
pub(crate) const fn assaults(chances: &Chances) -> Assaults {
    let mut all = [[0; (MOST - LEAST + 1) as usize]; FIELDS];
    let mut number = 0;
    while number < FIELDS {
        let field = Field::numbered(number);
        let mut at = 0;
        while at < all[number].len() {
            let ways = odds::of_modifier(chances, (at as i32 + LEAST) as i8);
            let mut hits = 1;
            while hits < ways.len() {
                all[number][at] += field.of_hits(hits as i32) * ways[hits] as i32;
                hits += 1;
            }
            at += 1;
        }
        number += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{FIELDS, Field};
    use crate::{Area, Gun, Wall};

    #[test]
    fn every_field_has_its_number() {
        assert!((0..FIELDS).all(|number| Field::numbered(number).number() == number));
        let most = |limit: fn(Area) -> u8| Area::all().map(limit).max();
        assert_eq!([most(Area::texian_limit), most(Area::building_limit)], [Some(4), Some(4)]);
        assert_eq!(Wall::all().map(Wall::printed).max(), Some(4));
        assert_eq!(Gun::all().map(Gun::strength).max(), Some(3));
    }
}
