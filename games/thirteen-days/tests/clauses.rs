//! The examples of the rulebook, and everything the game says.

#[test]
fn every_clause_example_holds() {
    testkit::clauses::<thirteen_days::State>();
}

#[test]
fn everything_can_be_said_in_both_languages() {
    testkit::speech::<thirteen_days::State>("solitaire", 10);
    testkit::speech::<thirteen_days::State>("two-player bowie=active magazine=on pistols=on", 10);
}
