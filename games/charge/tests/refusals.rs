//! Whatever is clicked that leads nowhere, the game says why not.

use charge::clicks::thing;
use game::{Pick, Refusal};

/// Everything there is to click: pieces, places, numbers, buttons.
fn every_click() -> Vec<Pick> {
    let pieces = (0..300).map(Pick::Piece);
    let places = (0..60).map(Pick::Place);
    let amounts = (1..=6).map(Pick::Amount);
    let buttons = (0..9).map(Pick::Button);
    pieces.chain(places).chain(amounts).chain(buttons).filter(|&pick| thing(pick).is_some()).collect()
}

/// [3.0] What is awaited now says nothing of what was clicked.
fn in_general(illegal: charge::Illegal, _: &charge::View) -> Option<&'static str> {
    (illegal.rule().0 == "3.0").then_some("nothing is said of the click")
}

#[test]
fn every_click_that_leads_nowhere_is_refused_by_its_clause() {
    testkit::refusals::<charge::State>("assault", 24, &every_click(), in_general);
}
