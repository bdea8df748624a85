//! The laws every game keeps, over random play.

#[test]
fn the_assault_keeps_the_contract() {
    testkit::contract::<charge::State>("assault", 4_000);
}

/// Every option.
const OTHER: &str = "assault advance=extra failed=may-advance cleared=empty rolls=group";

#[test]
fn so_it_does_with_other_readings_of_the_rules() {
    testkit::contract::<charge::State>(OTHER, 1_000);
}

#[test]
fn spoiled_text_is_borne() {
    testkit::fuzz::<charge::State>("assault", 150_000);
    testkit::fuzz::<charge::State>(OTHER, 50_000);
}
