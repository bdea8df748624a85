//! The fire, the melee or the climb under way, drawn on the board.

use thirteen_days::Mark;
use thirteen_days::view::View;

use super::margin;
use super::plan::{GUNS, SECTIONS, ZONES};
use crate::compound::Spot;
use crate::compound::stroke::stroke;
use crate::svg::outline;

/// What is fired at or fought for.
pub fn targets(view: &View) -> String {
    let melee = view.melee.as_ref().map(|melee| zone(melee.zone));
    let morale = view.morale.as_ref().map(|morale| zone(morale.zone));
    let aim = view.shot.as_ref().map(|shot| shot.mark).or(view.bombardment.and_then(|it| it.mark));
    let aimed = aim.map(|mark| match mark {
        Mark::Zone(at) => zone(at),
        Mark::Gun(_) | Mark::Section(_) => {
            let (x, y) = spot(mark);
            format!(r##"<circle class="target" cx="{x}" cy="{y}" r="34"/>"##)
        }
    });
    [melee, morale, aimed].into_iter().flatten().collect()
}

fn zone(zone: thirteen_days::Zone) -> String {
    format!(r##"<path class="target" d="{}"/>"##, outline(ZONES[usize::from(zone.0)].outline))
}

/// Where something that is fired at lies.
fn spot(mark: Mark) -> Spot {
    match mark {
        Mark::Gun(gun) => GUNS[usize::from(gun.0)].at,
        Mark::Section(section) => SECTIONS[usize::from(section.0)].mark,
        Mark::Zone(zone) => ZONES[usize::from(zone.0)].room.centre(),
    }
}

/// A stroke from who fires to what is fired at.
pub fn strokes(view: &View) -> String {
    let Some(shot) = &view.shot else { return String::new() };
    let to = spot(shot.mark);
    match shot.from {
        Some(from) if from != shot.mark.zone() => stroke(spot(Mark::Zone(from)), to),
        Some(_) => String::new(),
        None => margin::batteries_at(view).map_or_else(String::new, |edge| {
            let batteries = 0..usize::from(view.batteries);
            batteries.fold(String::new(), |out, index| out + &stroke(margin::battery(edge, index), to))
        }),
    }
}
