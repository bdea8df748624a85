//! The laws every game keeps, over random play.

use thirteen_days::State;

/// All options at once, but for those of two players.
const OPTIONS: &str = "bowie=active magazine=on pistols=on led=stop way-back=other off-map=wait beaten=back \
                       breach=near canister=texan platform=open guns=apart";

#[test]
fn the_solitaire_game_keeps_the_contract() {
    testkit::contract::<State>("solitaire", 4_000);
}

#[test]
fn the_options_keep_the_contract() {
    testkit::contract::<State>(&format!("solitaire {OPTIONS}"), 500);
}

#[test]
fn the_two_player_game_keeps_the_contract() {
    testkit::contract::<State>("two-player pistols=on", 500);
}

#[test]
fn the_two_player_game_keeps_the_contract_with_all_options() {
    testkit::contract::<State>(&format!("two-player {OPTIONS}"), 250);
}
