//! What is said of a position is borne out by the ends of games.

#[test]
fn positions_are_judged_well() {
    testkit::judgement::<thirteen_days::State>("solitaire", 60);
}
