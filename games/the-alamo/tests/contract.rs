//! The laws every game keeps, over random play.

#[test]
fn the_assault_keeps_the_contract() {
    testkit::contract::<the_alamo::State>("assault", 24);
}

/// Between them these two have every option.
const OTHER: [&str; 2] = [
    "assault stacking=two texan-zone=chosen fire-back=yes crew=both breach=table losses=unit-50 \
     replacement=two-dice returns=full withdrawal=die late-turns=more north-wall=wooden enclosures=within",
    "assault clear-row=two shifts=four-one mexicans=40 contact=faced close-fire=yes range=sight rout-retreat=none \
     advance=no losses=step-25 garrison=posts continued-siege=untold",
];

#[test]
fn so_it_does_with_other_readings_of_the_lost_rules() {
    for other in OTHER {
        testkit::contract::<the_alamo::State>(other, 6);
    }
}

#[test]
fn spoiled_text_is_borne() {
    testkit::fuzz::<the_alamo::State>("assault", 120_000);
    for other in OTHER {
        testkit::fuzz::<the_alamo::State>(other, 20_000);
    }
}
