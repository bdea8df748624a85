//! What is said of a position is borne out by the ends of games.

use texas_glory::State;

#[test]
fn positions_of_1835_are_judged_well() {
    testkit::judgement::<State>("1835", 60);
}

#[test]
fn positions_of_1836_are_judged_well() {
    testkit::judgement::<State>("1836", 60);
}

#[test]
fn positions_of_the_campaign_are_judged_well() {
    testkit::judgement::<State>("campaign", 60);
}
