//! 7 Lines of sight: a pure function of two places, of who stands between and of what is breached.
//!
//! The line runs from centre to centre. It is traced a hair to the left and a hair to the right; wherever the two traces part, at a
//! hexside that the line runs along or a corner that it touches, one of them must be clear. [`sight`] says what blocks it otherwise.

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
use walk::{Step, Stretch, Way};

/// What matters for sight besides the map.
pub trait Scenery {
    /// A combat unit stands there.
    fn is_crowded(&self, place: Place) -> bool;
    fn is_breached(&self, wall: Wall) -> bool;
    /// All walls are as they were built.
    fn is_whole(&self) -> bool;
    /// What stands on a hexside, breaches aside: an option may change it.
    fn wall_of(&self, wall: Wall) -> Terrain {
        wall.terrain()
    }
}

/// A scenery by itself: the places with combat units, the breaches, and the hexside that an option makes a wooden wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    crowd: Places,
    breached: Walls,
    wooden: Option<Wall>,
}

impl Scene {
    pub fn new(crowd: impl IntoIterator<Item = Place>, breached: impl IntoIterator<Item = Wall>) -> Scene {
        let mut walls = Walls::default();
        breached.into_iter().for_each(|wall| walls.insert(wall));
        Scene { crowd: crowd.into_iter().collect(), breached: walls, wooden: None }
    }

    /// The same with this hexside a wooden wall.
    #[must_use]
    pub fn with_wooden(self, wooden: Option<Wall>) -> Scene {
        Scene { wooden, ..self }
    }
}

impl Scenery for Scene {
    fn is_crowded(&self, place: Place) -> bool {
        self.crowd.contains(place)
    }

    fn is_breached(&self, wall: Wall) -> bool {
        self.breached.contains(wall)
    }

    fn is_whole(&self) -> bool {
        self.breached.is_empty() && self.wooden.is_none()
    }

    fn wall_of(&self, wall: Wall) -> Terrain {
        if self.wooden == Some(wall) { Terrain::Wooden } else { wall.terrain() }
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
    match Line::new(scenery, from, to).trace() {
        Ok(_) => Ok(()),
        Err((stop, _)) => Err(stop.block),
    }
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

    fn is_whole(&self) -> bool {
        !self.breached
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
    // From inside a line comes through a building only within.
    let leaves = from.is_inside() && last.ground() == Ground::Building;
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

/// What blocks a line at some place, and the hexside that would have to be breached for it to go on.
struct Stop {
    block: Block,
    by: Option<Wall>,
}

impl From<Block> for Stop {
    fn from(block: Block) -> Stop {
        Stop { block, by: block.wall() }
    }
}

/// These rooms and all that breaches in interior walls join to them.
fn joined(scenery: &impl Scenery, mut rooms: u16) -> u16 {
    loop {
        let before = rooms;
        for (wall, both) in derived::PARTITIONS {
            if rooms & both != 0 && scenery.is_breached(wall) {
                rooms |= both;
            }
        }
        if rooms == before {
            return rooms;
        }
    }
}

/// A line between two places of different hexes.
struct Line<'a, S> {
    scenery: &'a S,
    from: Place,
    to: Place,
    levels: (u8, u8),
    /// The rooms that it may pass within, a bit each: those of its ends, and those that breaches join to them.
    rooms: u16,
}

impl<'a, S: Scenery> Line<'a, S> {
    #[inline]
    fn new(scenery: &'a S, from: Place, to: Place) -> Line<'a, S> {
        let room = |end: Place| end.room().map_or(0, |room| 1 << room);
        let ends = room(from) | room(to);
        let rooms = if ends == 0 { 0 } else { joined(scenery, ends) };
        Line { scenery, from, to, levels: (from.level(), to.level()), rooms }
    }

    /// [R7a] [7.6-e] The line as a whole: wherever its two traces part one must be clear. Tells whether both were, everywhere, or what
    /// blocks it: one thing, or one on each side.
    fn trace(&self) -> Result<bool, (Stop, Option<Stop>)> {
        let mut both = true;
        for stretch in Track::walks(self.from.hex(), self.to.hex()) {
            match stretch {
                Stretch::Sure(step) => self.step(&step).map_err(|stop| (stop, None))?,
                Stretch::Either(ways) => {
                    match ways.map(|steps| steps.iter().try_for_each(|step| self.step(step))) {
                        [Ok(()), Ok(())] => {}
                        [Err(left), Err(right)] => return Err((left, Some(right))),
                        _ => both = false,
                    }
                }
            }
        }
        Ok(both)
    }

    /// Over a hexside and on to the other side of the next hex.
    fn step(&self, step: &Step) -> Result<(), Stop> {
        let Some(to) = step.to else { return Ok(()) };
        let crossed = match step.from {
            Some(from) => self.cross(from, to, step.wall),
            None => Ok(()),
        };
        if to == self.to.hex() {
            return crossed;
        }
        // [7.6-c] A roof that blocks is named rather than the wall below it.
        if let Err(Stop { block: Block::Wall(_), .. }) = crossed {
            self.pass(to, false)?;
        }
        crossed?;
        Ok(self.pass(to, self.is_within(to))?)
    }

    /// Whether the line is inside a building there.
    #[inline]
    fn is_within(&self, hex: Hex) -> bool {
        match hex {
            hex if hex == self.from.hex() => self.from.is_inside(),
            hex if hex == self.to.hex() => self.to.is_inside(),
            hex => {
                let room = derived::HEXES[hex.index()].room;
                room != NONE && self.rooms >> room & 1 == 1
            }
        }
    }

    /// Whether a line through this hexside gets over it.
    fn cross(&self, from: Hex, to: Hex, wall: Option<Wall>) -> Result<(), Stop> {
        let (inside, enters) = (self.is_within(from), self.is_within(to));
        if inside || enters {
            return self.cross_into_or_out(from, to, wall, inside, enters);
        }
        match wall {
            Some(wall) if !self.scenery.is_breached(wall) => Ok(self.cross_wall(wall)?),
            _ => Ok(()),
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
    ) -> Result<(), Stop> {
        let rooms = (derived::HEXES[from.index()].room, derived::HEXES[to.index()].room);
        if inside && enters && rooms.0 == rooms.1 {
            return Ok(());
        }
        let (house, other) = if inside { (from, to) } else { (to, from) };
        let no_opening = Stop { block: Block::NoOpening(house), by: wall };
        let Some(wall) = wall else { return Err(no_opening) };
        let is_breached = self.scenery.is_breached(wall);
        if wall.terrain() == Terrain::Interior {
            // [7.6-b] Only a breach leads from room to room.
            return if is_breached && inside && enters { Ok(()) } else { Err(Block::Interior(wall).into()) };
        }
        let open = is_breached || matches!(wall.opening(), Some(Terrain::Doorway | Terrain::Gunslit));
        if open && other.ground() != Ground::Building { Ok(()) } else { Err(no_opening) }
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
            fn is_whole(&self) -> bool {
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
