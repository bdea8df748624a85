//! Who fires at what.

use super::Spot;

/// An arrow that bows a little, from near its start to before its goal.
pub fn stroke(from: Spot, to: Spot) -> String {
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let run = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / run, dy / run);
    let stop = (run * 0.4).clamp(20.0, 72.0);
    let start = (from.0 as f32 + ux * 22.0, from.1 as f32 + uy * 22.0);
    let end = (to.0 as f32 - ux * stop, to.1 as f32 - uy * stop);
    let bow = (run * 0.1).min(36.0);
    let middle = (f32::midpoint(start.0, end.0) - uy * bow, f32::midpoint(start.1, end.1) + ux * bow);
    let angle = (end.1 - middle.1).atan2(end.0 - middle.0).to_degrees();
    let data =
        format!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", start.0, start.1, middle.0, middle.1, end.0, end.1);
    format!(
        r##"<g class="strike"><path class="strike-halo" d="{data}"/><path class="strike-line" d="{data}"/><path class="strike-head" transform="translate({:.0} {:.0})rotate({angle:.0})" d="M14 0L-9-11L-4 0L-9 11Z"/></g>"##,
        end.0, end.1,
    )
}
