//! What a turn comes to, in a few lines; and where events led on the map.

use game::{Count, Phrase, Pick, Times};

use crate::{Area, Event, View};

/// Who moved where, which areas were attacked, who fell and what was broken.
pub(crate) fn summary(events: &[Event]) -> [Vec<Phrase>; 3] {
    let (mut marched, mut moved, mut attacked) = (Times::default(), Times::default(), Times::default());
    let (mut fallen, mut mexicans, mut broken) = (Times::default(), 0_u16, Times::default());
    for event in events {
        match *event {
            Event::Entered { area, .. } => marched.add(area),
            Event::Marched { order, .. } | Event::Obliqued { order, .. } => marched.add(order.to),
            Event::StackAdvanced { to, .. } => marched.add(to),
            Event::LeaderMoved { area, .. }
            | Event::UnitMoved { area, .. }
            | Event::UnitAdvanced { area, .. } => moved.add(area),
            Event::AttackRolled { area, .. } => attacked.add(area),
            Event::TexianFell { unit, .. } => fallen.add(unit.name()),
            Event::MexicanFell { .. } => mexicans += 1,
            Event::WallHit { wall, left: 0 } => broken.add(wall.name()),
            Event::GunHit { gun, left: 0 } | Event::Spiked { gun, .. } => broken.add(gun.name()),
            _ => {}
        }
    }
    let areas = |id, areas: Times<Area>| {
        (!areas.is_empty()).then(|| Phrase::new(id).with("areas", areas.told(counted, "summary-more")))
    };
    let names = |id, names: Times<Phrase>| {
        (!names.is_empty()).then(|| Phrase::new(id).with("names", names.told(|name, _| name, "summary-more")))
    };
    let fell = (mexicans > 0).then(|| Phrase::new("summary-mexicans").with("count", mexicans));
    let moves = [areas("summary-marched", marched), areas("summary-moved", moved)];
    let losses = [names("summary-fallen", fallen), fell, names("summary-broken", broken)];
    [
        moves.into_iter().flatten().collect(),
        areas("summary-attacked", attacked).into_iter().collect(),
        losses.into_iter().flatten().collect(),
    ]
}

/// "North Wall", "North Wall (3)".
fn counted(area: Area, count: u16) -> Phrase {
    Phrase::new("summary-area").with("area", area.name()).with("count", count)
}

/// The units lost, and the walls that no longer stand.
pub(crate) fn counts(view: &View) -> Vec<Count> {
    let down = view.walls.iter().filter(|wall| wall.strength == 0 && wall.printed > 0).count() as u16;
    vec![
        Count::of_each("count-dead", [view.texian_losses, view.mexican_losses].map(u16::from)),
        Count::of_first("count-walls", down),
    ]
}

/// The way of a march or an advance.
pub(crate) fn path(event: &Event) -> Vec<Pick> {
    let (from, to) = match *event {
        Event::Marched { order, .. } | Event::Obliqued { order, .. } => (order.from, order.to),
        Event::StackAdvanced { from, to, .. } => (from, to),
        _ => return Vec::new(),
    };
    vec![from.pick(), to.pick()]
}
