//! The laws every game keeps, over random play.

use thirteen_days::State;

#[test]
fn the_solitaire_game_keeps_the_contract() {
    testkit::contract::<State>("solitaire", 4_000);
}

#[test]
fn the_hollywood_version_keeps_the_contract() {
    testkit::contract::<State>("solitaire bowie=active magazine=on pistols=on", 500);
}

#[test]
fn the_two_player_game_keeps_the_contract() {
    testkit::contract::<State>("two-player pistols=on", 500);
}
