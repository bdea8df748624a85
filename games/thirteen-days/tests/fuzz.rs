//! Spoiled text at every door: nothing panics, and what is let in is sound.

use thirteen_days::State;

#[test]
fn spoiled_text_is_borne_alone() {
    testkit::fuzz::<State>("solitaire", 250_000);
}

#[test]
fn spoiled_text_is_borne_with_two_players_and_all_options() {
    testkit::fuzz::<State>(
        "two-player bowie=active magazine=on pistols=on way-back=other guns=apart",
        250_000,
    );
}
