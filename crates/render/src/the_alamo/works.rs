//! What is built: floors, platforms, ramps, insides and the roofs over them, walls by kind, doors and gunslits.

use std::fmt::Write;

use the_alamo::map::{Ground, Hex, Place, Terrain, Wall};
use the_alamo::scenario::NorthWall;
use the_alamo::view::View;

use super::courses::{around, joined};
use super::plan::{centre, ends, hexagon, middle, sides_of, threshold};
use crate::compound::Spot;
use crate::compound::masonry::{rubble, wall};

/// The packed earth within the walls, straw in the pen, stone in the church.
pub fn floors() -> String {
    const FLOORS: [(&str, &str, &[Ground]); 4] = [
        ("floor", "gravel", &[Ground::Plaza, Ground::Platform, Ground::Building, Ground::Lunette]),
        ("yard", "gravel", &[Ground::Yard, Ground::Courtyard]),
        ("pen", "straw", &[Ground::Pen]),
        ("nave", "gravel", &[Ground::Nave, Ground::Apse]),
    ];
    FLOORS.iter().fold(String::new(), |mut out, (class, texture, grounds)| {
        let data = around(&sides_of(Hex::all().filter(|hex| grounds.contains(&hex.ground()))));
        let _ = write!(
            out,
            r##"<path class="{class}" d="{data}"/><path fill="url(#fig-{texture})" d="{data}"/>"##
        );
        out
    })
}

/// The outline of all that is not open field.
pub fn within() -> String {
    around(&sides_of(Hex::all().filter(|hex| hex.ground() != Ground::Open)))
}

