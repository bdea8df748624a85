//! The laws of `game::Game`, over random play.

#[test]
fn campaign_of_1836() {
    testkit::contract::<texas_glory::State>("1836", 1_000);
}

#[test]
fn revolt_of_1835() {
    testkit::contract::<texas_glory::State>("1835", 300);
}

#[test]
fn campaign_of_both_years() {
    testkit::contract::<texas_glory::State>("campaign", 150);
}
