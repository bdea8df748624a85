//! The rules of thumb are fair between themselves, and better than chance.

use ai::{Effort, Level, Player};
use charge::{Assault, State, TEXAN};

/// Plays out games between these; how many did the Texians win, and in how many turns?
fn play(games: u64, texian: Level, mexican: Level) -> (u64, u64) {
    let players = [texian, mexican].map(|level| Player { level, effort: Effort::USUAL });
    let (mut won, mut turns) = (0, 0);
    for seed in 0..games {
        let played = ai::play_out::<State>(Assault::default(), players, seed);
        let outcome = played.outcome.expect("the assault ends");
        won += u64::from(outcome.winner == Some(TEXAN));
        turns += u64::from(played.turns);
    }
    (won, turns)
}

/// The Texians win somewhat more often than not. Enough games are played to know the share, in 95 cases of 100,
/// within two in a hundred, and all of that interval must lie between two fifths and three fifths.
#[test]
fn neither_side_is_favoured() {
    const GAMES: u64 = 10_000;
    let (won, turns) = play(GAMES, Level::Regular, Level::Regular);
    let [least, share, most] = ai::wilson(won, GAMES);
    assert!(most - least < 0.02, "the Texians won {won} of {GAMES}");
    assert!(least > 0.4 && most < 0.6, "the Texians won {share:.3}, between {least:.3} and {most:.3}");
    assert!((GAMES * 6..GAMES * 8).contains(&turns), "{turns} turns in {GAMES} games");
}

#[test]
fn sense_beats_chance() {
    let (won, _) = play(100, Level::Regular, Level::Random);
    assert!(won >= 90, "sensible Texians won {won} of 100");
    let (won, _) = play(100, Level::Random, Level::Regular);
    assert!(won <= 10, "sensible Mexicans lost {won} of 100");
}
