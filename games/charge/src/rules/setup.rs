//! 19 Starting: the Texians place their units; all Mexicans are off the map.

use crate::state::{Attack, Step};
use crate::{Area, Areas, Column, Force, Gun, Post, State, Unit, Wall};

/// [19.0] The position before anything is placed.
pub(crate) fn start() -> State {
    let mut walls = [0; Wall::COUNT];
    Wall::all().for_each(|wall| walls[wall.index()] = wall.printed());
    State {
        turn: 1,
        step: Step::SetUp,
        posts: [Post::Aside; Unit::COUNT],
        forces: [Force::NONE; Area::COUNT],
        spent: [Force::NONE; Area::COUNT],
        rolled: [[0; 8]; Area::COUNT],
        spent_units: 0,
        spent_guns: 0,
        struck: Areas::NONE,
        oblique: Areas::NONE,
        walls,
        gun_hits: [0; Gun::COUNT],
        waiting: (1 << Column::COUNT) - 1,
        first_entry: 0,
        river_used: false,
        cazadores_used: false,
        attack: Attack::NONE,
    }
}
