//! The examples of the rulebook, and everything the game says.

#[test]
fn every_clause_example_holds() {
    testkit::clauses::<the_alamo::State>();
}

#[test]
fn everything_can_be_said_in_both_languages() {
    testkit::speech::<the_alamo::State>("assault", 4);
}
