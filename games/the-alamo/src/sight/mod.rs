//! 7 Lines of sight: a pure function of two places, of who stands between and of what is breached.
//!
//! The line runs from centre to centre. It is traced a hair to the left and a hair to the right; if either trace is
//! clear, so is the line. [`sight`] says what blocks it otherwise.

mod field;
mod track;
mod walk;

use game::Rule;

use crate::data::NONE;
use crate::derived;
use crate::map::{Ground, Hex, Place, Terrain, Wall};
use crate::places::Places;
use crate::state::Walls;
pub(crate) use field::{Fields, Range, field, walls_in_view};
use track::Track;
pub(crate) use track::sees;
use walk::{Walk, Way};

/// What matters for sight besides the map.
pub trait Scenery {
    /// A combat unit stands there.
    fn is_crowded(&self, place: Place) -> bool;
    fn is_breached(&self, wall: Wall) -> bool;
    /// What stands on a hexside, breaches aside: an option may change it.
    fn wall_of(&self, wall: Wall) -> Terrain {
        wall.terrain()
    }
}

/// A scenery by itself: the places with combat units, and the breaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    crowd: Places,
    breached: Walls,
}

impl Scene {
    pub fn new(crowd: impl IntoIterator<Item = Place>, breached: impl IntoIterator<Item = Wall>) -> Scene {
        let mut walls = Walls::default();
        breached.into_iter().for_each(|wall| walls.insert(wall));
        Scene { crowd: crowd.into_iter().collect(), breached: walls }
    }
}

impl Scenery for Scene {
    fn is_crowded(&self, place: Place) -> bool {
        self.crowd.contains(place)
    }

    fn is_breached(&self, wall: Wall) -> bool {
        self.breached.contains(wall)
    }
}

/// What a line of sight is blocked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Block {
    /// [7.6-a] A combat unit stands in between.
    Unit(Place),
    /// [7.6-c] A roof or platform lies between different heights.
    Height(Place),
    /// [R7b] A roof or platform lies between men on the ground.
    Above(Place),
    /// [R7c] An inner or outer wall that does not border the right hex.
    Wall(Wall),
    /// [R7d] A church wall.
    Church(Wall),
    /// [7.6-b] An interior wall.
    Interior(Wall),
    /// [R7e] A building has no opening on this side.
    NoOpening(Hex),
    /// [7.4-c] One stands above the other.
    Floor(Hex),
}

impl Block {
    pub fn rule(self) -> Rule {
        Rule(match self {
            Block::Unit(_) => "7.6-a",
            Block::Height(_) => "7.6-c",
            Block::Above(_) => "R7b",
            Block::Wall(_) => "R7c",
            Block::Church(_) => "R7d",
            Block::Interior(_) => "7.6-b",
            Block::NoOpening(_) => "R7e",
            Block::Floor(_) => "7.4-c",
        })
    }

    /// The hex that blocks, if it is a hex.
    pub fn hex(self) -> Option<Hex> {
        match self {
            Block::Unit(place) | Block::Height(place) | Block::Above(place) => Some(place.hex()),
            Block::NoOpening(hex) | Block::Floor(hex) => Some(hex),
            Block::Wall(_) | Block::Church(_) | Block::Interior(_) => None,
        }
    }

    /// The hexside that blocks, if it is one.
    pub fn wall(self) -> Option<Wall> {
        match self {
            Block::Wall(wall) | Block::Church(wall) | Block::Interior(wall) => Some(wall),
            Block::Unit(_) | Block::Height(_) | Block::Above(_) | Block::NoOpening(_) | Block::Floor(_) => {
                None
            }
        }
    }
}

/// [7.5] Whether two places see each other, and if not, what is in the way. [7.6-f] Level 2 and level 1 do, unless something
/// blocks.
pub fn sight(scenery: &impl Scenery, from: Place, to: Place) -> Result<(), Block> {
    if from.hex() == to.hex() {
        return if from == to { Ok(()) } else { Err(Block::Floor(from.hex())) };
    }
    let line = Line::new(scenery, from, to);
    // [R7a] Two traces, unless there is no doubt: so [7.6-e] along a hexside both hexes must block.
    let mut left = Walk::new(from.hex(), to.hex(), Way::Left);
    let blocked = match line.trace(&mut left) {
        Ok(()) => return Ok(()),
        Err(block) => block,
    };
    if !left.was_close() {
        return Err(blocked);
    }
    line.trace(&mut Walk::new(from.hex(), to.hex(), Way::Right)).map_err(|_| blocked)
}

/// Nobody anywhere; every wall whole, or every wall breached.
struct Deserted {
    breached: bool,
}