/// The well on the plaza, troughs and hay in the pen, two trees in the courtyard.
pub fn yards() -> String {
    let (x, y) = centre(10, 15);
    let mut out = format!(
        r##"<circle class="cast" cx="{}" cy="{}" r="13"/><circle class="well" cx="{x}" cy="{y}" r="12"/><circle class="well-water" cx="{x}" cy="{y}" r="6.5"/>"##,
        x + 3,
        y + 4,
    );
    let (x, y) = centre(16, 16);
    let _ = write!(
        out,
        r##"<path class="trough" d="M{} {}h40v9h-40z"/><path class="trough-water" d="M{} {}h34v3h-34z"/>"##,
        x - 60,
        y + 56,
        x - 57,
        y + 59,
    );
    for (column, row, dx, dy) in [(15, 14, 26, 22), (17, 13, -26, -16), (14, 21, -22, 22)] {
        let (x, y) = centre(column, row);
        let _ = write!(out, r##"<use href="#fig-bush" x="{}" y="{}"/>"##, x + dx, y + dy);
    }
    out
}

/// Wooden platforms, each with the mark of a gun hex where a battery may stand.
pub fn platforms() -> String {
    let mut out = String::new();
    for hex in Hex::all().filter(|hex| matches!(hex.ground(), Ground::Platform | Ground::Apse)) {
        let data = hexagon(middle(hex));
        let _ =
            write!(out, r##"<path class="ta-plank" d="{data}"/><path fill="url(#ta-planks)" d="{data}"/>"##);
    }
    for hex in Hex::all().filter(|hex| hex.is_artillery()) {
        let (x, y) = middle(hex);
        let _ = write!(out, r##"<use href="#ta-gun-mark" x="{x}" y="{y}"/>"##);
    }
    out
}

/// Ramps of earth up to the guns.
pub fn ramps() -> String {
    openings(Terrain::Ramp).fold(String::new(), |out, wall| {
        out + &at(
            wall,
            r##"<path class="ta-ramp" d="M-13-15h26l3 32h-32z"/><path class="rung" d="M-13-9h26M-13-2h27M-14 5h28M-15 12h30"/>"##,
        )
    })
}

/// The rooms of the buildings, each by its hexes.
fn rooms() -> Vec<Vec<Hex>> {
    let mut rooms: Vec<(Option<u8>, Vec<Hex>)> = Vec::new();
    for inside in Place::all().filter(|place| place.is_inside()) {
        match rooms.iter_mut().find(|(room, _)| *room == inside.room()) {
            Some((_, hexes)) => hexes.push(inside.hex()),
            None => rooms.push((inside.room(), vec![inside.hex()])),
        }
    }
    rooms.into_iter().map(|(_, hexes)| hexes).collect()
}

/// What lies under the roofs: floors of earth and boards, and the walls between rooms.
pub fn insides() -> String {
    let mut out = String::new();
    for room in rooms() {
        let data = around(&sides_of(room.into_iter()));
        let _ =
            write!(out, r##"<path class="ta-floor" d="{data}"/><path fill="url(#ta-boards)" d="{data}"/>"##);
    }
    let data = course_of(Terrain::Interior);
    let _ = write!(
        out,
        r##"<path class="ta-partition" d="{data}"/><path class="ta-partition top" d="{data}"/>"##
    );
    out
}

/// The flat roofs, their parapets, and where the walls between rooms run under them.
pub fn roofs() -> String {
    let mut out = String::new();
    for room in rooms() {
        let kind = if room.iter().all(|hex| hex.column() == 7) { "west" } else { "long" };
        let data = around(&sides_of(room.into_iter()));
        let _ = write!(
            out,
            r##"<path class="ta-roof {kind}" d="{data}"/><path fill="url(#ta-tiles)" d="{data}"/>"##
        );
    }
    let _ = write!(out, r##"<path class="ta-seam" d="{}"/>"##, course_of(Terrain::Interior));
    out
}

fn course_of(terrain: Terrain) -> String {
    let sides: Vec<(Spot, Spot)> = Wall::all().filter(|wall| wall.terrain() == terrain).map(ends).collect();
    joined(&sides)
}

/// Walls by kind, the low ones under the high ones.
pub fn walls() -> String {
    let posts = course_of(Terrain::Wooden);
    let mut out = wall("ta-stone", &course_of(Terrain::Stone));
    let _ = write!(
        out,
        r##"<path class="ta-post-cast" transform="translate(3 4)" d="{posts}"/><path class="ta-post-edge" d="{posts}"/><path class="ta-post" d="{posts}"/>"##
    );
    out.push_str(&wall("ta-inner", &course_of(Terrain::Inner)));
    out.push_str(&wall("ta-outer", &course_of(Terrain::Outer)));
    out.push_str(&wall("ta-church", &course_of(Terrain::Church)));
    out
}

fn openings(kind: Terrain) -> impl Iterator<Item = Wall> {
    Wall::all().filter(move |wall| wall.opening() == Some(kind))
}

/// Something drawn on a hexside, its own north looking out of the first hex.
fn at(wall: Wall, drawn: &str) -> String {
    let ((x, y), turn) = threshold(wall);
    format!(r##"<g transform="translate({x} {y})rotate({turn})">{drawn}</g>"##)
}

/// A doorway as it looks from above.
pub const DOOR: &str = r##"<path class="doorway" d="M-9-6h18v12h-18z"/><path class="door-leaf" d="M-9 0L-2-10"/><path class="door-post" d="M-9-6v12M9-6v12"/>"##;
/// A gunslit: wide inside and outside, narrow between.
pub const SLIT: &str = r##"<path class="ta-slit" d="M-5.5-7L-1.6 0L-5.5 7H5.5L1.6 0L5.5-7Z"/>"##;
/// The barred main gate.
pub const GATE: &str = r##"<path class="ta-bars" d="M-16-6h32v12h-32z"/><path class="ta-bolt" d="M-16 0h32M-8-6v12M0-6v12M8-6v12"/>"##;

/// Doorways, gunslits and the barred gate.
pub fn doors() -> String {
    [(Terrain::Doorway, DOOR), (Terrain::Gunslit, SLIT), (Terrain::Impassable, GATE)]
        .into_iter()
        .flat_map(|(kind, drawn)| openings(kind).map(move |wall| at(wall, drawn)))
        .collect()
}

/// A breach: the hexside gone, its stones about.
pub fn breach(wall: Wall) -> String {
    let ((x, y), turn) = threshold(wall);
    format!(
        r##"<g class="breached" transform="translate({x} {y})rotate({turn})scale(.9)">{}</g>"##,
        rubble((0, 0), 0)
    )
}

/// The mended gap in the north wall where it is of timber.
pub fn mended(view: &View) -> String {
    if view.rules.north_wall == NorthWall::Outer {
        return String::new();
    }
    "1107/1108".parse().ok().map_or_else(String::new, |wall: Wall| {
        at(
            wall,
            r##"<path class="ta-mended" d="M-19-7h38v14h-38z"/><path class="ta-post-edge" d="M-16 0h34"/><path class="ta-post" d="M-16 0h34"/>"##,
        )
    })
}
