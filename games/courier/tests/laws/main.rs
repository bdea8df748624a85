//! The laws that every game keeps.

mod refusals;

testkit::laws! {
    courier::State:
    clauses();
    contract("letter", 2_000), ("letter horse=fresh", 500);
    fuzz("letter", 50_000);
    levelled("letter", 50);
    perft("tests/courier.perft");
    speech("letter", 50);
    honest("letter", 30);
    thumbs(include_str!("../../src/mind.rs"));
    explained("letter", 20);
    reasons("letter", 20, 1);
}
