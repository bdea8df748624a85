//! Whatever is clicked that leads nowhere, the game says why not.

use game::{Pick, Refusal};
use the_alamo::clicks::thing;

/// Everything there is to click: pieces, places, hexsides, buttons.
fn every_click() -> Vec<Pick> {
    let pieces = (0..110).map(Pick::Piece);
    let places = (0..1300).map(Pick::Place);
    let ways = (0..2).map(Pick::Amount);
    let buttons = (0..9).map(Pick::Button);
    pieces.chain(places).chain(ways).chain(buttons).filter(|&pick| thing(pick).is_some()).collect()
}

/// [4.0-a] What is awaited now says nothing of what was clicked.
fn in_general(illegal: the_alamo::Illegal, _: &the_alamo::View) -> Option<&'static str> {
    (illegal.rule().0 == "4.0-a").then_some("nothing is said of the click")
}

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    testkit::refusals::<the_alamo::State>("assault", 1, &every_click(), in_general);
}

#[test]
fn so_it_is_where_the_texans_answer_every_step() {
    testkit::refusals::<the_alamo::State>("assault texan-zone=chosen", 1, &every_click(), in_general);
}
