//! Every clause example runs.

#[test]
fn examples() {
    testkit::clauses::<texas_glory::State>();
}
