//! Walls, roofs and palisades as they look from above.

use std::fmt::Write;

use super::{Frame, Spot};
use crate::svg::course;

/// A wall as it looks from above: its shadow, its edge, its top, its courses of brick.
pub fn wall(kind: &str, data: &str) -> String {
    format!(
        r##"<path class="wall-cast {kind}" transform="translate(5 6)" d="{data}"/><path class="wall-edge {kind}" d="{data}"/><path class="wall {kind}" d="{data}"/><path class="brick {kind}" d="{data}"/><path class="wall-light {kind}" transform="translate(-2 -3)" d="{data}"/>"##
    )
}

/// A flat roof: its shadow by height, its parapet, its beams showing along one side.
pub fn roof(kind: &str, f: Frame, height: i32) -> String {
    let Frame { x, y, w, h } = f;
    let mut beams = String::new();
    if h > w {
        (1..h / 12).for_each(|i| {
            let _ = write!(beams, "M{} {}h7", x + w, y + i * 12);
        });
    } else {
        (1..w / 12).for_each(|i| {
            let _ = write!(beams, "M{} {}v-6", x + i * 12, y);
        });
    }
    format!(
        r##"<path class="cast" d="M{x} {y}h{w}l{height} {height}v{h}h-{w}l-{height} -{height}z"/><path class="beam" d="{beams}"/><rect class="parapet {kind}" x="{x}" y="{y}" width="{w}" height="{h}"/><rect class="roof {kind}" x="{rx}" y="{ry}" width="{rw}" height="{rh}"/><rect fill="url(#fig-gravel)" opacity=".45" x="{rx}" y="{ry}" width="{rw}" height="{rh}"/><path class="roof-light" d="M{rx} {bottom}V{ry}H{right}"/>"##,
        rx = x + 4,
        ry = y + 4,
        rw = w - 8,
        rh = h - 8,
        bottom = y + h - 4,
        right = x + w - 4,
    )
}

/// A palisade: two rows of posts with earth between them.
pub fn palisade(outer: [Spot; 2], inner: [Spot; 2], earth: [Spot; 2]) -> String {
    let [outer, inner, earth] = [outer, inner, earth].map(|line| course(&line));
    format!(
        r##"<path class="palisade-cast" d="{outer}"/><path class="palisade-earth" d="{earth}"/><path class="post-edge" d="{outer}"/><path class="post" d="{outer}"/><path class="post-edge" d="{inner}"/><path class="post" d="{inner}"/>"##
    )
}

/// A gap in a wall that runs in the direction `turn`, with the stones that fell.
pub fn rubble((x, y): Spot, turn: i32) -> String {
    format!(
        r##"<g transform="translate({x} {y})rotate({turn})"><path class="gap" d="M-21-12l5 5l-4 6l5 6l-5 7h40l-4-7l5-6l-5-6l4-5z"/><path class="rubble" d="M-16-3l6-6l6 4l-3 6zM2-6l7-4l5 6l-6 4zM-8 6l6-5l7 4l-4 6zM9 5l5-4l4 6l-5 3z"/></g>"##
    )
}

/// Where a wall is breached: the point of its course nearest to its star, and which way it runs there.
pub fn breach(course: &[Spot], star: Spot) -> (Spot, i32) {
    let nearest = |pair: &[Spot]| {
        let (from, to) = (pair[0], pair[1]);
        let run = (to.0 - from.0, to.1 - from.1);
        let length = run.0 * run.0 + run.1 * run.1;
        let along = ((star.0 - from.0) * run.0 + (star.1 - from.1) * run.1).clamp(0, length);
        let at = (from.0 + run.0 * along / length, from.1 + run.1 * along / length);
        (at, (run.1 as f32).atan2(run.0 as f32).to_degrees() as i32)
    };
    let distance = |at: Spot| (at.0 - star.0).pow(2) + (at.1 - star.1).pow(2);
    course.windows(2).map(nearest).min_by_key(|&(at, _)| distance(at)).unwrap_or((star, 0))
}
