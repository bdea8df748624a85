//! The Texian units: their posts, and who is where. Whoever moves them does it here, so that the sets stay true.

use super::Post;
use crate::{Area, Areas, Unit, Units};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Garrison {
    posts: [Post; Unit::COUNT],
    /// Who is in the open in each area, and who is in its buildings.
    open: [Units; Area::COUNT],
    hidden: [Units; Area::COUNT],
    dead: Units,
    /// The areas with any in the open, and in buildings.
    held: Areas,
    occupied: Areas,
    /// [4.0] The areas without room for another in the open; [4.1] and without a building that has room.
    full: Areas,
    packed: Areas,
}

impl Garrison {
    /// Nobody is placed.
    pub(crate) fn new() -> Garrison {
        let mut garrison = Garrison {
            posts: [Post::Aside; Unit::COUNT],
            open: [Units::NONE; Area::COUNT],
            hidden: [Units::NONE; Area::COUNT],
            dead: Units::NONE,
            held: Areas::NONE,
            occupied: Areas::NONE,
            full: Areas::NONE,
            packed: Areas::NONE,
        };
        Area::all().for_each(|area| garrison.look(area));
        garrison
    }

    pub(crate) fn post(&self, unit: Unit) -> Post {
        self.posts[unit.index()]
    }

    /// The units at this very post.
    pub(crate) fn at(&self, post: Post) -> Units {
        match post {
            Post::Open(area) => self.open[area.index()],
            Post::Hidden(area) => self.hidden[area.index()],
            Post::Dead => self.dead,
            Post::Aside => Units::ALL.filter(|unit| self.post(unit) == Post::Aside),
        }
    }

    /// The areas with Texians in the open.
    pub(crate) fn held(&self) -> Areas {
        self.held
    }

    /// The areas with Texians in buildings.
    pub(crate) fn occupied(&self) -> Areas {
        self.occupied
    }

    /// [4.0] The areas without room for another Texian in the open.
    pub(crate) fn full(&self) -> Areas {
        self.full
    }

    /// [4.1] The areas without room for another Texian in a building.
    pub(crate) fn packed(&self) -> Areas {
        self.packed
    }

    /// A unit goes to a post, or falls.
    pub(crate) fn put(&mut self, unit: Unit, post: Post) {
        let old = std::mem::replace(&mut self.posts[unit.index()], post);
        match old {
            Post::Open(area) => self.open[area.index()].remove(unit),
            Post::Hidden(area) => self.hidden[area.index()].remove(unit),
            Post::Dead => self.dead.remove(unit),
            Post::Aside => {}
        }
        match post {
            Post::Open(area) => self.open[area.index()].insert(unit),
            Post::Hidden(area) => self.hidden[area.index()].insert(unit),
            Post::Dead => self.dead.insert(unit),
            Post::Aside => {}
        }
        old.area().into_iter().chain(post.area()).for_each(|area| self.look(area));
    }

    fn look(&mut self, area: Area) {
        let (open, hidden) = (self.open[area.index()], self.hidden[area.index()]);
        let set = |areas: &mut Areas, holds| if holds { areas.insert(area) } else { areas.remove(area) };
        set(&mut self.held, !open.is_empty());
        set(&mut self.occupied, !hidden.is_empty());
        set(&mut self.full, open.len() >= area.texian_limit());
        set(&mut self.packed, hidden.len() >= area.building_limit());
    }

    /// The same, placed again.
    pub(crate) fn recounted(&self) -> Garrison {
        let mut garrison = Garrison::new();
        Unit::all().for_each(|unit| garrison.put(unit, self.post(unit)));
        garrison
    }
}
