//! The margin of the board: the grid of the edge zones, the batteries beyond it, and those off the map.

use std::fmt::Write;

use game::Lang;
use thirteen_days::view::View;
use thirteen_days::{Edge, Zone};

use super::plan::{GROUND, HEIGHT, WIDTH, ZONES};
use crate::compound::text::{say, tell};
use crate::compound::{Frame, Spot, frame};
use crate::svg::{bounds, escape};

/// The width of the margin.
const BREADTH: i32 = GROUND.x;

/// A neat line, and outside it the letter and number of every edge zone.
pub fn grid(lang: Lang) -> String {
    let mut out = format!(
        r##"<path class="margin" fill-rule="evenodd" d="M0 0H{WIDTH}V{HEIGHT}H0ZM{0} {1}h{2}v{3}h-{2}z"/><rect class="frame" x="5" y="5" width="{4}" height="{5}"/><rect class="neat" x="{0}" y="{1}" width="{2}" height="{3}"/>"##,
        GROUND.x,
        GROUND.y,
        GROUND.w,
        GROUND.h,
        WIDTH - 10,
        HEIGHT - 10,
    );
    for (zone, (edge, number)) in Zone::all().filter_map(|zone| Some((zone, zone.edge()?))) {
        let (x, y) = label(zone, edge);
        let letter = say(lang, &format!("td-letter-{}", edge.code()));
        let _ = write!(
            out,
            r##"<text class="grid" id="grid-{zone}" x="{x}" y="{}">{}{number}</text>"##,
            y + 7,
            escape(&letter),
        );
    }
    let (right, bottom) = (GROUND.x + GROUND.w, GROUND.y + GROUND.h);
    for x in [156, 428, 728, 1004, 1392] {
        let _ = write!(out, r##"<path class="tick" d="M{x} 8V{BREADTH}M{x} {bottom}V{}"/>"##, HEIGHT - 8);
    }
    for y in [136, 290, 454, 568, 700, 940, 1180] {
        let _ = write!(out, r##"<path class="tick" d="M8 {y}H{BREADTH}M{right} {y}H{}"/>"##, WIDTH - 8);
    }
    out
}

/// The middle of the label of an edge zone.
fn label(zone: Zone, edge: Edge) -> Spot {
    let (x, y) = bounds(ZONES[usize::from(zone.0)].outline).centre();
    match edge.code() {
        "N" => (x, 26),
        "S" => (x, HEIGHT - 26),
        "O" => (25, y),
        _ => (WIDTH - 25, y),
    }
}

/// The room in the margin for those who come back to an edge zone: behind its label.
pub fn beside(zone: Zone) -> Frame {
    let ground = bounds(ZONES[usize::from(zone.0)].outline);
    let (x, y) = ground.centre();
    match zone.edge().map(|(edge, _)| edge.code()) {
        Some("N") => frame(x + 18, 8, ground.w / 2 - 20, 34),
        Some("S") => frame(x + 18, HEIGHT - 42, ground.w / 2 - 20, 34),
        Some("O") => frame(8, y + 16, 34, ground.h / 2 - 18),
        _ => frame(WIDTH - 42, y + 16, 34, ground.h / 2 - 18),
    }
}

/// Where a battery stands: before the labels of the second, third and fifth zones of its edge.
pub fn battery(edge: Edge, index: usize) -> Spot {
    let (x, y) = label(edge.zone([2, 3, 5][index % 3]), edge);
    if matches!(edge.code(), "N" | "S") { (x - 54, y) } else { (x, y - 34) }
}

/// The edge whose batteries fire: in the bombardment the side bombarded, in the assault that of the reserve.
pub fn batteries_at(view: &View) -> Option<Edge> {
    match &view.bombardment {
        Some(bombardment) => bombardment.side,
        None => view.edges.map(|edges| edges[4]),
    }
}

/// The batteries beyond the edge of the map.
pub fn batteries(view: &View, lang: Lang) -> String {
    let Some(edge) = batteries_at(view) else { return String::new() };
    let turn = match edge.code() {
        "N" => 180,
        "S" => 0,
        "O" => 90,
        _ => 270,
    };
    (0..usize::from(view.batteries)).fold(String::new(), |mut out, index| {
        let (x, y) = battery(edge, index);
        let number = [("number", (index + 1).into())];
        let _ = write!(
            out,
            r##"<g class="battery-piece" role="img" aria-label="{}" transform="translate({x} {y})"><circle class="battery" r="16"/><use href="#fig-cannon" transform="rotate({turn})scale(.72)"/></g>"##,
            escape(&tell(lang, "td-battery", &number)),
        );
        out
    })
}
