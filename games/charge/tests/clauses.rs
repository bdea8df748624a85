//! The examples of the rulebook, and everything the game says.

#[test]
fn every_clause_example_holds() {
    testkit::clauses::<charge::State>();
}

#[test]
fn everything_can_be_said_in_both_languages() {
    testkit::speech::<charge::State>("assault", 50);
}