impl Scenery for Deserted {
    fn is_crowded(&self, _: Place) -> bool {
        false
    }

    fn is_breached(&self, _: Wall) -> bool {
        self.breached
    }
}

/// What lies on the hexside by which a line enters, if nobody stood anywhere and nothing were breached.
pub(crate) fn open_entry(from: Place, to: Place) -> Terrain {
    entry(&Deserted { breached: false }, from, to, Terrain::shift)
}

/// [R8c] The hexside by which a line enters the target's hex: of two, the one that shields more. `shield` says how
/// much each does.
pub fn entry(scenery: &impl Scenery, from: Place, to: Place, shield: impl Fn(Terrain) -> u8) -> Terrain {
    let one = |way| {
        let (last, wall) = Track::new(from.hex(), to.hex(), way).last_step(from.hex(), to.hex(), way);
        entered(scenery, from, to, last, wall)
    };
    let (left, right) = (one(Way::Left), one(Way::Right));
    match (left, right) {
        (Some(left), Some(right)) if shield(right) > shield(left) => right,
        (Some(left), _) => left,
        (None, right) => right.unwrap_or(Terrain::Clear),
    }
}

/// What lies on the last hexside of a line, as it counts for the target's level; `None` where no line enters.
fn entered(scenery: &impl Scenery, from: Place, to: Place, last: Hex, wall: Option<Wall>) -> Option<Terrain> {
    let Some(wall) = wall else { return Some(Terrain::Clear) };
    if scenery.is_breached(wall) {
        return Some(Terrain::Breach);
    }
    let leaves = from.room().is_some_and(|room| derived::HEXES[last.index()].room == room);
    let through = to.is_inside() || leaves;
    match (scenery.wall_of(wall), wall.opening()) {
        (_, Some(opening @ (Terrain::Doorway | Terrain::Gunslit))) if through => Some(opening),
        _ if through => None,
        (Terrain::Interior, _) => Some(Terrain::Clear),
        (_, Some(Terrain::Ramp)) => Some(Terrain::Ramp),
        (Terrain::Church, Some(Terrain::Doorway)) => Some(Terrain::Doorway),
        (terrain, _) => Some(terrain),
    }
}

/// A line between two places of different hexes.
struct Line<'a, S> {
    scenery: &'a S,
    from: Place,
    to: Place,
    levels: (u8, u8),
}

