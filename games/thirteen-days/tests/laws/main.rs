//! The laws that every game keeps, and what is tested of this one alone.

mod map;
mod refusals;

/// All options at once, but for those of two players.
const OPTIONS: &str = "bowie=active magazine=on pistols=on led=stop way-back=other off-map=wait beaten=back \
                       breach=near canister=texan platform=open guns=apart";
const TWO_PLAYERS: &str = "two-player bowie=active magazine=on pistols=on way-back=other guns=apart";

testkit::laws! {
    thirteen_days::State:
    clauses();
    contract("solitaire", 4_000), (&format!("solitaire {OPTIONS}"), 500), ("two-player pistols=on", 500),
        (&format!("two-player {OPTIONS}"), 250);
    fuzz("solitaire", 250_000), (TWO_PLAYERS, 250_000);
    perft("tests/thirteen-days.perft");
    speech("solitaire", 10), (TWO_PLAYERS, 10);
    judgement("solitaire", 60);
    lawful(10);
    exam(100);
    honest("two-player", 2);
    thumbs(include_str!("../../src/mind/thumb.rs"));
    explained("solitaire", 3), ("two-player", 3);
    agreed(30);
    borne_out(100);
}
