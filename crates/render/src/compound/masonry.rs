//! Walls as they look from above, whole and breached.

use super::Spot;

/// A wall as it looks from above: its shadow, its edge, its top, its courses of brick.
pub fn wall(kind: &str, data: &str) -> String {
    format!(
        r##"<path class="wall-cast {kind}" transform="translate(5 6)" d="{data}"/><path class="wall-edge {kind}" d="{data}"/><path class="wall {kind}" d="{data}"/><path class="brick {kind}" d="{data}"/><path class="wall-light {kind}" transform="translate(-2 -3)" d="{data}"/>"##
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
