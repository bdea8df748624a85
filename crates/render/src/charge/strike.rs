//! The attack under way, drawn on the board.

use charge::Post;
use charge::view::{AttackView, View};

use super::plan::{AREAS, GUNS};
use crate::compound::Spot;
use crate::compound::stroke::stroke;
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
