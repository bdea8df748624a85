//! The laws every game keeps, over random play.

#[test]
fn the_letter_keeps_the_contract() {
    testkit::contract::<courier::State>("letter", 2_000);
    testkit::contract::<courier::State>("letter horse=fresh", 500);
}

#[test]
fn what_a_side_cannot_tell_apart_levels_alike() {
    testkit::levelled::<courier::State>("letter", 50);
}

#[test]
fn spoiled_text_is_borne() {
    testkit::fuzz::<courier::State>("letter", 50_000);
}
