//! The attack under way, drawn on the board.

use charge::Post;
use charge::view::{AttackView, View};

use super::plan::{AREAS, GUNS, Spot};
use crate::svg::outline;

/// The area under attack.
pub fn target(attack: &AttackView) -> String {
    format!(r##"<path class="target" d="{}"/>"##, outline(AREAS[usize::from(attack.target.0)].outline))
}

/// A stroke from everyone who attacks to what they attack.
pub fn strokes(view: &View, attack: &AttackView) -> String {
    let middle = |area: charge::Area| AREAS[usize::from(area.0)].open.centre();
    let companies =
        view.texians.iter().filter(|texian| texian.joined).filter_map(|texian| match texian.post {
            Post::Open(area) => Some(area),
            Post::Aside | Post::Hidden(_) | Post::Dead => None,
        });
    let stacks = attack.stacks.iter().map(|&(area, _)| area);
    let mut starts: Vec<Spot> = companies
        .chain(stacks)
        .filter(|&area| area != attack.target)
        .map(middle)
        .chain(attack.guns.iter().map(|gun| GUNS[usize::from(gun.0)].at))
        .collect();
    starts.sort_unstable();
    starts.dedup();
    starts.iter().fold(String::new(), |out, &start| out + &stroke(start, middle(attack.target)))
}

/// An arrow that bows a little, from near its start to before its goal.
fn stroke(from: Spot, to: Spot) -> String {
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let run = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / run, dy / run);
    let stop = (run * 0.4).clamp(20.0, 72.0);
    let start = (from.0 as f32 + ux * 22.0, from.1 as f32 + uy * 22.0);
    let end = (to.0 as f32 - ux * stop, to.1 as f32 - uy * stop);
    let bow = (run * 0.1).min(36.0);
    let middle = ((start.0 + end.0) / 2.0 - uy * bow, (start.1 + end.1) / 2.0 + ux * bow);
    let angle = (end.1 - middle.1).atan2(end.0 - middle.0).to_degrees();
    let data =
        format!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", start.0, start.1, middle.0, middle.1, end.0, end.1);
    format!(
        r##"<g class="strike"><path class="strike-halo" d="{data}"/><path class="strike-line" d="{data}"/><path class="strike-head" transform="translate({:.0} {:.0})rotate({angle:.0})" d="M14 0L-9-11L-4 0L-9 11Z"/></g>"##,
        end.0, end.1,
    )
}
