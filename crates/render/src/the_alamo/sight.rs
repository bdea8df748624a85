//! Lines of sight, drawn over the board and told: what is seen from a place, and what is in the way of a line.

use std::fmt::Write;

use game::{Arg, Lang, Pick, Rule};
use the_alamo::clicks::{Thing, thing};
use the_alamo::sight::{Block, Scene, sight as line_of};
use the_alamo::view::{UnitView, View};
use the_alamo::{Hex, Place, Wall};

use super::plan::{ends, hexagon, middle};
use super::text::{name, tell};
use crate::Sight;
use crate::compound::Spot;

/// What all lines are judged by: straight, from centre to centre.
const LINES: Rule = Rule("7.5");

/// The answer to both questions.
pub fn sight(view: &View, from: Pick, to: Option<Pick>, lang: Lang) -> Option<Sight> {
    let scene = view.scene();
    let from = place_of(view, from)?;
    match to {
        None => Some(around(view, &scene, from, lang)),
        Some(to) => Some(line(&scene, from, place_of(view, to)?, lang)),
    }
}

/// The place that was clicked, or where the piece stands that was.
fn place_of(view: &View, pick: Pick) -> Option<Place> {
    match thing(pick)? {
        Thing::Place(place) => Some(place),
        Thing::Piece(piece) => Place::all().find(|&place| view.pieces_at(place).any(|it| it == piece)),
        Thing::Column(_)
        | Thing::Area(_)
        | Thing::Wall(_)
        | Thing::Fire
        | Thing::Melee
        | Thing::Button(_) => None,
    }
}

/// Everything seen from a place: what is not lies in shadow, the enemies that are wear a ring.
fn around(view: &View, scene: &Scene, from: Place, lang: Lang) -> Sight {
    let sees = |to: Place| to == from || line_of(scene, from, to).is_ok();
    let mut shadow = String::new();
    let mut seen = 0;
    for hex in Hex::all() {
        if sees(hex.top()) {
            seen += 1;
        } else if hex != from.hex() {
            shadow.push_str(&hexagon(middle(hex)));
        }
    }
    let mut svg = format!(r##"<path class="ta-shadow" d="{shadow}"/>"##);
    for inside in Hex::all().filter_map(Hex::inside).filter(|&inside| inside != from && sees(inside)) {
        seen += 1;
        let (x, y) = middle(inside.hex());
        let _ =
            write!(svg, r##"<path class="ta-peep" d="M{} {}v-12a10 9 0 0 1 20 0v12z"/>"##, x - 10, y + 28);
    }
    let enemies = enemies(view, from);
    let mut in_sight = 0;
    for place in enemies.iter().filter_map(|unit| unit.post.place()) {
        let (x, y) = middle(place.hex());
        if sees(place) {
            in_sight += 1;
            let _ = write!(svg, r##"<circle class="ta-seen" cx="{x}" cy="{y}" r="34"/>"##);
        }
    }
    svg.push_str(&eye(from));
    let text = tell(
        lang,
        "sight-around",
        &[
            ("place", name(lang, from.pick()).into()),
            ("seen", seen.into()),
            ("enemies", in_sight.into()),
            ("all", enemies.len().into()),
        ],
    );
    Sight { svg, text, rule: Some(LINES) }
}

/// The units of the other side than whoever stands at `from`; all units if nobody does.
fn enemies(view: &View, from: Place) -> Vec<UnitView> {
    let looks = view.units().find(|unit| unit.post.place() == Some(from));
    let on_map = view.units().filter(|unit| unit.post.place().is_some_and(|place| place != from));
    on_map.filter(|unit| looks.is_none_or(|own| own.side != unit.side)).collect()
}

/// A line from centre to centre: clear, or blocked by something that is shown.
fn line(scene: &Scene, from: Place, to: Place, lang: Lang) -> Sight {
    let (start, end) = (middle(from.hex()), middle(to.hex()));
    let mut args: Vec<(&'static str, Arg)> = vec![
        ("from", name(lang, from.pick()).into()),
        ("to", name(lang, to.pick()).into()),
        ("hexes", from.distance(to).into()),
    ];
    let (mut svg, text, rule) = match line_of(scene, from, to) {
        Ok(()) => (stretch("ta-clear", start, end), tell(lang, "sight-clear", &args), LINES),
        Err(block) => {
            let (shape, at, what, id) = shown(block, lang);
            args.push(("what", what.into()));
            let stop = if block_is_end(at, end) { start } else { at };
            let svg = stretch("ta-clear", start, nearest(start, end, stop))
                + &stretch("ta-dark", nearest(start, end, stop), end)
                + &shape;
            (svg, tell(lang, id, &args), block.rule())
        }
    };
    svg.push_str(&eye(from));
    svg.push_str(&format!(r##"<circle class="ta-goal" cx="{}" cy="{}" r="9"/>"##, end.0, end.1));
    Sight { svg, text, rule: Some(rule) }
}

/// Whether what blocks is the end of the line itself.
fn block_is_end(at: Spot, end: Spot) -> bool {
    at == end
}

/// The point of a line that is nearest to a spot.
fn nearest(start: Spot, end: Spot, spot: Spot) -> Spot {
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let length = dx * dx + dy * dy;
    if length == 0 {
        return start;
    }
    let along = ((spot.0 - start.0) * dx + (spot.1 - start.1) * dy).clamp(0, length);
    let part = |from: i32, by: i32| from + (i64::from(by) * i64::from(along) / i64::from(length)) as i32;
    (part(start.0, dx), part(start.1, dy))
}

fn stretch(class: &str, from: Spot, to: Spot) -> String {
    format!(
        r##"<path class="ta-line-halo" d="M{0} {1}L{2} {3}"/><path class="{class}" d="M{0} {1}L{2} {3}"/>"##,
        from.0, from.1, to.0, to.1
    )
}

fn eye(place: Place) -> String {
    let (x, y) = middle(place.hex());
    format!(
        r##"<g class="ta-eye" transform="translate({x} {y})"><path d="M-15 0Q0-14 15 0Q0 14-15 0Z"/><circle r="5"/></g>"##
    )
}

/// What blocks, drawn; where it is; what it is called; and the message that says so.
fn shown(block: Block, lang: Lang) -> (String, Spot, String, &'static str) {
    let hex = |hex: Hex| {
        let at = middle(hex);
        (format!(r##"<path class="ta-block" d="{}"/>"##, hexagon(at)), at)
    };
    let side = |wall: Wall| {
        let ((ax, ay), (bx, by)) = ends(wall);
        let drawn = format!(
            r##"<path class="ta-block-side-halo" d="M{ax} {ay}L{bx} {by}"/><path class="ta-block-side" d="M{ax} {ay}L{bx} {by}"/>"##
        );
        (drawn, (i32::midpoint(ax, bx), i32::midpoint(ay, by)))
    };
    let ((drawn, at), what, id) = match block {
        Block::Unit(place) => (hex(place.hex()), name(lang, place.pick()), "sight-unit"),
        Block::Height(place) | Block::Above(place) => {
            (hex(place.hex()), name(lang, place.pick()), "sight-height")
        }
        Block::Wall(wall) => (side(wall), name(lang, wall.pick()), "sight-wall"),
        Block::Church(wall) => (side(wall), name(lang, wall.pick()), "sight-church"),
        Block::Interior(wall) => (side(wall), name(lang, wall.pick()), "sight-interior"),
        Block::NoOpening(at) => (hex(at), at.to_string(), "sight-no-opening"),
        Block::Floor(at) => (hex(at), at.to_string(), "sight-floor"),
    };
    (drawn, at, what, id)
}
