//! Whatever is clicked that leads nowhere, the game says why not, and what it says is so.

use courier::{Awaited, COURIER, Illegal, PATROL, Place, View, WAIT};
use game::Pick;

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    let places = (0..Place::COUNT as u16).map(Pick::Place);
    let every: Vec<Pick> = [COURIER, PATROL, WAIT].into_iter().chain(places).collect();
    testkit::refusals::<courier::State>("letter", 200, &every, fault);
}

/// What is said must be so, as far as the table shows it.
fn fault(illegal: Illegal, view: &View, clicks: &[Pick]) -> Option<&'static str> {
    let is_true = match illegal {
        Illegal::PatrolFirst => view.awaited == Awaited::Patrol,
        Illegal::PatrolSet => view.awaited == Awaited::Courier,
        Illegal::NoOrder => !matches!(clicks, [COURIER | PATROL, Pick::Place(_)]),
        Illegal::NoRoad { place } => !place.is_road(),
        Illegal::WatchedLast { place } => view.seen == Some(place),
        Illegal::NotNextTo { from, to } => from == view.courier && !from.next_to().contains(&to),
    };
    (!is_true).then_some("untrue")
}
