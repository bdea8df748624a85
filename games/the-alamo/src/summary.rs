//! What a turn comes to, in a few lines; and where events led on the map.

use game::{Count, Phrase, Pick, Times};

use crate::event::Event;
use crate::pieces::Piece;
use crate::state::{Post, Side, Way};
use crate::view::View;

/// What is said of the Texans, and of the Mexicans.
type Sides = [&'static str; 2];

const PIECES: Sides = ["summary-pieces-texan", "summary-pieces-mexican"];
const LOST: Sides = ["summary-lost-texan", "summary-lost-mexican"];
const FIRE: Sides = ["summary-fire-texan", "summary-fire-mexican"];
const MELEE: Sides = ["summary-melee-texan", "summary-melee-mexican"];

/// Who moved and came over the walls, how often was attacked, what was lost, taken and breached.
pub(crate) fn summary(events: &[Event]) -> [Vec<Phrase>; 3] {
    let (mut moved, mut over) = (Times::default(), Times::default());
    let mut attacks = Times::default();
    let (mut lost, mut dead) = (Times::default(), Times::default());
    let (mut taken, mut breached) = (Times::default(), Times::default());
    for event in events {
        match *event {
            Event::Moved { piece, from, to } => {
                let side = match piece {
                    Piece::Leader(leader) => leader.side(),
                    Piece::Unit(unit) => unit.side(),
                    Piece::Battery(_) => continue,
                };
                moved.add(side);
                if side == Side::Mexican && to.is_within_walls() && !from.is_within_walls() {
                    over.add(piece.name());
                }
            }
            Event::AttackDeclared { target, way, .. } => attacks.add((target.side().other(), way)),
            Event::StepLost { unit, .. } => lost.add(unit.side()),
            Event::Eliminated { unit, .. } => dead.add(unit.name()),
            Event::LeaderFell { leader, .. } | Event::LeaderCaught { leader, .. } => dead.add(leader.name()),
            Event::Captured { battery, .. } => taken.add(battery.name()),
            Event::BreachTried { wall, breached: true, .. } => breached.add(wall.name()),
            _ => {}
        }
    }
    let counted = |[texan, mexican]: Sides, side: Side, count: u16| {
        Phrase::new(if side == Side::Texan { texan } else { mexican }).with("count", count)
    };
    let named = |id, names: Times<Phrase>| {
        (!names.is_empty()).then(|| Phrase::new(id).with("names", names.told(|name, _| name, "summary-more")))
    };
    let sides = |id, of_each, sides: Times<Side>| {
        let told =
            |sides: Times<Side>| sides.told(|side, count| counted(of_each, side, count), "summary-more");
        (!sides.is_empty()).then(|| Phrase::new(id).with("list", told(sides)))
    };
    let attack = |(side, way), count| counted(if way == Way::Fire { FIRE } else { MELEE }, side, count);
    let attacked = (!attacks.is_empty())
        .then(|| Phrase::new("summary-attacks").with("list", attacks.told(attack, "summary-more")));
    let losses = [
        named("summary-dead", dead),
        sides("summary-steps", LOST, lost),
        named("summary-taken", taken),
        named("summary-breached", breached),
    ];
    [
        [sides("summary-moved", PIECES, moved), named("summary-over", over)].into_iter().flatten().collect(),
        attacked.into_iter().collect(),
        losses.into_iter().flatten().collect(),
    ]
}

/// The units out of the game, the Mexican casualties, and the breaches.
pub(crate) fn counts(view: &View) -> Vec<Count> {
    let out =
        |side: Side| view.units().filter(|unit| unit.side == side && unit.post == Post::Out).count() as u16;
    vec![
        Count::of_each("count-dead", [Side::Texan, Side::Mexican].map(out)),
        Count::of_first("count-casualties", view.losses),
        Count::of_first("count-breaches", view.breaches().count() as u16),
    ]
}

/// The way of a move, a retreat or an advance.
pub(crate) fn path(event: &Event) -> Vec<Pick> {
    match *event {
        Event::Moved { from, to, .. }
        | Event::Retreated { from, to, .. }
        | Event::Advanced { from, to, .. } => {
            vec![from.pick(), to.pick()]
        }
        _ => Vec::new(),
    }
}