impl<'a, S: Scenery> Line<'a, S> {
    fn new(scenery: &'a S, from: Place, to: Place) -> Line<'a, S> {
        Line { scenery, from, to, levels: (from.level(), to.level()) }
    }

    /// One of the two traces.
    fn trace(&self, walk: &mut Walk) -> Result<(), Block> {
        let mut inside = self.from.is_inside();
        while let Some(step) = walk.next() {
            let crossed = self.cross(step.from, step.to, step.wall, inside);
            // [7.6-c] A roof that blocks is named rather than the wall below it.
            if let (Err(Block::Wall(_)), Some(hex)) = (crossed, step.to)
                && hex != self.to.hex()
            {
                self.pass(hex, false)?;
            }
            inside = crossed?;
            match step.to {
                Some(hex) if hex == self.to.hex() => break,
                Some(hex) => self.pass(hex, inside)?,
                None => {}
            }
        }
        if inside == self.to.is_inside() { Ok(()) } else { Err(Block::NoOpening(self.to.hex())) }
    }

    /// Whether a hex belongs to the room of one of the two, so that the line may pass inside it.
    fn is_in_room(&self, hex: Hex) -> bool {
        let room = derived::HEXES[hex.index()].room;
        room != NONE && (self.from.room() == Some(room) || self.to.room() == Some(room))
    }

    /// Whether a line through this hexside gets over it; returns whether it is inside a building behind it.
    fn cross(
        &self,
        from: Option<Hex>,
        to: Option<Hex>,
        wall: Option<Wall>,
        inside: bool,
    ) -> Result<bool, Block> {
        let (Some(from), Some(to)) = (from, to) else { return Ok(inside) };
        let enters = self.is_in_room(to);
        if inside || enters {
            return self.cross_into_or_out(from, to, wall, inside, enters);
        }
        match wall {
            Some(wall) if !self.scenery.is_breached(wall) => self.cross_wall(wall).map(|()| false),
            _ => Ok(false),
        }
    }

    /// [R7e] Within a room, or [7.2-b] in and out by a doorway, gunslit or breach.
    fn cross_into_or_out(
        &self,
        from: Hex,
        to: Hex,
        wall: Option<Wall>,
        inside: bool,
        enters: bool,
    ) -> Result<bool, Block> {
        let rooms = (derived::HEXES[from.index()].room, derived::HEXES[to.index()].room);
        if inside && rooms.0 == rooms.1 {
            return Ok(true);
        }
        let house = if inside { from } else { to };
        let Some(wall) = wall else { return Err(Block::NoOpening(house)) };
        let is_building = to.ground() == Ground::Building;
        let open = self.scenery.is_breached(wall)
            || matches!(wall.opening(), Some(Terrain::Doorway | Terrain::Gunslit));
        if wall.terrain() == Terrain::Interior {
            // [7.6-b] Only a breach leads from room to room.
            return if open && inside && enters { Ok(true) } else { Err(Block::Interior(wall)) };
        }
        if open && (!inside || !is_building) { Ok(!inside) } else { Err(Block::NoOpening(house)) }
    }

    /// A wall that the line crosses in the open.
    fn cross_wall(&self, wall: Wall) -> Result<(), Block> {
        let borders = |place: Place| wall.borders(place.hex());
        let upper_borders = match self.levels {
            (2, 1) => borders(self.from),
            (1, 2) => borders(self.to),
            _ => false,
        };
        match self.scenery.wall_of(wall) {
            // [R7c] [R7f] Over a wall at one's elbow one sees.
            Terrain::Inner | Terrain::Outer => {
                let clear = match self.levels {
                    (2, 2) => true,
                    (1, 1) => borders(self.from) || borders(self.to),
                    _ => upper_borders,
                };
                if clear { Ok(()) } else { Err(Block::Wall(wall)) }
            }
            // [R7d] Church walls are higher; one sees through the door.
            Terrain::Church => {
                let clear =
                    self.levels == (2, 2) || upper_borders || wall.opening() == Some(Terrain::Doorway);
                if clear { Ok(()) } else { Err(Block::Church(wall)) }
            }
            // [7.6-d] Level 1 walls never block, and interior walls lie below the roofs.
            _ => Ok(()),
        }
    }

    /// [R7b] Whether the line passes this hex.
    fn pass(&self, hex: Hex, inside: bool) -> Result<(), Block> {
        if inside {
            return match hex.inside() {
                Some(place) if self.scenery.is_crowded(place) => Err(Block::Unit(place)),
                _ => Ok(()),
            };
        }
        let top = hex.top();
        let level = top.level();
        let highest = if self.levels.0 == self.levels.1 { self.levels.0 } else { 1 };
        if level > highest {
            let same = self.levels.0 == self.levels.1;
            return Err(if same { Block::Above(top) } else { Block::Height(top) });
        }
        if level == highest && self.scenery.is_crowded(top) { Err(Block::Unit(top)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Range, Scene, field, sees, sight};
    use crate::map::{Place, Terrain, Wall};

    /// Those who see each other are never shut off beforehand, and a glance tells the same as the line, whoever stands where and
    /// whatever is breached.
    #[test]
    fn a_glance_tells_the_same_as_the_line() {
        let mut rng = fastrand::Rng::with_seed(1836);
        let mut below = |n: usize| rng.usize(..n);
        for breaches in [0, 3, 40, 150].repeat(4) {
            let crowd: Vec<Place> = (0..40).map(|_| Place(below(Place::COUNT) as u16)).collect();
            let walls: Vec<Wall> = (0..breaches).map(|_| Wall(below(Wall::COUNT) as u8)).collect();
            let scene = Scene::new(crowd, walls);
            for _ in 0..4000 {
                let [from, to] = [(); 2].map(|()| Place(below(Place::COUNT) as u16));
                let seen = sight(&scene, from, to).is_ok();
                assert_eq!(sees(&scene, from, to), seen, "{from} {to}");
                assert!(!seen || field(from, Range::Sight, breaches == 0).contains(to), "{from} {to}");
            }
        }
    }

    /// By an option a wall is lower than it is on the map.
    #[test]
    fn so_it_does_over_a_mended_wall() {
        struct Mended(Wall);
        impl super::Scenery for Mended {
            fn is_crowded(&self, _: Place) -> bool {
                false
            }
            fn is_breached(&self, _: Wall) -> bool {
                false
            }
            fn wall_of(&self, wall: Wall) -> Terrain {
                if wall == self.0 { Terrain::Wooden } else { wall.terrain() }
            }
        }
        let mended = Mended("1107/1108".parse().unwrap());
        for from in Place::all().filter(|from| from.hex().column().abs_diff(11) < 4) {
            for to in Place::all() {
                assert_eq!(sees(&mended, from, to), sight(&mended, from, to).is_ok(), "{from} {to}");
            }
        }
    }
}
