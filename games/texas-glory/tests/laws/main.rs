//! The laws that every game keeps, and what is tested of this one alone.

mod cards;
mod forts;
mod mind;
mod positions;
mod refusals;

use game::Game;
use texas_glory::{State, War};

/// Every option at its other value.
const OTHERWISE: &str = "single-orders=beyond moved-leaders=command acting-chief=nobody burn-boxes=no burn-march=free \
                         attacked-ports=closed field-guns=stay fort-jessup=closed regroup=vacant regrouped=line \
                         relief-cavalry=first besieged-box=four";

testkit::laws! {
    State:
    clauses();
    contract("1836", 1_000), ("1835", 300), ("campaign", 150), (&format!("campaign {OTHERWISE}"), 150);
    fuzz("1836", 10_000), ("1835", 10_000), ("campaign", 10_000);
    levelled("1836", 12), ("1835", 12), ("campaign", 6);
    perft("tests/texas-glory.perft");
    speech("1836", 20), ("campaign", 20);
    judgement("1836", 60), ("1835", 60), ("campaign", 60);
    lawful(21);
    exam(100);
    honest("1836", 5), ("1835", 5), ("campaign", 5);
    thumbs(include_str!("../../src/mind/thumb.rs"));
    explained("1836", 2), ("1835", 2), ("campaign", 2);
    reasons("1836", 12, 4), ("1835", 12, 4), ("campaign", 12, 4);
    advice("1836", 3, 60), ("1835", 3, 60), ("campaign", 3, 60);
    agreed(20);
    borne_out(60);
}

#[test]
fn the_other_readings_are_all_there() {
    let war: War = format!("1836 {OTHERWISE}").parse().expect("a scenario");
    let otherwise = State::TITLE.options.iter().map(|option| {
        let other = option.values.last().expect("two values");
        format!("{}={other}", option.id)
    });
    assert_eq!(war.to_string(), format!("1836 {}", otherwise.collect::<Vec<_>>().join(" ")));
}
