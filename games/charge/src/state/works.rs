//! Walls and guns, and what is left of them.

use crate::{Gun, Guns, Wall, Walls};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Works {
    walls: [u8; Wall::COUNT],
    hits: [u8; Gun::COUNT],
    /// The sections that stand.
    standing: Walls,
    /// The guns that are not destroyed.
    guns: Guns,
}

impl Works {
    /// [2d] Walls as printed, [2e] a gun on each number.
    pub(crate) fn new() -> Works {
        let walls = std::array::from_fn(|wall| Wall(wall as u8).printed());
        Works { walls, hits: [0; Gun::COUNT], standing: Walls::ALL, guns: Guns::ALL }
    }

    /// The strength left to a section.
    pub(crate) fn wall(&self, wall: Wall) -> u8 {
        self.walls[wall.index()]
    }

    /// The hits that a gun has taken.
    pub(crate) fn hits(&self, gun: Gun) -> u8 {
        self.hits[gun.index()]
    }

    /// [5.0] The sections that are no breaches.
    pub(crate) fn standing(&self) -> Walls {
        self.standing
    }

    /// [17.0] The guns that can fire.
    pub(crate) fn guns(&self) -> Guns {
        self.guns
    }

    pub(crate) fn put_wall(&mut self, wall: Wall, strength: u8) {
        self.walls[wall.index()] = strength;
        if strength > 0 { self.standing.insert(wall) } else { self.standing.remove(wall) }
    }

    /// [15.5] One hit destroys a gun; the chapel's takes two.
    pub(crate) fn put_gun(&mut self, gun: Gun, hits: u8) {
        self.hits[gun.index()] = hits;
        if hits < gun.hits_to_destroy() { self.guns.insert(gun) } else { self.guns.remove(gun) }
    }

    /// The same, told again.
    pub(crate) fn recounted(&self) -> Works {
        let mut works = Works::new();
        Wall::all().for_each(|wall| works.put_wall(wall, self.wall(wall)));
        Gun::all().for_each(|gun| works.put_gun(gun, self.hits(gun)));
        works
    }
}
