//! What a fight is worth: the hits to be expected, and what they are worth to the Mexicans.

use crate::rules::walls;
use crate::{Area, Areas, Gun, Post, Side, State, odds};

/// A Texian life.
pub(super) const LIFE: i32 = 10;
/// A point of wall that still leaves the wall standing.
const STONE: i32 = 3;
/// The point of wall that opens the way.
const BREACH: i32 = 7;
/// Each strength point of a gun.
const GUN: i32 = 2;
/// A cleared area that can be entered at once.
const GROUND: i32 = 6;
/// Mexican units that make one modifier.
const THREE: i32 = 3;

/// An assault as it might be made: on what, from where.
#[derive(Clone, Copy)]
pub(super) struct Assault {
    pub(super) target: Area,
    pub(super) from: Areas,
    /// On those in its buildings, by those inside.
    pub(super) inside: bool,
}

/// The value of an assault by so many units with such a bonus, times six. Units between two threes count for
/// their part.
pub(super) fn assault(state: &State, assault: Assault, units: i32, bonus: i32) -> i32 {
    if units == 0 {
        return 0;
    }
    let prize = Prize::of(state, assault);
    let minus = i32::from(assault.inside);
    let at = |threes: i32| prize.of_throws((threes + bonus).min(4) - minus);
    let (threes, rest) = (units / THREE, units % THREE);
    at(threes) + (at(threes + 1) - at(threes)) * rest / THREE
}

/// What there is to win, and what stands in the way.
struct Prize {
    defenders: i32,
    /// The strength of the weakest standing wall on the way; 0 if none stands.
    wall: i32,
    /// The first hit goes to the ladders.
    ladders: bool,
    gun: i32,
    /// One of the ways in is open, or will be when that wall falls.
    open: bool,
}

impl Prize {
    fn of(state: &State, Assault { target, from, inside }: Assault) -> Prize {
        let post = if inside { Post::Hidden(target) } else { Post::Open(target) };
        let mut prize = Prize {
            defenders: i32::from(state.count_at(post)),
            wall: 0,
            ladders: !inside,
            gun: 0,
            open: false,
        };
        let mut undamaged = false;
        if !inside {
            for area in from.iter() {
                match area.wall_to(target) {
                    None => {
                        prize.ladders = false;
                        prize.open = true;
                    }
                    Some(wall) if state.wall(wall) == 0 => prize.open = true,
                    Some(wall) => {
                        undamaged |= walls::is_undamaged(state, wall);
                        let left = i32::from(state.wall(wall));
                        prize.wall = if prize.wall == 0 { left } else { prize.wall.min(left) };
                    }
                }
            }
        }
        prize.ladders &= undamaged;
        let gun = Gun::all().find(|gun| gun.areas().contains(target) && !state.is_destroyed(*gun));
        prize.gun = gun.map_or(0, |gun| i32::from(gun.strength()));
        prize
    }

    /// The value of the six throws of the die together.
    fn of_throws(&self, modifier: i32) -> i32 {
        (1..=6).map(|die| self.of_hits(i32::from(odds::hits(Side::Mexican, die, modifier as i8)))).sum()
    }

    /// The value of so many hits, placed as the rules demand and otherwise on units first.
    fn of_hits(&self, hits: i32) -> i32 {
        let something = self.wall > 0 || self.gun > 0;
        let forced = i32::from(hits > 0 && (self.ladders || hits > 1 && something));
        let kills = (hits - forced).min(self.defenders);
        let mut value = kills * LIFE;
        let mut left = hits - kills;
        let mut wall = self.wall;
        while left > 0 && wall > 0 {
            value += if wall == 1 { BREACH } else { STONE };
            wall -= 1;
            left -= 1;
        }
        if left > 0 && self.gun > 0 {
            value += self.gun * GUN;
        }
        let way = self.open || self.wall > 0 && wall == 0;
        if hits > 0 && kills == self.defenders && way { value + GROUND } else { value }
    }

    /// The lives that so many hits would cost, placed on units first.
    fn lives(&self, hits: i32) -> i32 {
        let something = self.wall > 0 || self.gun > 0;
        let forced = i32::from(hits > 0 && (self.ladders || hits > 1 && something));
        (hits - forced).min(self.defenders)
    }
}

/// The Texian lives that an area with one more or fewer defender may expect to lose in the next assault, in
/// sixths, if everyone near takes part.
pub(super) fn danger(state: &State, area: Area, defenders: i32) -> i32 {
    let from = near(state, area);
    if from.is_empty() || defenders == 0 {
        return 0;
    }
    let units: i32 = from.iter().map(|near| i32::from(state.forces[near.index()].total())).sum();
    let mut prize = Prize::of(state, Assault { target: area, from, inside: false });
    prize.defenders = defenders;
    let modifier = (units / THREE).min(4) as i8;
    (1..=6).map(|die| prize.lives(i32::from(odds::hits(Side::Mexican, die, modifier)))).sum()
}

/// The areas with Mexicans that could attack this one.
pub(super) fn near(state: &State, area: Area) -> Areas {
    area.reach().iter().filter(|&near| state.has_mexicans(near)).fold(Areas::NONE, Areas::with)
}
