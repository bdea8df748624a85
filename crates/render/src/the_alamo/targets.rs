//! What may be clicked on the map itself: places, hexsides, entry areas, the rows of the columns.

use std::fmt::Write;

use game::Lang;
use the_alamo::map::{Area, Ground, Hex, Place, Wall};
use the_alamo::{Column, clicks};

use super::courses::around;
use super::plan::{column_row, ends, hexagon, middle, sides_of};
use super::text::{Card, name, say, tell};
use crate::compound::Frame;
use crate::svg::escape;

/// All targets. Insides come before roofs, so that a roof takes the click while both may be chosen; the page turns
/// their order when it lifts the roofs. Areas and hexsides take clicks only when they may be chosen.
pub fn targets(lang: Lang) -> String {
    let mut out = String::from(r##"<g class="areas ground">"##);
    let plain = Hex::all().filter(|hex| hex.inside().is_none()).map(Hex::top);
    plain.for_each(|place| out.push_str(&target(place, "", lang)));
    out.push_str(r##"</g><g class="areas insides">"##);
    Hex::all().filter_map(Hex::inside).for_each(|place| out.push_str(&target(place, " ta-in", lang)));
    out.push_str(r##"</g><g class="areas roofs">"##);
    let roofs = Hex::all().filter(|hex| hex.inside().is_some()).map(Hex::top);
    roofs.for_each(|place| out.push_str(&target(place, " ta-on", lang)));
    out.push_str(r##"</g><g class="sides">"##);
    Wall::all().for_each(|wall| out.push_str(&hexside(wall, lang)));
    out.push_str(r##"</g><g class="entries">"##);
    Area::all().for_each(|area| out.push_str(&entry(area, lang)));
    Column::all().for_each(|column| out.push_str(&row(column, lang)));
    out.push_str("</g>");
    out
}

/// A place as something to click and to look from.
fn target(place: Place, class: &str, lang: Lang) -> String {
    let pick = clicks::place(place);
    format!(
        r##"<path class="area{class}" data-pick="{pick}" data-sight="{pick}"{} role="button" tabindex="-1" aria-label="{}" d="{}"/>"##,
        card(place, lang),
        escape(&name(lang, pick)),
        hexagon(middle(place.hex())),
    )
}

/// What the ground of a place means, where there is anything to tell.
fn card(place: Place, lang: Lang) -> String {
    let hex = place.hex();
    let id = match hex.ground() {
        Ground::Open => {
            return hex.entry().map_or_else(String::new, |area| {
                let title = name(lang, clicks::place(place));
                let area = tell(lang, "ground-entry", &[("area", area.to_string().into())]);
                attribute(&title, &[area])
            });
        }
        Ground::Plaza => "ground-plaza",
        Ground::Platform => "ground-platform",
        Ground::Building if place.is_inside() => "ground-inside",
        Ground::Building => "ground-roof",
        Ground::Courtyard => "ground-courtyard",
        Ground::Pen => "ground-pen",
        Ground::Yard => "ground-yard",
        Ground::Nave => "ground-nave",
        Ground::Apse => "ground-apse",
        Ground::Lunette => "ground-lunette",
    };
    let mut lines = vec![say(lang, id)];
    if !place.is_inside() && hex.is_artillery() {
        lines.push(say(lang, "ground-gun"));
    }
    if !place.is_within_walls() {
        lines.push(say(lang, "ground-without"));
    }
    attribute(&name(lang, clicks::place(place)), &lines)
}

fn attribute(title: &str, lines: &[String]) -> String {
    let mut card = Card::new(title);
    lines.iter().for_each(|line| card.line(line));
    format!(r##" data-card="{card}""##)
}

/// A hexside as something to breach.
fn hexside(wall: Wall, lang: Lang) -> String {
    let pick = clicks::wall(wall);
    let ((ax, ay), (bx, by)) = ends(wall);
    format!(
        r##"<g class="section" data-pick="{pick}" role="button" tabindex="-1" aria-label="{}"><path class="wall-line" d="M{ax} {ay}L{bx} {by}"/></g>"##,
        escape(&name(lang, pick)),
    )
}

/// An entry area as something to choose for a column.
fn entry(area: Area, lang: Lang) -> String {
    let pick = clicks::area(area);
    format!(
        r##"<path class="area ta-entrance" data-pick="{pick}" role="button" tabindex="-1" aria-label="{}" d="{}"/>"##,
        escape(&name(lang, pick)),
        around(&sides_of(area.hexes())),
    )
}

/// The row of a column on its sheet, to plot for it.
fn row(column: Column, lang: Lang) -> String {
    let pick = clicks::column(column);
    let Frame { x, y, w, h } = column_row(column.0);
    let mut out = String::new();
    let _ = write!(
        out,
        r##"<path class="area ta-entrance" data-pick="{pick}" role="button" tabindex="-1" aria-label="{}" d="M{x} {y}h{w}v{h}h-{w}z"/>"##,
        escape(&name(lang, pick)),
    );
    out
}
