//! The laws that every game keeps, and what is tested of this one alone.

mod cases;
mod refusals;
mod sight;

/// Between them these two have every option.
const OTHER: [&str; 2] = [
    "assault stacking=two texan-zone=chosen fire-back=yes crew=both breach=table losses=unit-50 \
     replacement=two-dice returns=full withdrawal=die late-turns=more north-wall=wooden enclosures=within",
    "assault clear-row=two shifts=four-one mexicans=40 contact=faced close-fire=yes range=sight rout-retreat=none \
     advance=no losses=step-25 garrison=posts continued-siege=untold",
];

testkit::laws! {
    the_alamo::State:
    clauses();
    contract("assault", 24), (OTHER[0], 6), (OTHER[1], 6);
    fuzz("assault", 120_000), (OTHER[0], 20_000), (OTHER[1], 20_000);
    perft("tests/the-alamo.perft");
    speech("assault", 4);
    judgement("assault", 60);
    lawful(20);
    exam(100);
    honest("assault", 1);
    thumbs(include_str!("../../src/mind/thumb.rs"));
    explained("assault", 1);
    reasons("assault", 1, 40);
    advice("assault", 1, 80);
    agreed(10);
    borne_out(25);
}
