//! The laws of `game::Game`, over random play.

#[test]
fn campaign_of_1836() {
    testkit::contract::<texas_glory::State>("1836", 1_000);
}
