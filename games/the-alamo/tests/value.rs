//! What is said of a position is borne out by the ends of games.

#[test]
fn positions_are_judged_well() {
    testkit::judgement::<the_alamo::State>("assault", 60);
}
