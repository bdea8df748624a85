//! What places are worth: the fire to be suffered there, the danger, the way to the enemy.
//!
//! Values are sums over the six faces of the die, so six times what may be expected.

use super::assault::Assault;
use crate::rules::{attack, walls};
use crate::{Area, Areas, Guns, Post, Side, State, Units, odds};

/// A Mexican life: sixteen decide the game, as ten Texian ones do.
const SOLDIER: i32 = 6;
/// For each Texian who could be attacked over no wall.
const IN_SIGHT: i32 = 14;
/// For each Texian hidden where one stands.
const AT_HAND: i32 = 7;
/// For each step on the way to the nearest Texian.
const STEP: i32 = 8;

/// A number for each area.
pub(super) type Counts = [i32; Area::COUNT];

/// The Texian lives that an area with this many defenders may expect to lose if everyone near storms it.
pub(super) fn danger(state: &State, area: Area, defenders: i32) -> i32 {
    let near = near(state, area);
    if defenders == 0 || near.is_empty() {
        return 0;
    }
    let mut storm = Assault::on(state, area);
    near.iter().for_each(|near| storm.join(state, near, state.force(near).total().into()));
    storm.toll(defenders)
}

/// How close an area is to the enemy: the Texians that could be attacked from it over no wall, and the way to
/// the nearest.
pub(super) fn closeness(state: &State, area: Area, ways: &Counts) -> i32 {
    let in_sight = walls::open_from(state, area).and(state.garrison.held());
    let seen: i32 = in_sight.iter().map(|at| i32::from(state.count_at(Post::Open(at)))).sum();
    let hidden = i32::from(state.count_at(Post::Hidden(area)));
    (FAR as i32 - ways[area.index()]) * STEP + seen * IN_SIGHT + hidden * AT_HAND
}

/// Farther than any way on the map.
const FAR: usize = 20;

/// The way from each area to the nearest Texians; a wall counts for its strength twice.
pub(super) fn ways(state: &State) -> Counts {
    let mut ways = [FAR as i32; Area::COUNT];
    let mut reached = [Areas::NONE; FAR];
    reached[0] = state.garrison.held().or(state.garrison.occupied());
    let mut left = Areas::ALL;
    for way in 0..FAR {
        for area in reached[way].and(left).iter() {
            ways[area.index()] = way as i32;
            left.remove(area);
            for next in area.reach().or(area.ring()).and(left).iter() {
                let wall = area.wall_to(next).map_or(0, |wall| usize::from(state.wall(wall)));
                if let Some(reached) = reached.get_mut(way + 1 + 2 * wall) {
                    reached.insert(next);
                }
            }
        }
    }
    ways
}

/// The areas with Mexicans that could attack this one.
pub(super) fn near(state: &State, area: Area) -> Areas {
    area.reach().and(state.army.held())
}

/// Texians and guns who shoot together.
#[derive(Clone, Copy)]
pub(super) struct Shooters {
    pub units: Units,
    pub guns: Guns,
}

impl Shooters {
    /// All that bear on an area.
    pub(super) fn on(state: &State, target: Area) -> Shooters {
        Shooters {
            units: attack::units_bearing_on(state, target),
            guns: attack::guns_bearing_on(state, target),
        }
    }

    /// What they add to the die.
    pub(super) fn power(self) -> i32 {
        let leaders = self.units.and(Units::leaders());
        let guns: i32 = self.guns.iter().map(|gun| i32::from(gun.strength())).sum();
        i32::from(self.units.len() + leaders.len()) + guns
    }
}

/// Six times the hits that Texians with this modifier may expect.
pub(super) fn fire(modifier: i32) -> i32 {
    i32::from(odds::expected_sixths(Side::Texian, modifier.min(4) as i8))
}

/// What Mexicans in an area may expect to suffer. Guns standing there will have been spiked.
pub(super) fn exposure(state: &State, area: Area) -> i32 {
    let Shooters { units, guns } = Shooters::on(state, area);
    fire(Shooters { units, guns: guns.minus(area.guns()) }.power()) * SOLDIER
}
