//! The laws every game keeps, over random play.

#[test]
fn the_assault_keeps_the_contract() {
    testkit::contract::<the_alamo::State>("assault", 24);
}

#[test]
fn so_it_does_with_other_readings_of_the_lost_rules() {
    let other = "assault stacking=two texan-zone=chosen fire-back=yes crew=both breach=table losses=unit-50 \
                 replacement=two-dice returns=full withdrawal=die late-turns=more north-wall=wooden enclosures=within";
    testkit::contract::<the_alamo::State>(other, 6);
}

#[test]
fn spoiled_text_is_borne() {
    testkit::fuzz::<the_alamo::State>("assault", 120_000);
}
