//! How many ways small positions can go on.

#[test]
fn positions_go_on_in_as_many_ways_as_before() {
    testkit::perft::<courier::State>("tests/courier.perft");
}
