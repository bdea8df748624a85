//! The examples of the rulebook, and everything the game says.

#[test]
fn every_clause_example_holds() {
    testkit::clauses::<courier::State>();
}

#[test]
fn everything_can_be_said_in_every_language() {
    testkit::speech::<courier::State>("letter", 50);
}
