//! Spoiled text at every door.

use texas_glory::State;

#[test]
fn spoiled_texts_of_1836() {
    testkit::fuzz::<State>("1836", 10_000);
}

#[test]
fn spoiled_texts_of_1835() {
    testkit::fuzz::<State>("1835", 10_000);
}

#[test]
fn spoiled_texts_of_the_campaign() {
    testkit::fuzz::<State>("campaign", 10_000);
}
