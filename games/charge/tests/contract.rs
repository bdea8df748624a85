//! The laws every game keeps, over random play.

#[test]
fn the_assault_keeps_the_contract() {
    testkit::contract::<charge::State>("assault", 4_000);
}

#[test]
fn spoiled_text_is_borne() {
    testkit::fuzz::<charge::State>("assault", 150_000);
}
