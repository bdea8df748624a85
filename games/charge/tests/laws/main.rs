//! The laws that every game keeps, and what is tested of this one alone.

mod map;
mod mind;
mod refusals;

/// Every option.
const OTHER: &str = "assault advance=extra failed=may-advance cleared=empty rolls=group";

testkit::laws! {
    charge::State:
    clauses();
    contract("assault", 4_000), (OTHER, 1_000);
    fuzz("assault", 150_000), (OTHER, 50_000);
    perft("tests/charge.perft");
    speech("assault", 50);
    judgement("assault", 100);
    lawful(60);
    exam(400);
    honest("assault", 1);
    thumbs(include_str!("../../src/mind/thumb.rs"));
    explained("assault", 3);
    agreed(30);
    borne_out(150);
}
