//! What a turn comes to, in a few lines; and where events led on the map.

use game::{Count, Phrase, Pick, Times};

use crate::state::Side;
use crate::{Event, View, Zone};

/// Who moved where, how many shots and melees there were, what was lost and opened.
pub(crate) fn summary(events: &[Event]) -> [Vec<Phrase>; 3] {
    let (mut marched, mut moved, mut melees) = (Times::default(), Times::default(), Times::default());
    let (mut shots, mut hits) = (0_u16, 0_u16);
    let (mut fallen, mut mexicans, mut opened) = (Times::default(), 0_u16, Times::default());
    for event in events {
        match *event {
            Event::Entered { zone, count, .. } | Event::Returned { zone, count, .. } => {
                marched.add_times(zone, count.into());
            }
            Event::Marched { march, .. } => marched.add_times(march.to, march.count.into()),
            Event::Moved { to, .. } => moved.add(to),
            Event::CannonFired { side: Side::Texan, hit, .. }
            | Event::RiflesFired { side: Side::Texan, hit, .. } => {
                shots += 1;
                hits += u16::from(hit);
            }
            Event::MeleeRolled { zone, .. } => melees.add(zone),
            Event::UnitLost { unit, .. } => fallen.add(unit.name()),
            Event::GunDestroyed { gun } | Event::CrewLost { gun } | Event::GunCaptured { gun } => {
                fallen.add(gun.name());
            }
            Event::OfficerDied { officer, .. } => fallen.add(officer.name()),
            Event::MexicanLost { .. } | Event::Routed { .. } => mexicans += 1,
            Event::Breached { section } | Event::SappersWorked { section, breached: true, .. } => {
                opened.add(section.name());
            }
            _ => {}
        }
    }
    let zones = |id, zones: Times<Zone>| {
        (!zones.is_empty()).then(|| Phrase::new(id).with("zones", zones.told(counted, "summary-more")))
    };
    let names = |id, names: Times<Phrase>| {
        (!names.is_empty()).then(|| Phrase::new(id).with("names", names.told(|name, _| name, "summary-more")))
    };
    let fired = (shots > 0).then(|| Phrase::new("summary-shots").with("shots", shots).with("hits", hits));
    let fell = (mexicans > 0).then(|| Phrase::new("summary-mexicans").with("count", mexicans));
    let moves = [zones("summary-marched", marched), zones("summary-moved", moved)];
    let fights = [fired, zones("summary-melees", melees)];
    let losses = [names("summary-fallen", fallen), fell, names("summary-opened", opened)];
    [
        moves.into_iter().flatten().collect(),
        fights.into_iter().flatten().collect(),
        losses.into_iter().flatten().collect(),
    ]
}

/// "the north battery", "the north battery (3)".
fn counted(zone: Zone, count: u16) -> Phrase {
    Phrase::new("summary-zone").with("zone", zone.the()).with("count", count)
}

/// The defenders that are left, the breaches, and the Mexican counters lost for good.
pub(crate) fn counts(view: &View) -> Vec<Count> {
    let lost = view.strength.iter().map(|&(_, now, full)| u16::from(full.saturating_sub(now))).sum();
    vec![
        Count::of_first("count-defenders", view.defenders.into()),
        Count::of_first("count-breaches", view.breaches.len().into()),
        Count::of_first("count-mexicans", lost),
    ]
}

/// The way of a march, a move or a retreat.
pub(crate) fn path(event: &Event) -> Vec<Pick> {
    let (from, to) = match *event {
        Event::Marched { march, .. } => (march.from, march.to),
        Event::Moved { from, to, .. }
        | Event::Retreated { from, to, .. }
        | Event::UnitRetreated { from, to, .. } => (from, to),
        _ => return Vec::new(),
    };
    vec![from.pick(), to.pick()]
}
